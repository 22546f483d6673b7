import type { Side } from '../../core/types.ts';
import type { PlotHelm } from '../../system/desk/index.ts';

/** What is laid face down and shown at once, plots and guns, as desks read it: a plot is a speed in half-knots and a turn for each hex. */

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

/**
 * Of each other speed the course that is most like this one, the nearest speed first; then every other course of this speed, the likest
 * first. Who does not go, a speed of null, has every speed before her.
 */
export const coursesNext = <C extends Course>(
  options: readonly C[],
  { speed, turns }: Pick<Course, 'turns'> & { readonly speed: number | null },
): C[] => {
  const from = speed ?? 0;
  const likest = new Map<number, C>();
  for (const option of options) {
    if (option.speed === speed) continue;
    const best = likest.get(option.speed);
    if (!best || apart(option.turns, turns) < apart(best.turns, turns)) likest.set(option.speed, option);
  }
  const others = [...likest.values()].sort((one, other) => Math.abs(one.speed - from) - Math.abs(other.speed - from));
  const turning = options
    .filter(option => option.speed === speed && apart(option.turns, turns) > 0)
    .sort((one, other) => apart(one.turns, turns) - apart(other.turns, turns));
  return [...others, ...turning];
};

/** Of these courses the one that turns most like another; undefined where there is none. */
export const likestCourse = <C extends Course>(options: readonly C[], turns: readonly number[]): C | undefined => {
  let best: C | undefined;
  for (const option of options) if (!best || apart(option.turns, turns) < apart(best.turns, turns)) best = option;
  return best;
};

/** Who is to be fired at by whom, each pair once. */
export const pairsAimed = ({
  state,
}: {
  readonly state: { readonly aims: readonly { readonly unit: string; readonly target: string }[] };
}): { unit: string; target: string }[] =>
  state.aims
    .filter(
      ({ unit, target }, at, all) => at === all.findIndex(other => other.unit === unit && other.target === target),
    )
    .map(({ unit, target }) => ({ unit, target }));

/** The same order for the guns with another target; null for any other order. */
export const laidOn = <C extends { readonly type: string }>(
  command: C,
  target: string,
): (C & { target: string }) | null =>
  command.type === 'aim' || command.type === 'salvo' ? { ...command, target } : null;

/** What lays all that has not been laid, and what says that all is; null for a side with nothing to lay. */
export const plotsDown = (
  plots: readonly { readonly side: Side }[],
  side: Side,
): { rest: { type: 'steady'; side: Side }; done: { type: 'plotted'; side: Side } } | null =>
  plots.some(plot => plot.side === side) ? { rest: { type: 'steady', side }, done: { type: 'plotted', side } } : null;
