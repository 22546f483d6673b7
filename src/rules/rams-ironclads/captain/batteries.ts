import type { Chart } from '../../../core/chart.ts';
import { turned, type Facing, type HexId } from '../../../core/types.ts';
import type { Gun, RamsWork, Unit } from '../types.ts';
import { ARCS, ARMOUR, FIRE_FACTORS, LIGHT, MORTAR_LEAST, RANGES, TURRET_ON } from '../tables.ts';
import { isShip } from '../units.ts';
import { atLeast } from './numbers.ts';

/** Guns of one unit that stand alike, bear alike and were last laid alike. */
export interface Battery {
  readonly mount: number;
  readonly guns: readonly number[];
  readonly fireValue: number;
  readonly kind: Gun['kind'];
  readonly light: boolean;
  readonly target: string;
  /** Bits of the quarters on which they bear; ALL = everywhere but the blind ones. */
  readonly bears: number;
  readonly blind: number;
}

/** Quarters by number: bow, stern, port, starboard. */
const QUARTER: Readonly<Record<Gun['bears'][number], 0 | 1 | 2 | 3>> = {
  bow: 0,
  front: 0,
  stern: 1,
  rear: 1,
  port: 2,
  left: 2,
  starboard: 3,
  right: 3,
};
/** Bits for within 30 and within 45 degrees of a quarter, and for the wide arcs of end pivots. */
const NARROW = [1, 2, 4, 8] as const;
const DECK = [16, 32, 64, 128] as const;
const WIDE = [256, 512] as const;
const ALL = 1024;
/** Bits for less than 30 degrees off the bow and off the stern, where a turret may be blind: its edge is free. */
const SHADOW = { bow: 2048, stern: 4096 } as const;

const bitsOf = (gun: Gun): number => {
  const half = ARCS[gun.stands];
  if (half === 180) return ALL;
  if (half === 120 && gun.bears.includes('bow')) return WIDE[0];
  if (half === 120 && gun.bears.includes('stern')) return WIDE[1];
  return gun.bears.reduce((bits, quarter) => bits | (half === 30 ? NARROW : DECK)[QUARTER[quarter]], 0);
};

/** Critical 4, R21: what a list forbids: shots toward the raised side, and the guns that stand there alone. */
const RAISED = { bow: 1, stern: 0, port: 3, starboard: 2 } as const;

/** R13: the quarters of a unit in which a hex lies. */
export const quartersTo = (chart: Chart, from: HexId, facing: Facing, to: HexId): number => {
  const back = turned(facing, 3);
  let bits = ALL;
  if (chart.inArc(from, facing, to, 120, true)) bits |= WIDE[0];
  if (chart.inArc(from, back, to, 120, true)) bits |= WIDE[1];
  if (chart.inArc(from, facing, to, 30, false)) bits |= SHADOW.bow;
  else if (chart.inArc(from, back, to, 30, false)) bits |= SHADOW.stern;
  if (chart.inArc(from, facing, to, 45, true))
    bits |= DECK[0] | (chart.inArc(from, facing, to, 30, true) ? NARROW[0] : 0);
  else if (chart.inArc(from, back, to, 45, true))
    bits |= DECK[1] | (chart.inArc(from, back, to, 30, true) ? NARROW[1] : 0);
  const port =
    chart.inArc(from, turned(facing, 1), to, 90, false) && chart.inArc(from, turned(facing, 2), to, 90, false);
  const starboard =
    chart.inArc(from, turned(facing, -1), to, 90, false) && chart.inArc(from, turned(facing, -2), to, 90, false);
  if (!port && !starboard) return bits;
  const ends = [facing, back] as const;
  if (!ends.some(end => chart.inArc(from, end, to, 45, false))) bits |= DECK[port ? 2 : 3];
  if (!ends.some(end => chart.inArc(from, end, to, 60, false))) bits |= NARROW[port ? 2 : 3];
  return bits;
};

const isMasked = (unit: Unit, gun: Gun): boolean => {
  if (!isShip(unit) || unit.tilt === null) return false;
  const raised = RAISED[unit.tilt];
  const [only] = gun.bears;
  if (gun.bears.length === 1 && only !== undefined) return QUARTER[only] === raised;
  return gun.stands === 'pivot' && raised < 2 && gun.bears.some(quarter => QUARTER[quarter] === raised);
};

/** The guns of a unit that could fire in some step of this move, grouped. */
export const batteriesOf = (unit: Unit, every: boolean): Battery[] => {
  const found = new Map<string, Battery & { guns: number[] }>();
  const tilt = isShip(unit) && unit.tilt !== null ? DECK[RAISED[unit.tilt]] : 0;
  unit.guns.forEach((gun, index) => {
    const light = gun.fireValue === LIGHT;
    if (gun.lost || gun.shut > 0 || isMasked(unit, gun)) return;
    if (!every && gun.fired && !light) return;
    const key = `${gun.mount}/${gun.target}`;
    const known = found.get(key);
    if (known) {
      known.guns.push(index);
      return;
    }
    const blind = gun.blind.reduce((bits, quarter) => bits | (quarter === 'bow' ? SHADOW.bow : SHADOW.stern), tilt);
    const { mount, fireValue, kind, target } = gun;
    found.set(key, { mount, fireValue, kind, target, light, guns: [index], bears: bitsOf(gun), blind });
  });
  return [...found.values()];
};

export const bearsOn = ({ bears, blind }: Battery, quarters: number): boolean =>
  (bears & quarters) !== 0 && (blind & quarters) === 0;

/** Where a unit is, or may be when the guns speak. */
export interface Stand {
  readonly at: HexId;
  readonly facing: Facing;
  /** Three knots over the ground or less. */
  readonly slow: boolean;
}

/** What one shot of a battery needs, in the printed order; null beyond its reach. */
const addedTo = ({ fireValue, kind }: Battery, range: number): number | null => {
  const add = FIRE_FACTORS;
  const reach = RANGES[kind];
  if (range > reach.long || (kind === 'mortar' && range < MORTAR_LEAST)) return null;
  return fireValue + (range <= reach.pointBlank ? add.pointBlank : range <= reach.effective ? 0 : add.long);
};

/** What weighs on all guns of a firer alike. */
export const burdenOf = (unit: Unit, add = FIRE_FACTORS): number =>
  (isShip(unit) && (unit.burning || unit.boilerHit) ? add.flamesOrSteam : 0) +
  (unit.harassed ? add.harassed : 0) +
  (isShip(unit) && unit.stackHit ? add.smoke : 0);

const workArmour = (work: RamsWork): number => {
  if (work.kind === 'building') return ARMOUR.building;
  const left = work.guns.filter(gun => !gun.lost);
  const under = left.filter(gun => gun.stands === 'casemate').length;
  return left.length > 0 && 2 * under >= left.length ? ARMOUR.casemateBattery : ARMOUR.openBattery;
};

/** How a target lies to a firer: armour of the face that he sees, and what that adds to his die. */
export interface Face {
  readonly armour: number;
  /** 0 = no monitor. */
  readonly turret: number;
  readonly added: number;
  readonly target: Unit;
  readonly slow: boolean;
}

/** Section 6, R14: the face that a target at that place shows to a hex. */
export const faceTo = (chart: Chart, target: Unit, stand: Stand, from: HexId): Face => {
  const add = FIRE_FACTORS;
  if (!isShip(target)) return { armour: workArmour(target), turret: 0, added: 0, target, slow: false };
  const bow = chart.inArc(stand.at, stand.facing, from, 30, true);
  const stern = !bow && chart.inArc(stand.at, turned(stand.facing, 3), from, 30, true);
  const { front, rear, side, turret } = target.armour;
  return {
    armour: bow ? front : stern ? rear : side,
    turret,
    target,
    slow: stand.slow,
    added: (stand.slow ? add.slowTarget : 0) + (bow || stern ? add.endOn : 0),
  };
};

/** Section 6: the chance that one gun of a battery hits, its bearing and line of fire granted; 0 beyond its reach. */
export const chanceToHit = (
  battery: Battery,
  range: number,
  face: Face,
  slowFirer: boolean,
  burden: number,
): number => {
  const own = addedTo(battery, range);
  const add = FIRE_FACTORS;
  const vessel = isShip(face.target);
  if (own === null || (battery.kind === 'mortar' && vessel && !face.slow)) return 0;
  const sum =
    own +
    face.added +
    burden +
    (slowFirer ? add.slowFirer : 0) +
    (battery.target === face.target.id ? 0 : add.newTarget) +
    (battery.kind === 'mortar' && vessel ? add.mortar : 0);
  const hull = atLeast(face.armour - sum + 1);
  if (face.turret === 0) return hull;
  const turretChance = atLeast(TURRET_ON);
  return (1 - turretChance) * hull + turretChance * atLeast(face.turret - sum + 1);
};
