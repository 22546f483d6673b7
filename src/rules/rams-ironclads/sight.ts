import type { HexId } from '../../core/types.ts';
import { lineStoppedAt, nothing, worksAt } from '../shared/sight.ts';
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

type OnChart = Pick<Situation, 'chart'>;

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
): HexId => lineStoppedAt(now.scenario, from, to, overShips ? nothing : vesselIn(now), own);

/** R56: the hex that stops a line of fire between two hexes, or 0, from what lies in the one to what lies in the other. */
export const lineBlockedAt = (now: Situation, from: HexId, to: HexId): HexId => {
  const works = worksAt(now.state.works, from, to);
  return sightBlockedAt(now, from, to, works.length > 0, works.flatMap(hexesOf));
};

/** R56, as Q16: the hex that stops every line between those hexes and these, or 0: any clear one will do. */
export const stoppedBetween = (
  { scenario }: Pick<Situation, 'scenario'>,
  froms: readonly HexId[],
  tos: readonly HexId[],
  inWay: InWay,
  own: readonly HexId[],
): HexId => {
  let first: HexId | null = null;
  for (const from of froms) {
    for (const to of tos) {
      const stopped = lineStoppedAt(scenario, from, to, inWay, own);
      if (stopped === 0) return 0;
      first ??= stopped;
    }
  }
  return first ?? 0;
};

/** R56: vessels stop a line of fire, but for a fort's shots and shots at works. */
const blockedBetween = (now: Situation, firer: Unit, target: Unit, inWay: InWay): HexId => {
  const [froms, tos] = [hexesOf(firer), hexesOf(target)];
  return isShip(firer) && isShip(target)
    ? stoppedBetween(now, froms, tos, inWay, NO_HEXES)
    : stoppedBetween(now, froms, tos, nothing, [...froms, ...tos]);
};

/** The ends of a line between two vessels are not on it. */
const NO_HEXES: readonly HexId[] = [];

/** R56: hexes between two units; to and from a fort from the nearer of its hexes. */
export const nearestOf = (
  { chart }: OnChart,
  froms: readonly HexId[],
  tos: readonly HexId[],
): Pick<Line, 'range' | 'from'> => {
  let [range, nearest] = [Infinity, 0];
  for (const from of froms) {
    for (const to of tos) {
      const hexes = chart.range(from, to);
      if (hexes >= range) continue;
      range = hexes;
      nearest = from;
    }
  }
  return { range, from: nearest };
};

/** R56: hexes between two units. */
export const rangeBetween = (now: OnChart, firer: Unit, target: Unit): number =>
  isShip(firer) && isShip(target)
    ? now.chart.range(firer.at, target.at)
    : nearestOf(now, hexesOf(firer), hexesOf(target)).range;

const nearestBetween = (now: OnChart, firer: Unit, target: Unit): Pick<Line, 'range' | 'from'> =>
  isShip(firer) && isShip(target)
    ? { range: now.chart.range(firer.at, target.at), from: firer.at }
    : nearestOf(now, hexesOf(firer), hexesOf(target));

/** R56, as Q16: range and sight between units. */
export const lineBetween = (now: Situation, firer: Unit, target: Unit, inWay = vesselIn(now)): Line => {
  const { range, from } = nearestBetween(now, firer, target);
  let stop: HexId | null = null;
  return {
    range,
    from,
    blocked: () => (stop ??= range > LONGEST ? 0 : blockedBetween(now, firer, target, inWay)),
  };
};
