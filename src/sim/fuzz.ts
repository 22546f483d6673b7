import { diceOf, seedFrom } from '../core/dice.ts';
import type { RuleSet } from '../system/ruleset.ts';
import type { Scenario } from '../core/scenario.ts';
import type { Command } from '../core/types.ts';
import { matchOf } from '../rules/index.ts';
import { anySettings, makeBattle } from '../scenario/generate/index.ts';
import { fuzzGame } from './checks.ts';
import { gameSeed } from '../trials/game.ts';

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

/** One game in so many is also replayed on both roads: any, so that every battle has its turn. */
const REPLAY_ONE_IN = 10;
const isReplayed = (seed: string): boolean => diceOf(seedFrom(`${seed}/replayed`)).roll(REPLAY_ONE_IN) === 1;

/** So many games of a series are all looked into closely; of later ones those that are replayed, so that ten thousand are played in an hour or so. */
const ALL_SEARCHED = 500;

/** The switches of game `seed`: the scenario's own in one game of two, otherwise any. */
export const switchesFor = (rules: RuleSet, seed: string): Record<string, boolean> => {
  const dice = diceOf(seedFrom(`${seed}/options`));
  if (dice.roll(2) === 1) return {};
  return Object.fromEntries(rules.optionSpecs.map(({ id }) => [id, dice.roll(2) === 1]));
};

/** A battle from the game's own seed: by the rulebook's generator or, where it prints none, and in one game of two, by the common one. */
const madeFor = (rules: RuleSet, seed: string): Scenario => {
  const printed = diceOf(seedFrom(`${seed}/made`)).roll(2) === 1 ? rules.generate?.(seed) : undefined;
  return printed ?? makeBattle(anySettings(seed, true), [rules]);
};

/** The battle of game `index`: the scenarios in turn, and one that is made in every round. */
const battleFor = (
  rules: RuleSet,
  scenarios: readonly Scenario[],
  made: boolean,
  index: number,
  seed: string,
): Scenario | undefined => {
  const round = scenarios.length + (made ? 1 : 0);
  return scenarios[index % round] ?? (made ? madeFor(rules, seed) : undefined);
};

export interface FuzzPlan {
  seed: string;
  /** Whether battles are mixed in that have never been fought. */
  made: boolean;
  /** Index of the first game, and of the one after the last. */
  from: number;
  to: number;
}

/** Random legal games. Game k depends on the seed and k alone. */
export const fuzzSeries = (rules: RuleSet, scenarios: readonly Scenario[], plan: FuzzPlan): FuzzResult => {
  const result: FuzzResult = { games: 0, commands: 0, failures: [], coverage: {} };
  for (let index = plan.from; index < plan.to; index++) {
    const own = gameSeed(plan.seed, index);
    const scenario = battleFor(rules, scenarios, plan.made, index, own);
    if (!scenario) break;
    const match = matchOf(rules, scenario, switchesFor(rules, own));
    const replayed = isReplayed(own);
    const game = fuzzGame(match, own, { replayed, searched: replayed || index < ALL_SEARCHED });
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

/** What the rules say that random games must meet and these have not: their own labels, and ways for a battle to end. */
export const neverMet = (rules: RuleSet, coverage: Readonly<Record<string, number>>): string[] =>
  [...(rules.notes?.all ?? []), ...Object.keys(rules.endings).map(cause => `ending ${cause}`)].filter(
    label => coverage[label] === undefined,
  );

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
