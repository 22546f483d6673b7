/** Copies of a state, made by hand since search makes many of them: what a rule system's `clone` is put together from. */
import type { State } from './types.ts';

/** A record with every value copied. */
export const copyAll = <T>(all: Readonly<Record<string, T>>, copy: (one: T) => T): Record<string, T> => {
  const copies: Record<string, T> = {};
  for (const id in all) copies[id] = copy(all[id] as T);
  return copies;
};

/** Copies of all that the kernel changes in a state; what else is in it the rule system copies. */
export const copyKernel = ({
  cursor,
  rng,
  drawOffers,
  outcome,
}: State): Pick<State, 'cursor' | 'rng' | 'drawOffers' | 'outcome'> => ({
  cursor: {
    ...cursor,
    awaiting: [...cursor.awaiting],
    interrupts: cursor.interrupts.map(interrupt => ({ ...interrupt })),
  },
  rng: [...rng],
  drawOffers: [...drawOffers],
  outcome: outcome && { ...outcome },
});
