import type { HexId } from '../../core/types.ts';
import { lineStoppedAt, nothing } from '../shared/sight.ts';
import { RANGES } from './tables.ts';
import type { Situation, Unit } from './types.ts';
import { afloat, hexesOf, isShip, shipAt } from './units.ts';

/** The farthest that any gun reaches (R11). */
export const LONGEST = RANGES.rifle.long;

/** How two units lie to each other. */
export interface Line {
  range: number;
  /** Hex of the firer nearest to the target. */
  from: HexId;
  /** The hex that stops the line of fire, or 0; looked for when it is asked for, since arcs and ranges settle most shots. */
  blocked(): HexId;
}

/** Whether a vessel lies in a hex. */
export type InWay = (hex: HexId) => boolean;

/** Where vessels lie, looked for hex by hex: for a line or two. */
const vesselIn =
  (now: Situation): InWay =>
  hex =>
    shipAt(now, hex) !== undefined;

/** The same, taken down once: for many lines, as long as nobody moves. */
export const vesselsNow = (now: Situation): InWay => {
  const hexes = new Set(afloat(now).map(ship => ship.at));
  return hex => hexes.has(hex);
};

export const sightBlockedAt = (
  now: Situation,
  from: HexId,
  to: HexId,
  overShips: boolean,
  own: readonly HexId[],
): HexId => lineStoppedAt(now.chart, from, to, overShips ? nothing : vesselIn(now), own);

/** R56, as Q16: any clear line between the hexes of two units will do; vessels stop it, but for a fort's shots and shots at works. */
const blockedBetween = (now: Situation, firer: Unit, target: Unit, inWay: InWay): HexId => {
  const overShips = !isShip(firer) || !isShip(target);
  const vessels = overShips ? nothing : inWay;
  const own = overShips ? [...hexesOf(firer), ...hexesOf(target)] : NO_HEXES;
  let first: HexId | null = null;
  for (const from of hexesOf(firer)) {
    for (const to of hexesOf(target)) {
      const stopped = lineStoppedAt(now.chart, from, to, vessels, own);
      if (stopped === 0) return 0;
      first ??= stopped;
    }
  }
  return first ?? 0;
};

/** The ends of a line between two vessels are not on it. */
const NO_HEXES: readonly HexId[] = [];

/** R56: hexes between two units; to and from a fort from the nearer of its hexes. */
const nearest = (now: Situation, firer: Unit, target: Unit): Pick<Line, 'range' | 'from'> => {
  if (isShip(firer) && isShip(target)) return { range: now.chart.range(firer.at, target.at), from: firer.at };
  let best = { range: LONGEST + 1, from: 0 };
  for (const from of hexesOf(firer)) {
    for (const to of hexesOf(target)) {
      const range = now.chart.range(from, to);
      if (best.from === 0 || range < best.range) best = { range, from };
    }
  }
  return best;
};

/** R56, as Q16: range and sight between units. */
export const lineBetween = (now: Situation, firer: Unit, target: Unit, inWay = vesselIn(now)): Line => {
  const { range, from } = nearest(now, firer, target);
  let stop: HexId | null = null;
  return {
    range,
    from,
    blocked: () => (stop ??= range > LONGEST ? 0 : blockedBetween(now, firer, target, inWay)),
  };
};
