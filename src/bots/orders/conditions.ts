import { hullOf, type UnitSheet } from '../../system/desk/index.ts';
import type { KnownRules } from '../../system/captain.ts';
import { fateOf, LOST } from '../../system/marks.ts';
import type { Situation } from '../../core/game.ts';
import type { OrderCondition } from '../../core/scenario.ts';
import type { HexId } from '../../core/types.ts';

/** What a condition is read from: the view alone. */
export interface Sight {
  readonly now: Situation;
  readonly rules: KnownRules;
  readonly units: ReadonlyMap<string, UnitSheet>;
  readonly enemies: readonly UnitSheet[];
  /** Total of the battle clock; null where none runs. */
  readonly clock: number | null;
}

/** Out of the battle for good; a ship that is still to come is not, nor one that got away by her objective. */
const isLost = ({ rules, units }: Sight, id: string): boolean => {
  const sheet = units.get(id);
  const fate = sheet ? fateOf(rules, sheet) : 'present';
  return fate === 'left' || LOST.has(fate);
};

const hexesBetween = ({ now }: Sight, one: UnitSheet, other: UnitSheet): number => {
  let least = Infinity;
  for (const from of one.hexes) for (const to of other.hexes) least = Math.min(least, now.chart.range(from, to));
  return least;
};

/** Hexes to the nearest enemy that counts; Infinity where there is none. */
export const nearestEnemy = (sight: Sight, of: readonly UnitSheet[], by?: readonly string[]): number => {
  let least = Infinity;
  for (const enemy of sight.enemies) {
    if (by && !by.includes(enemy.id)) continue;
    for (const unit of of) if (unit.present) least = Math.min(least, hexesBetween(sight, unit, enemy));
  }
  return least;
};

/** A ship that has left by that edge has passed every line toward it. */
const isPast = (
  { chart }: Situation,
  hex: HexId,
  { at, toward }: NonNullable<OrderCondition['enemyPast']>,
): boolean => {
  switch (toward) {
    case 'left':
      return chart.column(hex) <= at;
    case 'right':
      return chart.column(hex) >= at;
    case 'top':
      return chart.row(hex) <= at;
    case 'bottom':
      return chart.row(hex) >= at;
  }
};

const lostPart = (unit: UnitSheet): number => {
  const { left, full } = hullOf(unit);
  return full > 0 ? (100 * (full - left)) / full : 0;
};

/** Whether everything that a condition asks for holds now. */
export const holds = (sight: Sight, unit: UnitSheet, condition: OrderCondition): boolean => {
  const { turn, clock, enemyWithin, enemyPast, damage, lost, of, by } = condition;
  const whose = of ? of.flatMap(id => sight.units.get(id) ?? []) : [unit];
  if (turn !== undefined && sight.now.state.turn < turn) return false;
  if (clock !== undefined && (sight.clock === null || sight.clock < clock)) return false;
  if (enemyWithin !== undefined && nearestEnemy(sight, whose, by) > enemyWithin) return false;
  if (
    enemyPast !== undefined &&
    !sight.enemies.some(
      enemy => (!by || by.includes(enemy.id)) && enemy.hexes.some(hex => isPast(sight.now, hex, enemyPast)),
    )
  )
    return false;
  if (damage !== undefined && !whose.some(each => lostPart(each) >= damage)) return false;
  return lost === undefined || lost.some(id => isLost(sight, id));
};
