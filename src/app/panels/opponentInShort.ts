import { t } from '../../core/language.ts';

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
