/** Standard deviations that leave out 5 %, half on either side. */
const Z = 1.959963984540054;

/** A part of a whole, with Wilson's 95 % interval; all three are fractions of 1. */
export interface Interval {
  share: number;
  low: number;
  high: number;
}

const NEWTON_STEPS = 60;

/** By Newton's steps, which come out the same on every machine. */
const squareRoot = (value: number): number => {
  if (value <= 0) return 0;
  let root = value > 1 ? value : 1;
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const next = (root + value / root) / 2;
    if (next >= root) return root;
    root = next;
  }
  return root;
};

const within = (value: number): number => Math.min(1, Math.max(0, value));

/** `count` of `of`, where `count` may end in a half; of nothing anything is possible. */
export const wilson = (count: number, of: number): Interval => {
  if (of === 0) return { share: 0, low: 0, high: 1 };
  const share = count / of;
  const square = (Z * Z) / of;
  const middle = (share + square / 2) / (1 + square);
  const half = (Z * squareRoot((share * (1 - share)) / of + square / (4 * of))) / (1 + square);
  return { share, low: count === 0 ? 0 : within(middle - half), high: count === of ? 1 : within(middle + half) };
};

/** The mean of some values with its 95 % interval, by the spread of the values; of fewer than two the interval is the mean alone. */
export const meanInterval = (values: readonly number[]): { mean: number; low: number; high: number } => {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const squares = values.reduce((sum, value) => sum + (value - mean) * (value - mean), 0);
  const half = values.length < 2 ? 0 : Z * squareRoot(squares / (values.length - 1) / values.length);
  return { mean, low: mean - half, high: mean + half };
};
