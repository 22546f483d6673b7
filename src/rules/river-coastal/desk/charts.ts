import { shipOf } from '../../../core/rules.ts';
import type { KernelEvent } from '../../../core/types.ts';
import type { TableCell } from '../../../system/help.ts';
import { BANDS } from '../gunnery.ts';
import { lineAt } from '../ramCharts.ts';
import { RAMMING } from '../tables.ts';
import type { RiverEvent, Situation } from '../types.ts';
import { unitOf } from '../units.ts';

/** Where the dice of an event stand in the tables of the handbook, whose rows and columns are those of `help/`. */

/** Columns of the ramming chart before those of the rammer's die: knots and the blow. */
const BEFORE_DIE = 1;

const ramRow = (speed: number): number => RAMMING.indexOf(lineAt(speed));

/** Rows of the table of fire ships: lit, wood and ironclads that catch fire, explosive ships. */
const FIRE_ROWS = { lit: 0, wood: 1, ironclad: 2, powder: 5 } as const;

export const cellsOf = (event: RiverEvent | KernelEvent, now: Situation): readonly TableCell[] => {
  switch (event.type) {
    case 'gunFired': {
      const kind = unitOf(now, event.firer).guns[event.gun]?.kind;
      const row = ['howitzer', 'smoothbore', 'rifle'].indexOf(kind ?? '');
      return row < 0 ? [] : [{ table: 'ranges', row, column: 1 + BANDS.indexOf(event.band) }];
    }
    case 'damageRolled':
      return [{ table: 'damage', row: event.table - 1, column: event.line }];
    case 'ramRolled':
      return [{ table: 'ramming', row: ramRow(event.speed), column: 1 }];
    case 'rammerRolled':
      return [{ table: 'ramming', row: ramRow(event.speed), column: BEFORE_DIE + event.die }];
    case 'fireShipTried':
      return [{ table: 'fire-ships', row: FIRE_ROWS.lit, column: 1 }];
    case 'fireCaught':
      return [
        { table: 'fire-ships', row: shipOf(now, event.ship).ironclad ? FIRE_ROWS.ironclad : FIRE_ROWS.wood, column: 1 },
      ];
    case 'explosionTried':
      return [{ table: 'fire-ships', row: FIRE_ROWS.powder, column: 1 }];
    default:
      return [];
  }
};
