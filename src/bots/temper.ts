import type { Temper } from '../system/captain.ts';

export const STEADY: Temper = { name: 'steady', harm: 1, hurt: 1, haste: 1 };
/** Keeps his distance, and comes close only where it pays at once. */
export const CAUTIOUS: Temper = { name: 'cautious', harm: 0.8, hurt: 1.7, haste: 0.6 };
/** Closes, and counts his own wounds half. */
export const BOLD: Temper = { name: 'bold', harm: 1.3, hurt: 0.5, haste: 1.6 };

/** Runs for his goal, whatever it costs. */
export const HASTY: Temper = { name: 'hasty', harm: 1, hurt: 1, haste: 2 };
/** Lets the enemy come to him. */
export const PATIENT: Temper = { name: 'patient', harm: 1, hurt: 1.5, haste: 0 };
/** Keeps his ships whole before everything else. */
export const WARY: Temper = { name: 'wary', harm: 0.8, hurt: 3, haste: 0.5 };
