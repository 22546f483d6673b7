import type { Game, Situation } from '../../core/game.ts';
import type { Side } from '../../core/types.ts';

/** What a unit does by itself until it is told otherwise; one entry is the whole side's. */
export interface StandingView {
  /** null = everybody who has none of their own. */
  unit: string | null;
  stance: string;
  /** Whether it was given to this unit herself. */
  own: boolean;
  /** Whether it can be changed now. */
  open: boolean;
}

/** One thing that a unit can be told to do by itself. */
export interface StanceView {
  id: string;
  /** "Always" */
  title: string;
  says: string;
  /** The letter that gives it to the whole side in answer to a question; absent where none does. */
  letter?: string;
}

/** What units do by themselves. */
export interface StandingDesk<G extends Game = Game> {
  /** Standing instructions of a side, the whole side's first. */
  of(now: Situation<G>, side: Side): StandingView[];
  readonly stances: readonly StanceView[];
  /** What they are for: "When an enemy passes". */
  readonly title: string;
}
