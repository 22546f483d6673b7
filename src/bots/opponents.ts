import { t } from '../languages/language.ts';

/** An opponent as players choose him. Plain words and no code, so that the first page can list opponents without loading them. */
export interface Opponent {
  /** Under which he stands in `BOTS`, and in saved games. */
  readonly name: string;
  readonly title: string;
  /** What he does, in one plain sentence or two. */
  readonly says: string;
  /** How strong he is, in stars: opponents of as many stars differ in temper. */
  readonly stars: Stars;
  /** His temper beside the others of his level; absent where he is the only one. */
  readonly temper?: string;
  /** How often the usual time for a decision he is given at the screen; absent = once. What he may look at in all is in `BOTS`. */
  readonly takes?: number;
}

/** Levels, the weakest first. */
export const STARS = [1, 2, 3, 4] as const;
export type Stars = (typeof STARS)[number];

/** Every opponent that can be chosen on the screen, the usual ones first. */
export const OPPONENTS: readonly Opponent[] = [
  {
    name: 'captain',
    title: t`Captain`,
    says: t`Takes the best single decision by the exact odds and the lie of the ships. Answers at once.`,
    stars: 3,
    temper: t`Even-handed`,
  },
  {
    name: 'captain-bold',
    title: t`Bold captain`,
    says: t`As the captain, but he closes with the enemy and counts his own wounds half.`,
    stars: 3,
    temper: t`Bold`,
  },
  {
    name: 'captain-cautious',
    title: t`Cautious captain`,
    says: t`As the captain, but he keeps his distance and comes close only where it pays at once.`,
    stars: 3,
    temper: t`Cautious`,
  },
  {
    name: 'commodore',
    title: t`Commodore`,
    says: t`Plays several plans on in his mind, hidden things imagined, and takes the one that ends best.`,
    stars: 4,
    temper: t`Thorough`,
  },
  {
    name: 'commodore-quick',
    title: t`Hasty commodore`,
    says: t`As the commodore, but he looks at few plans before he decides.`,
    stars: 4,
    temper: t`Hasty`,
    takes: 0.5,
  },
  {
    name: 'commodore-deep',
    title: t`Patient commodore`,
    says: t`As the commodore, but he looks at more plans, and further ahead. The hardest to beat.`,
    stars: 4,
    temper: t`Patient`,
    takes: 3,
  },
  {
    name: 'defender',
    title: t`Defender under orders`,
    says: t`Holds, patrols, screens or runs past as his standing orders tell each ship, as a commander would.`,
    stars: 2,
  },
  {
    name: 'random',
    title: t`Raw recruit`,
    says: t`Gives any order that is allowed, by lot. For learning what the buttons do.`,
    stars: 1,
  },
];

/** Everybody of that level, the usual one first. */
export const opponentsOf = (stars: Stars): readonly [Opponent, ...Opponent[]] =>
  OPPONENTS.filter(each => each.stars === stars) as [Opponent, ...Opponent[]];

export const opponentNamed = (name: string): Opponent | undefined => OPPONENTS.find(each => each.name === name);

const IN_SHORT: Readonly<Record<string, string>> = {
  captain: t`captain`,
  'captain-bold': t`captain-bold`,
  'captain-cautious': t`captain-cautious`,
  commodore: t`commodore`,
  'commodore-quick': t`commodore-quick`,
  'commodore-deep': t`commodore-deep`,
  defender: t`defender`,
  random: t`random`,
};

/** An opponent in a word: in English the one under which the command line knows him. */
export const opponentInShort = (name: string): string => IN_SHORT[name] ?? name;
