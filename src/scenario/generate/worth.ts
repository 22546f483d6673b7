import { findFort, findGun, findVessel, type FortFacts, type GunMount, type Vessel } from '../../ships/index.ts';

/**
 * Points by which fleets are matched: size, iron, guns, ram and speed of the catalogue. They belong to no rule system, and a
 * battle of equal points is not equally hard for both sides under every one of them.
 */

/** A ship with hardly any hull, tons for each point more, and the most that size can bring. */
const SIZE = { least: 4, tonsAPoint: 200, most: 24 } as const;
/** Inches of iron beyond which more is no better; points for each. */
const IRON = { most: 8, points: 2 } as const;
/** Points of a gun by the weight of its shot, pounds. */
const SHOT = [
  [100, 5],
  [60, 4],
  [40, 3],
  [20, 2],
  [0, 1],
] as const;
const TORPEDO = 6;
const RAM = 5;
const FAST = { knots: 10, points: 3 } as const;

/** Points of a work of earth or stone, and guns' points for each point: few of them bear on one ship. */
const FORT = { work: 10, gunsAPoint: 4 } as const;

const gunPoints = (id: string): number => {
  const pounds = findGun(id)?.shotLb ?? null;
  return pounds === null ? TORPEDO : (SHOT.find(([least]) => pounds >= least)?.[1] ?? 1);
};

/** A gun of one beam counts half: the other beam's bears elsewhere. */
const mountHalves = ({ gun, count, bears }: GunMount): number => {
  const beamOnly = bears.length === 1 && (bears[0] === 'port' || bears[0] === 'starboard');
  return count * gunPoints(gun) * (beamOnly ? 1 : 2);
};

const armourPoints = ({ armour }: Vessel): number => {
  const plates = [armour.front, armour.side, armour.turret].map(plate => Math.ceil(plate?.ironIn ?? 0));
  const iron = Math.min(IRON.most, Math.max(...plates, armour.bulwarks ? 1 : 0));
  return IRON.points * iron;
};

/** Points of a ship, of the catalogue or of somebody's own. */
export const shipWorth = (ship: Vessel): number => {
  const size = Math.min(SIZE.most, SIZE.least + Math.floor(ship.tons / SIZE.tonsAPoint));
  const guns = Math.ceil(ship.guns.reduce((sum, mount) => sum + mountHalves(mount), 0) / 2);
  return size + armourPoints(ship) + guns + (ship.ram ? RAM : 0) + (ship.knots >= FAST.knots ? FAST.points : 0);
};

/** Where a ship is found by her id: in the catalogue, and maybe elsewhere before. */
export type FindShip = (id: string) => Vessel | undefined;

/** Points of a vessel by her id; 0 for one that nobody knows. */
export const vesselWorth = (id: string, find: FindShip = findVessel): number => {
  const ship = find(id);
  return ship ? shipWorth(ship) : 0;
};

const usable = ({ guns }: FortFacts): FortFacts['guns'] => guns.filter(mount => mount.unusable !== true);

/** Points of a fort of the catalogue; 0 for one that nobody knows. */
export const fortWorth = (id: string): number => {
  const facts = findFort(id);
  if (!facts) return 0;
  const guns = usable(facts).reduce((sum, { gun, count }) => sum + count * gunPoints(gun), 0);
  return FORT.work + Math.ceil(guns / FORT.gunsAPoint);
};
