import type { Game, Situation } from '../../core/game.ts';
import type { KernelEvent, Side } from '../../core/types.ts';

/** A clock that ends the battle. */
export interface ClockView {
  now: number;
  /** The lowest total it can fall to: 0, or a start below that. */
  from: number;
  /** The total at which the battle ends. */
  end: number;
  /** The turn in whose clock step it can end at the earliest, and in which it ends if nobody shifts the clock any more. */
  earliest: number;
  steady: number;
  /** How it is moved: the rule in a sentence. */
  says: string;
}

/** A side's roll to shift the clock. */
export interface ClockRoll {
  side: Side;
  die: number;
  may: boolean;
  /** By how much the clock was shifted; null while that is being decided. */
  by: number | null;
}

/** A battle clock. */
export interface ClockDesk<G extends Game = Game> {
  reads(now: Situation<G>): ClockView;
  /** The rolls to shift the clock among the events of one turn. */
  rolls(events: readonly (G['event'] | KernelEvent)[]): ClockRoll[];
}

/** How long a battle lasts. */
export interface LimitDesk<G extends Game = Game> {
  /** Whether the last turn is known from the start, or settled while the battle goes on. */
  readonly kind: 'fixed' | 'open';
  /** The last turn, as far as it is settled. */
  last(now: Situation<G>): number;
}

/** The last turn, where it is known from the start; null where it is settled while the battle goes on. */
export const lastTurn = <G extends Game>(
  { limit }: { readonly limit: LimitDesk<G> },
  now: Situation<G>,
): number | null => (limit.kind === 'fixed' ? limit.last(now) : null);
