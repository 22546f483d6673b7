/** Ramming, C57 to C65: the test, the blow, its effect on the rammer and the jammed chart. */
import { describe, expect, it } from 'vitest';
import {
  blowDice,
  blowPoints,
  blowValue,
  isTestDue,
  jammedFor,
  rammerLine,
  ramsHome,
  ramTestFactors,
  type RamTest,
} from '../../../../src/rules/river-coastal/ramCharts.ts';
import { addedBy } from '../../../../src/rules/river-coastal/units.ts';

const test = (more: Partial<RamTest> = {}): RamTest => ({
  attacker: 2,
  target: 4,
  lostAny: false,
  above: true,
  ram: false,
  firedOn: false,
  yellow: 3,
  ...more,
});

describe('C57, C58: the ram test', () => {
  it('worked example 10: class II on IV, no CPV lost, yellow +3, above value, no ram: D6 - 1, passes on 2 to 6', () => {
    const added = addedBy(ramTestFactors(test()));
    expect(added).toBe(-1);
    expect([1, 2, 3, 4, 5, 6].filter(die => ramsHome(die + added))).toEqual([2, 3, 4, 5, 6]);
  });

  it('every other line of the list', () => {
    const reasons = (more: Partial<RamTest>) => ramTestFactors(test(more)).map(({ reason, value }) => [reason, value]);
    expect(reasons({ ram: true })).not.toContainEqual(['noRam', -2]);
    expect(reasons({ lostAny: true })).toEqual([
      ['larger', -4],
      ['captainAboard', 3],
      ['above', 1],
      ['anyLost', -3],
      ['noRam', -2],
    ]);
    expect(reasons({ above: false, firedOn: true, yellow: null, target: 2, lostAny: true })).toEqual([
      ['firedOn', -2],
      ['anyLost', -3],
      ['noRam', -2],
      ['below', -2],
    ]);
  });

  it('class I and V never test, nobody against a smaller class, and against the own class only after losses', () => {
    for (const target of [1, 2, 3, 4, 5] as const) {
      expect(isTestDue({ attacker: 1, target, lostAny: true })).toBe(false);
      expect(isTestDue({ attacker: 5, target, lostAny: true })).toBe(false);
    }
    for (const own of [2, 3, 4] as const) {
      expect([false, true].map(lostAny => isTestDue({ attacker: own, target: own, lostAny }))).toEqual([false, true]);
      expect(isTestDue({ attacker: own, target: 1, lostAny: true })).toBe(false);
      expect(isTestDue({ attacker: own, target: 5, lostAny: false })).toBe(true);
    }
  });
});

describe('C61: the blow', () => {
  it('worked example 11: 12 knots with RA and ram [3, 4, 2, 5]: 15 x 14 = 210; without ram 105', () => {
    expect([blowDice(24, true), blowValue(24)]).toEqual([4, 15]);
    expect([blowPoints(24, 14, true), blowPoints(24, 14, false)]).toEqual([210, 105]);
  });

  it('worked example 11: 6 knots, no RA, no ram [4, 3]: 35', () => {
    expect([blowDice(12, false), blowPoints(12, 7, false)]).toEqual([2, 35]);
  });

  it('under 4 knots one die of 5, under 8 two of 10, from 8 three of 15; halves are rounded down', () => {
    expect([1, 7, 8, 15, 16].map(halves => [blowDice(halves, false), blowValue(halves)])).toEqual([
      [1, 5],
      [1, 5],
      [2, 10],
      [2, 10],
      [3, 15],
    ]);
    expect(blowPoints(2, 3, false)).toBe(7);
  });
});

describe('C62, C65: what becomes of the rammer', () => {
  it('the chart by speed and die', () => {
    expect([4, 5, 6].map(die => rammerLine(6, die).does)).toEqual(['nothing', 'ramLost', 'stack']);
    expect([3, 4, 5, 6].map(die => rammerLine(12, die).does)).toEqual(['nothing', 'ramLost', 'stack', 'steam']);
    expect([2, 3, 4, 5, 6].map(die => rammerLine(16, die).does)).toEqual([
      'nothing',
      'ramLost',
      'stack',
      'steam',
      'locked',
    ]);
  });

  it('worked example 11: rammer at 8 knots [6, 5]: jammed 4 moves', () => {
    expect(rammerLine(16, 6).does).toBe('locked');
    expect(jammedFor(5)).toBe(4);
    expect([1, 2, 3, 4, 6].map(jammedFor)).toEqual([0, 0, 0, 2, 6]);
  });
});
