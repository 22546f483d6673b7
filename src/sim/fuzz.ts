import { diceOf, seedFrom } from '../core/dice.ts';
import type { RuleSet } from '../core/ruleset.ts';
import type { Scenario } from '../core/scenario.ts';
import type { Command } from '../core/types.ts';
import { matchOf } from '../rules/index.ts';
import { fuzzGame } from './checks.ts';
import { gameSeed } from './game.ts';

export interface FuzzFailure {
  scenario: string;
  seed: string;
  options: Record<string, boolean>;
  message: string;
  commands: Command[];
}

export interface FuzzResult {
  games: number;
  commands: number;
  failures: FuzzFailure[];
  coverage: Record<string, number>;
}

/** One game in so many is also replayed on both roads. */
const REPLAY_ONE_IN = 10;

/** The switches of game `seed`: the scenario's own in one game of two, otherwise any. */
const switchesFor = (rules: RuleSet, seed: string): Record<string, boolean> => {
  const dice = diceOf(seedFrom(`${seed}/options`));
  if (dice.roll(2) === 1) return {};
  return Object.fromEntries(rules.optionSpecs.map(({ id }) => [id, dice.roll(2) === 1]));
};

/** Random legal games, the scenarios in turn. Game k depends on the seed and k alone. */
export const fuzzSeries = (
  rules: RuleSet,
  scenarios: readonly Scenario[],
  seed: string,
  from: number,
  to: number,
): FuzzResult => {
  const result: FuzzResult = { games: 0, commands: 0, failures: [], coverage: {} };
  for (let index = from; index < to; index++) {
    const scenario = scenarios[index % scenarios.length];
    if (!scenario) break;
    const own = gameSeed(seed, index);
    const match = matchOf(rules, scenario, switchesFor(rules, own));
    const game = fuzzGame(match, own, index % REPLAY_ONE_IN === 0);
    result.games += 1;
    result.commands += game.commands.length;
    addCounts(result.coverage, game.coverage);
    if (game.failure !== null)
      result.failures.push({
        scenario: scenario.id,
        seed: own,
        options: { ...match.options },
        message: game.failure,
        commands: game.commands,
      });
  }
  return result;
};

const addCounts = (sum: Record<string, number>, more: Readonly<Record<string, number>>): void => {
  for (const [what, count] of Object.entries(more)) sum[what] = (sum[what] ?? 0) + count;
};

/** Adds results of several workers up. */
export const mergeFuzz = (parts: readonly FuzzResult[]): FuzzResult => {
  const whole: FuzzResult = { games: 0, commands: 0, failures: [], coverage: {} };
  for (const part of parts) {
    whole.games += part.games;
    whole.commands += part.commands;
    whole.failures.push(...part.failures);
    addCounts(whole.coverage, part.coverage);
  }
  whole.coverage = Object.fromEntries(Object.entries(whole.coverage).sort(([one], [other]) => (one < other ? -1 : 1)));
  return whole;
};
