import { type Salvo, chanceOf, expectedOf } from '../../../bots/chances.ts';
import { isShip, type Unit } from './numbers.ts';

/** What hurting a unit is worth, in hull points. */
export interface Mark {
  readonly points: number;
  /** Points that break her off; 0 = none will. */
  readonly toBreak: number;
  readonly perPoint: number;
  readonly sunk: number;
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
export const markOf = (unit: Unit, prize: number): Mark => {
  const ship = isShip(unit);
  const base = ship || unit.kind === 'fort' ? 1 : BUILDING_POINT;
  return {
    points: unit.points,
    toBreak: ship && !unit.breakingOff ? unit.points - unit.criticalPoint : 0,
    perPoint: base + (PRIZE_BY_POINT * prize) / Math.max(1, ship ? unit.strength : unit.points),
    sunk: (ship ? SUNK : 1) + prize,
    broken: ship && !unit.breakingOff ? BROKEN : 0,
  };
};

/** The worth of a salvo at a mark, by exact odds: points, the chance that she breaks off, the chance that she sinks. */
export const harm = (mark: Mark, salvo: Salvo): number =>
  mark.perPoint * expectedOf(salvo, mark.points) +
  mark.sunk * chanceOf(salvo, mark.points) +
  (mark.toBreak > 0 ? mark.broken * chanceOf(salvo, mark.toBreak) : 0);
