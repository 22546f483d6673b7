import type { Match } from '../system/ruleset.ts';
import type { Side } from '../core/types.ts';
import { t } from '../languages/language.ts';
import { gameSeed, LONGEST_GAME, mostDecisions } from './game.ts';
import { recordGame, type GameRecord } from './record.ts';
import { wilson } from './share.ts';

/** Ships of a battle that opponents play out; with more of them a game could take longer than anybody waits. */
const MOST_SHIPS = 60;

/** Why opponents would not come to the end of a battle in any time that somebody waits; null where they do. */
export const whyEndless = ({ rules, scenario, options }: Match): string | null => {
  // Of ships that are for sale a few come into the battle; the others are no part of it.
  const { length: ships } = Object.keys(rules.muster(scenario, options).ships);
  if (ships > MOST_SHIPS)
    return t`forces: expected ${MOST_SHIPS} ships at most for opponents to play out, found ${ships}`;
  const turns = scenario.rules[rules.id]?.turns ?? scenario.turns;
  const decisions = mostDecisions(scenario, ships, turns);
  if (decisions <= LONGEST_GAME) return null;
  const most = Math.floor(turns * (LONGEST_GAME / decisions));
  return t`turns: expected ${most} at most for opponents to play out with ${ships} ships, found ${turns}`;
};

/** What says which games a series has; a game depends on its index and the plan alone. */
export interface SeriesPlan {
  /** Names of bots; where sides are swapped, as they sit in the first game of each seed. */
  opponents: Readonly<Record<Side, string>>;
  seed: string;
  /** How many seeds, each played once, or twice where sides are swapped. */
  seeds: number;
  /** Whether each seed is played again with the opponents exchanged. */
  swap: boolean;
}

/** What of a game can be told before it is played. */
export type PlannedGame = Pick<GameRecord, 'index' | 'seed' | 'opponents'>;

/** Games that are played from one seed. */
export const gamesASeed = ({ swap }: Pick<SeriesPlan, 'swap'>): number => (swap ? 2 : 1);

/** Game `index` of a series, from 0; of the two from one seed the second has the opponents exchanged. */
export const plannedGame = (plan: Omit<SeriesPlan, 'seeds'>, index: number): PlannedGame => {
  const { union, confederate } = plan.opponents;
  const exchanged = plan.swap && index % 2 === 1;
  return {
    index,
    seed: gameSeed(plan.seed, Math.floor(index / gamesASeed(plan))),
    opponents: exchanged ? { union: confederate, confederate: union } : { union, confederate },
  };
};

/** Plays the games of one seed, by its number from 0. */
export const playSeed = (match: Match, plan: Omit<SeriesPlan, 'seeds'>, number: number): GameRecord[] => {
  const games = gamesASeed(plan);
  return Array.from({ length: games }, (_, place) => {
    const { index, seed, opponents } = plannedGame(plan, number * games + place);
    return recordGame(match, opponents, index, seed);
  });
};

/** A part of a series: the seeds whose number leaves the remainder `part` when divided by `of`. */
export interface Shard {
  part: number;
  of: number;
}

export const isInShard = (number: number, shard: Shard | null): boolean =>
  shard === null || number % shard.of === shard.part;

/** Numbers of the seeds of a series, or of one part of it, in order. */
export const seedNumbers = (seeds: number, shard: Shard | null): number[] =>
  Array.from({ length: seeds }, (_, number) => number).filter(number => isInShard(number, shard));

/** Half points of the opponent named for the Union: 2 for a win, 1 for a draw, whichever side he sat on. */
export const halfPoints = (
  plan: Pick<SeriesPlan, 'swap'>,
  { index, winner }: Pick<GameRecord, 'index' | 'winner'>,
): number => {
  if (winner === 'draw') return 1;
  const side: Side = plan.swap && index % 2 === 1 ? 'confederate' : 'union';
  return winner === side ? 2 : 0;
};

/** Whether the Wilson 95 % interval of a score reaches no further than `width` to either side; a draw is half a win. */
export const isNarrow = (halfPointsWon: number, games: number, width: number): boolean => {
  const { low, high } = wilson(halfPointsWon / 2, games);
  return high - low <= 2 * width;
};

/** After so many seeds, and every time as many more, a series asks whether it knows enough: so it never depends on who plays how fast. */
export const SEEDS_A_LOOK = 50;
