import type { Scenario } from '../core/scenario.ts';
import { LOST } from '../system/marks.ts';
import { WINNERS, type Winner } from './histogram.ts';
import type { GameRecord } from './record.ts';
import { meanInterval } from './share.ts';

/** A figure of a series beside the same of another one, game for game from the same seeds. */
export interface Difference {
  /** Mean of the games here and there. */
  here: number;
  there: number;
  /** Here less there, with its 95 % interval from the differences of single games. */
  difference: number;
  low: number;
  high: number;
}

/** How a series differs from another one. */
export interface Against {
  /** Games that both have, from the same seeds. */
  games: number;
  /** Shares of games, from 0 to 1. */
  wins: Record<Winner, Difference>;
  turns: Difference;
  /** Parts of the games in which a unit was lost, of the units that both battles have. */
  lost: { id: string; name: string; difference: Difference }[];
}

type Pair = readonly [here: GameRecord, there: GameRecord];

const differenceOf = (pairs: readonly Pair[], valueOf: (record: GameRecord) => number): Difference => {
  const meanOf = (place: 0 | 1): number => pairs.reduce((sum, pair) => sum + valueOf(pair[place]), 0) / pairs.length;
  const { mean, low, high } = meanInterval(pairs.map(([here, there]) => valueOf(here) - valueOf(there)));
  return { here: meanOf(0), there: meanOf(1), difference: mean, low, high };
};

const isLost = (record: GameRecord, unit: string): number =>
  record.units.some(({ id, fate }) => id === unit && LOST.has(fate)) ? 1 : 0;

/** Two series game for game; null where no game of theirs is from the same seed. */
export const against = (
  { forces, works }: Scenario,
  here: readonly GameRecord[],
  there: readonly GameRecord[],
): Against | null => {
  const others = new Map(there.map(record => [record.index, record]));
  const pairs = here.flatMap((record): Pair[] => {
    const other = others.get(record.index);
    return other?.seed === record.seed ? [[record, other]] : [];
  });
  const [first] = pairs;
  if (!first) return null;
  const won = (winner: Winner): Difference => differenceOf(pairs, record => (record.winner === winner ? 1 : 0));
  const known = new Set(first[1].units.map(({ id }) => id));
  const [union, confederate, draw] = WINNERS.map(won) as [Difference, Difference, Difference];
  return {
    games: pairs.length,
    wins: { union, confederate, draw },
    turns: differenceOf(pairs, ({ turns }) => turns),
    lost: [...forces, ...works]
      .filter(({ id }) => known.has(id))
      .map(({ id, name }) => ({ id, name, difference: differenceOf(pairs, record => isLost(record, id)) })),
  };
};
