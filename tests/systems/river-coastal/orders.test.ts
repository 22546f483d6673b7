/** C16 to C27 and C115 to C118: orders, the captains whom they bind, flagships and commanders of forts, each sentence with loaded dice. */
import { describe, expect, it } from 'vitest';
import { SIDES } from '../../../src/core/types.ts';
import { fuzzGame } from '../../../src/sim/checks.ts';
import type { Scenario } from '../../../src/core/scenario.ts';
import { diceOf, seedFrom } from '../../../src/core/dice.ts';
import { legal, play, start } from '../../../src/core/engine.ts';
import type { Match } from '../../../src/system/ruleset.ts';
import { STEADY } from '../../../src/bots/temper.ts';
import { riverDoctrine } from '../../../src/rules/river-coastal/captain/index.ts';
import { PLOTS_STEP, sequence } from '../../../src/rules/river-coastal/sequence.ts';
import { throwCaptains } from '../../../src/rules/river-coastal/captains.ts';
import { courseOf } from '../../../src/rules/river-coastal/courses.ts';
import { killCaptain } from '../../../src/rules/river-coastal/crew.ts';
import { desk } from '../../../src/rules/river-coastal/desk/index.ts';
import { commanderAboard, muster, shiftFlags, signalledBy } from '../../../src/rules/river-coastal/flagships.ts';
import { abandon, sink } from '../../../src/rules/river-coastal/loss.ts';
import { riverCoastal } from '../../../src/rules/river-coastal/index.ts';
import { fortFactors, moraleFactors, testMorale } from '../../../src/rules/river-coastal/morale.ts';
import { openMove } from '../../../src/rules/river-coastal/openMove.ts';
import {
  openOrders,
  orderedSo,
  orderOptions,
  owesOrders,
  writeOrder,
} from '../../../src/rules/river-coastal/ordering.ts';
import { boundBy, needsHelp, order } from '../../../src/rules/river-coastal/orders.ts';
import {
  carryOutPlots,
  defaultPlot,
  laidOver,
  logBroken,
  plotOptions,
  replotOptions,
} from '../../../src/rules/river-coastal/plots.ts';
import type { Character, Order, Play, PlotCommand, RiverCoastal } from '../../../src/rules/river-coastal/types.ts';
import { redact, witnesses } from '../../../src/rules/river-coastal/views.ts';
import { matchNamed } from '../../helpers/scenarios.ts';
import { bench, type Bench, captain } from './bench.ts';

/** Orders bind, and everybody has one; who is told nothing else is to engage the enemy. */
const ordered = (table: Bench, character: Character, given: Record<string, Order> = {}): Bench => {
  for (const ship of Object.values(table.state.ships)) ship.captain = captain({ character });
  table.state.staff = muster(table.now());
  Object.assign(table.state.staff.orders, given);
  table.state.staff.commanders = [];
  return table;
};

const plots = (table: Bench, id = 'a'): PlotCommand[] => plotOptions(table.now(), table.ship(id));
const ends = (table: Bench, id = 'a'): number[] =>
  plots(table, id).map(plot => courseOf(table.now(), table.ship(id), plot).stops.at(-1)!.hex);
const ranges = (table: Bench, to: number, id = 'a'): number[] =>
  ends(table, id).map(hex => (hex === 0 ? 99 : table.now().chart.range(hex, to)));

/** Under way to the east in the middle of a lake, with an enemy far off. */
const lake = (more: object = {}): Bench =>
  bench(30, 9)
    .union('a', 'uss_tyler', 1005, 'E', { speed: 8, ...more })
    .confederate('z', 'css_general_bragg', 2805, 'W');

describe('first orders', () => {
  it('C16: the stance of the scenario’s standing orders gives them, without one to engage the enemy', () => {
    const table = bench().union('b', 'uss_cairo', 505, 'E');
    const stances = {
      a: { kind: 'engage', prey: ['z'] },
      c: { kind: 'screen', ship: 'b', within: 2 },
      d: { kind: 'runPast', edge: 'top' },
      e: { kind: 'ambush', hexes: [303], within: 3 },
      f: { kind: 'hold', hexes: [] },
      g: { kind: 'withdraw', edge: null },
    } as const;
    for (const id of Object.keys(stances)) table.union(id, 'uss_tyler', 705, 'E');
    const units = Object.entries(stances).map(([id, stance]) => ({
      who: [id],
      stance,
      when: [],
      targets: [],
      words: {},
    }));
    const now = table.now();
    (now.scenario as { orders: Scenario['orders'] }).orders = { union: { units, targets: [], words: {} } };
    expect(muster(now).orders).toEqual({
      a: order('engage', { unit: 'z' }),
      b: order('engage'),
      c: order('station', { unit: 'b', where: 'ahead' }),
      d: order('proceed', { where: 'top' }),
      e: order('hold', { hex: 303 }),
      f: order('hold', { hex: 705 }),
      g: order('withdraw'),
    });
  });

  it('C16: the owner may write any other before move 1, each sheet again if he likes, to any hex of water', () => {
    const table = ordered(lake().terrain('bank', 1505), 'stubborn');
    const options = orderOptions(table.now(), 'union');
    const kinds = new Set(options.flatMap(each => (each.type === 'order' ? [each.order.kind] : [])));
    expect([...kinds].sort()).toEqual(['engage', 'hold', 'proceed', 'ram', 'withdraw']);
    const write = (given: Order) => ({ type: 'order' as const, side: 'union' as const, ship: 'a', order: given });
    table.does(play => writeOrder(play, write(order('withdraw'))));
    expect(table.state.staff!.orders.a).toEqual(order('withdraw'));
    expect(orderOptions(table.now(), 'union')).toEqual([{ type: 'ordered', side: 'union' }]);
    expect(orderedSo(table.now(), write(order('hold', { hex: 1404 })))).toEqual(write(order('hold', { hex: 1404 })));
    for (const wrong of [
      order('hold', { hex: 1505 }),
      order('hold', { hex: 7777 }),
      order('ram', { unit: 'a' }),
      order('proceed'),
      { ...order('engage'), more: 1 } as Order,
    ])
      expect([wrong, orderedSo(table.now(), write(wrong))]).toEqual([wrong, null]);
    expect(orderedSo(table.now(), { ...write(order('withdraw')), side: 'confederate' })).toBe(null);
  });

  it('C107: a sheet is its owner’s, and writing it tells nobody', () => {
    const table = ordered(lake(), 'stubborn');
    table.state.staff!.written = ['a'];
    expect(redact(table.state, 'confederate').staff).toMatchObject({ orders: { z: order('engage') }, written: [] });
    expect(redact(table.state, 'confederate').staff!.orders).not.toHaveProperty('a');
    expect(redact(table.state, 'union').staff!.orders).toHaveProperty('a');
  });
});

describe('what fits (C17)', () => {
  it('Engage: nearer, until the target is inside medium range, then inside the longest', () => {
    const far = ordered(lake(), 'stubborn');
    expect(Math.max(...ranges(far, 2805))).toBeLessThan(18);
    const near = ordered(lake({ at: 2405 }), 'stubborn');
    const free = ordered(lake({ at: 2405 }), 'intelligent');
    expect([Math.max(...ranges(near, 2805)) <= 9, plots(near).length]).toEqual([true, plots(free).length]);
    // Her smoothbores reach four hexes at medium range, six at the longest.
    const guns = (table: Bench) => table.ship('a').guns.forEach(gun => (gun.kind = 'smoothbore'));
    const away = ordered(lake({ at: 2405, facing: 3, speed: 16, inHand: 20, going: 'ahead' }), 'stubborn');
    const open = ordered(lake({ at: 2405, facing: 3, speed: 16, inHand: 20, going: 'ahead' }), 'intelligent');
    for (const table of [away, open]) guns(table);
    expect(Math.max(...ranges(open, 2805))).toBeGreaterThan(6);
    expect(Math.max(...ranges(away, 2805))).toBeLessThanOrEqual(6);
  });

  it('Engage: of the guns that work, whatever those that do not could reach', () => {
    const table = ordered(lake({ at: 2305 }), 'stubborn');
    // A smoothbore reaches four hexes at medium range, a rifle six.
    const [first, ...others] = table.ship('a').guns;
    first!.kind = 'rifle';
    for (const gun of others) gun.kind = 'smoothbore';
    expect(Math.max(...ranges(table, 2805))).toBe(5);
    first!.lost = true;
    expect(Math.max(...ranges(table, 2805))).toBe(4);
  });

  it('Keep station: within two hexes of it, or nearer; C117: of where the friend will be', () => {
    const table = lake({ at: 1005 }).union('b', 'uss_cairo', 1405, 'E', { speed: 6 });
    ordered(table, 'stubborn', { a: order('station', { unit: 'b', where: 'astern' }) });
    // Two hexes on she lies in 1605, and the station astern of her in 1505.
    expect(Math.max(...ranges(table, 1505))).toBeLessThan(5);
    const there = lake({ at: 1505, speed: 0 }).union('b', 'uss_cairo', 1405, 'E', { anchored: true });
    ordered(there, 'stubborn', { a: order('station', { unit: 'b', where: 'port' }) });
    expect(ranges(there, 1404).every(range => range <= 3)).toBe(true);
  });

  it('Proceed: nearer, or arrived; to an edge nearer to it, or off by it', () => {
    const hex = ordered(lake(), 'stubborn', { a: order('proceed', { hex: 1305 }) });
    expect(ranges(hex, 1305).every(range => range < 3)).toBe(true);
    const arrived = ordered(lake({ at: 1305, speed: 0 }), 'stubborn', { a: order('proceed', { hex: 1305 }) });
    expect(new Set(ends(arrived))).toEqual(new Set([1305]));
    const edge = ordered(lake({ at: 2905 }), 'stubborn', { a: order('proceed', { where: 'right' }) });
    expect(ends(edge).every(end => end === 0 || end >= 3000)).toBe(true);
    expect(ends(edge)).toContain(0);
    const other = ordered(lake({ at: 2905 }), 'stubborn', { a: order('proceed', { where: 'left' }) });
    expect(ends(other).length).toBe(ends(ordered(lake({ at: 2905 }), 'intelligent')).length);
  });

  it('Hold: within two hexes; C115: from farther off nearer', () => {
    const here = ordered(lake({ speed: 16, inHand: 23, going: 'ahead' }), 'stubborn', {
      a: order('hold', { hex: 1005 }),
    });
    expect(Math.max(...ranges(here, 1005))).toBeLessThanOrEqual(2);
    expect(
      Math.max(...ranges(ordered(lake({ speed: 16, inHand: 23, going: 'ahead' }), 'intelligent'), 1005)),
    ).toBeGreaterThan(2);
    const far = ordered(lake(), 'stubborn', { a: order('hold', { hex: 1605 }) });
    expect(Math.max(...ranges(far, 1605))).toBeLessThan(6);
  });

  it('Ram: marked and nearer; C115: the mark where one is allowed', () => {
    const table = ordered(lake({ at: 2505 }), 'stubborn', { a: order('ram', { unit: 'z' }) });
    const ahead = plots(table);
    expect(new Set(ahead.map(({ ram }) => ram))).toEqual(new Set(['z']));
    const [plot] = ahead as [PlotCommand];
    expect(laidOver(table.now(), plot)).toEqual(plot);
    expect(laidOver(table.now(), { ...plot, ram: '' } as PlotCommand)).toBe(null);
    expect(defaultPlot(table.now(), table.ship('a')).ram).toBe('z');
    const far = ordered(lake(), 'stubborn', { a: order('ram', { unit: 'z' }) });
    expect([new Set(plots(far).map(({ ram }) => ram)), Math.max(...ranges(far, 2805)) < 18]).toEqual([
      new Set(['']),
      true,
    ]);
  });

  it('Assist: nearer, or beside her; Withdraw: nearer the home edge', () => {
    const table = lake().union('b', 'uss_cairo', 1305, 'E', { aground: { tries: 2, before: 0 } });
    ordered(table, 'stubborn', { a: order('assist', { unit: 'b' }) });
    expect(Math.max(...ranges(table, 1305))).toBeLessThan(3);
    const beside = lake({ at: 1205, speed: 0 }).union('b', 'uss_cairo', 1305, 'E', {
      aground: { tries: 2, before: 0 },
    });
    ordered(beside, 'stubborn', { a: order('assist', { unit: 'b' }) });
    expect(Math.max(...ranges(beside, 1305))).toBeLessThanOrEqual(1);
    const home = ordered(lake({ facing: 3 }), 'stubborn', { a: order('withdraw') });
    expect(Math.max(...ends(home))).toBeLessThan(1005);
  });

  it('C16: who is assisted is aground or adrift, not under way nor at anchor', () => {
    const helped = (more: object): boolean => needsHelp(lake().union('b', 'uss_cairo', 1305, 'E', more).ship('b'));
    expect(helped({ aground: { tries: 2, before: 0 } })).toBe(true);
    expect([
      helped({ going: 'adrift' }),
      helped({ going: 'adrift', speed: 4 }),
      helped({ going: 'ahead', speed: 4 }),
    ]).toEqual([...[true, false, false]]);
    expect(helped({ going: 'adrift', anchored: true })).toBe(false);
  });

  it('where no plot fits, all are free', () => {
    const table = ordered(lake({ facing: 3, speed: 8 }), 'stubborn', { a: order('hold', { hex: 2005 }) });
    expect(plots(table).length).toBe(plots(ordered(lake({ facing: 3, speed: 8 }), 'intelligent')).length);
    const held = ordered(lake({ speed: 0, aground: { tries: 1, before: 0 } }), 'stubborn');
    expect(plots(held)).toHaveLength(1);
  });

  it('C116: an order whose object is gone is to engage the enemy', () => {
    const table = lake().confederate('y', 'css_mcrae', 2005, 'W');
    ordered(table, 'stubborn', { a: order('ram', { unit: 'y' }) });
    const goes = () => boundBy(table.now(), table.ship('a'))?.order;
    expect(goes()).toEqual(order('ram', { unit: 'y' }));
    table.does(play => abandon(play, 'y', 'morale'));
    expect(goes()).toEqual(order('engage'));
    table.union('b', 'uss_cairo', 1305, 'E', { aground: { tries: 2, before: 0 } });
    table.state.staff!.orders.a = order('assist', { unit: 'b' });
    expect(goes()).toEqual(order('assist', { unit: 'b' }));
    table.ship('b').aground = null;
    expect(goes()).toEqual(order('engage'));
  });
});

describe('characters', () => {
  const away = (character: Character, at = 1005): Bench => {
    const table = lake({ at, facing: 3 });
    return ordered(table, character, { a: order('withdraw') });
  };

  it('C18: to the intelligent orders are advice', () => {
    expect(boundBy(away('intelligent').now(), away('intelligent').ship('a'))).toBe(null);
  });

  it('C19: the stubborn makes only plots that fit', () => {
    const table = away('stubborn');
    expect(boundBy(table.now(), table.ship('a'))).toEqual({ order: order('withdraw'), by: 'stubborn' });
    expect(plots(table).length).toBeLessThan(plots(away('intelligent')).length);
    expect(Math.max(...ends(table))).toBeLessThan(1005);
  });

  it('C20: the reckless as stubborn until he himself sees an enemy, then at the nearest as fast as the plot allows', () => {
    const blind = away('reckless');
    expect(boundBy(blind.now(), blind.ship('a'))).toEqual({ order: order('withdraw'), by: 'reckless' });
    const sees = ordered(lake({ at: 1505 }).confederate('y', 'css_mcrae', 2005, 'W'), 'reckless', {
      a: order('hold', { hex: 1505 }),
    });
    expect(boundBy(sees.now(), sees.ship('a'))).toEqual({ order: order('engage', { unit: 'y' }), by: 'headlong' });
    expect(new Set(plots(sees).map(({ speed }) => speed))).toEqual(new Set([12]));
    expect(Math.max(...ranges(sees, 2005))).toBeLessThan(5);
    sees.terrain('bank', ...[1701, 1702, 1703, 1704, 1705, 1706, 1707, 1708, 1709]);
    expect(boundBy(sees.now(), sees.ship('a'))?.by).toBe('reckless');
  });

  it('C20: he sees no farther than fog lets him, and what was written before move 1 is no signal', () => {
    const sees = ordered(lake({ at: 1505 }).confederate('y', 'css_mcrae', 2005, 'W'), 'reckless', {
      a: order('withdraw'),
    });
    const by = () => boundBy(sees.now(), sees.ship('a'))?.by;
    sees.state.weather = { wind: 'south', fog: 8 };
    expect(by()).toBe('reckless');
    sees.state.weather = { wind: 'south', fog: 0 };
    expect(by()).toBe('headlong');
    sees.state.staff!.written = ['a'];
    expect(by()).toBe('headlong');
    sees.move(2);
    expect(by()).toBe('reckless');
  });

  it('C20: a signal holds him for one move', () => {
    const table = ordered(lake({ at: 2005 }), 'reckless', { a: order('withdraw') });
    table.move(3).state.staff!.written = ['a'];
    expect(boundBy(table.now(), table.ship('a'))).toEqual({ order: order('withdraw'), by: 'reckless' });
    table.move(4).does(openOrders);
    expect(boundBy(table.now(), table.ship('a'))?.by).toBe('headlong');
  });

  it('C24: without a captain she follows her last order as if he were stubborn; red die, no yellow', () => {
    const table = away('intelligent');
    table.does(play => killCaptain(play, table.ship('a')));
    expect(boundBy(table.now(), table.ship('a'))).toEqual({ order: order('withdraw'), by: 'leaderless' });
    expect(moraleFactors(table.ship('a'), 1).map(({ reason }) => reason)).toContain('captainDead');
  });

  it('C59: orders do not bind a plot that takes the place of a ram', () => {
    const table = ordered(lake({ at: 2505, speed: 8 }), 'stubborn', { a: order('ram', { unit: 'z' }) });
    const ship = table.ship('a');
    ship.plot = { ...defaultPlot(table.now(), ship) };
    expect(replotOptions(table.now(), ship, 'z').every(({ ram }) => ram === '')).toBe(true);
  });

  it('C26: orders bind unless somebody says otherwise; the first battle is learned without', () => {
    expect(riverCoastal.optionSpecs.map(({ id, byDefault }) => [id, byDefault])).toEqual([
      ['captains', true],
      ['silentCaptains', false],
      ['unseen', true],
      ['thinArcs', false],
      ['byEye', false],
      ['everyInch', false],
    ]);
    expect(matchNamed('river-coastal', 'first-command').options).toMatchObject({
      captains: false,
      silentCaptains: false,
    });
    expect(matchNamed('river-coastal', 'memphis').options).toMatchObject({ captains: true, silentCaptains: false });
  });
});

describe('orders that do not bind (C26, C118)', () => {
  /** Ordered home and under way to the enemy, with orders that bind nobody. */
  const unbound = (given: Order): { table: Bench; now: Play } => {
    const table = ordered(lake(), 'stubborn', { a: given });
    return { table, now: { ...table.now(), options: { captains: false } } };
  };
  const laid = ({ table, now }: ReturnType<typeof unbound>, pick: (plot: PlotCommand) => boolean): PlotCommand => {
    const plot = plotOptions(now, table.ship('a')).find(pick)!;
    table.ship('a').plot = plot;
    return plot;
  };
  const logged = (table: Bench) =>
    table.does(play => logBroken({ ...play, options: { captains: false } })).told('orderBroken');
  const straight = ({ turns, speed }: PlotCommand): boolean => speed === 12 && turns.every(turn => turn === 0);

  it('every plot is offered, whatever the captain is like', () => {
    const { table, now } = unbound(order('proceed', { hex: 2805 }));
    expect(plotOptions(now, table.ship('a')).length).toBeGreaterThan(plots(table).length);
  });

  it('one that breaks the order is marked for whoever plots, and logged when plots are down, for its own side alone', () => {
    const broken = unbound(order('proceed', { hex: 2605 }));
    laid(broken, straight);
    expect(logged(broken.table)).toEqual([]);
    // So slowly that she enters no hex.
    const breaks = laid(broken, ({ speed }) => speed === 4);
    expect(desk.plots!.course(broken.now, breaks)!.warnings).toContainEqual({
      says: 'Breaks her orders, to proceed to 2605.',
      cite: 'C26',
    });
    const [event] = logged(broken.table);
    expect(event).toEqual({ type: 'orderBroken', ship: 'a', side: 'union', order: order('proceed', { hex: 2605 }) });
    expect(witnesses(event!)).toEqual(['union']);
  });

  it('where no plot would fit, none breaks it; where orders bind, nothing is marked', () => {
    const none = unbound(order('proceed', { hex: 201 }));
    none.table.ship('a').aground = { tries: 2, before: 0 };
    laid(none, () => true);
    expect(logged(none.table)).toEqual([]);
    const bound = ordered(lake(), 'intelligent', { a: order('proceed', { hex: 201 }) });
    bound.ship('a').plot = plots(bound).find(straight)!;
    expect(bound.does(logBroken).told('orderBroken')).toEqual([]);
  });

  it('sheets are written before move 1, and nobody is asked for signals that would bind nobody', () => {
    const match = matchNamed('river-coastal', 'duel', { captains: false }) as unknown as Match<RiverCoastal>;
    const { state } = start(match, 'free');
    const orders = sequence.findIndex(({ id }) => id === 'captains');
    expect([state.cursor.phase, state.cursor.awaiting]).toEqual([orders, ['union', 'confederate']]);
    for (const side of SIDES) play(match, state, { type: 'ordered', side });
    const met = new Set<number>();
    while (state.turn < 3 && !state.outcome) {
      const [side] = state.cursor.awaiting;
      const options = legal(match, state, side!);
      met.add(state.cursor.phase);
      play(match, state, options.find(({ type }) => ['plotted', 'steady', 'aimed'].includes(type)) ?? options[0]!);
    }
    expect([...met]).not.toContain(orders);
  });
});

/** Two of a side, a commander aboard the first. */
const fleet = (character: Character, at = 1205): Bench => {
  const table = ordered(
    bench(30, 9).union('a', 'uss_cairo', 1005, 'E').union('b', 'uss_tyler', at, 'E'),
    'intelligent',
  );
  table.confederate('z', 'css_mcrae', 2805, 'W');
  const { commanders } = muster(table.now());
  table.state.staff!.commanders = commanders.filter(({ side }) => side === 'union');
  const [commander] = table.state.staff!.commanders;
  Object.assign(commander!, { ship: 'a', character, green: 3, red: -3, yellow: 3, relieves: table.ship('a').captain });
  table.ship('a').captain = captain({ character, green: 3, red: -3, yellow: 3 });
  return table.move(2);
};

describe('flagships and signals', () => {
  it('C15, C112: captains, fleet commanders and commanders of forts throw in order; a named character is not thrown', () => {
    const table = bench()
      .union('a', 'uss_tyler', 505, 'E')
      .confederate('z', 'css_mcrae', 805, 'W')
      .fort('confederate', 'f', 'fort_henry', [1201, 1301], 'W');
    table.does(throwCaptains, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 3, 1, 1, 1, 6, 1, 6, 1);
    expect(
      [...table.told('captainThrown'), ...table.told('commanderThrown')].map(({ unit, dice }) => [unit, ...dice]),
    ).toEqual([
      ['a', 1, 2, 3, 4],
      ['z', 3, 4, 5, 6],
      ['f', 6, 1, 6, 1],
      ['a', 5, 6, 1, 2],
      ['z', 3, 1, 1, 1],
    ]);
    expect(table.work('f').commander).toMatchObject({ character: 'fanatic', green: 3, red: -3, yellow: 3 });
    expect(table.ship('a').captain).toMatchObject({ character: 'reckless', green: 1, red: -1, yellow: 3 });
    expect(commanderAboard(table.state, 'a')?.relieves).toMatchObject({ character: 'intelligent' });
  });

  it('C118: a character that is named for a flagship is her commander’s; her captain’s die is thrown', () => {
    const table = bench().union('a', 'uss_tyler', 505, 'E');
    const named = (play: Play): void =>
      throwCaptains({
        ...play,
        scenario: {
          ...play.scenario,
          rules: { 'river-coastal': { options: {}, characters: { a: 'reckless' } } },
        } as never,
      });
    table.does(named, 1, 1, 1, 1, 6, 6, 6);
    expect(table.state.staff!.commanders[0]).toMatchObject({
      character: 'reckless',
      relieves: { character: 'intelligent' },
    });
  });

  it('C21: the flagship is the scenario’s, else the ship of most CPV, of equal ones the first', () => {
    const table = bench()
      .union('a', 'uss_tyler', 505, 'E')
      .union('b', 'uss_benton', 705, 'E')
      .union('c', 'uss_benton', 905, 'E');
    expect(muster(table.now()).commanders.map(({ ship }) => ship)).toEqual(['b']);
    const now = table.now();
    (now.scenario as { rules: Scenario['rules'] }).rules = {
      'river-coastal': { options: {}, flagships: ['a', 'c'] } as never,
    };
    const { commanders } = muster(now);
    expect(commanders.map(({ ship, division }) => [ship, division])).toEqual([
      ['a', ['a', 'b']],
      ['c', ['c']],
    ]);
  });

  it('C21: one ship a move that his flagship sees, and his own besides; the order counts at once', () => {
    const table = fleet('stubborn').union('c', 'uss_tyler', 1007, 'E').union('d', 'uss_tyler', 2905, 'E');
    table.state.staff!.commanders[0]!.division = ['a', 'b', 'd'];
    table.state.staff!.orders.b = order('engage');
    table.ship('b').captain = captain({ character: 'stubborn' });
    const may = () => signalledBy(table.now(), table.state.staff!.commanders[0]!).map(({ id }) => id);
    expect(may()).toEqual(['a', 'b']);
    table.does(play => writeOrder(play, { type: 'order', side: 'union', ship: 'a', order: order('withdraw') }));
    expect(may()).toEqual(['b']);
    table.does(play => writeOrder(play, { type: 'order', side: 'union', ship: 'b', order: order('withdraw') }));
    expect([may(), SIDES.filter(side => owesOrders(table.now(), side))]).toEqual([[], []]);
    expect(boundBy(table.now(), table.ship('b'))?.order).toEqual(order('withdraw'));
    expect(redact(table.state, 'confederate').staff!.commanders[0]!.signalled).toBe(false);
    table.does(openOrders);
    expect(may()).toEqual(['a', 'b']);
    table.terrain('bank', 1101, 1102, 1103, 1104, 1105, 1106, 1107, 1108, 1109);
    expect(may()).toEqual(['a']);
  });

  it('C21: to ships of his own division alone, as far as his flagship sees', () => {
    const table = fleet('stubborn').union('c', 'uss_tyler', 1007, 'E');
    const may = () => signalledBy(table.now(), table.state.staff!.commanders[0]!).map(({ id }) => id);
    table.state.staff!.commanders[0]!.division = ['a', 'b'];
    expect(may()).toEqual(['a', 'b']);
    table.state.staff!.commanders[0]!.division = ['a', 'b', 'c'];
    expect(may()).toEqual(['a', 'b', 'c']);
    table.state.weather = { wind: 'south', fog: 3 };
    expect(may()).toEqual(['a']);
  });

  it('C21: one signal a move, whoever else could be seen, and his own flagship besides', () => {
    const table = fleet('stubborn').union('c', 'uss_tyler', 1007, 'E');
    const may = () => signalledBy(table.now(), table.state.staff!.commanders[0]!).map(({ id }) => id);
    table.state.staff!.commanders[0]!.division = ['a', 'b', 'c'];
    table.state.staff!.orders.c = order('engage');
    const signal = (ship: string) =>
      table.does(play => writeOrder(play, { type: 'order', side: 'union', ship, order: order('withdraw') }));
    signal('b');
    expect(may()).toEqual(['a']);
    signal('a');
    expect(may()).toEqual([]);
    table.does(openOrders);
    signal('a');
    expect(may()).toEqual(['b', 'c']);
  });

  it('C23: the nearest of his friends takes him up, at the end of the move after, none that is seven hexes off', () => {
    const shifting = (...at: number[]) => {
      const table = fleet('intelligent', at[0]);
      at.slice(1).forEach((hex, index) => table.union(`c${index}`, 'uss_tyler', hex, 'E'));
      table.does(play => sink(play, 'a', 'magazine')).does(shiftFlags);
      expect(table.told('flagShifted')).toEqual([]);
      table.move(3).does(shiftFlags);
      return [table.told('flagShifted').map(({ ship }) => ship), table.told('commanderLost').length];
    };
    expect(shifting(1605, 1305, 1405)).toEqual([['c0'], 0]);
    expect(shifting(1605)).toEqual([['b'], 0]);
    expect(shifting(1705)).toEqual([[], 1]);
  });

  it('C23: with speed left he stays, without a try', () => {
    const table = fleet('reckless').does(shiftFlags);
    expect(table.told('flagshipTried')).toEqual([]);
  });

  it('C22, C52: the captain falls before the commander who is aboard; with neither left men are lost', () => {
    const table = fleet('intelligent');
    const ship = table.ship('a');
    table.does(play => killCaptain(play, ship));
    expect([ship.captain!.alive, commanderAboard(table.state, 'a')!.relieves!.alive]).toEqual([true, false]);
    table.does(play => killCaptain(play, ship));
    expect([ship.captain!.alive, commanderAboard(table.state, 'a')]).toEqual([false, undefined]);
    expect(table.told('captainKilled')).toHaveLength(2);
  });

  it('C23: intelligent he goes at once and reaches the nearest friend at the end of the next move; C22: the captain’s dice come back', () => {
    const table = fleet('intelligent');
    table.ship('a').fullTop = 12;
    table.ship('a').boilerDestroyed = true;
    table.does(shiftFlags);
    expect(table.told('flagshipTried')).toEqual([{ type: 'flagshipTried', ship: 'a', die: null, leaves: true }]);
    expect(table.ship('a').captain).toMatchObject({ green: 1 });
    table.move(3).does(shiftFlags);
    expect(table.told('flagShifted')).toEqual([{ type: 'flagShifted', from: 'a', ship: 'b' }]);
    expect(table.ship('b').captain).toMatchObject({ green: 3, character: 'intelligent' });
  });

  it('C23: no friend within six hexes: he is lost', () => {
    const table = fleet('intelligent', 1705);
    table
      .does(play => sink(play, 'a', 'gunfire'))
      .does(shiftFlags)
      .move(3)
      .does(shiftFlags);
    expect(table.told('commanderLost')).toHaveLength(1);
    const near = fleet('intelligent', 1605);
    near
      .does(play => sink(near.now() && play, 'a', 'gunfire'))
      .does(shiftFlags)
      .move(3)
      .does(shiftFlags);
    expect(near.told('flagShifted')).toHaveLength(1);
  });

  it('C23: reckless on 5 and 6, one try; stubborn he stays, and is lost with her', () => {
    const tried = (die: number) => {
      const table = fleet('reckless').does(play => abandon(play, 'a', 'morale'));
      table.does(shiftFlags, die);
      return [table.told('flagshipTried')[0]!.leaves, table.told('commanderLost').length];
    };
    expect([tried(4), tried(5)]).toEqual([
      [false, 1],
      [true, 0],
    ]);
    const once = fleet('reckless');
    once.ship('a').boilerDestroyed = true;
    once.does(shiftFlags, 1).move(3).does(shiftFlags);
    expect([once.told('flagshipTried').length, once.told('commanderLost').length]).toEqual([1, 0]);
    const stubborn = fleet('stubborn')
      .does(play => sink(play, 'a', 'gunfire'))
      .does(shiftFlags);
    expect([stubborn.told('flagshipTried')[0]!.die, stubborn.told('commanderLost').length]).toEqual([null, 1]);
  });
});

describe('commanders of forts (C27, C56)', () => {
  const fort = (character: Character, lost: number, before = 0): Bench => {
    const table = bench().fort('confederate', 'f', 'fort_henry', [1201, 1301], 'W');
    const work = table.work('f');
    work.fullCpv = 9;
    work.cpv = 9 - lost - before;
    work.commander = { ...captain({ character, green: 2, red: -3 }), square: 1, before: 9 - before, fell: false };
    return table;
  };

  it.each([
    ['panicky', 1, true],
    ['stubborn', 2, false],
    ['stubborn', 3, true],
    ['fanatic', 5, false],
    ['fanatic', 6, true],
  ] as const)('%s, %i of 9 CPV lost: a test is due: %s', (character, lost, due) => {
    const table = fort(character, lost);
    table.does(testMorale, ...(due ? [6] : []));
    expect(table.told('moraleRolled')).toHaveLength(due ? 1 : 0);
  });

  it('adds green, takes off the band of lost CPV and 2 for each lost in this move; at nothing it is abandoned', () => {
    const table = fort('stubborn', 2, 1);
    const values = fortFactors(table.work('f')).map(({ reason, value }) => [reason, value]);
    expect(values).toEqual([
      ['thirdLost', -2],
      ['captainAlive', 2],
      ['fortCpv', -4],
    ]);
    table.work('f').commander!.alive = false;
    expect(fortFactors(table.work('f'))).toContainEqual(expect.objectContaining({ reason: 'captainDead', value: -3 }));
    table.work('f').commander!.alive = true;
    table.does(testMorale, 5);
    expect(table.work('f').silent).toBe(false);
    table.does(testMorale, 4);
    expect(table.work('f').silent).toBe(true);
  });

  it('C56, C133: abandoned it is nobody’s: whoever comes to take it, fights nobody', () => {
    const table = fort('stubborn', 2, 1).does(testMorale, 1);
    expect(table.work('f')).toMatchObject({ silent: true, cpv: 0 });
    expect(table.work('f').manned).not.toContain(true);
    expect(table.work('f').spare).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('a move that costs no man tests nobody', () => {
    const table = fort('panicky', 0, 6).does(openMove).does(testMorale);
    expect(table.told('moraleRolled')).toEqual([]);
  });
});

describe('silent captains (C26)', () => {
  const hidden = (character: Character): Bench => {
    const table = ordered(lake({ facing: 3 }), character, { a: order('withdraw') });
    table.state.silent = ['a', 'z'];
    return table;
  };

  it('nobody is told the dice when they are thrown', () => {
    const table = bench().union('a', 'uss_tyler', 505, 'E');
    table.union('b', 'uss_cairo', 705, 'E');
    const silently = (play: Play): void => throwCaptains({ ...play, options: { silentCaptains: true } });
    table.does(silently, 3, 3, 3, 3, 1, 1, 1, 1, 6, 6, 6, 6);
    expect([table.told('captainThrown'), table.state.silent]).toEqual([[], ['a', 'b']]);
    expect(table.told('commanderThrown').map(({ unit }) => unit)).toEqual(['b']);
    expect(redact(table.state, 'union').ships.a!.captain).toBe(null);
    expect(redact(table.state, 'confederate').ships.a!.captain).toBe(null);
  });

  it('who forbids a plot shows himself before plots are laid; who forbids none does not', () => {
    const stubborn = hidden('stubborn').does(openMove);
    expect(stubborn.told('captainShown').map(({ unit }) => unit)).toEqual(['a']);
    expect(redact(stubborn.state, 'confederate').ships.a!.captain).toMatchObject({ character: 'stubborn' });
    expect(hidden('intelligent').does(openMove).told('captainShown')).toEqual([]);
  });

  it('a gun in his charge, a test and his death show him too', () => {
    const gun = hidden('intelligent');
    gun.ship('a').plot = { ...defaultPlot(gun.now(), gun.ship('a')), captainGun: 0 };
    gun.does(carryOutPlots);
    expect(gun.told('captainShown').map(({ unit }) => unit)).toEqual(['a']);
    const tested = hidden('intelligent');
    tested.ship('a').shocks = ['crew'];
    expect(tested.does(testMorale, 6).told('captainShown')).toHaveLength(1);
    const dead = hidden('intelligent');
    expect(dead.does(play => killCaptain(play, dead.ship('a'))).told('captainShown')).toHaveLength(1);
  });

  it('a fuzzed game with hidden captains finds no fault', () => {
    expect(
      fuzzGame(matchNamed('river-coastal', 'duel', { captains: true, silentCaptains: true }), 'silent', {
        replayed: true,
        searched: true,
      }).failure,
    ).toBeNull();
  });
});

describe('on the screen', () => {
  it('the sheet says her order, who holds to it and what could change that; the plot the same with its rule', () => {
    const table = ordered(lake({ facing: 3 }), 'stubborn', { a: order('withdraw') });
    const card = () => desk.units(table.now())[0]!.captain!;
    const bound = { says: 'Stubborn: ordered to withdraw. A signal can change that.', cite: 'C19' };
    expect(card()).toMatchObject({ title: 'stubborn', alive: true, order: 'withdraw', holds: bound });
    const [view] = desk.plots!.of({
      ...table.now(),
      state: { ...table.state, cursor: { ...table.state.cursor, phase: PLOTS_STEP } },
    });
    expect(view!.hindered).toEqual(bound);
    expect(desk.whyNoMove(table.now(), 'a', 1005)?.cite).toBe('C19');
    expect(desk.whyNoMove(table.now(), 'a', 2005)?.cite).toBe('C3');
    table.ship('a').captain = captain();
    expect(card()).toMatchObject({ title: 'intelligent', holds: 'Every plot is open to him.' });
  });

  it('an order is chosen by what it is, then by ship or place', () => {
    const about = (given: Order) => desk.about({ type: 'order', side: 'union', ship: 'a', order: given });
    expect(about(order('ram', { unit: 'z' }))).toEqual({ unit: 'a', target: 'z', means: 'Ram an enemy' });
    expect(about(order('hold', { hex: 1005 }))).toEqual({ unit: 'a', target: null, hex: 1005, means: 'Hold' });
    expect(about(order('withdraw'))).toEqual({ unit: 'a', target: null });
    expect(about(order('station', { unit: 'b', where: 'port' })).means).toBe('Keep station to port');
  });
});

describe('captains who are bots (C106)', () => {
  it('give a stubborn ship that is to get away the order to go', () => {
    const table = ordered(lake(), 'stubborn');
    const now = table.now();
    (now.scenario as { objectives: Scenario['objectives'] }).objectives = [
      { side: 'union', text: '', kind: 'exit', ships: ['a'], count: 1, edge: 'top' },
    ];
    const options = orderOptions(now, 'union');
    const ask = {
      now,
      side: 'union' as const,
      options,
      rules: riverCoastal,
      temper: STEADY,
      dice: diceOf(seedFrom('o')),
    };
    const plan = riverDoctrine.plans(ask, 0)[0]!.plan.map(({ command }) => command);
    expect(plan).toEqual([
      { type: 'order', side: 'union', ship: 'a', order: order('proceed', { where: 'top' }) },
      { type: 'ordered', side: 'union' },
    ]);
  });

  it('the first step of a battle asks both sides for orders, in secret', () => {
    const match = matchNamed('river-coastal', 'duel', { captains: true }) as unknown as Match<RiverCoastal>;
    const { state } = start(match, 'asked');
    expect(state.cursor.awaiting).toEqual(['union', 'confederate']);
    const [command] = legal(match, state, 'union');
    expect([command!.type, play(match, state, command!)]).toEqual(['order', []]);
  });
});
