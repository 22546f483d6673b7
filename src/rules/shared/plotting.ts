import type { PlotHelm } from '../../system/desk/index.ts';

/** Plots of a speed in half-knots and a turn for each hex, as desks read them. */

const HALVES = 2;

/** Half-knots as figures: "3½", "−2". */
export const halvesAsFigure = (speed: number): string => {
  const size = Math.abs(speed);
  const half = size % HALVES === 1 ? '½' : '';
  const whole = Math.floor(size / HALVES);
  return `${speed < 0 ? '−' : ''}${whole === 0 && half ? '' : whole}${half}`;
};

/** To which side a course turns first. */
export const helmedTo = (turns: readonly number[]): PlotHelm => {
  const first = turns.find(turn => turn !== 0) ?? 0;
  return first === 0 ? 'straight' : first > 0 ? 'port' : 'starboard';
};

/** Hexes in which two courses turn otherwise. */
const apart = (one: readonly number[], other: readonly number[]): number => {
  let differ = 0;
  for (let hex = 0; hex < Math.max(one.length, other.length); hex++)
    if ((one[hex] ?? 0) !== (other[hex] ?? 0)) differ += 1;
  return differ;
};

interface Course {
  readonly speed: number;
  readonly turns: readonly number[];
}

/** Of each other speed the course that is most like this one, the nearest speed first; then every other course of this speed, the likest first. */
export const coursesNext = <C extends Course>(options: readonly C[], { speed, turns }: Course): C[] => {
  const likest = new Map<number, C>();
  for (const option of options) {
    if (option.speed === speed) continue;
    const best = likest.get(option.speed);
    if (!best || apart(option.turns, turns) < apart(best.turns, turns)) likest.set(option.speed, option);
  }
  const others = [...likest.values()].sort((one, other) => Math.abs(one.speed - speed) - Math.abs(other.speed - speed));
  const turning = options
    .filter(option => option.speed === speed && apart(option.turns, turns) > 0)
    .sort((one, other) => apart(one.turns, turns) - apart(other.turns, turns));
  return [...others, ...turning];
};
