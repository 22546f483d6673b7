import counted from '../../../docs/tournaments.json';

interface Tally {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

type Counts = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Played>>>>>>;
interface Played {
  readonly standing: Readonly<Record<string, Tally>>;
}

type Rates = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Of fewer battles nothing is said. */
const FEWEST = 20;

const of100 = (battles: Readonly<Record<string, Played>>): number[] => {
  const tallies = Object.values(battles).flatMap(({ standing }) => Object.values(standing));
  const won = tallies.reduce((sum, tally) => sum + tally.won, 0);
  const all = tallies.reduce((sum, tally) => sum + tally.won + tally.lost + tally.drawn, 0);
  return all < FEWEST ? [] : [Math.round((100 * won) / all)];
};

/** Of a hundred battles that the first of a pair fought, how many he won: by pair, and by rule system over all its battles, if they are enough. */
const winRatesOf = (counts: Counts): Rates =>
  Object.fromEntries(
    Object.entries(counts).map(([pair, byRules]) => [
      pair,
      Object.fromEntries(
        Object.entries(byRules).flatMap(([rules, battles]) => of100(battles).map(rate => [rules, rate] as const)),
      ),
    ]),
  );

/**
 * How often opponents have won in the tournaments of docs/bots.md. The build puts the value in the place of this file
 * (scripts/builtAhead.ts), so the page does not carry the games one by one.
 */
export const WIN_RATES: Rates = winRatesOf(counted);
