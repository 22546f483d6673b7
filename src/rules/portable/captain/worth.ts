import { chanceOf, expectedOf, salvosOf, type Salvo } from '../../../bots/chances.ts';
import { perPointOf, type Mark } from '../../../bots/mark.ts';
import { GUN_DAMAGE, RAM_DAMAGE } from '../tables.ts';
import type { Unit } from '../types.ts';
import { isShip } from '../units.ts';

/** Points of so many gun dice, and of so many ram dice: the odds of the rules, kept as the parts that a captain weighs (tests/systems/portable/captain.proof.test.ts). */
export const fire = salvosOf(GUN_DAMAGE);
export const blow = salvosOf(RAM_DAMAGE);

/** A mark that may also be made to break off. */
export interface PortableMark extends Mark {
  /** Points that break her off; 0 = none will. */
  readonly toBreak: number;
  readonly broken: number;
}

/** Beside her hull: she fires and rams no more, which is why fire is put together. */
const SUNK = 5;
/** A beaten ship must run; half of her fights on, and a fleet of beaten ships has lost. */
const BROKEN = 3;
/** A building shoots at nobody; without an objective it is hardly worth the powder. */
const BUILDING_POINT = 0.2;
/** Part of a prize that is earned point by point, so that fire is kept on a unit that cannot be sunk at once. */
const PRIZE_BY_POINT = 0.5;

/** What a unit is worth to whoever shoots at her, with what the objectives put on her head. */
export const markOf = (unit: Unit, prize: number): PortableMark => {
  const ship = isShip(unit);
  const base = ship || unit.kind === 'fort' ? 1 : BUILDING_POINT;
  return {
    points: unit.points,
    toBreak: ship && !unit.breakingOff ? unit.points - unit.criticalPoint : 0,
    perPoint: perPointOf(base, PRIZE_BY_POINT, prize, ship ? unit.strength : unit.points),
    sunk: (ship ? SUNK : 1) + prize,
    broken: ship && !unit.breakingOff ? BROKEN : 0,
  };
};

/** The worth of a salvo at a mark, by exact odds: points, the chance that she breaks off, the chance that she sinks. */
export const harm = (mark: PortableMark, salvo: Salvo): number =>
  mark.perPoint * expectedOf(salvo, mark.points) +
  mark.sunk * chanceOf(salvo, mark.points) +
  (mark.toBreak > 0 ? mark.broken * chanceOf(salvo, mark.toBreak) : 0);
