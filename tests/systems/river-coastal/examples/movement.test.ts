import { describe, expect, it } from 'vitest';
import type { Facing, FacingName, HexId } from '../../../../src/core/types.ts';
import { coursesAt, courseOf } from '../../../../src/rules/river-coastal/courses.ts';
import { endMove } from '../../../../src/rules/river-coastal/endOfMove.ts';
import { tryAllOff } from '../../../../src/rules/river-coastal/grounding.ts';
import { beginQuarter, stepNext } from '../../../../src/rules/river-coastal/movement.ts';
import { openMove } from '../../../../src/rules/river-coastal/openMove.ts';
import { carryOutPlots, defaultPlot, plotOptions } from '../../../../src/rules/river-coastal/plots.ts';
import type { Plot, RiverShip } from '../../../../src/rules/river-coastal/types.ts';
import { laneOf, streamIn } from '../../../../src/rules/river-coastal/water.ts';
import { speedsFor } from '../../../../src/rules/river-coastal/way.ts';
import { type Bench, bench, moved } from '../bench.ts';

const QUARTERS = [1, 2, 3, 4] as const;

/** Lays a plot as if the ship had had that speed before. */
const plotted = (setup: Bench, id: string, speed: number, more: Partial<Plot> = {}): Bench => {
  const ship = setup.ship(id);
  const rest = defaultPlot(setup.now(), ship);
  Object.assign(ship, { plot: { ...rest, turns: [], ...more, speed }, speed: more.speed ?? speed });
  return setup;
};

/** Hexes entered in each quarter of a move. */
const sailed = (setup: Bench, id: string): HexId[][] => {
  const ship = setup.ship(id);
  setup.does(carryOutPlots);
  return QUARTERS.map(quarter => {
    const entered: HexId[] = [];
    setup.does(play => {
      beginQuarter(quarter)(play);
      for (let at = ship.at; stepNext(play); at = ship.at) if (ship.at !== at) entered.push(ship.at);
    });
    return entered;
  });
};

const cairo = (facing: FacingName = 'E', more: Partial<RiverShip> = {}): Bench =>
  bench().union('cairo', 'uss_cairo', 505, facing, more);

describe('C1, C9: speed, quarters and current', () => {
  it('example 2: 7 knots are hexes in the second and fourth quarter, 8 parts kept', () => {
    const setup = plotted(cairo(), 'cairo', 14);
    expect(sailed(setup, 'cairo').map(({ length }) => length)).toEqual([0, 1, 0, 1]);
    expect(setup.ship('cairo').inHand).toBe(8);
  });

  it('example 2: with 3 knots of current astern 3 hexes and 8, against it 1 and 8', () => {
    const [along, against] = (['E', 'W'] as const).map(flow => plotted(cairo().river(flow, 3), 'cairo', 14));
    expect(sailed(along!, 'cairo').flat()).toHaveLength(3);
    expect(sailed(against!, 'cairo').flat()).toHaveLength(1);
    expect([along!.ship('cairo').inHand, against!.ship('cairo').inHand]).toEqual([8, 8]);
  });

  it('example 2: 1 knot against 5 goes a hex stern first in the third quarter, -8 kept', () => {
    const setup = plotted(cairo().river('W', 5), 'cairo', 2);
    expect(sailed(setup, 'cairo')).toEqual([[], [], [405], []]);
    expect(setup.ship('cairo')).toMatchObject({ inHand: -8, facing: 0, speed: 2, entered: 0 });
    expect(setup.told('shipMoved')).toMatchObject([{ going: 'carried' }]);
  });

  it('across the stream it does nothing', () => {
    const setup = plotted(cairo('NE').river('E', 3), 'cairo', 12);
    expect(sailed(setup, 'cairo').flat()).toHaveLength(2);
  });

  it('what is kept goes on in the next move, and is lost in a stop', () => {
    const setup = plotted(cairo(), 'cairo', 14);
    sailed(setup, 'cairo');
    setup.ship('cairo').plot = null;
    expect(sailed(plotted(setup, 'cairo', 14), 'cairo').map(({ length }) => length)).toEqual([0, 1, 1, 0]);
    Object.assign(setup.ship('cairo'), { plot: null });
    plotted(setup, 'cairo', 0);
    sailed(setup, 'cairo');
    expect(setup.ship('cairo').inHand).toBe(0);
  });
});

describe('C4: one hex at a time, the fastest first', () => {
  const begun = (setup: Bench): Bench => {
    setup.does(carryOutPlots).does(play => {
      beginQuarter(1)(play);
      while (stepNext(play));
    });
    return setup;
  };

  it('the faster has entered a hex when the slower comes upon her, and is not in her way', () => {
    const setup = bench()
      .union('fast', 'uss_cairo', 505, 'E', { spv: 400, value: 1, inHand: 12, going: 'ahead' })
      .confederate('slow', 'css_mcrae', 505, 'SW', { spv: 400, value: 1, inHand: 18, going: 'ahead' });
    setup.ship('slow').at = setup.now().chart.neighbour(605, 1);
    plotted(plotted(setup, 'fast', 16), 'slow', 12).does(
      play => {
        carryOutPlots(play);
        beginQuarter(1)(play);
        while (stepNext(play));
      },
      1,
      1,
      1,
    );
    expect(setup.told('ramRolled')).toMatchObject([{ ship: 'slow', target: 'fast' }]);
    expect(setup.ship('fast').at).toBe(605);
  });

  it('who has two hexes in a quarter takes the second when all have had their first', () => {
    const setup = bench()
      .union('behind', 'uss_cairo', 405, 'E', { inHand: 22, going: 'ahead' })
      .union('before', 'uss_carondelet', 605, 'E', { inHand: 0, going: 'ahead' });
    begun(plotted(plotted(setup, 'behind', 26), 'before', 24));
    expect([setup.ship('behind').at, setup.ship('before').at]).toEqual([605, 705]);
    expect(setup.told('shipWaited')).toEqual([]);
  });
});

describe('C10: five lanes', () => {
  it('example 4: water of 5 hexes and 4 knots: 2, 3, 4, 3, 2', () => {
    const setup = bench(9, 7).river('E', 4);
    for (let column = 1; column <= 9; column++) setup.terrain('bank', column * 100 + 1, column * 100 + 7);
    const now = setup.now();
    const { chart } = now;
    const rows = [2, 3, 4, 5, 6].map(row => chart.hexAt(5, row));
    expect(rows.map(hex => streamIn(now, hex) / 2)).toEqual([2, 3, 4, 3, 2]);
    expect(rows.map(hex => laneOf(chart, hex, 0))).toEqual([1, 2, 3, 2, 1]);
  });

  it('water of 4 hexes has no slowest lane', () => {
    const setup = bench(9, 6).river('E', 4);
    for (let column = 1; column <= 9; column++) setup.terrain('bank', column * 100 + 1, column * 100 + 6);
    const { chart } = setup.now();
    expect([2, 3, 4, 5].map(row => laneOf(chart, chart.hexAt(5, row), 0))).toEqual([2, 3, 3, 2]);
  });

  it('an obstruction is water, land and the rim are banks', () => {
    const setup = bench(9, 7).river('E', 4).terrain('obstruction', 403);
    const { chart } = setup.now();
    expect(laneOf(chart, 404, 0)).toBe(3);
    expect(laneOf(chart, 401, 0)).toBe(1);
  });

  it('it is counted across the two hexsides of a beam in turn, the one nearer to the bow of the stream first', () => {
    const laneWith = (...sides: Facing[]): number => {
      const setup = bench(11, 11).river('E', 4);
      let hex = 606;
      for (const side of sides) hex = setup.now().chart.neighbour(hex, side);
      return laneOf(setup.terrain('bank', hex).now().chart, 606, 0);
    };
    for (const [first, second] of [
      [1, 2],
      [5, 4],
    ] as const) {
      expect([laneWith(first), laneWith(second)]).toEqual([1, 3]);
      expect([laneWith(first, second), laneWith(first, first)]).toEqual([2, 3]);
    }
  });

  it('never below 0 knots', () => {
    expect(streamIn(bench(9, 7).river('E', 1).now(), 401)).toBe(0);
  });
});

describe('C5, C6: speeds that a plot may carry', () => {
  const speeds = (more: Partial<RiverShip>): number[] => {
    const setup = cairo('E', more);
    return speedsFor(setup.now(), setup.ship('cairo'));
  };

  it('two knots up or down, whole knots', () => expect(speeds({ speed: 6, fullTop: 12 })).toEqual([2, 4, 6, 8, 10]));
  it('the speed she has, and her top speed', () =>
    expect(speeds({ speed: 7, fullTop: 11 })).toEqual([4, 6, 7, 8, 10, 11]));
  it('astern only from rest, at a third', () => {
    expect(speeds({ speed: 0, fullTop: 11 })).toEqual([-3, -2, 0, 2, 4]);
    expect(speeds({ speed: 2, fullTop: 12 })).toEqual([0, 2, 4, 6]);
    expect(speeds({ speed: -2, fullTop: 12 })).toEqual([-4, -2, 0]);
  });
  it('none while she is held by the bottom', () =>
    expect(speeds({ speed: 0, fullTop: 12, aground: { tries: 4, before: 0 } })).toEqual([0]));
  it('double-enders as fast either way', () =>
    expect(speeds({ speed: 0, fullTop: 11, bothWays: true })).toEqual([-4, -2, 0, 2, 4]));
  it('above her top speed, or without engines, two knots less a move', () => {
    expect(speeds({ speed: 16, fullTop: 6 })).toEqual([12]);
    expect(speeds({ speed: 10, boilerDestroyed: true })).toEqual([6]);
    expect(speeds({ speed: 3, steamFrom: 0 })).toEqual([0]);
  });
  it('C31: without a man at the engine likewise', () => {
    const setup = cairo('E', { speed: 8 });
    const ship = setup.ship('cairo');
    ship.crew = { ...ship.crew!, engine: 0 };
    expect(speedsFor(setup.now(), ship)).toEqual([4]);
  });
});

describe('C7: turning', () => {
  it('example 3: radius 7 from rest turns on the 3rd hex and again on the 5th', () => {
    const setup = cairo('E', { speed: 0 });
    const courses = coursesAt(setup.now(), setup.ship('cairo'), 16);
    expect(new Set(courses.map(({ turns }) => turns.join()))).toEqual(new Set(['0,0']));
    Object.assign(setup.ship('cairo'), { speed: 16, turning: 6 });
    const second = coursesAt(setup.now(), setup.ship('cairo'), 16).map(({ turns }) => turns.join());
    expect(second.sort()).toEqual(['-1,0', '0,-1', '0,0', '0,1', '1,0'].sort());
  });

  it('a launch turns two hexsides on her first hex, when she has way on', () => {
    const setup = bench().union('launch', 'uss_cairo', 505, 'E', { handling: 'launch', speed: 6, turning: 2 });
    const firsts = coursesAt(setup.now(), setup.ship('launch'), 6).map(({ turns }) => turns[0]);
    expect(new Set(firsts)).toEqual(new Set([0, 1, -1, 2, -2]));
  });

  it('none are saved at the start or after a stop, whatever she had saved before', () => {
    const setup = cairo('E', { speed: 0, turning: 7 });
    const courses = coursesAt(setup.now(), setup.ship('cairo'), 12);
    expect(new Set(courses.map(({ turns }) => turns.join()))).toEqual(new Set(['0,0']));
    setup.ship('cairo').plot = { ...defaultPlot(setup.now(), setup.ship('cairo')), speed: 4, turns: [] };
    expect(setup.does(carryOutPlots).ship('cairo')).toMatchObject({ speed: 4, turning: 0 });
  });

  it('what was saved over the bow does not turn her over the stern', () => {
    const [ahead, astern] = [false, true].map(turningAstern => {
      const setup = cairo('E', { speed: -8, bothWays: true, turning: 7, turningAstern });
      return coursesAt(setup.now(), setup.ship('cairo'), -12).map(({ turns }) => turns[0]);
    });
    expect([new Set(ahead), new Set(astern)]).toEqual([new Set([0]), new Set([0, 1, -1])]);
    const setup = plotted(cairo('E', { bothWays: true, turning: 7, turningAstern: false }), 'cairo', -6);
    sailed(setup, 'cairo');
    expect(setup.ship('cairo')).toMatchObject({ turning: 3, turningAstern: true });
  });

  it('C9: on a course against the stream the plotted hexes wait while she is carried, and earn nothing', () => {
    const setup = cairo('E', { speed: 2, turning: 7 }).river('W', 5);
    const course = courseOf(setup.now(), setup.ship('cairo'), { speed: 2, turns: [1] });
    expect(course).toMatchObject({ steps: [{ hex: 405, facing: 0, carried: true }], turns: [] });
    expect(course.stops.at(-1)).toMatchObject({ inHand: -8, entered: 0, turning: { saved: 7 } });
  });

  it('on no later hex does she turn two', () => {
    const setup = bench().union('launch', 'uss_cairo', 505, 'E', { handling: 'launch', speed: 12, turning: 2 });
    const seconds = coursesAt(setup.now(), setup.ship('launch'), 12).map(({ turns }) => turns[1]);
    expect(new Set(seconds)).toEqual(new Set([0, 1, -1]));
  });

  it('saved knots are cut to one radius before the next hex', () => {
    const setup = plotted(cairo('E', { turning: 7 }), 'cairo', 24);
    sailed(setup, 'cairo');
    expect(setup.ship('cairo')).toMatchObject({ entered: 4, turning: 7 });
  });

  it('C3: if she enters more hexes than were plotted she goes straight on, if fewer the rest lapses', () => {
    const setup = plotted(cairo('E', { handling: 'launch' }), 'cairo', 18, { turns: [1] });
    sailed(setup, 'cairo');
    expect(setup.ship('cairo')).toMatchObject({ entered: 3, facing: 1 });
    const fewer = plotted(cairo('E', { handling: 'launch' }), 'cairo', 6, { turns: [0, 1, 1] });
    sailed(fewer, 'cairo');
    expect(fewer.ship('cairo')).toMatchObject({ entered: 1, facing: 0 });
    // In the next move a new plot begins anew.
    fewer.does(openMove);
    sailed(plotted(fewer, 'cairo', 6, { turns: [0] }), 'cairo');
    expect(fewer.ship('cairo')).toMatchObject({ entered: 1, facing: 0 });
  });

  it('goes as plotted, and the course foretells it', () => {
    const setup = cairo('E', { turning: 7 });
    const plot = { turns: [1, 0] };
    const ship = { ...setup.ship('cairo'), speed: 12 };
    const course = courseOf(setup.now(), ship, { speed: 12, turns: plot.turns });
    plotted(setup, 'cairo', 12, plot);
    expect(sailed(setup, 'cairo').flat()).toEqual(course.steps.map(({ hex }) => hex));
    expect(setup.ship('cairo').facing).toBe(1);
  });

  it('C48: hard over turns whenever she has earned it, the same course never', () => {
    const hit = { job: 'hardPort' as const, guns: [], halves: 0, left: 4, from: 1 };
    const over = plotted(cairo('E', { turning: 7, hits: [hit] }), 'cairo', 12, { turns: [-1, 0] });
    sailed(over, 'cairo');
    expect(over.ship('cairo').facing).toBe(1);
    const jammed = plotted(cairo('E', { turning: 7, pilotHouseLost: true }), 'cairo', 12, { turns: [1, 0] });
    sailed(jammed, 'cairo');
    expect(jammed.ship('cairo').facing).toBe(0);
  });
});

describe('C48: what a hit leaves of her rudder', () => {
  it.each([
    ['hardPort', 1],
    ['hardStarboard', 5],
    ['sameCourse', 0],
    ['straight', 0],
  ] as const)(
    '%s: facing %i, whatever the plot says, and a hexside no sooner than she has earned it',
    (job, facing) => {
      const hit = { job, guns: [], halves: 0, left: 4, from: 1 };
      const turned = (turning: number): Facing => {
        const setup = plotted(cairo('E', { turning, hits: [hit] }), 'cairo', 6, {
          turns: [job === 'hardPort' ? -1 : 1],
        });
        sailed(setup, 'cairo');
        return setup.ship('cairo').facing;
      };
      expect([turned(7), turned(0)]).toEqual([facing, 0]);
    },
  );
});

describe('C11: drifting', () => {
  it('under 80 SPV with the whole current, from 80 with half of it; she keeps her facing', () => {
    const setup = bench()
      .river('E', 4)
      .union('light', 'uss_cairo', 505, 'NW', { fullSpv: 79 })
      .union('heavy', 'uss_cairo', 507, 'NW', { fullSpv: 80 });
    plotted(plotted(setup, 'light', 0), 'heavy', 0);
    setup.does(moved);
    expect(streamIn(setup.now(), 505)).toBe(8);
    expect(setup.ship('light')).toMatchObject({ at: 605, facing: 2, inHand: 8 });
    expect(setup.ship('heavy').at).toBe(507);
  });

  it('what drifting and steaming have in hand is lost when the one gives way to the other', () => {
    const first = (more: Partial<RiverShip>, speed: number): number => {
      const setup = plotted(cairo('NW', more).river('E', 3), 'cairo', speed).does(carryOutPlots);
      return setup.does(beginQuarter(1)).ship('cairo').inHand;
    };
    expect(first({ inHand: 20, going: 'ahead' }, 0)).toBe(6);
    expect(first({ inHand: 12, going: 'adrift' }, 0)).toBe(18);
    expect(first({ inHand: 20, going: 'adrift' }, 2)).toBe(2);
    expect(first({ inHand: 12, going: 'ahead' }, 2)).toBe(14);
  });

  it('by her weight as built, not by what is left of her', () => {
    const setup = bench().river('E', 4).union('riddled', 'uss_cairo', 505, 'NW', { fullSpv: 90, spv: 20 });
    expect(plotted(setup, 'riddled', 0).does(moved).ship('riddled')).toMatchObject({ at: 505, inHand: 16 });
  });

  it.each([
    { anchored: true },
    { aground: { tries: 0, before: 0 } },
    { locked: { ship: 'other', until: 9 } },
  ] as Partial<RiverShip>[])('who is held does not drift: %o', more => {
    const setup = bench().river('E', 6).union('held', 'uss_cairo', 505, 'NW', more);
    expect(plotted(setup, 'held', 0).does(moved).ship('held')).toMatchObject({ at: 505, inHand: 0 });
  });

  it('S11: over her own exit edge a ship afloat has exited, an abandoned one and one of the other side have not', () => {
    const left = (side: 'union' | 'confederate', more: Partial<RiverShip> = {}) => {
      const setup = bench(9, 9).river('E', 6)[side]('adrift', 'uss_cairo', 905, 'NW', more);
      Object.assign(setup.now().scenario, {
        objectives: [{ side: 'union', text: '', kind: 'exit', ships: ['adrift'], count: 1, edge: 'right' }],
      });
      return setup.does(moved).ship('adrift');
    };
    expect(left('union')).toMatchObject({ status: 'exited', leftBy: 'right', at: 0 });
    expect(left('union', { abandoned: true })).toMatchObject({ status: 'gone', leftBy: 'right' });
    expect(left('confederate')).toMatchObject({ status: 'gone', leftBy: 'right' });
  });

  it('stops above a ship that she meets', () => {
    const setup = bench()
      .river('E', 6)
      .union('adrift', 'uss_cairo', 505, 'NW')
      .confederate('lies', 'css_general_sumter', 605, 'E', { anchored: true });
    setup.does(moved);
    expect(setup.ship('adrift').at).toBe(505);
    expect(setup.told('ramRolled')).toEqual([]);
  });
});

describe('C12: contact and stacking', () => {
  it('friends never run into each other: who comes upon one waits, and keeps her speed', () => {
    const setup = bench().union('one', 'uss_cairo', 505, 'E').union('two', 'uss_carondelet', 605, 'E');
    plotted(plotted(setup, 'one', 12), 'two', 0).does(moved);
    expect(setup.ship('one')).toMatchObject({ at: 505, speed: 12, halted: true, inHand: 0 });
    expect(setup.told('shipWaited')).toMatchObject([{ ship: 'one', by: 'two' }]);
  });

  it('of two as fast for one hex the earlier of the scenario goes first', () => {
    const setup = bench().union('one', 'uss_cairo', 505, 'E').union('two', 'uss_carondelet', 705, 'W');
    plotted(plotted(setup, 'one', 6), 'two', 6).does(moved);
    expect([setup.ship('one').at, setup.ship('two').at]).toEqual([605, 705]);
  });

  it.each([
    ['picket_boat_1', 605],
    ['css_david', 605],
    ['fire_raft', 605],
    ['hl_hunley', 505],
    ['cs_tug', 505],
  ])('launches, torpedo boats and fire rafts find room in one hex with a friend: %s ends in %i', (vessel, at) => {
    const setup = bench().union('one', 'uss_cairo', 505, 'E').union('two', vessel, 605, 'E', { anchored: true });
    plotted(setup, 'one', 6).does(moved);
    expect(setup.ship('one').at).toBe(at);
  });

  /** A ram at a hex in which a launch lies beside a gunboat. */
  const crowd = (ram: string): Bench => {
    const setup = bench()
      .union('queen', 'uss_queen_of_the_west', 505, 'E', { inHand: 0 })
      .confederate('boat', 'css_david', 605, 'NE', { anchored: true, spv: 400, value: 1 })
      .confederate('prey', 'css_general_beauregard', 605, 'NE', { anchored: true, spv: 400, value: 1 });
    plotted(setup, 'queen', 6);
    setup.ship('queen').plot!.ram = ram;
    return setup;
  };

  it('of several in one hex she strikes her RA target, else the largest', () => {
    const marked = crowd('boat').does(moved, 1, 1, 1);
    expect(marked.told('ramRolled')).toMatchObject([{ target: 'boat', marked: true }]);
    const unmarked = crowd('').does(moved, 1, 1);
    expect(unmarked.told('ramRolled')).toMatchObject([{ target: 'prey', marked: false }]);
  });

  it('of equally large ones she strikes the first', () => {
    const setup = crowd('');
    for (const id of ['boat', 'prey']) setup.ship(id).fullSpv = 50;
    expect(setup.does(moved, 1, 1).told('ramRolled')).toMatchObject([{ target: 'boat' }]);
  });

  it('C4: the faster is in a hex first, the slower enters its hex; enemies as fast that exchange hexes meet', () => {
    const enemies = (speed: number): Bench => {
      const setup = bench()
        .union('one', 'uss_cairo', 505, 'E', { spv: 400, value: 1 })
        .confederate('two', 'css_mcrae', 605, 'W', { spv: 400, value: 1 });
      return plotted(plotted(setup, 'one', 12), 'two', speed).does(moved);
    };
    // Bow to bow they slide, and both stay where they are.
    const met = enemies(12);
    expect(met.told('shipsSlid').map(({ ship }) => ship)).toEqual(['one', 'two']);
    expect([met.ship('one').at, met.ship('two').at]).toEqual([505, 605]);
    const first = enemies(6);
    expect(first.told('shipsSlid').map(({ ship }) => ship)).toContain('one');
    expect([first.ship('one').at, first.ship('two').at]).toEqual([505, 605]);
  });

  it('C4, C12: friends as fast that would exchange hexes both wait', () => {
    const setup = bench().union('one', 'uss_cairo', 505, 'E').union('two', 'uss_carondelet', 605, 'W');
    plotted(plotted(setup, 'one', 12), 'two', 12).does(moved);
    expect([setup.ship('one').at, setup.ship('two').at]).toEqual([505, 605]);
    expect(setup.told('shipWaited').map(({ ship }) => ship)).toEqual(['one', 'two']);
  });
});

describe('C13: anchors', () => {
  /** Whether she may plot to let go, and to go. */
  const anchoring = (more: Partial<RiverShip>, pool = 1): [letsGo: boolean, goes: boolean] => {
    const setup = cairo('E', more);
    const ship = setup.ship('cairo');
    ship.crew = { ...ship.crew!, pool };
    const plots = plotOptions(setup.now(), ship);
    return [plots.some(({ anchor }) => anchor), plots.some(({ anchor, speed }) => !anchor && speed > 0)];
  };

  it('let go at rest only, and with a free CPV', () => {
    expect(anchoring({ speed: 0 })).toEqual([true, true]);
    expect(anchoring({ speed: 2 })).toEqual([false, true]);
    expect(anchoring({ speed: 0 }, 0)).toEqual([false, true]);
  });

  it('weighed with a free CPV', () => {
    expect(anchoring({ anchored: true })).toEqual([true, true]);
    expect(anchoring({ anchored: true }, 0)).toEqual([true, false]);
  });

  it('a light ship swings until her bow points upstream, three hexsides a move', () => {
    const setup = bench()
      .river('E', 2)
      .union('light', 'uss_cairo', 505, 'E', { fullSpv: 59, anchored: true })
      .union('heavy', 'uss_cairo', 507, 'E', { fullSpv: 60, anchored: true });
    setup.does(endMove);
    expect([setup.ship('light').facing, setup.ship('heavy').facing]).toEqual([3, 0]);
  });
});

describe('C13: how she swings', () => {
  it.each([
    ['SE', 3],
    ['SW', 3],
    ['NE', 3],
    ['NW', 3],
    ['W', 3],
  ] as const)('heading %s she swings the shorter way until her bow points upstream', (heading, facing) => {
    const setup = bench().river('E', 2).union('light', 'uss_cairo', 505, heading, { fullSpv: 59, anchored: true });
    expect(setup.does(endMove).ship('light').facing).toBe(facing);
  });

  it('by her weight as built, not by what is left of her', () => {
    const setup = bench()
      .river('E', 2)
      .union('riddled', 'uss_cairo', 505, 'E', { fullSpv: 90, spv: 20, anchored: true });
    expect(setup.does(endMove).ship('riddled').facing).toBe(0);
  });
});

describe('C72, C73: bottom and shore', () => {
  const shoal = (draught: number, face: number): Bench => {
    const setup = bench().depth(3, 605).union('cairo', 'uss_cairo', 505, 'E', { draught });
    return plotted(setup, 'cairo', 6).does(moved, face);
  };

  it('to 5 feet stuck on 1 and 2, deeper on 1 to 4', () => {
    expect(shoal(5, 2).ship('cairo').aground).toEqual({ tries: 4, before: 505 });
    expect(shoal(5, 3).ship('cairo').aground).toBeNull();
    expect(shoal(6, 4).ship('cairo').aground).not.toBeNull();
    expect(shoal(6, 5).ship('cairo').aground).toBeNull();
    expect(shoal(6, 1).ship('cairo')).toMatchObject({ speed: 0, shocks: ['aground'] });
  });

  it('off on 5 and 6 into the hex before, in four tries; then for good', () => {
    const setup = shoal(6, 1);
    setup.does(tryAllOff, 4).does(tryAllOff, 5);
    expect(setup.ship('cairo')).toMatchObject({ at: 505, aground: null });
    const held = shoal(6, 1);
    for (let trial = 0; trial < 4; trial++) held.does(tryAllOff, 4);
    held.does(tryAllOff);
    expect(held.ship('cairo').aground).toMatchObject({ tries: 0 });
  });

  it('the hex before is taken: she comes off into a free one beside it; where there is none, in a later move', () => {
    const taken = (...others: HexId[]): Bench => {
      const setup = shoal(6, 1);
      setup.union('lies', 'uss_carondelet', 505, 'E', { anchored: true });
      others.forEach((hex, index) => setup.union(`lies${index}`, 'uss_carondelet', hex, 'E', { anchored: true }));
      return setup;
    };
    const freed = taken().does(tryAllOff, 6);
    const { at, aground } = freed.ship('cairo');
    expect([freed.now().chart.range(505, at), at === 605, aground]).toEqual([1, false, null]);
    expect(freed.told('shipMoved').at(-1)).toMatchObject({ ship: 'cairo', from: 605, to: at, going: 'astern' });
    const { chart } = taken().now();
    const beside = [0, 1, 2, 3, 4, 5].map(side => chart.neighbour(505, side as Facing)).filter(hex => hex !== 605);
    const held = taken(...beside).does(tryAllOff);
    expect(held.ship('cairo')).toMatchObject({ at: 605, aground: { tries: 4 } });
    held.ship('lies0').at = 1505;
    expect(held.does(tryAllOff, 5).ship('cairo')).toMatchObject({ at: beside[0], aground: null });
  });

  it('where she began aground she comes off in her hex, which is tested no more', () => {
    const setup = bench()
      .depth(3, 505)
      .union('cairo', 'uss_cairo', 505, 'E', { aground: { tries: 4, before: 0 } });
    setup.does(tryAllOff, 6);
    expect(setup.ship('cairo')).toMatchObject({ at: 505, aground: null, cleared: 505 });
  });

  it('driven into land she is stuck, after a die for the shore ahead; an obstruction only stops her', () => {
    const ashore = bench().terrain('bank', 705).union('cairo', 'uss_cairo', 505, 'E');
    plotted(ashore, 'cairo', 12).does(moved, 6);
    expect(ashore.ship('cairo')).toMatchObject({ at: 605, aground: { before: 0 }, speed: 0 });
    expect(ashore.told('shipStopped')).toMatchObject([{ by: 705, held: true }]);
    const blocked = bench().terrain('obstruction', 705).union('cairo', 'uss_cairo', 505, 'E');
    plotted(blocked, 'cairo', 12).does(moved);
    expect(blocked.ship('cairo')).toMatchObject({ at: 605, aground: null, speed: 0 });
  });

  it('C73: going astern it is the shore over her stern that is tested, and not the one ahead of her bow', () => {
    const backing = (terrain: HexId): Bench =>
      plotted(bench().terrain('bank', terrain).union('ender', 'uss_metacomet', 505, 'W'), 'ender', -12);
    const ashore = backing(705).does(moved, 6);
    expect(ashore.told('groundingRolled')).toMatchObject([{ at: 605, shore: true }]);
    expect(ashore.told('shipStopped')).toMatchObject([{ by: 705, held: true }]);
    expect(backing(405).does(moved).ship('ender').at).toBe(705);
  });

  it.each([8, 10])('no die for the shore ahead where her move ends before it, at %i half-knots', speed => {
    const setup = bench().terrain('bank', 705).union('cairo', 'uss_cairo', 505, 'E');
    plotted(setup, 'cairo', speed).does(moved);
    expect(setup.ship('cairo')).toMatchObject({ at: 605, aground: null, speed });
  });

  it.each([
    ['bank', 1],
    ['bluff', 1],
    ['marsh', 1],
    ['island', 1],
    ['town', 1],
    ['wharf', 0],
    ['obstruction', 0],
  ] as const)('%s straight ahead of her: %i die; driven into land she is stuck, else only stopped', (terrain, dice) => {
    const setup = bench().terrain(terrain, 705).union('cairo', 'uss_cairo', 505, 'E');
    plotted(setup, 'cairo', 12).does(moved, ...(dice > 0 ? [6] : []));
    expect(setup.told('groundingRolled')).toHaveLength(dice);
    expect(setup.told('shipStopped')).toMatchObject([{ by: 705, held: dice > 0 }]);
    expect(setup.ship('cairo').aground !== null).toBe(dice > 0);
  });

  it('what lies ahead is what does so after her turn in that hex', () => {
    const past = (turns: number[]): number => {
      const setup = bench().terrain('bank', 705).union('cairo', 'uss_cairo', 505, 'E', { turning: 5 });
      return plotted(setup, 'cairo', 12, { turns })
        .does(moved, ...(turns[0] === 0 ? [6] : []))
        .told('groundingRolled').length;
    };
    expect([past([0, 0]), past([1, 0])]).toEqual([1, 0]);
  });

  it('a wharf on two opposite sides is no danger either', () => {
    const setup = bench().terrain('wharf', 604, 606, 504, 506).union('cairo', 'uss_cairo', 505, 'E');
    expect(plotted(setup, 'cairo', 6).does(moved).told('groundingRolled')).toEqual([]);
  });

  it('between two shores she dices', () => {
    const setup = bench().terrain('bank', 604, 606, 504, 506).union('cairo', 'uss_cairo', 505, 'E');
    plotted(setup, 'cairo', 6).does(moved, 1);
    expect(setup.told('groundingRolled')).toMatchObject([{ at: 605, shore: true, aground: true }]);
  });
});
