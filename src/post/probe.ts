import type { Dice } from '../core/dice.ts';
import { layOut, play, start } from '../core/engine.ts';
import type { Match } from '../system/ruleset.ts';
import type { Command, State } from '../core/types.ts';

/** Thrown by dice that nobody may throw yet. */
class Asked extends Error {}

const UNTHROWN: Dice = {
  roll() {
    throw new Asked();
  },
};

/** Whether an offered command throws dice: it is tried on a copy whose dice cannot be thrown. */
export const throwsDice = (match: Match, state: State, command: Command): boolean => {
  try {
    play(match, match.rules.clone(state), command, UNTHROWN);
    return false;
  } catch (error) {
    if (error instanceof Asked) return true;
    throw error;
  }
};

/** Whether dice are thrown before the first decision. */
export const opensWithDice = (match: Match): boolean => {
  const before = layOut(match, '').rng;
  return start(match, '').state.rng.some((word, place) => word !== before[place]);
};
