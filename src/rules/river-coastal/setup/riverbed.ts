import { chartOf, type HexSpec } from '../../../chart/index.ts';
import type { Chart, Terrain } from '../../../core/chart.ts';
import type { Dice } from '../../../core/dice.ts';
import { turned, type Facing, type HexId } from '../../../core/types.ts';
import { RANDOM } from '../tables.ts';

export type WaterKind = 'river' | 'estuary';

const EAST: Facing = 0;
const STILL = -1;
/** Rows of either bank by thirds of the length, and one more where it wanders. */
const BANKS: Readonly<Record<WaterKind, readonly number[]>> = { river: [1, 1, 1], estuary: [2, 2, 1] };
/** A bank wanders in one column of so many. */
const WANDERS = 3;

/** A stretch of water while it is drawn: its current runs from left to right. What is laid in it changes the cells. */
export interface Bed {
  /** Every hex of it, whatever lies there: for neighbours alone. */
  readonly grid: Chart;
  readonly cells: Map<HexId, HexSpec>;
}

const thirdOf = (column: number): number => Math.floor((column - 1) / RANDOM.square);

const bankRows = (dice: Dice, kind: WaterKind): number[] => {
  let more = 0;
  return Array.from({ length: RANDOM.columns }, (_, index) => {
    if (dice.roll(WANDERS) === 1) more = 1 - more;
    return (BANKS[kind][thirdOf(index + 1)] ?? 1) + more;
  });
};

const HALVES = 2;

/** Tides, C71: water by thirds of the length: the tide comes in whole toward the sea, by half in the middle, and no farther. */
const waterBy = (feet: number, tide: number): HexSpec[] =>
  RANDOM.tideAdds.map(halves => ({
    terrain: 'channel',
    depth: feet + Math.floor((tide * halves) / HALVES),
    flow: EAST,
  }));

/** Table Set Up, C71, C91: water between two banks, of one depth but for the tide; an estuary opens toward the sea. */
export const anyBed = (dice: Dice, kind: WaterKind, feet: number, tide: number): Bed => {
  const water = waterBy(feet, tide);
  const row = Array.from({ length: RANDOM.columns }, () => land('bank'));
  const grid = chartOf({ north: 0, knots: 0, hexes: Array.from({ length: RANDOM.rows }, () => row) });
  const [above, below] = [bankRows(dice, kind), bankRows(dice, kind)];
  const isLand = (hex: HexId): boolean => {
    const index = grid.column(hex) - 1;
    return grid.row(hex) <= (above[index] ?? 1) || grid.row(hex) > RANDOM.rows - (below[index] ?? 1);
  };
  const cellAt = (hex: HexId): HexSpec => (isLand(hex) ? undefined : water[thirdOf(grid.column(hex))]) ?? land('bank');
  return { grid, cells: new Map(grid.hexes.map(hex => [hex, cellAt(hex)])) };
};

const land = (terrain: Terrain): HexSpec => ({ terrain, depth: 0, flow: STILL });

export const terrainIn = ({ cells }: Bed, hex: HexId): Terrain | undefined => cells.get(hex)?.terrain;

export const layLand = ({ cells }: Bed, hexes: readonly HexId[], terrain: Terrain): void => {
  for (const hex of hexes) cells.set(hex, land(terrain));
};

export const layBar = ({ cells }: Bed, hexes: readonly HexId[], feet: number): void => {
  for (const hex of hexes) cells.set(hex, { terrain: 'sandbar', depth: feet, flow: EAST });
};

/** Table Set Up, C91: squares 1 to 6, two across the flow, the odd ones to starboard of it, three along it. */
export const squareOf = ({ grid }: Bed, hex: HexId): number => {
  const isStarboard = grid.row(hex) > RANDOM.square;
  return 2 * thirdOf(grid.column(hex)) + (isStarboard ? 1 : 2);
};

/** C95: where the tide holds the river back altogether. */
export const stillBelow = ({ grid, cells }: Bed): void => {
  for (const [hex, cell] of cells) if (thirdOf(grid.column(hex)) === 2) cells.set(hex, { ...cell, flow: STILL });
};

/** The current must not run onto land: slack water above it. */
const withSlack = ({ grid, cells }: Bed, hex: HexId): HexSpec => {
  const cell = cells.get(hex) ?? land('bank');
  const next = cells.get(grid.neighbour(hex, EAST));
  return next?.depth === 0 ? { ...cell, flow: STILL } : cell;
};

/** How what was drawn lies on the chart: as it was drawn, or turned round, so that the current runs to the left. */
export interface Lie {
  readonly chart: Chart;
  at(hex: HexId): HexId;
  facing(facing: Facing): Facing;
}

export const laidOut = (bed: Bed, knots: number, round: boolean): Lie => {
  const { grid } = bed;
  const at = (hex: HexId): HexId =>
    round ? grid.hexAt(RANDOM.columns + 1 - grid.column(hex), RANDOM.rows + 1 - grid.row(hex)) : hex;
  const facing = (drawn: Facing): Facing => (round ? turned(drawn, 3) : drawn);
  const specAt = (column: number, row: number): HexSpec => {
    const cell = withSlack(bed, at(grid.hexAt(column, row)));
    return cell.flow < 0 ? cell : { ...cell, flow: facing(EAST) };
  };
  const hexes = Array.from({ length: RANDOM.rows }, (_, row) =>
    Array.from({ length: RANDOM.columns }, (__, column) => specAt(column + 1, row + 1)),
  );
  return { chart: chartOf({ north: 0, knots, hexes }), at, facing };
};
