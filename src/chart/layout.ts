import { defineHex, Direction, Grid, Orientation, rectangle, type Hex, type Point } from 'honeycomb-grid';
import type { Facing } from '../core/types.ts';

/** Pixels from a hex's centre to its corner in the base layout, in which charts are drawn. Two hexsides of 100 yards are 78 px apart. */
export const HEX_SIZE = 45;

/** Distance between the centres of two neighbouring hexes, in the same pixels. */
export const HEX_WIDTH = Math.sqrt(3) * HEX_SIZE;

const ChartHex = defineHex({
  dimensions: HEX_SIZE,
  orientation: Orientation.POINTY,
  offset: -1, // rows 02, 04, 06... stand half a hex to the right (S2)
  origin: 'topLeft',
});

/** honeycomb's directions in the order of our facings. */
const COMPASS = [Direction.E, Direction.NE, Direction.NW, Direction.W, Direction.SW, Direction.SE] as const;

/** Where hexes lie on the paper. Columns and rows count from 1, points are in base pixels from the chart's top left corner. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  centre(column: number, row: number): Point;
  /** Six corners, clockwise from the upper right. */
  corners(column: number, row: number): Point[];
  /** Column and row of the hex under a point, or null beside the chart. */
  pick(point: Point): { column: number; row: number } | null;
  /** Column and row of the hex across that hexside, or null beyond the rim. */
  neighbour(column: number, row: number, facing: Facing): { column: number; row: number } | null;
  /** Distance in hexes. */
  distance(from: { column: number; row: number }, to: { column: number; row: number }): number;
}

const place = (hex: Hex) => ({ column: hex.col + 1, row: hex.row + 1 });

/** The paper for a chart of so many columns and rows, pointy tops, odd-r. */
export const layoutOf = (columns: number, rows: number): Layout => {
  const grid = new Grid(ChartHex, rectangle({ width: columns, height: rows }));
  const hexAt = (column: number, row: number) => {
    const hex = grid.getHex({ col: column - 1, row: row - 1 });
    if (!hex) throw new RangeError(`no hex in column ${column}, row ${row}`);
    return hex;
  };
  return {
    width: (columns + (rows > 1 ? 0.5 : 0)) * HEX_WIDTH,
    height: (rows * 1.5 + 0.5) * HEX_SIZE,
    centre: (column, row) => ({ x: hexAt(column, row).x, y: hexAt(column, row).y }),
    corners: (column, row) => hexAt(column, row).corners,
    pick(point) {
      const hex = grid.pointToHex(point, { allowOutside: true });
      return hex.col >= 0 && hex.col < columns && hex.row >= 0 && hex.row < rows ? place(hex) : null;
    },
    neighbour(column, row, facing) {
      const hex = grid.neighborOf(hexAt(column, row), COMPASS[facing], { allowOutside: false });
      return hex ? place(hex) : null;
    },
    distance: (from, to) =>
      grid.distance(
        { col: from.column - 1, row: from.row - 1 },
        { col: to.column - 1, row: to.row - 1 },
        { allowOutside: true },
      ),
  };
};
