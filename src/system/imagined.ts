import type { Dice } from '../core/dice.ts';
import { play } from '../core/engine.ts';
import type { Game } from '../core/game.ts';
import type { Match } from './ruleset.ts';

/** A die was wanted of which nobody can say how it falls. */
class WantsDie extends Error {}

/** No step throws more dice than these: who wants more throws until a face comes that never does. */
const DICE_OF_A_STEP = 24;

const until = <G extends Game>(match: Match<G>, state: G['state'], command: G['command'], dice: Dice): boolean => {
  try {
    play(match, state, command, dice);
    return true;
  } catch (error) {
    if (error instanceof WantsDie) return false;
    throw error;
  }
};

/** What a command leads to, on a copy of a view; null where a die hangs on it. */
export const surely = <G extends Game>(match: Match<G>, from: G['state'], command: G['command']): G['state'] | null => {
  const state = match.rules.clone(from);
  const isSure = until(match, state, command, {
    roll: () => {
      throw new WantsDie();
    },
  });
  return isSure ? state : null;
};

/**
 * Where a command leads if nothing goes wrong in it, on a copy of a view: what can go wrong is told beside it. It ends before the first
 * die of anything that comes after it: two dice that always fall alike would never say who goes first.
 */
export const atBest = <G extends Game>(match: Match<G>, from: G['state'], command: G['command']): G['state'] => {
  const state = match.rules.clone(from);
  let rolls = 0;
  until(match, state, command, {
    roll: () => {
      const isOver = state.turn !== from.turn || state.cursor.phase !== from.cursor.phase;
      if (isOver || ++rolls > DICE_OF_A_STEP) throw new WantsDie();
      return 1;
    },
  });
  return state;
};
