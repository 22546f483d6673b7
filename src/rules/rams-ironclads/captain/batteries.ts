import type { Facing, HexId } from '../../../core/types.ts';
import type { Bearing } from '../../../ships/index.ts';
import { bearsBetween, endTo, isRaised, tiltOf } from '../arcs.ts';
import {
  addedToShot,
  bandOf,
  faceAt,
  isLight,
  isServiceable,
  isSpent,
  isUnderMortar,
  skinsOf,
  troubleOf,
  type ShotFacts,
  type Skins,
  type Trouble,
} from '../gunnery.ts';
import { facesThrough } from '../odds.ts';
import type { Gun, RamsShip, Situation, Unit } from '../types.ts';

/** Guns of one unit that stand alike, bear alike and were last laid alike: one of them speaks for all. */
export interface Battery {
  readonly gun: Gun;
  readonly guns: readonly number[];
  readonly light: boolean;
}

/** The guns of a unit that could fire in some step of this move, grouped. */
export const batteriesOf = (unit: Unit, every: boolean): Battery[] => {
  const found = new Map<string, Battery & { guns: number[] }>();
  const tilt = tiltOf(unit);
  unit.guns.forEach((gun, index) => {
    if (!isServiceable(gun) || isRaised(gun, tilt) || (!every && isSpent(gun))) return;
    const key = `${gun.mount}/${gun.target}`;
    const known = found.get(key);
    if (known) known.guns.push(index);
    else found.set(key, { gun, light: isLight(gun), guns: [index] });
  });
  return [...found.values()];
};

/** Where a unit is, or may be when the guns speak. */
export interface Stand {
  readonly at: HexId;
  readonly facing: Facing;
  /** Three knots over the ground or less. */
  readonly slow: boolean;
}

/** Whoever fires, as far as it counts for all of her guns alike. */
export interface Firer {
  readonly tilt: Bearing | null;
  readonly trouble: Trouble;
}

export const firerOf = (unit: Unit): Firer => ({ tilt: tiltOf(unit), trouble: troubleOf(unit) });

/** Whether a battery bears from one of those hexes on one of these. */
export const bearsOn = (
  now: Situation,
  { gun }: Battery,
  { tilt }: Firer,
  facing: Facing,
  froms: readonly HexId[],
  tos: readonly HexId[],
): boolean => {
  for (const from of froms) for (const to of tos) if (bearsBetween(now, gun, from, facing, tilt, to)) return true;
  return false;
};

/** How a target lies to a firer: armour of the face that he sees, and what that does for his aim. */
export interface Face {
  /** With what else a die may mean: a turret, casemates. */
  readonly skins: Skins;
  readonly unit: Unit;
  readonly target: ShotFacts['target'];
}

/** Section 6, R14: the face that a target at that place shows to a hex. */
export const faceTo = (now: Situation, { unit, ship }: Target, stand: Stand, from: HexId): Face => {
  if (!ship) return { skins: skinsOf(unit, 'side'), unit, target: ON_LAND };
  const end = endTo(now, stand, from);
  return {
    skins: skinsOf(ship, faceAt(end)),
    unit,
    target: { vessel: true, slow: stand.slow, endOn: end !== null },
  };
};
const ON_LAND = { vessel: false, slow: false, endOn: false };

/** Whoever is fired at; `ship` is null ashore. */
interface Target {
  readonly unit: Unit;
  readonly ship: RamsShip | null;
}

/** Section 6: the chance that one gun of a battery hits, its bearing and line of fire granted; 0 beyond its reach. */
export const chanceToHit = (
  { gun }: Battery,
  range: number,
  { skins, unit, target }: Face,
  slowFirer: boolean,
  trouble: Trouble,
): number => {
  const band = bandOf(gun.kind, range);
  if (band === null || isUnderMortar(gun, range)) return 0;
  // R19: who makes three knots at most may lie still by then.
  if (gun.kind === 'mortar' && target.vessel && !target.slow) return 0;
  const added = addedToShot({ gun, band, newTarget: gun.target !== unit.id, slowFirer, trouble, target });
  const { armour, other, otherFaces } = skins;
  const plain = facesThrough(armour, added) / 6;
  return otherFaces === 0 ? plain : plain + (otherFaces / 6) * (facesThrough(other, added) / 6 - plain);
};
