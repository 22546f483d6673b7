/** Mines, spar torpedoes, stakes, chains and wrecks (C72, C74 to C78), with loaded dice. */
import { describe, expect, it } from 'vitest';
import type { FacingName } from '../../../../src/core/types.ts';
import { courseOf } from '../../../../src/rules/river-coastal/courses.ts';
import { endMove } from '../../../../src/rules/river-coastal/endOfMove.ts';
import { freeingOf, tryAllOff } from '../../../../src/rules/river-coastal/grounding.ts';
import { muster } from '../../../../src/rules/river-coastal/setup/muster.ts';
import { sink } from '../../../../src/rules/river-coastal/loss.ts';
import { mineOdds, sparOdds, waysHeld } from '../../../../src/rules/river-coastal/odds.ts';
import { defaultPlot, laidOver, plotOptions } from '../../../../src/rules/river-coastal/plots.ts';
import type { Play, Plot, RiverMine, RiverShip } from '../../../../src/rules/river-coastal/types.ts';
import { redact } from '../../../../src/rules/river-coastal/views.ts';
import { desk } from '../../../../src/rules/river-coastal/desk/index.ts';
import { type Bench, bench, moved } from '../bench.ts';

/** Lays a plot as if the ship had had that speed before. */
const steers = (setup: Bench, id: string, speed: number, more: Partial<Plot> = {}): Bench => {
  const ship = setup.ship(id);
  ship.speed = speed;
  ship.plot = { ...defaultPlot(setup.now(), ship), speed, turns: [], ...more };
  return setup;
};

const tyler = (facing: FacingName = 'E', more: Partial<RiverShip> = {}): Bench =>
  bench().union('tyler', 'uss_tyler', 505, facing, more);

const field = (more: Partial<RiverMine> = {}): RiverMine => ({
  side: 'confederate',
  hexes: [605],
  live: true,
  known: false,
  ...more,
});

const mined = (mine: RiverMine, more: Partial<RiverShip> = {}): Bench => {
  const setup = steers(tyler('E', more), 'tyler', 6);
  setup.state.mines = [mine];
  return setup;
};

describe('C77: minefields', () => {
  const big = { spv: 100, startSpv: 100, fullSpv: 100, value: 10 };

  it.each([
    [1, 'fails', 100, 'afloat'],
    [2, 'bursts', 80, 'afloat'],
    [3, 'bursts', 70, 'afloat'],
    [4, 'sinks', 100, 'sunk'],
    [6, 'sinks', 100, 'sunk'],
  ] as const)('example 18: a %i %s', (die, does, spv, status) => {
    const setup = mined(field(), big).does(moved, die);
    expect(setup.told('mineRolled')).toMatchObject([{ ship: 'tyler', at: 605, die, does }]);
    expect(setup.ship('tyler')).toMatchObject({ spv, status });
  });

  it.each([1, 2, 6])('example 18: a dummy throws the same die, %i, and does nothing', die => {
    const setup = mined(field({ live: false }), big).does(moved, die);
    expect(setup.told('mineRolled')).toMatchObject([{ does: die === 1 ? 'fails' : 'dummy' }]);
    expect(setup.ship('tyler')).toMatchObject({ spv: 100, status: 'afloat' });
    expect(setup.state.mines).toMatchObject([{ known: die !== 1 }]);
  });

  it('a 1 tells nothing: the field stays in doubt for who did not lay it, and no other die shows it', () => {
    const setup = mined(field(), big).does(moved, 1);
    expect(redact(setup.state, 'union').mines).toMatchObject([{ live: null }]);
    expect(redact(setup.state, 'confederate').mines).toMatchObject([{ live: true }]);
  });

  it('a field is not spent, and whoever laid it is not spared', () => {
    const setup = mined(field({ side: 'union' }), big).does(moved, 2);
    Object.assign(setup.ship('tyler'), { at: 505, plot: null, inHand: 0, going: 'still', halted: false });
    steers(setup, 'tyler', 6).does(moved, 3);
    expect(setup.ship('tyler').spv).toBe(50);
  });

  it('a known dummy asks for no die', () => {
    const setup = mined(field({ live: false, known: true })).does(moved);
    expect(setup.told('mineRolled')).toEqual([]);
  });

  it('two hexes of one field are entered once', () => {
    const setup = steers(tyler('E', big), 'tyler', 12);
    setup.state.mines = [field({ hexes: [605, 705] })];
    setup.does(moved, 1);
    expect(setup.ship('tyler').at).toBe(705);
  });

  it('mines throw on no damage table (C46), but a ship that falls below her value is shaken', () => {
    const setup = mined(field(), { spv: 60, startSpv: 100, fullSpv: 100, value: 50 }).does(moved, 2);
    expect(setup.told('damageRolled')).toEqual([]);
    expect(setup.ship('tyler').shocks).toContain('value');
  });

  it.each([
    [1, 5],
    [20, 5],
    [21, 4],
    [30, 4],
    [31, 3],
    [100, 3],
  ])('a ship of %i SPV is sunk %i times in 6: the odds are those of every die', (spv, ways) => {
    const ship = { ...big, spv };
    const after = [1, 2, 3, 4, 5, 6].map(die => mined(field(), ship).does(moved, die).ship('tyler'));
    const { sinks, costs } = mineOdds({ spv });
    expect(sinks).toEqual({ ways, of: 6 });
    expect(after.filter(({ status }) => status === 'sunk')).toHaveLength(ways);
    const lost = after.flatMap(({ status, spv: left }) => (status === 'sunk' || left === spv ? [] : [spv - left]));
    expect(costs).toEqual(lost.map(points => ({ points, chance: { ways: 1, of: 6 } })));
  });

  it('a plot that leads into a field is told the odds of her own points, whether it is real or in doubt', () => {
    const warned = (spv: number, viewer: 'union' | 'confederate'): string[] => {
      const setup = mined(field(), { ...big, spv });
      const now = { ...setup.now(), state: redact(setup.state, viewer) };
      const plot = { ...defaultPlot(now, setup.ship('tyler')), speed: 6, turns: [0] };
      const course = desk.plots!.course(now, { type: 'plot', side: 'union', ship: 'tyler', ...plot })!;
      return course.warnings.filter(({ cite }) => cite === 'C77').map(({ says }) => says);
    };
    expect(warned(21, 'confederate')).toEqual(['Comes into a minefield at 0605: sinks 4 in 6, loses 20 SPV 1 in 6.']);
    expect(warned(6, 'union')).toEqual(['Comes into a minefield or a dummy at 0605: if it is real, sinks 5 in 6.']);
  });

  it('markers show what their owner knows', () => {
    const setup = mined(field(), big);
    const now = { ...setup.now(), state: redact(setup.state, 'union') };
    expect(desk.markers(now)).toMatchObject([{ hex: 605, live: null, spent: false }]);
    const odds = 'sinks 3 in 6, loses 20 SPV 1 in 6, loses 30 SPV 1 in 6';
    expect(desk.risk?.(now, 'tyler', 605)).toBe(`mines or a dummy at 0605: if mines, ${odds}`);
    expect(desk.risk?.(setup.now(), 'tyler', 605)).toBe(`mines at 0605: ${odds}`);
    expect(desk.markers(setup.now())).toMatchObject([{ live: true, label: 'mines' }]);
  });
});

describe('C78: spar torpedoes', () => {
  const boat = (facing: FacingName, target: Partial<RiverShip> = {}, more: Partial<RiverShip> = {}): Bench =>
    steers(
      bench()
        .union('boat', 'picket_boat_1', 505, 'E', { spar: true, frail: true, ...more })
        .confederate('prey', 'css_general_beauregard', 605, facing, { anchored: true, ...target }),
      'boat',
      8,
    );
  const big = { spv: 100, startSpv: 100, fullSpv: 100, value: 10 };

  it.each(['E', 'NE', 'SE', 'W'] as const)('on contact at any angle, here with a target that heads %s', facing => {
    const setup = boat(facing).does(moved, 3, 3);
    expect(setup.told('sparRolled')).toMatchObject([{ ship: 'boat', target: 'prey', does: 'sinks' }]);
    expect([setup.told('ramRolled'), setup.told('shipsSlid'), setup.told('rammerRolled')]).toEqual([[], [], []]);
    expect(setup.ship('prey').status).toBe('sunk');
    expect(setup.ship('boat')).toMatchObject({ status: 'afloat', spar: false, speed: 0, at: 505 });
  });

  it.each([
    [1, 'fails', 100],
    [2, 'bursts', 80],
  ] as const)('a %i %s', (die, does, spv) => {
    const setup = boat('NE', big).does(moved, die, 6);
    expect(setup.told('sparRolled')).toMatchObject([{ does }]);
    expect(setup.ship('prey')).toMatchObject({ spv, speed: 0 });
  });

  it.each([1, 2])('whatever it did, the boat herself sinks on a %i', die => {
    const setup = boat('NE', big).does(moved, 1, die);
    expect(setup.told('ownSparRolled')).toMatchObject([{ die, sinks: true }]);
    expect(setup.ship('boat').status).toBe('sunk');
  });

  it('no other carrier does', () => {
    const setup = boat('NE', {}, {});
    delete setup.ship('boat').frail;
    setup.does(moved, 4);
    expect(setup.ship('boat').status).toBe('afloat');
  });

  it('only once: afterwards she rams as anybody does', () => {
    const setup = boat('NE', big, { spar: false }).does(moved, 2, 1, 1);
    expect(setup.told('ramRolled')).toHaveLength(1);
  });

  it('C120: not at an abandoned ship', () => {
    const setup = boat('NE', { ...big, abandoned: true }).does(moved, 2, 1, 1);
    expect(setup.told('sparRolled')).toEqual([]);
  });

  it('its odds', () => {
    const { outcomes, own } = sparOdds({ frail: true }, { spv: 100 });
    expect(outcomes.map(({ lost, of }) => [lost, Math.round(of * 6)])).toEqual([
      [0, 1],
      [20, 1],
      [100, 4],
    ]);
    expect(own * 6).toBeCloseTo(2);
    expect(sparOdds({}, { spv: 20 }).outcomes.map(({ sunk }) => sunk)).toEqual([false, true]);
  });
});

describe('C74: stakes and rocks', () => {
  const staked = (draught: number, more: Partial<RiverShip> = {}): Bench =>
    steers(tyler('E', { draught, ...more }), 'tyler', 6).section({ stakes: [605] });

  it.each([
    [5, 3],
    [6, 5],
  ])('drawing %i feet she sticks on %i or less', (draught, upTo) => {
    const stuck = staked(draught).does(moved, upTo);
    expect(stuck.told('groundingRolled')).toMatchObject([{ upTo, aground: true, stakes: true }]);
    expect(stuck.ship('tyler')).toMatchObject({ at: 605, speed: 0, aground: { tries: 2, before: 505, by: 'stakes' } });
    expect(
      staked(draught)
        .does(moved, upTo + 1)
        .ship('tyler').aground,
    ).toBeNull();
  });

  it('off on a 6, two tries, then stuck for good', () => {
    const setup = staked(6).does(moved, 1);
    setup.does(tryAllOff, 5).does(tryAllOff, 5).does(tryAllOff);
    expect(setup.told('freeingRolled').map(({ need, left }) => [need, left])).toEqual([
      [6, 1],
      [6, 0],
    ]);
    expect(staked(6).does(moved, 1).does(tryAllOff, 6).ship('tyler')).toMatchObject({ at: 505, aground: null });
  });

  it('with any friend beside her on 5 and 6, four tries in all', () => {
    const setup = staked(6).union('friend', 'uss_lexington', 604, 'E').does(moved, 1);
    for (let tries = 0; tries < 4; tries++) setup.does(tryAllOff, 4);
    setup.does(tryAllOff);
    expect(setup.told('freeingRolled').map(({ need, left }) => [need, left])).toEqual([
      [5, 3],
      [5, 2],
      [5, 1],
      [5, 0],
    ]);
  });

  it('option everyInch: three dice a hex, on sandbars and stakes', () => {
    const setup = staked(6);
    setup.options.everyInch = true;
    setup.does(moved, 6, 6, 5);
    expect(setup.told('groundingRolled').map(({ aground }) => aground)).toEqual([false, false, true]);
    expect([waysHeld(5, 1), waysHeld(5, 3), waysHeld(2, 3)]).toEqual([
      { ways: 5, of: 6 },
      { ways: 215, of: 216 },
      { ways: 152, of: 216 },
    ]);
    const bar = steers(tyler('E', { draught: 6 }), 'tyler', 6).depth(4, 605);
    bar.options.everyInch = true;
    expect(bar.does(moved, 5, 5, 5).ship('tyler').aground).toBeNull();
  });
});

describe('C74: option everyInch', () => {
  it('leaves the shore at one die', () => {
    const setup = steers(tyler('E'), 'tyler', 12).terrain('bank', 705);
    setup.options.everyInch = true;
    expect(setup.does(moved, 6).told('groundingRolled')).toMatchObject([{ shore: true, aground: false }]);
  });
});

describe('C72: help for a ship aground', () => {
  const stuck = (more: Partial<RiverShip> = {}): Bench =>
    tyler('E', { draught: 6, aground: { tries: 4, before: 0 }, ...more }).depth(4, 505);

  it('eight tries with a tug beside her at 2 knots or less', () => {
    const setup = stuck().union('tug', 'union_tug', 605, 'E', { speed: 4 });
    expect(freeingOf(setup.now(), setup.ship('tyler'))).toEqual({ need: 5, left: 8 });
    setup.ship('tug').speed = 5;
    expect(freeingOf(setup.now(), setup.ship('tyler'))).toEqual({ need: 5, left: 4 });
    setup.ship('tug').speed = 0;
    setup.ship('tug').at = 705;
    expect(freeingOf(setup.now(), setup.ship('tyler')).left).toBe(4);
  });

  it('a friend who is no tug does not help off a sandbar', () => {
    const setup = stuck().union('friend', 'uss_lexington', 605, 'E');
    expect(freeingOf(setup.now(), setup.ship('tyler')).left).toBe(4);
  });

  it('C119: a tug that comes when her own tries are over gives her the rest of the eight', () => {
    const setup = stuck({ aground: { tries: 0, before: 0 } }).does(tryAllOff);
    setup.union('tug', 'union_tug', 605, 'E').does(tryAllOff, 5);
    expect(setup.told('freeingRolled')).toMatchObject([{ left: 3, free: true }]);
  });
});

describe('C75: chains', () => {
  const chained = (speed: number, more: Partial<RiverShip> = {}): Bench => {
    const setup = tyler('E', more);
    setup.state.chains = [605];
    return steers(setup, 'tyler', speed);
  };

  it('whoever may not cross it stops before it, unharmed', () => {
    const setup = chained(8).does(moved);
    expect(setup.told('shipStopped')).toMatchObject([{ at: 505, by: 605, held: false }]);
    expect(setup.ship('tyler')).toMatchObject({ at: 505, speed: 0, aground: null });
  });

  it('a torpedo boat at 4 knots or more gets over on 5 and 6', () => {
    const over = chained(8, { frail: true }).does(moved, 5);
    expect(over.told('chainRolled')).toMatchObject([{ over: true }]);
    expect(over.ship('tyler').at).toBe(605);
    const held = chained(8, { frail: true }).does(moved, 4);
    expect(held.ship('tyler')).toMatchObject({ at: 505, speed: 0, balked: true });
    expect(chained(7, { frail: true }).does(moved).told('chainRolled')).toEqual([]);
  });

  it('C120: only her own speed takes her over: whom the current carries it stops without a die', () => {
    const setup = tyler('W', { frail: true }).river('E', 10);
    setup.state.chains = [605];
    steers(setup, 'tyler', 8).does(moved);
    expect(setup.told('chainRolled')).toEqual([]);
    expect(setup.told('shipStopped')).toMatchObject([{ at: 505, by: 605 }]);
  });

  it('then she has to go astern before the next try', () => {
    const setup = chained(8, { frail: true, balked: true }).does(moved);
    expect(setup.told('chainRolled')).toEqual([]);
    Object.assign(setup.ship('tyler'), { plot: null, halted: false });
    steers(setup, 'tyler', -6).does(moved);
    expect(setup.ship('tyler')).toMatchObject({ at: 405 });
    expect(setup.ship('tyler').balked).toBeUndefined();
  });
});

describe('C76: wrecks', () => {
  it('a ship that sinks in running water leaves a wreck for good, in slack water for two moves', () => {
    const running = tyler().river('E', 2);
    running.does(play => sink(play, 'tyler', 'magazine'));
    expect(running.state.wrecks).toEqual([{ hex: 505, until: 0 }]);
    const slack = tyler().does(play => sink(play, 'tyler', 'magazine'));
    expect(slack.state.wrecks).toEqual([{ hex: 505, until: 3 }]);
    slack.move(2).does(endMove);
    expect(slack.state.wrecks).toHaveLength(1);
    slack.move(3).does(endMove);
    expect(slack.state.wrecks).toEqual([]);
    expect(slack.told('wreckCleared')).toEqual([{ type: 'wreckCleared', at: 505 }]);
  });

  it('C120: one that the scenario lists in slack water is gone before the battle begins', () => {
    const listed = (knots: number) =>
      muster(
        bench()
          .river('E', knots)
          .section({ wrecks: [1005] })
          .now().scenario,
      ).wrecks;
    expect([listed(4), listed(0)]).toEqual([[{ hex: 1005, until: 0 }], []]);
  });

  it('its hex is closed to plots, listed or laid from outside', () => {
    const setup = tyler('E', { speed: 6 });
    const now = (): Play => setup.now();
    const into = plotOptions(now(), setup.ship('tyler')).find(({ speed, turns }) => speed === 6 && turns[0] === 0)!;
    expect(laidOver(now(), into)).toEqual(into);
    setup.state.wrecks = [
      { hex: 909, until: 0 },
      { hex: 605, until: 0 },
    ];
    expect(laidOver(now(), into)).toBeNull();
    expect(plotOptions(now(), setup.ship('tyler')).filter(({ speed }) => speed === 6)).toEqual([]);
  });

  it('C120: only her own way closes it: into one she may be carried', () => {
    const setup = tyler('E', { speed: 2 }).river('W', 5);
    setup.state.wrecks = [{ hex: 405, until: 0 }];
    const ship = setup.ship('tyler');
    expect(courseOf(setup.now(), ship, { speed: 2, turns: [] }).steps).toMatchObject([{ hex: 405, carried: true }]);
    expect(plotOptions(setup.now(), ship).map(({ speed }) => speed)).toContain(2);
  });

  it('C120: where no course leads past it all are free', () => {
    const setup = tyler('E', { speed: 12, fullTop: 12 });
    setup.state.wrecks = [{ hex: 605, until: 0 }];
    expect(plotOptions(setup.now(), setup.ship('tyler')).length).toBeGreaterThan(0);
  });

  it('a ship that is carried in is snagged: two tries at 6, then stuck for good, and nobody can help', () => {
    const setup = bench().union('tyler', 'uss_tyler', 505, 'E').union('tug', 'union_tug', 604, 'E', { anchored: true });
    setup.river('E', 6);
    setup.state.wrecks = [{ hex: 605, until: 0 }];
    setup.does(moved);
    expect(setup.told('shipSnagged')).toEqual([{ type: 'shipSnagged', ship: 'tyler', at: 605 }]);
    expect(setup.ship('tyler').aground).toEqual({ tries: 2, before: 505, by: 'wreck' });
    setup.does(tryAllOff, 5).does(tryAllOff, 5).does(tryAllOff);
    expect(setup.told('freeingRolled').map(({ need }) => need)).toEqual([6, 6]);
  });
});

describe('what lies in the water is shown', () => {
  it('stakes, chains and wrecks are marked on the chart', () => {
    const setup = tyler().section({ stakes: [605] });
    setup.state.chains = [705];
    setup.state.wrecks = [{ hex: 805, until: 0 }];
    expect(desk.markers(setup.now()).map(({ what, hex }) => [what, hex])).toEqual([
      ['stakes', 605],
      ['chain', 705],
      ['wreck', 805],
    ]);
    expect(desk.risk?.(setup.now(), 'tyler', 605)).toContain('stakes');
    expect(desk.risk?.(setup.now(), 'tyler', 805)).toContain('wreck');
  });
});
