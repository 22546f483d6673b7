import type { HexSpec } from '../../../chart/index.ts';
import type { Terrain } from '../../../core/chart.ts';
import type { Dice } from '../../../core/dice.ts';
import type { Facing } from '../../../core/types.ts';
import { GENERATED } from '../tables.ts';

const EAST: Facing = 0;
const WEST: Facing = 3;
const CHANNEL_FEET = 18;
const SANDBAR_FEET = 4;
/** Rows of either bank, at least and at most. */
const BANK = { least: 1, most: 2 } as const;

/** A river drawn hex by hex, from the left edge to the right. */
export interface Riverbed {
  cells: HexSpec[][];
  /** Last row of the upper bank and first row of the lower one, by column from 1. */
  upper: number[];
  lower: number[];
}

/** A bank that wanders, but not between the two columns where the fort stands. */
const bankRows = (dice: Dice, level: readonly number[]): number[] => {
  const rows: number[] = [0];
  let now: number = BANK.least;
  for (let column = 1; column <= GENERATED.columns; column++) {
    if (!level.includes(column)) now = dice.roll(3) === 3 ? (now === BANK.least ? BANK.most : BANK.least) : now;
    rows.push(now);
  }
  return rows;
};

const cellOf = (terrain: Terrain, flow: Facing | -1): HexSpec =>
  terrain === 'channel'
    ? { terrain, depth: CHANNEL_FEET, flow }
    : terrain === 'sandbar'
      ? { terrain, depth: SANDBAR_FEET, flow }
      : { terrain, depth: 0, flow: -1 };

/** Columns at both edges of the chart, where fleets begin and arrive, without patches. */
const FREE_COLUMNS = 2;

/** A patch of two or three hexes in the stream, away from both edges of the chart and from what is there already. */
const addPatch = (
  dice: Dice,
  bed: Riverbed,
  terrain: 'island' | 'sandbar',
  flow: Facing,
  section: number,
  sections: number,
): void => {
  const width = Math.floor((GENERATED.columns - 2 * FREE_COLUMNS) / sections);
  const column = FREE_COLUMNS + section * width + dice.roll(width);
  const middle = 4 + dice.roll(GENERATED.rows - 8);
  const last = Math.min(column + dice.roll(2), GENERATED.columns - FREE_COLUMNS);
  for (let at = column; at <= last; at++) {
    const row = bed.cells[middle - 1];
    if (row?.[at - 1]?.terrain === 'channel') row[at - 1] = cellOf(terrain, flow);
  }
};

/** The current must not run onto land: slack water above an island and in the corners of the bank. */
const slackenAbove = (bed: Riverbed, flow: Facing): void => {
  for (const row of bed.cells)
    row.forEach((cell, index) => {
      const next = row[index + (flow === EAST ? 1 : -1)];
      if (next && cell.flow >= 0 && next.depth === 0) row[index] = { ...cell, flow: -1 };
    });
};

/** Q55: a river from edge to edge with islands and sandbars; the current runs either way. */
export const anyRiverbed = (dice: Dice, level: readonly number[]): Riverbed => {
  const flow = dice.roll(2) === 1 ? EAST : WEST;
  const upper = bankRows(dice, level);
  const lower = bankRows(dice, level).map(depth => GENERATED.rows + 1 - depth);
  const terrainAt = (column: number, row: number): Terrain =>
    row <= (upper[column] ?? 1) || row >= (lower[column] ?? GENERATED.rows) ? 'bank' : 'channel';
  const cells = Array.from({ length: GENERATED.rows }, (_, row) =>
    Array.from({ length: GENERATED.columns }, (__, column) => cellOf(terrainAt(column + 1, row + 1), flow)),
  );
  const bed: Riverbed = { cells, upper, lower };
  const patches = [
    ...Array.from({ length: GENERATED.islands }, () => 'island' as const),
    ...Array.from({ length: GENERATED.sandbars }, () => 'sandbar' as const),
  ];
  patches.forEach((terrain, section) => addPatch(dice, bed, terrain, flow, section, patches.length));
  slackenAbove(bed, flow);
  return bed;
};
