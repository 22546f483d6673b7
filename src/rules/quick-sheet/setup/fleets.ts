import type { Dice } from '../../../core/dice.ts';
import type { Side } from '../../../core/types.ts';
import { fort, fortIds, vessel, vesselIds, type Vessel, type VesselType } from '../../../ships/index.ts';
import { asBuilt, fortAsBuilt } from '../../shared/asBuilt.ts';
import { forcePoints, workPoints } from './ratings.ts';
import { FLEET_POINTS } from '../tables.ts';

const FIGHTING_TYPES: readonly VesselType[] = [
  ...(['turreted_monitor', 'double_turret_monitor', 'casemate_ironclad', 'broadside_ironclad'] as const),
  ...(['armoured_river_gunboat', 'tinclad', 'cottonclad', 'timberclad', 'ellet_ram'] as const),
  ...(['wooden_gunboat', 'ferryboat_gunboat', 'double_ender', 'steam_sloop'] as const),
];

/** Feet of draught with which a ship can lie in the channel of a generated river. */
const MOST_DRAUGHT = 16;

/** Q53: fleet points of a ship as she is. */
export const vesselPoints = (ship: Vessel): number => forcePoints(asBuilt(ship));

/** Q53: fleet points of a fort of the catalogue. */
export const fortPoints = (id: string): number => workPoints(fortAsBuilt(fort(id)));

/** Q55: whether a ship may be bought for a generated battle. */
const isCandidate = (ship: Vessel): boolean => {
  const fightsAfloat = FIGHTING_TYPES.includes(ship.type) && ship.knots > 0 && ship.draughtFt <= MOST_DRAUGHT;
  return fightsAfloat && (ship.guns.length > 0 || ship.ram) && ship.generic !== true;
};

/** Q55: every ship of a side that may be bought: those of the catalogue, then those that a player has at hand. */
export const candidates = (side: Side, own: readonly Vessel[] = []): Vessel[] =>
  [...vesselIds.map(vessel), ...own].filter(ship => ship.side === side && isCandidate(ship));

/** Any of a list, each as likely; the list loses it. */
export const takeAny = <T>(dice: Dice, from: T[]): T => {
  const [taken] = from.splice(dice.roll(from.length) - 1, 1);
  if (taken === undefined) throw new RangeError('there is nothing to take from');
  return taken;
};

/** Q53, Q55: a fort of a side that leaves its fleet at least half of the points. */
export const anyFort = (dice: Dice, side: Side): string => {
  const open = fortIds.filter(id => fort(id).side === side && 2 * fortPoints(id) <= FLEET_POINTS.fleet);
  return takeAny(dice, open.length > 0 ? open : fortIds.filter(id => fort(id).side === side));
};
