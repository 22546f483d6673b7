import type { Destination } from './desk/index.ts';
import type { Dice } from '../core/dice.ts';
import { legal, play, situationOf } from '../core/engine.ts';
import { shipOf } from '../core/rules.ts';
import type { Game } from '../core/game.ts';
import type { Match } from './ruleset.ts';
import type { ShipId } from '../core/types.ts';

/** Dice for trying a path out: what can go wrong on the way is told beside it, not rolled. */
const LOWEST: Dice = { roll: () => 1 };

/** How far a ship has come with the steps that are offered her. */
export interface Reached<G extends Game = Game> {
  /** The view as it would be then. */
  state: G['state'];
  path: G['command'][];
  cost: number;
  risk: string | null;
}

/** Whether the game stands where it stood, so that the ship may go on. */
const goesOn = <G extends Game>(before: G['state'], after: G['state']): boolean =>
  before.turn === after.turn &&
  before.cursor.phase === after.cursor.phase &&
  after.cursor.interrupts.length === 0 &&
  !after.outcome;

/** What one more step leads to, or null where it is none of hers or takes her off the chart. */
const stepFrom = <G extends Game>(
  match: Match<G>,
  from: Reached<G>,
  step: G['command'],
  ship: ShipId,
): Reached<G> | null => {
  const { rules } = match;
  const now = situationOf(match, from.state);
  const { steps } = rules.desk;
  if (!steps?.is(step) || rules.desk.about(step).unit !== ship) return null;
  const state = rules.clone(from.state);
  play(match, state, step, LOWEST);
  const { at } = shipOf({ state }, ship);
  if (at === 0) return null;
  const danger = at === shipOf(now, ship).at ? null : rules.desk.risk(now, ship, at);
  const risk = [from.risk, danger].filter(Boolean).join('; ') || null;
  return { state, path: [...from.path, step], cost: from.cost + steps.cost(now, step), risk };
};

/**
 * Every hex and facing to which a ship can go with the steps that are offered her, found by taking them on copies of the view: the
 * way of fewest steps to each. Where she stands comes first; steps that leave the chart or end in a fight lead nowhere.
 */
export const waysOf = <G extends Game>(match: Match<G>, view: G['state'], ship: ShipId): Reached<G>[] => {
  const { at, facing, side } = shipOf({ state: view }, ship);
  const start: Reached<G> = { state: match.rules.clone(view), path: [], cost: 0, risk: null };
  const found = new Map<string, Reached<G>>();
  let frontier = [start];
  while (frontier.length > 0) {
    const next: Reached<G>[] = [];
    for (const from of frontier) {
      for (const step of legal(match, from.state, side)) {
        const reached = stepFrom(match, from, step, ship);
        if (!reached) continue;
        const there = shipOf(reached, ship);
        const key = `${there.at}/${there.facing}`;
        if (found.has(key)) continue;
        found.set(key, reached);
        if (goesOn(from.state, reached.state)) next.push(reached);
      }
    }
    frontier = next;
  }
  found.delete(`${at}/${facing}`);
  return [start, ...found.values()];
};

/** Everywhere that a ship can go with the steps that are offered her, apart from where she stands. */
export const destinations = <G extends Game>(match: Match<G>, view: G['state'], ship: ShipId): Destination<G>[] =>
  waysOf(match, view, ship)
    .slice(1)
    .map(reached => {
      const { at, facing } = shipOf(reached, ship);
      const { cost, path, risk } = reached;
      return { hex: at, facing, cost, path, risk };
    });
