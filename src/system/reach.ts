import type { Destination, StepsDesk, Whereabouts } from './desk/index.ts';
import { legal, situationOf } from '../core/engine.ts';
import { shipOf } from '../core/rules.ts';
import type { Game } from '../core/game.ts';
import { atBest } from './imagined.ts';
import type { Match } from './ruleset.ts';
import { search, type Found } from './search.ts';
import type { ShipId } from '../core/types.ts';

/** How far a ship has come with the steps that are offered her. */
export interface Reached<G extends Game = Game> {
  /** The view as it would be then. */
  state: G['state'];
  path: G['command'][];
  cost: number;
  risk: string | null;
  /** Whether her move may end there. */
  ends: boolean;
}

/** Whether the game stands where it stood, so that the ship may go on. */
const goesOn = <G extends Game>(before: G['state'], after: G['state']): boolean =>
  before.turn === after.turn &&
  before.cursor.phase === after.cursor.phase &&
  after.cursor.interrupts.length === 0 &&
  !after.outcome;

/** What makes two places the same. */
export const placeKey = ({ hex, facing, left }: Whereabouts): string => `${hex}/${facing}/${left}`;

/** What the steps that are offered a ship lead to; those that take her off the chart, and those of others, lead nowhere. */
function* stepsFrom<G extends Game>(
  match: Match<G>,
  steps: StepsDesk<G>,
  from: Reached<G>,
  ship: ShipId,
): Generator<Found<Reached<G>>> {
  const { desk } = match.rules;
  const now = situationOf(match, from.state);
  const { hex } = steps.whereabouts(now, ship);
  for (const step of legal(match, from.state, shipOf(now, ship).side)) {
    if (!steps.is(step) || desk.about(step).unit !== ship) continue;
    const state = atBest(match, from.state, step);
    const then = situationOf(match, state);
    const there = steps.whereabouts(then, ship);
    if (there.hex === 0) continue;
    const danger = there.hex === hex ? null : desk.risk(now, ship, there.hex);
    const risk = [from.risk, danger].filter(Boolean).join('; ') || null;
    const ends = steps.mayEnd(then, ship);
    const what = { state, path: [...from.path, step], cost: from.cost + steps.cost(now, step), risk, ends };
    yield { what, key: placeKey(there), goesOn: goesOn(from.state, state) };
  }
}

/**
 * Every place to which a ship can go with the steps that are offered her, found by taking them on copies of the view: the way of
 * fewest steps to each. Where she is comes first; steps that leave the chart or end in a fight lead nowhere.
 */
export const waysOf = <G extends Game>(match: Match<G>, view: G['state'], ship: ShipId): Reached<G>[] => {
  const { steps } = match.rules.desk;
  const now = situationOf(match, view);
  const ends = steps?.mayEnd(now, ship) ?? true;
  const start: Reached<G> = { state: match.rules.clone(view), path: [], cost: 0, risk: null, ends };
  if (!steps) return [start];
  const key = placeKey(steps.whereabouts(now, ship));
  return search({ what: start, key, goesOn: true }, from => stepsFrom(match, steps, from, ship));
};

/** Everywhere that a ship can go with the steps that are offered her, apart from where she is. */
export const destinations = <G extends Game>(match: Match<G>, view: G['state'], ship: ShipId): Destination<G>[] =>
  waysOf(match, view, ship)
    .slice(1)
    .flatMap(({ state, cost, path, risk: onTheWay, ends }) => {
      const { steps } = match.rules.desk;
      if (!steps) return [];
      const there = situationOf(match, state);
      const { hex, facing } = steps.whereabouts(there, ship);
      const risk = [onTheWay, steps.atRest?.(there, ship)].filter(Boolean).join('; ') || null;
      return [{ hex, facing, cost, path, risk, ends }];
    });
