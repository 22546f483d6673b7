import type { ShipType } from './types.ts';

/** Every number that the portable sheet prints, and those of rulings P20 and P21. */

/** Ship Flotation Values, Firing Guns and Movement, read as one row a type. The rules hash holds the titles: what players read is `TYPE_TITLE`. */
// prettier-ignore
export const SHIP_TABLE: Readonly<Record<ShipType, {
  title: string; flotation: number; criticalPoint: number; range: number; dice: number; move: number;
}>> = {
  turretedMonitor:  { title: 'Turreted Monitor',  flotation: 10, criticalPoint: 4, range: 6, dice: 6, move: 1 },
  casemateIronclad: { title: 'Casemate Ironclad', flotation: 12, criticalPoint: 4, range: 4, dice: 4, move: 1 },
  steamFrigate:     { title: 'Steam Frigate',     flotation:  6, criticalPoint: 2, range: 4, dice: 4, move: 2 },
  steamGunboat:     { title: 'Steam Gunboat',     flotation:  4, criticalPoint: 2, range: 3, dice: 3, move: 3 },
};

/** Flotation points that one die costs the target, for a score of 1 to 6: Firing Guns e, and Ramming d with the same bands. */
export const GUN_DAMAGE: readonly number[] = [0, 0, 0, 1, 1, 2];
export const RAM_DAMAGE: readonly number[] = [0, 0, 0, 1, 1, 2];

/** Ramming b and c: dice with a ram and without. */
export const RAM_DICE = { withRam: 4, without: 2 } as const;

/** P20: a fort, taken into the printed tables' terms. */
export const FORT = { flotation: 8, range: 4, dice: 4 } as const;

/** S11: a building that can be shot down. */
export const BUILDING = { flotation: 4 } as const;

/** P20, after the quick sheet's section 23: the 2D6 score from which a ship sticks on a sandbar, and that frees her. */
export const SANDBAR = { shallowDraughtFeet: 6, shallowSticksOn: 11, normalSticksOn: 8, refloatsOn: 8 } as const;

/** P20, after the quick sheet's step 7: the D6 score from which a ship drifts one hex. */
export const DRIFT = { driftsOn: 4 } as const;

/** P20: dice on the hit table for a mine. */
export const MINE = { dice: 3 } as const;

/** P21: flotation and critical points of a long battle, in halves. */
export const LONG_BATTLE = { halves: 3 } as const;

/** All of them, for help and the rules hash. */
export const TABLES = {
  SHIP_TABLE,
  GUN_DAMAGE,
  RAM_DAMAGE,
  RAM_DICE,
  FORT,
  BUILDING,
  SANDBAR,
  DRIFT,
  MINE,
  LONG_BATTLE,
};
