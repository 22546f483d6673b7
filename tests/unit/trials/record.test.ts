import { describe, expect, it } from 'vitest';
import { situationOf } from '../../../src/core/engine.ts';
import type { Match } from '../../../src/system/ruleset.ts';
import { SIDES, type GameEvent, type Side } from '../../../src/core/types.ts';
import { RULE_SETS } from '../../../src/rules/index.ts';
import { gameSeed, playGame, seatsFor } from '../../../src/trials/game.ts';
import { FATES, LOST } from '../../../src/system/marks.ts';
import { recordGame } from '../../../src/trials/record.ts';
import { madeBattle, matchNamed } from '../../helpers/scenarios.ts';

const RANDOM = { union: 'random', confederate: 'random' } as const;

interface Told {
  events: GameEvent[];
  outcome: unknown;
  turns: number;
  luck: Record<Side, number>;
}

/** The same game told in full, its luck added up event by event. */
const told = (match: Match, seed: string): Told => {
  const events: GameEvent[] = [];
  const luck = { union: 0, confederate: 0 };
  const { state } = playGame(match, seatsFor(RANDOM, seed), seed, (_, happened, after) => {
    for (const event of happened) {
      events.push(event);
      const entry = match.rules.desk.events.luck(event, situationOf(match, after));
      if (entry) luck[entry.side] += entry.actual;
    }
  });
  return { events, outcome: state.outcome, turns: state.turn, luck };
};

describe.each(RULE_SETS.map(rules => rules.id))('a record under %s', id => {
  const match = matchNamed(id, 'memphis');
  const { forces, works, chart } = match.scenario;
  const games = [0, 1, 2].map(index => {
    const seed = gameSeed('records', index);
    return { game: recordGame(match, RANDOM, index, seed), full: told(match, seed) };
  });

  it('is plain JSON, the same every time', () => {
    for (const { game } of games) expect(JSON.parse(JSON.stringify(game))).toEqual(game);
    expect(recordGame(match, RANDOM, 2, 'records/2')).toEqual(games[2]?.game);
  });

  it('tells who won, how and when', () => {
    for (const { game, full } of games) {
      expect({ winner: game.winner, cause: game.cause }).toEqual(full.outcome);
      expect(game.turns).toBe(full.turns);
    }
  });

  it('books the luck of every die that the desk accounts for', () => {
    for (const { game, full } of games) {
      expect(game.luck.union.actual).toBeCloseTo(full.luck.union, 3);
      expect(game.luck.confederate.actual).toBeCloseTo(full.luck.confederate, 3);
    }
    for (const side of SIDES)
      expect(games.reduce((sum, { game }) => sum + game.luck[side].expected, 0)).toBeGreaterThan(0);
  });

  it('has every unit of the scenario once, and a place for each that was lost', () => {
    for (const { game } of games) {
      expect(game.units.map(unit => unit.id)).toEqual([...forces, ...works].map(unit => unit.id));
      for (const unit of game.units) {
        expect(FATES).toContain(unit.fate);
        expect(unit.lostAt !== 0).toBe(LOST.has(unit.fate) || unit.fate === 'left');
        if (unit.lostAt !== 0) expect(chart.has(unit.lostAt)).toBe(true);
      }
    }
    expect(games.some(({ game }) => game.units.some(unit => LOST.has(unit.fate)))).toBe(true);
  });

  it('has the wrecks where they went down and the fugitives where they left', () => {
    for (const { game, full } of games) {
      for (const event of full.events as { type: string; ship: string; at: number; from: number; exited: boolean }[]) {
        const unit = game.units.find(({ id: one }) => one === event.ship);
        if (event.type === 'shipSunk') expect(unit).toMatchObject({ fate: 'sunk', lostAt: event.at });
        if (event.type === 'shipLeft' && !event.exited)
          expect(unit).toMatchObject({ fate: 'left', lostAt: event.from });
      }
    }
  });
});

describe('what only some systems know', () => {
  it('who moved first, where the sides move one after the other', () => {
    const firsts = (id: string, games: number): Set<Side | null> => {
      const match = matchNamed(id, 'memphis');
      return new Set(
        Array.from({ length: games }, (_, index) => recordGame(match, RANDOM, index, `who/${index}`).first),
      );
    };
    expect(firsts('portable', 6)).toEqual(new Set(['union', 'confederate']));
    expect(firsts('quick-sheet', 6)).toEqual(new Set(['union', 'confederate']));
    expect(firsts('rams-ironclads', 1)).toEqual(new Set([null]));
  });

  it('the side that is said to move first does', () => {
    const match = matchNamed('portable', 'memphis');
    for (const index of [0, 1, 2, 3]) {
      const { first, seed } = recordGame(match, RANDOM, index, `order/${index}`);
      const { events } = told(match, seed);
      const mover = (events as { type: string; ship: string }[]).find(event => event.type === 'shipMoved')?.ship;
      expect(match.scenario.forces.find(force => force.id === mover)?.side).toBe(first);
    }
  });

  it('the clock where one runs, and points where they decide', () => {
    expect(recordGame(matchNamed('portable', 'memphis'), RANDOM, 0, 'clock').clock).toBeNull();
    const game = recordGame(matchNamed('quick-sheet', 'memphis'), RANDOM, 0, 'clock');
    expect(game.clock).toBeTypeOf('number');
    expect(game.points).toBeNull();
    const made = madeBattle('quick-sheet', 'points');
    const points = [0, 1, 2, 3].map(index => recordGame(made, RANDOM, index, `p/${index}`));
    for (const { points: tally, winner } of points) {
      const lead = (tally?.union ?? 0) - (tally?.confederate ?? 0);
      if (winner === 'union') expect(lead).toBeGreaterThanOrEqual(5);
      if (winner === 'confederate') expect(lead).toBeLessThanOrEqual(-5);
    }
    expect(points.some(game => (game.points?.union ?? 0) + (game.points?.confederate ?? 0) > 0)).toBe(true);
  });

  it('knots destroyed decide a battle of rams without objectives', () => {
    const match = matchNamed('rams-ironclads', 'memphis');
    const rules = { 'rams-ironclads': { options: {}, objectives: [] } };
    const bare = { ...match, scenario: { ...match.scenario, objectives: [], rules } };
    const games = [0, 1, 2].map(index => recordGame(bare, RANDOM, index, `k/${index}`));
    for (const { points, winner, cause } of games) {
      expect(points).not.toBeNull();
      if (cause !== 'more-knots' || !points) continue;
      expect(winner).toBe(points.union > points.confederate ? 'union' : 'confederate');
    }
    expect(games.some(game => game.cause === 'more-knots')).toBe(true);
  });
});
