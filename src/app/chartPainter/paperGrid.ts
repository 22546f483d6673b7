import { HEX_SIZE, HEX_WIDTH } from '../../chart/layout.ts';
import { TERRAINS, type Chart, type Terrain } from '../../core/chart.ts';
import type { HexId } from '../../core/types.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Hexes drawn beyond the rim, so that the land runs on under the edge of the paper. */
export const PAD = 3;

/** Tints of water from shoal to deep: a level starts above so many feet. */
const LEVEL_ABOVE = [0, 6, 12, 20] as const;
export const LEVELS = LEVEL_ABOVE.length;

/** Column and row steps across the six sides, clockwise from east, for rows 01, 03... and for rows 02, 04... */
const SIDES_OF_ROW: readonly (readonly (readonly [number, number])[])[] = [
  // prettier-ignore
  [[1, 0], [0, 1], [-1, 1], [-1, 0], [-1, -1], [0, -1]],
  // prettier-ignore
  [[1, 0], [1, 1], [0, 1], [-1, 0], [0, -1], [1, -1]],
];
export const SIDE_COUNT = 6;

/** The chart's hexes and a margin of copies beyond the rim, as flat arrays indexed by cell, row by row. */
export interface PaperGrid {
  readonly chart: Chart;
  readonly columns: number;
  readonly rows: number;
  readonly stride: number;
  readonly cells: number;
  /** Index into TERRAINS. */
  readonly terrain: Uint8Array;
  /** 0 on land, else 1 (shoal) to LEVELS (deep). */
  readonly level: Uint8Array;
  /** The hex drawn here, or 0 in the margin. */
  readonly hex: Int32Array;
  readonly centreX: Float64Array;
  readonly centreY: Float64Array;
  /** The cell across a side (0 = east, clockwise), or -1. */
  across(cell: number, side: number): number;
  /** The cell under a point; the nearest one beyond the margin. */
  cellAt(x: number, y: number): number;
  cellOf(hex: HexId): number;
  is(cell: number, terrain: Terrain): boolean;
}

export const codeOf = (terrain: Terrain): number => TERRAINS.indexOf(terrain);

const levelOf = (depth: number): number =>
  LEVEL_ABOVE.reduce<number>((level, above) => (depth > above ? level + 1 : level), 0);

const clamped = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Hulks and piles stand in water as deep as the shoalest beside them. */
const floodObstructions = (grid: PaperGrid): void => {
  for (let cell = 0; cell < grid.cells; cell++) {
    if (!grid.is(cell, 'obstruction')) continue;
    let level = LEVELS as number;
    for (let side = 0; side < SIDE_COUNT; side++) {
      const beside = grid.across(cell, side);
      const found = beside < 0 || grid.is(beside, 'obstruction') ? 0 : (grid.level[beside] ?? 0);
      if (found > 0) level = Math.min(level, found);
    }
    grid.level[cell] = level === LEVELS ? 1 : level;
  }
};

const cellPicker = (columns: number, rows: number, stride: number) => (x: number, y: number) => {
  const r = (y - HEX_SIZE) / (1.5 * HEX_SIZE);
  const q = (x - HEX_WIDTH / 2) / HEX_WIDTH - r / 2;
  let roundQ = Math.round(q);
  let roundR = Math.round(r);
  const roundS = Math.round(-q - r);
  const offQ = Math.abs(roundQ - q);
  const offR = Math.abs(roundR - r);
  const offS = Math.abs(roundS + q + r);
  if (offQ > offR && offQ > offS) roundQ = -roundR - roundS;
  else if (offR > offS) roundR = -roundQ - roundS;
  const row = clamped(roundR, -PAD, rows - 1 + PAD);
  const column = clamped(roundQ + (roundR - (roundR & 1)) / 2, -PAD, columns - 1 + PAD);
  return (row + PAD) * stride + column + PAD;
};

/** Terrain codes compare faster than names, and this is asked some million times. */
const CODES: ReadonlyMap<Terrain, number> = new Map(TERRAINS.map((terrain, code) => [terrain, code]));

export const paperGridOf = (chart: Chart): PaperGrid => {
  const { columns, rows } = chart;
  const stride = columns + 2 * PAD;
  const cells = stride * (rows + 2 * PAD);
  const terrain = new Uint8Array(cells);
  const level = new Uint8Array(cells);
  const hex = new Int32Array(cells);
  const centreX = new Float64Array(cells);
  const centreY = new Float64Array(cells);
  for (let cell = 0; cell < cells; cell++) {
    const row = Math.floor(cell / stride) - PAD;
    const column = (cell % stride) - PAD;
    const nearest = chart.hexAt(clamped(column, 0, columns - 1) + 1, clamped(row, 0, rows - 1) + 1);
    terrain[cell] = codeOf(chart.terrain(nearest));
    level[cell] = chart.navigable(nearest) ? Math.max(1, levelOf(chart.depth(nearest))) : 0;
    hex[cell] = chart.hexAt(column + 1, row + 1);
    centreX[cell] = HEX_WIDTH * (column + 0.5 + 0.5 * (row & 1));
    centreY[cell] = HEX_SIZE * (1 + 1.5 * row);
  }
  const grid: PaperGrid = {
    chart,
    columns,
    rows,
    stride,
    cells,
    terrain,
    level,
    hex,
    centreX,
    centreY,
    across(cell, side) {
      const row = Math.floor(cell / stride);
      const step = SIDES_OF_ROW[(row - PAD) & 1]?.[side] ?? [0, 0];
      const column = (cell % stride) + step[0];
      const beside = cell + step[1] * stride + step[0];
      return column < 0 || column >= stride || beside < 0 || beside >= cells ? -1 : beside;
    },
    cellAt: cellPicker(columns, rows, stride),
    cellOf: at => (chart.row(at) - 1 + PAD) * stride + chart.column(at) - 1 + PAD,
    is: (cell, name) => terrain[cell] === CODES.get(name),
  };
  floodObstructions(grid);
  return grid;
};

/** Cells whose hexes may touch a box, row by row. */
export const cellsIn = (grid: PaperGrid, box: Box, margin = 0): number[] => {
  const top = Math.max(0, Math.floor((box.y - margin - HEX_SIZE) / (1.5 * HEX_SIZE)) - 1 + PAD);
  const bottom = Math.min(grid.rows + 2 * PAD - 1, Math.ceil((box.y + box.height + margin) / (1.5 * HEX_SIZE)) + PAD);
  const left = Math.max(0, Math.floor((box.x - margin) / HEX_WIDTH) - 1 + PAD);
  const right = Math.min(grid.stride - 1, Math.ceil((box.x + box.width + margin) / HEX_WIDTH) + PAD);
  const found: number[] = [];
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) found.push(row * grid.stride + column);
  }
  return found;
};

export const touches = (one: Box, other: Box, margin = 0): boolean =>
  one.x - margin < other.x + other.width &&
  other.x < one.x + one.width + margin &&
  one.y - margin < other.y + other.height &&
  other.y < one.y + one.height + margin;

export const holds = (box: Box, x: number, y: number, margin = 0): boolean =>
  x >= box.x - margin && x <= box.x + box.width + margin && y >= box.y - margin && y <= box.y + box.height + margin;
