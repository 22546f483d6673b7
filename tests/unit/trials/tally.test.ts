import { describe, expect, it } from 'vitest';
import { situationOf, start } from '../../../src/core/engine.ts';
import { SIDES, type Side } from '../../../src/core/types.ts';
import { RULE_SETS } from '../../../src/rules/index.ts';
import { LOST } from '../../../src/system/marks.ts';
import { against } from '../../../src/trials/against.ts';
import type { Course } from '../../../src/trials/course.ts';
import { gameSeed } from '../../../src/trials/game.ts';
import { recordGame, type GameRecord } from '../../../src/trials/record.ts';
import { wilson } from '../../../src/trials/share.ts';
import { tally } from '../../../src/trials/tally.ts';
import { matchNamed } from '../../helpers/scenarios.ts';

const memphis = matchNamed('portable', 'memphis');
const HARBOUR = 1204;

/** A game like any other, but for what a test says. */
const game = (index: number, said: Partial<GameRecord> = {}): GameRecord => ({
  index,
  seed: `t/${index}`,
  opponents: { union: 'captain', confederate: 'random' },
  winner: 'union',
  cause: 'objective',
  turns: 8,
  commands: 100,
  clock: null,
  points: null,
  first: 'union',
  luck: { union: { expected: 10, actual: 10 }, confederate: { expected: 10, actual: 10 } },
  units: [],
  ...said,
});

const luck = (union: number, confederate: number): GameRecord['luck'] => ({
  union: { expected: 10, actual: 10 + union },
  confederate: { expected: 10, actual: 10 + confederate },
});

describe('an interval', () => {
  // Newcombe, Statistics in Medicine 17 (1998) 857, table I, method 3: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i of %i is the published one', (count, of, low, high) => {
    expect(wilson(count, of).low).toBeCloseTo(low, 4);
    expect(wilson(count, of).high).toBeCloseTo(high, 4);
  });

  it('of nothing allows everything, and never leaves 0 to 1', () => {
    expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
    for (let of = 1; of < 40; of++) {
      for (let count = 0; count <= of; count++) {
        const { share, low, high } = wilson(count, of);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(share);
        expect(high).toBeGreaterThanOrEqual(share);
      }
    }
  });
});

describe('a tally of wins', () => {
  const games = [
    ...[0, 1, 2, 3, 4].map(index => game(index)),
    ...[5, 6].map(index => game(index, { winner: 'confederate', cause: 'driven-off', first: 'confederate', turns: 5 })),
    game(7, { winner: 'draw', cause: 'turn-limit', first: 'confederate', turns: 16 }),
  ];
  const told = tally(memphis, games);

  it('keeps draws apart', () => {
    expect(told.wins.union).toMatchObject({ games: 5, of: 8, share: 5 / 8 });
    expect(told.wins.confederate).toMatchObject({ games: 2, of: 8 });
    expect(told.wins.draw).toMatchObject({ games: 1, of: 8 });
  });

  it('divides them by who moved first', () => {
    expect(told.first.map(({ side, games: count }) => [side, count])).toEqual([
      ['union', 5],
      ['confederate', 3],
    ]);
    expect(told.first[1]?.wins.confederate).toMatchObject({ games: 2, of: 3 });
    expect(tally(memphis, [game(0, { first: null })]).first).toEqual([]);
  });

  it('names endings with their sentence, the most frequent first', () => {
    expect(told.endings.map(({ cause, games: count }) => [cause, count])).toEqual([
      ['objective', 5],
      ['driven-off', 2],
      ['turn-limit', 1],
    ]);
    expect(told.endings[1]?.says).toBe('Every ship of one side was sunk, gone or breaking off.');
    expect(told.endings[1]?.wins).toEqual({ union: 0, confederate: 2, draw: 0 });
  });

  it('spreads turns over columns that add up', () => {
    expect(told.turns).toMatchObject({ least: 5, most: 16, width: 1, mean: (40 + 10 + 16) / 8 });
    expect(told.turns?.cells.map(({ from, winner, games: count }) => [from, winner, count])).toEqual([
      [5, 'confederate', 2],
      [8, 'union', 5],
      [16, 'draw', 1],
    ]);
  });

  it('gives every bar up to three examples, and of each what it takes to play it again', () => {
    expect(told.wins.union.examples).toEqual([0, 1, 2]);
    expect(told.endings[1]?.examples).toEqual([5, 6]);
    expect(told.samples[5]).toEqual({
      seed: 't/5',
      opponents: { union: 'captain', confederate: 'random' },
      winner: 'confederate',
      cause: 'driven-off',
      turns: 5,
      commands: 100,
    });
    expect(Object.keys(told.samples)).toEqual(['0', '1', '2', '5', '6', '7']);
  });

  it('does not depend on the order in which games come in', () => {
    expect(tally(memphis, [...games].reverse())).toEqual(told);
  });

  it('says how often history would have come out', () => {
    expect(memphis.scenario.history?.winner).toBe('union');
    expect(told.history?.agreed).toMatchObject({ games: 5, of: 8 });
  });

  it('says nothing of a series without games that would not be true', () => {
    const none = tally(memphis, []);
    expect(none).toMatchObject({ games: 0, turns: null, clock: null, points: null, endings: [], units: [], hexes: [] });
    expect(none.wins.union).toMatchObject({ games: 0, of: 0, low: 0, high: 1 });
  });
});

describe('a tally of opponents', () => {
  it('adds up both sides of each, a draw as half a win', () => {
    const swapped = { union: 'random', confederate: 'captain' };
    const told = tally(memphis, [
      game(0),
      game(1, { opponents: swapped, winner: 'confederate' }),
      game(2, { winner: 'draw' }),
      game(3, { opponents: swapped, winner: 'union' }),
    ]);
    expect(told.opponents.map(({ name, wins, draws, games }) => [name, wins, draws, games])).toEqual([
      ['captain', 2, 1, 4],
      ['random', 1, 1, 4],
    ]);
    expect(told.opponents[0]?.score.share).toBe(2.5 / 4);
  });

  it('leaves out an opponent that plays itself', () => {
    expect(tally(memphis, [game(0, { opponents: { union: 'random', confederate: 'random' } })]).opponents).toEqual([]);
  });
});

describe('a tally of luck', () => {
  const told = tally(memphis, [
    game(0, { luck: luck(3, 1), winner: 'union' }),
    game(1, { luck: luck(3, 1), winner: 'confederate' }),
    game(2, { luck: luck(-2, 1), winner: 'confederate' }),
    game(3, { luck: luck(5, -5), winner: 'draw' }),
    game(4, { luck: luck(1, 1), winner: 'union' }),
  ]);

  it('averages what dice owed and brought', () => {
    expect(told.luck.sides.union).toEqual({ expected: 10, actual: 12 });
    expect(told.luck.sides.confederate).toEqual({ expected: 10, actual: 9.8 });
  });

  it('asks only decided games in which one side was luckier', () => {
    expect(told.luck.luckierWon).toMatchObject({ games: 2, of: 3, examples: [0, 2] });
  });

  it('spreads the lead, below zero too', () => {
    expect(told.luck.lead?.cells.map(({ from, games }) => [from, games])).toEqual([
      [-3, 1],
      [0, 1],
      [2, 1],
      [2, 1],
      [10, 1],
    ]);
  });
});

describe('a tally of units', () => {
  const lostIn = (index: number, id: string, fate: 'sunk' | 'left' | 'silenced', left: number): GameRecord =>
    game(index, { units: [{ id, fate, left, full: 4, lostAt: HARBOUR }] });
  const [one, other] = memphis.scenario.forces;
  if (!one || !other) throw new Error('Memphis has ships');

  it('gives each her fates, her losses and her damage', () => {
    const told = tally(memphis, [
      lostIn(0, one.id, 'sunk', 0),
      lostIn(1, one.id, 'left', 2),
      game(2, { units: [{ id: one.id, fate: 'present', left: 4, full: 4, lostAt: 0 }] }),
    ]);
    expect(told.units).toHaveLength(1);
    expect(told.units[0]).toMatchObject({ id: one.id, name: one.name, damage: 0.5, lost: { games: 1, of: 3 } });
    expect(told.units[0]?.fates.map(({ fate, examples }) => [fate, examples])).toEqual([
      ['present', [2]],
      ['sunk', [0]],
      ['left', [1]],
    ]);
  });

  it('counts losses by hex and side, games once, and who merely left not at all', () => {
    const wreck = { fate: 'sunk', left: 0, full: 4, lostAt: HARBOUR } as const;
    const foe = memphis.scenario.forces.find(({ side }) => side !== one.side);
    const told = tally(memphis, [
      game(0, { units: [one, other, foe ?? one].map(({ id }) => ({ id, ...wreck })) }),
      lostIn(1, one.id, 'left', 2),
    ]);
    const sides: Record<Side, number> = { union: 0, confederate: 0 };
    for (const { side } of [one, other, foe ?? one]) sides[side] += 1;
    expect(told.hexes).toEqual([{ hex: HARBOUR, label: '1204', games: 1, examples: [0], lost: sides }]);
  });

  it('sets the losses of history beside those of the games', () => {
    const lost = memphis.scenario.history?.lost.confederate ?? [];
    expect(lost.length).toBeGreaterThan(0);
    const told = tally(memphis, [lostIn(0, lost[0] ?? '', 'sunk', 0), lostIn(1, lost[0] ?? '', 'left', 1)]);
    expect(told.history?.losses.confederate).toEqual({ then: lost.length, games: 0.5 });
    expect(told.units[0]?.lostInHistory).toBe(true);
  });

  it('counts a fort that fell among the losses of history', () => {
    const henry = matchNamed('portable', 'fort-henry');
    const told = tally(henry, [lostIn(0, 'fort_henry', 'silenced', 0)]);
    expect(told.history?.losses.confederate).toEqual({ then: 1, games: 1 });
    expect(told.units.find(({ id }) => id === 'fort_henry')?.lostInHistory).toBe(true);
  });
});

describe('a tally of games that were played', () => {
  it.each([
    ['portable', 'memphis'],
    ['quick-sheet', 'hampton-roads-2'],
  ])('adds up under %s', (rules, scenario) => {
    const match = matchNamed(rules, scenario);
    const bots = { union: 'random', confederate: 'random' };
    const games = [0, 1, 2, 3, 4, 5].map(index => recordGame(match, bots, index, gameSeed('tally', index)));
    const told = tally(match, games);
    const { union, confederate, draw } = told.wins;
    expect(union.games + confederate.games + draw.games).toBe(6);
    for (const unit of told.units) expect(unit.fates.reduce((sum, { games: count }) => sum + count, 0)).toBe(6);
    for (const spread of [told.turns, told.clock, told.luck.lead])
      if (spread) expect(spread.cells.reduce((sum, cell) => sum + cell.games, 0)).toBe(6);
    expect(JSON.parse(JSON.stringify(told))).toEqual(told);
  });
});

describe('how games came to their ends', () => {
  const course = (said: Partial<Course>): Course => ({
    objectives: [
      { best: 2, met: 0 },
      { best: 4, met: 6 },
    ],
    firstShot: { union: 2, confederate: 3 },
    firstLoss: 5,
    tracks: { union: [[HARBOUR, 3]], confederate: [] },
    fire: { union: [], confederate: [] },
    ...said,
  });
  const told = tally(memphis, [
    game(0, { course: course({}) }),
    game(1, {
      course: course({
        firstLoss: 0,
        objectives: [
          { best: 3, met: 4 },
          { best: 1, met: 0 },
        ],
      }),
    }),
    game(2),
  ]).course!;

  it('tells of each objective how often it was met, since when, and how near it came where not', () => {
    const [one, other] = told.objectives;
    expect(one).toMatchObject({ met: { share: { games: 1, of: 2, examples: [1] }, turn: 4 }, nearest: 2 });
    expect(other).toMatchObject({ met: { share: { games: 1, of: 2, examples: [0] }, turn: 6 }, nearest: 1 });
    expect(one?.text).not.toBe('');
  });

  it('tells the first blows, the first loss, and where ships lay, of the games that say so', () => {
    expect(told.firstShot.union).toMatchObject({ share: { games: 2, of: 2 }, turn: 2 });
    expect(told.firstLoss).toMatchObject({ share: { games: 1, of: 2 }, turn: 5 });
    expect(told.tracks.union).toEqual([{ hex: HARBOUR, label: '1204', times: 3 }]);
  });

  it('tells since when each side had an enemy within effective range, where all games say so', () => {
    const kept = course({ inRange: { union: 2, confederate: 0 } });
    const { inRange } = tally(memphis, [game(0, { course: kept }), game(1, { course: kept })]).course!;
    expect(inRange!.union).toMatchObject({ share: { games: 2, of: 2 }, turn: 2 });
    expect(inRange!.confederate).toMatchObject({ share: { games: 0, of: 2 }, turn: null });
    expect(told.inRange).toBeNull();
  });

  it('is not told of games from before it was kept', () => {
    expect(tally(memphis, [game(0)]).course).toBeNull();
  });

  it.each(RULE_SETS.map(({ id }) => id))('is kept of a game under %s', rules => {
    const match = matchNamed(rules, 'first-command');
    const record = recordGame(match, { union: 'captain', confederate: 'captain' }, 0, gameSeed('course', 0));
    const { objectives, inRange, firstShot, firstLoss, tracks, fire } = record.course!;
    expect(inRange!.union).toBeGreaterThan(0);
    expect(objectives).toHaveLength(match.rules.desk.objectives(situationOf(match, start(match, 'x').state)).length);
    for (const side of SIDES) {
      // As many places a turn as there are ships of that side, and no more.
      const lain = tracks[side].reduce((sum, [, times]) => sum + times, 0);
      expect(lain).toBeGreaterThan(0);
      expect(lain).toBeLessThanOrEqual(
        record.turns * match.scenario.forces.filter(force => force.side === side).length,
      );
      expect(firstShot[side]).toBeLessThanOrEqual(record.turns);
      expect(fire[side].length > 0).toBe(firstShot[side] > 0);
    }
    const lost = record.units.some(({ fate }) => LOST.has(fate));
    expect(firstLoss > 0).toBe(lost);
    const winner = record.cause === 'objective' ? record.winner : null;
    if (winner !== null)
      expect(
        tally(match, [record]).course!.objectives.some(({ side, met }) => side === winner && met.turn !== null),
      ).toBe(true);
  });
});

describe('a series beside another one', () => {
  const here = [0, 1, 2, 3].map(index => game(index, { winner: 'confederate', turns: 6 }));
  const there = [0, 1, 2, 3].map(index => game(index, { winner: index === 0 ? 'confederate' : 'union' }));

  it('differs by the mean of the differences of games from the same seed', () => {
    const beside = against(memphis.scenario, here, [...there, game(9)])!;
    expect(beside.games).toBe(4);
    expect(beside.turns).toEqual({ here: 6, there: 8, difference: -2, low: -2, high: -2 });
    const { difference, low, high } = beside.wins.confederate;
    expect(difference).toBe(0.75);
    // Differences 0, 1, 1, 1: their deviation is 0.5, that of the mean 0.25.
    expect([low, high].map(bound => Math.abs(bound - 0.75).toFixed(3))).toEqual(['0.490', '0.490']);
  });

  it('is none where no seed is the same', () => {
    expect(
      against(
        memphis.scenario,
        here,
        there.map(record => ({ ...record, seed: `other ${record.seed}` })),
      ),
    ).toBeNull();
  });
});
