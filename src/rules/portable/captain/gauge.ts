import type { Gauge } from '../../../system/captain.ts';
import { chanceIn, dieAtLeast, meanOf } from '../../shared/chances.ts';
import { canFire, gunsOf } from '../gunnery.ts';
import { ramDice } from '../ramming.ts';
import { allowance } from '../steps.ts';
import { DRIFT, GUN_DAMAGE, RAM_DAMAGE } from '../tables.ts';
import type { PortableShip, Situation, Unit } from '../types.ts';
import { isShip } from '../units.ts';
import type { PortableAsk } from './field.ts';

const DIE = meanOf(GUN_DAMAGE);
const RAM_DIE = meanOf(RAM_DAMAGE);
/** P20: hexes that a ship drifts in a turn on average. */
const DRIFTS = 1 + chanceIn(dieAtLeast(DRIFT.driftsOn));

/** Turns until she has steam; whoever lies aground may come off in any turn or in none. */
const heldFor = ({ state }: Situation, ship: PortableShip): number =>
  ship.aground ? Infinity : Math.max(0, ship.steamFrom - state.turn);

const gaugeOf = (now: Situation, unit: Unit): Gauge => {
  const ship = isShip(unit) ? unit : null;
  const guns = gunsOf(unit);
  const dice = (ship ? ship.armed : canFire(unit)) ? guns.dice : 0;
  const ram = ship && !ship.breakingOff ? ramDice(ship) : 0;
  return {
    pace: ship && ship.steamFrom > 0 ? allowance(ship) : 0,
    drift: ship && now.options.drift ? DRIFTS : 0,
    held: ship ? heldFor(now, ship) : 0,
    reach: dice > 0 ? guns.range : 0,
    hull: unit.points,
    full: ship ? ship.strength : unit.points,
    bite: () => DIE * dice,
    blow: () => RAM_DIE * ram,
  };
};

/** Pieces for a reckoning of the whole battle, by the printed tables. */
export const gaugesOf = ({ now }: PortableAsk): ReadonlyMap<string, Gauge> => {
  const units: Unit[] = [...Object.values(now.state.ships), ...Object.values(now.state.works)];
  return new Map(units.map(unit => [unit.id, gaugeOf(now, unit)]));
};
