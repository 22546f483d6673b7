/** What the page says of how often opponents win is what was counted. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { games, together, total, type Standing, type Tally } from '../../../scripts/standing.ts';
import { levelInWords, tempersBeside, winsInWords } from '../../../src/app/opponent/level.ts';
import { WIN_RATES } from '../../../src/app/opponent/winRates.ts';
import { opponentNamed, OPPONENTS, opponentsOf, STARS, type Opponent } from '../../../src/bots/opponents.ts';
import { RULE_SETS } from '../../../src/rules/index.ts';

const COUNTED = JSON.parse(readFileSync('docs/tournaments.json', 'utf8')) as Record<
  string,
  Record<string, Record<string, { standing: Standing }>>
>;

const tallyOf = (pair: string, rules: string): Tally =>
  total(together(Object.values(COUNTED[pair]?.[rules] ?? {}).map(({ standing }) => standing)));

/** As the table of docs/bots.md sums its games up. */
const wonOf100 = (pair: string, rules: string): number => {
  const tally = tallyOf(pair, rules);
  return Math.round((100 * tally.won) / games(tally));
};

const ENOUGH = 20;
const isTold = (pair: string, rules: string): boolean => games(tallyOf(pair, rules)) >= ENOUGH;

it('wins are counted among all games of a pair under a rule system, and told where they are enough', () => {
  for (const [pair, byRules] of Object.entries(COUNTED))
    for (const rules of Object.keys(byRules))
      expect(WIN_RATES[pair]?.[rules], `${pair} ${rules}`).toBe(
        isTold(pair, rules) ? wonOf100(pair, rules) : undefined,
      );
});

const named = (name: string): Opponent => {
  const found = opponentNamed(name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};

it('each opponent says how often he wins by these rules, or nothing where nobody has counted', () => {
  const won = wonOf100('captain:random', 'portable');
  expect(winsInWords(named('random'), 'portable')).toBe(`A captain beats him in ${won} battles of 100.`);
  expect(winsInWords(named('captain'), 'portable')).toBe(`Beats a raw recruit in ${won} battles of 100.`);
  expect(winsInWords(named('commodore'), 'quick-sheet')).toBe(
    `Beats a captain in ${wonOf100('commodore:captain', 'quick-sheet')} battles of 100.`,
  );
  expect(winsInWords(named('captain'), 'rules of tomorrow')).toBeNull();
});

it('a temper has figures of his own against a captain where they have been counted, else those of his level', () => {
  for (const { id } of RULE_SETS)
    for (const opponent of OPPONENTS.filter(({ stars }) => stars > 2)) {
      const own = `${opponent.name}:captain`;
      const usual = opponent.stars === 4 ? 'commodore:captain' : 'captain:random';
      const pair = isTold(own, id) ? own : usual;
      const whom = pair.endsWith(':captain') ? 'captain' : 'raw recruit';
      const says = isTold(pair, id) ? `Beats a ${whom} in ${wonOf100(pair, id)} battles of 100.` : null;
      expect(winsInWords(opponent, id), `${opponent.name} under ${id}`).toBe(says);
    }
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
