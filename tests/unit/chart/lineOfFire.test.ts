import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Chart } from '../../../src/core/chart.ts';
import { waters } from '../../toys/battle.ts';

/* An oracle written another way than the code: in cube coordinates the inside of a hex is where |q-r|, |r-s| and |s-q| (counted
   from its centre) are all below 1, so the segment is clipped by three bands, in exact fractions of BigInt. */

interface Fraction {
  over: bigint;
  under: bigint; // always positive
}

const fraction = (over: bigint, under: bigint): Fraction =>
  under < 0n ? { over: -over, under: -under } : { over, under };
const compare = (one: Fraction, other: Fraction): number => {
  const difference = one.over * other.under - other.over * one.under;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};
const ZERO = fraction(0n, 1n);
const ONE = fraction(1n, 1n);

type Cube = readonly [bigint, bigint, bigint];
const cubeOf = (chart: Chart, hex: number): Cube => {
  const row = chart.row(hex) - 1;
  const q = chart.column(hex) - 1 - (row - (row & 1)) / 2;
  return [BigInt(q), BigInt(row), BigInt(-q - row)];
};

interface Meeting {
  how: 'inside' | 'side' | 'corner';
  from: Fraction;
  to: Fraction;
}

/** How the segment meets one hex, or null. */
const meeting = (chart: Chart, start: number, end: number, hex: number): Meeting | null => {
  const [origin, target, middle] = [cubeOf(chart, start), cubeOf(chart, end), cubeOf(chart, hex)];
  let [from, to] = [ZERO, ONE];
  let along = false;
  for (const [i, j] of [
    [0, 1],
    [1, 2],
    [2, 0],
  ] as const) {
    const slope = target[i] - origin[i] - (target[j] - origin[j]);
    const at = middle[i] - origin[i] - (middle[j] - origin[j]);
    if (slope === 0n) {
      if (at > 1n || at < -1n) return null;
      if (at === 1n || at === -1n) along = true;
      continue;
    }
    const [one, other] = [fraction(at - 1n, slope), fraction(at + 1n, slope)];
    const [first, last] = compare(one, other) < 0 ? [one, other] : [other, one];
    if (compare(first, from) > 0) from = first;
    if (compare(last, to) < 0) to = last;
  }
  const length = compare(from, to);
  if (length > 0) return null;
  return { how: length === 0 ? 'corner' : along ? 'side' : 'inside', from, to };
};

/** Everything the segment meets between its ends, in order. */
const meetings = (chart: Chart, start: number, end: number): (Meeting & { hex: number })[] => {
  const far = chart.range(start, end);
  return chart.hexes
    .filter(
      hex => hex !== start && hex !== end && chart.range(start, hex) <= far + 1 && chart.range(hex, end) <= far + 1,
    )
    .flatMap(hex => {
      const found = meeting(chart, start, end, hex);
      return found ? [{ ...found, hex }] : [];
    })
    .sort((one, other) => compare(one.from, other.from));
};

/** The hexes that may be named as the block: those that stop the line first. */
const firstBlocks = (chart: Chart, start: number, end: number, blocks: (hex: number) => boolean): number[] => {
  const met = meetings(chart, start, end).filter(({ how, hex }) => how !== 'corner' && blocks(hex));
  for (const { how, hex, from } of met) {
    if (how === 'inside') return [hex];
    const beside = met.filter(other => other.how === 'side' && compare(other.from, from) === 0);
    if (beside.length === 2) return beside.map(other => other.hex);
  }
  return [];
};

const within = (chart: Chart, from: number, range: number): number[] =>
  chart.hexes.filter(hex => hex !== from && chart.range(from, hex) <= range);

const only =
  (...hexes: number[]) =>
  (hex: number) =>
    hexes.includes(hex);

describe('golden, checked by hand', () => {
  const chart = waters(10, 10);
  const all = () => true;

  it('straight along a row', () => {
    expect(chart.crossed(303, 703)).toEqual([403, 503, 603]);
    expect(chart.crossed(703, 303)).toEqual([603, 503, 403]);
    expect(chart.blockedAt(303, 703, only(503))).toBe(503);
    expect(chart.blockedAt(303, 703, only(502, 504, 402, 604))).toBe(0);
  });

  it('straight along the two slanting rows', () => {
    expect(chart.crossed(303, 507)).toEqual([304, 405, 406]);
    expect(chart.crossed(605, 402)).toEqual([504, 503]);
  });

  it('slanting, in the order in which the hexes are entered', () => {
    // Half-way from 0405 to 0706 the line leaves 0506, which lies nearer to the firer along it, for 0605.
    expect(chart.crossed(405, 706)).toEqual([505, 506, 605, 606]);
    expect(chart.blockedAt(405, 706, only(605, 506))).toBe(506);
    expect(chart.blockedAt(706, 405, only(605, 506))).toBe(605);
  });

  it('next to each other there is nothing between', () => {
    for (const facing of [0, 1, 2, 3, 4, 5] as const) {
      const next = chart.neighbour(404, facing);
      expect(chart.crossed(404, next)).toEqual([]);
      expect(chart.blockedAt(404, next, all)).toBe(0);
    }
    expect(chart.blockedAt(404, 404, all)).toBe(0);
    expect(chart.crossed(404, 404)).toEqual([]);
  });

  it('along a hexside only both hexes beside it block', () => {
    // 0303 to 0305 runs down the side between 0204 and 0304.
    expect(chart.crossed(303, 305)).toEqual([]);
    expect(chart.blockedAt(303, 305, only(204))).toBe(0);
    expect(chart.blockedAt(303, 305, only(304))).toBe(0);
    expect([204, 304]).toContain(chart.blockedAt(303, 305, only(204, 304)));
    // 0404 to 0603 slants up along the side between 0503 and 0504.
    expect(chart.range(404, 603)).toBe(2);
    expect(chart.crossed(404, 603)).toEqual([]);
    expect(chart.blockedAt(404, 603, only(503))).toBe(0);
    expect(chart.blockedAt(404, 603, only(504))).toBe(0);
    expect([503, 504]).toContain(chart.blockedAt(404, 603, only(503, 504)));
    expect([503, 504]).toContain(chart.blockedAt(603, 404, only(503, 504)));
  });

  it('every hexside is judged by itself', () => {
    // 0303 to 0307: the side 0204|0304, the inside of 0305, the side 0206|0306.
    expect(chart.crossed(303, 307)).toEqual([305]);
    expect(chart.blockedAt(303, 307, only(204, 306))).toBe(0);
    expect(chart.blockedAt(303, 307, only(204, 206))).toBe(0);
    expect([206, 306]).toContain(chart.blockedAt(303, 307, only(204, 206, 306)));
    expect(chart.blockedAt(303, 307, only(305, 206, 306))).toBe(305);
    expect([204, 304]).toContain(chart.blockedAt(303, 307, only(204, 304, 305, 206, 306)));
  });

  it('a corner touched never blocks', () => {
    // 1313 to 0212 goes 10 1/2 hex widths left and one row up. After a third of the way it is over the middle of 0912, two
    // thirds of a row below her centre: her lowest corner. After two thirds it meets the highest corner of 0613. No shorter line
    // touches a corner of a hex that it does not also run beside.
    const wide = waters(14, 14);
    expect(meetings(wide, 1313, 212).flatMap(({ how, hex }) => (how === 'corner' ? [hex] : []))).toEqual([912, 613]);
    expect(wide.crossed(1313, 212)).toEqual([1213, 1113, 1013, 913, 812, 813, 712, 713, 612, 512, 412, 312]);
    expect(wide.blockedAt(1313, 212, only(912, 613))).toBe(0);
    expect(wide.blockedAt(212, 1313, only(912, 613))).toBe(0);
    expect(wide.blockedAt(1313, 212, only(912, 613, 512))).toBe(512);
  });

  it('the rim never blocks', () => {
    // Down the left rim of column 01 the line runs between even rows and nothing.
    expect(chart.crossed(101, 105)).toEqual([103]);
    expect(chart.blockedAt(101, 105, only(102, 104))).toBe(0);
    expect(chart.blockedAt(101, 103, all)).toBe(0);
    expect(chart.blockedAt(105, 101, all)).toBe(103);
    // Down the right rim, even rows.
    expect(chart.blockedAt(1002, 1004, all)).toBe(0);
    expect(chart.blockedAt(1004, 1002, all)).toBe(0);
  });

  it('never asks about the firer, the target or a hex off the chart', () => {
    for (const from of chart.hexes) {
      for (const to of chart.hexes) {
        chart.blockedAt(from, to, hex => {
          if (!chart.has(hex) || hex === from || hex === to) expect.fail(`${from} to ${to} asks about ${hex}`);
          return false;
        });
      }
    }
  });
});

describe('against exact clipping, all offsets within range 12', () => {
  const chart = waters(27, 27);

  for (const from of [1413, 1414]) {
    it(`from ${from}`, () => {
      let [sides, corners] = [0, 0];
      for (const to of within(chart, from, 12)) {
        const met = meetings(chart, from, to);
        const inside = met.filter(({ how }) => how === 'inside').map(({ hex }) => hex);
        expect(chart.crossed(from, to), `${from} to ${to}`).toEqual(inside);
        // Each hex alone, and each hexside's two hexes together.
        for (const { hex, how, from: entry } of met) {
          expect(chart.blockedAt(from, to, only(hex)), `${from} to ${to} by ${hex}`).toBe(how === 'inside' ? hex : 0);
          if (how === 'corner') corners += 1;
          if (how !== 'side') continue;
          sides += 1;
          const pair = met
            .filter(other => other.how === 'side' && compare(other.from, entry) === 0)
            .map(other => other.hex);
          expect(pair).toHaveLength(2);
          expect(pair, `${from} to ${to} along ${hex}`).toContain(chart.blockedAt(from, to, only(...pair)));
        }
        // Nothing that the line does not meet can stop it.
        const untouched = new Set(met.map(({ hex }) => hex));
        expect(chart.blockedAt(from, to, hex => !untouched.has(hex))).toBe(0);
      }
      // Six spokes through corners: 2, 4, ... 12 hexes away, one hexside for each two hexes, two hexes beside each.
      expect(sides).toBe(6 * 2 * (1 + 2 + 3 + 4 + 5 + 6));
      expect(corners).toBeGreaterThan(0);
    });
  }
});

describe('any land', () => {
  /** Land strewn by a plain multiplier, so that a failing seed can be seen again. */
  const strewn = (seed: number, share: number) => (hex: number) =>
    (Math.imul(hex ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b) >>> 8) % 100 < share;

  it('is the same both ways, for all pairs within range 16 from rows of both parities', () => {
    const chart = waters(35, 35);
    for (const from of [1817, 1818]) {
      for (const to of within(chart, from, 16)) {
        expect(chart.crossed(to, from), `${from} and ${to}`).toEqual(chart.crossed(from, to).reverse());
        for (let seed = 0; seed < 12; seed++) {
          const land = strewn(seed, 4 + seed * 3);
          const [there, back] = [chart.blockedAt(from, to, land), chart.blockedAt(to, from, land)];
          if ((there === 0) !== (back === 0))
            expect.fail(`${from} to ${to} blocked at ${there}, back at ${back}, seed ${seed}`);
        }
      }
    }
  });

  it('names the first block from the firer, at the rim too', () => {
    const chart = waters(8, 7);
    const hex = fc.constantFrom(...chart.hexes);
    let blocked = 0;
    fc.assert(
      fc.property(
        hex,
        hex,
        fc.integer({ min: 0, max: 1e6 }),
        fc.integer({ min: 0, max: 90 }),
        (from, to, seed, share) => {
          fc.pre(from !== to);
          const land = strewn(seed, share);
          const first = firstBlocks(chart, from, to, land);
          const named = chart.blockedAt(from, to, land);
          if (first.length === 0) expect(named).toBe(0);
          else expect(first).toContain(named);
          if (named) blocked += 1;
        },
      ),
      { numRuns: 3000 },
    );
    expect(blocked).toBeGreaterThan(500);
  });

  it('reads the same line at every place of the chart, also with three digits', () => {
    const [small, large] = [waters(9, 9), waters(120, 110)];
    for (const to of small.hexes) {
      for (const from of [404, 505]) {
        const moved = (hex: number) => large.hexAt(small.column(hex) + 106, small.row(hex) + 98);
        expect(large.crossed(moved(from), moved(to))).toEqual(small.crossed(from, to).map(moved));
        for (const land of small.crossed(from, to)) {
          expect(large.blockedAt(moved(from), moved(to), only(moved(land)))).toBe(moved(land));
        }
      }
    }
  });
});
