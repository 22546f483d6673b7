import type { HexId } from '../../core/types.ts';
import { lineStoppedAt, worksAt } from '../shared/sight.ts';
import { RANGES, SCALE } from './tables.ts';
import type { Situation, Unit } from './types.ts';
import { afloat, hexesOf, isShip } from './units.ts';
import { isThick } from './weather.ts';

/** The farthest that any gun reaches, in hexes (C33). */
export const LONGEST = Math.floor(RANGES.rifle.long / SCALE.inches);

/** How a unit lies to a hex that fires at it. */
export interface Line {
  range: number;
  /** The hex fired from. */
  from: HexId;
  /** The hex that stops the line of fire, or 0; looked for when it is asked for, since arcs and ranges settle most shots. */
  blocked(): HexId;
}

/** C39: weight of the heaviest ship in each hex, taken down once: for many lines, as long as nobody moves or sinks. */
export type Weights = ReadonlyMap<HexId, number>;

export const weightsNow = (now: Pick<Situation, 'state'>): Weights => {
  const weights = new Map<HexId, number>();
  for (const ship of afloat(now)) weights.set(ship.at, Math.max(weights.get(ship.at) ?? 0, ship.fullSpv));
  return weights;
};

/** C39: what a ship in between must weigh more than to hide a target; a low work hides behind any. */
const weightOf = (target: Unit): number => (isShip(target) ? target.fullSpv : 0);

/** C39: a fort that stands high sees over ships, and so does who fires at it. */
const isHigh = (unit: Unit): boolean => !isShip(unit) && unit.high;

/** C39, C84: who sees over ships: a high fort, or a ship whose balloon is up. */
const seesOver = (unit: Unit): boolean => isHigh(unit) || (isShip(unit) && unit.balloon === 'aloft');

/** S3, S9, C39, C81: the hex that stops every line from a hex to a unit, or 0: any clear one to a fort will do. */
const stoppedAt = (now: Situation, firer: Unit, from: HexId, target: Unit, weights: Weights): HexId => {
  const over = seesOver(firer) || isHigh(target);
  const least = weightOf(target);
  const hides = (hex: HexId): boolean => isThick(now, hex) || (!over && (weights.get(hex) ?? 0) > least);
  const own = isShip(firer) && isShip(target) ? NO_HEXES : [...hexesOf(firer), ...hexesOf(target)];
  let first: HexId | null = null;
  for (const to of hexesOf(target)) {
    const stopped = lineStoppedAt(now.scenario, from, to, hides, own);
    if (stopped === 0) return 0;
    first ??= stopped;
  }
  return first ?? 0;
};

/** S3, S9: what stops a line from a hex of a unit's to another hex; whoever might lie there would weigh nothing. */
export const blockedBetween = (now: Situation, firer: Unit, from: HexId, to: HexId, weights: Weights): HexId => {
  const hides = (hex: HexId): boolean =>
    isThick(now, hex) || (!seesOver(firer) && (weights.get(hex) ?? 0) > (weights.get(to) ?? 0));
  return lineStoppedAt(now.scenario, from, to, hides, isShip(firer) ? NO_HEXES : hexesOf(firer));
};

/** S3, C39: the hex that stops a line of fire between two hexes, or 0, from what lies in the one to what lies in the other. */
export const lineBlockedAt = (now: Situation, from: HexId, to: HexId): HexId => {
  const works = worksAt(now.state.works, from, to);
  const weights = weightsNow(now);
  const hides = (hex: HexId): boolean =>
    isThick(now, hex) || (!works.some(isHigh) && (weights.get(hex) ?? 0) > (weights.get(to) ?? 0));
  return lineStoppedAt(now.scenario, from, to, hides, works.flatMap(hexesOf));
};

/** The ends of a line between two ships are not on it. */
const NO_HEXES: readonly HexId[] = [];

/** To a fort from the nearer of its hexes. */
const rangeFrom = ({ chart }: Pick<Situation, 'chart'>, from: HexId, target: Unit): number =>
  isShip(target) ? chart.range(from, target.at) : Math.min(...target.hexes.map(hex => chart.range(from, hex)));

/** S3, C39, C86: range and sight from a hex of a unit's to another unit. */
export const lineFrom = (now: Situation, firer: Unit, from: HexId, target: Unit, weights?: Weights): Line => {
  let stop: HexId | null = null;
  return {
    range: rangeFrom(now, from, target),
    from,
    blocked: () => (stop ??= stoppedAt(now, firer, from, target, weights ?? weightsNow(now))),
  };
};

/** Range from a unit to a hex, from the nearer hex of a fort. */
export const rangeTo = ({ chart }: Pick<Situation, 'chart'>, unit: Unit, hex: HexId): number =>
  Math.min(...hexesOf(unit).map(from => chart.range(from, hex)));

/** Range between two units, from the nearer hex of a fort. */
export const rangeBetween = (now: Pick<Situation, 'chart'>, one: Unit, other: Unit): number =>
  Math.min(...hexesOf(one).map(hex => rangeFrom(now, hex, other)));
