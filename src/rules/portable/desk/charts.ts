import type { KernelEvent } from '../../../core/types.ts';
import type { TableCell } from '../../../system/help.ts';
import { GUN_DAMAGE, RAM_DAMAGE } from '../tables.ts';
import type { PortableEvent } from '../types.ts';

/** Where the dice of an event stand in the tables of the handbook, whose rows are those of `help/tables.ts`. */

/** Scores that cost the same are one row, the dearest first; each row once. */
const rowsOf = (table: string, points: readonly number[], dice: readonly number[]): TableCell[] => {
  const costs = [...new Set(points)].sort((one, other) => other - one);
  const rows = new Set(dice.map(die => costs.indexOf(points[die - 1] ?? 0)));
  return [...rows].sort().map(row => ({ table, row, column: 1 }));
};

export const cellsOf = (event: PortableEvent | KernelEvent): readonly TableCell[] => {
  switch (event.type) {
    case 'shotFired':
    case 'mineStruck':
      return rowsOf('gun-damage', GUN_DAMAGE, event.dice);
    case 'shipRammed':
      return rowsOf('ram-damage', RAM_DAMAGE, event.dice);
    default:
      return [];
  }
};
