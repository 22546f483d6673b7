import type { HexId, Outcome, Side } from '../core/types.ts';

/** How a unit ended a battle. */
export type Fate = 'present' | 'sunk' | 'taken' | 'exited' | 'left' | 'silenced' | 'never came';

/** One ship, fort or building at the end of one game. */
export interface UnitRecord {
  id: string;
  fate: Fate;
  /** Hull points, or whatever the system counts, at the end and when whole. */
  left: number;
  full: number;
  /** Where she was lost; 0 = she was not, or not on the chart. */
  lostAt: HexId;
}

/** What is kept of one game of a series: one line of plain JSON. */
export interface GameRecord {
  /** Place in the series, from 0. */
  index: number;
  /** With the opponents all that it takes to play the game again. */
  seed: string;
  /** Names of bots. */
  opponents: Record<Side, string>;
  winner: Outcome['winner'];
  cause: string;
  turns: number;
  commands: number;
  /** Total of the battle clock at the end; null where none runs. */
  clock: number | null;
  /** Victory points; null where the battle is not decided by them. */
  points: Record<Side, number> | null;
  /** Who decided first of all; null where both sides owed the first decision at once. */
  first: Side | null;
  /** What the dice were worth on average and what they brought, in the system's points. */
  luck: Record<Side, { expected: number; actual: number }>;
  units: UnitRecord[];
}
