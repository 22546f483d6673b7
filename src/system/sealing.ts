import type { Dice } from '../core/dice.ts';
import type { Game, Situation } from '../core/game.ts';
import type { Side } from '../core/types.ts';

/**
 * How a system's secrets stay with their owner in a game on two machines. Its rules then play on states in which they are blank, throw
 * what only one side may see by `ownDie`, and where they have to know what is blank ask its owner by `wordOf`. What they ask, and in
 * which order, may hang on nothing that is blank.
 */
export interface Sealing<G extends Game = Game> {
  /** The state without what that side alone knows, and what its enemy has heard of it. */
  without(state: G['state'], side: Side): G['state'];
  /** A command as it is handed over: so that it says nothing of what is blank there. The dice are the side's own. */
  wrapped(command: G['command'], now: Situation<G>, dice: Dice): G['command'];
}
