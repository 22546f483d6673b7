import type { Game, Situation } from '../../core/game.ts';
import type { Side } from '../../core/types.ts';

/** What a command brings to its end, doing nothing else: a unit's turn, a step of the turn for its side, or a question that it declines. */
export type Ended = 'unit' | 'step' | 'question';

/** What helps a player to decide. Of several offers it never matters in which order they come. */
export interface DecidingDesk<G extends Game = Game> {
  /** What is being decided, in a sentence that names whom and where; null where the title of the step says it. */
  asked(now: Situation<G>, side: Side): { text: string; unit: string | null } | null;
  /** What a command does, in one sentence; null where its name says it. */
  explain(now: Situation<G>, command: G['command']): string | null;
  /** What a command ends; null where it does anything else. Of a side's offers one at most ends the step. */
  ends(command: G['command']): Ended | null;
  /** Of these offers the one that goes on without risking anything; null where the player has to choose. */
  usual(now: Situation<G>, offers: readonly G['command'][]): G['command'] | null;
  /** Of these offers the one that a sensible player would choose; null where that is for the player alone. */
  advise(now: Situation<G>, offers: readonly G['command'][]): G['command'] | null;
  /** Whether this decision may hang on what its side alone knows. Where that is false the screen shows both players what both know, and nobody has to look away. */
  isSecret(now: Situation<G>): boolean;
}
