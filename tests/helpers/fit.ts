/** Counts of many resolved events against the chances that are shown for them. */
import { expect } from 'vitest';

/** Critical values of chi-square at one in ten thousand, by degrees of freedom: a fixed seed must stay below. */
// prettier-ignore
const CRITICAL = [
  NaN, 15.137, 18.421, 21.108, 23.513, 25.745, 27.856, 29.878, 31.828, 33.720, 35.564, 37.367, 39.134, 40.871, 42.579, 44.263, 45.925, 47.566, 49.189, 50.795, 52.386,
];
/** A class of fewer expected events than this is thrown together with its neighbour. */
const THIN = 10;

interface Class {
  count: number;
  expected: number;
}

const classesOf = (counts: readonly number[], chances: readonly number[], total: number): Class[] => {
  const classes: Class[] = [];
  const put = (count: number, expected: number): void => {
    const last = classes.at(-1);
    if (last && last.expected < THIN)
      Object.assign(last, { count: last.count + count, expected: last.expected + expected });
    else classes.push({ count, expected });
  };
  chances.forEach((chance, index) => put(counts[index] ?? 0, chance * total));
  const last = classes.at(-1)!;
  if (last.expected >= THIN || classes.length === 1) return classes;
  classes.pop();
  const before = classes.at(-1)!;
  return [...classes.slice(0, -1), { count: before.count + last.count, expected: before.expected + last.expected }];
};

/** Chi-square: counts[n] events came to n, whose chance is chances[n]. */
export const expectFit = (what: string, counts: readonly number[], chances: readonly number[]): void => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  expect(
    chances.reduce((sum, chance) => sum + chance, 0),
    `${what}: the chances of all results`,
  ).toBeCloseTo(1, 10);
  const unlisted = counts.flatMap((count, index) => (count > 0 && !(chances[index]! > 0) ? [index] : []));
  expect(unlisted, `${what}: results that the odds do not list`).toEqual([]);
  const possible = chances
    .map((chance, index) => ({ chance, count: counts[index] ?? 0 }))
    .filter(({ chance }) => chance > 0);
  const classes = classesOf(
    possible.map(({ count }) => count),
    possible.map(({ chance }) => chance),
    total,
  );
  if (classes.length === 1) return;
  const chi = classes.reduce((sum, { count, expected }) => sum + (count - expected) ** 2 / expected, 0);
  const said = classes.map(({ count, expected }) => `${count} for ${expected.toFixed(1)}`).join(', ');
  expect(chi, `${what}: ${said}`).toBeLessThan(CRITICAL[classes.length - 1]!);
};
