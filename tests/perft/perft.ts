import type { Dice } from '../../src/core/dice.ts';
import { legal, play, start } from '../../src/core/engine.ts';
import type { Match } from '../../src/core/ruleset.ts';
import { SIDES, type State } from '../../src/core/types.ts';
import { RULE_SETS } from '../../src/rules/index.ts';
import { everyScenario, matchNamed, scenarioNamed } from '../helpers/scenarios.ts';

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

/** One row a scenario: the counts for depth 1 to DEPTH. */
export const perftRow = (rules: string, scenario: string): string => {
  const match = matchNamed(rules, scenario);
  const counts = Array.from({ length: DEPTH }, (_, index) => perft(match, start(match, 'perft').state, index + 1));
  return `${scenario} ${counts.join(' ')}`;
};

/** File name -> text, for every rule system. */
export const perftFiles = (): Record<string, string> =>
  Object.fromEntries(
    RULE_SETS.map(rules => {
      const scenarios = everyScenario().filter(name => scenarioNamed(name).rules[rules.id]);
      return [`${rules.id}.perft`, scenarios.map(name => `${perftRow(rules.id, name)}\n`).join('')];
    }),
  );
