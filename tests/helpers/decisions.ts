import { diceOf, seedFrom } from '../../src/core/dice.ts';
import { legal, play, situationOf, start, stepAt } from '../../src/core/engine.ts';
import type { Situation } from '../../src/core/game.ts';
import type { Bot, Match } from '../../src/system/ruleset.ts';
import { SIDES, type Command, type Side, type State } from '../../src/core/types.ts';

/** A decision that is owed, with what its side sees. */
export interface Owed {
  state: State;
  now: Situation;
  side: Side;
  options: readonly Command[];
}

/** Plays a battle between two bots and shows every decision before it is taken. */
export const decisionsOf = (
  match: Match,
  bots: Record<Side, Bot>,
  seed: string,
  see: (owed: Owed) => void,
  turns = Infinity,
): State => {
  const { state } = start(match, seed);
  const dice = { union: diceOf(seedFrom(`${seed} u`)), confederate: diceOf(seedFrom(`${seed} c`)) };
  for (let count = 0; !state.outcome && state.turn <= turns; count++) {
    if (count > 20_000) throw new Error('this battle does not end');
    const side = SIDES.find(each => state.cursor.awaiting.includes(each))!;
    const options = legal(match, state, side);
    const now = situationOf(match, match.rules.redact(state, side));
    see({ state, now, side, options });
    play(
      match,
      state,
      bots[side](() => now, options, dice[side], { match, step: stepAt(state) }),
    );
  }
  return state;
};
