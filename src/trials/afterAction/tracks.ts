import { situationOf } from '../../core/engine.ts';
import type { HexId, Side } from '../../core/types.ts';
import { fateOf, LOST, type Fate } from '../../system/marks.ts';
import type { Told } from './scenes.ts';

/** A hex on the way of a ship. */
export interface Stop {
  hex: HexId;
  /** Commands that had been given when she came there, and the turn. */
  at: number;
  turn: number;
}

/** The way of one ship through a battle. */
export interface Track {
  id: string;
  name: string;
  side: Side;
  /** Hex by hex, the first where she was first seen; empty for one that never came. */
  stops: readonly Stop[];
  fate: Fate;
  /** Whether her side has lost her. */
  lost: boolean;
}

/** Follows every ship: hex by hex where an event about her alone leads on from where she lies, else to where a moment left her. */
const waysOf = ({ match, scenes, sheets }: Told): Map<string, Stop[]> => {
  const ways = new Map(match.scenario.forces.map(({ id }) => [id, [] as Stop[]]));
  scenes.forEach(({ events, state }, at) => {
    if (at > 0 && events.length === 0) return;
    const { turn } = state;
    const now = situationOf(match, state);
    for (const event of events) {
      const { hexes, units } = match.rules.desk.events.where(event, now);
      const [from, hex] = [hexes.at(-2), hexes.at(-1)];
      const way = units.length === 1 ? ways.get(units[0] ?? '') : undefined;
      if (hex !== undefined && hex !== from && way?.at(-1)?.hex === from) way?.push({ hex, at, turn });
    }
    for (const [id, way] of ways) {
      const hex = sheets[at]?.get(id)?.hexes[0] ?? 0;
      if (hex !== 0 && hex !== way.at(-1)?.hex) way.push({ hex, at, turn });
    }
  });
  return ways;
};

/** The ways of all ships, in the scenario's order. */
export const tracksOf = (told: Told): Track[] =>
  [...waysOf(told)].flatMap(([id, stops]) => {
    const last = told.sheets.at(-1)?.get(id);
    if (!last) return [];
    const fate = fateOf(told.match.rules, last);
    return [{ id, name: last.name, side: last.side, stops, fate, lost: LOST.has(fate) }];
  });
