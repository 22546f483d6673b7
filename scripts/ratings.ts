import { diceOf, seedFrom, type Dice } from '../src/core/dice.ts';
import { games, type Tally } from './standing.ts';

/** How strong opponents are on one scale, from who met whom, by the model of Bradley and Terry. */

/** All games of two opponents, as the first of them sees them. */
export interface Met {
  readonly first: string;
  readonly second: string;
  readonly tally: Tally;
}

export interface Rating {
  readonly name: string;
  /** Points above the weakest one who is named: 400 more are ten wins to one, as in chess. */
  readonly points: number;
  /** Between these it lies in 95 of 100 series like this one. */
  readonly low: number;
  readonly high: number;
  readonly games: number;
}

/** Hunter's iteration comes to rest long before; each step raises the likelihood. */
const STEPS = 2000;
/** Series like the one that was played, drawn from its games. */
const SERIES = 400;
const TAIL = 0.025;
/** Ten to one, in points. */
const TENFOLD = 400;

/** Each pair is taken to have drawn one game more than it has: whoever has never lost would be infinitely strong. */
const scoresOf = ({ won, lost, drawn }: Tally): [number, number] => [won + drawn / 2 + 0.5, lost + drawn / 2 + 0.5];

/** Points of each name, by Hunter's minorization (2004). */
const pointsOf = (met: readonly Met[], names: readonly string[], weakest: string): number[] => {
  const pairs = met.map(({ first, second, tally }) => {
    const [won, lost] = scoresOf(tally);
    return { one: names.indexOf(first), other: names.indexOf(second), won, lost };
  });
  let strength = names.map(() => 1);
  for (let step = 0; step < STEPS; step++) {
    const wins = names.map(() => 0);
    const weights = names.map(() => 0);
    for (const { one, other, won, lost } of pairs) {
      const weight = (won + lost) / ((strength[one] ?? 1) + (strength[other] ?? 1));
      wins[one] = (wins[one] ?? 0) + won;
      wins[other] = (wins[other] ?? 0) + lost;
      weights[one] = (weights[one] ?? 0) + weight;
      weights[other] = (weights[other] ?? 0) + weight;
    }
    const next = names.map((_, index) => (wins[index] ?? 0) / (weights[index] ?? 1));
    const least = next[names.indexOf(weakest)] ?? 1;
    strength = next.map(each => each / least);
  }
  return strength.map(each => TENFOLD * Math.log10(each));
};

/** As many games as were played, drawn from them. */
const drawnFrom = (tally: Tally, dice: Dice): Tally => {
  const drawn = { won: 0, lost: 0, drawn: 0 };
  const all = games(tally);
  for (let game = 0; game < all; game++) {
    const which = dice.roll(all);
    drawn[which <= tally.won ? 'won' : which <= tally.won + tally.lost ? 'lost' : 'drawn'] += 1;
  }
  return drawn;
};

/** Everybody who is joined to the weakest one by games, the strongest first; nobody where he has played none. */
export const ratingsOf = (met: readonly Met[], weakest: string): Rating[] => {
  const names = [weakest];
  for (const name of names)
    for (const { first, second } of met)
      if (first === name || second === name)
        for (const each of [first, second]) if (!names.includes(each)) names.push(each);
  const joined = met.filter(({ first }) => names.includes(first));
  if (joined.length === 0) return [];
  const points = pointsOf(joined, names, weakest);
  const dice = diceOf(seedFrom('ratings'));
  const series = Array.from({ length: SERIES }, () =>
    pointsOf(
      joined.map(each => ({ ...each, tally: drawnFrom(each.tally, dice) })),
      names,
      weakest,
    ),
  );
  return names
    .map((name, index): Rating => {
      const spread = series.map(each => each[index] ?? 0).sort((one, other) => one - other);
      const at = (part: number): number => spread[Math.round(part * (SERIES - 1))] ?? 0;
      const own = joined.filter(({ first, second }) => first === name || second === name);
      return {
        name,
        points: points[index] ?? 0,
        low: at(TAIL),
        high: at(1 - TAIL),
        games: own.reduce((sum, { tally }) => sum + games(tally), 0),
      };
    })
    .sort((one, other) => other.points - one.points);
};
