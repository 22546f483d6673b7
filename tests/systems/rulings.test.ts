/** Every ruling of a system's own that still stands is named by one of its tests, and by the line that says what it plays. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { RULE_SETS } from '../../src/rules/index.ts';

const RULINGS = readFileSync(new URL('../../docs/rulings.md', import.meta.url), 'utf8');

/** The text of all tests and scripted checks of a system. */
const testsOf = (system: string): string => {
  const folder = new URL(`./${system}/`, import.meta.url);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.test.ts') || /^checks.*\.json$/u.test(file))
    .map(file => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
};

/** "C8", and all of "C8 to C11". */
const namedIn = (text: string, letter: string): Set<number> => {
  const named = new Set<number>();
  for (const [, from, to = from] of text.matchAll(new RegExp(`\\b${letter}(\\d+)(?: to ${letter}(\\d+))?\\b`, 'gu')))
    for (let number = Number(from); number <= Number(to); number++) named.add(number);
  return named;
};

it.each(RULE_SETS.map(({ id, edition, help }) => ({ id, edition, help })))('$id', async ({ id, edition, help }) => {
  const letter = (await help?.())?.rulings ?? '';
  const numbers = [...RULINGS.matchAll(new RegExp(`^\\| ${letter}(\\d+) +\\|(?!.*_Withdrawn)`, 'gmu'))].map(
    ([, number]) => Number(number),
  );
  expect(numbers.length).toBeGreaterThan(30);
  const named = namedIn(testsOf(id), letter);
  expect(numbers.filter(number => !named.has(number))).toEqual([]);
  expect(edition).toMatch(new RegExp(`with rulings ${letter}1 to ${letter}${Math.max(...numbers)}$`, 'u'));
});
