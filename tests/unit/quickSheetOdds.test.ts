/** The odds shown before committing, against the same events resolved many times by the rules that carry them out. */
import { describe, expect, it } from 'vitest';
import type { OddsView } from '../../src/core/desk.ts';
import { diceOf, seedFrom, type Dice } from '../../src/core/dice.ts';
import { legal, play, situationOf } from '../../src/core/engine.ts';
import { SIDES } from '../../src/core/types.ts';
import { quickSheet } from '../../src/rules/quick-sheet/index.ts';
import { groundingOdds, nextDraw, twoDiceAtLeast } from '../../src/rules/quick-sheet/odds.ts';
import type { QuickSheetCommand, QuickSheetShip, QuickSheetState } from '../../src/rules/quick-sheet/types.ts';
import { battle, guns, inWords, type PlayedEvent, type Table } from '../helpers/quickSheet.ts';

const SAMPLE = 3000;

/** Resolves a command again and again from the same table; `then` are commands that follow. */
const resolve = (
  table: Table,
  words: string,
  then: readonly string[],
  seed: string,
): { events: PlayedEvent[]; state: QuickSheetState }[] => {
  const dice: Dice = diceOf(seedFrom(seed));
  return Array.from({ length: SAMPLE }, () => {
    const state = quickSheet.clone(table.state);
    const events: PlayedEvent[] = [];
    for (const each of [words, ...then]) {
      const command = SIDES.flatMap(side => legal(table.match, state, side)).find(option => inWords(option) === each);
      if (command) events.push(...play(table.match, state, command, dice));
    }
    return { events, state };
  });
};

/** Four standard deviations either way, and a little for the sample's grain. */
const expectNear = (what: string, times: number, chance: number): void => {
  const margin = 4 * Math.sqrt((chance * (1 - chance)) / SAMPLE) + 2 / SAMPLE;
  expect(Math.abs(times / SAMPLE - chance), `${what}: ${times / SAMPLE} for ${chance}`).toBeLessThanOrEqual(margin);
};

const oddsOf = (table: Table, words: string): OddsView => {
  const command = SIDES.flatMap(side => legal(table.match, table.state, side)).find(
    option => inWords(option) === words,
  );
  const odds = quickSheet.desk.odds(table.now, command as QuickSheetCommand);
  if (!odds) throw new Error(`no odds for ${words}`);
  expect(odds.outcomes.reduce((sum, outcome) => sum + outcome.chance, 0)).toBeCloseTo(1, 12);
  return odds;
};

const headline = (odds: OddsView, label: string): number => odds.headlines.find(each => each.label === label)!.chance;
const lostBy = (state: QuickSheetState, table: Table, id: string): number => table.points(id) - state.ships[id]!.points;

const duel = (
  kind: string,
  armour: 'iron' | 'tin' | 'wood',
  mine: Partial<QuickSheetShip>,
  theirs: Partial<QuickSheetShip>,
): Table =>
  battle(9, 5)
    .union('a', 'wooden', 202, 'NE', { card: 'fire', now: { guns: guns(kind), ...mine } })
    .union('b', 'wooden', 204, 'NE')
    .confederate('z', 'wooden', 402, 'NE', { now: { guns: [], armour, points: 40, strength: 44, ...theirs } })
    .confederate('y', 'wooden', 905, 'NE', { now: { guns: [] } })
    .acts('union')
    .then('activate a', 'carryOut a');

describe('gunnery, every row and column of the deflection table', () => {
  for (const kind of ['light', 'medium', 'heavy'])
    for (const armour of ['iron', 'tin', 'wood'] as const)
      it.each([
        ['5 and 6', {}],
        ['6 only', { shaken: 1 }],
      ])(`${kind} shot on ${armour}, hits on %s`, (_, mine) => {
        const table = duel(kind, armour, mine, {});
        const odds = oddsOf(table, 'fire a 0 z');
        const shots = resolve(table, 'fire a 0 z', [], `${kind}${armour}`).map(({ events }) =>
          events.find(event => event.type === 'shotFired')!,
        );
        for (const { points, chance } of odds.outcomes)
          expectNear(`${points} points`, shots.filter(shot => shot.damage === points).length, chance);
        expectNear('hits', shots.filter(shot => shot.hits > 0).length, headline(odds, 'hits'));
      });
});

describe('what becomes of the target: critical, sunk, struck', () => {
  it.each([
    ['sound', { points: 40, strength: 44 }],
    ['nearly battered', { points: 12, strength: 33 }],
    ['battered, two points left', { points: 2, strength: 21 }],
    ['battered and burning', { points: 6, strength: 31, onFire: true }],
  ])('a heavy gun at a ship that is %s', (_, theirs) => {
    const table = duel('heavy', 'wood', {}, theirs);
    const odds = oddsOf(table, 'fire a 0 z');
    // "finish" ends the salvo: then comes the strike test, before the other ships act.
    const ends = resolve(table, 'fire a 0 z', ['finish a'], JSON.stringify(theirs));
    expectNear(
      'critical',
      ends.filter(({ events }) => events.some(event => event.type === 'criticalRolled')).length,
      headline(odds, 'critical hit'),
    );
    expectNear('sinks', ends.filter(({ state }) => state.ships.z!.status === 'sunk').length, headline(odds, 'sinks'));
    const strikes = ends.filter(({ events }) => events.some(event => event.type === 'strikeTested' && event.strikes));
    expectNear('strikes', strikes.length, headline(odds, 'strikes'));
  });
});

describe('ramming', () => {
  const clash = (mine: Partial<QuickSheetShip>, theirs: Partial<QuickSheetShip>): Table =>
    battle(9, 5)
      .union('a', 'ram', 302, 'E', { card: 'slowSpeed', now: { guns: [], points: 40, strength: 40, ...mine } })
      .confederate('z', 'wooden', 402, 'NE', { now: { guns: [], points: 40, strength: 44, ...theirs } })
      .acts('union')
      .then('activate a', 'carryOut a');

  it.each([
    ['with a ram', {}, {}],
    ['without one', { ram: false }, {}],
    ['on a ship that can sink', {}, { points: 6, strength: 20 }],
  ])('%s', (_, mine, theirs) => {
    const table = clash(mine, theirs);
    const odds = oddsOf(table, 'ram a z');
    const rams = resolve(table, 'ram a z', [], `ram ${_}`);
    const blows = rams.map(({ events }) => events.find(event => event.type === 'shipRammed')!);
    for (const { points, chance } of odds.outcomes)
      expectNear(`${points} points`, blows.filter(blow => blow.damage === points).length, chance);
    expectNear(
      'rammer damaged',
      rams.filter(({ events }) => events.some(event => event.type === 'rammerDamaged')).length,
      headline(odds, 'rammer damaged'),
    );
    expectNear('sinks', rams.filter(({ state }) => state.ships.z!.status === 'sunk').length, headline(odds, 'sinks'));
  });
});

describe('opportunity fire', () => {
  it('leave to fire, the order of the guns and their shots, together', () => {
    const table = battle(13, 9)
      .union('a', 'wooden', 304, 'E', { card: 'slowSpeed', now: { guns: [], points: 60, strength: 61 } })
      .confederate('z', 'wooden', 505, 'NE', { now: { guns: guns('medium', 'heavy', 'light') } })
      .acts('union')
      .then('activate a', 'carryOut a', 'ahead a ahead');
    const odds = oddsOf(table, 'shoot z a');
    const ends = resolve(table, 'shoot z a', [], 'opportunity').map(({ events }) =>
      events.reduce((sum, event) => (event.type === 'shotFired' ? sum + event.damage : sum), 0),
    );
    for (const { points, chance } of odds.outcomes.filter(outcome => outcome.points < 6))
      expectNear(`${points} points`, ends.filter(lost => lost === points).length, chance);
  });
});

describe('mines and other weapons', () => {
  it.each(['rollEffect confederate', 'gamble confederate'])('%s', words => {
    const table = battle(9, 7)
      .mine('confederate', 404, true)
      .union('a', 'wooden', 304, 'E', {
        card: 'slowSpeed',
        now: { guns: [], points: 60, strength: 60, shallow: false },
      })
      .confederate('z', 'wooden', 905, 'W')
      .acts('union')
      .then('activate a', 'carryOut a')
      .play('ahead a ahead', 6);
    const odds = oddsOf(table, words);
    const ends = resolve(table, words, [], words).map(
      ({ events }) => events.find(event => event.type === 'weaponUsed')!.damage,
    );
    for (const { points, chance } of odds.outcomes)
      expectNear(`${points} points`, ends.filter(lost => lost === points).length, chance);
  });

  it('a fire raft’s gamble sets her on fire on 5,6', () => {
    const raft = {
      id: 'raft-1',
      side: 'confederate',
      kind: 'raft',
      hexes: [404],
      facing: 0,
      armour: 'wood',
      strength: 6,
      points: 6,
      guns: [],
      down: false,
      prey: '',
    } as const;
    const table = battle(9, 7)
      .union('a', 'wooden', 304, 'E', { card: 'slowSpeed', now: { guns: [] } })
      .confederate('z', 'wooden', 905, 'W')
      .with({ works: { 'raft-1': { ...raft, hexes: [404], guns: [] } } })
      .acts('union')
      .then('activate a', 'carryOut a', 'ahead a ahead');
    const odds = oddsOf(table, 'gamble confederate');
    expect(headline(odds, 'sets her on fire')).toBe(2 / 6);
    expectNear(
      'burns',
      resolve(table, 'gamble confederate', [], 'raft').filter(({ state }) => state.ships.a!.onFire).length,
      2 / 6,
    );
  });
});

describe('sandbars and decks', () => {
  it('2D6, every score', () => {
    const table = battle(5, 3)
      .depth(3, 302)
      .union('a', 'wooden', 202, 'E', { card: 'slowSpeed' })
      .confederate('z', 'wooden', 503, 'W')
      .acts('union')
      .then('activate a', 'carryOut a');
    expect([2, 3, 7, 8, 9, 11, 12].map(need => twoDiceAtLeast(need).ways)).toEqual([36, 35, 21, 15, 10, 3, 1]);
    expect(groundingOdds(table.ship('a'))).toEqual({ ways: 3, of: 36 });
    expect(quickSheet.desk.risk(table.now, 'a', 302)).toBe('may stick at 0302: 3 in 36');
    expectNear(
      'sticks',
      resolve(table, 'ahead a ahead', [], 'bar').filter(({ state }) => state.ships.a!.aground).length,
      3 / 36,
    );
  });

  it('Q1: the next draw from a deck, as its owner may know it', () => {
    const table = battle(5, 3)
      .union('a', 'wooden', 202, 'E')
      .confederate('z', 'wooden', 503, 'W')
      .at('reload')
      .play('chooseDeck z fullSpeedDeck', 1, 1, 1, 1, 1);
    const deck = table.state.decks.confederate.fullSpeedDeck;
    expect(nextDraw(deck)).toMatchObject({ fullSpeed: { ways: 4, of: 15 }, slowSpeed: { ways: 5, of: 15 } });
    expect(nextDraw(quickSheet.redact(table.state, 'union').decks.confederate.fullSpeedDeck)).toBeNull();
    const odds = oddsOf(table, 'chooseDeck a actionStationsDeck');
    expect(odds.headlines).toContainEqual({ label: 'Fire', chance: 8 / 20 });
    const first = resolve(table, 'chooseDeck a actionStationsDeck', [], 'deck').filter(
      ({ state }) => state.ships.a!.hand[0] === 'fire',
    );
    expectNear('fire first', first.length, 8 / 20);
  });

  it('the odds of a view are those of its own knowledge', () => {
    const table = duel('heavy', 'iron', {}, {});
    const view = situationOf(table.match, quickSheet.redact(table.state, 'union'));
    const command = { type: 'fire', side: 'union', unit: 'a', gun: 0, target: 'z' } as const;
    expect(quickSheet.desk.odds(view, command)).toEqual(quickSheet.desk.odds(table.now, command));
    expect(lostBy(table.state, table, 'z')).toBe(0);
  });
});
