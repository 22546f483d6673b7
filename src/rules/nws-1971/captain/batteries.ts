import { notReady } from '../shots.ts';
import type { Gun, Situation, Unit } from '../types.ts';

/** Guns of one unit that stand alike and bear alike: one of them speaks for all. */
export interface Battery {
  /** The first of them, by its place in the catalogue. */
  readonly first: number;
  readonly gun: Gun;
  readonly count: number;
}

/** The guns of a unit that may fire in this move, grouped. */
export const batteriesOf = (now: Situation, unit: Unit): Battery[] => {
  const found = new Map<number, Battery & { count: number }>();
  unit.guns.forEach((gun, first) => {
    if (notReady(now, unit, first) !== null) return;
    const known = found.get(gun.mount);
    if (known) known.count += 1;
    else found.set(gun.mount, { first, gun, count: 1 });
  });
  return [...found.values()];
};
