import { isSandbar } from '../chart/index.ts';
import type { Chart } from '../core/chart.ts';
import { ALL_FACINGS, turned, type Facing, type HexId } from '../core/types.ts';
import { HINDERED, NO_WAY } from './waters.ts';

/** Points of movement from a place and heading to the nearest of some goals: a hex ahead and a sixth of a turn cost one each. */
export type Course = (hex: HexId, facing: Facing) => number;

const NOBODY: ReadonlySet<HexId> = new Set();

/** Works back from the goals in rings of equal cost, only as far as somebody asks; hexes that are taken hinder as bars do. */
export const workBack = (
  chart: Chart,
  goals: readonly HexId[],
  draught: number,
  taken: ReadonlySet<HexId> = NOBODY,
): Course => {
  const far = new Int16Array(((chart.hexes.at(-1) ?? 0) + 1) * ALL_FACINGS.length).fill(NO_WAY);
  const rings: number[][] = [];
  let settled = 0;
  const put = (hex: HexId, facing: Facing, points: number): void => {
    const key = hex * ALL_FACINGS.length + facing;
    if ((far[key] ?? 0) <= points) return;
    far[key] = points;
    (rings[points] ??= []).push(key);
  };
  const settleRing = (): void => {
    for (const key of rings[settled] ?? []) {
      if (far[key] !== settled) continue;
      const facing = (key % ALL_FACINGS.length) as Facing;
      const hex = (key - facing) / ALL_FACINGS.length;
      const from = chart.neighbour(hex, turned(facing, 3));
      const step = taken.has(hex) || isSandbar(chart, hex, draught) ? HINDERED : 1;
      if (from !== 0 && chart.navigable(from)) put(from, facing, settled + step);
      put(hex, turned(facing, 1), settled + 1);
      put(hex, turned(facing, -1), settled + 1);
    }
    settled += 1;
  };
  for (const goal of goals) for (const facing of ALL_FACINGS) put(goal, facing, 0);
  return (hex, facing) => {
    const key = hex * ALL_FACINGS.length + facing;
    while ((far[key] ?? NO_WAY) > settled && settled < rings.length) settleRing();
    return far[key] ?? NO_WAY;
  };
};

/** Courses that are kept for one chart; a big chart with many goals would otherwise fill the memory. */
const MOST_COURSES = 500;

const kept = new WeakMap<Chart, Map<string, Course>>();

/** The courses to any of the goals for a ship of that draught, kept under its name. Charts never change, so neither do they. */
export const courseTo = (chart: Chart, name: string, goals: () => readonly HexId[], draught: number): Course => {
  let courses = kept.get(chart);
  if (!courses || courses.size > MOST_COURSES) kept.set(chart, (courses = new Map<string, Course>()));
  const key = `${name}/${draught}`;
  let course = courses.get(key);
  if (!course) courses.set(key, (course = workBack(chart, goals(), draught)));
  return course;
};
