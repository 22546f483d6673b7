/** For so many dice of one printed column: the chance of at least x points, and the points to be expected of at most x. */
export interface Salvo {
  readonly atLeast: readonly number[];
  readonly expectedUpTo: readonly number[];
}

/** Adds a die to the chances of each sum. */
const addDie = (chances: readonly number[], column: readonly number[]): number[] => {
  const most = column.reduce((high, points) => Math.max(high, points), 0);
  const next = Array.from({ length: chances.length + most }, () => 0);
  chances.forEach((chance, sum) => {
    for (const points of column) next[sum + points] = (next[sum + points] ?? 0) + chance / column.length;
  });
  return next;
};

const salvoOf = (chances: readonly number[]): Salvo => {
  const atLeast = [...chances];
  for (let points = atLeast.length - 2; points >= 0; points--)
    atLeast[points] = (atLeast[points] ?? 0) + (atLeast[points + 1] ?? 0);
  const expectedUpTo = [0];
  for (let points = 1; points <= atLeast.length; points++)
    expectedUpTo[points] = (expectedUpTo[points - 1] ?? 0) + (atLeast[points] ?? 0);
  return { atLeast, expectedUpTo };
};

/** Salvos of any number of dice on one column, worked out once. */
export const salvosOf = (column: readonly number[]): ((dice: number) => Salvo) => {
  const chances: number[][] = [[1]];
  const salvos: Salvo[] = [];
  return dice => {
    const known = salvos[dice];
    if (known) return known;
    for (let count = chances.length; count <= dice; count++) chances[count] = addDie(chances[count - 1] ?? [1], column);
    return (salvos[dice] = salvoOf(chances[dice] ?? [1]));
  };
};

/** The chance of at least so many points. */
export const chanceOf = ({ atLeast }: Salvo, points: number): number => (points <= 0 ? 1 : (atLeast[points] ?? 0));

/** Points to be expected of a target that has so many. */
export const expectedOf = ({ expectedUpTo }: Salvo, points: number): number =>
  expectedUpTo[Math.min(points, expectedUpTo.length - 1)] ?? 0;

/** A chance as words: "31 %". */
export const percent = (chance: number): string => `${Math.round(100 * chance)} %`;
