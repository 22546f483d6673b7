/** Procedure of firing, range chart, penetration: worked examples 2, 3, 4 and the rulings behind them. */
import { describe, expect, it } from 'vitest';
import { platesOf } from '../../../../src/rules/nws-1971/armour.ts';
import {
  bandOf,
  byQuality,
  goesThrough,
  lowestToHit,
  mayJam,
  throughAt,
} from '../../../../src/rules/nws-1971/gunnery.ts';
import { vessel } from '../../../../src/ships/index.ts';

const side = (id: string): number => platesOf(vessel(id)).side;
const turret = (id: string): number => platesOf(vessel(id)).turret;
const RANGES = Array.from({ length: 25 }, (_, index) => index + 1);
/** The farthest hex at which it is still so; it must be so at all nearer ones. */
const farthest = (so: (hexes: number) => boolean): number => {
  const near = RANGES.filter(so);
  expect(near).toEqual(RANGES.slice(0, near.length));
  return near.length;
};

describe('N18: whether the shot goes through', () => {
  it('example 2: 15 inch on the side of Atlanta to 3 hexes with 8.0, not at 4 with 7.1', () => {
    expect([throughAt('sb15', 3), throughAt('sb15', 4)]).toEqual([80, 71]);
    expect(farthest(hexes => goesThrough(throughAt('sb15', hexes), side('css_atlanta')))).toBe(3);
  });

  it('example 2: 11 inch on the casemate of Virginia never', () => {
    expect(farthest(hexes => goesThrough(throughAt('sb11', hexes), side('css_virginia')))).toBe(0);
  });

  it('example 3: 7 inch rifle on the turret of a Passaic may jam to 6 hexes, never through', () => {
    const plate = turret('uss_passaic');
    expect([throughAt('rf7brooke', 6), throughAt('rf7brooke', 7)]).toEqual([56, 51]);
    expect(farthest(hexes => mayJam(throughAt('rf7brooke', hexes), plate))).toBe(6);
    expect(farthest(hexes => goesThrough(throughAt('rf7brooke', hexes), plate))).toBe(0);
  });

  it('as much as the plate is enough', () => {
    expect([goesThrough(80, 8 * 1200), goesThrough(79, 8 * 1200)]).toEqual([true, false]);
    expect([mayJam(40, 8 * 1200), mayJam(39, 8 * 1200)]).toEqual([true, false]);
  });

  it('a mortar has no rule (N20)', () => {
    expect(throughAt('mo13', 1)).toBe(0);
  });
});

describe('N24: the range chart', () => {
  it('example 4: rate 3 at 2 and 3 hexes, 7 to 12, 13; rate 1 at 1 hex', () => {
    for (const hexes of [2, 3])
      expect([lowestToHit('rifle', 3, hexes), lowestToHit('smoothbore', 3, hexes)]).toEqual([4, 5]);
    for (const hexes of [7, 12])
      expect([lowestToHit('rifle', 3, hexes), lowestToHit('smoothbore', 3, hexes)]).toEqual([6, 6]);
    expect([lowestToHit('rifle', 3, 13), lowestToHit('smoothbore', 3, 13)]).toEqual([0, 0]);
    expect([lowestToHit('rifle', 1, 1), lowestToHit('smoothbore', 1, 1)]).toEqual([1, 2]);
  });

  it('N1: the five ranges, and none beyond 20 hexes', () => {
    expect([1, 2, 3, 4, 6, 7, 12, 13, 20, 21].map(bandOf)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, -1]);
    expect([lowestToHit('rifle', 1, 20), lowestToHit('rifle', 1, 21)]).toEqual([5, 0]);
  });
});

describe('N19: the option of shot quality', () => {
  it('1 takes a tenth, 6 adds one, to the nearest tenth, ties up', () => {
    expect([1, 2, 3, 4, 5, 6].map(die => byQuality(84, die))).toEqual([76, 84, 84, 84, 84, 92]);
    expect([byQuality(45, 1), byQuality(45, 6)]).toEqual([41, 50]);
  });

  it('so that 15 inch can just break the side of Tennessee, and only at one hex', () => {
    const plate = side('css_tennessee');
    expect(goesThrough(throughAt('sb15', 1), plate)).toBe(false);
    expect(farthest(hexes => goesThrough(byQuality(throughAt('sb15', hexes), 6), plate))).toBe(1);
  });
});
