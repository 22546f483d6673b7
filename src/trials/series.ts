import type { Match } from '../core/ruleset.ts';
import type { Side } from '../core/types.ts';
import { gameSeed, playGame, seatsFor } from './game.ts';

/** What is kept of a game in the shortest account. */
export interface GameResult {
  outcome: { winner: Side | 'draw'; cause: string };
  turns: number;
  commands: number;
}

export interface SeriesPlan {
  bots: Readonly<Record<Side, string>>;
  seed: string;
  /** Index of the first game, and of the one after the last. */
  from: number;
  to: number;
}

/** Plays the games of a series, in order. Game k depends on the seed and k alone. */
export const playSeries = (match: Match, plan: SeriesPlan): GameResult[] => {
  const results: GameResult[] = [];
  for (let index = plan.from; index < plan.to; index++) {
    const seed = gameSeed(plan.seed, index);
    const { state, commands } = playGame(match, seatsFor(plan.bots, seed), seed);
    if (!state.outcome) throw new Error(`game ${seed} has stopped without an end`);
    results.push({ outcome: state.outcome, turns: state.turn, commands });
  }
  return results;
};
