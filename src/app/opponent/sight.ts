import type { Reason } from '../../system/captain.ts';
import type { Command } from '../../core/types.ts';
import type { Sight } from '../../system/sight.ts';

/** The battle as a worker needs it, sent once: plain data, without the seed, from which the game's dice could be told. */
export interface Battle {
  /** The scenario's own JSON; for opponents without what a side may not know. */
  source: unknown;
  rules: string;
  options: Readonly<Record<string, boolean>>;
}

export interface Question {
  opponent: string;
  now: Sight;
  /** What he has to think again, where he has forgotten it; null = he goes on from his last decision. */
  recap: readonly Sight[] | null;
  /** Milliseconds that he may think; 0 = decide at once. */
  patience: number;
}

export interface Answer {
  command: Command;
  /** Null where he had no choice. */
  reason: Reason | null;
}

/** What a player might do: a command, or several that belong together, as one ship's way. */
export interface Advice {
  commands: Command[];
  reason: Reason | null;
}

/** Battles that are fought to their end in the mind before a draw is answered, or the end is offered. */
export const BATTLES = 12;
