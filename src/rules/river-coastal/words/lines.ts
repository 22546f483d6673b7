import { counted, t } from '../../../languages/language.ts';
import { DAMAGE_TABLES } from '../tables.ts';
import type { DamageLine, DamageTable, Face } from '../types.ts';

const forMoves = (moves: number): string => (moves === 0 ? t`rest of battle` : counted(moves, 'move'));

/** A line of a damage table in words, drawn from the table: "engine, −2 knots, 4 moves". */
const inWords = (line: DamageLine): string => {
  switch (line.does) {
    case 'nothing':
      return t`no effect`;
    case 'port':
      return t`shutter, turret or deck gun out, ${forMoves(line.moves)}`;
    case 'gun':
      return t`a gun out, ${forMoves(line.moves)}`;
    case 'gunDestroyed':
      return t`a gun destroyed`;
    case 'hardOver':
      return line.to === 'port'
        ? t`rudder hard to port, ${forMoves(line.moves)}`
        : t`rudder hard to starboard, ${forMoves(line.moves)}`;
    case 'sameCourse':
      return t`same course, ${forMoves(line.moves)}`;
    case 'straight':
      return t`straight ahead, ${forMoves(line.moves)}`;
    case 'slowed':
      return t`−${counted(line.knots, 'knot')}, ${forMoves(line.moves)}`;
    case 'boilerDestroyed':
      return t`boiler destroyed, she comes to a stop`;
    case 'crew':
      return t`${line.cpv} CPV lost`;
    case 'captain':
      return t`captain killed; if dead already ${line.cpv} CPV lost`;
    case 'fire':
      return t`fire, out on ${line.outOn} or more`;
    case 'flood':
      return t`draught +${counted(line.feet, 'foot', 'feet')}`;
    case 'explodes':
      return t`magazine hit, she blows up`;
  }
};

/** What a die on a damage table means. */
export const lineInWords = (table: DamageTable, line: number): string => inWords(DAMAGE_TABLES[table][line as Face]);

/** What one die on table 6 says of a ship that has been rammed: a magazine is a sinking (C61). */
export const rammedInWords = (table: DamageTable, line: number): string =>
  DAMAGE_TABLES[table][line as Face].does === 'explodes' ? t`she sinks` : lineInWords(table, line);
