import { describe, expect, it } from 'vitest';
import type { FacingName } from '../../../../src/core/types.ts';
import { courseOf, coursesAt } from '../../../../src/rules/river-coastal/courses.ts';
import { endMove } from '../../../../src/rules/river-coastal/endOfMove.ts';
import { openMove } from '../../../../src/rules/river-coastal/openMove.ts';
import { defaultPlot, replotOptions } from '../../../../src/rules/river-coastal/plots.ts';
import { openTests, testNext } from '../../../../src/rules/river-coastal/ramming.ts';
import type { Plot, RiverShip } from '../../../../src/rules/river-coastal/types.ts';
import { type Bench, bench, captain, moved } from '../bench.ts';

const steers = (setup: Bench, id: string, speed: number, ram = ''): Bench => {
  const ship = setup.ship(id);
  ship.speed = speed;
  ship.plot = { ...defaultPlot(setup.now(), ship), speed, turns: [], ram };
  return setup;
};

/** A ram that comes from the west at a target ahead of her, which lies at anchor unless it has way on. */
const against = (
  facing: FacingName,
  speed: number,
  more: Partial<RiverShip> = {},
  target: Partial<RiverShip> = {},
): Bench =>
  steers(
    bench()
      .union('queen', 'uss_queen_of_the_west', 505, 'E', more)
      .confederate('prey', 'css_general_beauregard', 605, facing, { anchored: true, ...target }),
    'queen',
    speed,
  );

describe('C60: the angle', () => {
  it.each(['E', 'W'] as const)('heading %s: she slides along, stays in her hex and keeps her speed', facing => {
    const setup = against(facing, 8).does(moved);
    expect(setup.told('shipsSlid')).toMatchObject([{ ship: 'queen', target: 'prey' }]);
    expect(setup.ship('queen')).toMatchObject({ at: 505, speed: 8, halted: true });
  });

  it.each(['NE', 'NW', 'SW', 'SE'] as const)('heading %s: a ram', facing => {
    const setup = against(facing, 6, { ram: true }).does(moved, 1, 1);
    expect(setup.told('ramRolled')).toMatchObject([{ ship: 'queen', target: 'prey', points: 5 }]);
    expect(setup.ship('queen')).toMatchObject({ at: 505, speed: 0 });
  });
});

describe('C61: the blow', () => {
  const big = { spv: 400, startSpv: 400, fullSpv: 400, value: 10 };

  it('example 11: at 12 knots, marked and with a ram, 15 for each point of four dice', () => {
    const setup = against('NE', 24, { ram: true }, big);
    setup.ship('queen').plot!.ram = 'prey';
    setup.does(moved, 3, 4, 2, 5, 1);
    expect(setup.told('ramRolled')).toMatchObject([{ dice: [3, 4, 2, 5], each: 15, points: 210 }]);
    expect(setup.ship('prey').spv).toBe(190);
  });

  it('example 11: without a ram 105; at 6 knots, unmarked and without one, 35', () => {
    const marked = against('NE', 24, { ram: false }, big);
    marked.ship('queen').plot!.ram = 'prey';
    marked.does(moved, 3, 4, 2, 5, 1);
    expect(marked.told('ramRolled')).toMatchObject([{ points: 105 }]);
    expect(against('NE', 12, { ram: false }, big).does(moved, 4, 3, 1).told('ramRolled')).toMatchObject([
      { points: 35 },
    ]);
  });

  it('the mark counts against its target alone', () => {
    const setup = against('NE', 6, { ram: true }, big).confederate('other', 'css_general_sumter', 909, 'E');
    setup.ship('queen').plot!.ram = 'other';
    expect(setup.does(moved, 1, 1).told('ramRolled')).toMatchObject([{ marked: false, dice: [1] }]);
  });

  it('the current does not count', () => {
    const setup = against('NE', 6, { ram: true }, big);
    setup.river('E', 6).does(moved, 1, 1);
    expect(setup.told('ramRolled')).toMatchObject([{ speed: 6, each: 5 }]);
  });

  it('a target below its penetration value throws on table 6, where a 6 sinks it', () => {
    const low = { spv: 30, startSpv: 40, fullSpv: 40, value: 28 };
    const sunk = against('NE', 6, { ram: true }, low).does(moved, 1, 6, 1);
    expect(sunk.told('damageRolled')).toMatchObject([{ dice: [6], table: 6 }]);
    expect(sunk.ship('prey').status).toBe('sunk');
    for (const spv of [33, 35]) {
      const afloat = against('NE', 6, { ram: true }, { ...low, spv }).does(moved, 1, 1);
      expect(afloat.told('damageRolled')).toEqual([]);
    }
  });
});

describe('C61, C62: who is struck, and when', () => {
  it('a target that was below her value before throws on table 6 too', () => {
    const setup = against('NE', 6, { ram: true }, { spv: 20, startSpv: 40, fullSpv: 40, value: 28 });
    expect(setup.does(moved, 1, 1, 1).told('damageRolled')).toMatchObject([{ dice: [1], table: 6 }]);
  });

  /** Both would enter the hex between them. */
  const meeting = (queen: Partial<RiverShip>, prey: Partial<RiverShip>): Bench => {
    const setup = bench()
      .union('queen', 'uss_queen_of_the_west', 505, 'E', { ram: true, ...queen })
      .confederate('prey', 'css_general_beauregard', 706, 'NW', { ram: true, ...prey });
    setup.ship('prey').at = setup.now().chart.neighbour(605, 5);
    return steers(steers(setup, 'queen', 6), 'prey', 6);
  };

  it('two that ram each other strike at once: whoever is sunk has struck, and pays nothing', () => {
    const setup = meeting({}, { spv: 5, value: 1 }).does(moved, 1, 2, 1);
    expect(setup.told('ramRolled').map(({ ship }) => ship)).toEqual(['queen', 'prey']);
    expect(setup.told('pointsLost')).toMatchObject([
      { unit: 'prey', points: 5, cause: 'ram' },
      { unit: 'queen', points: 10, cause: 'ram' },
    ]);
    expect(setup.told('rammerRolled').map(({ ship }) => ship)).toEqual(['queen']);
    expect(setup.ship('prey').status).toBe('sunk');
  });

  it('the blow comes first, then what it costs the rammer', () => {
    const setup = against('NE', 6, { ram: false, spv: 100, value: 1 }, { spv: 400, value: 1 }).does(moved, 2, 5);
    expect(setup.told('pointsLost').map(({ unit, cause }) => [unit, cause])).toEqual([
      ['prey', 'ram'],
      ['queen', 'ramming'],
    ]);
  });

  it('C64: both stop, she who is struck too', () => {
    const setup = bench()
      .union('queen', 'uss_queen_of_the_west', 505, 'E', { ram: true })
      .confederate('prey', 'css_general_beauregard', 605, 'NE', { spv: 400, value: 1 });
    steers(steers(setup, 'queen', 24), 'prey', 4).does(moved, 1, 1, 1, 1);
    for (const id of ['queen', 'prey']) expect(setup.ship(id)).toMatchObject({ speed: 0, halted: true, inHand: 0 });
  });
});

describe('C62, C65: what it costs her', () => {
  const big = { spv: 400, startSpv: 400, fullSpv: 400, value: 10 };

  it('a ram is lost, or points where none is fitted', () => {
    const fitted = against('NE', 6, { ram: true }, big).does(moved, 1, 5);
    expect(fitted.ship('queen').ram).toBe(false);
    const bare = against('NE', 6, { ram: false, spv: 100, startSpv: 100, value: 10 }, big).does(moved, 2, 5);
    expect(bare.ship('queen').spv).toBe(80);
  });

  it('the stack, and steam with two of the crew', () => {
    const stack = against('NE', 6, { ram: true }, big).does(moved, 1, 6);
    expect(stack.ship('queen').knotsLost).toBe(4);
    const steam = against(
      'NE',
      8,
      { ram: true, cpv: 6, fullCpv: 6, crew: { engine: 1, boiler: 1, pool: 4, guns: [] }, guns: [] },
      big,
    ).does(moved, ...[1, 1, 6, 6, 5]);
    expect(steam.ship('queen')).toMatchObject({ cpv: 4, hits: [{ job: 'slowed', halves: 4 }] });
  });

  it('example 11: locked for four moves, in which neither moves; then free', () => {
    const setup = against('NE', 16, { ram: true }, big).does(moved, 1, 1, 1, 6, 5);
    expect(setup.told('lockRolled')).toMatchObject([{ die: 5, moves: 4 }]);
    for (const id of ['queen', 'prey']) expect(setup.ship(id).locked).toMatchObject({ until: 5 });
    for (let move = 1; move <= 5; move++) setup.move(move).does(endMove);
    for (const id of ['queen', 'prey']) expect(setup.ship(id).locked).toBeNull();
    expect(setup.told('shipsReleased')).toHaveLength(1);
  });
});

describe('C65: locked', () => {
  it('not with a target that the blow itself sank', () => {
    const setup = against('NE', 16, { ram: true }, { spv: 5, value: 1 }).does(moved, 1, 1, 1, 6);
    expect(setup.told('lockRolled')).toEqual([]);
    expect(setup.ship('queen').locked).toBeNull();
  });

  it('neither moves or drifts', () => {
    const setup = against('NE', 16, { ram: true }, { spv: 400, value: 1 }).does(moved, 1, 1, 1, 6, 6);
    expect(setup.ship('prey').locked).toMatchObject({ ship: 'queen', until: 7 });
    setup.river('E', 6).move(2).does(openMove);
    setup.ship('prey').anchored = false;
    setup.does(moved);
    expect([setup.ship('queen').at, setup.ship('prey').at]).toEqual([505, 605]);
  });
});

describe('C63: uncontrolled', () => {
  it('two that meet in an empty hex at an angle both ram, each with her own speed', () => {
    const setup = bench()
      .union('queen', 'uss_queen_of_the_west', 505, 'E', { ram: true })
      .confederate('prey', 'css_general_beauregard', 706, 'NW', { ram: true });
    // Both would enter the hex between them.
    setup.ship('prey').at = setup.now().chart.neighbour(605, 5);
    steers(steers(setup, 'queen', 6), 'prey', 6).does(moved, 1, 2, 1, 1);
    expect(setup.told('ramRolled').map(({ ship, points }) => [ship, points])).toEqual([
      ['queen', 5],
      ['prey', 10],
    ]);
  });

  it('astern nothing rams', () => {
    const setup = bench()
      .union('queen', 'uss_queen_of_the_west', 505, 'E')
      .confederate('prey', 'css_general_beauregard', 405, 'NE', { anchored: true });
    steers(setup, 'queen', -6).does(moved);
    expect(setup.told('ramRolled')).toEqual([]);
    expect(setup.ship('queen')).toMatchObject({ at: 505, speed: 0 });
  });
});

describe('C63: carried', () => {
  it('who is carried upon another against her engines stops above her, and neither rams', () => {
    const setup = bench()
      .river('W', 6)
      .union('queen', 'uss_queen_of_the_west', 505, 'E', { ram: true })
      .confederate('prey', 'css_general_beauregard', 405, 'NE', { anchored: true });
    steers(setup, 'queen', 2).does(moved);
    expect(setup.told('shipWaited')).toMatchObject([{ ship: 'queen', by: 'prey' }]);
    expect(setup.told('ramRolled')).toEqual([]);
    expect(setup.ship('queen')).toMatchObject({ at: 505, speed: 0 });
  });
});

describe('C57: when she is tested, and for what', () => {
  it('the Union side first, then the scenario’s order', () => {
    const setup = bench()
      .confederate('first', 'css_general_beauregard', 505, 'E', { ramClass: 2 })
      .union('second', 'uss_queen_of_the_west', 705, 'W', { ramClass: 3, cpv: 1 });
    steers(steers(setup, 'first', 6, 'second'), 'second', 6, 'first');
    setup.ship('first').ramClass = 3;
    setup.ship('first').cpv -= 1;
    setup.does(openTests);
    expect(setup.state.tests).toEqual(['second', 'first']);
  });

  it('fired on in the last move, and not in the one before it', () => {
    const setup = against('NE', 12);
    setup.ship('queen').firedOnBy = ['prey'];
    setup.does(openMove);
    expect(setup.ship('queen')).toMatchObject({ firedOnBefore: ['prey'], firedOnBy: [] });
    setup.does(openMove);
    expect(setup.ship('queen').firedOnBefore).toEqual([]);
  });

  it('fired on by the target alone', () => {
    const setup = against('NE', 12, { ramClass: 2, firedOnBefore: ['somebody'] }, { ramClass: 4 });
    setup.ship('queen').plot!.ram = 'prey';
    setup.does(openTests).does(testNext, 6);
    expect(setup.told('ramTested')[0]!.modifiers.map(({ reason }) => reason)).not.toContain('firedOn');
  });

  it('exactly at the penetration value is above it', () => {
    const setup = against('NE', 12, { ramClass: 2, spv: 30, value: 30 }, { ramClass: 4 });
    setup.ship('queen').plot!.ram = 'prey';
    setup.does(openTests).does(testNext, 6);
    const reasons = setup.told('ramTested')[0]!.modifiers.map(({ reason }) => reason);
    expect([reasons.includes('above'), reasons.includes('below')]).toEqual([true, false]);
  });
});

describe('C57, C59: the ram test', () => {
  const marked = (yellow: number, more: Partial<RiverShip> = {}): Bench => {
    const setup = against(
      'NE',
      12,
      { ramClass: 2, ram: false, captain: captain({ yellow }), ...more },
      { ramClass: 4 },
    );
    setup.ship('queen').plot!.ram = 'prey';
    return setup.does(openTests);
  };

  it('example 10: class II on IV, no CPV lost, yellow +3, above value, no ram: D6 - 1, passes 5 in 6', () => {
    const passes = marked(3).does(testNext, 2);
    expect(passes.told('ramTested')).toMatchObject([{ die: 2, total: 1, passed: true }]);
    expect(passes.ship('queen').plot!.ram).toBe('prey');
    expect(marked(3).does(testNext, 1).told('ramTested')).toMatchObject([{ total: 0, passed: false }]);
  });

  it('example 10: if it fails at 6 knots: 4 on any course, or 6 on one that ends no nearer', () => {
    const setup = marked(3, { speed: 12, turning: 5 });
    setup.ship('prey').at = 905;
    setup.does(testNext, 1);
    expect(setup.ship('queen').plot!.ram).toBe('');
    expect(setup.state.cursor.interrupts).toMatchObject([{ type: 'replot', ship: 'queen', target: 'prey' }]);
    const options = replotOptions(setup.now(), setup.ship('queen'), 'prey');
    const slow = options.filter(({ speed }) => speed === 8);
    expect(slow.map(({ turns }) => turns.join())).toContain('0');
    expect(options.every(({ speed, ram }) => (speed === 8 || speed === 12) && ram === '')).toBe(true);
    expect(options.some(({ speed, turns }) => speed === 12 && turns.every(each => each === 0))).toBe(false);
  });

  it('C120: none of the plots that she is offered then leads onto a wreck, unless all do', () => {
    const setup = marked(3, { speed: 12, turning: 5 });
    setup.ship('prey').at = 605;
    const plots = () => replotOptions(setup.now(), setup.ship('queen'), 'prey');
    const hexesOf = (plot: Pick<Plot, 'speed' | 'turns'>) =>
      courseOf(setup.now(), setup.ship('queen'), plot).steps.map(({ hex }) => hex);
    const all = plots();
    const [first = 0] = hexesOf(all[0]!);
    const wreck = all.flatMap(plot => hexesOf(plot)).find(hex => !all.every(plot => hexesOf(plot).includes(hex)))!;
    setup.state.wrecks = [{ hex: wreck, until: 0 }];
    expect(plots()).toEqual(all.filter(plot => !hexesOf(plot).includes(wreck)));
    expect([plots().length > 0, plots().length < all.length]).toEqual([true, true]);
    setup.state.wrecks = [{ hex: first, until: 0 }];
    expect(plots()).toEqual(all);
  });

  it('as fast as plotted she may also end as near as she lies now', () => {
    const setup = marked(3, { speed: 12, turning: 5 });
    const { chart } = setup.now();
    setup.ship('prey').at = 606;
    const near = chart.range(505, 606);
    const ends = coursesAt(setup.now(), setup.ship('queen'), 12).map(({ turns, stops }) => ({
      turns: turns.join(),
      range: chart.range(stops.at(-1)!.hex, 606),
    }));
    expect(ends.some(({ range }) => range === near)).toBe(true);
    const fast = replotOptions(setup.now(), setup.ship('queen'), 'prey').filter(({ speed }) => speed === 12);
    expect(fast.map(({ turns }) => turns.join())).toEqual(
      ends.filter(({ range }) => range >= near).map(({ turns }) => turns),
    );
  });

  it('where C5 forbids two knots less than plotted, the slowest that it allows', () => {
    const setup = marked(3, { speed: 12, turning: 5 });
    const ship = setup.ship('queen');
    ship.plot = { ...ship.plot!, speed: 8 };
    const speeds = replotOptions(setup.now(), ship, 'prey').map(({ speed }) => speed);
    expect(new Set(speeds)).toEqual(new Set([8]));
  });

  it('a dead captain fails without a die', () => {
    const setup = marked(3, { captain: captain({ alive: false }) }).does(testNext);
    expect(setup.told('ramTested')).toMatchObject([{ die: null, passed: false }]);
  });

  it('fired on by the target in the move before: 2 less', () => {
    const setup = marked(3, { firedOnBefore: ['prey'] }).does(testNext, 3);
    expect(setup.told('ramTested')).toMatchObject([{ total: 0, passed: false }]);
  });

  it('nobody tests against a smaller class', () => {
    const setup = against('NE', 12, { ramClass: 4 }, { ramClass: 2 });
    setup.ship('queen').plot!.ram = 'prey';
    setup.does(openTests);
    expect(setup.state.tests).toEqual([]);
  });
});
