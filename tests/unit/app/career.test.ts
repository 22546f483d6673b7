/** What a career counts of the games on this machine. */
import { describe, expect, it } from 'vitest';
import { against, countAll, countBy, foughtIn, type Fought } from '../../../src/app/career/career.ts';
import { careerText, readCareer } from '../../../src/app/career/careerFile.ts';
import { HUMAN, newestState, type Played, type Players } from '../../../src/trials/gameFile.ts';
import { playedGame } from '../../helpers/playedGame.ts';

const BOTS = { union: 'random', confederate: 'random' };
const ended = '2026-03-04T05:06:07.000Z';
const finished = playedGame('portable', 'duel', 'career', BOTS);
const { winner } = newestState(finished).outcome!;

const seated = (players: Players, played: Played = finished): Played => ({
  ...played,
  setup: { ...played.setup, players },
});
const SOLO = { union: HUMAN, confederate: 'captain' };

describe('a battle that counts', () => {
  it('is one that is over and that somebody at the screen fought', () => {
    expect(foughtIn('a', seated(BOTS), ended)).toBeNull();
    expect(foughtIn('a', seated(SOLO, { ...finished, entries: finished.entries.slice(0, -1) }), ended)).toBeNull();
    expect(foughtIn('a', seated(SOLO), ended)).toEqual({
      id: 'a',
      ended,
      battle: 'Duel',
      rules: 'Portable',
      players: SOLO,
      side: 'union',
      winner,
      turns: newestState(finished).turn,
      result: winner === 'draw' ? 'drawn' : winner === 'union' ? 'won' : 'lost',
    });
  });

  it.each([
    ['union', SOLO, 'union', 'won'],
    ['confederate', SOLO, 'union', 'lost'],
    ['confederate', { union: 'captain', confederate: HUMAN }, 'confederate', 'won'],
    ['draw', SOLO, 'union', 'drawn'],
    ['draw', { union: HUMAN, confederate: HUMAN }, null, 'drawn'],
    ['union', { union: HUMAN, confederate: HUMAN }, null, 'shared'],
  ] as const)('%s wins, %j: %s %s', (winner, players, side, result) => {
    const last = finished.entries.at(-1)!;
    const entry = { ...last, state: { ...last.state, outcome: { winner, cause: 'conceded' } } };
    const played = { ...finished, entries: [...finished.entries.slice(0, -1), entry] };
    expect(foughtIn('a', seated(players, played), ended)).toMatchObject({ winner, side, result });
  });
});

describe('counts', () => {
  const fought = (id: string, rules: string, result: Fought['result'], confederate = 'captain'): Fought => ({
    id,
    ended,
    battle: 'Duel',
    rules,
    result,
    turns: 3,
    side: 'union',
    winner: 'union',
    players: { union: HUMAN, confederate },
  });
  const all = [
    fought('a', 'Portable', 'won'),
    fought('b', 'Quick sheet', 'lost', 'commodore'),
    fought('c', 'Quick sheet', 'won'),
    { ...fought('d', 'Quick sheet', 'shared', HUMAN), side: null },
  ];

  it('by rules and by opponent, the most frequent first', () => {
    expect(countAll(all)).toEqual({ name: 'All', fought: 4, won: 2, lost: 1, drawn: 0, shared: 1 });
    expect(countAll([])).toMatchObject({ fought: 0, won: 0 });
    expect(countBy(all, ({ rules }) => rules)).toEqual([
      { name: 'Quick sheet', fought: 3, won: 1, lost: 1, drawn: 0, shared: 1 },
      { name: 'Portable', fought: 1, won: 1, lost: 0, drawn: 0, shared: 0 },
    ]);
    expect(countBy(all, against).map(({ name, fought: number }) => [name, number])).toEqual([
      ['captain', 2],
      ['commodore', 1],
      [HUMAN, 1],
    ]);
  });

  it('leave as a file that says what it is, and come back from it', () => {
    expect(JSON.parse(careerText(all))).toEqual({ format: 'brownwater-career', version: 1, battles: all });
    expect(readCareer(careerText(all))).toEqual({ ok: true, battles: all });
  });

  it.each([
    ['no JSON', '{"format"', 'it is not JSON'],
    [
      'another file',
      '{"format":"brownwater-settings"}',
      'format: expected "brownwater-career", found "brownwater-settings"',
    ],
    ['a missing field', careerText(all).replace('"battle": "Duel",', ''), 'battles.0.battle is missing'],
    [
      'a value that cannot be',
      careerText(all).replace('"turns": 3', '"turns": 0'),
      'battles.0.turns: expected >=1, found 0',
    ],
    [
      'a side that there is not',
      careerText(all).replace('"winner": "union"', '"winner": "north"'),
      /battles\.0\.winner: .*north/,
    ],
    [
      'an unknown field',
      careerText(all).replace('"turns"', '"turn"').replace('"result"', '"turns": 3, "result"'),
      'expected a part of a career, found "turn" (nearest known name "turns"?)',
    ],
    ['a file that is too long', ' '.repeat(5_000_001), 'it is too long'],
  ])('are refused in one sentence: %s', (_, text, why) => {
    const read = readCareer(text);
    expect(read.ok ? '' : read.refusal).toMatch(why);
    expect(read.ok ? '' : read.refusal).toMatch(/^This file holds no career: .*\.$/);
  });
});
