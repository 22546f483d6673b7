import { enemyOf, type Side } from '../../core/types.ts';
import { mayFireGrape, notReady, notTarget, whyNoLay, whyNoMuskets } from './gunnery.ts';
import { lineBetween, rangeBetween, vesselsNow, type InWay, type Line } from './sight.ts';
import { RANGES, SMALL_SHOT_RANGE } from './tables.ts';
import type { RamsCommand, Situation, Unit } from './types.ts';
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

/** Of these guns, all of them ready, those that have a shot at a target; guns of one mount have it together. */
export const bearingOf = (
  now: Situation,
  unit: Unit,
  target: Unit,
  line: Line,
  guns: readonly number[] = readyGuns(now, unit),
): number[] => {
  if (notTarget(unit, target) !== null) return [];
  const mounts: boolean[] = [];
  return guns.filter(index => {
    const gun = unit.guns[index];
    return gun && (mounts[gun.mount] ??= whyNoLay(now, unit, gun, target, line) === null);
  });
};

/** Whether sharpshooters of hers, laid or not, have a shot at a target. */
export const musketsBear = (now: Situation, unit: Unit, target: Unit, line: Line): boolean =>
  whyNoMuskets(now, unit, target, line) === null;

/** A gun that has a shot, and how it may be laid. */
interface Piece {
  readonly gun: number;
  readonly ways: readonly RamsCommand[];
}

/** What one unit may fire at another in this step, before any gun is laid. */
interface Shot {
  readonly unit: string;
  /** Guns that stand alike, mount by mount. */
  readonly mounts: readonly (readonly Piece[])[];
  readonly muskets: RamsCommand | null;
  readonly salvo: RamsCommand;
}

const piecesOf = (from: Unit, at: Unit, bearing: readonly number[], range: number): Piece[][] => {
  const facts = { side: from.side, unit: from.id, target: at.id };
  const mounts = new Map<number, Piece[]>();
  for (const index of bearing) {
    const gun = from.guns[index];
    if (!gun) continue;
    const ways: RamsCommand[] = [{ type: 'aim', ...facts, gun: index, load: 'shot' }];
    if (mayFireGrape(gun, range)) ways.push({ type: 'aim', ...facts, gun: index, load: 'grape' });
    const piece = { gun: index, ways };
    const alike = mounts.get(gun.mount);
    if (alike) alike.push(piece);
    else mounts.set(gun.mount, [piece]);
  }
  return [...mounts.values()];
};

const shotAt = (now: Situation, from: Unit, at: Unit, ready: readonly number[], inWay: InWay): Shot | null => {
  const line = lineBetween(now, from, at, inWay);
  const muskets = musketsBear(now, from, at, line);
  const bearing = bearingOf(now, from, at, line, ready);
  if (bearing.length === 0 && !muskets) return null;
  const facts = { side: from.side, unit: from.id, target: at.id };
  return {
    unit: from.id,
    mounts: piecesOf(from, at, bearing, line.range),
    muskets: muskets ? { type: 'aim', ...facts, gun: MUSKETS, load: 'muskets' } : null,
    salvo: { type: 'salvo', ...facts },
  };
};

/** How far the farthest of these guns reaches, or her sharpshooters; 0 = she has nothing to fire. */
const reachOf = (unit: Unit, ready: readonly number[]): number => {
  let reach = isShip(unit) && unit.sharpshooters ? SMALL_SHOT_RANGE : 0;
  for (const index of ready) {
    const gun = unit.guns[index];
    if (gun) reach = Math.max(reach, RANGES[gun.kind].long);
  }
  return reach;
};

const shotsNow = (now: Situation, side: Side): Shot[] => {
  const targets = unitsOf(now, enemyOf(side));
  const inWay = vesselsNow(now);
  const shots: Shot[] = [];
  for (const unit of unitsOf(now, side)) {
    const ready = readyGuns(now, unit);
    const reach = reachOf(unit, ready);
    if (reach === 0) continue;
    for (const target of targets) {
      // Most pairs lie too far from each other: that is found out soonest.
      const shot = rangeBetween(now, unit, target) > reach ? null : shotAt(now, unit, target, ready, inWay);
      if (shot) shots.push(shot);
    }
  }
  return shots;
};

/** Every shot of each side in a fire step. */
export type Shots = Readonly<Record<Side, readonly Shot[]>>;

/** Sections 4 and 6: they stay the same as long as the step lasts, since laying a gun changes nobody's place or guns. */
export const shotsIn = (now: Situation, before?: Shots): Shots =>
  before ?? { union: shotsNow(now, 'union'), confederate: shotsNow(now, 'confederate') };

/** How one unit may fire at one target; of guns that stand alike the first that is not laid is offered. */
export const aimsAt = (shot: Shot, laid: readonly number[], options: RamsCommand[]): void => {
  let left = 0;
  for (const alike of shot.mounts) {
    let offered = false;
    for (const { gun, ways } of alike) {
      if (laid.includes(gun)) continue;
      left += 1;
      if (!offered) for (const way of ways) options.push(way);
      offered = true;
    }
  }
  if (shot.muskets && !laid.includes(MUSKETS)) {
    left += 1;
    options.push(shot.muskets);
  }
  if (left > 1) options.push(shot.salvo);
};
