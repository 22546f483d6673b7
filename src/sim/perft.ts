import { diceOf, seedFrom, type Dice } from '../core/dice.ts';
import { legal, play, start } from '../core/engine.ts';
import type { Match } from '../system/ruleset.ts';
import { SIDES, type Command, type State } from '../core/types.ts';
import { deciding } from '../trials/game.ts';

/** Dice that fall 1 to 6 in turn, anew for every command, so that the count of nodes depends on legality alone. */
const roundRobin = (): Dice => {
  let last = 0;
  return {
    roll(sides) {
      last = (last % sides) + 1;
      return last;
    },
  };
};

/** Every option of every side that owes a decision, each with its share of the nodes so deep. */
export const perftByCommand = (match: Match, state: State, depth: number): { command: Command; nodes: number }[] =>
  SIDES.flatMap(side =>
    legal(match, state, side).map(command => {
      const copy = match.rules.clone(state);
      play(match, copy, command, roundRobin());
      return { command, nodes: perft(match, copy, depth - 1) };
    }),
  );

/** Nodes of the option tree so deep: every option of every side that owes a decision. */
export const perft = (match: Match, state: State, depth: number): number => {
  if (depth === 0 || state.outcome) return 1;
  return perftByCommand(match, state, depth).reduce((sum, { nodes }) => sum + nodes, 0);
};

/** Options that a position in the middle of a game has at least. */
const FEW = 5;

/** A position so many random commands into the game, or as soon after as there is something to choose. */
export const positionAfter = (match: Match, commands: number): State => {
  const dice = diceOf(seedFrom('perft/choices'));
  const { state } = start(match, 'perft');
  for (let command = 0; !state.outcome; command++) {
    const options = legal(match, state, deciding(state.cursor.awaiting));
    if (command >= commands && (commands === 0 || options.length >= FEW)) break;
    const option = options[dice.roll(options.length) - 1];
    if (option) play(match, state, option);
  }
  return state;
};
