import type { KernelEvent } from '../../../core/types.ts';
import type { TableCell } from '../../../system/help.ts';
import { ramResult } from '../ramming.ts';
import { rowOfEffect } from '../../shared/deskParts.ts';
import { CRITICALS, HIT_EFFECTS, RAM_RESULTS, TORPEDO_EFFECTS } from '../tables.ts';
import type { RamsEvent } from '../types.ts';

/** Where the dice of an event stand in the tables of the handbook, whose rows are those of `help/`. */

/** The highest die is drawn first. */
const HITS = [...new Set(Object.values(HIT_EFFECTS))].reverse();
const SPARS = ['target', 'fails', 'own'] as const;

export const cellsOf = (event: RamsEvent | KernelEvent): readonly TableCell[] => {
  switch (event.type) {
    case 'hitRolled':
      return [{ table: 'hits', row: HITS.indexOf(event.effect), column: 1 }];
    case 'criticalRolled':
      return [{ table: 'criticals', row: rowOfEffect(CRITICALS, event.effect), column: 1 }];
    case 'ramRolled':
      return [{ table: 'ram-results', row: RAM_RESULTS.indexOf(ramResult(event.total)), column: 0 }];
    case 'sparRolled':
      return [{ table: 'spar', row: SPARS.indexOf(event.result), column: 1 }];
    case 'torpedoBurst':
      return [{ table: 'torpedoes', row: TORPEDO_EFFECTS.findIndex(({ least }) => event.die >= least), column: 1 }];
    default:
      return [];
  }
};
