import type { Cited } from '../cited.ts';

/** Exact odds of a command, from the tables that resolve it. Chances are fractions of 1, computed from whole numbers. */
export interface OddsView {
  /** "4 dice at 2 hexes, full effect". */
  basis: string;
  /** Modifiers that the basis names, in the order in which they stand there; absent where it names none. */
  modifiers?: readonly Cited[];
  /** Guns that would fire, where several fire one after another. */
  shots?: number;
  /** Every result with its chance, adding up to 1. */
  outcomes: readonly { label: string; points: number; chance: number }[];
  expected: number;
  /** What that counts: "points"; absent where the words of the results say it. */
  measure?: string;
  /** What matters most: "sinks", "breaks off". */
  headlines: readonly { label: string; chance: number }[];
}
