import type { HexSpec } from '../../../chart/index.ts';
import type { Terrain } from '../../../core/chart.ts';
import type { Dice } from '../../../core/dice.ts';
import type { Facing } from '../../../core/types.ts';
import { GENERATED } from '../tables.ts';

const EAST: Facing = 0;
const WEST: Facing = 3;
const CHANNEL_FEET = 18;
/** Rows of either bank, at least and at most. */
const BANK = { least: 1, most: 2 } as const;

/** A river drawn hex by hex, from the left edge to the right. */
export interface Riverbed {
  cells: HexSpec[][];
  /** Last row of the upper bank and first row of the lower one, by column from 1. */
  upper: number[];
  lower: number[];
}

/** A bank that wanders, but not in the last column. */
const bankRows = (dice: Dice): number[] => {
  const rows: number[] = [0];
  let now: number = BANK.least;
  for (let column = 1; column <= GENERATED.columns; column++) {
    if (column < GENERATED.columns && dice.roll(3) === 3) now = now === BANK.least ? BANK.most : BANK.least;
    rows.push(now);
  }
  return rows;
};

const cellOf = (terrain: Terrain, flow: Facing | -1): HexSpec =>
  terrain === 'channel' ? { terrain, depth: CHANNEL_FEET, flow } : { terrain, depth: 0, flow: -1 };

/** The current must not run onto land: slack water in the corners of the bank. */
const slackenAbove = (bed: Riverbed, flow: Facing): void => {
  for (const row of bed.cells)
    row.forEach((cell, index) => {
      const next = row[index + (flow === EAST ? 1 : -1)];
      if (next && cell.flow >= 0 && next.depth === 0) row[index] = { ...cell, flow: -1 };
    });
};

/** Q55: a river from edge to edge, in which islands and bars are laid later; the current runs either way. */
export const anyRiverbed = (dice: Dice): Riverbed => {
  const flow = dice.roll(2) === 1 ? EAST : WEST;
  const upper = bankRows(dice);
  const lower = bankRows(dice).map(depth => GENERATED.rows + 1 - depth);
  const terrainAt = (column: number, row: number): Terrain =>
    row <= (upper[column] ?? 1) || row >= (lower[column] ?? GENERATED.rows) ? 'bank' : 'channel';
  const cells = Array.from({ length: GENERATED.rows }, (_, row) =>
    Array.from({ length: GENERATED.columns }, (__, column) => cellOf(terrainAt(column + 1, row + 1), flow)),
  );
  const bed: Riverbed = { cells, upper, lower };
  slackenAbove(bed, flow);
  return bed;
};
