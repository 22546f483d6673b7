/** What the page says of how often opponents win is what was counted. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { games, together, total, type Standing } from '../../../scripts/standing.ts';
import { levelInWords, tempersBeside, winsInWords } from '../../../src/app/opponent/level.ts';
import { WIN_RATES } from '../../../src/app/opponent/winRates.ts';
import { OPPONENTS, opponentsOf, STARS } from '../../../src/bots/opponents.ts';
import { RULE_SETS } from '../../../src/rules/index.ts';

const COUNTED = JSON.parse(readFileSync('docs/tournaments.json', 'utf8')) as Record<
  string,
  Record<string, Record<string, { standing: Standing }>>
>;

/** As the table of docs/bots.md sums its games up. */
const wonOf100 = (pair: string, rules: string): number => {
  const battles = Object.values(COUNTED[pair]?.[rules] ?? {});
  const tally = total(together(battles.map(({ standing }) => standing)));
  return Math.round((100 * tally.won) / games(tally));
};

it('wins are counted among all games of a pair under a rule system', () => {
  for (const [pair, byRules] of Object.entries(COUNTED))
    for (const rules of Object.keys(byRules)) expect(WIN_RATES[pair]?.[rules]).toBe(wonOf100(pair, rules));
});

it('each level says how often it wins by these rules, or nothing where nobody has counted', () => {
  const won = wonOf100('captain:random', 'portable');
  expect(winsInWords(1, 'portable')).toBe(`A captain beats him in ${won} battles of 100.`);
  expect(winsInWords(3, 'portable')).toBe(`Beats a raw recruit in ${won} battles of 100.`);
  expect(winsInWords(4, 'quick-sheet')).toBe(
    `Beats a captain in ${wonOf100('commodore:captain', 'quick-sheet')} battles of 100.`,
  );
  expect(winsInWords(3, 'rules of tomorrow')).toBeNull();
});

it('no rule system is told of that nobody knows', () => {
  const known = RULE_SETS.map(({ id }) => id);
  for (const byRules of Object.values(WIN_RATES)) expect(known).toEqual(expect.arrayContaining(Object.keys(byRules)));
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
