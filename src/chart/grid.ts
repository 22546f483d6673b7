import type { Terrain } from '../core/chart.ts';
import { ALL_FACINGS, type Facing, type HexId } from '../core/types.ts';
import { layoutOf } from './layout.ts';

/** One hex of a chart as drawn. */
export interface HexSpec {
  terrain: Terrain;
  /** Feet of water; 0 on land. */
  depth: number;
  /** Facing of the current, or -1. */
  flow: Facing | -1;
}

/** What a chart is made of: rows of equally many hexes from the top. */
export interface ChartSpec {
  north: number;
  knots: number;
  hexes: readonly (readonly HexSpec[])[];
}

/** The hexes of a chart in tables indexed by hex number. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** What a column is worth in a hex number: 100, or 1000 on charts over 99 wide or tall (S2). */
  readonly base: number;
  readonly hexes: readonly HexId[];
  readonly cells: readonly (HexSpec | undefined)[];
  readonly axialQ: Int16Array;
  readonly axialR: Int16Array;
  /** Six to a hex, by facing; 0 beyond the rim. */
  readonly neighbours: Int32Array;
  /** The hex in that column and row, or 0 beyond the rim. */
  hexAt(column: number, row: number): HexId;
}

/** Columns and rows from a hex to the six round it, by facing. */
type Steps = readonly { columns: number; rows: number }[];

/** In the middle of a small layout, for a row that stands to the left and for one that stands to the right: no other hex differs. */
const stepsOf = (row: 2 | 3): Steps => {
  const layout = layoutOf(3, 4);
  return ALL_FACINGS.map(facing => {
    const next = layout.neighbour(2, row, facing);
    if (!next) throw new RangeError(`no hex across hexside ${facing} in the middle of a layout`);
    return { columns: next.column - 2, rows: next.row - row };
  });
};

let steps: Readonly<Record<'even' | 'odd', Steps>> | undefined;
/** The steps from a hex in that row; honeycomb-grid is asked once. */
const stepsFrom = (row: number): Steps => {
  steps ??= { even: stepsOf(2), odd: stepsOf(3) };
  return row % 2 === 0 ? steps.even : steps.odd;
};

/** Lays a spec out. */
export const gridOf = (spec: ChartSpec): Grid => {
  const rows = spec.hexes.length;
  const columns = spec.hexes[0]?.length ?? 0;
  const base = columns > 99 || rows > 99 ? 1000 : 100;
  const size = (columns + 1) * base + 1;
  const cells: (HexSpec | undefined)[] = Array.from({ length: size });
  const neighbours = new Int32Array(size * 6);
  const axialQ = new Int16Array(size);
  const axialR = new Int16Array(size);
  const hexes: HexId[] = [];
  const hexAt = (column: number, row: number): HexId =>
    column >= 1 && column <= columns && row >= 1 && row <= rows ? column * base + row : 0;

  spec.hexes.forEach((row, index) => {
    if (row.length !== columns)
      throw new RangeError(`chart row ${index + 1} has ${row.length} hexes, the first ${columns}`);
  });
  for (let column = 1; column <= columns; column++) {
    for (let row = 1; row <= rows; row++) {
      const hex = hexAt(column, row);
      hexes.push(hex);
      cells[hex] = spec.hexes[row - 1]?.[column - 1];
      axialR[hex] = row - 1;
      axialQ[hex] = column - ((row - 1) >> 1);
      stepsFrom(row).forEach((step, facing) => {
        neighbours[hex * 6 + facing] = hexAt(column + step.columns, row + step.rows);
      });
    }
  }
  return { columns, rows, base, hexes, cells, axialQ, axialR, neighbours, hexAt };
};
