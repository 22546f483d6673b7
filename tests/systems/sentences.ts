/** Sentences of a printed rulebook, each with the test that would fail if it were broken. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What a sentence says, in short, and the names of its tests. */
export type Sentence = readonly [says: string, ...tests: string[]];

/** The names of all tests in a folder and below it, but for those of lists of sentences. */
const namesIn = (folder: URL): Set<string> => {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.test.ts') && !file.startsWith('sentences'))
    .map(file => readFileSync(new URL(file, folder), 'utf8'));
  const names = (source: string): (string | undefined)[] =>
    [...source.matchAll(/(?:^\s*it|\))\(\s*(['"`])(.+?)\1,/gmu)].map(([, , name]) => name);
  return new Set(sources.flatMap(names).flatMap(name => name ?? []));
};

/** A test a chapter: each of its sentences names tests that stand beside the list. */
export const everySentence = (list: string, chapters: Readonly<Record<string, readonly Sentence[]>>): void => {
  const names = namesIn(new URL('./', list));
  it.each(Object.entries(chapters))('%s: every sentence has its test', (_, sentences) => {
    for (const [says, ...tests] of sentences) {
      expect(tests, says).not.toEqual([]);
      const missing = tests.filter(name => !names.has(name));
      expect(missing, says).toEqual([]);
    }
  });
};
