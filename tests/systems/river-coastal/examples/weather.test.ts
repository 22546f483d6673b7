/** C81, C82, C84: wind, smoke, fog and balloons. */
import { describe, expect, it } from 'vitest';
import { fireAll, layGuns, openFire } from '../../../../src/rules/river-coastal/fire.ts';
import { shotFactors, whyNoGun } from '../../../../src/rules/river-coastal/gunnery.ts';
import { endMove } from '../../../../src/rules/river-coastal/endOfMove.ts';
import { carryOutPlots, defaultPlot, sideOptions } from '../../../../src/rules/river-coastal/plots.ts';
import { lineFrom } from '../../../../src/rules/river-coastal/sight.ts';
import type { HexId } from '../../../../src/core/types.ts';
import { lineOf, shotsIn } from '../../../../src/rules/river-coastal/shots.ts';
import { topOf } from '../../../../src/rules/river-coastal/condition.ts';
import { desk } from '../../../../src/rules/river-coastal/desk/index.ts';
import type { Weather } from '../../../../src/rules/river-coastal/types.ts';
import { unitOf } from '../../../../src/rules/river-coastal/units.ts';
import {
  endWeather,
  isFoggy,
  sightIn,
  sightOf,
  smokeAfter,
  throwWeather,
} from '../../../../src/rules/river-coastal/weather.ts';
import { bench, type Bench } from '../bench.ts';

const section = (table: Bench, of: object): Bench => {
  Object.assign(table.now().scenario, { rules: { 'river-coastal': { options: {}, ...of } } });
  return table;
};

const still: Weather = { wind: null, fog: 0 };

const pair = (range = 2): Bench => {
  const table = bench()
    .union('a', 'uss_tyler', 205, 'NE')
    .confederate('z', 'css_mcrae', 205 + 100 * range, 'NE');
  table.state.weather = { ...still };
  return table;
};

/** A gun of Tyler's that bears to starboard. */
const gunOf = (table: Bench): number =>
  table.ship('a').guns.findIndex(({ gun, bears }) => gun === 'sb8' && bears.join() === 'starboard');

const factors = (table: Bench): string[] => {
  const [now, gun] = [table.now(), gunOf(table)];
  const [unit, target] = [unitOf(now, 'a'), unitOf(now, 'z')];
  return shotFactors(now, unit, gun, target, lineOf(now, unit, unit.guns[gun]!, target)).map(({ reason }) => reason);
};

const why = (table: Bench) => {
  const [now, gun] = [table.now(), gunOf(table)];
  const [unit, target] = [unitOf(now, 'a'), unitOf(now, 'z')];
  return whyNoGun(now, unit, gun, target, lineOf(now, unit, unit.guns[gun]!, target));
};

const fired = (table: Bench, turn: number): Bench => {
  table.move(turn).does(play => {
    openFire(play);
    layGuns(play, { type: 'aim', side: 'union', unit: 'a', gun: gunOf(table), target: 'z' });
    fireAll(play);
  }, 2);
  return table.does(endWeather);
};

describe('C81: wind', () => {
  it('a die for wind, a second for where it comes from; none is thrown where the scenario says', () => {
    const calm = bench().does(throwWeather, 2);
    expect([calm.state.weather, calm.told('windThrown')]).toEqual([
      still,
      [{ type: 'windThrown', dice: [2], wind: null }],
    ]);
    expect(bench().does(throwWeather, 3, 4).state.weather).toEqual({ wind: 'west', fog: 0 });
    expect(section(bench(), { wind: 'east' }).does(throwWeather).state.weather).toEqual({ wind: 'east', fog: 0 });
    expect(section(bench(), { wind: 'none' }).does(throwWeather).state.weather).toEqual(still);
  });
});

describe('C81: smoke', () => {
  it('with wind none stays; without, a hex gains a level in each move in which anybody fires from it', () => {
    const windy = pair();
    windy.state.weather = { wind: 'north', fog: 0 };
    expect(fired(windy, 1).state.smoke).toEqual({});
    const table = fired(pair(), 1);
    expect(table.state.smoke).toEqual({ 205: { level: 1, quiet: 0 } });
    expect(fired(table, 2).state.smoke[205]).toEqual({ level: 2, quiet: 0 });
    expect(table.told('smokeHangs').map(({ hex, level }) => [hex, level])).toEqual([
      [205, 1],
      [205, 2],
    ]);
  });

  it('two guns from one hex in one move are one level', () => {
    const table = pair();
    table.state.fired = [205, 205];
    expect(table.does(endWeather).state.smoke[205]!.level).toBe(1);
  });

  it('it loses a level at the end of every second move in a row without fire', () => {
    let smoke = smokeAfter({ level: 2, quiet: 0 }, false);
    expect(smoke).toEqual({ level: 2, quiet: 1 });
    smoke = smokeAfter(smoke!, false);
    expect(smoke).toEqual({ level: 1, quiet: 0 });
    expect(smokeAfter({ level: 2, quiet: 1 }, true)).toEqual({ level: 3, quiet: 0 });
    expect(smokeAfter(smokeAfter(smoke!, false)!, false)).toBe(null);
    expect(smokeAfter(undefined, false)).toBe(null);
  });

  it('from level 1: -1 from or into it, once in all', () => {
    const smoked = (...hexes: number[]): string[] => {
      const table = pair();
      for (const hex of hexes) table.state.smoke[hex] = { level: 1, quiet: 0 };
      return factors(table);
    };
    expect(smoked()).toEqual([]);
    expect([smoked(205), smoked(405), smoked(205, 405), smoked(305)]).toEqual([['smoke'], ['smoke'], ['smoke'], []]);
  });

  it('C127: 3 and more blocks lines through it, 2 does not; from its own hex she fires', () => {
    const through = (hex: number, level: number) => {
      const table = pair();
      table.state.smoke[hex] = { level, quiet: 0 };
      return why(table);
    };
    expect(through(305, 2)).toBe(null);
    expect(through(305, 3)).toEqual({ why: 'blocked', by: 305 });
    expect(through(205, 3)).toBe(null);
  });

  it('C127: a fort smokes in the hex of the gun’s square, and fire at it is fire into smoke in either of its hexes', () => {
    const siege = (): Bench => {
      const table = bench().union('a', 'uss_tyler', 205, 'NE').fort('confederate', 'f', 'fort_henry', [505, 605], 'W');
      table.state.weather = { ...still };
      return table;
    };
    const smokes = (square: number): HexId[] => {
      const table = siege();
      for (const gun of table.work('f').guns) gun.square = square;
      table.does(play => {
        openFire(play);
        const [shot] = shotsIn('end')(play).confederate;
        layGuns(play, { type: 'aim', side: 'confederate', unit: 'f', gun: shot!.mounts[0]![0]!, target: 'a' });
        fireAll(play);
      }, 2);
      return Object.keys(table.does(endWeather).state.smoke).map(Number);
    };
    expect([smokes(1), smokes(3), smokes(4)]).toEqual([[505], [505], [605]]);
    const into = (hex: HexId): string[] => {
      const table = siege();
      table.state.smoke[hex] = { level: 1, quiet: 0 };
      const now = table.now();
      const [unit, target] = [unitOf(now, 'a'), unitOf(now, 'f')];
      const gun = gunOf(table);
      return shotFactors(now, unit, gun, target, lineOf(now, unit, unit.guns[gun]!, target)).map(
        ({ reason }) => reason,
      );
    };
    expect([into(505), into(605), into(405)]).toEqual([['smoke'], ['smoke'], []]);
  });

  it('C127: a balloon sends nobody else’s shot over ships, and her own over them', () => {
    const blocked = (aloft: 'a' | 'b' | ''): HexId => {
      const up = (id: 'a' | 'b') => (aloft === id ? { balloon: 'aloft' as const } : {});
      const table = bench()
        .union('a', 'uss_tyler', 205, 'NE', up('a'))
        .union('b', 'uss_tyler', 206, 'NE', up('b'))
        .union('big', 'uss_new_ironsides', 305, 'E')
        .confederate('z', 'css_mcrae', 405, 'NE');
      const now = table.now();
      return lineFrom(now, unitOf(now, 'a'), 205, unitOf(now, 'z')).blocked();
    };
    expect([blocked(''), blocked('b'), blocked('a')]).toEqual([305, 305, 0]);
  });

  it('the chart shows where it hangs, how thick', () => {
    const table = pair();
    Object.assign(table.state.smoke, { 305: { level: 3, quiet: 0 }, 306: { level: 1, quiet: 1 } });
    expect(desk.clouds?.(table.now())).toEqual([
      { hex: 305, level: 3, thick: true },
      { hex: 306, level: 1, thick: false },
    ]);
  });
});

describe('C82: fog', () => {
  const morning = (...dice: number[]): Bench =>
    section(pair(), { morning: true, wind: 'south' }).does(throwWeather, ...dice);

  it('on 3 to 6 of a morning, two dice of inches; else nothing is thrown', () => {
    expect(morning(2).state.weather!.fog).toBe(0);
    const table = morning(3, 5, 3);
    expect(table.told('fogThrown')).toEqual([{ type: 'fogThrown', dice: [3, 5, 3], inches: 8, hexes: 2 }]);
    expect(section(pair(), { wind: 'south' }).does(throwWeather).state.weather!.fog).toBe(0);
  });

  it('worked example 17: fog of 8 inches: sight 2, 3, 4, 5 hexes in moves 1 to 4, and guns see no farther', () => {
    const table = morning(3, 5, 3);
    expect([1, 2, 3, 4].map(move => sightIn(table.move(move).now()))).toEqual([2, 3, 4, 5]);
    const far = pair(3);
    far.state.weather = { wind: 'south', fog: 8 };
    expect(why(far.move(1))).toEqual({ why: 'sight', range: 3, reach: 2 });
    expect(why(far.move(2))).toBe(null);
  });

  it('it ends where more could be seen in it than without; the visibility of the scenario holds besides', () => {
    const table = morning(6, 6, 6);
    expect([1, 7, 8].map(move => isFoggy(table.move(move).now()))).toEqual([true, true, false]);
    Object.assign(table.now().scenario, { visibility: 4 });
    expect([sightIn(table.move(1).now()), isFoggy(table.now())]).toEqual([4, false]);
    table.move(2);
    expect(desk.light?.(table.now())).toBe('day');
  });

  it('at the end of a move it lifts a little, which is told', () => {
    const table = morning(3, 5, 3).move(1).does(endWeather);
    expect(table.told('fogLifts')).toEqual([{ type: 'fogLifts', hexes: 3, light: 'mist' }]);
    expect(desk.light?.(table.now())).toBe('mist');
  });
});

describe('C84: balloons', () => {
  const aloft = (more: object = {}): Bench => {
    const table = pair(3).union('b', 'uss_minnesota', 305, 'E');
    Object.assign(table.ship('a'), { balloon: 'aloft', ...more });
    return table;
  };

  it('one move at 3 knots or less to raise; 3 knots at most while it is up', () => {
    const table = pair();
    Object.assign(table.ship('a'), { balloon: 'down', speed: 6 });
    const offers = (speed: number) => {
      const plot = { ...defaultPlot(table.now(), table.ship('a')), speed };
      return sideOptions(table.now(), table.ship('a'), plot).flatMap(({ balloon }) => balloon ?? []);
    };
    expect([offers(6), offers(7)]).toEqual([['raise'], []]);
    const ship = table.ship('a');
    ship.plot = { ...defaultPlot(table.now(), ship), balloon: 'raise' };
    table.does(carryOutPlots);
    expect([ship.balloon, topOf(ship)]).toEqual(['rising', 6]);
    table.does(endMove);
    expect([ship.balloon, topOf(ship)]).toEqual(['aloft', 6]);
    expect(table.told('balloonAloft')).toHaveLength(1);
    expect(offers(6)).toEqual(['strike']);
    ship.plot = { ...ship.plot, balloon: 'strike' };
    table.does(carryOutPlots);
    expect([ship.balloon, topOf(ship)]).toEqual(['down', ship.fullTop]);
  });

  it('it sees over ships, to 16 hexes whatever the fog; land still hides', () => {
    expect(why(aloft({ balloon: 'down' }))).toEqual({ why: 'blocked', by: 305 });
    expect(why(aloft())).toBe(null);
    expect(why(aloft().terrain('island', 405))).toEqual({ why: 'blocked', by: 405 });
    const foggy = aloft();
    foggy.state.weather = { wind: 'south', fog: 6 };
    expect([sightOf(foggy.now(), foggy.ship('a')), sightOf(foggy.now(), foggy.ship('b'))]).toEqual([16, 2]);
  });
});
