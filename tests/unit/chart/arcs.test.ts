import { describe, expect, it } from 'vitest';
import type { Chart, HalfAngle } from '../../../src/core/chart.ts';
import { FACINGS, type Facing } from '../../../src/core/types.ts';
import { waters } from '../../toys/battle.ts';

const ALL_FACINGS: readonly Facing[] = [0, 1, 2, 3, 4, 5];
const HALF_ANGLES: readonly HalfAngle[] = [15, 30, 45, 60, 75, 90, 120, 150];
const chart = waters(19, 19);
/** The middle of the chart in an odd and in an even row. */
const MIDDLES = [1009, 1010];

const around = (from: number, range = 8): number[] =>
  chart.hexes.filter(hex => hex !== from && chart.range(from, hex) <= range);

/** Degrees between the line ahead and the line to the hex, 0 to 180, in floating point from centres on paper. */
const bearing = (from: number, facing: Facing, to: number): number => {
  const x = (hex: number) => chart.column(hex) + (chart.row(hex) % 2 === 0 ? 0.5 : 0);
  const y = (hex: number) => -chart.row(hex) * (Math.sqrt(3) / 2);
  const degrees = (Math.atan2(y(to) - y(from), x(to) - x(from)) * 180) / Math.PI - facing * 60;
  return Math.abs(((((degrees + 180) % 360) + 360) % 360) - 180);
};

const NEARLY = 1e-7;

/** Hexes of an arc drawn on a board whose even rows stand half a hex to the right. */
const picture = (from: number, facing: Facing, half: HalfAngle, closed: boolean, range = 4): string => {
  const rows = [];
  for (let row = chart.row(from) - range; row <= chart.row(from) + range; row++) {
    let line = row % 2 === 0 ? ' ' : '';
    for (let column = chart.column(from) - range; column <= chart.column(from) + range; column++) {
      const hex = chart.hexAt(column, row);
      const mark = hex === from ? '@' : chart.inArc(from, facing, hex, half, closed) ? '#' : '.';
      line += `${chart.range(from, hex) <= range ? mark : ' '} `;
    }
    rows.push(line.trimEnd());
  }
  return `\n${rows.join('\n')}\n`;
};

describe('against bearings in floating point', () => {
  for (const facing of ALL_FACINGS) {
    for (const half of HALF_ANGLES) {
      it(`${FACINGS[facing]}, ${half} degrees, all hexes within 8`, () => {
        for (const from of MIDDLES) {
          for (const to of around(from)) {
            const off = bearing(from, facing, to) - half;
            const where = `${from} to ${to}`;
            expect(chart.inArc(from, facing, to, half, true), `${where} closed`).toBe(off < NEARLY);
            expect(chart.inArc(from, facing, to, half, false), `${where} open`).toBe(off < -NEARLY);
          }
        }
      });
    }
  }
});

/** The hexes exactly on the limiting lines of an arc, as offsets in steps of the facing and of the one 60 degrees to port. */
const onLine = (from: number, facing: Facing, half: HalfAngle): number[] =>
  around(from).filter(to => chart.inArc(from, facing, to, half, true) && !chart.inArc(from, facing, to, half, false));

/** The hex reached by so many steps in a facing. */
const walk = (chartOf: Chart, from: number, ...legs: readonly (readonly [facing: number, steps: number])[]): number => {
  let at = from;
  for (const [facing, steps] of legs) {
    for (let step = 0; step < steps; step++) at = chartOf.neighbour(at, (((facing % 6) + 6) % 6) as Facing);
  }
  return at;
};

describe('exactly on the line', () => {
  const both = (from: number, legs: (sign: 1 | -1) => readonly (readonly [number, number])[][]): number[] =>
    [...legs(1), ...legs(-1)].map(path => walk(chart, from, ...path)).sort((one, other) => one - other);
  const eight = [1, 2, 3, 4, 5, 6, 7, 8];
  const four = [1, 2, 3, 4];

  for (const facing of ALL_FACINGS) {
    it(`${FACINGS[facing]}: rows of hexes at 60 and 120, corners at 30, 90 and 150, none at 15, 45 and 75`, () => {
      for (const from of MIDDLES) {
        expect(onLine(from, facing, 15)).toEqual([]);
        expect(onLine(from, facing, 45)).toEqual([]);
        expect(onLine(from, facing, 75)).toEqual([]);
        expect(onLine(from, facing, 60)).toEqual(both(from, sign => eight.map(n => [[facing + sign, n]])));
        expect(onLine(from, facing, 120)).toEqual(both(from, sign => eight.map(n => [[facing + 2 * sign, n]])));
        for (const [half, first] of [
          [30, 0],
          [90, 1],
          [150, 2],
        ] as const) {
          const corners = both(from, sign =>
            four.map(n => [
              [facing + first * sign, n],
              [facing + (first + 1) * sign, n],
            ]),
          );
          expect(onLine(from, facing, half), `${half}`).toEqual(corners);
        }
      }
    });
  }
});

describe('laws', () => {
  it('120 and 150 are what 60 and 30 of the opposite facing leave over', () => {
    for (const from of MIDDLES) {
      for (const to of around(from)) {
        for (const facing of ALL_FACINGS) {
          const astern = ((facing + 3) % 6) as Facing;
          for (const [wide, narrow] of [
            [120, 60],
            [150, 30],
            [90, 90],
          ] as const) {
            for (const closed of [true, false])
              expect(chart.inArc(from, facing, to, wide, closed)).toBe(!chart.inArc(from, astern, to, narrow, !closed));
          }
        }
      }
    }
  });

  it('turning facing and target together changes nothing', () => {
    for (const from of MIDDLES) {
      for (const ahead of [0, 1, 2, 3, 4]) {
        for (const aside of [0, 1, 2, 3, 4]) {
          for (const turn of ALL_FACINGS) {
            const places = ALL_FACINGS.map(facing =>
              walk(chart, from, [facing + turn, ahead], [facing + turn + 1, aside]),
            );
            for (const half of HALF_ANGLES) {
              for (const closed of [true, false]) {
                const answers = places.map((to, facing) => chart.inArc(from, facing as Facing, to, half, closed));
                expect(new Set(answers).size, `${from}, ${ahead} and ${aside} steps, turned ${turn}, ${half}`).toBe(1);
              }
            }
          }
        }
      }
    }
  });

  it('mirrored at the line ahead, it is the same', () => {
    for (const from of MIDDLES) {
      for (const facing of ALL_FACINGS) {
        for (const [one, other] of [
          [1, 3],
          [2, 1],
          [4, 0],
          [0, 4],
          [3, 2],
        ] as const) {
          for (const sixth of [0, 1, 2]) {
            const port = walk(chart, from, [facing + sixth, one], [facing + sixth + 1, other]);
            const starboard = walk(chart, from, [facing - sixth, one], [facing - sixth - 1, other]);
            for (const half of HALF_ANGLES)
              expect(chart.inArc(from, facing, port, half, true)).toBe(
                chart.inArc(from, facing, starboard, half, true),
              );
          }
        }
      }
    }
  });

  it('wider arcs hold the narrower ones, closed ones the open ones; nobody is in an arc of his own hex', () => {
    for (const from of MIDDLES) {
      for (const facing of ALL_FACINGS) {
        for (const to of around(from)) {
          const answers = HALF_ANGLES.flatMap(half =>
            [false, true].map(closed => chart.inArc(from, facing, to, half, closed)),
          );
          expect(answers).toEqual([...answers].sort((one, other) => Number(one) - Number(other)));
        }
        for (const half of HALF_ANGLES) {
          expect(chart.inArc(from, facing, from, half, true)).toBe(false);
          expect(chart.inArc(from, facing, from, half, false)).toBe(false);
        }
      }
    }
  });

  it('holds on a chart with three digits', () => {
    const large = waters(120, 110);
    for (const to of around(1009)) {
      const moved = large.hexAt(chart.column(to) + 95, chart.row(to) + 88);
      for (const facing of ALL_FACINGS) {
        for (const half of HALF_ANGLES)
          expect(large.inArc(105_097, facing, moved, half, true)).toBe(chart.inArc(1009, facing, to, half, true));
      }
    }
  });
});

describe('seen on paper', () => {
  it('60 open: strictly between the two rows of hexes', () => {
    expect(ALL_FACINGS.map(facing => `${FACINGS[facing]}${picture(1009, facing, 60, false)}`).join('\n'))
      .toMatchInlineSnapshot(`
      "E
          . . . . .
         . . . . . #
        . . . . . # #
       . . . . . # # #
      . . . . @ # # # #
       . . . . . # # #
        . . . . . # #
         . . . . . #
          . . . . .

      NE
          . # # # #
         . . # # # #
        . . . # # # #
       . . . . # # # #
      . . . . @ . . . .
       . . . . . . . .
        . . . . . . .
         . . . . . .
          . . . . .

      NW
          # # # # .
         # # # # . .
        # # # # . . .
       # # # # . . . .
      . . . . @ . . . .
       . . . . . . . .
        . . . . . . .
         . . . . . .
          . . . . .

      W
          . . . . .
         # . . . . .
        # # . . . . .
       # # # . . . . .
      # # # # @ . . . .
       # # # . . . . .
        # # . . . . .
         # . . . . .
          . . . . .

      SW
          . . . . .
         . . . . . .
        . . . . . . .
       . . . . . . . .
      . . . . @ . . . .
       # # # # . . . .
        # # # # . . .
         # # # # . .
          # # # # .

      SE
          . . . . .
         . . . . . .
        . . . . . . .
       . . . . . . . .
      . . . . @ . . . .
       . . . . # # # #
        . . . # # # #
         . . # # # #
          . # # # #
      "
    `);
  });

  it('30 closed: the corners on the line count', () => {
    expect(ALL_FACINGS.map(facing => `${FACINGS[facing]}${picture(1010, facing, 30, true)}`).join('\n'))
      .toMatchInlineSnapshot(`
      "E
           . . . . .
          . . . . . .
         . . . . . . #
        . . . . . # # #
       . . . . @ # # # #
        . . . . . # # #
         . . . . . . #
          . . . . . .
           . . . . .

      NE
           . . # # #
          . . . # # #
         . . . # # # #
        . . . . # # . .
       . . . . @ . . . .
        . . . . . . . .
         . . . . . . .
          . . . . . .
           . . . . .

      NW
           # # # . .
          # # # . . .
         # # # # . . .
        . . # # . . . .
       . . . . @ . . . .
        . . . . . . . .
         . . . . . . .
          . . . . . .
           . . . . .

      W
           . . . . .
          . . . . . .
         # . . . . . .
        # # # . . . . .
       # # # # @ . . . .
        # # # . . . . .
         # . . . . . .
          . . . . . .
           . . . . .

      SW
           . . . . .
          . . . . . .
         . . . . . . .
        . . . . . . . .
       . . . . @ . . . .
        . . # # . . . .
         # # # # . . .
          # # # . . .
           # # # . .

      SE
           . . . . .
          . . . . . .
         . . . . . . .
        . . . . . . . .
       . . . . @ . . . .
        . . . . # # . .
         . . . # # # #
          . . . # # #
           . . # # #
      "
    `);
  });
});
