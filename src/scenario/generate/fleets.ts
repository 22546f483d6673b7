import type { Dice } from '../../core/dice.ts';
import type { Side } from '../../core/types.ts';
import {
  findVessel,
  fort,
  fortIds,
  hullOf,
  vessel,
  vesselIds,
  type Vessel,
  type VesselType,
} from '../../ships/index.ts';
import { unknownName, type Report } from '../problems.ts';
import { fortWorth, vesselWorth, type FindShip } from './worth.ts';

const FIGHTING_TYPES: readonly VesselType[] = [
  ...(['turreted_monitor', 'double_turret_monitor', 'casemate_ironclad', 'broadside_ironclad'] as const),
  ...(['armoured_river_gunboat', 'tinclad', 'cottonclad', 'timberclad', 'ellet_ram'] as const),
  ...(['wooden_gunboat', 'ferryboat_gunboat', 'double_ender', 'steam_sloop', 'steam_frigate'] as const),
];

/** Feet of water in the fairway, by kind of water. */
export const FAIRWAY_FEET = { river: 18, estuary: 30, sea: 60 } as const;
/** A ship needs so many feet less than the fairway has. */
const UNDER_KEEL = 4;
/** Ships of a fleet. */
export const SHIPS = { least: 2, most: 8 } as const;
/** Slower ones would see the end of the battle from afar. */
const SLOWEST = 3;
/** Fleets tried before the one that comes nearest to its points is taken. */
const TRIES = 30;

/** First and last year of the battles that are made. */
export const YEARS = [1862, 1864] as const;

type Waters = keyof typeof FAIRWAY_FEET;

/** Why a vessel cannot fight in made battles, or null. */
const whyUnfit = (ship: Vessel, kind: Waters): string | null => {
  if (ship.knots < SLOWEST) return `makes ${ship.knots} knots of the ${SLOWEST} that are needed`;
  const most = FAIRWAY_FEET[kind] - UNDER_KEEL;
  return ship.draughtFt > most ? `draws ${ship.draughtFt} feet of the ${most} that the fairway allows` : null;
};

const fights = (ship: Vessel): boolean => ship.guns.length > 0 || ship.ram;

/** Why a vessel cannot be chosen for that side and water, or null; `again` = she is in the fleet already. */
export const checkVessel = (
  id: string,
  side: Side,
  kind: Waters,
  again: boolean,
  find: FindShip = findVessel,
): string | null => {
  const ship = find(id);
  const known = vesselIds.filter(each => vessel(each).side === side);
  if (ship?.side !== side) return unknownName(`a ${side} vessel of the catalogue`, id, known);
  const unfit = whyUnfit(ship, kind);
  if (unfit !== null) return `${id} ${unfit}`;
  return again && ship.generic !== true ? `there is only one ${id}` : null;
};

/** Reports what is wrong with a fleet that somebody chose. */
export const checkFleet = (
  side: Side,
  settings: { kind: Waters; points: number; fleets: Readonly<Record<Side, readonly string[] | null>> },
  report: Report,
  find: FindShip = findVessel,
): void => {
  const ids = settings.fleets[side];
  if (!ids) return;
  const path = `fleets.${side}`;
  ids.forEach((id, index) => {
    const problem = checkVessel(id, side, settings.kind, ids.indexOf(id) < index, find);
    if (problem !== null) report(`${path}[${index}]`, problem);
  });
  if (ids.length < SHIPS.least || ids.length > SHIPS.most)
    report(path, `expected ${SHIPS.least} to ${SHIPS.most} vessels, found ${ids.length}`);
  else if (!ids.some(id => fights(find(id) ?? vessel(vesselIds[0] ?? ''))))
    report(path, 'expected a ship with guns or a ram, found none');
  const worth = fleetWorth(ids, find);
  if (worth > settings.points) report(path, `expected ${settings.points} points or fewer, found ${worth}`);
};

export const fleetWorth = (ids: readonly string[], find: FindShip = findVessel): number =>
  ids.reduce((sum, id) => sum + vesselWorth(id, find), 0);

/** Any of a list, each as likely; the list loses it. */
export const takeAny = <T>(dice: Dice, from: T[]): T => {
  const [taken] = from.splice(dice.roll(from.length) - 1, 1);
  if (taken === undefined) throw new RangeError('there is nothing to take from');
  return taken;
};

const candidates = (side: Side, kind: Waters, year: number): string[] =>
  vesselIds.filter(id => {
    const ship = vessel(id);
    const fit = FIGHTING_TYPES.includes(ship.type) && fights(ship) && whyUnfit(ship, kind) === null;
    return fit && ship.side === side && ship.year <= year && ship.generic !== true;
  });

/** Ships in any order, each taken that still fits. */
const oneFleet = (dice: Dice, all: readonly string[], budget: number): string[] => {
  const left = [...all];
  const chosen: string[] = [];
  let points = 0;
  while (left.length > 0 && chosen.length < SHIPS.most) {
    const id = takeAny(dice, left);
    if (points + vesselWorth(id) > budget || chosen.some(other => hullOf(vessel(other)) === hullOf(vessel(id))))
      continue;
    chosen.push(id);
    points += vesselWorth(id);
  }
  return chosen;
};

/** Ships that served by that year, within so many points; of several tries the dearest fleet. */
export const anyFleet = (dice: Dice, side: Side, kind: Waters, year: number, budget: number): string[] => {
  const all = candidates(side, kind, year);
  const byWorth = [...all].sort((one, other) => vesselWorth(one) - vesselWorth(other) || (one < other ? -1 : 1));
  let best = byWorth.slice(0, SHIPS.least);
  for (let round = 0; round < TRIES; round++) {
    const fleet = oneFleet(dice, all, budget);
    const better = fleet.length >= SHIPS.least && fleetWorth(fleet) > fleetWorth(best);
    if (better) best = fleet;
  }
  return best;
};

/** A fort of that side that leaves its fleet at least half of the points; null where there is none. Of its time, where one is. */
export const anyFort = (dice: Dice, side: Side, year: number, points: number): string | null => {
  const open = fortIds.filter(id => fort(id).side === side && 2 * fortWorth(id) <= points);
  const then = open.filter(id => fort(id).year <= year);
  const from = then.length > 0 ? then : open;
  return from.length > 0 ? takeAny(dice, [...from]) : null;
};
