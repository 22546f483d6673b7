/** What the page as it was built is made of. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { RULE_SETS } from '../../src/rules/index.ts';
import { paragraphsOf } from '../../src/system/help.ts';
import { stepsOf } from '../../src/system/lesson.ts';

const ASSETS = fileURLToPath(new URL('../../dist/assets/', import.meta.url));

/** The scripts by their names, without the files of other languages, which hold every sentence. */
const scripts = readdirSync(ASSETS)
  .filter(file => file.endsWith('.js') && !/^[a-z]{2}-/.test(file))
  .map(file => [file, readFileSync(ASSETS + file, 'utf8')] as const);

/** A sentence that stands in a source as it is, with nothing to be put in. */
const PLAIN = /^[^\d"'`\\$]{60,}$/u;

/** The scripts that hold the first plain one of these sentences. */
const holding = (sentences: readonly string[]): string[] => {
  const sentence = sentences.find(each => PLAIN.test(each));
  if (sentence === undefined) throw new Error('no plain sentence');
  return scripts.filter(([, script]) => script.includes(sentence)).map(([file]) => file);
};

describe.each(RULE_SETS.map(rules => [rules.id, rules] as const))('the built page has of %s', (_, rules) => {
  it('one handbook and one lesson, not one more for every worker that plays by the rules', async () => {
    const [handbook, lesson] = await Promise.all([rules.help?.(), rules.lesson?.()]);
    if (handbook) expect(holding(paragraphsOf(handbook).flatMap(({ text }) => text))).toHaveLength(1);
    if (lesson) expect(holding(stepsOf(lesson).map(({ text }) => text))).toHaveLength(1);
    expect(handbook ?? lesson, 'something to look for').toBeDefined();
  });
});
