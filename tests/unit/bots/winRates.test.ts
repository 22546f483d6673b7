/** What the page says of how often opponents win is what was counted. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { winRatesOf, type Counts } from '../../../scripts/winRates.ts';
import { OPPONENTS, opponentsOf, STARS } from '../../../src/bots/opponents.ts';
import WIN_RATES from '../../../src/bots/winRates.json';
import { levelInWords, tempersBeside, winsInWords } from '../../../src/app/opponent/level.ts';

const counted = JSON.parse(readFileSync('docs/tournaments.json', 'utf8')) as Counts;

it('the table of win rates is that of docs/tournaments.json', () => {
  expect(WIN_RATES).toEqual(winRatesOf(counted));
});

it('counts wins among all games of a pair under a rule system', () => {
  const standing = { union: { won: 2, lost: 1, drawn: 0 }, confederate: { won: 0, lost: 0, drawn: 1 } };
  expect(winRatesOf({ 'a:b': { some: { one: { standing }, other: { standing } } } })).toEqual({ 'a:b': { some: 50 } });
});

it('each level says how often it wins by these rules, or nothing where nobody has counted', () => {
  const { portable } = WIN_RATES['captain:random'];
  expect(winsInWords(1, 'portable')).toBe(`A captain beats him in ${portable} battles of 100.`);
  expect(winsInWords(3, 'portable')).toBe(`Beats a raw recruit in ${portable} battles of 100.`);
  expect(winsInWords(4, 'quick-sheet')).toBe(
    `Beats a captain in ${WIN_RATES['commodore:captain']['quick-sheet']} battles of 100.`,
  );
  expect(winsInWords(3, 'rules of tomorrow')).toBeNull();
});

it('every opponent has his place in a level, and a temper where he is not the only one', () => {
  expect(
    STARS.flatMap(stars => opponentsOf(stars))
      .map(({ name }) => name)
      .sort(),
  ).toEqual(OPPONENTS.map(({ name }) => name).sort());
  for (const opponent of OPPONENTS) {
    const beside = tempersBeside(opponent);
    expect(opponent.temper !== undefined).toBe(beside.length > 0);
    expect(new Set(beside.map(({ temper }) => temper)).size).toBe(beside.length);
  }
  expect(STARS.map(levelInWords)).toEqual([
    '★ Raw recruit',
    '★★ Defender under orders',
    '★★★ Captain',
    '★★★★ Commodore',
  ]);
});
