import type { Dice } from '../../../core/dice.ts';
import type { Side } from '../../../core/types.ts';
import { fort, fortIds, vessel, vesselIds, type VesselType } from '../../../ships/index.ts';
import { asBuilt } from '../../shared/asBuilt.ts';
import { fleetPoints, fortRatingOf, ratingOf } from './ratings.ts';
import { FLEET_POINTS } from '../tables.ts';

const FIGHTING_TYPES: readonly VesselType[] = [
  ...(['turreted_monitor', 'double_turret_monitor', 'casemate_ironclad', 'broadside_ironclad'] as const),
  ...(['armoured_river_gunboat', 'tinclad', 'cottonclad', 'timberclad', 'ellet_ram'] as const),
  ...(['wooden_gunboat', 'ferryboat_gunboat', 'double_ender', 'steam_sloop'] as const),
];

/** Feet of draught with which a ship can lie in the channel of a generated river. */
const MOST_DRAUGHT = 16;
/** Fleets tried before the one that comes nearest to its points is taken. */
const TRIES = 40;

/** Q53: fleet points of a ship of the catalogue as she is. */
export const vesselPoints = (id: string): number => {
  const { strength, armour, guns, ram, fast, shallow, turrets } = ratingOf(asBuilt(id));
  return fleetPoints({ strength, armour, guns, ram, fast, shallow, turrets });
};

/** Q53: fleet points of a fort of the catalogue. */
export const fortPoints = (id: string): number => {
  const rating = fortRatingOf({ id, side: 'union', kind: 'fort', name: id, fort: id, hexes: [], facing: 0 });
  return fleetPoints({ ...rating, armour: 'iron' });
};

const candidates = (side: Side): string[] =>
  vesselIds.filter(id => {
    const ship = vessel(id);
    const fightsAfloat = FIGHTING_TYPES.includes(ship.type) && ship.knots > 0 && ship.draughtFt <= MOST_DRAUGHT;
    return ship.side === side && fightsAfloat && (ship.guns.length > 0 || ship.ram) && ship.generic !== true;
  });

/** Any of a list, each as likely; the list loses it. */
export const takeAny = <T>(dice: Dice, from: T[]): T => {
  const [taken] = from.splice(dice.roll(from.length) - 1, 1);
  if (taken === undefined) throw new RangeError('there is nothing to take from');
  return taken;
};

/** Q53: six ships of a side within so many points; of several tries the dearest. */
export const anyFleet = (dice: Dice, side: Side, budget: number): string[] => {
  const all = candidates(side).map(id => ({ id, points: vesselPoints(id) }));
  let best: { ids: string[]; points: number } = { ids: [], points: -1 };
  for (let round = 0; round < TRIES; round++) {
    const left = [...all];
    const chosen = Array.from({ length: FLEET_POINTS.ships }, () => takeAny(dice, left));
    const points = chosen.reduce((sum, ship) => sum + ship.points, 0);
    if (points <= budget && points > best.points) best = { ids: chosen.map(ship => ship.id), points };
  }
  // No try was cheap enough: the six cheapest ships.
  const cheapest = [...all].sort((one, other) => one.points - other.points || (one.id < other.id ? -1 : 1));
  return best.points >= 0 ? best.ids : cheapest.slice(0, FLEET_POINTS.ships).map(ship => ship.id);
};

/** Q53, Q55: a fort of a side that leaves its fleet at least half of the points. */
export const anyFort = (dice: Dice, side: Side): string => {
  const open = fortIds.filter(id => fort(id).side === side && 2 * fortPoints(id) <= FLEET_POINTS.fleet);
  return takeAny(dice, open.length > 0 ? open : fortIds.filter(id => fort(id).side === side));
};
