import type { Bearing } from '../../ships/index.ts';
import { endTo, gunBearsOn, quarterTo } from './arcs.ts';
import { factor, type Factor } from './factors.ts';
import type { Line } from './sight.ts';
import { ARMOUR, FIRE_FACTORS, LIGHT, MORTAR_LEAST, RANGES, SLOW, SMALL_SHOT_RANGE, TURRET_ON } from './tables.ts';
import type { Band, Gun, RamsWork, ShipPart, Situation, Unit } from './types.ts';
import { isPresent, isShip } from './units.ts';
import { groundSpeed, isStationary } from './way.ts';

/** Reasons that need no number. */
type PlainNo = 'friend' | 'gone' | 'hulk' | 'unarmed' | 'bearing' | 'fired' | 'turning' | 'moving' | 'crew';

/** Why a gun has no shot. */
export type NoShot =
  { why: PlainNo } | { why: 'range' | 'near' | 'sight'; range: number; reach: number } | { why: 'blocked'; by: number };

/** Section 6, R11: the band of a range; null beyond the last. */
export const bandOf = (kind: Gun['kind'], range: number): Band | null => {
  const bands = RANGES[kind];
  if (range <= bands.pointBlank) return 'pointBlank';
  if (range <= bands.effective) return 'effective';
  return range <= bands.long ? 'long' : null;
};

/** R49: she turns in this move, so that only light guns fire before it is over. */
export const isTurning = (unit: Unit): boolean => isShip(unit) && (unit.order?.helm ?? 'straight') !== 'straight';

/** R10: a light gun fires in every step. */
export const isLight = (gun: Pick<Gun, 'fireValue'>): boolean => gun.fireValue === LIGHT;

/** Whether a gun is there, and has a port that opens. */
export const isServiceable = (gun: Gun): boolean => !gun.lost && gun.shut === 0;

/** R12: whether a gun has had its shot of this move. */
export const isSpent = (gun: Gun): boolean => gun.fired && !isLight(gun);

/** Section 4, R12: whether a gun may fire in this step at all. */
export const notReady = (now: Situation, unit: Unit, gun: Gun): NoShot | null => {
  if (!isServiceable(gun)) return { why: 'unarmed' };
  if (isLight(gun)) return null;
  if (gun.fired) return { why: 'fired' };
  return now.state.half === 1 && isTurning(unit) ? { why: 'turning' } : null;
};

/** Sides and presence: who may be fired at at all (R74). */
export const notTarget = (firer: Unit, target: Unit): NoShot | null => {
  if (!isPresent(firer)) return { why: 'gone' };
  if (isShip(firer) && firer.abandoned) return { why: 'crew' };
  if (firer.side === target.side) return { why: 'friend' };
  if (!isPresent(target)) return { why: 'gone' };
  return isShip(target) && target.abandoned ? { why: 'hulk' } : null;
};

const notSeen = (now: Situation, line: Line, mortar: boolean): NoShot | null => {
  const { visibility } = now.scenario;
  if (visibility !== null && line.range > visibility) return { why: 'sight', range: line.range, reach: visibility };
  // R57: a mortar throws over everything.
  const by = mortar ? 0 : line.blocked();
  return by === 0 ? null : { why: 'blocked', by };
};

/** R19: too near for a mortar to throw at. */
export const isUnderMortar = (gun: Pick<Gun, 'kind'>, range: number): boolean =>
  gun.kind === 'mortar' && range < MORTAR_LEAST;

/** Section 6, R19: what a mortar can do nothing about. */
const notForMortar = (now: Situation, gun: Gun, target: Unit, range: number): NoShot | null => {
  if (gun.kind !== 'mortar') return null;
  if (isUnderMortar(gun, range)) return { why: 'near', range, reach: MORTAR_LEAST };
  return isShip(target) && !isStationary(now, target) ? { why: 'moving' } : null;
};

/** Section 6: why a gun that may fire has no shot at a unit that may be fired at; null when it has. */
export const whyNoLay = (now: Situation, unit: Unit, gun: Gun, target: Unit, line: Line): NoShot | null => {
  const { range } = line;
  if (bandOf(gun.kind, range) === null) return { why: 'range', range, reach: RANGES[gun.kind].long };
  const lay = notForMortar(now, gun, target, range);
  if (lay) return lay;
  if (!gunBearsOn(now, unit, gun, target)) return { why: 'bearing' };
  // Last, since it takes longest to find out.
  return notSeen(now, line, gun.kind === 'mortar');
};

/** Section 6: why a gun has no shot at a target; null when it has. */
export const whyNoGun = (now: Situation, unit: Unit, gun: Gun, target: Unit, line: Line): NoShot | null =>
  notTarget(unit, target) ?? notReady(now, unit, gun) ?? whyNoLay(now, unit, gun, target, line);

/** R16: whether the same gun could fire grape: at twenty centimetres, and never from a mortar. */
export const mayFireGrape = (gun: Gun, range: number): boolean => gun.kind !== 'mortar' && range <= SMALL_SHOT_RANGE;

/** Section 6, R58: why her sharpshooters cannot fire at a target; any direction will do. */
export const whyNoMuskets = (now: Situation, unit: Unit, target: Unit, line: Line): NoShot | null => {
  if (!isShip(unit) || !unit.sharpshooters) return { why: 'unarmed' };
  const no = notTarget(unit, target);
  if (no) return no;
  if (line.range > SMALL_SHOT_RANGE) return { why: 'range', range: line.range, reach: SMALL_SHOT_RANGE };
  return notSeen(now, line, false);
};

/** Where a firer's hex lies, as seen from a vessel. */
export const sideHit = (now: Situation, target: Unit, from: number): Bearing =>
  isShip(target) ? quarterTo(now, target, from) : 'bow';

/** What of a firer counts for every gun of hers, but for her speed. */
export interface Trouble {
  flamesOrSteam: boolean;
  harassed: boolean;
  smoke: boolean;
}

export const troubleOf = (unit: Unit): Trouble => ({
  flamesOrSteam: isShip(unit) && (unit.burning || unit.boilerHit),
  harassed: unit.harassed,
  smoke: isShip(unit) && unit.stackHit,
});

/** What counts for the aim of one gun. */
export interface ShotFacts {
  gun: Pick<Gun, 'fireValue' | 'kind'>;
  band: Band | null;
  newTarget: boolean;
  slowFirer: boolean;
  trouble: Trouble;
  target: { vessel: boolean; slow: boolean; endOn: boolean };
}

/** Section 6: each adjustment to the die that holds, in the printed order. */
const adjust = (
  { gun, band, newTarget, slowFirer, trouble, target }: ShotFacts,
  add: (reason: keyof typeof FIRE_FACTORS) => void,
): void => {
  if (band === 'pointBlank') add('pointBlank');
  if (band === 'long') add('long');
  if (target.slow) add('slowTarget');
  if (slowFirer) add('slowFirer');
  if (newTarget) add('newTarget');
  if (target.endOn) add('endOn');
  if (trouble.flamesOrSteam) add('flamesOrSteam');
  if (trouble.harassed) add('harassed');
  if (gun.kind === 'mortar' && target.vessel) add('mortar');
  if (trouble.smoke) add('smoke');
};

/** Section 6: the sum of everything that is added to the die. */
export const addedToShot = (shot: ShotFacts): number => {
  let sum = shot.gun.fireValue;
  adjust(shot, reason => (sum += FIRE_FACTORS[reason]));
  return sum;
};

/** Section 6: three knots over the ground or less. */
export const isSlow = (halves: number): boolean => halves <= SLOW;

const isSlowNow = (now: Situation, unit: Unit): boolean => isShip(unit) && isSlow(groundSpeed(now, unit));

const factsOf = (now: Situation, unit: Unit, gun: Gun, target: Unit, line: Line): ShotFacts => ({
  gun,
  band: bandOf(gun.kind, line.range),
  newTarget: gun.target !== target.id,
  slowFirer: isSlowNow(now, unit),
  trouble: troubleOf(unit),
  target: {
    vessel: isShip(target),
    slow: isSlowNow(now, target),
    endOn: isShip(target) && endTo(now, target, line.from) !== null,
  },
});

/** Section 6: everything that is added to the die, in the printed order. */
export const shotFactors = (now: Situation, unit: Unit, gun: Gun, target: Unit, line: Line): Factor[] => {
  const shot = factsOf(now, unit, gun, target, line);
  const factors = [factor('fireValue', gun.fireValue)];
  adjust(shot, reason => factors.push(factor(reason, FIRE_FACTORS[reason])));
  return factors;
};

/** R54: of the six faces of a die, those that mean casemates: as many as of the guns left stand in them, halves up. */
const casemateFaces = ({ guns }: RamsWork): number => {
  let [left, under] = [0, 0];
  for (const { lost, stands } of guns) {
    if (lost) continue;
    left += 1;
    if (stands === 'casemate') under += 1;
  }
  return left === 0 ? 0 : Math.round((DIE * under) / left);
};
const DIE = 6;

/** What a shot may meet: one armour, or on the highest faces of a die another (R14 a monitor's turret, R54 a fort's casemates). */
export interface Skins {
  readonly armour: number;
  readonly other: number;
  /** Faces of the die that mean the other; 0 = there is none, and no die is thrown. */
  readonly otherFaces: number;
}

const BUILDING: Skins = { armour: ARMOUR.building, other: 0, otherFaces: 0 };
const OPEN: Skins = { armour: ARMOUR.openBattery, other: 0, otherFaces: 0 };
const CASEMATES: Skins = { armour: ARMOUR.casemateBattery, other: 0, otherFaces: 0 };
const TURRET_FACES = DIE + 1 - TURRET_ON;

const workSkins = (work: RamsWork): Skins => {
  if (work.kind === 'building') return BUILDING;
  const faces = casemateFaces(work);
  if (faces === 0) return OPEN;
  return faces === DIE ? CASEMATES : { armour: ARMOUR.openBattery, other: ARMOUR.casemateBattery, otherFaces: faces };
};

/** Section 6, R14, R54: what a shot meets at that face of a target. */
export const skinsOf = (target: Unit, face: Exclude<ShipPart, 'turret'>): Skins => {
  if (!isShip(target)) return workSkins(target);
  const { armour } = target;
  return { armour: armour[face], other: armour.turret, otherFaces: armour.turret > 0 ? TURRET_FACES : 0 };
};

/** R14, R54: whether a die means the other armour. */
export const isOther = ({ otherFaces }: Skins, die: number): boolean => die > DIE - otherFaces;

/** R14: the face under the end that a vessel shows, or under her side. */
export const faceAt = (end: 'bow' | 'stern' | null): Exclude<ShipPart, 'turret'> =>
  end === null ? 'side' : end === 'bow' ? 'front' : 'rear';

/** R14: the face that a firer sees; of a work there is but one. */
export const facePart = (now: Situation, target: Unit, from: number): Exclude<ShipPart, 'turret'> =>
  faceAt(isShip(target) ? endTo(now, target, from) : 'bow');
