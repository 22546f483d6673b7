/** Towing, and tugs alongside (C8, C14, C132), with loaded dice. */
import { describe, expect, it } from 'vitest';
import { audit } from '../../../../src/rules/river-coastal/audit.ts';
import { endMove } from '../../../../src/rules/river-coastal/endOfMove.ts';
import { tryAllOff } from '../../../../src/rules/river-coastal/grounding.ts';
import { topWithLines } from '../../../../src/rules/river-coastal/lines.ts';
import { abandon, sink } from '../../../../src/rules/river-coastal/loss.ts';
import { openMove } from '../../../../src/rules/river-coastal/openMove.ts';
import { carryOutPlots, laidOver, plotOptions, sideOptions } from '../../../../src/rules/river-coastal/plots.ts';
import { muster } from '../../../../src/rules/river-coastal/setup/muster.ts';
import { linesFor, passLines } from '../../../../src/rules/river-coastal/towing.ts';
import type { Play, Plot, RiverShip } from '../../../../src/rules/river-coastal/types.ts';
import { speedsFor } from '../../../../src/rules/river-coastal/way.ts';
import { desk } from '../../../../src/rules/river-coastal/desk/index.ts';
import { scenarioNamed } from '../../../helpers/scenarios.ts';
import { type Bench, bench, moved, plotted } from '../bench.ts';

const pair = (tug: Partial<RiverShip> = {}, other: Partial<RiverShip> = {}): Bench =>
  bench().union('tug', 'union_tug', 605, 'E', tug).union('prey', 'uss_cairo', 505, 'E', other);

/** The same with the line fast. */
const towing = (tug: Partial<RiverShip> = {}, other: Partial<RiverShip> = {}): Bench =>
  pair({ tows: ['prey'], ...tug }, { towedBy: 'tug', ...other });

const passes = (setup: Bench): Bench => plotted(setup, 'tug', { line: { does: 'tow', ship: 'prey' } }).does(passLines);

describe('C14: passing the line', () => {
  it('one move to pass the line in adjacent hexes: fast at the end of it', () => {
    const setup = pair();
    const plot = plotOptions(setup.now(), setup.ship('tug')).find(({ speed, anchor }) => speed === 0 && !anchor)!;
    const line = { does: 'tow' as const, ship: 'prey' };
    expect(sideOptions(setup.now(), setup.ship('tug'), plot).map(each => each.line)).toContainEqual(line);
    setup.ship('tug').plot = { ...plot, line };
    setup.does(moved);
    expect(setup.ship('tug').tows).toBeUndefined();
    setup.does(endMove);
    expect(setup.told('linePassed')).toMatchObject([{ ship: 'tug', to: 'prey', does: 'tow', fast: true }]);
    expect(setup.ship('tug').tows).toEqual(['prey']);
    expect(setup.ship('prey').towedBy).toBe('tug');
    expect(audit(setup.now())).toEqual([]);
  });

  it.each([
    ['both at 2 knots or less', { speed: 4 }, {}, true],
    ['the tower is faster', { speed: 5 }, {}, false],
    ['the tow is faster', {}, { speed: 5 }, false],
    ['they have come apart', {}, { at: 405 }, false],
  ] as const)('%s', (_, tug, other, fast) => {
    const setup = passes(pair(tug, other));
    expect(setup.told('linePassed')).toMatchObject([{ fast }]);
    expect(setup.ship('prey').towedBy).toBe(fast ? 'tug' : undefined);
  });

  it('no line may be plotted with more than 2 knots, and none that is not offered', () => {
    const setup = pair({ speed: 4 });
    const ship = setup.ship('tug');
    const plots = plotOptions(setup.now(), ship);
    const fast = plots.find(({ speed }) => speed > 4)!;
    expect(sideOptions(setup.now(), ship, fast).some(({ line }) => line !== undefined)).toBe(false);
    const slow = plots.find(({ speed }) => speed === 4)!;
    ship.plot = slow;
    const over = (line: Plot['line']) => laidOver(setup.now(), { ...slow, line } as never);
    expect(over({ does: 'tow', ship: 'prey' })).toMatchObject({ line: { ship: 'prey' } });
    expect(over({ does: 'tow', ship: 'tug' })).toBeNull();
    expect(over({ does: 'wave', ship: 'prey' } as never)).toBeNull();
  });

  it('C132: an anchor that held the tow is up', () => {
    expect(passes(pair({}, { anchored: true })).ship('prey')).toMatchObject({ anchored: false, towedBy: 'tug' });
  });

  it.each([
    ['a friend', {}, true],
    ['a hulk of anybody’s side', { abandoned: true, side: 'confederate' }, true],
    ['a raft of anybody’s side', { side: 'confederate', fireShip: 'fire', fullCpv: 0 }, true],
    ['no fire ship of the enemy’s that has her crew', { side: 'confederate', fireShip: 'fire' }, false],
    ['no enemy', { side: 'confederate' }, false],
    ['nobody who burns', { burntBy: 4 }, false],
    ['nobody in tow already', { towedBy: 'z' }, false],
    ['nobody who tows herself', { tows: ['z'] }, false],
  ] as const)('C132: %s', (_, other, may) => {
    const setup = pair({}, other);
    expect(linesFor(setup.now(), setup.ship('tug')).some(({ does }) => does === 'tow')).toBe(may);
  });

  it.each([
    ['aground', { aground: { tries: 1, before: 0 } }],
    ['at anchor', { anchored: true }],
    ['jammed', { locked: { ship: 'z', until: 9 } }],
    ['not under command', { fullCpv: 0 }],
    ['without way of her own', { steamFrom: 0 }],
    ['on a line of another', { towedBy: 'z' }],
  ] as const)('C132: nobody passes one who is %s', (_, tug) => {
    const setup = pair(tug);
    expect(linesFor(setup.now(), setup.ship('tug')).some(({ does }) => does !== 'castOff')).toBe(false);
  });

  it('C132: another is taken by the last of the string', () => {
    const setup = towing().union('second', 'mortar_boat', 405, 'E');
    expect(linesFor(setup.now(), setup.ship('tug'))).toContainEqual({ does: 'tow', ship: 'second' });
    setup.ship('second').at = 705;
    expect(linesFor(setup.now(), setup.ship('tug'))).not.toContainEqual({ does: 'tow', ship: 'second' });
  });

  it('section key `tows`: for each ship in tow at the start, who tows her', () => {
    const tows = { mortar_boat_12: 'laurel', mortar_boat_15: 'laurel' };
    const { ships } = muster({
      ...scenarioNamed('towing'),
      rules: { 'river-coastal': { options: {}, tows } as never },
    });
    expect(ships.laurel!.tows).toEqual(['mortar_boat_12', 'mortar_boat_15']);
    expect(ships.mortar_boat_12).toMatchObject({ towedBy: 'laurel', speed: 0, anchored: false });
  });
});

describe('C14: in tow', () => {
  it('the tow follows into the hex just left, one after another', () => {
    const setup = towing({ tows: ['prey', 'second'] }).union('second', 'mortar_boat', 405, 'E', { towedBy: 'tug' });
    plotted(setup, 'tug', { speed: 12 }).does(moved);
    expect(['tug', 'prey', 'second'].map(id => setup.ship(id).at)).toEqual([805, 705, 605]);
    expect(setup.told('shipMoved').filter(({ going }) => going === 'towed')).toHaveLength(4);
    expect(audit(setup.now())).toEqual([]);
  });

  it('and heads for who goes before her', () => {
    const setup = towing({ speed: 12, turning: 5 });
    plotted(setup, 'tug', { speed: 12, turns: [1, 0] }).does(moved);
    const { at, facing } = setup.ship('prey');
    expect(setup.now().chart.neighbour(at, facing)).toBe(setup.ship('tug').at);
    expect(facing).not.toBe(0);
  });

  it.each([
    [1, 2],
    [50, 2],
    [51, 4],
    [100, 4],
    [101, 6],
  ])('top speed the tower’s, -1 knot for every 50 SPV towed or part: %i SPV cost %i half-knots', (spv, halves) => {
    const setup = towing({}, { fullSpv: spv });
    const tug = setup.ship('tug');
    expect(tug.fullTop - topWithLines(setup.now(), tug)).toBe(halves);
    expect(speedsFor(setup.now(), { ...tug, speed: tug.fullTop - halves }).at(-1)).toBe(tug.fullTop - halves);
  });

  it('at least 1', () => {
    const setup = towing({}, { fullSpv: 5000 });
    expect(topWithLines(setup.now(), setup.ship('tug'))).toBe(2);
  });

  it('and none for a tower who has none herself', () => {
    const setup = towing({ fullTop: 0 }, { fullSpv: 50 });
    expect(topWithLines(setup.now(), setup.ship('tug'))).toBe(0);
    expect(speedsFor(setup.now(), setup.ship('tug'))).toEqual([0]);
  });

  it('what is towed may have none, and neither steams, anchors nor drifts by itself', () => {
    const setup = towing().river('E', 4);
    expect(speedsFor(setup.now(), setup.ship('prey'))).toEqual([0]);
    expect(plotOptions(setup.now(), setup.ship('prey')).some(({ anchor }) => anchor)).toBe(false);
    Object.assign(setup.ship('tug'), { anchored: true });
    expect(setup.does(moved).ship('prey').at).toBe(505);
  });

  it('C132: while one of a string is aground or jammed its head makes no way', () => {
    const setup = towing({ speed: 4 }, { aground: { tries: 0, before: 0 } }).river('E', 4);
    expect(speedsFor(setup.now(), setup.ship('tug'))).toEqual([0]);
    plotted(setup, 'tug', { speed: 0 }).does(moved);
    expect(setup.ship('tug').at).toBe(605);
  });

  it('C132: a tow that takes the ground holds her tower back', () => {
    const setup = towing({}, { draught: 6 }).depth(5, 605);
    plotted(setup, 'tug', { speed: 12 }).does(moved, 1);
    expect(setup.told('groundingRolled')).toMatchObject([{ ship: 'prey', at: 605, aground: true }]);
    expect([setup.ship('tug').at, setup.ship('tug').speed]).toEqual([705, 0]);
  });

  it('C132: who drifts or backs upon her own string stops before all but the last of it', () => {
    const drifting = (...tows: string[]): Bench => {
      const setup = bench().river('W', 3).union('tug', 'union_tug', 805, 'E', { tows });
      tows.forEach((id, index) => setup.union(id, 'mortar_boat', 705 - 100 * index, 'E', { towedBy: 'tug' }));
      return setup.does(moved);
    };
    const two = drifting('one', 'two');
    expect(['tug', 'one', 'two'].map(id => two.ship(id).at)).toEqual([805, 705, 605]);
    expect(two.told('shipWaited')).toMatchObject([{ ship: 'tug', by: 'one' }]);
    const alone = drifting('one');
    expect(['tug', 'one'].map(id => alone.ship(id).at)).toEqual([705, 805]);
  });

  it('C132: and strikes none of it, though it be a hulk', () => {
    const setup = towing({ tows: ['prey', 'second'], speed: 6, facing: 3 }, { abandoned: true, facing: 1 });
    setup.union('second', 'mortar_boat', 405, 'E', { towedBy: 'tug' });
    plotted(setup, 'tug', { speed: 6 }).does(moved);
    expect(setup.told('ramRolled')).toEqual([]);
    expect(setup.ship('tug').at).toBe(605);
  });

  it('C132: and for mines she is tested in each hex', () => {
    const setup = towing();
    setup.state.mines = [{ side: 'confederate', hexes: [605], live: true, known: false }];
    plotted(setup, 'tug', { speed: 6 }).does(moved, 6);
    expect(setup.ship('prey').status).toBe('sunk');
    expect(setup.ship('tug').tows).toBeUndefined();
  });

  it('C132: other ships find a hex taken into which a tow is about to come', () => {
    const setup = towing().union('other', 'uss_tyler', 604, 'SW', { speed: 6 });
    setup.ship('other').facing = ([0, 1, 2, 3, 4, 5] as const).find(
      side => setup.now().chart.neighbour(604, side) === 605,
    )!;
    plotted(setup, 'tug', { speed: 6 });
    plotted(setup, 'other', { speed: 6 });
    setup.does(moved);
    expect(setup.ship('prey').at).toBe(605);
    expect(setup.ship('other').at).toBe(604);
    expect(audit(setup.now())).toEqual([]);
  });

  it('C132: nor while a ship for which the tow has no room lies with her in her hex', () => {
    const sharing = (other: string): Bench => {
      const setup = bench()
        .union('boat', 'picket_boat_1', 605, 'E', { tows: ['prey'] })
        .union('prey', 'uss_cairo', 505, 'E', { towedBy: 'boat' })
        .union('other', other, 605, 'E', { anchored: true });
      return plotted(setup, 'boat', { speed: 8 }).does(moved);
    };
    const waits = sharing('uss_tyler');
    expect(['boat', 'prey'].map(id => waits.ship(id).at)).toEqual([605, 505]);
    expect(audit(waits.now())).toEqual([]);
    const goes = sharing('picket_boat_1');
    expect(goes.ship('prey').at).toBe(605);
    expect(audit(goes.now())).toEqual([]);
  });

  it('C132: who leaves the chart takes her string along by the same edge', () => {
    const setup = towing({ at: 2005 }, { at: 1905 });
    plotted(setup, 'tug', { speed: 6 }).does(moved);
    expect(['tug', 'prey'].map(id => setup.ship(id))).toMatchObject([
      { status: 'gone', leftBy: 'right', at: 0 },
      { status: 'gone', leftBy: 'right', at: 0 },
    ]);
    expect(setup.ship('prey').towedBy).toBeUndefined();
  });
});

describe('C132: the end of a line', () => {
  it.each(['tug', 'prey'])('is cast off in the plot of %s, as the move begins', id => {
    const setup = towing();
    expect(linesFor(setup.now(), setup.ship(id))).toContainEqual({ does: 'castOff', ship: id });
    plotted(setup, 'tug', { speed: 6 });
    plotted(setup, id, { line: { does: 'castOff', ship: id }, ...(id === 'tug' ? { speed: 6 } : {}) });
    setup.does(moved);
    expect(setup.told('lineCast')).toMatchObject([{ ship: 'tug', from: 'prey' }]);
    expect([setup.ship('tug').at, setup.ship('prey').at]).toEqual([705, 505]);
    expect([setup.ship('tug').tows, setup.ship('prey').towedBy]).toEqual([undefined, undefined]);
  });

  it.each(['tug', 'prey'])('parts when %s is sunk or abandoned', id => {
    for (const loses of [(play: Play) => sink(play, id, 'burnt'), (play: Play) => abandon(play, id, 'morale')]) {
      const setup = towing().does(loses);
      expect(setup.told('lineCast')).toHaveLength(1);
      expect([setup.ship('tug').tows, setup.ship('prey').towedBy]).toEqual([undefined, undefined]);
    }
  });

  it('parts behind who comes off the bottom out of reach of those who follow', () => {
    const setup = towing({ tows: ['prey', 'second'] }, { aground: { tries: 4, before: 506 } });
    setup.union('second', 'mortar_boat', 404, 'E', { towedBy: 'tug' }).does(tryAllOff, 6);
    expect(setup.ship('tug').tows).toEqual(['prey']);
    expect(setup.ship('second').towedBy).toBeUndefined();
    expect(audit(setup.now())).toEqual([]);
  });

  it('who comes off the bottom out of reach of her line has parted it, within reach she has not', () => {
    const off = (before: number): Bench => towing({}, { aground: { tries: 4, before } }).does(tryAllOff, 6);
    expect(off(405).told('lineCast')).toHaveLength(1);
    expect(off(0).told('lineCast')).toHaveLength(0);
    expect(off(0).ship('prey')).toMatchObject({ aground: null, towedBy: 'tug' });
  });
});

describe('C8: a tug alongside', () => {
  const alongside = (): Bench =>
    plotted(pair({ speed: 4 }), 'tug', { line: { does: 'alongside', ship: 'prey' }, speed: 4 }).does(passLines);

  it('one move, both at 2 knots or less: she lies in her hex and lends her 5', () => {
    const setup = pair();
    const line = { does: 'alongside' as const, ship: 'prey' };
    expect(setup.ship('prey').handling).toBe('middling');
    expect(linesFor(setup.now(), setup.ship('tug'))).toContainEqual(line);
    plotted(setup, 'tug', { line }).does(passLines);
    expect(setup.told('linePassed')).toMatchObject([{ does: 'alongside', fast: true }]);
    expect(setup.ship('tug')).toMatchObject({ at: 505, fastTo: 'prey', speed: 0 });
    expect(setup.ship('prey')).toMatchObject({ tug: 'tug', handling: 'handy', ownHandling: 'middling' });
    expect(audit(setup.now())).toEqual([]);
  });

  it('the slower’s top speed holds, and she goes where her ship goes', () => {
    const setup = alongside();
    setup.ship('tug').knotsLost = setup.ship('tug').fullTop - 6;
    expect(topWithLines(setup.now(), setup.ship('prey'))).toBe(6);
    setup.does(openMove);
    plotted(setup, 'prey', { speed: 6 }).does(moved);
    expect([setup.ship('prey').at, setup.ship('tug').at]).toEqual([605, 605]);
  });

  it('she casts off into a free hex beside, and the ship turns as she did', () => {
    const setup = alongside();
    plotted(setup, 'tug', { line: { does: 'castOff', ship: 'tug' } });
    setup.does(carryOutPlots);
    expect(setup.now().chart.range(setup.ship('tug').at, 505)).toBe(1);
    expect(setup.ship('tug').fastTo).toBeUndefined();
    expect(setup.ship('prey')).toMatchObject({ handling: 'middling' });
    expect(setup.ship('prey').tug).toBeUndefined();
  });

  it('C132: the ship, too, may cast her off by her plot', () => {
    const setup = alongside();
    expect(linesFor(setup.now(), setup.ship('prey'))).toEqual([{ does: 'castOff', ship: 'prey' }]);
    plotted(setup, 'prey', { line: { does: 'castOff', ship: 'prey' } }).does(carryOutPlots);
    expect(setup.told('lineCast')).toMatchObject([{ ship: 'tug', from: 'prey' }]);
    expect(setup.now().chart.range(setup.ship('tug').at, 505)).toBe(1);
  });

  it.each([
    ['aground', { aground: { tries: 4, before: 405 } }, {}],
    ['jammed', { locked: { ship: 'rammer', until: 9 } }, { locked: { ship: 'tug', until: 9 } }],
  ] as const)(
    'C132: when the tug is %s she does not cast off, and is left behind when her ship goes on',
    (_, tug, by) => {
      const setup = alongside().confederate('rammer', 'css_general_lovell', 404, 'E', { anchored: true, ...by });
      Object.assign(setup.ship('tug'), tug);
      plotted(setup, 'tug', { line: { does: 'castOff', ship: 'tug' } }).does(carryOutPlots);
      expect(setup.ship('tug')).toMatchObject({ at: 505, fastTo: 'prey' });
      setup.does(openMove);
      plotted(setup, 'prey', { speed: 6 }).does(moved);
      expect([setup.ship('tug').at, setup.ship('prey').at]).toEqual([505, 605]);
      expect([setup.ship('tug').fastTo, setup.ship('prey').tug]).toEqual([undefined, undefined]);
      expect(audit(setup.now())).toEqual([]);
    },
  );

  it('C132: nor does who leaves the chart take her along then', () => {
    const setup = alongside();
    for (const id of ['tug', 'prey']) setup.ship(id).at = 2005;
    setup.ship('tug').aground = { tries: 4, before: 0 };
    setup.does(openMove);
    plotted(setup, 'prey', { speed: 6 }).does(moved);
    expect(setup.ship('prey').status).toBe('gone');
    expect(setup.ship('tug')).toMatchObject({ status: 'afloat', at: 2005 });
    expect(setup.ship('tug').fastTo).toBeUndefined();
  });

  it('C132: a tug that comes off the bottom has parted her line, one whose ship comes off goes with her', () => {
    const setup = alongside();
    setup.ship('tug').aground = { tries: 4, before: 405 };
    setup.does(tryAllOff, 6);
    expect([setup.ship('tug').at, setup.ship('tug').fastTo]).toEqual([405, undefined]);
    const held = alongside();
    Object.assign(held.ship('prey'), { aground: { tries: 4, before: 405 } });
    held.does(tryAllOff, 6);
    expect(held.told('shipMoved').slice(-2)).toMatchObject([
      { ship: 'prey', to: 405 },
      { ship: 'tug', to: 405, going: 'towed' },
    ]);
    expect(audit(held.now())).toEqual([]);
  });

  it('C80, C132: by being drawn along she gets clear of whom she lay against', () => {
    const setup = alongside().confederate('brand', 'fire_raft', 405, 'E', { anchored: true, against: ['tug'] });
    setup.does(openMove);
    plotted(setup, 'prey', { speed: 6 }).does(moved);
    expect(setup.ship('brand').against).toBeUndefined();
  });

  it.each(['tug', 'prey'])(
    'C132: when %s is abandoned they lie beside each other, when she is sunk the other stays',
    id => {
      const left = alongside().does((play: Play) => abandon(play, id, 'morale'));
      expect(left.told('lineCast')).toHaveLength(1);
      expect(left.now().chart.range(left.ship('tug').at, left.ship('prey').at)).toBe(1);
      expect(audit(left.now())).toEqual([]);
      const sunk = alongside().does((play: Play) => sink(play, id, 'burnt'));
      expect(sunk.told('lineCast')).toHaveLength(1);
      expect(sunk.ship(id === 'tug' ? 'prey' : 'tug').at).toBe(505);
    },
  );

  it('C132: where none is free she stays', () => {
    const setup = alongside();
    const { chart } = setup.now();
    const beside = ([0, 1, 2, 3, 4, 5] as const).map(side => chart.neighbour(505, side));
    setup.terrain('bank', ...beside);
    plotted(setup, 'tug', { line: { does: 'castOff', ship: 'tug' } }).does(carryOutPlots);
    expect(setup.ship('tug')).toMatchObject({ at: 505, fastTo: 'prey' });
  });

  it('only a tug does it, to a ship that steams and is no tug', () => {
    const may = (tug: string, prey: string, more: Partial<RiverShip> = {}): boolean => {
      const setup = bench().union('tug', tug, 605, 'E').union('prey', prey, 505, 'E', more);
      return linesFor(setup.now(), setup.ship('tug')).some(({ does }) => does === 'alongside');
    };
    expect(may('union_tug', 'uss_cairo')).toBe(true);
    expect(may('uss_tyler', 'uss_cairo')).toBe(false);
    expect(may('union_tug', 'mortar_boat')).toBe(false);
    expect(may('union_tug', 'union_tug')).toBe(false);
    expect(may('union_tug', 'uss_cairo', { abandoned: true })).toBe(false);
    expect(may('union_tug', 'uss_tyler', { fireShip: 'fire', fullCpv: 0, steamFrom: 0 })).toBe(false);
  });
});

it('C79: a fire ship in tow is to be lit as one that drifts', () => {
  const setup = bench()
    .confederate('tug', 'cs_tug', 605, 'E', { tows: ['raft'] })
    .confederate('raft', 'fire_raft', 505, 'E', { towedBy: 'tug' });
  expect(setup.does(endMove, 4).told('fireShipTried')).toMatchObject([{ lit: true }]);
});

it('C80: an explosive ship in tow has not been released', () => {
  bench()
    .confederate('tug', 'cs_tug', 605, 'E', { tows: ['raft'] })
    .confederate('raft', 'fire_raft', 505, 'E', { towedBy: 'tug', fireShip: 'explosive' })
    .does(endMove);
});

it('sheets say who hangs on whose line', () => {
  const sheets = desk.units(towing().now());
  const lines = (id: string) => sheets.find(sheet => sheet.id === id)?.lines.find(({ label }) => label === 'Lines');
  expect([lines('tug')?.value, lines('prey')?.value]).toEqual(['tows prey', 'in tow of tug']);
  expect(sheets.find(({ id }) => id === 'prey')?.marks).toContain('inTow');
});

it('C112: of two sides that pass a line to one hulk the Union is first', () => {
  const setup = bench()
    .confederate('theirs', 'cs_tug', 405, 'E')
    .union('ours', 'union_tug', 605, 'E')
    .union('hulk', 'uss_tyler', 505, 'E', { abandoned: true });
  for (const id of ['theirs', 'ours']) plotted(setup, id, { line: { does: 'tow', ship: 'hulk' } });
  setup.does(passLines);
  expect(setup.told('linePassed').map(({ ship, fast }) => [ship, fast])).toEqual([
    ['ours', true],
    ['theirs', false],
  ]);
});
