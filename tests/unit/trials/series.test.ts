import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { gamesText, readGamesText, seriesOf, type Series } from '../../../src/trials/gamesFile.ts';
import type { GameRecord } from '../../../src/trials/record.ts';
import {
  halfPoints,
  isNarrow,
  plannedGame,
  playSeed,
  seedNumbers,
  type SeriesPlan,
} from '../../../src/trials/series.ts';
import { matchNamed, scenarioNamed } from '../../helpers/scenarios.ts';

const PLAN: SeriesPlan = { opponents: { union: 'captain', confederate: 'random' }, seed: 's', seeds: 3, swap: true };

describe('the games of a series', () => {
  it('one from each seed', () => {
    const plan = { ...PLAN, swap: false };
    expect(plannedGame(plan, 7)).toEqual({ index: 7, seed: 's/7', opponents: PLAN.opponents });
  });

  it('with swapped sides two from each seed, the second with the opponents exchanged', () => {
    const exchanged = { union: 'random', confederate: 'captain' };
    expect([4, 5].map(index => plannedGame(PLAN, index))).toEqual([
      { index: 4, seed: 's/2', opponents: PLAN.opponents },
      { index: 5, seed: 's/2', opponents: exchanged },
    ]);
  });

  it('are played as planned, and the same again', () => {
    const match = matchNamed('portable', 'duel');
    const games = playSeed(match, PLAN, 1);
    expect(games.map(({ index, seed, opponents }) => ({ index, seed, opponents }))).toEqual(
      [2, 3].map(index => plannedGame(PLAN, index)),
    );
    expect(playSeed(match, PLAN, 1)).toEqual(games);
  });

  it('are shared out among parts without a gap', () => {
    const parts = [0, 1, 2].map(part => seedNumbers(8, { part, of: 3 }));
    expect(parts).toEqual([
      [0, 3, 6],
      [1, 4, 7],
      [2, 5],
    ]);
    expect(seedNumbers(3, null)).toEqual([0, 1, 2]);
  });
});

describe('the score of the opponent named for the Union', () => {
  const points = (index: number, winner: GameRecord['winner'], swap = true): number =>
    halfPoints({ swap }, { index, winner });
  it('follows him to the other side', () => {
    expect([points(0, 'union'), points(0, 'confederate'), points(0, 'draw')]).toEqual([2, 0, 1]);
    expect([points(1, 'union'), points(1, 'confederate'), points(1, 'draw')]).toEqual([0, 2, 1]);
    expect(points(1, 'union', false)).toBe(2);
  });
});

describe('when a score is known well enough', () => {
  /** Half the width of the interval as textbooks have it. */
  const halfWidth = (share: number, games: number): number => {
    const z = 1.959963984540054;
    const square = (z * z) / games;
    return (z / (1 + square)) * Math.sqrt((share * (1 - share)) / games + square / (4 * games));
  };

  it.each([
    [0, 50],
    [10, 50],
    [100, 100],
    [730, 1000],
    [2000, 1000],
  ])('%i half points of %i games: as Wilson says', (won, games) => {
    const width = halfWidth(won / (2 * games), games);
    expect(isNarrow(won, games, width * 1.0001)).toBe(true);
    expect(isNarrow(won, games, width * 0.9999)).toBe(false);
  });

  it('is never before the first game', () => expect(isNarrow(0, 0, 0.49)).toBe(false));
});

describe('a file of games', () => {
  const match = matchNamed('portable', 'duel');
  const source: unknown = JSON.parse(readFileSync(new URL('../../scenarios/duel.json', import.meta.url), 'utf8'));
  const battle = { scenario: scenarioNamed('duel'), source, shipped: false };
  const series: Series = seriesOf(match, battle, PLAN, null);
  let records: GameRecord[] = [];
  beforeAll(() => {
    records = seedNumbers(3, null).flatMap(number => playSeed(match, PLAN, number));
  });

  const lines = (): string[] => gamesText(series, records).split('\n');
  const refusal = (written: readonly string[]): string => {
    const read = readGamesText(written.join('\n'));
    return read.ok ? 'read' : `${read.line}: ${read.message}`;
  };
  const withLine = (place: number, change: (line: string) => string): string[] =>
    lines().map((line, index) => (index === place ? change(line) : line));

  it('is read as it was written', () => {
    expect(readGamesText(gamesText(series, records))).toEqual({ ok: true, series, records });
  });

  it('pins a battle that comes with the game, and carries another inside', () => {
    expect(series.scenario).toEqual({ own: source });
    const shipped = seriesOf(match, { ...battle, shipped: true }, PLAN, null);
    expect(shipped.scenario).toEqual({ id: 'duel', hash: expect.stringMatching(/^[0-9a-f]{32}$/) as string });
  });

  it.each([
    [
      0,
      (line: string) => line.replace('brownwater-games', 'chess'),
      '1: format: expected "brownwater-games", found "chess"',
    ],
    [0, (line: string) => line.replace('"version":1', '"version":2'), '1: version: expected 1'],
    [
      0,
      (line: string) => line.replace('"seeds":3', '"seeds":0'),
      '1: seeds: expected seeds from 1 to 1000000, found 0',
    ],
    [0, (line: string) => line.replace('"random"', '"randon"'), 'nearest known name "random"'],
    [0, (line: string) => line.replace('"seeds":3', '"seeds":2'), '6: index: expected a game from 0 to 3, found 4'],
    [2, (line: string) => line.slice(0, 30), '3: expected one line of JSON'],
    [2, (line: string) => line.replace('"turns"', '"turn"'), '3: '],
    [2, (line: string) => line.replace('"s/0"', '"s/9"'), '3: seed: expected "s/0", found "s/9"'],
    [
      2,
      (line: string) => line.replace(/"opponents":\{[^}]*\}/, '"opponents":{"union":"captain","confederate":"random"}'),
      '3: opponents.union: expected "random", found "captain"',
    ],
    [
      2,
      (line: string) => line.replace(/"winner":"[a-z]*"/, '"winner":"nobody"'),
      '3: winner: expected a side or "draw", found "nobody"',
    ],
    [2, (line: string) => line.replace('"index":1', '"index":2'), '3: seed: expected "s/1", found "s/0"'],
    [2, () => '', '3: expected one line of JSON'],
  ])('is refused where line %i is wrong (%#)', (place, change, message) => {
    expect(refusal(withLine(place, change))).toContain(message);
  });

  it('is refused where it was cut off', () => {
    const whole = gamesText(series, records);
    expect(refusal([whole.slice(0, -1)])).toBe('7: the file has been cut off within this line');
    expect(refusal([''])).toContain('1: expected one line of JSON');
  });

  it('is refused where games stand twice or out of order', () => {
    const [head = '', first = '', second = ''] = lines();
    expect(refusal([head, first, first, ''])).toBe('3: index: expected a game after 0, found 0');
    expect(refusal([head, second, first, ''])).toBe('3: index: expected a game after 1, found 0');
  });

  it('is refused where a game belongs to another part', () => {
    const part = gamesText({ ...series, shard: { part: 1, of: 3 } }, records.slice(2, 4));
    expect(readGamesText(part).ok).toBe(true);
    const foreign = gamesText({ ...series, shard: { part: 1, of: 3 } }, records.slice(0, 4));
    expect(refusal([foreign])).toBe('2: index: game 0 is not of part 1/3');
  });
});
