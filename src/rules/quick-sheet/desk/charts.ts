import type { KernelEvent } from '../../../core/types.ts';
import type { TableCell } from '../../../system/help.ts';
import { rowOfEffect } from '../../shared/deskParts.ts';
import { CRITICALS, DRIFTS_ON, HIT_ON } from '../tables.ts';
import type { QuickSheetEvent } from '../types.ts';

/** Where the dice of an event stand in the tables of the handbook, whose rows are those of `help/`. */
export const cellsOf = (event: QuickSheetEvent | KernelEvent): readonly TableCell[] => {
  switch (event.type) {
    case 'shotFired':
      return [{ table: 'hit-on', row: event.hitOn === HIT_ON.usual ? 0 : 1, column: 1 }];
    case 'criticalRolled':
      return [{ table: 'criticals', row: rowOfEffect(CRITICALS, event.effect), column: 1 }];
    case 'driftRolled':
      return [{ table: 'drift', row: event.die >= DRIFTS_ON ? 0 : 1, column: 1 }];
    default:
      return [];
  }
};
