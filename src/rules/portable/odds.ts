import { both, dieAtLeast, less, twoDiceAtLeast, waysOf, type Chance } from '../shared/chances.ts';
import type { Situation } from './types.ts';
import { isShot, shotAt } from './gunnery.ts';
import { ramDice } from './ramming.ts';
import { drifters, sticksOn } from './river.ts';
import { DRIFT, GUN_DAMAGE, MINE, RAM_DAMAGE, SANDBAR } from './tables.ts';
import { afloat, isShip, unitOf } from './units.ts';
import { shipOf } from '../../core/rules.ts';
import type { HexId, ShipId } from '../../core/types.ts';

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

/** Where the drift step may carry one ship, and against whom, were all to lie as they lie now. */
export interface DriftOdds {
  ship: ShipId;
  /** The hex downstream, 0 beyond the rim, and the chance that she comes there. */
  to: HexId;
  carried: Chance;
  /** Accidental rams that she may make (P20). */
  rams: { target: ShipId; chance: Chance }[];
}

const CERTAIN: Chance = { ways: 1, of: 1 };
const DRIFTS = dieAtLeast(DRIFT.driftsOn);

/**
 * P20, Q41: the drift step gone through in its order with chances in place of dice. Each die is thrown by itself and each hex holds one
 * ship, so the chances are exact but for a ship that a mine sinks on her way: the hex that she would leave free counts as hers.
 */
export const driftOdds = (now: Situation): DriftOdds[] => {
  if (!now.options.drift) return [];
  const lying = new Map<HexId, Map<ShipId, Chance>>();
  const lies = (hex: HexId, ship: ShipId, chance: Chance): void => {
    lying.set(hex, new Map([...(lying.get(hex) ?? []), [ship, chance]]));
  };
  for (const ship of afloat(now)) lies(ship.at, ship.id, CERTAIN);
  return drifters(now).flatMap(id => {
    const { at } = shipOf(now, id);
    const to = now.chart.downstream(at);
    if (to !== 0 && !now.chart.navigable(to)) return [];
    const there = [...(lying.get(to) ?? [])].filter(([, { ways }]) => ways > 0);
    const free = there.reduce((left, [, chance]) => less(left, chance), CERTAIN);
    const carried = both(DRIFTS, free);
    if (to !== 0) lies(to, id, carried);
    lies(at, id, less(CERTAIN, carried));
    const meets = there.filter(([target]) => !now.state.rams.some(ram => ram.rammer === id && ram.target === target));
    return [
      { ship: id, to, carried, rams: meets.map(([target, chance]) => ({ target, chance: both(DRIFTS, chance) })) },
    ];
  });
};
