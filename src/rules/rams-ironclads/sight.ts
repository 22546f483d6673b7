import type { HexId } from '../../core/types.ts';
import { RANGES } from './tables.ts';
import type { Situation, Unit } from './types.ts';
import { hexesOf, isShip, shipAt } from './units.ts';

/** The farthest that any gun reaches (R11). */
export const LONGEST = RANGES.rifle.long;

/** How two units lie to each other. */
export interface Line {
  range: number;
  /** Hex of the firer nearest to the target. */
  from: HexId;
  /** The hex that stops the line of fire, or 0. */
  blocked: HexId;
}

/** R56: land stops a line of fire, and so do vessels, but for a fort's shots and shots at works. */
export const sightBlockedAt = (
  now: Situation,
  from: HexId,
  to: HexId,
  overShips: boolean,
  own: readonly HexId[],
): HexId =>
  now.chart.blockedAt(
    from,
    to,
    hex => !own.includes(hex) && (now.chart.blocksSight(hex) || (!overShips && shipAt(now, hex) !== undefined)),
  );

/** R56, as Q16: range and sight between units; to and from a fort the nearer of its hexes, and any clear line will do. */
export const lineBetween = (now: Situation, firer: Unit, target: Unit): Line => {
  const [own, theirs] = [hexesOf(firer), hexesOf(target)];
  const pairs = own.flatMap(from => theirs.map(to => ({ from, to, range: now.chart.range(from, to) })));
  const [first] = pairs;
  if (!first) return { range: LONGEST + 1, from: 0, blocked: 0 };
  const nearest = pairs.reduce((best, pair) => (pair.range < best.range ? pair : best), first);
  const { range, from } = nearest;
  if (range > LONGEST) return { range, from, blocked: 0 };
  const overShips = !isShip(firer) || !isShip(target);
  const ignored = [...own, ...theirs];
  const stops = pairs.map(pair => sightBlockedAt(now, pair.from, pair.to, overShips, ignored));
  return { range, from, blocked: stops.includes(0) ? 0 : (stops[0] ?? 0) };
};
