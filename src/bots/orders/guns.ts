import type { UnitSheet } from '../../system/desk/index.ts';
import type { Facing, HexId } from '../../core/types.ts';
import type { Duty, InForce } from './inForce.ts';

/** Enemies farther off than this do not matter to how a ship lies. */
const NEAR = 12;
/** Of the enemies near her, those that are looked at. */
const MOST_LOOKED_AT = 3;

const rangeTo = ({ now }: InForce, hex: HexId, enemy: UnitSheet): number =>
  Math.min(...enemy.hexes.map(at => now.chart.range(hex, at)));

/** The enemies that a ship in that hex has to reckon with, nearest first. */
export const enemiesNear = (sight: InForce, hex: HexId): UnitSheet[] =>
  sight.enemies
    .map(enemy => ({ enemy, far: rangeTo(sight, hex, enemy) }))
    .filter(({ far }) => far <= NEAR)
    .sort((one, other) => one.far - other.far)
    .slice(0, MOST_LOOKED_AT)
    .map(({ enemy }) => enemy);

/** Against a target of the orders, what guns that bear on another enemy count. */
const NO_TARGET = 0.4;

const gunsOn = ({ now, rules }: InForce, id: string, at: HexId, facing: Facing): ((enemy: UnitSheet) => number) => {
  const ship = now.state.ships[id];
  if (!ship) return () => 0;
  const there = { ...now, state: { ...now.state, ships: { ...now.state.ships, [id]: { ...ship, at, facing } } } };
  const { desk } = rules;
  if (desk.guns) return enemy => desk.guns?.of(there, id, enemy.id).filter(gun => gun.bears).length ?? 0;
  const field = new Map(desk.fire.field(there, id).map(each => [each.hex, each]));
  const strength = (hex: HexId): number => {
    const reached = field.get(hex);
    return reached?.blocked === 0 ? reached.strength : 0;
  };
  return enemy => Math.max(...enemy.hexes.map(strength));
};

/** Guns, or whatever the system counts, that would bear on the best of these enemies were she to lie so. */
export const bearing = (
  sight: InForce,
  { unit: { id }, targets }: Duty,
  at: HexId,
  facing: Facing,
  enemies: readonly UnitSheet[],
): number => {
  if (enemies.length === 0) return 0;
  const guns = gunsOn(sight, id, at, facing);
  const weight = (enemy: UnitSheet): number => (targets.length === 0 || targets.includes(enemy.id) ? 1 : NO_TARGET);
  return Math.max(...enemies.map(enemy => weight(enemy) * guns(enemy)));
};
