import type { HexId } from '../../core/types.ts';
import type { Chance } from '../shared/chances.ts';
import { aspectTo, gunBears } from './arcs.ts';
import { isIdle } from './condition.ts';
import { factor, type Factor } from './factors.ts';
import type { Line } from './sight.ts';
import { sightOf, smokeIn } from './weather.ts';
import { reachOfMortar } from './mortars.ts';
import { FIRE_FACTORS, HITS_ON, MISSES_ON, RANGES, SCALE, SLOPED } from './tables.ts';
import type { Band, Gun, GunKind, ShotKind, Situation, Unit } from './types.ts';
import { addedBy, hexesOf, isManned, isPresent, isShip, isWorking } from './units.ts';

/** Reasons that need no number. */
type PlainNo = 'friend' | 'gone' | 'abandoned' | 'crew' | 'out' | 'unmanned' | 'idle' | 'mortar' | 'bearing';

/** Why a gun has no shot. */
export type NoShot =
  | { why: PlainNo }
  | { why: 'loading'; until: number }
  | { why: 'range' | 'sight'; range: number; reach: number }
  /** Nearer than a mortar throws (C89). */
  | { why: 'near'; range: number; least: number }
  | { why: 'blocked'; by: HexId }
  /** No face of the die hits (C34). */
  | { why: 'hopeless'; need: number };

export const BANDS: readonly Band[] = ['close', 'medium', 'long'];

/** Firing, C33: the band of a range in hexes, borders to the nearer; null beyond the last. */
export const bandOf = (kind: ShotKind, range: number): Band | null =>
  BANDS.find(band => range * SCALE.inches <= RANGES[kind][band]) ?? null;

/** C33: the last hex of a band of a gun of that kind. */
export const farthestIn = (kind: ShotKind, band: Band): number => Math.floor(RANGES[kind][band] / SCALE.inches);

/** C33: the last hex that a gun of that kind reaches. */
export const reachOf = (kind: ShotKind): number => farthestIn(kind, 'long');

/** C33, C89: the last hex that a gun or mortar reaches. */
export const farthestOf = (gun: Pick<Gun, 'gun' | 'kind'>): number =>
  firesShot(gun.kind) ? reachOf(gun.kind) : reachOfMortar(gun).most;

/** C89: mortars throw at works only, by rules of their own. */
export const firesShot = (kind: GunKind): kind is ShotKind => kind !== 'mortar';

/** Firing, C34: faces of a die that hit with so much needed and added; a natural 1 always misses. */
export const facesThatHit = (need: number, added: number): Chance => {
  let ways = 0;
  for (let die = MISSES_ON + 1; die <= DIE; die++) if (die + added >= need) ways += 1;
  return { ways, of: DIE };
};
const DIE = 6;

/** C34: whether a die hits. */
export const hits = (die: number, need: number, added: number): boolean => die > MISSES_ON && die + added >= need;

/** Difficult targets, C35: a small target or one that shows an end; together still one. Works are never difficult. */
const difficulty = (now: Situation, target: Unit, from: HexId): Factor[] => {
  if (!isShip(target)) return [];
  if (target.small) return [factor('small', FIRE_FACTORS.difficult)];
  return aspectTo(now, target, from) === 'side' ? [] : [factor('endOn', FIRE_FACTORS.difficult)];
};

/** C25: what the captain adds to the gun that he has taken charge of. */
const fromCaptain = (unit: Unit, index: number): Factor[] => {
  const captain = isShip(unit) ? unit.captain : unit.commander;
  if (!captain?.alive || gunLed(unit) !== index) return [];
  return [factor('captainAtGun', captain.yellow)];
};

/** C25: the gun of which captain or commander has charge in this move; -1 = none. */
export const gunLed = (unit: Unit): number => (isShip(unit) ? (unit.plot?.captainGun ?? -1) : unit.captainGun);

/** Smoke, C81: fired from it or into it, once in all. */
const inSmoke = (now: Situation, target: Unit, from: HexId): Factor[] =>
  [from, ...hexesOf(target)].some(hex => smokeIn(now, hex) > 0) ? [factor('smoke', FIRE_FACTORS.smoke)] : [];

/** Firing: everything that is added to the die. */
export const shotFactors = (now: Situation, unit: Unit, index: number, target: Unit, line: Line): Factor[] => [
  ...difficulty(now, target, line.from),
  ...inSmoke(now, target, line.from),
  ...fromCaptain(unit, index),
];

/** Firing: what the die has to come to with all that is added; null beyond the last band, and for mortars. */
export const needOf = (gun: Pick<Gun, 'kind'>, range: number): number | null => {
  if (!firesShot(gun.kind)) return null;
  const band = bandOf(gun.kind, range);
  return band && HITS_ON[gun.kind][band];
};

/** Gunfire, C43: points that a hit takes; armour that slopes or curves halves it. */
export const pointsOf = (now: Situation, gun: Pick<Gun, 'damage'>, target: Unit, from: HexId): number =>
  isHalved(now, target, from) ? gun.damage / SLOPED : gun.damage;

/** C43: whether the face of a target that a hex sees turns shot; works never do (C88). */
export const isHalved = (now: Situation, target: Unit, from: HexId): boolean =>
  isShip(target) && target.sloped[aspectTo(now, target, from)];

/** C40, C88, C104: who may be fired at at all. */
export const notTarget = (firer: Unit, target: Unit): NoShot | null => {
  if (!isPresent(firer)) return { why: 'gone' };
  if (isShip(firer) && firer.abandoned) return { why: 'crew' };
  if (firer.side === target.side) return { why: 'friend' };
  if (!isPresent(target)) return { why: 'gone' };
  return isShip(target) && target.abandoned ? { why: 'abandoned' } : null;
};

/** C31, C40, C47, C87: whether a gun may fire in this move at all. */
export const notReady = (now: Pick<Situation, 'state'>, unit: Unit, index: number): NoShot | null => {
  const gun = unit.guns[index];
  if (!gun || !isWorking(unit, index)) return { why: 'out' };
  if (!isManned(unit, index)) return { why: 'unmanned' };
  if (isShip(unit) && isIdle(now, unit)) return { why: 'idle' };
  return gun.loaded > now.state.turn ? { why: 'loading', until: gun.loaded } : null;
};

const notSeen = (now: Situation, unit: Unit, line: Line): NoShot | null => {
  const reach = sightOf(now, unit);
  if (line.range > reach) return { why: 'sight', range: line.range, reach };
  const by = line.blocked();
  return by === 0 ? null : { why: 'blocked', by };
};

/** Mortar Boats, C89: at works only, neither too near nor too far; no line of fire is needed. */
const whyNoShell = (gun: Gun, target: Unit, { range }: Line): NoShot | null => {
  if (isShip(target)) return { why: 'mortar' };
  const { least, most } = reachOfMortar(gun);
  if (range < least) return { why: 'near', range, least };
  return range > most ? { why: 'range', range, reach: most } : null;
};

/** Firing, C33 to C39: why a gun that may fire has no shot at a unit that may be fired at; null when it has. */
export const whyNoLay = (now: Situation, unit: Unit, index: number, target: Unit, line: Line): NoShot | null => {
  const gun = unit.guns[index];
  if (!gun) return { why: 'out' };
  if (!firesShot(gun.kind)) return whyNoShell(gun, target, line);
  const need = needOf(gun, line.range);
  if (need === null) return { why: 'range', range: line.range, reach: reachOf(gun.kind) };
  if (!hexesOf(target).some(hex => gunBears(now, unit, gun, hex))) return { why: 'bearing' };
  const added = addedBy(shotFactors(now, unit, index, target, line));
  if (facesThatHit(need, added).ways === 0) return { why: 'hopeless', need: need - added };
  // Last, since it takes longest to find out.
  return notSeen(now, unit, line);
};

/** Why a gun has no shot at a target; null when it has. */
export const whyNoGun = (now: Situation, unit: Unit, index: number, target: Unit, line: Line): NoShot | null =>
  notTarget(unit, target) ?? notReady(now, unit, index) ?? whyNoLay(now, unit, index, target, line);

/** C40: whether a gun that has fired may fire again only in the move after the next. */
export const loadedAgain = (turn: number, gun: Pick<Gun, 'slow'>): number => turn + (gun.slow ? 2 : 1);
