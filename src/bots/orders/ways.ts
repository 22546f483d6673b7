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

/**
 * The way to the nearest of some goals, round other ships and bars where there is room, from every hex and heading; for one
 * decision, as ships lie then.
 */
export const wayRound = (chart: Chart, goals: readonly HexId[], taken: ReadonlySet<HexId>, draught: number): Leeway => {
  const far = new Int16Array(((chart.hexes.at(-1) ?? 0) + 1) * FACINGS.length).fill(NO_WAY);
  const rings: number[][] = [];
  const put = (hex: HexId, facing: Facing, points: number): void => {
    const key = hex * FACINGS.length + facing;
    if ((far[key] ?? 0) <= points) return;
    far[key] = points;
    (rings[points] ??= []).push(key);
  };
  for (const goal of goals) for (const facing of FACINGS) put(goal, facing, 0);
  for (let points = 0; points < rings.length; points++)
    for (const key of rings[points] ?? []) {
      if (far[key] !== points) continue;
      const hex = Math.floor(key / FACINGS.length);
      const facing = (key % FACINGS.length) as Facing;
      const from = chart.neighbour(hex, turned(facing, 3));
      const step = taken.has(hex) || chart.depth(hex) < draught ? HINDERED : 1;
      if (from !== 0 && chart.navigable(from)) put(from, facing, points + step);
      put(hex, turned(facing, 1), points + 1);
      put(hex, turned(facing, -1), points + 1);
    }
  const points = (hex: HexId, facing: Facing): number => far[hex * FACINGS.length + facing] ?? NO_WAY;
  return { points, hexes: hex => Math.min(...FACINGS.map(facing => points(hex, facing))) };
};
