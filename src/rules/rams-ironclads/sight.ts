import type { HexId } from '../../core/types.ts';
import { lineStoppedAt, nothing } from '../shared/sight.ts';
import { RANGES } from './tables.ts';
import type { Situation, Unit } from './types.ts';
import { afloat, hexesOf, isShip } from './units.ts';

/** The farthest that any gun reaches (R11). */
export const LONGEST = RANGES.rifle.long;

/** How two units lie to each other. */
export interface Line {
  range: number;
  /** Hex of the firer nearest to the target. */
  from: HexId;
  /** The hex that stops the line of fire, or 0; looked for when it is asked for, since arcs and ranges settle most shots. */
  readonly blocked: HexId;
}

/** R56: vessels stop a line of fire, but for a fort's shots and shots at works. */
const vesselsBetween = (now: Situation, overShips: boolean): ((hex: HexId) => boolean) => {
  if (overShips) return nothing;
  const taken = new Set(afloat(now).map(ship => ship.at));
  return hex => taken.has(hex);
};

export const sightBlockedAt = (
  now: Situation,
  from: HexId,
  to: HexId,
  overShips: boolean,
  own: readonly HexId[],
): HexId => lineStoppedAt(now.chart, from, to, vesselsBetween(now, overShips), own);

interface Pair {
  from: HexId;
  to: HexId;
  range: number;
}

/** R56, as Q16: any clear line between the hexes of two units will do. */
const blockedBetween = (now: Situation, firer: Unit, target: Unit, pairs: readonly Pair[]): HexId => {
  const overShips = !isShip(firer) || !isShip(target);
  const vessels = vesselsBetween(now, overShips);
  const own = [...hexesOf(firer), ...hexesOf(target)];
  const stopped = pairs.map(({ from, to }) => lineStoppedAt(now.chart, from, to, vessels, own));
  return stopped.includes(0) ? 0 : (stopped[0] ?? 0);
};

/** R56, as Q16: range and sight between units; to and from a fort the nearer of its hexes. */
export const lineBetween = (now: Situation, firer: Unit, target: Unit): Line => {
  const pairs = hexesOf(firer).flatMap(from =>
    hexesOf(target).map((to): Pair => ({ from, to, range: now.chart.range(from, to) })),
  );
  const [first] = pairs;
  if (!first) return { range: LONGEST + 1, from: 0, blocked: 0 };
  const { range, from } = pairs.reduce((best, pair) => (pair.range < best.range ? pair : best), first);
  let stop: HexId | null = null;
  return {
    range,
    from,
    get blocked() {
      stop ??= range > LONGEST ? 0 : blockedBetween(now, firer, target, pairs);
      return stop;
    },
  };
};
