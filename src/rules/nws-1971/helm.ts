import { savedAfter, sidesEarned } from '../shared/quarters.ts';
import { ASTERN, HEXSIDE, SCALE, SLOWING, TURNING } from './tables.ts';
import type { Rate } from './types.ts';

/** The move and manoeuvring: how fast a ship may go in the next move, and how she turns. */

/** Way that she has: half-knots, astern below 0; moves in a row in which she has gained. */
export interface Way {
  readonly speed: number;
  readonly run: number;
}

/** N4: the most half-knots after one more move of the run-up, up to her top speed. */
const fastest = ({ speed, run }: Way, top: number): number => Math.min(top, Math.abs(speed) + SCALE.halves * (run + 1));

/** N5: the fewest after one move. */
const slowest = ({ speed }: Way, rate: Rate): number => Math.max(0, Math.abs(speed) - SCALE.halves * SLOWING[rate]);

/** N6: top speed astern, rounded down to a half-knot; who is built for it has all of it. */
export const topAstern = (top: number, bothEnds: boolean): number => (bothEnds ? top : Math.floor(top / ASTERN));

/** N3, N4, N5: speeds of one direction, the slowest first: whole knots, the speed she has, and the most that she may have. */
const inDirection = (way: Way, rate: Rate, top: number): number[] => {
  const [least, most] = [Math.min(slowest(way, rate), top), fastest(way, top)];
  const speeds = new Set([most]);
  for (let speed = least; speed <= most; speed += 1)
    if (speed % SCALE.halves === 0 || speed === Math.abs(way.speed)) speeds.add(speed);
  return [...speeds].sort((one, other) => one - other);
};

/** N3 to N6: every speed in half-knots that a plot may hold, astern below 0; astern only from rest. */
export const speedsOf = (
  way: Way,
  { rate, top, bothEnds }: { rate: Rate; top: number; bothEnds: boolean },
): number[] => {
  const astern = inDirection(way, rate, topAstern(top, bothEnds)).map(speed => 0 - speed);
  if (way.speed < 0) return astern.reverse();
  const ahead = inDirection(way, rate, top);
  return way.speed > 0 ? ahead : [...astern.reverse().filter(speed => speed < 0), ...ahead];
};

/** N4: moves in a row with a gain, after a move at that speed. */
export const runAfter = (way: Way, speed: number): number =>
  Math.abs(speed) > Math.abs(way.speed) && speed * way.speed >= 0 ? way.run + 1 : 0;

/** N7: half-degrees that a hex entered earns; half of them, once, where anything halves them. */
export const earnedBy = (rate: Rate, halved: boolean): number => {
  const { halfDegrees } = TURNING[rate];
  return halved ? Math.floor(halfDegrees / 2) : halfDegrees;
};

/** N7: hexsides that a ship may turn on entering a hex. */
export const sidesAfter = (saved: number, earns: number): number => sidesEarned(saved, earns, HEXSIDE);

/** N7: half-degrees kept for the next hex. */
export const keptAfter = (saved: number, earns: number, sides: number): number =>
  savedAfter(saved, earns, HEXSIDE, sides);
