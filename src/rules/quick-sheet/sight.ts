import type { Ground } from '../../chart/index.ts';
import type { HexId } from '../../core/types.ts';
import { lineStoppedAt, nothing, worksAt } from '../shared/sight.ts';
import { DARKNESS, GUN_RANGE } from './tables.ts';
import type { Situation, Unit } from './types.ts';
import { hexesOf, isShip, shipsIn } from './units.ts';

/** How two units lie to each other. */
export interface Line {
  range: number;
  /** The hexes of firer and target that are nearest to each other (Q16). */
  from: readonly HexId[];
  to: readonly HexId[];
  /** The hex that stops the line of fire, or 0. */
  blocked: HexId;
}

/** What stops sight: a fort whose place has been thrown for stands where it came to stand (Q70). */
const groundOf = (now: Situation): Ground =>
  now.state.preGame?.river ? { chart: now.chart, works: Object.values(now.state.works) } : now.scenario;

/** S3, Q17: the hex that stops the line between two hexes, or 0. Forts shoot over ships, and are shot at over them. */
export const sightBlockedAt = (
  now: Situation,
  from: HexId,
  to: HexId,
  overShips: boolean,
  own: readonly HexId[] = [],
): HexId => lineStoppedAt(groundOf(now), from, to, overShips ? nothing : hex => shipsIn(now, hex).length > 0, own);

/** S3, Q17: the hex that stops a line of fire between two hexes, or 0, from what lies in the one to what lies in the other. */
export const lineBlockedAt = (now: Situation, from: HexId, to: HexId): HexId => {
  const works = worksAt(now.state.works, from, to);
  return sightBlockedAt(now, from, to, works.some(isFort), works.flatMap(hexesOf));
};

/** Q48: hexes that can be seen across, in weather and darkness; null = as far as guns reach. */
export const sightLimit = (now: Situation): number | null => {
  const dark = now.state.misty || now.state.night ? DARKNESS.sight : null;
  const { visibility } = now.scenario;
  return dark !== null && visibility !== null ? Math.min(dark, visibility) : (dark ?? visibility);
};

/** The farthest that anyone can fire now. */
export const reachOfGuns = (now: Situation): number => Math.min(GUN_RANGE.long, sightLimit(now) ?? GUN_RANGE.long);

const isFort = (unit: Unit): boolean => !isShip(unit) && unit.kind === 'fort';

/** Q16, Q17: range and sight between units; to and from a fort the nearer of its hexes, and any clear line will do. */
export const lineBetween = (now: Situation, firer: Unit, target: Unit): Line => {
  const [own, theirs] = [hexesOf(firer), hexesOf(target)];
  const [at = 0, mark = 0] = [own[0], theirs[0]];
  if (own.length === 1 && theirs.length === 1) {
    const range = now.chart.range(at, mark);
    // Most pairs are out of range: find that out before looking along the line.
    const blocked =
      range > GUN_RANGE.long || range < 2 ? 0 : sightBlockedAt(now, at, mark, isFort(firer) || isFort(target));
    return { range, from: own, to: theirs, blocked };
  }
  const pairs = own.flatMap(from => theirs.map(to => ({ from, to, range: now.chart.range(from, to) })));
  const range = Math.min(...pairs.map(pair => pair.range));
  if (range > GUN_RANGE.long) return { range, from: own, to: theirs, blocked: 0 };
  const nearest = pairs.filter(pair => pair.range === range);
  const ignored = [...own, ...theirs];
  const stops = pairs.map(({ from, to }) => sightBlockedAt(now, from, to, isFort(firer) || isFort(target), ignored));
  return {
    range,
    from: [...new Set(nearest.map(pair => pair.from))],
    to: [...new Set(nearest.map(pair => pair.to))],
    blocked: stops.includes(0) ? 0 : (stops[0] ?? 0),
  };
};
