import type { Game, Situation } from '../../core/game.ts';
import type { Side } from '../../core/types.ts';

/** What helps a player to decide. */
export interface DecidingDesk<G extends Game = Game> {
  /** What is being decided, in a sentence that names whom and where; null where the title of the step says it. */
  asked?(now: Situation<G>, side: Side): { text: string; unit: string | null } | null;
  /** What a command does, in one sentence, where its name does not say it. */
  explain?(now: Situation<G>, command: G['command']): string | null;
  /** Of these offers the one that goes on without risking anything; null where the player has to choose. */
  usual?(now: Situation<G>, offers: readonly G['command'][]): G['command'] | null;
  /** Of these offers the one that a sensible player would choose; null where that is for the player alone. */
  advise?(now: Situation<G>, offers: readonly G['command'][]): G['command'] | null;
  /**
   * Whether this decision is made from what its side alone knows. Where that is false the screen may show both players what both
   * know, and nobody has to look away. Absent = whenever the two know different things.
   */
  isSecret?(now: Situation<G>): boolean;
}
