import type { Situation } from '../core/game.ts';
import type { HexId } from '../core/types.ts';
import type { UnitSheet } from '../system/desk/index.ts';
import type { Match } from '../system/ruleset.ts';

/** Of these hexes, or of all, those in which a unit's guns have their full effect from where it lies. */
export const bearsFully = (
  { rules }: Match,
  now: Situation,
  { id, hexes, facing }: UnitSheet,
  asked?: readonly HexId[],
): HexId[] =>
  (rules.desk.outlook?.fieldFrom(now, id, { hex: hexes[0] ?? 0, facing: facing ?? 0, order: '' }, asked) ?? [])
    .filter(({ strength, weak, blocked }) => strength > 0 && !weak && blocked === 0)
    .map(({ hex }) => hex);
