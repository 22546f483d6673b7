import { twoDiceAtLeast, waysOf, type Chance } from '../shared/chances.ts';
import type { Situation } from './types.ts';
import { isShot, shotAt } from './gunnery.ts';
import { ramDice } from './ramming.ts';
import { sticksOn } from './river.ts';
import { GUN_DAMAGE, MINE, RAM_DAMAGE, SANDBAR } from './tables.ts';
import { isShip, unitOf } from './units.ts';
import { shipOf } from '../../core/rules.ts';

export type { Chance } from '../shared/chances.ts';

/** What a throw can do to a target, exactly. */
export interface DamageOdds {
  dice: number;
  /** ways[n] = falls of the dice that cost the target n points, before what is left of it is looked at. */
  ways: number[];
  of: number;
  /** Expected points, as a fraction: sum of n * ways over `of`. */
  expected: Chance;
  /** Sunk, or silenced. */
  sinks: Chance;
  /** At or below her critical point, sinking included; a fort has none. */
  breaksOff: Chance;
}

const throwsOf = new Map<string, readonly number[]>();

/** Faces of a die by the points that they cost, from one die's printed column. */
const facesByPoints = (column: readonly number[]): number[] =>
  Array.from({ length: Math.max(...column) + 1 }, (_, points) => column.filter(each => each === points).length);

/** How many falls of so many dice give each sum of points. */
export const damageWays = (dice: number, column: readonly number[]): readonly number[] => {
  const key = `${dice}/${column.join()}`;
  const known = throwsOf.get(key);
  if (known) return known;
  const ways = waysOf(dice, facesByPoints(column));
  throwsOf.set(key, ways);
  return ways;
};

const atLeast = (ways: readonly number[], points: number): number =>
  ways.reduce((sum, count, damage) => (damage >= points ? sum + count : sum), 0);

/** What that many dice do to that unit as it is now. */
const against = (now: Situation, target: string, dice: number, column: readonly number[]): DamageOdds => {
  const unit = unitOf(now, target);
  const ways = [...damageWays(dice, column)];
  const of = ways.reduce((sum, count) => sum + count, 0);
  return {
    dice,
    ways,
    of,
    expected: { ways: ways.reduce((sum, count, damage) => sum + count * damage, 0), of },
    sinks: { ways: atLeast(ways, unit.points), of },
    breaksOff: { ways: isShip(unit) ? atLeast(ways, unit.points - unit.criticalPoint) : 0, of },
  };
};

/** The exact odds of one shot, or null where there is none. */
export const shotOdds = (now: Situation, firer: string, target: string): DamageOdds | null => {
  const shot = shotAt(now, unitOf(now, firer), unitOf(now, target));
  return isShot(shot) ? against(now, target, shot.dice, GUN_DAMAGE) : null;
};

/** The exact odds of everything that one side's plots, as known to this view, throw at a target together. */
export const salvoOdds = (now: Situation, target: string, also?: string): DamageOdds | null => {
  const firers = Object.keys(now.state.plots).filter(firer => now.state.plots[firer] === target);
  if (also !== undefined && !firers.includes(also)) firers.push(also);
  const dice = firers.reduce((sum, firer) => {
    const shot = shotAt(now, unitOf(now, firer), unitOf(now, target));
    return isShot(shot) ? sum + shot.dice : sum;
  }, 0);
  return dice > 0 ? against(now, target, dice, GUN_DAMAGE) : null;
};

/** The exact odds of a ram. */
export const ramOdds = (now: Situation, rammer: string, target: string): DamageOdds =>
  against(now, target, ramDice(shipOf(now, rammer)), RAM_DAMAGE);

/** The exact odds of a live mine. */
export const mineOdds = (now: Situation, ship: string): DamageOdds => against(now, ship, MINE.dice, GUN_DAMAGE);

/** The chance that a ship sticks when she enters a hex that is a sandbar for her. */
export const groundingOdds = (now: Situation, ship: string): Chance => twoDiceAtLeast(sticksOn(shipOf(now, ship)));

/** The chance that an attempt to come off a sandbar succeeds. */
export const refloatOdds = (): Chance => twoDiceAtLeast(SANDBAR.refloatsOn);
