/** Positions in which one decision is plainly the best. Each can fail: a captain who weighs otherwise decides otherwise. */
import { describe, expect, it } from 'vitest';
import { captain } from '../../../src/bots/captain.ts';
import { CAUTIOUS, STEADY } from '../../../src/bots/temper.ts';
import type { Temper } from '../../../src/system/captain.ts';
import { diceOf } from '../../../src/core/dice.ts';
import { legal, play, situationOf, start, stepAt } from '../../../src/core/engine.ts';
import type { Bot, Match } from '../../../src/system/ruleset.ts';
import type { Command, Side } from '../../../src/core/types.ts';
import type { QuickSheetCommand } from '../../../src/rules/quick-sheet/types.ts';
import { battle, inWords } from '../../systems/portable/table.ts';
import { battle as sheet, guns, inWords as sheetWords } from '../../systems/quick-sheet/table.ts';
import { matchNamed } from '../../helpers/scenarios.ts';

interface Position {
  match: unknown;
  state: { cursor: { awaiting: Side[] } };
}

/** What a captain does there, one command after another, until the other side is to decide or he has said so many. */
const orders = (table: Position, side: Side, most = 20, temper: Temper = STEADY): Command[] => {
  const match = table.match as Match;
  const state = match.rules.clone(table.state as never);
  const bot: Bot = captain(temper);
  const given: Command[] = [];
  const phase = state.cursor.phase;
  while (
    given.length < most &&
    state.cursor.phase === phase &&
    state.cursor.awaiting.includes(side) &&
    !state.outcome
  ) {
    const look = () => situationOf(match, match.rules.redact(state, side));
    const command = bot(look, legal(match, state, side), diceOf([1, 2, 3, 4]), { match, step: stepAt(state) });
    given.push(command);
    play(match, state, command);
  }
  return given;
};

const words = (table: Position, side: Side, most = 20, temper: Temper = STEADY): string[] =>
  orders(table, side, most, temper).map(inWords);
const said = (table: Position, side: Side, most = 20): string[] => orders(table, side, most).map(sheetWords);

describe('a captain by the portable rules', () => {
  it('finishes off a cripple rather than scratch a sound ship', () => {
    const table = battle(12, 8)
      .union('cairo', 'casemate', 505, 'NE')
      .confederate('cripple', 'casemate', 607, 'W', { now: { points: 1 } })
      .confederate('sound', 'casemate', 605, 'W')
      .fire();
    expect(words(table, 'union')[0]).toBe('cairo > cripple');
  });

  const targets = (table: Position): string[] =>
    words(table, 'union').flatMap(order => (order.includes(' > ') ? [order.split(' > ')[1]!] : []));

  it('puts no more fire on a target than sinks her', () => {
    const table = battle(12, 8)
      .union('one', 'casemate', 504, 'NE')
      .union('two', 'casemate', 505, 'NE')
      .confederate('cripple', 'gunboat', 604, 'W', { now: { points: 1 } })
      .confederate('sound', 'casemate', 605, 'W')
      .fire();
    expect(targets(table).sort()).toEqual(['cripple', 'sound']);
  });

  it('puts all fire on the ship that the battle is about', () => {
    const table = battle(12, 8)
      .union('one', 'monitor', 504, 'E')
      .union('two', 'monitor', 505, 'E')
      .confederate('left', 'frigate', 604, 'W')
      .confederate('right', 'frigate', 605, 'W')
      .objective({ side: 'union', kind: 'sinkOrCapture', ships: ['right'], count: 1, text: 'sink her' })
      .fire();
    expect(targets(table)).toEqual(['right', 'right']);
  });

  it('rams with a ram when the enemy lies right ahead', () => {
    const table = battle(12, 8)
      .union('ram', 'gunboat', 505, 'E', { overrides: { guns: [], ram: true } })
      .confederate('prey', 'gunboat', 605, 'NE', { now: { points: 2 } })
      .moves('union');
    expect(words(table, 'union')[0]).toBe('ram rams prey');
  });

  it('does not steam onto a bar when there is a free way', () => {
    const table = battle(14, 5)
      .options('sandbars')
      .depth(3, 403, 503, 603)
      .union('oneida', 'frigate', 303, 'E')
      .confederate('cairo', 'casemate', 1103, 'W')
      .moves('union');
    const match = table.match as unknown as Match;
    const state = match.rules.clone(table.state);
    for (const command of orders(table, 'union')) {
      play(match, state, command);
      expect(match.chart.depth(state.ships.oneida!.at)).toBeGreaterThan(3);
    }
    // She does not lie and wait either: she turns to go round.
    expect(state.ships.oneida!.facing).not.toBe(0);
  });

  it('leaves when the objective is to leave', () => {
    const table = battle(10, 6)
      .union('runner', 'gunboat', 903, 'E')
      .confederate('watch', 'casemate', 703, 'E')
      .objective({ side: 'union', kind: 'exit', ships: ['runner'], count: 1, edge: 'right', text: 'run past' })
      .moves('union');
    expect(words(table, 'union')).toContain('runner leaves right');
  });

  it('turns to her exit where two headings seem to be as near', () => {
    const table = battle(16, 8)
      .union('runner', 'casemate', 604, 'SE')
      .confederate('watch', 'gunboat', 108, 'W')
      .objective({ side: 'union', kind: 'exit', ships: ['runner'], count: 1, edge: 'right', text: 'run past' })
      .moves('union');
    expect(words(table, 'union')[0]).toMatch(/^runner (ahead|port)/);
  });

  it('makes for the way out past an enemy whom she could fight', () => {
    const table = battle(16, 6)
      .union('runner', 'gunboat', 503, 'E')
      .confederate('watch', 'gunboat', 306, 'E')
      .objective({ side: 'union', kind: 'exit', ships: ['runner'], count: 1, edge: 'right', text: 'run past' })
      .moves('union');
    expect(words(table, 'union').slice(0, 3)).toEqual(['runner ahead', 'runner ahead', 'runner ahead']);
  });

  it('does not stop to fire at a battery when every turn is needed to get out', () => {
    const inTurns = (turns: number): string[] => {
      const table = battle(18, 8)
        .turns(turns)
        .union('runner', 'casemate', 904, 'E', { now: { points: 4 } })
        .confederate('battery', 'frigate', 604, 'E', { aground: true, now: { points: 3 } })
        .objective({ side: 'union', kind: 'exit', ships: ['runner'], count: 1, edge: 'right', text: 'run past' })
        .moves('union');
      return words(table, 'union', 1);
    };
    expect(inTurns(9)[0]).toBe('runner ahead');
    expect(inTurns(40)[0]).not.toBe('runner ahead');
  });

  it('goes back to what must be held before time is up', () => {
    const table = battle(16, 6)
      .turns(3)
      .union('cairo', 'gunboat', 603, 'W')
      .confederate('far', 'casemate', 1503, 'W')
      .objective({ side: 'union', kind: 'hold', hexes: [303], count: 1, text: 'hold' })
      .moves('union');
    const match = table.match as unknown as Match;
    const state = match.rules.clone(table.state);
    for (const command of orders(table, 'union')) play(match, state, command);
    expect(state.ships.cairo!.at).toBe(303);
  });

  it('an unarmed ship keeps away from guns', () => {
    const table = battle(14, 6)
      .union('tug', 'unarmed', 603, 'W', { overrides: { ram: false } })
      .confederate('cairo', 'casemate', 903, 'W')
      .moves('union');
    expect(words(table, 'union')[0]).toBe('tug ahead');
  });

  it('takes a course and keeps it: no path is turned back on itself', () => {
    const match = matchNamed('portable', 'memphis');
    const { state } = start(match, 'course');
    const bots = { union: captain(STEADY), confederate: captain(CAUTIOUS) };
    let [last, turns] = ['', 0];
    while (!state.outcome && state.turn < 6) {
      const side = state.cursor.awaiting.includes('union') ? 'union' : 'confederate';
      const look = () => situationOf(match, match.rules.redact(state, side));
      const command = bots[side](look, legal(match, state, side), diceOf([1, 2, 3, 4]), { match, step: stepAt(state) });
      const order = inWords(command);
      if (command.type === 'turn') {
        const back = order.endsWith('port') ? order.replace('port', 'starboard') : order.replace('starboard', 'port');
        expect(last).not.toBe(back);
        turns += 1;
      }
      last = order;
      play(match, state, command);
    }
    expect(turns).toBeGreaterThan(5);
  });
});

describe('a captain by the quick sheet', () => {
  const BROADSIDES = guns('medium port', 'medium port', 'medium starboard', 'medium starboard');

  it('lays a fire card when an enemy lies abeam', () => {
    const table = sheet(12, 9)
      .union('cairo', 'ironclad', 505, 'E', { hand: ['fullSpeed', 'slowSpeed', 'fire'], now: { guns: BROADSIDES } })
      .confederate('bragg', 'tinclad', 604, 'E')
      .at('orders');
    expect(said(table, 'union')).toContain('lay cairo fire');
  });

  it('lays full speed when the enemy is far away', () => {
    const table = sheet(24, 9)
      .union('cairo', 'ironclad', 205, 'E', { hand: ['fire', 'turnAndFire', 'fullSpeed'], now: { guns: BROADSIDES } })
      .confederate('bragg', 'tinclad', 2105, 'E')
      .at('orders');
    expect(said(table, 'union')).toContain('lay cairo fullSpeed');
  });

  it('fires the broadside that bears, and every gun of it', () => {
    const table = sheet(12, 9)
      .union('cairo', 'ironclad', 505, 'E', { card: 'fire', now: { guns: BROADSIDES } })
      .confederate('bragg', 'tinclad', 604, 'E')
      .acts('union');
    const orders = said(table, 'union');
    expect(orders[0]).toBe('activate cairo');
    expect(orders.filter(order => order.startsWith('fire cairo')).map(order => order.split(' ')[2])).toEqual([
      '0',
      '1',
    ]);
  });

  it('finishes off a cripple', () => {
    const table = sheet(12, 9)
      .union('cairo', 'ironclad', 505, 'E', { card: 'fire', now: { guns: guns('heavy') } })
      .confederate('sound', 'tinclad', 703, 'E')
      .confederate('cripple', 'tinclad', 707, 'E', { now: { points: 1 } })
      .acts('union');
    expect(said(table, 'union')).toContain('fire cairo 0 cripple');
  });

  it('does not ram at hopeless odds', () => {
    const table = sheet(12, 9)
      .union('tyler', 'wooden', 505, 'E', { card: 'slowSpeed', now: { points: 4 } })
      .confederate('virginia', 'ironclad', 605, 'NE')
      .acts('union');
    expect(said(table, 'union').some(order => order.startsWith('ram '))).toBe(false);
  });

  it('rams at full speed with a ram', () => {
    const table = sheet(12, 9)
      .union('switzerland', 'ram', 505, 'E', { card: 'fullSpeed' })
      .confederate('bragg', 'tinclad', 605, 'NE')
      .acts('union');
    expect(said(table, 'union')).toContain('ram switzerland bragg');
  });

  it('puts a fire out before it mends anything else', () => {
    const table = sheet(12, 9)
      .union('cairo', 'ironclad', 505, 'E', {
        card: 'slowSpeed',
        now: { onFire: true, rudderHit: true, pilotHouseHit: true },
      })
      .confederate('far', 'tinclad', 1105, 'W')
      .acts('union');
    expect(said(table, 'union').slice(0, 2)).toEqual(['activate cairo', 'repair cairo fire']);
  });

  it('shifts the clock on when time wins the battle, and back when it loses it', () => {
    const table = sheet(12, 9)
      .union('cairo', 'ironclad', 205, 'E')
      .confederate('far', 'tinclad', 1105, 'W')
      .objective({ side: 'union', kind: 'survive', ships: ['cairo'], count: 1, text: 'hold out' })
      .section({ clock: 3 })
      .at('clockRolls', 6);
    const answer = (side: Side): number => {
      const state = table.match.rules.clone(table.state);
      Object.assign(state, { clockDie: 6, done: side === 'confederate' ? [] : ['confederate'] });
      Object.assign(state.cursor, { awaiting: [side] });
      return (orders({ match: table.match, state }, side, 1)[0] as QuickSheetCommand & { by: number }).by;
    };
    expect([answer('union'), answer('confederate')]).toEqual([1, -1]);
  });

  it('lets every gun fire at whoever passes', () => {
    const table = sheet(12, 9)
      .union('cairo', 'ironclad', 505, 'E', { hand: ['fire', 'slowSpeed'] })
      .confederate('bragg', 'tinclad', 905, 'W')
      .at('orders');
    expect(said(table, 'union')[0]).toBe('instruct all best');
  });

  it('does not go aground where there is deep water', () => {
    const table = sheet(14, 7)
      .depth(2, 604)
      .union('cairo', 'monitor', 404, 'E', { card: 'fullSpeed' })
      .confederate('bragg', 'tinclad', 1204, 'W')
      .acts('union');
    const match = table.match as unknown as Match;
    const state = match.rules.clone(table.state);
    for (const command of orders(table, 'union')) {
      play(match, state, command);
      expect(match.chart.depth(state.ships.cairo!.at)).toBeGreaterThan(2);
    }
  });
});
