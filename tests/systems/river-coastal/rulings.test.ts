/** Rulings of section C that no table holds and no worked example shows, each by its number. */
import { describe, expect, it } from 'vitest';
import { diceOf, seedFrom } from '../../../src/core/dice.ts';
import type { Objective } from '../../../src/core/scenario.ts';
import { throwCaptains } from '../../../src/rules/river-coastal/captains.ts';
import { loseFrom } from '../../../src/rules/river-coastal/crew.ts';
import { rollDamage } from '../../../src/rules/river-coastal/effects.ts';
import { whyNoGun } from '../../../src/rules/river-coastal/gunnery.ts';
import { abandon } from '../../../src/rules/river-coastal/loss.ts';
import { isOut, progress } from '../../../src/rules/river-coastal/objectives.ts';
import { openMove } from '../../../src/rules/river-coastal/openMove.ts';
import { laidOver, layOptions, layPlot, plotsIn, sideOptions } from '../../../src/rules/river-coastal/plots.ts';
import { sequence } from '../../../src/rules/river-coastal/sequence.ts';
import { muster, shipFrom } from '../../../src/rules/river-coastal/setup/muster.ts';
import { ratingOf } from '../../../src/rules/river-coastal/setup/ratings.ts';
import { shifted } from '../../../src/rules/river-coastal/shifts.ts';
import { lineOf, openersAt, shotsIn } from '../../../src/rules/river-coastal/shots.ts';
import type { PlotCommand, RiverCommand } from '../../../src/rules/river-coastal/types.ts';
import { unitOf } from '../../../src/rules/river-coastal/units.ts';
import { outcomeOf } from '../../../src/rules/river-coastal/victory.ts';
import { testMorale } from '../../../src/rules/river-coastal/morale.ts';
import { reveals } from '../../../src/rules/river-coastal/views.ts';
import { speedsFor } from '../../../src/rules/river-coastal/way.ts';
import { asBuilt } from '../../../src/rules/shared/asBuilt.ts';
import { vessel } from '../../../src/ships/index.ts';
import { scenarioNamed } from '../../helpers/scenarios.ts';
import { bench, type Bench, moved, plotted } from './bench.ts';

describe('sequence and plots', () => {
  it('C2, C81, C86: wind and fog, captains, squares of forts, plots, ram tests, four quarters with fire after the first three, shooting, boarding and landing, morale, the end', () => {
    expect(sequence.map(({ id }) => id)).toEqual([
      'weather',
      'captains',
      'squares',
      'plots',
      'ramTests',
      'freeing',
      'firstQuarter',
      'firstFire',
      'secondQuarter',
      'secondFire',
      'thirdQuarter',
      'thirdFire',
      'fourthQuarter',
      'shooting',
      'parties',
      'morale',
      'endOfMove',
    ]);
  });

  it('C32: a point of crew goes from a filled box to an empty one that it can serve, and no farther in that move', () => {
    const ship = bench().union('a', 'uss_cairo', 505, 'E').ship('a');
    ship.crew = { engine: 1, boiler: 1, pool: 1, guns: ship.guns.map((_, index) => index > 1) };
    expect(shifted(ship, [{ from: 'pool', to: 0 }])).toMatchObject({ pool: 0 });
    expect(shifted(ship, [{ from: 2, to: 0 }])?.guns.slice(0, 3)).toEqual([true, false, false]);
    expect(shifted(ship, [{ from: 'pool', to: 2 }])).toBe(null);
    expect(shifted(ship, [{ from: 1, to: 0 }])).toBe(null);
    const twice = [
      { from: 'pool' as const, to: 0 },
      { from: 0, to: 1 },
    ];
    expect(shifted(ship, twice)).toBe(null);
    ship.guns[0]!.lost = true;
    expect(shifted(ship, [{ from: 'pool', to: 0 }])).toBe(null);
  });

  it('C109: what stops her in mid-move takes the 24ths in hand, the rest of the plot and her way', () => {
    const table = bench().union('a', 'uss_cairo', 505, 'E', { inHand: 20 }).terrain('obstruction', 705);
    plotted(table, 'a', { speed: 12 }).does(moved);
    expect(table.ship('a')).toMatchObject({ at: 605, speed: 0, inHand: 0, halted: true, aground: null });
  });

  it('C113: a mark only on who may come into contact, not abandoned, and only ahead', () => {
    const marks = (range: number, speed: number, abandoned = false) => {
      const table = bench()
        .union('a', 'uss_cairo', 105, 'E')
        .confederate('z', 'css_virginia', 105 + 100 * range, 'NE', { abandoned, fullTop: 12 });
      const ship = plotted(table, 'a', { speed }).ship('a');
      const told = sideOptions(table.now(), ship, ship.plot!).map(({ ram }) => ram);
      const laid: PlotCommand = { type: 'plot', side: 'union', ship: 'a', ...ship.plot!, turns: [0], ram: 'z' };
      return [told.includes('z'), laidOver(table.now(), laid) !== null];
    };
    // One hex of her own, three that the other could enter (6 knots, and 24ths that she may have in hand), and one more.
    expect(marks(5, 6)).toEqual([true, true]);
    expect(marks(6, 6)).toEqual([false, false]);
    expect(marks(3, 6, true)).toEqual([false, false]);
    expect(marks(1, -2)[0]).toBe(false);
  });
});

describe('plots that are taken up again', () => {
  const fleet = (ships: number): Bench => {
    const table = bench(30, 20);
    for (let index = 0; index < ships; index++) table.union(`ship ${index}`, 'uss_cairo', 505 + index, 'E');
    return table;
  };
  const offers = (table: Bench, plots = plotsIn(table.now())): RiverCommand[] =>
    layOptions(table.now(), 'union', plots);

  it('C3: offered when all of a side lie, taken at any time from who has one, and from nobody else', () => {
    const table = plotted(fleet(2), 'ship 0', { speed: 2 });
    const again = (ship: string): RiverCommand => ({ type: 'replot', side: 'union', ship });
    expect(offers(table).filter(({ type }) => type === 'replot')).toEqual([]);
    expect(laidOver(table.now(), again('ship 0'))).toEqual(again('ship 0'));
    expect(laidOver(table.now(), again('ship 1'))).toBe(null);
    expect(laidOver(table.now(), { ...again('ship 0'), side: 'confederate' })).toBe(null);
    plotted(table, 'ship 1', { speed: 2 });
    expect(offers(table).filter(({ type }) => type === 'replot')).toEqual([again('ship 0'), again('ship 1')]);
    table.does(play => layPlot(play, again('ship 0')));
    expect(offers(table).some(({ type }) => type === 'replot')).toBe(false);
  });

  it('C3: a fleet whose plots are laid and taken up by chance is done in the end', () => {
    const SHIPS = 14;
    const commands = ['a', 'b', 'c'].map(seed => {
      const table = fleet(SHIPS);
      const dice = diceOf(seedFrom(seed));
      const plots = plotsIn(table.now());
      for (let count = 1; ; count++) {
        const options = offers(table, plots);
        const command = options[dice.roll(options.length) - 1]!;
        if (command.type === 'plotted') return count;
        table.does(play => layPlot(play, command));
      }
    });
    expect(Math.max(...commands)).toBeLessThan(30 * SHIPS);
  });
});

describe('captains', () => {
  it('C25: a man lost from the gun that the captain has charge of costs the captain too; from another gun he does not', () => {
    const lost = (box: number) => {
      const table = plotted(bench().union('a', 'uss_cairo', 505, 'E'), 'a', { captainGun: 2 });
      table.does(play => loseFrom(play, table.ship('a'), box, null, 1));
      return table.ship('a').captain!.alive;
    };
    expect([lost(2), lost(3)]).toEqual([false, true]);
  });

  it("C112: the Union's dice are thrown first, then in the scenario's order, white, green, red, yellow", () => {
    const table = bench()
      .confederate('z', 'css_virginia', 505, 'E')
      .union('b', 'uss_cairo', 705, 'E')
      .union('a', 'uss_tyler', 905, 'E');
    table.does(throwCaptains, 1, 2, 3, 5, 4, 4, 4, 4, 3, 3, 5, 1, 6, 6, 1, 4, 2, 2, 2, 2);
    expect(table.told('captainThrown').map(({ unit, dice }) => [unit, ...dice])).toEqual([
      ['b', 1, 2, 3, 5],
      ['a', 3, 3, 5, 1],
      ['z', 6, 6, 1, 4],
    ]);
    expect(table.told('commanderThrown').map(({ unit, dice }) => [unit, ...dice])).toEqual([
      ['b', 4, 4, 4, 4],
      ['z', 2, 2, 2, 2],
    ]);
    const relieved = table.state.staff!.commanders.map(({ relieves }) => relieves);
    expect(relieved).toEqual([
      { alive: true, character: 'intelligent', green: 3, red: -2, yellow: 1 },
      { alive: true, character: 'reckless', green: 1, red: -1, yellow: 2 },
    ]);
    expect(table.ship('a').captain).toEqual({ alive: true, character: 'stubborn', green: 2, red: -3, yellow: 3 });
  });
});

describe('fire', () => {
  it('C41: after the quarter that her plot names she alone fires; who has opened fire waits for the end of the move', () => {
    const table = bench()
      .union('a', 'uss_tyler', 205, 'NE')
      .union('b', 'uss_lexington', 206, 'NE')
      .confederate('z', 'css_mcrae', 406, 'NE');
    plotted(plotted(plotted(table, 'a', { opens: 2 }), 'b'), 'z');
    expect(([1, 2, 3] as const).map(when => openersAt(table.now(), when))).toEqual([[], ['a'], []]);
    const firing = (when: 2 | 'end') => {
      const { union, confederate } = shotsIn(when)(table.now());
      return [...new Set([...union, ...confederate].map(({ unit }) => unit))];
    };
    expect(firing(2)).toEqual(['a']);
    expect(firing('end')).toEqual(['a', 'b', 'z']);
    table.ship('a').opened = true;
    expect([openersAt(table.now(), 2), firing(2)]).toEqual([[], []]);
  });

  it('C128: who opens fire after a quarter is told before the step begins, and turns over what was hidden', () => {
    const table = bench().union('a', 'uss_tyler', 205, 'NE').confederate('z', 'css_mcrae', 406, 'NE');
    plotted(plotted(table, 'a', { opens: 2 }), 'z', { opens: 3 });
    for (const id of ['firstQuarter', 'secondQuarter', 'thirdQuarter', 'fourthQuarter'])
      table.does(play => sequence.find(each => each.id === id)?.end?.(play));
    const shown = table.told('fireOpened');
    expect(shown.map(({ unit }) => unit)).toEqual(['a', 'z']);
    expect(shown.every(reveals)).toBe(true);
  });

  it('C31, C55, C107: a test of morale turns over whether the engine has its men, which the enemy does not know', () => {
    const stoked = (engine: number) => {
      const table = bench().union('a', 'uss_tyler', 205, 'E', { shocks: ['crew'] });
      const ship = table.ship('a');
      ship.crew = { ...ship.crew!, engine };
      return table.does(testMorale, 6).told('moraleRolled');
    };
    const [[moves], [lies]] = [stoked(1), stoked(0)];
    expect(moves!.modifiers.some(({ reason }) => reason === 'way')).toBe(true);
    expect(lies!.modifiers.some(({ reason }) => reason === 'noWay')).toBe(true);
    expect([moves!, lies!].every(reveals)).toBe(true);
  });

  it('C108: a work without guns is a target only', () => {
    const table = bench().union('a', 'uss_tyler', 205, 'NE').building('confederate', 'mill', 305);
    const { union, confederate } = shotsIn('end')(table.now());
    expect([union.map(({ target }) => target), confederate]).toEqual([['mill'], []]);
  });

  it('C104: an abandoned ship loses her way at once, is no target, fires at nobody, and holds her hex', () => {
    const table = bench().union('a', 'uss_tyler', 205, 'NE').confederate('z', 'css_mcrae', 405, 'NE', { speed: 8 });
    const why = (from: string, at: string) => {
      const now = table.now();
      const [unit, target] = [unitOf(now, from), unitOf(now, at)];
      return unit.guns.map((gun, index) => whyNoGun(now, unit, index, target, lineOf(now, unit, gun, target))?.why);
    };
    expect([why('a', 'z').includes(undefined), why('z', 'a').includes(undefined)]).toEqual([true, true]);
    table.does(play => abandon(play, 'z', 'morale'));
    expect(table.ship('z')).toMatchObject({ speed: 0, inHand: 0, at: 405, status: 'afloat' });
    expect([new Set(why('a', 'z')), new Set(why('z', 'a'))]).toEqual([new Set(['abandoned']), new Set(['crew'])]);
  });

  it('C53: a ship that blows up harms nobody beside her', () => {
    const table = bench().union('a', 'uss_cairo', 505, 'E').union('b', 'uss_tyler', 605, 'E');
    const before = structuredClone(table.ship('b'));
    table.does(play => rollDamage(play, 'a', 'z', 1001), 6, 6);
    expect([table.ship('a').status, table.ship('b')]).toEqual(['sunk', before]);
  });

  it('C64: both stop; the rammer may go astern in the next move', () => {
    const table = bench()
      .union('a', 'uss_queen_of_the_west', 505, 'E', { inHand: 0 })
      .confederate('z', 'css_general_beauregard', 605, 'NE', { spv: 400, value: 10 });
    plotted(plotted(table, 'a', { speed: 12 }), 'z', { speed: 2 }).does(moved, 1, 1, 1);
    expect([table.ship('a').speed, table.ship('z').speed]).toEqual([0, 0]);
    table.does(openMove);
    expect(Math.min(...speedsFor(table.now(), table.ship('a')))).toBeLessThan(0);
  });
});

describe('ratings and victory', () => {
  it('C105: a dummy is a wooden hull of class II without guns', () => {
    expect(ratingOf(asBuilt(vessel('dummy_ironclad')))).toMatchObject({ skin: 'wood', ramClass: 2, guns: [] });
  });

  it('C100: half her top speed in whole knots unless the scenario says, none at anchor or before she has steam', () => {
    const force = { ...asBuilt(vessel('uss_cairo')), overrides: { knots: 7 } };
    const speed = (more: object, said?: number) =>
      shipFrom({ ...force, ...more }, { hex: 505, facing: 0, turn: 1, ...(said === undefined ? {} : { speed: said }) });
    expect(speed({}).speed).toBe(6);
    expect(speed({}, 10).speed).toBe(10);
    expect(speed({}, 20).speed).toBe(14);
    expect([speed({ anchored: true }).speed, speed({ aground: true }).speed, speed({ steamIn: 3 }).speed]).toEqual([
      0, 0, 0,
    ]);
    expect(speed({ steamIn: 3 }).steamFrom).toBe(4);
    const base = scenarioNamed('memphis');
    const [first] = base.forces;
    const said = { ...base, rules: { 'river-coastal': { options: {}, speeds: { [first!.id]: 3 } } } };
    expect(muster(said).ships[first!.id]!.speed).toBe(6);
  });

  it('C102: taken = sunk or abandoned; a hex is held by a ship that can fire', () => {
    const table = bench().union('a', 'uss_cairo', 505, 'E').confederate('z', 'css_mcrae', 1005, 'E');
    const hold: Objective = { side: 'union', text: '', kind: 'hold', hexes: [505], count: 1 };
    expect(progress(table.now(), hold)).toBe(1);
    for (const gun of table.ship('a').guns) gun.lost = true;
    expect(progress(table.now(), hold)).toBe(0);
    expect(isOut(table.ship('z'))).toBe(false);
    table.ship('z').abandoned = true;
    expect(isOut(table.ship('z'))).toBe(true);
    Object.assign(table.ship('z'), { abandoned: false, status: 'sunk' });
    expect(isOut(table.ship('z'))).toBe(true);
  });

  it('C103: without objectives ten points more win, nine do not', () => {
    const outcome = (lead: number) => {
      const table = bench().union('a', 'uss_cairo', 505, 'E').confederate('z', 'css_virginia', 1005, 'E').move(200);
      table.ship('a').spv -= 5;
      table.ship('z').spv -= 5 + lead;
      return outcomeOf(table.now());
    };
    expect([outcome(9), outcome(10), outcome(0)]).toEqual([
      { winner: 'draw', cause: 'equal-spv' },
      { winner: 'union', cause: 'more-spv' },
      { winner: 'draw', cause: 'equal-spv' },
    ]);
  });
});
