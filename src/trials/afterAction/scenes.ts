import type { UnitSheet } from '../../system/desk/index.ts';
import { situationOf } from '../../core/engine.ts';
import type { Match } from '../../system/ruleset.ts';
import type { GameEvent, State } from '../../core/types.ts';

/** A moment of a game: what happened, and the state that it led to. */
export interface Scene {
  events: readonly GameEvent[];
  state: State;
}

/** A game told moment by moment: the opening, then one for each command. */
export interface Told {
  match: Match;
  scenes: readonly Scene[];
  /** The sheets of the scenario's units after each moment, by id; the same ones as before where nothing happened. */
  sheets: readonly ReadonlyMap<string, UnitSheet>[];
}

/** The turn in which what a moment brought came about: that may have been the last of its turn, and the state be the next one's. */
export const turnOf = ({ scenes }: Pick<Told, 'scenes'>, at: number): number =>
  (scenes[at - 1] ?? scenes[at])?.state.turn ?? 0;

/** Ids of the units that the scenario names, ships before works; rafts, boats and batteries made in play are not told of. */
export const unitIds = ({ scenario }: Match): string[] => [...scenario.forces, ...scenario.works].map(({ id }) => id);

/** Takes the units' sheets at every moment. Moments seen by one side tell what that side could know. */
export const toldOf = (match: Match, scenes: readonly Scene[]): Told => {
  const ids = new Set(unitIds(match));
  let last: ReadonlyMap<string, UnitSheet> = new Map();
  const sheets = scenes.map(({ events, state }, at) => {
    if (at > 0 && events.length === 0) return last;
    const here = match.rules.desk.units(situationOf(match, state)).filter(({ id }) => ids.has(id));
    last = new Map(here.map(sheet => [sheet.id, sheet]));
    return last;
  });
  return { match, scenes, sheets };
};
