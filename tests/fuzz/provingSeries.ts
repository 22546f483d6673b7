import { fuzzSeries, type FuzzResult } from '../../src/sim/fuzz.ts';
import type { RuleSet } from '../../src/system/ruleset.ts';
import { provingGroundsFor, scenariosFor } from '../helpers/scenarios.ts';

export const GAMES = 80;

/** The random games of the proof tests: on the proving grounds and battles that the rules make, then one in each other battle. */
export const provingSeries = (rules: RuleSet): { result: FuzzResult; rest: FuzzResult; others: number } => {
  const grounds = provingGroundsFor(rules);
  const others = scenariosFor(rules).filter(({ id }) => !grounds.some(ground => ground.id === id));
  return {
    result: fuzzSeries(rules, grounds, { seed: 'ci', made: true, from: 0, to: GAMES }),
    rest: fuzzSeries(rules, others, { seed: 'others', made: false, from: 0, to: others.length }),
    others: others.length,
  };
};
