/** Why a battle is over names the side that it is about. */
import { expect, it } from 'vitest';
import { endingInWords, headlineInWords } from '../../../src/core/ending.ts';
import { KERNEL_ENDINGS } from '../../../src/core/engine.ts';
import { RULE_SETS } from '../../../src/rules/index.ts';

const CALLED = { union: 'Union', confederate: 'Confederate' };

it.each(RULE_SETS)('$title: no reason that a winner is told leaves it open which side is meant', ({ endings }) => {
  const all = Object.values({ ...KERNEL_ENDINGS, ...endings }).flatMap(ending => [
    endingInWords(ending, 'union', CALLED),
    headlineInWords(ending, 'union', CALLED),
  ]);
  expect(all.filter(words => /\bone side\b|\ba whole fleet\b|^what was to be held\b/iu.test(words))).toEqual([]);
});

it('who held is the winner, whose ships are gone the loser', () => {
  const { endings } = RULE_SETS.find(({ id }) => id === 'portable')!;
  expect(endingInWords(endings['held-at-end']!, 'confederate', CALLED)).toBe(
    'The turn limit was reached and the Confederate side had held what it was to hold.',
  );
  expect(endingInWords(endings['driven-off']!, 'union', CALLED)).toBe(
    'Every ship of the Confederate side was sunk, gone or breaking off.',
  );
  expect(headlineInWords(endings['held-at-end']!, 'confederate', CALLED)).toBe(
    'the Confederate side held to the end what it was to hold',
  );
  expect(headlineInWords(endings['driven-off']!, 'union', CALLED)).toBe(
    'every ship of the Confederate side sunk, gone or breaking off',
  );
});

it.each(RULE_SETS)('$title: who met an objective is named', ({ endings }) => {
  expect(endingInWords(endings.objective!, 'confederate', CALLED)).toBe(
    'The Confederate side met an objective of the battle.',
  );
});

it('of a draw nothing is told by sides', () => {
  const { endings } = RULE_SETS.find(({ id }) => id === 'portable')!;
  expect(headlineInWords(endings['turn-limit']!, 'draw', CALLED)).toBe('time was up');
});
