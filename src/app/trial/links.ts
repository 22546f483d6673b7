import type { Match } from '../../system/ruleset.ts';
import { replayFragment } from '../../trials/link.ts';
import type { Chapter } from '../../trials/report/chapters.ts';
import { gameInWords } from '../../trials/report/words.ts';
import type { Sample, Tally } from '../../trials/tally.ts';

/** Where games of a series can be looked at. */
export interface GameLinks {
  /** Address of game `index` within the page; null where it is no example. */
  of(index: number): string | null;
  /** The same of the first of these; of none the address of the place itself. */
  first(examples: readonly number[]): string;
  /** "Game 17: Union victory in turn 8". */
  title(index: number): string;
}

/** `battle` = its id, or the word that makes it. */
export const linksOf = ({ rules, options }: Match, { samples }: Tally, here: string, battle: string): GameLinks => {
  const fragment = ({ opponents, seed, commands }: Sample): string =>
    replayFragment({ scenario: battle, rules: rules.id, options: { ...options }, opponents, seed, commands });
  const of = (index: number): string | null => {
    const sample = samples[index];
    return sample ? fragment(sample) : null;
  };
  return {
    of,
    first: examples => (examples[0] === undefined ? null : of(examples[0])) ?? here,
    title(index) {
      const sample = samples[index];
      if (!sample) return '';
      return gameInWords(index, sample);
    },
  };
};

/** The examples of a row, by its key. */
export const examplesOf = (chapters: readonly Chapter[], key: string): readonly number[] =>
  chapters.flatMap(({ rows }) => rows).find(row => row.key === key)?.examples ?? [];
