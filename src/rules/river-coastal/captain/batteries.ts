import { farthestOf, notReady } from '../gunnery.ts';
import type { Gun, Situation, Unit } from '../types.ts';

/** Guns of one unit that stand alike and bear alike: one of them speaks for all. */
export interface Battery {
  readonly gun: Gun;
  readonly guns: readonly number[];
}

/** The guns of a unit that may fire in this move, grouped. */
export const batteriesOf = (now: Situation, unit: Unit): Battery[] => {
  const found = new Map<number, Battery & { guns: number[] }>();
  unit.guns.forEach((gun, index) => {
    if (notReady(now, unit, index) !== null) return;
    const known = found.get(gun.mount);
    if (known) known.guns.push(index);
    else found.set(gun.mount, { gun, guns: [index] });
  });
  return [...found.values()];
};

/** Hexes that the farthest of these reaches. */
export const reachFor = (batteries: readonly Battery[]): number =>
  batteries.reduce((most, { gun }) => Math.max(most, farthestOf(gun)), 0);
