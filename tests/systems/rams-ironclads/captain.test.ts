/** What holds for captains by Rams and Ironclads: what they see, what they reckon, and positions in which one decision is plainly the best. */
import { describe, expect, it } from 'vitest';
import { captain } from '../../../src/bots/captain.ts';
import { dangerOn, driftersIn, minesIn } from '../../../src/rules/rams-ironclads/captain/grounds.ts';
import { errandOf, movesTo } from '../../../src/rules/rams-ironclads/captain/errands.ts';
import { motionOf } from '../../../src/rules/rams-ironclads/captain/reckoning.ts';
import { fieldOf } from '../../../src/rules/rams-ironclads/captain/field.ts';
import { STEADY } from '../../../src/bots/temper.ts';
import { diceOf } from '../../../src/core/dice.ts';
import { legal, play, situationOf, start, stepAt } from '../../../src/core/engine.ts';
import type { Match } from '../../../src/system/ruleset.ts';
import { enemyOf, type Side } from '../../../src/core/types.ts';
import { courseOf } from '../../../src/rules/rams-ironclads/course.ts';
import { ramsIronclads } from '../../../src/rules/rams-ironclads/index.ts';
import type { Plot, RamsShip } from '../../../src/rules/rams-ironclads/types.ts';
import { matchNamed } from '../../helpers/scenarios.ts';
import { battle, guns, inWords, type Table } from './table.ts';

describe('a captain plots', () => {
  /** What a captain orders in the step that the table stands in. */
  const orders = (table: Table, side: Side, temper = STEADY): string[] => {
    const match = table.match as unknown as Match;
    const state = match.rules.clone(table.state);
    const bot = captain(temper);
    const given: string[] = [];
    const { phase } = state.cursor;
    while (given.length < 20 && state.cursor.phase === phase && state.cursor.awaiting.includes(side)) {
      const look = () => situationOf(match, match.rules.redact(state, side));
      const command = bot(look, legal(match, state, side), diceOf([1, 2, 3, 4]), { match, step: stepAt(state) });
      given.push(inWords(command));
      play(match, state, command);
    }
    return given;
  };
  const orderFor = (table: Table, side: Side, ship: string): string =>
    orders(table, side).find(words => words.split(' ')[1] === ship) ?? '';
  /** The ship as she would be if her captain's marker were carried out and nobody else moved. */
  const after = (table: Table, side: Side, ship: string) => {
    const [, , speed = '0', helm = 'straight'] = orderFor(table, side, ship).split(' ');
    const plot: Plot = {
      speed: Number(speed),
      helm: helm as Plot['helm'],
      anchor: false,
      castOff: false,
      tow: '',
      how: 'tow',
    };
    return courseOf(table.now, ship, plot);
  };

  it('a ram for a stopped enemy ahead of her', () => {
    const table = battle(14, 8)
      .union('ram', 'ram', 504, 'E', { go: 9, overrides: { guns: [] } })
      .confederate('prey', 'cotton', 704, 'NE', { aground: true })
      .start();
    const before: RamsShip = table.ship('prey');
    expect(after(table, 'union', 'ram').steps.map(({ hex }) => hex)).toContain(before.at);
  });

  it('ahead of an enemy that crosses her bow, not where he is now', () => {
    const table = battle(20, 14)
      .union('ram', 'ram', 507, 'E', { go: 9, overrides: { guns: [] } })
      .confederate('prey', 'transport', 1010, 'NE', { go: 5 })
      .start();
    // He is on her starboard bow and goes to port: she does not turn toward where he lies.
    expect(orderFor(table, 'union', 'ram')).not.toMatch(/starboard$/);
  });

  it('a ship away from the bank while there is still room', () => {
    const bank = Array.from({ length: 8 }, (_, row) => 1001 + row);
    const table = battle(14, 8)
      .terrain('bank', ...bank)
      .union('cairo', 'gunboat', 604, 'E', { go: 8 })
      .confederate('foe', 'cotton', 1404, 'W', { aground: true })
      .start();
    const match = table.match as unknown as Match;
    const cairo = table.ship('cairo');
    const bots = { union: captain(STEADY), confederate: captain(STEADY) };
    while (table.state.turn < 6) {
      const side = table.state.cursor.awaiting[0]!;
      const look = () => situationOf(match, match.rules.redact(table.state, side));
      play(
        match,
        table.state,
        bots[side](look, legal(match, table.state, side), diceOf([1, 2, 3, 4]), { match, step: stepAt(table.state) }),
      );
      expect(cairo.aground).toBe('no');
    }
  });

  it('a ship round a shoal that would hold her', () => {
    const table = battle(14, 9)
      .depth(3, 704, 705, 706)
      .union('cairo', 'gunboat', 605, 'E', { go: 3, now: { twelfths: 6, going: 'ahead' } })
      .confederate('foe', 'cotton', 1205, 'W', { aground: true })
      .start();
    const entered = after(table, 'union', 'cairo').steps.map(({ hex }) => hex);
    for (const shoal of [704, 705, 706]) expect(entered).not.toContain(shoal);
  });

  /** A battle in which one side's captain steams and the other only says so much, for so many moves; who anchored, command by command. */
  const aloneFor = (battleId: string, seed: string, side: Side, moves: number, says: readonly string[]) => {
    const match = matchNamed('rams-ironclads', battleId);
    const { state } = start(match, seed);
    const commander = captain(STEADY);
    const anchored: string[] = [];
    while (!state.outcome && state.turn <= moves) {
      const asked = state.cursor.awaiting.includes(side) ? side : enemyOf(side);
      const options = legal(match, state, asked);
      const look = () => situationOf(match, match.rules.redact(state, asked));
      const command =
        asked === side
          ? commander(look, options, diceOf([1, 2, 3, 4]), { match, step: stepAt(state) })
          : (options.find(({ type }) => says.includes(type)) ?? options[0]!);
      if (command.type === 'anchor' && 'ship' in command) anchored.push(String(command.ship));
      play(match, state, command);
    }
    return { match, ships: state.ships, anchored };
  };

  it('Atlanta down the bends of Wassaw Sound, and does not anchor and weigh in one of them', () => {
    // The monitors lie where they are and hold their fire.
    const { ships, anchored } = aloneFor('wassaw-sound', 'the bends', 'confederate', 12, [
      'anchor',
      'plotted',
      'aimed',
    ]);
    expect(anchored).not.toContain('css_atlanta');
    // Between the shoals a ship of her draught has one way, and it is two hexes wide.
    expect(Math.floor(ships.css_atlanta!.at / 100)).toBeGreaterThan(14);
  });

  it.each(['the stream', 'the current', 'the river'])(
    'Miami up the Roanoke, and not about in the stream where she is: %s',
    seed => {
      // Albemarle goes on as she goes and holds her fire.
      const { match, ships } = aloneFor('plymouth', seed, 'union', 6, ['steady', 'plotted', 'aimed']);
      expect(match.chart.range(ships.uss_miami!.at, ships.css_albemarle!.at)).toBeLessThan(6);
    },
  );

  it('fewer moves to an exit the nearer a ship is to the rim, on it too, and none back from there', () => {
    const movesFrom = (hex: number): number => {
      const table = battle(12, 9)
        .union('runner', 'gunboat', hex, 'NE', { go: 4 })
        .confederate('far', 'transport', 101, 'E', { aground: true })
        .objective({ side: 'union', kind: 'exit', ships: ['runner'], count: 1, edge: 'right', text: 'run past' })
        .start();
      const ask = { now: table.now, side: 'union' as const, options: [], rules: ramsIronclads, temper: STEADY };
      const field = fieldOf({ ...ask, dice: diceOf([1, 2, 3, 4]) }, true);
      const party = field.friends.find(({ id }) => id === 'runner')!;
      return movesTo(field, party.ship!, errandOf(field, party), motionOf(party.ship!));
    };
    const [far, near, rim] = [movesFrom(1006), movesFrom(1105), movesFrom(1205)];
    expect(near).toBeLessThan(far);
    expect(rim).toBeLessThan(near);
  });

  it('no ship into a friend', () => {
    const table = battle(14, 8)
      .union('fast', 'ram', 404, 'E', { go: 9, overrides: { guns: [] } })
      .union('slow', 'gunboat', 604, 'E', { aground: true })
      .confederate('foe', 'cotton', 1204, 'W', { aground: true })
      .start();
    expect(after(table, 'union', 'fast').meets).toEqual([]);
  });

  it('a tug to the ship that has to be brought away, and a line when she lies beside her', () => {
    const laid = (hex: number, go: number) =>
      battle(16, 9)
        .union('wreck', 'gunboat', 905, 'W', { aground: true, steamIn: 50 })
        .union('tug', 'tug', hex, 'W', { go })
        .confederate('far', 'transport', 1601, 'E', { aground: true })
        .objective({ side: 'union', kind: 'exit', ships: ['wreck'], count: 1, edge: 'left', text: 'bring her away' })
        .start();
    expect(orderFor(laid(805, 0), 'union', 'tug')).toBe('takeInTow tug wreck tow');
    const { chart } = laid(1305, 2).now;
    const { hex } = after(laid(1305, 2), 'union', 'tug').secondHalf;
    expect(chart.range(hex, 905)).toBeLessThan(chart.range(1305, 905));
  });

  it('speed on the marker of a tug whose tow is fast on the bottom, since she must pull', () => {
    const table = battle(16, 9)
      .union('wreck', 'gunboat', 905, 'W', { aground: true, steamIn: 50, now: { towedBy: 'tug' } })
      .union('tug', 'tug', 805, 'W', { now: { tows: ['wreck'] } })
      .confederate('far', 'transport', 1601, 'E', { aground: true })
      .objective({ side: 'union', kind: 'exit', ships: ['wreck'], count: 1, edge: 'left', text: 'bring her away' })
      .start();
    expect(orderFor(table, 'union', 'tug')).toMatch(/^plot tug [1-9]/);
  });

  it('a tug away from a tow that leaves sooner by her own steam, but not from one without', () => {
    const towing = (steam: { steamIn?: number }) =>
      battle(16, 9)
        .union('wreck', 'gunboat', 905, 'W', { ...steam, now: { towedBy: 'tug' } })
        .union('tug', 'tug', 805, 'W', { now: { tows: ['wreck'] } })
        .confederate('far', 'transport', 1601, 'E', { aground: true })
        .objective({ side: 'union', kind: 'exit', ships: ['wreck'], count: 1, edge: 'left', text: 'bring her away' })
        .start();
    expect(orderFor(towing({}), 'union', 'tug')).toBe('castOff tug');
    expect(orderFor(towing({ steamIn: 50 }), 'union', 'tug')).toMatch(/^plot tug/);
  });

  it('the last of an enemy’s ships for dearer than one of two, and whom an objective names for dearer still', () => {
    const worthOf = (others: number[], named: boolean): number => {
      const table = battle(14, 9).union('cairo', 'gunboat', 505, 'E').confederate('prey', 'cotton', 805, 'W');
      for (const hex of others) table.confederate(`other${hex}`, 'cotton', hex, 'W');
      if (named) table.objective({ side: 'union', kind: 'sinkOrCapture', ships: ['prey'], count: 1, text: 'sink her' });
      const { now } = table.start();
      const ask = { now, side: 'union' as const, options: [], rules: ramsIronclads, temper: STEADY };
      const { foes } = fieldOf({ ...ask, dice: diceOf([1, 2, 3, 4]) }, true);
      return foes.find(({ id }) => id === 'prey')!.mark.hit;
    };
    const [one, last, named] = [worthOf([1201], false), worthOf([], false), worthOf([1201], true)];
    expect(last).toBeGreaterThan(one);
    expect(named).toBeGreaterThan(last);
  });

  it('a ship in contact away from whom she has struck, for another blow', () => {
    const table = battle(14, 9)
      .union('ram', 'ram', 605, 'E', { overrides: { guns: [] } })
      .confederate('prey', 'gunboat', 705, 'NE', { aground: true, now: { guns: [] } })
      .with({ struck: [{ by: 'ram', on: 'prey', turn: 0 }] })
      .start();
    expect(orderFor(table, 'union', 'ram')).toMatch(/^plot ram (-|[1-9]\d* (port|starboard))/);
  });

  it('R12: guns of a fort that wait for the second fire where an enemy comes nearer, and fire at one that lies still', () => {
    const coming = (go: number) =>
      battle(16, 11)
        .fort('confederate', 'f', [601, 701], 'SE', { guns: guns('sb15 barbette front') })
        .union('a', 'gunboat', 1007, 'NW', {
          now: { guns: [], sharpshooters: false, speed: go, rate: go, going: 'ahead' },
        })
        .at('firstFire');
    expect(orders(coming(24), 'confederate')).toEqual(['aimed confederate']);
    expect(orders(coming(0), 'confederate')).toHaveLength(2);
  });

  it('R26, R51: torpedoes by what is known of their field, drifters where they come to, and the worst hex of a way', () => {
    const table = battle(14, 9)
      .flow('E', 6)
      .mine('confederate', 505, true, { field: 'row' })
      .mine('confederate', 1005, true, { adrift: true })
      .terrain('sandbar', 404)
      .union('a', 'wooden', 205, 'E', { now: { guns: [] } })
      .confederate('z', 'cotton', 1301, 'W', { anchored: true })
      .start();
    const fieldWhere = (strength: number) => {
      const mines = table.state.mines.map(mine => ({ ...mine, strength, known: true }));
      const now = { ...table.now, state: { ...table.state, mines } };
      const ask = { now, side: 'union' as const, options: [], rules: ramsIronclads, temper: STEADY };
      return fieldOf({ ...ask, dice: diceOf([1, 2, 3, 4]) }, true);
    };
    const [unknown, dud, sure] = [fieldWhere(0), fieldWhere(1), fieldWhere(6)];
    expect(minesIn(dud, 505)).toBe(0);
    expect(minesIn(sure, 505)).toBeGreaterThan(minesIn(unknown, 505));
    expect([driftersIn(sure, 1105) > 0, driftersIn(sure, 1005), driftersIn(sure, 1405)]).toEqual([true, 0, 0]);
    const leg = (...path: number[]) => ({ path, facing: 0 as const, rate: 24, going: 'ahead' as const });
    // 403 lies beside the bar, 603 does not.
    expect([dangerOn(sure, 9, leg(303, 403, 603)), dangerOn(sure, 9, leg(403, 603))]).toEqual([4, 0]);
  });

  it('every gun at the ship that the battle is about', () => {
    const table = battle(14, 9)
      .union('cairo', 'gunboat', 505, 'E')
      .confederate('left', 'cotton', 504, 'W', { aground: true })
      .confederate('other', 'cotton', 604, 'W', { aground: true })
      .objective({ side: 'union', kind: 'sinkOrCapture', ships: ['other'], count: 1, text: 'sink her' })
      .at('firstFire');
    const bears = table.offered('aim cairo other').filter(words => words.endsWith('shot'));
    const laid = orders(table, 'union');
    expect(bears.length).toBeGreaterThan(0);
    for (const aim of bears) expect(laid.includes(aim) || laid.includes('salvo cairo other')).toBe(true);
  });
});
