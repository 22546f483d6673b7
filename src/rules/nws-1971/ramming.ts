import { shipOf } from '../../core/rules.ts';
import type { Facing, ShipId } from '../../core/types.ts';
import { loseSteering, weaken } from './below.ts';
import { disable, losePoints, loseSpeed } from './condition.ts';
import { lossOfEngine, placeOf, sixthsByRam } from './effects.ts';
import type { Beam, NwsShip, Play, Strike, Stricken, Third } from './types.ts';
import { loseSideWheel } from './upperWorks.ts';

/** Ramming, N41 to N45, N62: what a blow does. */

/** N41, N44: the side that is struck, by the course of the blow in hexsides to port of the target's. */
export const sideStruck = (course: Facing): Beam => (course === 1 || course === 2 ? 'starboard' : 'port');

/** N42: where a blow falls; a die where the course leaves it open. End-on there is none. */
export const rollPlace = (play: Play, id: ShipId, course: Facing): Stricken => {
  if (course === 0) return 'stern';
  if (course === 3) return 'forward';
  const die = play.dice.roll(6);
  const from = course === 2 || course === 4 ? 'before' : 'abaft';
  const where = placeOf(from, shipOf(play, id).wheel === 'side', die);
  play.emit({ type: 'placeRolled', ship: id, die, from, where });
  return where;
};

const THIRD: Readonly<Record<Stricken, Third>> = {
  forward: 'forward',
  amidships: 'amidships',
  aft: 'aft',
  quarter: 'aft',
  stern: 'aft',
  wheel: 'amidships',
};

/** N29, N42: the third of the hull in which a place lies. */
export const thirdOf = (where: Stricken): Third => THIRD[where];

/** N44: whether what drives her on that side is gone: its engine, its screws, or the wheel of who has no screws. */
export const isSideGone = ({ sidesGone, wheelsGone, screws }: NwsShip, side: Beam): boolean =>
  sidesGone.includes(side) || (screws === 0 && wheelsGone.includes(side));

/** Ramming conditions, N44: once a side half of her original speed; the second side disables. */
const loseSide = (play: Play, ship: NwsShip, side: Beam, what: 'engine' | 'screws'): void => {
  if (ship.disabled || isSideGone(ship, side)) return;
  ship.sidesGone.push(side);
  play.emit({ type: 'sideLost', ship: ship.id, side, what });
  if (isSideGone(ship, side === 'port' ? 'starboard' : 'port')) disable(play, ship.id, 'ram');
  else loseSpeed(play, ship.id, lossOfEngine(ship.top), 'engine');
};

const steersByEngines = (play: Play, ship: NwsShip): void => {
  if (ship.halfHelm || ship.disabled) return;
  ship.halfHelm = true;
  play.emit({ type: 'helmHalved', ship: ship.id });
};

/** Ramming conditions, N44: rammed within the angle at the stern. */
const atStern = (play: Play, ship: NwsShip): void => {
  if (ship.screws >= 2 || ship.wheel === 'side') steersByEngines(play, ship);
  else if (ship.screws === 1 || ship.sternWheel) disable(play, ship.id, 'ram');
  else if (ship.steering?.left !== -1) loseSteering(play, ship.id);
};

/** Ramming conditions, N44: on either quarter the screws of that side. */
const onQuarter = (play: Play, ship: NwsShip, side: Beam): void => {
  if (ship.screws === 1) disable(play, ship.id, 'ram');
  if (ship.screws < 2) return;
  loseSide(play, ship, side, 'screws');
  steersByEngines(play, ship);
};

/** Ramming amidships, N44: the engine of that side, or the only one. */
const onEngines = (play: Play, ship: NwsShip, side: Beam): void => {
  const single = ship.wheel === 'aft' || (ship.screws === 1 && ship.wheel !== 'side');
  if (single) disable(play, ship.id, 'ram');
  else loseSide(play, ship, side, 'engine');
};

/** Ramming conditions, N44: the wheel is destroyed, and swings her to that side. Its engine is not counted besides. */
export const strikeWheel = (play: Play, ship: NwsShip, side: Beam): void => {
  if (ship.wheelsGone.includes(side)) return;
  loseSideWheel(play, ship, side, null);
  if (!ship.disabled && !ship.aground) ship.circling = side;
};

/** N44: what the place costs her beside the hit; what never steams has nothing to lose there but her steering. */
const conditions = (play: Play, ship: NwsShip, where: Stricken, side: Beam): void => {
  if (where === 'stern') {
    atStern(play, ship);
    return;
  }
  if (ship.steamFrom === 0) return;
  if (where === 'quarter') onQuarter(play, ship, side);
  if (where === 'amidships') onEngines(play, ship, side);
  if (where === 'wheel') strikeWheel(play, ship, side);
};

/** Ramming, N43: the share of her points that the table gives, and the rest as a hit below water there. A dash is nothing. */
const suffer = (play: Play, by: ShipId, on: ShipId, course: Facing): void => {
  const [rammer, ship] = [shipOf(play, by), shipOf(play, on)];
  if (ship.status !== 'afloat') return;
  const sixths = sixthsByRam(rammer.rate, ship.rate, ship.full);
  play.emit({ type: 'ramStruck', ship: by, target: on, course, sixths });
  if (sixths === 0) return;
  losePoints(play, on, sixths, 'ram');
  if (shipOf(play, on).status !== 'afloat') return;
  const where = rollPlace(play, on, course);
  weaken(play, on, thirdOf(where), 'ram');
  if (shipOf(play, on).status === 'afloat') conditions(play, ship, where, sideStruck(course));
};

const hasHardBow = ({ ram, ironBow }: NwsShip): boolean => ram || ironBow;

/** Bow to bow ramming, N45: who has neither ram nor iron bow, else the smaller, else both. */
export const struckBowToBow = (one: NwsShip, other: NwsShip): ShipId[] => {
  if (hasHardBow(one) !== hasHardBow(other)) return [hasHardBow(one) ? other.id : one.id];
  if (one.rate === other.rate) return [one.id, other.id];
  return [one.rate > other.rate ? one.id : other.id];
};

/** Ramming, N43, N45. */
export const ram = (play: Play, { by, on, course }: Strike): void => {
  if (course !== 3) {
    suffer(play, by, on, course);
    return;
  }
  for (const struck of struckBowToBow(shipOf(play, by), shipOf(play, on)))
    suffer(play, struck === on ? by : on, struck, course);
};
