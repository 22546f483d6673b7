import type { Dice } from '../core/dice.ts';

/** A number that dice positions are made of. */
const WORD = 0x7fffffff;

/** Fresh dice for a state that is only imagined. */
export const freshRng = (dice: Dice): number[] => [1, 2, 3, 4].map(() => dice.roll(WORD) | 0);
