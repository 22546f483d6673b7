/** The move and manoeuvring: worked examples 6 and 7, and rulings N3 to N7. */
import { describe, expect, it } from 'vitest';
import { earnedBy, keptAfter, runAfter, sidesAfter, speedsOf, topAstern } from '../../../../src/rules/nws-1971/helm.ts';
import { RATES, type Rate } from '../../../../src/rules/nws-1971/types.ts';

const ship = (rate: Rate, top: number, bothEnds = false) => ({ rate, top, bothEnds });
const most = (speeds: readonly number[]): number => Math.max(...speeds);

describe('speed', () => {
  it('example 7: from rest with a top of 10 knots: 1, 3, 6, 10', () => {
    let way = { speed: 0, run: 0 };
    const reached = [1, 2, 3, 4, 5].map(() => {
      const speed = most(speedsOf(way, ship(1, 20)));
      way = { speed, run: runAfter(way, speed) };
      return speed / 2;
    });
    expect(reached).toEqual([1, 3, 6, 10, 10]);
  });

  it('example 7: slowing from 10 knots: rate 1 to 9, rate 4 to 6', () => {
    const least = RATES.map(rate => Math.min(...speedsOf({ speed: 20, run: 4 }, ship(rate, 20))) / 2);
    expect(least).toEqual([9, 8, 7, 6, 5]);
  });

  it('N3: whole knots, the speed she has, and the most she may have', () => {
    expect(speedsOf({ speed: 5, run: 0 }, ship(2, 11))).toEqual([2, 4, 5, 6, 7]);
    expect(speedsOf({ speed: 10, run: 0 }, ship(2, 11))).toEqual([6, 8, 10, 11]);
  });

  it('N4: a move without gain begins a new run-up', () => {
    expect(runAfter({ speed: 6, run: 2 }, 12)).toBe(3);
    expect(runAfter({ speed: 6, run: 2 }, 6)).toBe(0);
    expect(runAfter({ speed: 6, run: 2 }, 4)).toBe(0);
    expect(most(speedsOf({ speed: 6, run: 0 }, ship(1, 20)))).toBe(8);
  });

  it('N6: astern from rest alone, at half of the top speed rounded down; double-enders at all of it', () => {
    expect([topAstern(15, false), topAstern(15, true)]).toEqual([7, 15]);
    expect(speedsOf({ speed: 0, run: 0 }, ship(1, 20))).toEqual([-2, 0, 2]);
    expect(speedsOf({ speed: 2, run: 1 }, ship(1, 20))).toEqual([0, 2, 4, 6]);
    expect(speedsOf({ speed: -2, run: 1 }, ship(1, 5))).toEqual([-2, 0]);
    expect(speedsOf({ speed: -2, run: 1 }, ship(1, 5, true))).toEqual([-5, -4, -2, 0]);
    expect(runAfter({ speed: 0, run: 0 }, -2)).toBe(1);
  });

  it('who has no speed left stays at rest', () => {
    expect(speedsOf({ speed: 0, run: 0 }, ship(3, 0))).toEqual([0]);
  });
});

describe('turning', () => {
  /** Hexsides turned on each hex by who turns whenever she may, and what she keeps. */
  const turns = (rate: Rate, hexes: number, halved = false): string[] => {
    let saved = 0;
    return Array.from({ length: hexes }, () => {
      const earns = earnedBy(rate, halved);
      const sides = sidesAfter(saved, earns);
      saved = keptAfter(saved, earns, sides);
      return `${sides}/${saved}`;
    });
  };

  it('example 6: rate 2 earns 45 a hex, her first hexside on the third hex, 15 kept', () => {
    expect(turns(2, 3)).toEqual(['0/45', '0/90', '1/15']);
  });

  it('example 6: rate 5 earns 330: two hexsides and 90 kept', () => {
    expect(turns(5, 1)).toEqual(['2/90']);
  });

  it('N7: at most 120 are kept', () => {
    expect(keptAfter(110, 45, 0)).toBe(120);
    expect(keptAfter(0, 330, 1)).toBe(120);
  });

  it('N7: a hexside every 4.4, 2.7, 1.6, 0.7, 0.4 hexes', () => {
    expect(RATES.map(rate => (120 / earnedBy(rate, false)).toFixed(1))).toEqual(['4.4', '2.7', '1.6', '0.7', '0.4']);
  });

  it('N7: half as much, rounded down', () => {
    expect(RATES.map(rate => earnedBy(rate, true))).toEqual([13, 22, 37, 82, 165]);
  });
});
