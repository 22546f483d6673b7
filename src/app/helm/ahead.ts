import { legal, situationOf } from '../../core/engine.ts';
import type { Situation } from '../../core/game.ts';
import type { Command, State } from '../../core/types.ts';
import { surely } from '../../system/imagined.ts';
import { isDeed } from './leading.ts';
import type { Session } from '../table/session.ts';
import { within } from '../ui/words.ts';
import { t } from '../../languages/language.ts';

/** What a unit could do once she has been given the orders that go without saying: to begin, to show her card. */
export interface Ahead {
  unit: string;
  /** Orders to be given first; none where she can act at once. */
  lead: readonly Command[];
  /** The view as it would be then. */
  state: State;
  now: Situation;
  /** What would be offered her then. */
  offers: readonly Command[];
}

/** More steps than any system has before a unit is under way. */
const LONGEST_LEAD = 6;

const same = (one: readonly Command[], other: readonly Command[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What comes after the one order that is left, where that goes without saying. */
export interface Following {
  command: Command;
  /** The view as it would be then. */
  state: State;
  /** What would be offered the same side then; never empty. */
  offers: readonly Command[];
}

/** Past a unit that can only be told to end: so that the next one can be taken in hand at once. Null where more is to be decided. */
export const followingOf = (session: Session): Following | null => {
  const { match } = session.setup;
  const { desk } = match.rules;
  const side = session.viewer.value;
  const state = session.view.value;
  const [command, ...others] = session.offers.value.filter(offer => desk.about(offer).stance === undefined);
  if (side === null || !command || others.length > 0 || state.cursor.interrupts.length > 0) return null;
  if (desk.about(command).unit === null || desk.deciding.usual(situationOf(match, state), [command]) !== command)
    return null;
  const then = surely(match, state, command);
  if (then?.cursor.phase !== state.cursor.phase || !then.cursor.awaiting.includes(side)) return null;
  const offers = legal(match, then, side);
  return offers.length > 0 ? { command, state: then, offers } : null;
};

/** The one thing that can be done where nothing is to be decided: a unit's turn, a step or a question ends. */
export const onlyAnswer = (session: Session): Command | null => {
  const { desk } = session.setup.match.rules;
  const [only, ...others] = session.offers.value.filter(offer => desk.about(offer).stance === undefined);
  return only && others.length === 0 && desk.deciding.ends(only) !== null ? only : null;
};

/** Looks ahead from what is on the screen, so that nothing is found out on the way; stops where anything is to be decided. */
export const aheadOf = (session: Session, unit: string, following: Following | null): Ahead => {
  const { match } = session.setup;
  const { desk } = match.rules;
  const side = session.viewer.value;
  const ofUnit = (all: readonly Command[]): Command[] =>
    all.filter(command => {
      const about = desk.about(command);
      return about.unit === unit && about.stance === undefined;
    });
  const lead: Command[] = [];
  let state = session.view.value;
  let offers = ofUnit(session.offers.value);
  if (offers.length === 0 && following) {
    lead.push(following.command);
    state = following.state;
    offers = ofUnit(following.offers);
  }
  while (side !== null && lead.length < LONGEST_LEAD && !offers.some(offer => isDeed(desk, offer))) {
    const now = situationOf(match, state);
    const usual = desk.deciding.usual(now, offers);
    if (!usual || desk.odds(now, usual)) break;
    const then = surely(match, state, usual);
    const left = then ? ofUnit(legal(match, then, side)) : [];
    if (!then || left.length === 0 || then.cursor.phase !== state.cursor.phase || same(left, offers)) break;
    lead.push(usual);
    state = then;
    offers = left;
  }
  return { unit, lead, state, now: situationOf(match, state), offers };
};

/** What a unit must be told before she can do anything; null where she is under way, or cannot act at all. */
export const firstOf = ({ setup }: Session, ahead: Ahead | null): string | null => {
  const { rules } = setup.match;
  const { desk } = rules;
  if (!ahead || ahead.offers.some(command => isDeed(desk, command))) return null;
  const usual = desk.deciding.usual(ahead.now, ahead.offers);
  return usual ? t`First: ${within(rules.phrase(usual, ahead.now), desk.units(ahead.now))} (Space).` : null;
};

/** The command that would be on offer had this unit not yet taken aim at something else. */
export const afterWithdrawing = (session: Session, unit: string, target: string): Command | null => {
  const { desk } = session.setup.match.rules;
  const plot = desk.fire.plotted(session.now).find(plotted => plotted.unit === unit);
  if (!plot || plot.target === target || desk.fire.whyNot(session.now, unit, target) !== null) return null;
  const earlier = session.history.value.findLast(({ command }) => {
    const about = desk.about(command);
    return about.unit === unit && about.target === plot.target;
  });
  return earlier ? desk.fire.laidOn(earlier.command, target) : null;
};
