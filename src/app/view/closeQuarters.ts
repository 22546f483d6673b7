import type { UnitSheet } from '../../system/desk/index.ts';
import type { Chart } from '../../core/chart.ts';
import type { HexId, Side } from '../../core/types.ts';

/**
 * Hexes that somebody who decides has to see: of the ships that are to act the one that lies nearest to an enemy, and that enemy.
 * Only a ship where there is no enemy.
 */
export const closeQuarters = (
  chart: Pick<Chart, 'range'>,
  units: readonly UnitSheet[],
  side: Side,
  acting: readonly string[],
): HexId[] => {
  const there = units.filter(unit => unit.present && unit.hexes.length > 0);
  const own = there.filter(unit => unit.side === side && (acting.length === 0 || acting.includes(unit.id)));
  const enemies = there.filter(unit => unit.side !== side);
  const hexOf = ({ hexes: [hex = 0] }: UnitSheet): HexId => hex;
  const pairs = own
    .flatMap(unit => enemies.map(enemy => ({ unit, enemy, range: chart.range(hexOf(unit), hexOf(enemy)) })))
    .sort((one, other) => one.range - other.range);
  const [nearest] = pairs;
  const first = nearest ? [nearest.unit, nearest.enemy] : own.slice(0, 1);
  return first.map(hexOf);
};
