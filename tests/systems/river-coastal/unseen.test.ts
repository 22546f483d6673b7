/** C83, C110, C134: who sees whom, what a side knows of those whom it does not see, and who hears of what they do. */
import { describe, expect, it } from 'vitest';
import { diceOf, seedFrom } from '../../../src/core/dice.ts';
import { legal, play, start } from '../../../src/core/engine.ts';
import { hash } from '../../../src/core/replay.ts';
import { seenOf } from '../../../src/core/witness.ts';
import { SIDES, type HexId, type Side } from '../../../src/core/types.ts';
import type { Match } from '../../../src/system/ruleset.ts';
import { doctrineOf } from '../../../src/bots/doctrineOf.ts';
import { suspected } from '../../../src/rules/river-coastal/captain/search.ts';
import { desk } from '../../../src/rules/river-coastal/desk/index.ts';
import { riverCoastal } from '../../../src/rules/river-coastal/index.ts';
import { areInSight, asKnown, lookOut, underWatch } from '../../../src/rules/river-coastal/lookout.ts';
import { openMove } from '../../../src/rules/river-coastal/openMove.ts';
import { order, sheetOf, whatFits } from '../../../src/rules/river-coastal/orders.ts';
import { orderOptions } from '../../../src/rules/river-coastal/ordering.ts';
import { marksFor } from '../../../src/rules/river-coastal/plotSides.ts';
import { sequence } from '../../../src/rules/river-coastal/sequence.ts';
import { shotsIn } from '../../../src/rules/river-coastal/shots.ts';
import { weightsNow } from '../../../src/rules/river-coastal/sight.ts';
import type { Play, RiverCoastal, RiverEvent, RiverState } from '../../../src/rules/river-coastal/types.ts';
import { narrate } from '../../../src/rules/river-coastal/words/narrate.ts';
import { matchNamed } from '../../helpers/scenarios.ts';
import { bench, plotted, type Bench } from './bench.ts';

const isSeen = (table: Bench, one = 'a', other = 'z'): boolean => {
  const now = table.now();
  const { ships, works } = now.state;
  return areInSight(now, (ships[one] ?? works[one])!, (ships[other] ?? works[other])!, weightsNow(now));
};

/** Two gunboats in one row, so many hexes from each other. */
const pair = (hexes = 10): Bench => {
  const table = bench(24)
    .union('a', 'uss_tyler', 205, 'NE')
    .confederate('z', 'css_mcrae', 205 + 100 * hexes, 'NW');
  table.options.unseen = true;
  return table;
};

/** An island between the two. */
const behindLand = (hexes = 10): Bench => pair(hexes).terrain('island', 704, 705, 706);

const unseen = ({ state }: Bench): unknown[] =>
  Object.entries(state.unseen ?? {}).map(([id, { at, turn }]) => [id, at, turn]);

const looked = (table: Bench, first = false): Bench => table.does(now => lookOut(now, first));

/** A piece of the rules as a step of the move has it, so that everything is told to those alone who witness it. */
const watching =
  (piece: (now: Play) => void) =>
  (now: Play): void =>
    underWatch({ id: 'test', title: '', cite: '', begin: piece }).begin!(now);

const told = (table: Bench, type: RiverEvent['type']): unknown[] =>
  table.told(type).map(event => [riverCoastal.witnesses!(event), event]);

describe('C83: who sees whom', () => {
  it('16 hexes on a clear day, and not one more', () => {
    expect([isSeen(pair(16)), isSeen(pair(17))]).toEqual([true, false]);
  });

  it('less where the scenario’s visibility is less, and less in fog', () => {
    const dim = pair(5);
    dim.now().scenario.visibility satisfies number | null;
    Object.assign(dim.now().scenario, { visibility: 4 });
    expect(isSeen(dim)).toBe(false);
    const foggy = pair(3);
    foggy.state.weather = { wind: 'south', fog: 8 };
    expect(isSeen(foggy)).toBe(false);
    expect(isSeen(foggy.move(2))).toBe(true);
  });

  it('land and islands hide, and so do larger ships', () => {
    expect([isSeen(behindLand()), isSeen(pair().terrain('bank', 705))]).toEqual([false, false]);
    const screened = pair(4).confederate('y', 'css_virginia', 405, 'NE');
    expect(isSeen(screened)).toBe(false);
    expect(isSeen(screened.confederate('y', 'css_teaser', 405, 'NE'))).toBe(true);
  });

  it('C134: whoever sees an enemy is seen by her', () => {
    // What lies between is larger than Tyler and smaller than New Ironsides.
    const table = pair(4).confederate('z', 'uss_new_ironsides', 605, 'NW').confederate('y', 'css_virginia', 405, 'NE');
    expect([isSeen(table), isSeen(table, 'z', 'a')]).toEqual([true, true]);
  });

  it('C134: a raft without a crew sees nobody', () => {
    const table = bench().confederate('raft', 'fire_raft', 405, 'E').union('z', 'uss_cairo', 605, 'E');
    Object.assign(table.options, { unseen: true });
    looked(table);
    expect(Object.keys(table.state.unseen ?? {})).toEqual(['z']);
    looked(table.confederate('y', 'css_teaser', 407, 'E'));
    expect(Object.keys(table.state.unseen ?? {})).toEqual([]);
  });

  it('forts see, and a balloon sees over ships and through fog', () => {
    const fort = pair(8).fort('union', 'f', 'fort_henry', [906, 907], 'NE');
    expect(isSeen(fort, 'f')).toBe(true);
    const up = pair(4).confederate('y', 'css_virginia', 405, 'NE');
    up.state.weather = { wind: 'south', fog: 2 };
    up.ship('a').balloon = 'aloft';
    expect(isSeen(up)).toBe(true);
  });
});

describe('C83: what is reckoned when', () => {
  it('before move 1: starts are known from the briefing, and nobody is told anything', () => {
    const table = looked(behindLand(), true);
    expect(unseen(table)).toEqual([
      ['z', 1205, 0],
      ['a', 205, 0],
    ]);
    expect([...table.told('shipLost'), ...table.told('shipSighted')]).toEqual([]);
    const weather = sequence.find(({ id }) => id === 'weather')!;
    const begun = behindLand();
    begun.does(now => weather.end!(now));
    expect(unseen(begun)).toEqual(unseen(table));
  });

  it('at the end of every quarter: one lost from sight leaves a marker where it was, one that comes into sight stands there', () => {
    for (const quarter of sequence.filter(({ id }) => id.endsWith('Quarter'))) {
      const table = behindLand().move(3);
      table.does(now => quarter.end!(now));
      expect(unseen(table)).toEqual([
        ['z', 1205, 3],
        ['a', 205, 3],
      ]);
      expect(table.told('shipLost').map(({ ship, side, at }) => [ship, side, at])).toEqual([
        ['z', 'union', 1205],
        ['a', 'confederate', 205],
      ]);
      table.ship('z').at = 405;
      table.does(now => quarter.end!(now));
      expect(table.state.unseen).toBeUndefined();
      expect(table.told('shipSighted').map(({ ship, side, at }) => [ship, side, at])).toEqual([
        ['z', 'union', 405],
        ['a', 'confederate', 205],
      ]);
    }
  });

  it('C134: who is not where she was last seen is known not to be there', () => {
    const table = looked(behindLand(), true);
    Object.assign(table.ship('z'), { at: 1206 });
    table.state.unseen!.z!.at = 304;
    looked(table);
    expect(unseen(table)).toEqual([
      ['z', 0, 0],
      ['a', 205, 0],
    ]);
    expect(told(table, 'placeSearched')).toEqual([
      [['union'], { type: 'placeSearched', ship: 'z', side: 'union', at: 304, seenBy: 'union' }],
    ]);
    looked(table);
    expect(table.told('placeSearched')).toHaveLength(1);
  });

  it('C100, C134: who comes in out of sight is known from the briefing alone', () => {
    const table = pair(22).move(2);
    Object.assign(table.ship('z'), { status: 'waiting', at: 0, entry: 2, entryHex: 2405 });
    table.does(watching(openMove));
    expect(unseen(table)).toEqual([
      ['z', 2405, 0],
      ['a', 205, 2],
    ]);
    expect(told(table, 'shipEntered')).toMatchObject([[['confederate'], { ship: 'z' }]]);
    const near = pair(22).move(2);
    near.ship('a').at = 1205;
    Object.assign(near.ship('z'), { status: 'waiting', at: 0, entry: 2, entryHex: 2405 });
    near.does(watching(openMove));
    expect([unseen(near), near.told('shipSighted').map(({ ship }) => ship)]).toEqual([[], ['z']]);
  });

  it('off: all is seen', () => {
    const table = behindLand();
    table.options.unseen = false;
    expect(unseen(looked(table))).toEqual([]);
    expect(riverCoastal.redact(table.state, 'union').ships.z).toMatchObject({ status: 'afloat', at: 1205 });
  });
});

describe('C83, C107: what a side knows of whom it does not see', () => {
  it('what she was when it saw her, and not where she is', () => {
    const table = looked(behindLand());
    Object.assign(table.ship('z'), { at: 1208, facing: 3, spv: 1, speed: 4, captain: null });
    const { ships } = riverCoastal.redact(table.state, 'union');
    expect(ships.z).toMatchObject({ status: 'unseen', at: 0, spv: table.ship('z').fullSpv, speed: 0, plot: null });
    expect(ships.z!.captain).not.toBeNull();
    expect(riverCoastal.redact(table.state, 'confederate').ships.z).toMatchObject({ at: 1208, spv: 1 });
  });

  it('C26: a captain whom nobody knew stays unknown', () => {
    const table = behindLand();
    table.state.silent = ['z'];
    looked(table);
    table.state.silent = [];
    expect(riverCoastal.redact(table.state, 'union').ships.z!.captain).toBeNull();
  });

  it('C59, C134: who is asked for another plot, only while she sees all ships of that side', () => {
    const table = behindLand().union('b', 'uss_cairo', 1005, 'E');
    table.state.cursor.interrupts.push(
      Object.assign({ type: 'replot', side: 'union' as const }, { ship: 'b', target: 'z' }),
    );
    const heard = (side: Side): unknown[] =>
      riverCoastal.redact(table.state, side).cursor.interrupts.map(each => ({ ...each }));
    expect(heard('confederate')).toEqual([{ type: 'replot', side: 'union', ship: 'b', target: 'z' }]);
    looked(table, true);
    // Tyler is behind the island, Cairo in sight: to name Cairo would say that it is not Tyler.
    expect(Object.keys(table.state.unseen ?? {})).toEqual(['a']);
    expect(heard('confederate')).toEqual([{ type: 'replot', side: 'union', ship: '', target: '' }]);
    expect(heard('union')).toEqual([{ type: 'replot', side: 'union', ship: 'b', target: 'z' }]);
  });

  it('neither marks a ram against her nor fires at her', () => {
    const near = pair(2);
    near.state.unseen = { z: { at: 405, turn: 1, was: near.ship('z') } };
    expect(marksFor(near.now(), near.ship('a'), { speed: 8, turns: [0, 0, 0, 0, 0] })).toEqual([]);
    const abeam = pair(2);
    expect(shotsIn('end')(abeam.now()).union.map(({ target }) => target)).toEqual(['z']);
    abeam.state.unseen = { z: { at: 405, turn: 1, was: abeam.ship('z') } };
    expect(shotsIn('end')(abeam.now()).union).toEqual([]);
  });

  it('orders name her, and lead to where she was last seen; to nowhere once she is not there', () => {
    const table = looked(behindLand(), true);
    table.state.staff = { commanders: [], orders: { a: order('engage', { unit: 'z' }) }, written: [] };
    const [now, ship] = [table.now(), table.ship('a')];
    expect(orderOptions(asKnown(now, 'union'), 'union')).toContainEqual(
      expect.objectContaining({ ship: 'a', order: order('ram', { unit: 'z' }) }),
    );
    expect(sheetOf(now, ship)).toEqual(order('engage', { unit: 'z' }));
    Object.assign(table.ship('z'), { at: 1209 });
    const fits = (hex: HexId): boolean => whatFits(table.now(), ship, order('ram', { unit: 'z' }))({ hex, edge: null });
    expect([fits(305), fits(209)]).toEqual([true, false]);
    table.state.unseen!.z!.at = 0;
    expect(sheetOf(table.now(), ship)).toEqual(order('engage'));
    expect([fits(305), fits(209)]).toEqual([true, true]);
  });
});

describe('C110: what is told of whom nobody sees', () => {
  const grounds = { type: 'groundingRolled', at: 1205, die: 1, upTo: 2, aground: true, shore: false } as const;

  it('her dice are told to her own side alone', () => {
    const table = looked(behindLand(), true);
    table.does(watching(now => now.emit({ ...grounds, ship: 'z' })));
    expect(told(table, 'groundingRolled')).toEqual([
      [['confederate'], { ...grounds, ship: 'z', seenBy: 'confederate' }],
    ]);
    const seen = pair();
    seen.does(watching(now => now.emit({ ...grounds, ship: 'z' })));
    expect(told(seen, 'groundingRolled')).toEqual([[SIDES, { ...grounds, ship: 'z' }]]);
  });

  it('C57: so are the dice of a ram test against one whom she does not see from where she lies', () => {
    const table = looked(behindLand(), true);
    const test: RiverEvent = {
      type: 'ramTested',
      ship: 'z',
      target: 'a',
      classes: [2, 2],
      die: 3,
      modifiers: [],
      total: 3,
      passed: true,
    };
    table.does(watching(now => now.emit(test)));
    expect(told(table, 'ramTested').map(each => (each as unknown[])[0])).toEqual([['confederate']]);
    expect(Object.keys(table.state.unseen!)).toContain('z');
  });

  it('C134: whoever meets an enemy is seen by it at once', () => {
    const table = looked(behindLand(), true);
    table.does(watching(now => now.emit({ type: 'shipsSlid', ship: 'z', target: 'a' })));
    expect(told(table, 'shipsSlid').map(each => (each as unknown[])[0])).toEqual([SIDES]);
    expect(table.told('shipSighted').map(({ ship }) => ship)).toEqual(['z', 'a']);
    expect(table.state.unseen).toBeUndefined();
  });

  it('C134: that she goes down is told to both', () => {
    const table = looked(behindLand(), true);
    table.does(watching(now => now.emit({ type: 'shipSunk', ship: 'z', at: 1205, cause: 'burnt' })));
    expect(told(table, 'shipSunk').map(each => (each as unknown[])[0])).toEqual([SIDES]);
    expect(Object.keys(table.state.unseen!)).toEqual(['a']);
  });

  it('C134: a shell is seen where it falls, and not who has fired it', () => {
    const table = looked(behindLand().fort('union', 'f', 'fort_henry', [906, 907], 'NE'), true);
    table.state.unseen = { z: { at: 1205, turn: 0, was: table.ship('z') } };
    const shell = { firer: 'z', target: 'f' } as const;
    table.does(
      watching(now => {
        now.emit({ type: 'mortarFired', ...shell, gun: 0, range: 4, die: 6, need: 6, again: false, hit: true });
        now.emit({ type: 'shellFell', ...shell, dice: [1, 2], points: 30, takes: 'nothing' as never });
      }),
    );
    expect(told(table, 'mortarFired').map(each => (each as unknown[])[0])).toEqual([['confederate']]);
    expect(told(table, 'shellFell').map(each => (each as unknown[])[0])).toEqual([SIDES]);
    expect(Object.keys(table.state.unseen)).toEqual(['z']);
  });
});

const matchAt = (battle: string): Match<RiverCoastal> =>
  matchNamed('river-coastal', battle) as unknown as Match<RiverCoastal>;

/** The same battle in which all that the enemy has out of sight of that side lies elsewhere, and in another state. */
const otherwise = (state: RiverState, side: Side, at: HexId): RiverState => {
  const copy = riverCoastal.clone(state);
  for (const ship of Object.values(copy.ships)) {
    if (ship.side === side || !copy.unseen?.[ship.id]) continue;
    Object.assign(ship, { at, spv: 1, cpv: 1, draught: 1, speed: 0, going: 'still', anchored: true });
    Object.assign(ship, { captain: null, plot: null, tows: undefined });
    delete ship.tows;
    delete ship.towedBy;
    ship.guns.forEach(gun => (gun.lost = true));
  }
  return copy;
};

describe('C83, S7: states that differ in unseen ships', () => {
  it.each(['head-of-passes', 'loss-of-the-indianola', 'arkansas-yazoo', 'wassaw-sound'])(
    'give equal views, equal offers and equal witnessed events: %s',
    name => {
      const match = matchAt(name);
      const { state } = start(match, 'unseen');
      const dice = diceOf(seedFrom(name));
      let compared = 0;
      for (let step = 0; step < 40 && !state.outcome; step++) {
        const side = state.cursor.awaiting[0]!;
        const elsewhere = match.chart.hexes.find(hex => match.chart.navigable(hex)) ?? 0;
        const other = otherwise(state, side, elsewhere);
        expect(hash(riverCoastal.redact(other, side))).toBe(hash(riverCoastal.redact(state, side)));
        expect(legal(match, other, side)).toEqual(legal(match, state, side));
        expect(legal(match, riverCoastal.redact(state, side), side)).toEqual(legal(match, state, side));
        const offers = legal(match, state, side);
        const command =
          offers.find(({ type }) => ['ordered', 'allotted', 'steady', 'plotted', 'aimed'].includes(type)) ??
          offers[dice.roll(offers.length) - 1]!;
        const before = riverCoastal.clone(state);
        const heard = seenOf(riverCoastal, play(match, state, command), side);
        // As long as nobody moves, what the other has out of sight changes nothing of what is heard.
        if (before.cursor.phase === state.cursor.phase) {
          expect(seenOf(riverCoastal, play(match, otherwise(before, side, elsewhere), command), side)).toEqual(heard);
          compared += 1;
        }
      }
      expect(compared).toBeGreaterThan(0);
    },
  );

  it('a whole move that nobody sees is heard by nobody of the other side', () => {
    const match = matchAt('head-of-passes');
    const { state } = start(match, 'unseen');
    const events: RiverEvent[] = [];
    while (state.turn === 1) {
      const side = state.cursor.awaiting[0]!;
      const command = legal(match, state, side).find(({ type }) =>
        ['ordered', 'allotted', 'steady', 'plotted', 'aimed', 'detailed'].includes(type),
      )!;
      const hidden = Object.keys(state.unseen ?? {});
      const told = play(match, state, command) as RiverEvent[];
      for (const event of told)
        if (event.type === 'shipMoved' && hidden.includes(event.ship) && state.unseen?.[event.ship]) events.push(event);
    }
    expect(events.length).toBeGreaterThan(0);
    for (const event of events)
      expect(riverCoastal.witnesses!(event)).toEqual([state.ships[(event as { ship: string }).ship]!.side]);
  });
});

describe('C83: captains know what they have seen', () => {
  it('they look for an enemy where she was last seen, and then in the water nearest to it that they do not overlook', () => {
    const table = looked(behindLand(), true);
    const view = (): Play => ({ ...table.now(), state: riverCoastal.redact(table.state, 'union') });
    expect(suspected(view(), 'union').state.ships.z).toMatchObject({ at: 1205, status: 'afloat' });
    Object.assign(table.ship('z'), { at: 2409 });
    table.state.unseen!.z!.at = 0;
    const { at } = suspected(view(), 'union').state.ships.z!;
    expect([at === 0, at === 2409]).toEqual([false, false]);
    expect(isSeen(table.confederate('z', 'css_mcrae', at, 'NW'))).toBe(false);
  });

  it('they go on in a battle in which nobody sees anybody', () => {
    const match = matchAt('head-of-passes');
    const { state } = start(match, 'search');
    const world = doctrineOf(match.rules).imagine(
      match.rules,
      { ...match, state: riverCoastal.redact(state, 'union') },
      'union',
      diceOf(seedFrom('search')),
    ) as RiverState;
    for (const ship of Object.values(world.ships).filter(({ side }) => side === 'confederate'))
      if (state.ships[ship.id]!.status === 'afloat')
        expect(ship).toMatchObject({ status: 'afloat', at: ship.entryHex });
  });
});

describe('C83: on the chart and in the log', () => {
  it('a marker lies where she was last seen, and says when', () => {
    const table = looked(behindLand(), true);
    const marks = (side: Side) =>
      desk
        .markers({ ...table.now(), state: riverCoastal.redact(table.state, side) })
        .map(({ hex, what, label, says }) => [hex, what, label, says]);
    expect(marks('union')).toEqual([[1205, 'lastSeen', 'z, start', 'z: to begin here, by the briefing']]);
    table.state.unseen!.z = { ...table.state.unseen!.z!, turn: 4 };
    expect(marks('union')).toEqual([[1205, 'lastSeen', 'z, turn 4', 'z: last seen here in turn 4']]);
    table.state.unseen!.z.at = 0;
    expect(marks('union')).toEqual([]);
    expect(marks('confederate')).toEqual([[205, 'lastSeen', 'a, start', 'a: to begin here, by the briefing']]);
  });

  it('her sheet says so, and that of a ship of one’s own what the enemy knows', () => {
    const table = looked(behindLand(), true);
    const now = { ...table.now(), state: riverCoastal.redact(table.state, 'union') };
    const sheet = (id: string) => desk.units(now).find(each => each.id === id)!;
    expect([sheet('z').marks, sheet('z').present, sheet('z').hexes]).toEqual([['unseen'], false, []]);
    expect(sheet('z').lines).toContainEqual({ label: 'Last seen', value: '1205: to begin here, by the briefing' });
    expect(sheet('a').marks).toContain('lostFromSight');
    expect(sheet('a').lines).toContainEqual({
      label: 'The enemy knows',
      value: '0205: to begin here, by the briefing',
    });
  });

  it('the log tells who comes into sight, who is lost from it and who is not where she was', () => {
    const { scenario } = plotted(pair(), 'a').now();
    const says = (event: RiverEvent): string => narrate(event, scenario);
    const of = { ship: 'z', side: 'union', at: 1205 } as const;
    expect(says({ type: 'shipSighted', ...of, facing: 0 })).toBe('Z comes into sight of the Union side at 1205.');
    expect(says({ type: 'shipLost', ...of })).toBe('The Union side loses sight of z at 1205.');
    expect(says({ type: 'placeSearched', ...of })).toBe('Z is no longer at 1205, where she was last seen.');
  });
});

it('C134: the step of boarding and landing is there in every move, whether anybody whom the enemy does not see could go or not; where all is seen only if somebody can', () => {
  const parties = sequence.find(({ id }) => id === 'parties')!;
  const begins = (table: Bench): boolean => parties.applies!(table.now());
  expect(begins(pair(10))).toBe(true);
  const open = pair(10);
  open.options.unseen = false;
  expect(begins(open)).toBe(false);
});
