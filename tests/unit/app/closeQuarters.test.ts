/** What somebody who decides is shown of the chart. */
import { expect, it } from 'vitest';
import { closeQuarters } from '../../../src/app/view/closeQuarters.ts';
import type { UnitSheet } from '../../../src/system/desk/index.ts';

/** On a line: the range is what lies between. */
const chart = { range: (one: number, other: number) => Math.abs(one - other) };
const unit = (id: string, side: UnitSheet['side'], hex: number, present = true): UnitSheet => ({
  id,
  side,
  name: id,
  title: 'Ship',
  kind: 'ship',
  hexes: [hex],
  facing: 0,
  tracks: [{ id: 'hull', name: 'Hull', left: 1, full: 1 }],
  marks: [],
  present,
  lines: [],
});
const all = [
  unit('far', 'union', 10),
  unit('near', 'union', 20),
  unit('foe', 'confederate', 25),
  unit('wreck', 'confederate', 21, false),
];

it.each([
  ['of all own ships the one nearest to an enemy, and him', 'union', [], [20, 25]],
  ['the ship that is to act, though another lies nearer', 'union', ['far'], [10, 25]],
  ['the same from the other side', 'confederate', [], [25, 20]],
] as const)('%s', (_what, side, acting, hexes) => {
  expect(closeQuarters(chart, all, side, acting)).toEqual(hexes);
});

it('only the ship where no enemy is left, and nothing where she is not there either', () => {
  expect(closeQuarters(chart, all.slice(0, 2), 'union', ['near'])).toEqual([20]);
  expect(closeQuarters(chart, all, 'union', ['wreck'])).toEqual([]);
});
