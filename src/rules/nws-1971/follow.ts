import { runAfter } from './helm.ts';
import type { NwsShip, Situation } from './types.ts';
import { courseOf, endOf, speedsFor, type CourseAhead } from './way.ts';

/** She as a course leaves her when the move is over, for whoever thinks of the next one. */
export const shipAfter = (ship: NwsShip, course: CourseAhead): NwsShip => {
  const { hex, facing } = endOf(ship, course);
  const { speed, inHand, saved } = course;
  return {
    ...ship,
    at: hex,
    facing,
    speed,
    run: runAfter(ship, speed),
    inHand,
    saved,
    going: speed === 0 ? 'still' : speed > 0 ? 'ahead' : 'astern',
    plot: null,
  };
};

/** Turns as tight as her way allows: none, to port, to starboard. */
export const HELMS = [0, 1, -1] as const;
/** More hexes than any move has. */
const LONG = 20;
const TURNS = new Map(HELMS.map(helm => [helm, Array.from({ length: LONG }, () => helm)]));

/** The course of a ship that keeps her helm so for the whole move. */
export const helmedSo = (now: Situation, ship: NwsShip, speed: number, helm: (typeof HELMS)[number]): CourseAhead =>
  courseOf(now, ship, { speed, turns: TURNS.get(helm) ?? [] });

/** Courses of her next move, as fast, as slow or as she goes and with her helm any way, but those that run ashore or off the chart. */
export const openCourses = (now: Situation, ship: NwsShip): CourseAhead[] => {
  const speeds = speedsFor(now, ship);
  const chosen = new Set([speeds[0], speeds.at(-1), ship.speed]);
  return speeds
    .filter(speed => chosen.has(speed))
    .flatMap(speed => HELMS.map(helm => helmedSo(now, ship, speed, helm)))
    .filter(({ stoppedBy }) => stoppedBy === null);
};
