import type { Chart } from '../../../core/chart.ts';
import { turned, type Facing, type HexId } from '../../../core/types.ts';
import { NO_WAY } from '../../../bots/waters.ts';

/** Points of movement from a place and heading to the nearest of some goals: a hex and a sixth of a turn cost one each. */
export type Course = (hex: HexId, facing: Facing) => number;

/** A hex that is a sandbar for the ship counts as so many open ones. */
const BAR_COUNTS = 4;
const SIXTHS: readonly Facing[] = [0, 1, 2, 3, 4, 5];
/** Courses that are kept for one chart; a big chart with many goals would otherwise fill the memory. */
const MOST_COURSES = 500;

const kept = new WeakMap<Chart, Map<string, Course>>();

/** Works back from the goals, nearest first, in rings of equal cost. */
const workBack = (chart: Chart, goals: readonly HexId[], draught: number): Course => {
  const far = new Int16Array(6 * ((chart.hexes.at(-1) ?? 0) + 1)).fill(NO_WAY);
  const rings: number[][] = [];
  const put = (place: number, points: number): void => {
    if ((far[place] ?? 0) <= points) return;
    far[place] = points;
    (rings[points] ??= []).push(place);
  };
  for (const goal of goals) for (const facing of SIXTHS) put(6 * goal + facing, 0);
  for (let points = 0; points < rings.length; points++) {
    for (const place of rings[points] ?? []) {
      if (far[place] !== points) continue;
      const facing = (place % 6) as Facing;
      const hex = (place - facing) / 6;
      put(6 * hex + turned(facing, 1), points + 1);
      put(6 * hex + turned(facing, -1), points + 1);
      const from = chart.neighbour(hex, turned(facing, 3));
      if (from !== 0 && chart.navigable(from))
        put(6 * from + facing, points + (chart.depth(hex) < draught ? BAR_COUNTS : 1));
    }
  }
  return (hex, facing) => far[6 * hex + facing] ?? NO_WAY;
};

/** The courses to any of the goals for a ship of that draught, kept under its name. Charts never change, so neither do they. */
export const courseTo = (chart: Chart, name: string, goals: () => readonly HexId[], draught: number): Course => {
  let courses = kept.get(chart);
  if (!courses || courses.size > MOST_COURSES) kept.set(chart, (courses = new Map<string, Course>()));
  const key = `${name}/${draught}`;
  let course = courses.get(key);
  if (!course) courses.set(key, (course = workBack(chart, goals(), draught)));
  return course;
};
