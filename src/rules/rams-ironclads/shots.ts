import { enemyOf, type Side } from '../../core/types.ts';
import { mayFireGrape, notReady, notTarget, whyNoGun, whyNoMuskets } from './gunnery.ts';
import { lineBetween, LONGEST, rangeBetween, type Line } from './sight.ts';
import type { RamsCommand, RamsState, Situation, Unit } from './types.ts';
import { isShip, manned, standing } from './units.ts';

/** The gun number of a ship's sharpshooters. */
export const MUSKETS = -1;

export const unitsOf = (now: Situation, side: Side): Unit[] => [...manned(now, side), ...standing(now, side)];

/** Guns of a unit that may fire in this step at all, laid or not. */
const readyGuns = (now: Situation, unit: Unit): number[] => {
  const ready: number[] = [];
  unit.guns.forEach((gun, index) => {
    if (notReady(now, unit, gun) === null) ready.push(index);
  });
  return ready;
};

/** Of these guns, those that have a shot at a target; guns of one mount have it together. */
export const bearingOf = (
  now: Situation,
  unit: Unit,
  target: Unit,
  line: Line,
  guns: readonly number[] = readyGuns(now, unit),
): number[] => {
  const mounts: boolean[] = [];
  return guns.filter(index => {
    const gun = unit.guns[index];
    return gun && (mounts[gun.mount] ??= whyNoGun(now, unit, gun, target, line) === null);
  });
};

/** Whether sharpshooters of hers, laid or not, have a shot at a target. */
export const musketsBear = (now: Situation, unit: Unit, target: Unit, line: Line): boolean =>
  whyNoMuskets(now, unit, target, line) === null;

/** What one unit may fire at another in this step, before any gun is laid. */
interface Shot {
  readonly unit: string;
  readonly target: string;
  readonly guns: readonly { readonly index: number; readonly mount: number; readonly grape: boolean }[];
  readonly muskets: boolean;
}

const shotAt = (now: Situation, unit: Unit, target: Unit, ready: readonly number[]): Shot | null => {
  if (rangeBetween(now, unit, target) > LONGEST || notTarget(unit, target) !== null) return null;
  const line = lineBetween(now, unit, target);
  const muskets = musketsBear(now, unit, target, line);
  const guns = bearingOf(now, unit, target, line, ready).flatMap(index => {
    const gun = unit.guns[index];
    return gun ? [{ index, mount: gun.mount, grape: mayFireGrape(gun, line.range) }] : [];
  });
  return guns.length > 0 || muskets ? { unit: unit.id, target: target.id, guns, muskets } : null;
};

const shotsNow = (now: Situation, side: Side): Shot[] => {
  const targets = unitsOf(now, enemyOf(side));
  return unitsOf(now, side).flatMap(unit => {
    const ready = readyGuns(now, unit);
    if (ready.length === 0 && !(isShip(unit) && unit.sharpshooters)) return [];
    return targets.flatMap(target => shotAt(now, unit, target, ready) ?? []);
  });
};

/** Each fire step begins with a new list of aims: shots are kept under it, since laying a gun changes nobody's place or guns. */
const kept = new WeakMap<RamsState['aims'], Partial<Record<Side, readonly Shot[]>>>();

/** Sections 4 and 6: every shot of a side in this fire step. */
export const shotsIn = (now: Situation, side: Side): readonly Shot[] => {
  let step = kept.get(now.state.aims);
  if (!step) kept.set(now.state.aims, (step = {}));
  return (step[side] ??= shotsNow(now, side));
};

/** How one unit may fire at one target; of guns that stand alike the first that is not laid is offered. */
export const aimsAt = (shot: Shot, side: Side, laid: readonly number[], options: RamsCommand[]): void => {
  const { unit, target } = shot;
  const mounts: number[] = [];
  let pieces = 0;
  for (const { index: gun, mount, grape } of shot.guns) {
    if (laid.includes(gun)) continue;
    pieces += 1;
    if (mounts.includes(mount)) continue;
    mounts.push(mount);
    options.push({ type: 'aim', side, unit, target, gun, load: 'shot' });
    if (grape) options.push({ type: 'aim', side, unit, target, gun, load: 'grape' });
  }
  if (shot.muskets && !laid.includes(MUSKETS)) {
    pieces += 1;
    options.push({ type: 'aim', side, unit, target, gun: MUSKETS, load: 'muskets' });
  }
  if (pieces > 1) options.push({ type: 'salvo', side, unit, target });
};
