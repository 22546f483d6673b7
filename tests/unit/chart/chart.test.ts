import fc from 'fast-check';
import { defineHex, Direction, Grid, Orientation, rectangle } from 'honeycomb-grid';
import { describe, expect, it } from 'vitest';
import {
  chartOf,
  groundStopsSight,
  HEX_SIZE,
  HEX_WIDTH,
  isSandbar,
  layoutOf,
  type HexSpec,
} from '../../../src/chart/index.ts';
import { TERRAINS, type Chart } from '../../../src/core/chart.ts';
import type { Scenario } from '../../../src/core/scenario.ts';
import { EDGES, FACINGS, type Edge, type Facing } from '../../../src/core/types.ts';
import { waters } from '../../toys/battle.ts';

const ALL_FACINGS: readonly Facing[] = [0, 1, 2, 3, 4, 5];
const COMPASS = [Direction.E, Direction.NE, Direction.NW, Direction.W, Direction.SW, Direction.SE] as const;

/** honeycomb's own grid of pointy odd-r hexes, built here and not by the code under test. */
const oracleGrid = (columns: number, rows: number) =>
  new Grid(
    defineHex({ dimensions: HEX_SIZE, orientation: Orientation.POINTY, offset: -1, origin: 'topLeft' }),
    rectangle({ width: columns, height: rows }),
  );

/** A hex's centre on paper in hex widths and rows: the definition of S2, in plain arithmetic. */
const centre = (column: number, row: number) => ({
  x: (column - (row % 2 === 0 ? 0 : 0.5)) * HEX_WIDTH,
  y: (row * 1.5 - 0.5) * HEX_SIZE,
});

const chartSize = fc.record({ columns: fc.integer({ min: 1, max: 14 }), rows: fc.integer({ min: 1, max: 14 }) });

const onChart = chartSize.chain(({ columns, rows }) =>
  fc.record({
    columns: fc.constant(columns),
    rows: fc.constant(rows),
    column: fc.integer({ min: 1, max: columns }),
    row: fc.integer({ min: 1, max: rows }),
    otherColumn: fc.integer({ min: 1, max: columns }),
    otherRow: fc.integer({ min: 1, max: rows }),
  }),
);

const neighbours = (chart: Chart, hex: number) => ALL_FACINGS.map(facing => chart.neighbour(hex, facing));

describe('numbers (S2)', () => {
  it('prints column and row in two digits, from 0101 at the top left', () => {
    const chart = waters(12, 9);
    expect(chart.hexAt(12, 4)).toBe(1204);
    expect(chart.label(1204)).toBe('1204');
    expect(chart.label(101)).toBe('0101');
    expect([chart.column(1204), chart.row(1204)]).toEqual([12, 4]);
    expect(chart.hexes).toHaveLength(108);
    expect(chart.hexes[0]).toBe(101);
    expect(chart.hexes[1]).toBe(102);
    expect(chart.hexes.at(-1)).toBe(1209);
  });

  it('has no hex beyond the rim, whatever number its column and row would add up to', () => {
    const chart = waters(12, 9);
    for (const [column, row] of [
      [0, 1],
      [1, 0],
      [13, 1],
      [1, 10],
      [3, 101],
      [-1, 3],
    ] as const)
      expect(chart.hexAt(column, row), `${column}, ${row}`).toBe(0);
    for (const hex of [0, -1, 1, 100, 110, 1210, 1301, 101.5, 99_999]) expect(chart.has(hex), `${hex}`).toBe(false);
    expect(chart.has(1209)).toBe(true);
  });

  it('keeps two digits up to 99 and takes three each beyond', () => {
    const last = (columns: number, rows: number) => {
      const chart = waters(columns, rows);
      return chart.label(chart.hexAt(columns, rows));
    };
    expect(last(99, 1)).toBe('9901');
    expect(last(1, 99)).toBe('0199');
    expect(last(100, 1)).toBe('100001');
    expect(last(1, 100)).toBe('001100');
  });

  it('refuses rows of different length', () => {
    const water: HexSpec = { terrain: 'channel', depth: 9, flow: -1 };
    expect(() => chartOf({ north: 0, knots: 0, hexes: [[water, water], [water]] })).toThrow(/row 2 has 1/);
    expect(() => chartOf({ north: 0, knots: 0, hexes: [[water], [water, water]] })).toThrow(/row 2 has 2/);
  });

  it('reads every hex from its own place in the spec', () => {
    const chart = waters(11, 7, (column, row) => ({ depth: column * 10 + row }));
    for (const hex of chart.hexes) expect(chart.depth(hex)).toBe(chart.column(hex) * 10 + chart.row(hex));
    expect([waters(3, 3).north, waters(3, 3).knots]).toEqual([0, 2]);
    expect(() => chart.terrain(1201)).toThrow(RangeError);
  });
});

describe('neighbours', () => {
  it('golden: around a hex of an odd and of an even row, in the order of FACINGS', () => {
    const chart = waters(6, 6);
    expect(FACINGS).toEqual(['E', 'NE', 'NW', 'W', 'SW', 'SE']);
    expect(neighbours(chart, 303)).toEqual([403, 302, 202, 203, 204, 304]);
    expect(neighbours(chart, 304)).toEqual([404, 403, 303, 204, 305, 405]);
    expect(neighbours(chart, 101)).toEqual([201, 0, 0, 0, 0, 102]);
    expect(neighbours(chart, 606)).toEqual([0, 0, 605, 506, 0, 0]);
  });

  it('agree with honeycomb on every hex of any chart', () => {
    fc.assert(
      fc.property(chartSize, ({ columns, rows }) => {
        const chart = waters(columns, rows);
        const grid = oracleGrid(columns, rows);
        for (const hex of chart.hexes) {
          COMPASS.forEach((direction, facing) => {
            const place = { col: chart.column(hex) - 1, row: chart.row(hex) - 1 };
            const next = grid.neighborOf(place, direction, { allowOutside: false });
            expect(chart.neighbour(hex, facing as Facing)).toBe(next ? (next.col + 1) * 100 + next.row + 1 : 0);
          });
        }
      }),
      { numRuns: 40 },
    );
  });

  it('lie one hex width away toward the facing', () => {
    const chart = waters(9, 9);
    for (const hex of chart.hexes) {
      for (const facing of ALL_FACINGS) {
        const next = chart.neighbour(hex, facing);
        if (next === 0) continue;
        const here = centre(chart.column(hex), chart.row(hex));
        const there = centre(chart.column(next), chart.row(next));
        expect(there.x - here.x).toBeCloseTo(HEX_WIDTH * Math.cos((facing * Math.PI) / 3), 6);
        expect(there.y - here.y).toBeCloseTo(-HEX_WIDTH * Math.sin((facing * Math.PI) / 3), 6);
        expect(chart.neighbour(next, ((facing + 3) % 6) as Facing)).toBe(hex);
      }
    }
  });

  it('and labels are right on a chart of 120 by 110', () => {
    const chart = waters(120, 110);
    const grid = oracleGrid(120, 110);
    expect(chart.hexes).toHaveLength(13_200);
    expect(new Set(chart.hexes.map(chart.label)).size).toBe(13_200);
    expect(chart.label(chart.hexAt(7, 4))).toBe('007004');
    expect(chart.label(chart.hexAt(120, 110))).toBe('120110');
    expect(neighbours(chart, 99_099)).toEqual([100_099, 99_098, 98_098, 98_099, 98_100, 99_100]);
    expect(neighbours(chart, 120_110)).toEqual([0, 0, 120_109, 119_110, 0, 0]);
    for (let column = 1; column <= 120; column++) {
      for (let row = 1; row <= 110; row++) {
        const hex = column * 1000 + row;
        if (chart.label(hex) !== `${String(column).padStart(3, '0')}${String(row).padStart(3, '0')}`)
          expect.fail(`label of ${hex}`);
        COMPASS.forEach((direction, facing) => {
          if ((column * 7 + row) % 13 !== 0 && column < 119 && row < 109) return; // honeycomb is slow: a sample, and the rim
          const next = grid.neighborOf({ col: column - 1, row: row - 1 }, direction, { allowOutside: false });
          if (chart.neighbour(hex, facing as Facing) !== (next ? (next.col + 1) * 1000 + next.row + 1 : 0))
            expect.fail(`neighbour ${facing} of ${hex}`);
        });
      }
    }
    expect(chart.range(1001, 120_110)).toBe(
      layoutOf(120, 110).distance({ column: 1, row: 1 }, { column: 120, row: 110 }),
    );
  });
});

describe('range (S3)', () => {
  it('golden: adjacent is 1, the row below is counted along the slant', () => {
    const chart = waters(10, 10);
    expect([303, 403, 304, 204, 503, 305, 405, 309].map(hex => chart.range(303, hex))).toEqual([
      0, 1, 1, 1, 2, 2, 2, 6,
    ]);
  });

  it('agrees with honeycomb and is the same both ways', () => {
    fc.assert(
      fc.property(onChart, ({ columns, rows, column, row, otherColumn, otherRow }) => {
        const chart = waters(columns, rows);
        const [one, other] = [chart.hexAt(column, row), chart.hexAt(otherColumn, otherRow)];
        const far = oracleGrid(columns, rows).distance(
          { col: column - 1, row: row - 1 },
          { col: otherColumn - 1, row: otherRow - 1 },
        );
        expect(chart.range(one, other)).toBe(far);
        expect(chart.range(other, one)).toBe(far);
        expect(layoutOf(columns, rows).distance({ column, row }, { column: otherColumn, row: otherRow })).toBe(far);
      }),
    );
  });

  it('is the number of steps that a walk from neighbour to neighbour needs', () => {
    const chart = waters(9, 8);
    for (const from of [101, 502, 503, 908]) {
      const steps = new Map([[from, 0]]);
      for (const hex of steps.keys()) {
        for (const next of neighbours(chart, hex))
          if (next !== 0 && !steps.has(next)) steps.set(next, (steps.get(hex) ?? 0) + 1);
      }
      for (const hex of chart.hexes) expect(chart.range(from, hex)).toBe(steps.get(hex));
    }
  });
});

describe('layout and picking', () => {
  it('puts every centre where S2 says', () => {
    const layout = layoutOf(7, 6);
    for (let column = 1; column <= 7; column++) {
      for (let row = 1; row <= 6; row++) {
        expect(layout.centre(column, row).x).toBeCloseTo(centre(column, row).x, 6);
        expect(layout.centre(column, row).y).toBeCloseTo(centre(column, row).y, 6);
      }
    }
  });

  it('names the hex whose centre is nearest, or none beside the chart', () => {
    const pixels = fc.integer({ min: -9000, max: 90_000 }).map(hundredths => hundredths / 100);
    const point = fc.record({ x: pixels, y: pixels });
    const [columns, rows] = [9, 10];
    const layout = layoutOf(columns, rows);
    const grid = oracleGrid(columns, rows);
    fc.assert(
      fc.property(point, at => {
        const around: { column: number; row: number; far: number }[] = [];
        for (let column = -2; column <= columns + 3; column++) {
          for (let row = -2; row <= rows + 3; row++) {
            const { x, y } = centre(column, row);
            around.push({ column, row, far: Math.hypot(x - at.x, y - at.y) });
          }
        }
        around.sort((one, other) => one.far - other.far);
        const [first, second] = around;
        if (!first || !second || second.far - first.far < 1e-6) return; // On a hexside either will do.
        const inside = first.column >= 1 && first.column <= columns && first.row >= 1 && first.row <= rows;
        expect(layout.pick(at)).toEqual(inside ? { column: first.column, row: first.row } : null);
        const theirs = grid.pointToHex(at, { allowOutside: false });
        expect(layout.pick(at)).toEqual(theirs ? { column: theirs.col + 1, row: theirs.row + 1 } : null);
      }),
      { numRuns: 1000 },
    );
  });

  it('draws six corners, all at one distance, on a sheet just large enough', () => {
    for (const [columns, rows] of [
      [1, 1],
      [5, 1],
      [1, 4],
      [6, 7],
    ] as const) {
      const layout = layoutOf(columns, rows);
      const corners = [];
      for (let column = 1; column <= columns; column++) {
        for (let row = 1; row <= rows; row++) {
          const own = layout.corners(column, row);
          expect(own).toHaveLength(6);
          const { x, y } = layout.centre(column, row);
          for (const corner of own) expect(Math.hypot(corner.x - x, corner.y - y)).toBeCloseTo(HEX_SIZE, 6);
          // Clockwise from the upper right.
          expect(Math.sign((own[0]?.x ?? 0) - x)).toBe(1);
          expect((own[0]?.y ?? 0) < y && (own[1]?.y ?? 0) > y && (own[1]?.x ?? 0) > x).toBe(true);
          corners.push(...own);
        }
      }
      expect(Math.min(...corners.map(corner => corner.x))).toBeCloseTo(0, 6);
      expect(Math.min(...corners.map(corner => corner.y))).toBeCloseTo(0, 6);
      expect(Math.max(...corners.map(corner => corner.x))).toBeCloseTo(layout.width, 6);
      expect(Math.max(...corners.map(corner => corner.y))).toBeCloseTo(layout.height, 6);
    }
  });
});

describe('rim', () => {
  const chart = waters(6, 5);
  const crossed = (hex: number, facing: Facing): Edge[] => EDGES.filter(edge => chart.crosses(hex, facing, edge));

  it('a step crosses an edge exactly where it has no neighbour', () => {
    for (const [columns, rows] of [
      [6, 5],
      [1, 1],
      [4, 4],
      [1, 6],
      [6, 1],
    ] as const) {
      const any = waters(columns, rows);
      for (const hex of any.hexes) {
        for (const facing of ALL_FACINGS)
          expect(
            EDGES.some(edge => any.crosses(hex, facing, edge)),
            `${hex} ${FACINGS[facing]}`,
          ).toBe(any.neighbour(hex, facing) === 0);
      }
    }
  });

  it('golden: the corners', () => {
    const around = (hex: number) => ALL_FACINGS.map(facing => crossed(hex, facing).join('+') || '-');
    //                                E        NE           NW          W       SW             SE
    expect(around(101)).toEqual(['-', 'top', 'left+top', 'left', 'left', '-']);
    expect(around(601)).toEqual(['right', 'top', 'top', '-', '-', '-']);
    expect(around(105)).toEqual(['-', '-', 'left', 'left', 'left+bottom', 'bottom']);
    expect(around(605)).toEqual(['right', '-', '-', '-', 'bottom', 'bottom']);
    // Even rows stand half a hex to the right: there the right rim is the one with three open sides.
    expect(around(602)).toEqual(['right', 'right', '-', '-', '-', 'right']);
    expect(around(102)).toEqual(['-', '-', '-', 'left', '-', '-']);
    expect(around(303)).toEqual(['-', '-', '-', '-', '-', '-']);
  });

  it('counts the hexes to each edge, none on it', () => {
    expect(EDGES.map(edge => chart.hexesToEdge(101, edge))).toEqual([0, 5, 0, 4]);
    expect(EDGES.map(edge => chart.hexesToEdge(605, edge))).toEqual([5, 0, 4, 0]);
    expect(EDGES.map(edge => chart.hexesToEdge(402, edge))).toEqual([3, 2, 1, 3]);
    for (const hex of chart.hexes) {
      for (const edge of EDGES) {
        if (ALL_FACINGS.some(facing => chart.crosses(hex, facing, edge))) expect(chart.hexesToEdge(hex, edge)).toBe(0);
      }
    }
  });
});

describe('current (S5)', () => {
  it('runs hexside by hexside to the rim and stops at slack water', () => {
    // Row 02 runs east to the rim; row 04 runs east into slack water at column 4; row 03 bends into row 02.
    const chart = waters(6, 4, (column, row) => {
      if (row === 2) return { flow: 0 };
      if (row === 4) return { flow: column < 4 ? 0 : -1 };
      return { flow: row === 3 ? (column === 3 ? 1 : 0) : -1 };
    });
    expect([102, 602, 402].map(chart.flow)).toEqual([0, 0, 0]);
    expect(chart.downstream(102)).toBe(202);
    expect(chart.downstream(602)).toBe(0);
    expect(chart.hexesToRim(602)).toBe(0);
    expect(chart.hexesToRim(102)).toBe(5);
    expect([chart.flow(101), chart.downstream(101), chart.hexesToRim(101)]).toEqual([-1, 0, 0]);
    expect([104, 304, 404].map(chart.hexesToRim)).toEqual([3, 1, 0]);
    expect(chart.downstream(303)).toBe(302);
    expect(chart.hexesToRim(103)).toBe(2 + 1 + 3);
  });

  it('follows each facing', () => {
    for (const facing of ALL_FACINGS) {
      const chart = waters(5, 5, () => ({ flow: facing }));
      expect(chart.flow(303)).toBe(facing);
      expect(chart.downstream(303)).toBe(chart.neighbour(303, facing));
      for (const hex of chart.hexes) {
        const next = chart.downstream(hex);
        expect(chart.hexesToRim(hex)).toBe(next === 0 ? 0 : chart.hexesToRim(next) + 1);
      }
    }
  });

  it('a current that runs in a ring ends the count', () => {
    const chart = waters(4, 1, column => ({ flow: column === 2 ? 0 : 3 }));
    expect(chart.hexesToRim(201)).toBeLessThan(10);
    expect(chart.hexesToRim(401)).toBeLessThan(10);
    expect(chart.hexesToRim(101)).toBe(0);
  });
});

describe('what is no single hex’s business (S9)', () => {
  const three = waters(3, 1, column => ({ terrain: (['channel', 'sandbar', 'bank'] as const)[column - 1]!, depth: 9 }));

  it('a hex drawn as sandbar is one for every ship, other water for those who draw more; for who draws nothing none is', () => {
    const bars = (draught: number) => three.hexes.map(hex => isSandbar(three, hex, draught));
    expect([bars(9.1), bars(9), bars(3)].map(row => row.slice(0, 2))).toEqual([
      [true, true],
      [false, true],
      [false, true],
    ]);
    expect(bars(0)).toEqual([false, false, false]);
  });

  it('a fort stops a line of fire wherever it stands, a building where the land does', () => {
    const shore = waters(4, 1, column => ({ terrain: (['marsh', 'wharf', 'marsh', 'bank'] as const)[column - 1]! }));
    const at = { side: 'union', name: '', facing: 0 } as const;
    const works = [
      { ...at, id: 'fort', kind: 'fort' as const, hexes: [101, 201] },
      { ...at, id: 'building', kind: 'building' as const, hexes: [301] },
    ];
    const stopped = (ground: Pick<Scenario, 'works'>) =>
      shore.hexes.filter(hex => groundStopsSight({ chart: shore, ...ground }, hex));
    expect([stopped({ works }), stopped({ works: [] })]).toEqual([[101, 201, 401], [401]]);
  });
});

describe('terrain (S9)', () => {
  it('says where a ship may go and what stops a line of fire', () => {
    const chart = waters(TERRAINS.length, 1, column => ({ terrain: TERRAINS[column - 1] ?? 'channel' }));
    const which = (test: (hex: number) => boolean) => chart.hexes.filter(test).map(hex => chart.terrain(hex));
    expect(TERRAINS).toHaveLength(10);
    expect(which(chart.navigable)).toEqual(['channel', 'shallows', 'sandbar']);
    expect(which(chart.blocksSight)).toEqual(['bank', 'bluff', 'island', 'town']);
    expect([chart.navigable(0), chart.blocksSight(0), chart.navigable(9999), chart.blocksSight(-5)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
