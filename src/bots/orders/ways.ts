import type { Chart } from '../../core/chart.ts';
import { ALL_FACINGS, type HexId } from '../../core/types.ts';
import { workBack, type Course } from '../courses.ts';

/** How far it is from a place, and how much of it is turning. */
export interface Leeway {
  /** Points: a hex ahead and a sixth of a turn count one each. */
  readonly points: Course;
  /** Hexes alone. */
  readonly hexes: (hex: HexId) => number;
}

const leewayOf = (points: Course): Leeway => ({
  points,
  hexes: hex => Math.min(...ALL_FACINGS.map(facing => points(hex, facing))),
});

/** Ways that are kept for one chart: enough for the ships of a side, few enough for the memory. */
const MOST_WAYS = 64;

const kept = new WeakMap<Chart, Map<string, Leeway>>();

/**
 * The way to the nearest of some goals, round ships and bars where there is room, from every hex and heading. Ships with the same
 * goals and draught share one search as long as nobody moves.
 */
export const wayRound = (chart: Chart, goals: readonly HexId[], taken: ReadonlySet<HexId>, draught: number): Leeway => {
  let ways = kept.get(chart);
  if (!ways || ways.size >= MOST_WAYS) kept.set(chart, (ways = new Map<string, Leeway>()));
  const key = `${draught}/${goals.join()}/${[...taken].join()}`;
  let way = ways.get(key);
  if (!way) ways.set(key, (way = leewayOf(workBack(chart, goals, draught, taken))));
  return way;
};
