import { legal } from '../core/engine.ts';
import type { Command, Rng, Side, State } from '../core/types.ts';
import type { Match } from './ruleset.ts';

/** What one side sees when it has to decide: nothing that it may not know. All that an opponent is told of a position. */
export interface Sight {
  side: Side;
  /** Its redacted view. */
  view: State;
  offers: readonly Command[];
  /** Where the opponent's own dice stand for this decision. */
  dice: Rng;
}

export const sightFor = (match: Match, state: State, side: Side, dice: Rng): Sight => ({
  side,
  view: match.rules.redact(state, side),
  offers: legal(match, state, side),
  dice,
});
