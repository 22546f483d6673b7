import { diceOf, seedFrom, type Dice } from '../../src/core/dice.ts';
import { legal, play, start } from '../../src/core/engine.ts';
import type { Match } from '../../src/core/ruleset.ts';
import { SIDES, type State } from '../../src/core/types.ts';
import { RULE_SETS } from '../../src/rules/index.ts';
import { deciding } from '../../src/trials/game.ts';
import { matchNamed, scenariosFor } from '../helpers/scenarios.ts';

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

/** Nodes of the option tree so deep: every option of every side that owes a decision. */
export const perft = (match: Match, state: State, depth: number): number => {
  if (depth === 0 || state.outcome) return 1;
  let nodes = 0;
  for (const side of SIDES) {
    for (const option of legal(match, state, side)) {
      const copy = match.rules.clone(state);
      play(match, copy, option, roundRobin());
      nodes += perft(match, copy, depth - 1);
    }
  }
  return nodes;
};

const DEPTH = 3;
/** No deeper where the next depth would have more nodes than this. */
const MOST_NODES = 10_000;

/** Options that a position in the middle of a game has at least. */
const FEW = 5;

/** A position so many random commands into the game, or as soon after as there is something to choose. */
const positionAfter = (match: Match, commands: number): State => {
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

/** Where the trees are rooted: at the opening, where little may be open yet, and in the middle of things. */
const ROOTS = [0, 60, 150];

/** One row a position, "scenario" or "scenario+commands": the counts for depth 1 to DEPTH. */
export const perftRow = (rules: string, position: string): string => {
  const [scenario = '', after = '0'] = position.split('+');
  const match = matchNamed(rules, scenario);
  const counts: number[] = [];
  for (let depth = 1; depth <= DEPTH; depth++) {
    if (depth > 1 && (counts.at(-1) ?? 0) * (counts[0] ?? 0) > MOST_NODES) break;
    counts.push(perft(match, positionAfter(match, Number(after)), depth));
  }
  return `${position} ${counts.join(' ')}`;
};

/** File name -> text, for every rule system or the one named. */
export const perftFiles = (only?: string): Record<string, string> =>
  Object.fromEntries(
    RULE_SETS.filter(({ id }) => only === undefined || id === only).map(rules => {
      const positions = scenariosFor(rules).flatMap(({ id }) =>
        ROOTS.filter(root => !positionAfter(matchNamed(rules.id, id), root).outcome).map(root =>
          root === 0 ? id : `${id}+${root}`,
        ),
      );
      return [`${rules.id}.perft`, positions.map(position => `${perftRow(rules.id, position)}\n`).join('')];
    }),
  );
