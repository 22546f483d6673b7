import { enemyOf, type Side } from '../../core/types.ts';
import { gunHex } from './arcs.ts';
import { farthestOf, gunLed, notReady, notTarget, whyNoLay } from './gunnery.ts';
import { asKnown } from './lookout.ts';
import { lineFrom, rangeBetween, weightsNow, type Line, type Weights } from './sight.ts';
import type { Gun, Play, RiverCommand, Situation, Unit } from './types.ts';
import { isShip, manned, standing } from './units.ts';

/** In which fire step of the move it is: after a quarter (C41), or at the end. */
export type FireStep = 1 | 2 | 3 | 'end';

const unitsOf = (now: Situation, side: Side): Unit[] => [...manned(now, side), ...standing(now, side)];

/** C41: the quarter after which a ship's plot, or a fort, has her open fire. */
const opensIn = (unit: Unit): number | undefined => (isShip(unit) ? unit.plot?.opens : unit.opens);

/** "First move: at any point", C41: who opens fire after a quarter fires there; at the end everybody. */
const firesIn = (unit: Unit, when: FireStep): boolean => when === 'end' || (!unit.opened && opensIn(unit) === when);

/** Who opens fire after that quarter. */
export const openersAt = (now: Situation, when: FireStep): string[] =>
  [...manned(now), ...standing(now)].filter(unit => firesIn(unit, when)).map(({ id }) => id);

/** C41, C107: the quarter in which a unit opens fire is its owner's secret until then; both sides are told before the fire step begins. */
export const showOpeners =
  (when: FireStep) =>
  (play: Play): void => {
    for (const unit of openersAt(play, when)) play.emit({ type: 'fireOpened', unit });
  };

/** Guns of a unit that may fire in this step at all, laid or not. */
const readyGuns = (now: Situation, unit: Unit): number[] => {
  const ready: number[] = [];
  unit.guns.forEach((_, index) => {
    if (notReady(now, unit, index) === null) ready.push(index);
  });
  return ready;
};

/** The line that a gun of a unit fires along. */
export const lineOf = (now: Situation, unit: Unit, gun: Pick<Gun, 'square'>, target: Unit, weights?: Weights): Line =>
  lineFrom(now, unit, gunHex(unit, gun), target, weights);

/** Of these guns those that have a shot at a target; guns of one mount in one hex have it together, but for the captain's. */
export const bearingOf = (
  now: Situation,
  unit: Unit,
  target: Unit,
  guns: readonly number[] = readyGuns(now, unit),
  weights: Weights = weightsNow(now),
): number[] => {
  if (notTarget(unit, target) !== null) return [];
  const captains = gunLed(unit);
  const lines = new Map<number, Line>();
  const found = new Map<string, boolean>();
  return guns.filter(index => {
    const gun = unit.guns[index];
    if (!gun) return false;
    const from = gunHex(unit, gun);
    const key = `${gun.mount} ${from} ${index === captains}`;
    let bears = found.get(key);
    if (bears === undefined) {
      const line = lines.get(from) ?? lineFrom(now, unit, from, target, weights);
      lines.set(from, line);
      bears = whyNoLay(now, unit, index, target, line) === null;
      found.set(key, bears);
    }
    return bears;
  });
};

/** What one unit may fire at another in this step, before any gun is laid. */
interface Shot {
  readonly unit: string;
  readonly target: string;
  /** Guns that stand alike, mount by mount. */
  readonly mounts: readonly (readonly number[])[];
}

const mountsOf = (unit: Unit, bearing: readonly number[]): number[][] => {
  const mounts = new Map<number, number[]>();
  for (const index of bearing) {
    const mount = unit.guns[index]?.mount ?? 0;
    const alike = mounts.get(mount);
    if (alike) alike.push(index);
    else mounts.set(mount, [index]);
  }
  return [...mounts.values()];
};

/** How far the farthest of these guns reaches. */
const farthest = (unit: Unit, ready: readonly number[]): number => {
  let reach = 0;
  for (const index of ready) {
    const gun = unit.guns[index];
    if (gun) reach = Math.max(reach, farthestOf(gun));
  }
  return reach;
};

const shotsNow = (now: Situation, side: Side, when: FireStep): Shot[] => {
  const targets = unitsOf(now, enemyOf(side));
  const weights = weightsNow(now);
  const shots: Shot[] = [];
  for (const unit of unitsOf(now, side)) {
    if (!firesIn(unit, when)) continue;
    const ready = readyGuns(now, unit);
    const reach = farthest(unit, ready);
    for (const target of targets) {
      // Most pairs lie too far from each other: that is found out soonest.
      if (rangeBetween(now, unit, target) > reach) continue;
      const bearing = bearingOf(now, unit, target, ready, weights);
      if (bearing.length > 0) shots.push({ unit: unit.id, target: target.id, mounts: mountsOf(unit, bearing) });
    }
  }
  return shots;
};

/** Every shot of each side in a fire step. */
export type Shots = Readonly<Record<Side, readonly Shot[]>>;

/** C40: they stay the same as long as the step lasts, since laying a gun changes nobody's place or guns. */
export const shotsIn =
  (when: FireStep) =>
  (now: Situation, before?: Shots): Shots =>
    before ?? {
      union: shotsNow(asKnown(now, 'union'), 'union', when),
      confederate: shotsNow(asKnown(now, 'confederate'), 'confederate', when),
    };

/** How one unit may fire at one target: of guns that stand alike the first that is not laid, and all of them together. */
export const aimsAt = (side: Side, shot: Shot, laid: readonly number[], options: RiverCommand[]): void => {
  let left = 0;
  for (const alike of shot.mounts) {
    const free = alike.filter(gun => !laid.includes(gun));
    const [gun] = free;
    if (gun !== undefined) options.push({ type: 'aim', side, unit: shot.unit, gun, target: shot.target });
    left += free.length;
  }
  if (left > 1) options.push({ type: 'salvo', side, unit: shot.unit, target: shot.target });
};
