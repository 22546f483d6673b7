import { games, together, total, type Standing } from './standing.ts';

/** How often opponents win, as the page tells it: docs/tournaments.json in short, written into src/bots/winRates.json. */

/** By pair ("captain:random"), rule system and battle. */
export type Counts = Record<string, Record<string, Record<string, { standing: Standing }>>>;

type Rates = Record<string, Record<string, number>>;

const percentWon = (standing: Standing): number => {
  const tally = total(standing);
  return Math.round((100 * tally.won) / games(tally));
};

/** Of a hundred battles that the first of a pair fought, how many he won: by pair, and by rule system over all its battles. */
export const winRatesOf = (counts: Counts): Rates =>
  Object.fromEntries(
    Object.entries(counts).map(([pair, byRules]) => [
      pair,
      Object.fromEntries(
        Object.entries(byRules).map(([rules, byBattle]) => [
          rules,
          percentWon(together(Object.values(byBattle).map(({ standing }) => standing))),
        ]),
      ),
    ]),
  );
