import type { Dice } from '../../core/dice.ts';
import type { Facing } from '../../core/types.ts';
import type { DrawnHex } from '../write.ts';
import { FAIRWAY_FEET } from './fleets.ts';
import type { Kind } from './settings.ts';

/** Water drawn hex by hex; columns and rows count from 1. */
export interface Riverbed {
  columns: number;
  rows: number;
  /** By row, then column, each less 1. */
  cells: DrawnHex[][];
  /** By column: last row of the upper bank and first of the lower one, 0 and rows + 1 where there is none. */
  upper: number[];
  lower: number[];
  /** By column: the middle row of the deep water, which is three rows wide and free from edge to edge. */
  fairway: number[];
}

/** What of the settings decides where water lies. */
export interface Waters {
  kind: Kind;
  columns: number;
  rows: number;
  /** Whether an estuary opens to the left edge. */
  seaAtLeft: boolean;
}

/** Rows of water from bank to bank. */
const WIDTH = { least: 7, most: 14 } as const;
const FEET = { channel: { river: 15, estuary: 20, sea: 60 }, shallows: 9, bar: 3 } as const;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Rows of land on both banks, column by column; neither changes by more than one from a column to the next. */
const bankRows = (dice: Dice, { columns, rows }: Waters): { above: number[]; below: number[] } => {
  const least = Math.max(1, Math.floor((rows - WIDTH.most) / 2));
  const most = Math.floor((rows - WIDTH.least) / 2);
  const swing = Math.floor((rows - WIDTH.least) / 4);
  const level = () => least + dice.roll(most - least + 1) - 1;
  let [above, below, bend, trend] = [level(), level(), 0, 1];
  const depths = { above: [above], below: [below] };
  for (let column = 1; column <= columns; column++) {
    const step = dice.roll(3) - 2;
    const turn = dice.roll(4);
    if (turn === 1) above = clamp(above + step, least, most);
    else if (turn === 2) below = clamp(below + step, least, most);
    else bend = clamp(bend + trend, -swing, swing);
    if (dice.roll(6) === 1) trend = -trend;
    depths.above.push(Math.max(1, above + bend));
    depths.below.push(Math.max(1, below - bend));
  }
  return depths;
};

/** Rows of a bank, column by column, at most, so that it falls back toward the sea until none is left; the open sea has none. */
const openToSea = ({ kind, columns, rows, seaAtLeft }: Waters, depths: readonly number[]): number[] =>
  depths.map((depth, column) => {
    const inland = seaAtLeft ? column - 1 : columns - column;
    if (kind === 'sea') return 0;
    return kind === 'river' ? depth : Math.min(depth, Math.floor((rows * Math.max(0, inland)) / (2 * columns)));
  });

/** One column in so many changes the side to which the deep water leans. */
const LEAN_ONE_IN = 5;

/** Deep water that wanders between the banks, a row at most from a column to the next. */
const fairwayRows = (dice: Dice, upper: readonly number[], lower: readonly number[]): number[] => {
  let row = 0;
  let lean = 0;
  return upper.map((bank, column) => {
    const [top, bottom] = [bank + 2, (lower[column] ?? 0) - 2];
    const middle = Math.floor((top + bottom) / 2);
    if (dice.roll(LEAN_ONE_IN) === 1) lean = dice.roll(5) - 3;
    row = column === 0 ? middle : clamp(row + clamp(middle + lean - row, -1, 1), top, bottom);
    return row;
  });
};

const water = (terrain: 'channel' | 'shallows' | 'sandbar', depth: number): DrawnHex => ({ terrain, depth, flow: -1 });
const land = (terrain: 'bank' | 'bluff' | 'marsh' | 'island' | 'town' | 'wharf'): DrawnHex => ({
  terrain,
  depth: 0,
  flow: -1,
});

const cellAt = ({ kind, rows }: Waters, row: number, upper: number, lower: number, fairway: number): DrawnHex => {
  if (row <= upper || row >= lower) return land('bank');
  if (Math.abs(row - fairway) <= 1) return water('channel', FAIRWAY_FEET[kind]);
  const flats = kind === 'estuary' ? 2 : 1;
  const offShore = Math.min(upper > 0 ? row - upper : rows, lower <= rows ? lower - row : rows);
  return offShore <= flats ? water('shallows', FEET.shallows) : water('channel', FEET.channel[kind]);
};

/** A river from edge to edge, an estuary that opens to one of them, or deep water everywhere. */
export const anyRiverbed = (dice: Dice, waters: Waters): Riverbed => {
  const { columns, rows } = waters;
  const { above, below } = bankRows(dice, waters);
  const upper = openToSea(waters, above);
  const lower = openToSea(waters, below).map(depth => rows + 1 - depth);
  const fairway = fairwayRows(dice, upper, lower);
  const cells = Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (__, x) =>
      cellAt(waters, y + 1, upper[x + 1] ?? 0, lower[x + 1] ?? 0, fairway[x + 1] ?? 0),
    ),
  );
  return { columns, rows, cells, upper, lower, fairway };
};

export const cellOf = (bed: Riverbed, column: number, row: number): DrawnHex | undefined =>
  bed.cells[row - 1]?.[column - 1];

const put = (bed: Riverbed, column: number, row: number, cell: DrawnHex): void => {
  const line = bed.cells[row - 1];
  if (line?.[column - 1]) line[column - 1] = cell;
};

const isWater = (cell: DrawnHex | undefined): boolean => (cell?.depth ?? 0) > 0;

/** Ground in place of what is there. */
export const build = (bed: Riverbed, column: number, row: number, terrain: Parameters<typeof land>[0]): void => {
  put(bed, column, row, land(terrain));
};

/** Water outside the fairway. */
const isFree = (bed: Riverbed, column: number, row: number): boolean =>
  isWater(cellOf(bed, column, row)) && Math.abs(row - (bed.fairway[column] ?? 0)) > 1;

/** A bar or an island of two to four hexes somewhere in these columns, beside the fairway; off the shore, where there is room. */
export const addPatch = (
  dice: Dice,
  bed: Riverbed,
  terrain: 'sandbar' | 'island',
  columns: readonly number[],
): void => {
  const open = columns.flatMap(column =>
    Array.from({ length: bed.rows }, (_, y) => [column, y + 1] as const).filter(([x, y]) => isFree(bed, x, y)),
  );
  const offShore = open.filter(([x, y]) => (cellOf(bed, x, y)?.depth ?? 0) > FEET.shallows);
  const sites = offShore.length > 0 ? offShore : open;
  const site = sites[sites.length > 0 ? dice.roll(sites.length) - 1 : 0];
  if (!site) return;
  const [column, row] = site;
  const length = 1 + dice.roll(3);
  for (let step = 0; step < length; step++) {
    if (!columns.includes(column + step) || !isFree(bed, column + step, row)) return;
    put(bed, column + step, row, terrain === 'sandbar' ? water('sandbar', FEET.bar) : land('island'));
  }
};

/** One hex in so many of the water's edge is dressed so. */
export const dressShore = (dice: Dice, bed: Riverbed, terrain: 'marsh' | 'bluff', oneIn: number): void => {
  for (let column = 1; column <= bed.columns; column++)
    for (const row of [bed.upper[column] ?? 0, bed.lower[column] ?? 0])
      if (dice.roll(oneIn) === 1 && cellOf(bed, column, row)?.terrain === 'bank') build(bed, column, row, terrain);
};

/** Column and row across a hexside; rows 02, 04... stand half a hex to the right (S2). */
const across = (column: number, row: number, facing: Facing): [number, number] => {
  if (facing === 0 || facing === 3) return [facing === 0 ? column + 1 : column - 1, row];
  const east = facing === 1 || facing === 5;
  const next = row % 2 === 0 ? (east ? column + 1 : column) : east ? column : column - 1;
  return [next, facing === 1 || facing === 2 ? row - 1 : row + 1];
};

/** Ways that water may take to either end of the chart, the straight one first. */
const COURSES: Readonly<Record<'right' | 'left', readonly Facing[]>> = { right: [0, 1, 5], left: [3, 2, 4] };

/** Lets the current run to that end of the chart: round land where it can, slack where it cannot. */
export const addCurrent = (bed: Riverbed, toward: 'left' | 'right'): void => {
  bed.cells = bed.cells.map((line, y) =>
    line.map((cell, x) => {
      if (!isWater(cell)) return cell;
      const flow = COURSES[toward].find(facing => {
        const [column, row] = across(x + 1, y + 1, facing);
        return column < 1 || column > bed.columns || isWater(cellOf(bed, column, row));
      });
      return { ...cell, flow: flow ?? -1 };
    }),
  );
};
