/** An exact chance: so many falls of the dice out of all. */
export interface Chance {
  ways: number;
  of: number;
}

const reduced = (ways: number, of: number): Chance => {
  let [a, b] = [ways, of];
  while (b > 0) [a, b] = [b, a % b];
  return { ways: ways / a, of: of / a };
};

/** That two things happen of which neither minds the other. */
export const both = (one: Chance, other: Chance): Chance => reduced(one.ways * other.ways, one.of * other.of);

/** That one thing happens and not the other, which never happens without it. */
export const less = (one: Chance, other: Chance): Chance =>
  reduced(one.ways * other.of - other.ways * one.of, one.of * other.of);

/** As a number. */
export const chanceIn = ({ ways, of }: Chance): number => ways / of;

const FACES = 6;

/** A throw of one die that shows at least so much. */
export const dieAtLeast = (need: number): Chance => ({
  ways: Math.min(FACES, Math.max(0, FACES + 1 - need)),
  of: FACES,
});

/** What a die comes to on average that counts so much for each of its faces. */
export const meanOf = (column: readonly number[]): number =>
  column.reduce((sum, points) => sum + points, 0) / column.length;

/** ways[n] = falls of so many equal dice that come to n; `die[n]` = faces of one that count n. */
export const waysOf = (dice: number, die: readonly number[]): number[] => {
  let ways = [1];
  for (let thrown = 0; thrown < dice; thrown++) {
    const next = Array.from({ length: ways.length + die.length - 1 }, () => 0);
    ways.forEach((count, sum) => {
      die.forEach((faces, points) => (next[sum + points] = (next[sum + points] ?? 0) + count * faces));
    });
    ways = next;
  }
  return ways;
};

/** How many falls of two dice come to exactly that score. */
export const waysToScore = (score: number): number => Math.max(0, FACES - Math.abs(score - FACES - 1));

/** A throw of two dice that comes to at least so much. */
export const twoDiceAtLeast = (need: number): Chance => {
  let ways = 0;
  for (let score = need; score <= 2 * FACES; score++) ways += waysToScore(score);
  return { ways, of: FACES * FACES };
};
