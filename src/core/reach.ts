import type { Destination } from './desk.ts';
import type { Dice } from './dice.ts';
import { legal, play, situationOf } from './engine.ts';
import type { Game, Match } from './ruleset.ts';
import { shipOf } from './ruleset.ts';
import type { ShipId } from './types.ts';

/** Dice for trying a path out: what can go wrong on the way is told beside it, not rolled. */
const LOWEST: Dice = { roll: () => 1 };

/**
 * Everywhere that a ship can go with the steps that are offered her, found by taking them on copies of the view. The cheapest
 * way to each hex and facing; steps that leave the chart or end in a fight are not destinations.
 */
export const destinations = <G extends Game>(match: Match<G>, view: G['state'], ship: ShipId): Destination<G>[] => {
  const { rules } = match;
  const { side } = shipOf({ state: view }, ship);
  const found = new Map<string, Destination<G>>();
  let frontier: { state: G['state']; path: G['command'][]; risk: string | null }[] = [{ state: rules.clone(view), path: [], risk: null }];
  while (frontier.length > 0) {
    const next: typeof frontier = [];
    for (const { state, path, risk } of frontier) {
      for (const step of legal(match, state, side)) {
        if (!rules.desk.isStep(step) || rules.desk.about(step).unit !== ship) continue;
        const after = rules.clone(state);
        play(match, after, step, LOWEST);
        const { at, facing } = shipOf({ state: after }, ship);
        const key = `${at}/${facing}`;
        if (at === 0 || found.has(key)) continue;
        const moved = at !== shipOf({ state }, ship).at;
        const danger = [risk, moved ? rules.desk.risk(situationOf(match, state), ship, at) : null].filter(Boolean).join('; ') || null;
        const destination = { hex: at, facing, cost: path.length + 1, path: [...path, step], risk: danger };
        found.set(key, destination);
        next.push({ state: after, path: destination.path, risk: danger });
      }
    }
    frontier = next;
  }
  const start = shipOf({ state: view }, ship);
  found.delete(`${start.at}/${start.facing}`);
  return [...found.values()];
};
