import type { Game } from './game.ts';
import type { Rules } from './rules.ts';
import { SIDES, type KernelEvent, type Side } from './types.ts';

/** From whose chair a game is looked at: a side's, the umpire's, who sees everything, or both = what both sides know. */
export type Eyes = Side | 'umpire' | 'both';

type Witnessed<G extends Game> = Pick<Rules<G>, 'witnesses'>;

/** Whether what these sides have witnessed is known there. */
export const isKnown = (witnesses: readonly Side[], eyes: Eyes): boolean => {
  if (eyes === 'umpire') return true;
  return eyes === 'both' ? SIDES.every(side => witnesses.includes(side)) : witnesses.includes(eyes);
};

/** The sides that know of an event: both, where the rules say nothing else. */
export const witnessesOf = <G extends Game>(rules: Witnessed<G>, event: G['event'] | KernelEvent): readonly Side[] =>
  rules.witnesses?.(event) ?? SIDES;

/** Whether an event is known there. */
export const sees = <G extends Game>(rules: Witnessed<G>, event: G['event'] | KernelEvent, eyes: Eyes): boolean =>
  isKnown(witnessesOf(rules, event), eyes);

/** Of these events those that are known there: for everything that is told, shown, played or counted. */
export const seenOf = <G extends Game, E extends G['event'] | KernelEvent>(
  rules: Witnessed<G>,
  events: readonly E[],
  eyes: Eyes,
): readonly E[] => (rules.witnesses ? events.filter(event => sees(rules, event, eyes)) : events);
