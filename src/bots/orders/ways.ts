import type { Chart } from '../../core/chart.ts';
import { turned, type Facing, type HexId } from '../../core/types.ts';
import { NO_WAY } from '../waters.ts';

/** A bar, or a hex in which another ship lies, counts as so many open ones. */
const HINDERED = 4;

const FACINGS: readonly Facing[] = [0, 1, 2, 3, 4, 5];

/** How far it is from a place, and how much of it is turning. */
export interface Leeway {
  /** Points: a hex ahead and a sixth of a turn count one each. */
  readonly points: (hex: HexId, facing: Facing) => number;
  /** Hexes alone. */
  readonly hexes: (hex: HexId) => number;
}

/** Spreads out from the goals in rings of equal distance, only as far as somebody asks. */
const search = (chart: Chart, goals: readonly HexId[], taken: ReadonlySet<HexId>, draught: number): Leeway => {
  const far = new Int16Array(((chart.hexes.at(-1) ?? 0) + 1) * FACINGS.length).fill(NO_WAY);
  const rings: number[][] = [];
  let settled = 0;
  const put = (hex: HexId, facing: Facing, points: number): void => {
    const key = hex * FACINGS.length + facing;
    if ((far[key] ?? 0) <= points) return;
    far[key] = points;
    (rings[points] ??= []).push(key);
  };
  const settleRing = (): void => {
    for (const key of rings[settled] ?? []) {
      if (far[key] !== settled) continue;
      const hex = Math.floor(key / FACINGS.length);
      const facing = (key % FACINGS.length) as Facing;
      const from = chart.neighbour(hex, turned(facing, 3));
      const step = taken.has(hex) || chart.depth(hex) < draught ? HINDERED : 1;
      if (from !== 0 && chart.navigable(from)) put(from, facing, settled + step);
      put(hex, turned(facing, 1), settled + 1);
      put(hex, turned(facing, -1), settled + 1);
    }
    settled += 1;
  };
  for (const goal of goals) for (const facing of FACINGS) put(goal, facing, 0);
  const points = (hex: HexId, facing: Facing): number => {
    const key = hex * FACINGS.length + facing;
    while ((far[key] ?? NO_WAY) > settled && settled < rings.length) settleRing();
    return far[key] ?? NO_WAY;
  };
  return { points, hexes: hex => Math.min(...FACINGS.map(facing => points(hex, facing))) };
};

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
  if (!way) ways.set(key, (way = search(chart, goals, taken, draught)));
  return way;
};
