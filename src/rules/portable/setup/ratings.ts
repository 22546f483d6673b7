import type { Force } from '../../../core/scenario.ts';
import { gunsAboard } from '../../../ships/changes.ts';
import { gun, vesselOf, type Vessel } from '../../../ships/index.ts';
import { hasIron } from '../../shared/iron.ts';
import { LONG_BATTLE, SANDBAR, SHIP_TABLE } from '../tables.ts';
import type { PortableOptions, ShipType } from '../types.ts';

const TYPE_OF: Readonly<Record<string, ShipType>> = {
  turreted_monitor: 'turretedMonitor',
  double_turret_monitor: 'turretedMonitor',
  casemate_ironclad: 'casemateIronclad',
  broadside_ironclad: 'casemateIronclad',
  armoured_river_gunboat: 'casemateIronclad',
  steam_sloop: 'steamFrigate',
  steam_frigate: 'steamFrigate',
  sailing_sloop: 'steamFrigate',
  sailing_frigate: 'steamFrigate',
  double_ender: 'steamFrigate',
};

const BIG_WARSHIP_TONS = 1000;

/** P19, P35, S12: the printed type of a ship. One that has no guns is a steam gunboat without guns. */
export const shipTypeOf = (ship: Pick<Vessel, 'type' | 'tons' | 'armour'>, armed: boolean): ShipType => {
  if (!armed) return 'steamGunboat';
  if (ship.type === 'floating_battery') return hasIron(ship) ? 'casemateIronclad' : 'steamGunboat';
  const bigWarship = ship.type === 'wooden_gunboat' && ship.tons >= BIG_WARSHIP_TONS;
  return TYPE_OF[ship.type] ?? (bigWarship ? 'steamFrigate' : 'steamGunboat');
};

/** P21: points of a long battle, half as many again, rounded up. */
export const lengthened = (points: number, options: Pick<PortableOptions, 'longBattle'>): number =>
  options.longBattle ? Math.ceil((points * LONG_BATTLE.halves) / 2) : points;

/** P35: mortars are guns, a torpedo on a spar is not. */
const isGun = (mount: { gun: string }): boolean => gun(mount.gun).kind !== 'torpedo';

export interface Rating {
  type: ShipType;
  armed: boolean;
  ram: boolean;
  draught: number;
  shallow: boolean;
  canSteam: boolean;
  strength: number;
  points: number;
  criticalPoint: number;
}

/** P18, P19, S9, Q40: what a ship of the scenario is worth under these rules. */
export const ratingOf = (force: Force, options: Pick<PortableOptions, 'longBattle'>): Rating => {
  const facts = vesselOf(force);
  // P35: a ship whose guns the scenario takes away stays what she is.
  const type = shipTypeOf(facts, facts.guns.some(isGun));
  const row = SHIP_TABLE[type];
  const strength = lengthened(row.flotation, options);
  return {
    type,
    armed: gunsAboard(force).some(isGun),
    ram: force.overrides.ram ?? facts.ram,
    draught: facts.draughtFt,
    shallow: facts.draughtFt <= SANDBAR.shallowDraughtFeet || facts.shallow === true,
    canSteam: facts.type !== 'floating_battery' && (force.overrides.knots ?? facts.knots) > 0,
    strength,
    // P36
    points: Math.max(1, Math.round((strength * (100 - (force.overrides.damage ?? 0))) / 100)),
    criticalPoint: lengthened(row.criticalPoint, options),
  };
};
