/** Sentences of the print and of section N that no table holds and no worked example shows, each by its number. */
import { describe, expect, it } from 'vitest';
import { diceOf, seedFrom } from '../../../src/core/dice.ts';
import { legal, offeredAs, play } from '../../../src/core/engine.ts';
import type { Facing, HexId } from '../../../src/core/types.ts';
import { faceTo, quarterTo, trainedOn, workGunBears } from '../../../src/rules/nws-1971/arcs.ts';
import { gunLine } from '../../../src/rules/nws-1971/shots.ts';
import type { NwsCommand, NwsShip } from '../../../src/rules/nws-1971/types.ts';
import { costTo } from '../../../src/rules/nws-1971/victory.ts';
import { turnMade } from '../../../src/rules/nws-1971/way.ts';
import { ratingOf } from '../../../src/rules/nws-1971/setup/ratings.ts';
import { asBuilt } from '../../../src/rules/shared/asBuilt.ts';
import { vessel, vesselIds, type Vessel } from '../../../src/ships/index.ts';
import { battle, type Extra, type Table } from './table.ts';

const SLOOP = 'uss_hartford';
const VIRGINIA = 'css_virginia';
const ALL_ROUND = ['bow', 'stern', 'port', 'starboard'] as const;

/** A vessel with nothing but one such gun, which bears all round. */
const oneGun = (gun: string): Partial<Vessel> => ({ guns: [{ gun, count: 1, mount: 'top', bears: ALL_ROUND }] });

/** Whoever is struck, two hexes east of a gun that bears all round, with a friend far off. */
const under = (gun: string, vessel: string, facing: 'NE' | 'W' | 'E', extra: Extra = {}, range = 2) =>
  battle(40, 9)
    .union('mon', 'uss_monitor', 505, 'NE', { facts: oneGun(gun) })
    .union('friend', 'uss_monitor', 109, 'E')
    .confederate('foe', vessel, 505 + 100 * range, facing, extra)
    .confederate('other', 'uss_congress', 4009, 'E');

const hit = (...[gun, vessel, facing, extra, range]: Parameters<typeof under>) => {
  const table = under(gun, vessel, facing, extra, range).at('fire').play('aim mon 0 foe');
  return (...dice: number[]): Table => table.ready(6, ...dice);
};

/** So many whole moves in which everybody lies still and nobody fires. */
const rest = (table: Table, moves: number): Table => {
  for (let move = 0; move < moves; move += 1) {
    table.move();
    if (table.phase === 'fire') table.ready();
  }
  return table;
};

describe('plots that are taken up again', () => {
  const fleet = (ships: number): Table => {
    const setup = battle(30, 30).confederate('foe', SLOOP, 2919, 'W');
    for (let index = 0; index < ships; index += 1) setup.union(`ship ${index}`, 'uss_cairo', 503 + index, 'E');
    return setup.start();
  };

  it('N3: offered when all of a side lie, taken at any time from who has one, and from nobody else', () => {
    const table = fleet(2).play('plot ship 0 0');
    const again = (ship: string): NwsCommand => ({ type: 'replot', side: 'union', ship });
    const taken = (command: NwsCommand) => offeredAs(table.match, table.state, command);
    expect(table.offered('replot')).toEqual([]);
    expect(taken(again('ship 0'))).toEqual(again('ship 0'));
    expect(taken(again('ship 1'))).toBeUndefined();
    expect(taken({ ...again('ship 0'), side: 'confederate' })).toBeUndefined();
    table.play('plot ship 1 0');
    expect(table.offered('replot')).toEqual(['replot ship 0', 'replot ship 1']);
    expect(table.play('replot ship 0').offered('replot')).toEqual([]);
    table.play('steady union').play('plotted union');
    expect([again('ship 0'), again('ship 1')].map(taken)).toEqual([undefined, undefined]);
  });

  it('N3: who is asked for no plot has none to take up', () => {
    const table = battle(20, 9)
      .union('ship', 'uss_cairo', 505, 'E', { go: 3 })
      .union('wreck', 'uss_cairo', 707, 'E', { aground: true })
      .confederate('foe', SLOOP, 1909, 'W')
      .start()
      .play('steady union');
    expect(table.ship('wreck').plot).not.toBeNull();
    expect(table.offered('replot')).toEqual(['replot ship']);
    expect(offeredAs(table.match, table.state, { type: 'replot', side: 'union', ship: 'wreck' })).toBeUndefined();
  });

  it('N3: a fleet whose plots are laid and taken up by chance is done in the end', () => {
    const [SHIPS, FLEETS] = [20, 20];
    const commands = Array.from({ length: FLEETS }, (_, seed) => {
      const { match, state } = fleet(SHIPS);
      const dice = diceOf(seedFrom(`s${seed}`));
      for (let count = 1; ; count += 1) {
        const options = legal(match, state, 'union');
        const command = options[dice.roll(options.length) - 1]!;
        play(match, state, command);
        if (command.type === 'plotted') return count;
      }
    });
    expect(Math.max(...commands)).toBeLessThan(30 * SHIPS);
  });
});

describe('the move', () => {
  it('N3: of a plot of which fewer hexes come the rest lapses', () => {
    const table = battle(20, 9)
      .union('ship', 'picket_boat_1', 505, 'E', { go: 6 })
      .confederate('foe', SLOOP, 605, 'E')
      .start()
      .move(['plot ship 12 1,0', 'plot foe 0']);
    expect(table.ship('ship')).toMatchObject({ at: 505, facing: 0, saved: 0, speed: 0 });
    table.ready().move();
    expect(table.ship('ship').facing).toBe(0);
  });

  it('N7: what was earned towards a turn is lost with the speed, and from ahead to astern', () => {
    const after = (plot: string, go: number): number =>
      battle(20, 9)
        .union('ship', 'uss_cairo', 505, 'E', { go, now: { saved: 90 } })
        .confederate('foe', SLOOP, 1909, 'E')
        .start()
        .move([plot])
        .ship('ship').saved;
    expect([after('plot ship 2', 1), after('plot ship 0', 1), after('plot ship -2', 0)]).toEqual([90, 0, 0]);
  });

  it('N7, N36, N44: half, once however many reasons; a side wheel gone turns her as the next larger rate', () => {
    const earns = (now: Partial<NwsShip>): number =>
      turnMade(
        { rate: 3, wheelsGone: [], halfHelm: false, steering: null, circling: null, helmless: 0, ...now },
        { saved: 0, entered: 0, wanted: 0 },
      ).saved;
    expect([earns({}), earns({ wheelsGone: ['port'] }), earns({ rate: 2, wheelsGone: ['starboard'] })]).toEqual([
      75, 45, 27,
    ]);
    expect([earns({ rate: 1, wheelsGone: ['port'] }), earns({ rate: 1, halfHelm: true })]).toEqual([13, 13]);
    expect([
      earns({ rate: 1, wheelsGone: ['port'], halfHelm: true }),
      earns({ rate: 3, wheelsGone: ['port'], halfHelm: true }),
      earns({ rate: 3, wheelsGone: ['aft'] }),
    ]).toEqual([13, 22, 75]);
  });

  it('N7, N8: a hex into which the current carries her over her stern earns nothing, and she does not turn there', () => {
    const ship = battle(30, 15)
      .flow('E', 4)
      .union('ship', 'uss_cairo', 1508, 'W', { go: 1, now: { saved: 60, steering: { course: 'port', left: 5 } } })
      .confederate('foe', VIRGINIA, 2909, 'E', { anchored: true })
      .start()
      .move()
      .ship('ship');
    expect(ship).toMatchObject({ at: 1608, facing: 3, saved: 60, speed: 2 });
  });

  it('N9: aground at the start is for good: neither engines nor current move her, and she fights', () => {
    const table = battle(20, 9)
      .flow('E', 4)
      .union('ship', SLOOP, 505, 'NE', { aground: true })
      .confederate('foe', VIRGINIA, 805, 'NE', { anchored: true })
      .start();
    expect(table.offered('plot ship')).toEqual([]);
    table.move();
    expect(table.ship('ship')).toMatchObject({ at: 505, aground: true });
    expect(table.offered('aim ship')).not.toEqual([]);
  });

  it('N9: the current drives her aground before the land, and against an obstruction without harm', () => {
    const driven = (terrain: 'bank' | 'obstruction') =>
      battle(20, 9)
        .flow('E', 6)
        .terrain(terrain, 605)
        .union('ship', SLOOP, 505, 'NE', { now: { disabled: true } })
        .union('other', 'uss_monitor', 101, 'E', { anchored: true })
        .confederate('foe', VIRGINIA, 1909, 'E', { anchored: true })
        .start()
        .move()
        .ship('ship');
    expect(driven('bank')).toMatchObject({ at: 505, aground: true });
    expect(driven('obstruction')).toMatchObject({ at: 505, aground: false });
  });

  it('N10: who goes astern, or has plotted her ram against another, stops before a ship without damage', () => {
    const astern = battle(20, 9)
      .confederate('ram', VIRGINIA, 505, 'W', { now: { speed: -5, inHand: -10, going: 'astern' } })
      .union('foe', SLOOP, 605, 'NE')
      .start();
    astern.move(['plot ram -5 0']);
    expect(astern.told('shipHeld')).toEqual([{ type: 'shipHeld', ship: 'ram', at: 505, by: 'foe' }]);
    const other = battle(20, 9)
      .confederate('ram', VIRGINIA, 505, 'E', { go: 3 })
      .union('foe', SLOOP, 605, 'NE')
      .union('meant', SLOOP, 706, 'NE')
      .start();
    other.play('plot ram 6 0').play('plot ram 6 0 ram meant').move();
    expect(other.told('shipHeld').map(({ ship, by }) => [ship, by])).toEqual([['ram', 'foe']]);
    expect(other.state.strikes).toEqual([]);
  });

  it('N10: where two would enter one hex the slower waits, though she is the earlier in the scenario', () => {
    const table = battle(20, 9)
      .union('slow', SLOOP, 505, 'E', { go: 6 })
      .confederate('fast', 'css_patrick_henry', 705, 'W', { go: 7 })
      .start()
      .move();
    expect([table.ship('slow').at, table.ship('fast').at]).toEqual([505, 605]);
  });

  it('N10: two that would exchange hexes meet bow to bow if either has plotted it', () => {
    const table = battle(20, 9)
      .union('foe', SLOOP, 605, 'W', { go: 3 })
      .confederate('ram', VIRGINIA, 505, 'E', { go: 3 })
      .start();
    table.play('plot ram 6 0').play('plot ram 6 0 ram foe').play('plot foe 6 0').move();
    expect([table.ship('ram').at, table.ship('foe').at]).toEqual([505, 605]);
    table.ready();
    expect(table.told('ramStruck')).toMatchObject([{ ship: 'ram', target: 'foe', course: 3 }]);
  });

  it('N10: a launch and a friend enter one hex together', () => {
    const table = battle(20, 9)
      .union('launch', 'picket_boat_1', 505, 'E', { go: 3 })
      .union('mate', SLOOP, 705, 'W', { go: 3 })
      .confederate('foe', VIRGINIA, 1909, 'E')
      .start()
      .move();
    expect([table.ship('launch').at, table.ship('mate').at]).toEqual([605, 605]);
  });

  it('N44: who lies still because nobody steers has not stopped of her own will', () => {
    const swings = (helmless: number) =>
      battle(20, 9)
        .union('ship', 'uss_sassacus', 505, 'E', { now: { circling: 'port', wheelsGone: ['port'], helmless } })
        .union('mate', SLOOP, 101, 'E')
        .confederate('foe', VIRGINIA, 1909, 'E')
        .start()
        .move()
        .ship('ship').circling;
    expect([swings(3), swings(0)]).toEqual(['port', null]);
  });

  it('N10: a launch does not lie where an enemy does', () => {
    const table = battle(20, 9)
      .union('launch', 'picket_boat_1', 505, 'E', { go: 3 })
      .confederate('foe', SLOOP, 605, 'E')
      .start()
      .move(['plot launch 6 0', 'plot foe 0']);
    expect(table.ship('launch')).toMatchObject({ at: 505, speed: 0 });
  });

  it('N55: who is due comes in at the free hex nearest to hers, and where none is free waits for the next move', () => {
    const enters = (columns: number, rows: number, ...taken: HexId[]): NwsShip => {
      const setup = battle(columns, rows).union('late', 'uss_monitor', 102, 'E', { turn: 2 });
      for (const hex of taken) setup.union(`at ${hex}`, SLOOP, hex, 'E', { anchored: true });
      return rest(setup.confederate('foe', VIRGINIA, columns * 100 + 1, 'E').start(), 1).ship('late');
    };
    expect(enters(12, 5)).toMatchObject({ status: 'afloat', at: 102 });
    const beside = enters(12, 5, 102);
    expect([beside.status, [101, 103].includes(beside.at)]).toEqual(['afloat', true]);
    expect(enters(2, 2, 101, 102, 202)).toMatchObject({ status: 'waiting', at: 0 });
    // Along her edge the nearest free hex lies four hexes off, or three.
    const edge = (...rows: number[]): NwsShip => {
      const setup = battle(9, 9).union('late', 'uss_monitor', 105, 'E', { turn: 2 });
      for (const row of rows) setup.union(`at ${row}`, SLOOP, 100 + row, 'E', { anchored: true });
      return rest(setup.confederate('foe', VIRGINIA, 901, 'E').start(), 1).ship('late');
    };
    expect(edge(2, 3, 4, 5, 6, 7, 8)).toMatchObject({ status: 'waiting', at: 0 });
    expect(edge(2, 3, 4, 5, 6, 7)).toMatchObject({ status: 'afloat', at: 108 });
  });

  it('N56: losses of speed are shares of the speed that the scenario gives her (N70)', () => {
    const table = under('sb11', SLOOP, 'NE', { overrides: { knots: 6 } })
      .at('fire')
      .play('aim mon 0 foe');
    table.ready(6, 1, 1);
    expect(table.told('speedLost')).toMatchObject([{ halves: 6, top: 6 }]);
  });

  it('N56: guns that the scenario puts aboard stand as the catalogue has them', () => {
    const { guns } = battle(20, 9)
      .union('ship', 'uss_cairo', 505, 'E', { overrides: { guns: [{ gun: 'sb9', count: 3, mount: 'broadside' }] } })
      .confederate('foe', SLOOP, 1905, 'E')
      .start()
      .ship('ship');
    expect(guns.map(({ gun, bears, place }) => [gun, bears.join(), place.third])).toEqual([
      ['sb9', 'port', 'forward'],
      ['sb9', 'port', 'aft'],
      ['sb9', 'starboard', 'amidships'],
    ]);
  });
});

describe('what may be fired at', () => {
  it('N16, N61: the lines of thirty degrees belong to bow and stern', () => {
    const { now } = battle(30, 15).union('ship', SLOOP, 508, 'E').confederate('foe', SLOOP, 2908, 'E').start();
    const shown = (facing: 0 | 3, from: HexId): string =>
      `${faceTo(now, { at: 508, facing }, from)} ${quarterTo(now, { at: 508, facing }, from)}`;
    expect([707, 709, 808, 505, 511].map(from => shown(0, from))).toEqual([
      ...['front bow', 'front bow', 'front bow', 'side port', 'side starboard'],
    ]);
    expect([707, 709, 808, 505, 511].map(from => shown(3, from))).toEqual([
      ...['rear stern', 'rear stern', 'rear stern', 'side starboard', 'side port'],
    ]);
  });

  it('N22: what masks a turret does so within thirty degrees, the line excluded', () => {
    const offered = (hex: HexId): number =>
      battle(30, 15)
        .union('mon', 'uss_monitor', 508, 'E')
        .confederate('foe', SLOOP, hex, 'NE')
        .at('fire')
        .offered('aim mon').length;
    expect([offered(808), offered(707), offered(709)]).toEqual([0, 1, 1]);
  });

  it('N20: a mortar does not fire', () => {
    expect(under('mo13', SLOOP, 'NE').at('fire').offered('aim mon')).toEqual([]);
    expect(under('sb11', SLOOP, 'NE').at('fire').offered('aim mon')).toEqual(['aim mon 0 foe']);
  });

  it('N52: of the two hexes of a fort that are as near the first counts', () => {
    const { now } = battle(30, 12)
      .union('ship', SLOOP, 506, 'NW')
      .confederate('mate', 'css_patrick_henry', 2909, 'E')
      .work('henry', 'confederate', [1106, 1105], 'W', { fort: 'fort_henry' })
      .start();
    const [ship, work] = [now.state.ships.ship!, now.state.works.henry!];
    const ranges = work.hexes.map(hex => now.chart.range(ship.at, hex));
    expect(new Set(ranges).size).toBe(1);
    expect(gunLine(now, ship, work).to).toBe(1106);
  });

  it('N64: whether the shot can go through is not asked', () => {
    expect(under('sb12', 'css_tennessee', 'NE').at('fire').offered('aim mon')).toEqual(['aim mon 0 foe']);
  });

  it('N21: a gun is loaded whatever else happens to its ship', () => {
    const table = battle(30, 9)
      .union('mon', 'uss_passaic', 505, 'NE')
      .confederate('foe', SLOOP, 805, 'NE')
      .at('fire')
      .play('aim mon 0 foe')
      .ready(1);
    Object.assign(table.ship('mon'), { disabled: true, speed: 0 });
    table.ship('mon').turrets[0]!.jam = 3;
    const offered = [2, 3, 4, 5].map(() => {
      table.move(['plot foe 0']);
      const words = table.offered('aim mon');
      table.ready();
      return words;
    });
    // The turret is jammed in moves 2 to 4; the 15 inch is loaded again in move 5 all the same.
    expect(offered.slice(0, 2)).toEqual([[], []]);
    expect(offered[3]).toEqual(['aim mon 0 foe', 'aim mon 1 foe']);
  });

  it('N25: ships, then forts, in the scenario’s order, and guns in the catalogue’s, whoever laid first', () => {
    const table = battle(30, 12)
      .work('fort', 'union', [505, 506], 'E', { fort: 'fort_henry' })
      .union('one', 'uss_passaic', 805, 'NE')
      .confederate('foe', SLOOP, 1005, 'NE')
      .at('fire');
    const [first = ''] = table.offered('aim fort');
    table.play(first).play('aim one 1 foe').play('aim one 0 foe').play(table.offered('aim foe')[0]!);
    table.ready(1, 1, 1, 1);
    expect(table.told('gunFired').map(({ firer, gun }) => [firer, gun])).toEqual([
      ['one', 0],
      ['one', 1],
      ['foe', expect.any(Number)],
      ['fort', Number(first.split(' ')[2])],
    ]);
  });

  it('N33: a turret points along the hexside nearest to its target, on a line between two that nearer the bow', () => {
    const { now } = battle(30, 15).union('ship', SLOOP, 508, 'E').confederate('foe', SLOOP, 2908, 'E').start();
    const points = (facing: 0 | 3, to: HexId): number => trainedOn(now, { at: 508, facing }, to);
    expect([808, 707, 505, 206, 208].map(to => points(0, to))).toEqual([0, 0, 2, 2, 3]);
    // Seen from the bow: 0709 lies on the line between two hexsides, and the one nearer the bow counts.
    expect([points(3, 707), points(3, 709)]).toEqual([4, 2]);
  });

  it('N33: before it has fired a turret points ahead, an after one astern; jammed for good it turns with the ship', () => {
    const onondaga = (facing: 'E' | 'W' | 'NE', now: Partial<NwsShip> = {}) =>
      battle(30, 15).union('mon', 'uss_onondaga', 508, facing, { now }).confederate('foe', SLOOP, 808, 'NE');
    expect(
      onondaga('E')
        .start()
        .ship('mon')
        .turrets.map(({ trained }) => trained),
    ).toEqual([0, 3]);
    const fires = (facing: 'E' | 'W' | 'NE', jammed: 0 | 1): boolean => {
      const turrets = ([0, 3] as const).map((trained, index) => ({
        out: index !== jammed,
        jam: index === jammed ? -1 : 0,
        trained,
      }));
      return onondaga(facing, { turrets }).at('fire').offered('aim mon').length > 0;
    };
    expect((['E', 'W', 'NE'] as const).map(facing => fires(facing, 0))).toEqual([true, false, false]);
    expect((['E', 'W', 'NE'] as const).map(facing => fires(facing, 1))).toEqual([false, true, false]);
  });

  it('N33: jammed for good it fires at what lies on the line of thirty degrees', () => {
    const offered = (hex: HexId): number =>
      battle(30, 15)
        .union('mon', 'uss_monitor', 508, 'W', { now: { turrets: [{ out: false, jam: -1, trained: 3 }] } })
        .confederate('foe', SLOOP, hex, 'NE')
        .at('fire')
        .offered('aim mon').length;
    expect([offered(808), offered(707), offered(505)]).toEqual([1, 1, 0]);
    const fired = battle(30, 15)
      .union('mon', 'uss_monitor', 508, 'W', { now: { turrets: [{ out: false, jam: -1, trained: 3 }] } })
      .confederate('foe', SLOOP, 707, 'NE')
      .at('fire');
    expect(fired.play('aim mon 0 foe').ready(1).ship('mon').turrets[0]!.trained).toBe(3);
  });

  it('N34: a port that is shut silences that bearing alone, and a pivot fires from its others', () => {
    const pivot = { gun: 'rf7', count: 1, mount: 'casemate_pivot' as const, bears: ['bow', 'port'] as const };
    const offered = (hex: HexId): number => {
      const table = battle(30, 15)
        .confederate('ram', 'css_atlanta', 508, 'E', { facts: { guns: [pivot] } })
        .union('foe', SLOOP, hex, 'NE');
      const shut = table.start();
      shut.ship('ram').guns[0]!.shut.push({ bearing: 'port', left: -1 });
      return shut.move(['plot ram 0', 'plot foe 0']).offered('aim ram').length;
    };
    expect([offered(808), offered(505)]).toEqual([1, 0]);
  });

  it('N52: front, rear, left and right of a fort each bear sixty degrees, and the nearer face with a gun left is struck', () => {
    const { now } = battle(30, 30).union('ship', SLOOP, 505, 'E').start();
    // Faces NE on a base that lies east and west: the front's line stands square to the base and looks north.
    const fort = { hexes: [1515, 1615], facing: 1 } as const;
    const bears = (to: HexId): string =>
      (['front', 'left', 'right', 'rear'] as const)
        .filter(face => workGunBears(now, fort, { bears: [face] }, { from: 1515, to }))
        .join();
    expect([bears(1511), bears(1519)]).toEqual(['front', 'rear']);
    expect([bears(1015), bears(2015)]).toEqual(['left', 'right']);
    const steps = (one: Facing, other: Facing): HexId => now.chart.neighbour(now.chart.neighbour(1515, one), other);
    // Sixty degrees off the lines of the flanks, and thirty off those of front and rear.
    const along = (way: Facing): string => bears(steps(way, way));
    expect([along(1), along(2), along(4), along(5)]).toEqual([
      ...['front,right', 'front,left', 'left,rear', 'right,rear'],
    ]);
    // Sixty degrees off the lines of front and rear, themselves included, and thirty off those of the flanks.
    const between = (one: Facing, other: Facing): string => bears(steps(one, other));
    expect([between(0, 1), between(3, 2), between(3, 4), between(0, 5)]).toEqual([
      ...['front,right', 'front,left', 'left,rear', 'right,rear'],
    ]);
    // Beyond them the flank's alone, and before the front the front's alone.
    expect([bears(2014), bears(2016), bears(1611), bears(1411)]).toEqual(['right', 'right', 'front', 'front']);

    const table = battle(30, 12)
      .union('ship', SLOOP, 505, 'NW')
      .confederate('mate', 'css_patrick_henry', 2909, 'E')
      .work('henry', 'confederate', [1005, 1006], 'W', { fort: 'fort_henry' })
      .at('fire');
    for (const gun of table.state.works.henry!.guns) if (gun.bears[0] === 'front') gun.lost = true;
    table.state.works.henry!.faces[0]!.left = 0;
    table.play(table.offered('aim ship')[0]!).ready(6, 1, 1);
    expect(table.told('workThrown')).toMatchObject([{ face: 'rear' }]);
  });
});

describe('what a hit does', () => {
  it('N19: shot quality is not asked at forts', () => {
    const table = battle(30, 12)
      .with({ shotQuality: true })
      .union('ship', SLOOP, 505, 'NW')
      .confederate('mate', 'css_patrick_henry', 2909, 'E')
      .work('henry', 'confederate', [1005, 1006], 'W', { fort: 'fort_henry' })
      .at('fire');
    table.play(table.offered('aim ship')[0]!).ready(6, 1, 1);
    expect(table.told('workThrown')).toMatchObject([{ harms: true }]);
  });

  it('N29: no more speed is lost than there is', () => {
    expect(hit('sb11', SLOOP, 'NE', { now: { lost: 17 } })(1, 1).told('speedLost')).toMatchObject([
      { halves: 2, top: 0 },
    ]);
    expect(hit('sb11', SLOOP, 'NE', { now: { lost: 19 } })(1, 1).told('speedLost')).toEqual([]);
  });

  it('N30: jammed to port she turns to port, jammed ahead she goes straight, jammed and helmless she turns', () => {
    const heads = (now: Partial<NwsShip>): number =>
      battle(30, 15)
        .union('ship', 'uss_cairo', 508, 'E', { go: 8, now: { jams: 1, saved: 60, ...now } })
        .confederate('foe', SLOOP, 2908, 'E')
        .start()
        .move()
        .ship('ship').facing;
    expect([
      heads({ steering: { course: 'port', left: 5 } }),
      heads({ steering: { course: 'ahead', left: 5 } }),
      heads({ helmless: 5 }),
      heads({ steering: { course: 'starboard', left: 5 }, helmless: 5 }),
      heads({ steering: { course: 'starboard', left: 5 }, circling: 'port' }),
      heads({ circling: 'port' }),
    ]).toEqual([1, 0, 0, 5, 5, 1]);
  });

  it('N31: out of control she keeps her speed, but for what her top speed falls below it; and may be hit there again', () => {
    const table = hit('sb11', SLOOP, 'NE', { go: 8, facts: { knots: 8 }, now: { helmless: 4 } })(1, 1);
    expect(table.ship('foe')).toMatchObject({ speed: 8, helmless: 3 });
    table.move();
    expect(table.ship('foe').speed).toBe(8);
    const again = hit('sb11', SLOOP, 'NE', { now: { helmless: 1 } })(1, 6);
    expect(again.ship('foe').helmless).toBe(0);
    again.move(['plot mon 0', 'plot friend 0', 'plot foe 0']).ready().move(['plot foe 0']);
    again.play('aim mon 0 foe').ready(6, 1, 4);
    expect(again.ship('foe').helmless).toBe(5);
  });

  it('N32: what is kept counts at the next hit there, and nowhere else', () => {
    const fallen = (beam: 'port' | 'starboard'): readonly number[] => {
      const kept = [{ third: 'forward' as const, beam, deck: 0, points: 34 }];
      return hit('sb11', SLOOP, 'NE', { now: { kept } })(2, 2).told('gunsStruck')[0]!.guns;
    };
    const low = [{ third: 'forward' as const, beam: 'port' as const, deck: 1, points: 34 }];
    const aft = [{ third: 'aft' as const, beam: 'port' as const, deck: 0, points: 34 }];
    for (const kept of [low, aft]) {
      const table = hit('sb11', SLOOP, 'NE', { now: { kept } })(2, 2);
      expect(table.told('gunsStruck')[0]!.kept).toBe(56);
    }
    // 166 and 34 points on the port side: two 9 inch of 90 and a 20-pounder; without them one, and the 20-pounder.
    expect([fallen('port').length, fallen('starboard').length]).toEqual([3, 2]);
  });

  it('N33: a hit that bounces counts in the turn of the turrets', () => {
    const table = hit('sb32', 'uss_milwaukee', 'NE')(2, 2);
    expect(table.told('hitThrown')).toMatchObject([{ turret: 0, outcome: 'bounced' }]);
    expect(table.ship('foe').nextTurret).toBe(1);
  });

  it('N33: all guns of a turret that is out fall silent with it', () => {
    const table = battle(30, 9)
      .union('mon', 'uss_milwaukee', 505, 'NE', {
        now: {
          turrets: [
            { out: true, jam: 0, trained: 0 },
            { out: false, jam: 0, trained: 3 },
          ],
        },
      })
      .confederate('foe', SLOOP, 805, 'NE')
      .at('fire');
    expect(table.offered('aim mon')).toEqual(['aim mon 2 foe']);
  });

  it('N34, N61: from ahead a casemate loses guns of the forward part of both sides', () => {
    const table = hit('sb15', 'css_tennessee', 'W', {}, 1);
    // Nothing goes through her front of ten inches and a half.
    expect(table(2, 2, 5).told('hitThrown')).toMatchObject([{ face: 'front', outcome: 'half' }]);
    const thin = hit('sb15', 'css_atlanta', 'W', {}, 1)(2, 2);
    const { guns } = thin.ship('foe');
    expect(thin.told('gunsStruck')).toMatchObject([{ third: 'forward' }]);
    expect(guns.filter(({ lost }) => lost).map(({ place }) => place.third)).toEqual(['forward']);
  });

  it('N34: the port that is shut is that of the heaviest gun there whose port is open, of equals the first', () => {
    const shut = (...before: number[]): number => {
      const table = under('sb11', 'css_tennessee', 'NE').start();
      for (const gun of before) table.ship('foe').guns[gun]!.shut.push({ bearing: 'port', left: -1 });
      table.move(['plot mon 0', 'plot friend 0', 'plot foe 0']).play('aim mon 0 foe').ready(6, 2, 2, 1);
      return table.told('portRolled')[0]!.gun;
    };
    const bearing = under('sb11', 'css_tennessee', 'NE')
      .start()
      .ship('foe')
      .guns.flatMap(({ pv, bears }, index) => ((bears as readonly string[]).includes('port') ? [[index, pv]] : []));
    expect(bearing.map(([, pv]) => pv)).toEqual([114, 114, 100, 100].slice(0, bearing.length));
    const [first = -1, second = -1, third = -1] = bearing.map(([index]) => index);
    expect([shut(), shut(first), shut(first, second)]).toEqual([first, second, third]);
  });

  it('N61: from astern the guns of the after part of both sides', () => {
    const table = hit('sb15', SLOOP, 'E', {}, 2)(2, 2);
    expect(table.told('gunsStruck')).toMatchObject([{ third: 'aft' }]);
    const places = table.told('gunsStruck')[0]!.guns.map(gun => table.ship('foe').guns[gun]!.place);
    expect(new Set(places.map(({ third }) => third))).toEqual(new Set(['aft']));
    expect(places.map(({ beam }) => beam)).toEqual(expect.arrayContaining(['port', 'starboard']));
  });

  it('N33: a die that does nothing leaves a jam of five moves as it is', () => {
    const now = { turrets: [{ out: false, jam: 3, trained: 0 as const }] };
    const after = (die: number) => hit('rf7', 'uss_passaic', 'NE', { now })(2, 2, die).ship('foe').turrets[0]!.jam;
    expect([after(5), after(4), after(1)]).toEqual([2, 5, -1]);
  });

  it('N71: no die for what can change nothing: the steering of who lies disabled, the quality where there is no plate', () => {
    expect(hit('sb11', SLOOP, 'NE', { now: { disabled: true } })(1, 3).told('aftRolled')).toEqual([]);
    const table = under('sb11', SLOOP, 'NE')
      .with({ shotQuality: true })
      .at('fire')
      .play('aim mon 0 foe')
      .ready(6, 1, 5);
    expect(table.told('hitThrown')).toMatchObject([{ spot: { at: 'funnel' }, plate: 0, quality: null }]);
  });

  it('N71: what the flames strike is on the port side on 1 to 3', () => {
    const beam = (die: number) => hit('sb11', SLOOP, 'NE')(6, 6, 3, 3, die).ship('foe').kept[0]!.beam;
    expect([3, 4].map(beam)).toEqual(['port', 'starboard']);
  });

  it('N38: a ship that is abandoned throws no die for her fire any more', () => {
    const table = under('sb11', SLOOP, 'NE', { now: { burning: 3, abandoned: true } }).at('endOfMove');
    expect(table.told('fireRolled')).toEqual([]);
  });

  it('N25: further hits on a fort that the first have silenced are lost', () => {
    const guns = [{ gun: 'sb32', count: 1, mount: 'barbette', face: 'front' }];
    const table = battle(30, 12)
      .union('ship', SLOOP, 505, 'NW')
      .confederate('mate', 'css_patrick_henry', 2909, 'E')
      .work('battery', 'confederate', [1005, 1006], 'W', { fort: 'fort_henry', overrides: { guns } })
      .at('fire');
    for (let shot = 0; shot < 3; shot += 1) table.play(table.offered('aim ship')[0]!);
    table.ready(6, 6, 6, 1, 1, 1, 1);
    expect(table.told('gunFired').map(({ hit: hits }) => hits)).toEqual([true, true, true]);
    expect(table.told('workThrown').map(({ left }) => left)).toEqual([30, 0]);
  });

  it('N25, N58: and on a building that the first have destroyed', () => {
    const table = battle(20, 9)
      .union('ship', SLOOP, 505, 'NW')
      .confederate('mate', 'css_patrick_henry', 1909, 'E')
      .work('mill', 'confederate', [605], 'E', { kind: 'building' })
      .at('fire');
    for (let shot = 0; shot < 3; shot += 1) table.play(table.offered('aim ship')[0]!);
    table.ready(6, 6, 6, 1, 1, 1, 1);
    expect(table.told('workThrown').map(({ left }) => left)).toEqual([60, 0]);
  });

  it('N57: a fort that has nothing but mortars left is silenced', () => {
    const guns = [
      { gun: 'sb32', count: 1, mount: 'barbette', face: 'front' },
      { gun: 'mo10', count: 1, mount: 'mortar_bed', face: 'front' },
    ];
    const table = battle(30, 12)
      .union('ship', SLOOP, 505, 'NW')
      .confederate('mate', 'css_patrick_henry', 2909, 'E')
      .work('battery', 'confederate', [1005, 1006], 'W', { fort: 'fort_henry', overrides: { guns } })
      .at('fire');
    for (let shot = 0; shot < 2; shot += 1) table.play(table.offered('aim ship')[0]!);
    table.ready(6, 6, 1, 1, 1, 1);
    expect(table.told('workSilenced')).toEqual([{ type: 'workSilenced', work: 'battery' }]);
    expect(table.state.works.battery!.guns.map(({ pv, lost }) => [pv > 0, lost])).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('N36, N44: a wheel whose engine is gone already takes no more speed with it', () => {
    const table = hit('sb11', 'uss_sassacus', 'NE', { now: { sidesGone: ['port'], lost: 11 } })(1, 4, 5, 6);
    expect(table.ship('foe')).toMatchObject({ wheelsGone: ['port'], lost: 11, disabled: false });
  });

  it('N37: one fire at a time', () => {
    const table = hit('sb11', SLOOP, 'NE', { now: { burning: 2 } })(6, 6, 4);
    expect(table.told('hitThrown')).toMatchObject([{ spot: { at: 'fire' }, outcome: 'nothing' }]);
    expect(table.told('fireBroke')).toEqual([]);
  });

  it('N38: an explosion harms nobody beside her', () => {
    const table = under('sb11', SLOOP, 'NE').confederate('beside', SLOOP, 805, 'NE').at('fire').play('aim mon 0 foe');
    table.ready(6, 1, 2, 1);
    expect(table.told('shipSunk')).toMatchObject([{ ship: 'foe', cause: 'magazine' }]);
    expect(table.ship('beside')).toMatchObject({ sixths: 24, burning: null, lost: 0 });
    expect(table.all.some(event => 'ship' in event && event.ship === 'beside')).toBe(false);
  });

  it('N36: without power she does not move, and has it back after three moves', () => {
    const table = hit('sb9', 'uss_cairo', 'NE', { go: 3 })(1, 5, 5, 1);
    const { at } = table.ship('foe');
    const offered = [1, 2, 3].map(() => {
      const words = table.offered('plot foe').length;
      table.move(['plot mon 0', 'plot friend 0']).ready();
      return words;
    });
    expect([offered, table.ship('foe').at, table.ship('foe').powerless]).toEqual([[0, 0, 0], at, 0]);
    expect(table.offered('plot foe').length).toBeGreaterThan(1);
  });

  it('N69: clocks of steering, ports and a wheel’s jam count whole moves, the first being the next one', () => {
    const left = (table: Table, of: (ship: NwsShip) => number, moves: number): number[] => {
      const found = [of(table.ship('foe'))];
      for (let move = 0; move < moves; move += 1) found.push(of(rest(table, 1).ship('foe')));
      return found;
    };
    const steering = ({ steering: jam }: NwsShip): number => jam?.left ?? 0;
    expect(left(hit('sb11', SLOOP, 'NE')(1, 3, 1, 5), steering, 5)).toEqual([5, 4, 3, 2, 1, 0]);
    expect(left(hit('sb11', 'uss_sassacus', 'NE')(1, 4, 5, 1), steering, 3)).toEqual([3, 2, 1, 0]);
    const port = ({ guns }: NwsShip): number => guns.flatMap(({ shut }) => shut)[0]?.left ?? 0;
    const shut = hit('sb11', 'css_atlanta', 'NE')(2, 2, 3);
    expect(left(shut, port, 5)).toEqual([5, 4, 3, 2, 1, 0]);
    expect(shut.told('portCleared')).toHaveLength(1);
  });

  it('N62: whose steering is lost goes straight on for good, and may stop and go astern', () => {
    const steering = { course: 'ahead' as const, left: -1 };
    const game = (go: number): Table =>
      battle(30, 15)
        .union('ship', 'uss_cairo', 508, 'E', { go, now: { jams: 1, saved: 100, steering } })
        .confederate('foe', SLOOP, 2908, 'E')
        .start();
    expect(game(2).offered('plot ship 0')).toEqual(['plot ship 0']);
    expect(game(0).offered('plot ship -2')).toEqual(['plot ship -2']);
    const table = game(8);
    expect(table.offered('plot ship 16')).toEqual(['plot ship 16 0,0']);
    expect(rest(table, 6).ship('ship')).toMatchObject({ facing: 0, steering });
  });
});

describe('rams and torpedoes', () => {
  it('N44: who never steams loses nothing by the place, and who lies aground does not swing', () => {
    const rammed = (on: string, now: Partial<NwsShip>, ...dice: number[]): NwsShip => {
      const table = battle(20, 9)
        .confederate('ram', VIRGINIA, 505, 'E', { go: 3, now: { rate: 4 } })
        .union('foe', on, 605, 'NW', { now })
        .start();
      table
        .play('plot ram 6 0')
        .play('plot ram 6 0 ram foe')
        .move()
        .ready(...dice);
      return table.ship('foe');
    };
    expect(rammed('uss_congress', { rate: 2, full: 24, sixths: 24 }, 4, 6)).toMatchObject({
      sixths: 12,
      sidesGone: [],
      disabled: false,
    });
    expect(rammed(SLOOP, { screws: 0, wheel: 'side', aground: true }, 6, 6)).toMatchObject({
      wheelsGone: ['port'],
      circling: null,
    });
  });

  it('N44: who has a wheel gone and screws besides loses the engine of that side still', () => {
    const table = battle(20, 9)
      .confederate('ram', VIRGINIA, 505, 'E', { go: 3, now: { rate: 4 } })
      .union('foe', 'uss_indianola', 605, 'NW', { now: { rate: 2, full: 24, sixths: 24, wheelsGone: ['port'] } })
      .start();
    table.play('plot ram 6 0').play('plot ram 6 0 ram foe').move().ready(4, 6);
    expect(table.ship('foe').sidesGone).toEqual(['port']);
  });

  it('N45: bow to bow the rammer suffers by the rate of whom she has rammed, where she is the smaller', () => {
    const table = battle(20, 9)
      .confederate('ram', VIRGINIA, 505, 'E', { go: 3, now: { rate: 5, full: 6, sixths: 6 } })
      .union('foe', 'css_tennessee', 605, 'W')
      .start();
    table.play('plot ram 6 0').play('plot ram 6 0 ram foe').move().ready();
    expect(table.told('ramStruck')).toEqual([{ type: 'ramStruck', ship: 'foe', target: 'ram', course: 3, sixths: 6 }]);
    expect([table.ship('ram').status, table.ship('foe').sixths]).toEqual(['sunk', 24]);
  });

  it('N46: both in contact may fire at each other, all guns that bear', () => {
    const table = battle(20, 9)
      .confederate('ram', VIRGINIA, 505, 'E', { go: 3, now: { rate: 5 } })
      .union('foe', SLOOP, 605, 'NE')
      .start();
    table.play('plot ram 6 0').play('plot ram 6 0 ram foe').move();
    table.ready();
    // In the move in which neither moves too.
    expect([table.offered('aim foe ').length, table.state.turn]).toEqual([0, 2]);
    expect(table.phase).toBe('fire');
    expect(table.offered('salvo foe')).toEqual(['salvo foe ram']);
    expect(table.offered('aim ram')).not.toEqual([]);
  });

  it('N71: rams take effect before torpedoes, in the scenario’s order of the strikers; who sinks has struck', () => {
    const table = battle(20, 9)
      .union('last', SLOOP, 1305, 'E')
      .confederate('boat', 'spuyten_duyvil', 505, 'E')
      .confederate('ram', VIRGINIA, 1105, 'E')
      .union('foe', SLOOP, 605, 'NE')
      .at('fire');
    table.state.strikes.push(
      { by: 'boat', on: 'foe', with: 'spar', course: 4 },
      { by: 'last', on: 'ram', with: 'ram', course: 5 },
      { by: 'ram', on: 'last', with: 'ram', course: 5 },
    );
    table.ready(4, 4);
    // Each sinks the other; the spar of who stands first in the scenario comes after both.
    expect(table.told('ramStruck').map(({ ship }) => ship)).toEqual(['last', 'ram']);
    expect(table.told('shipSunk').map(({ ship }) => ship)).toEqual(['ram', 'last']);
    const order = table.all.map(({ type }) => type).filter(type => type === 'ramStruck' || type === 'torpedoRolled');
    expect(order).toEqual(['ramStruck', 'ramStruck', 'torpedoRolled']);
  });

  it('N46, N47: the carrier of a spar whom the fire has sunk does not strike', () => {
    const table = battle(20, 9)
      .confederate('boat', 'picket_boat_1', 505, 'E')
      .union('foe', SLOOP, 605, 'NE')
      .confederate('other', 'css_patrick_henry', 1909, 'E')
      .at('fire');
    table.state.strikes.push({ by: 'boat', on: 'foe', with: 'spar', course: 5 });
    table.play(table.offered('aim foe')[0]!).ready(6, 1, 1);
    expect(table.told('shipSunk')).toMatchObject([{ ship: 'boat' }]);
    expect(table.told('torpedoRolled')).toEqual([]);
  });

  it('N48: a torpedo on its way strikes, though the ship that launched it has been sunk by the fire', () => {
    const table = battle(20, 9)
      .confederate('boat', 'picket_boat_1', 505, 'E')
      .union('foe', SLOOP, 605, 'NE')
      .confederate('other', 'css_patrick_henry', 1909, 'E')
      .at('fire');
    table.state.strikes.push({ by: 'boat', on: 'foe', with: 'torpedo', course: 5 });
    table.play(table.offered('aim foe')[0]!).ready(6, 1, 1, 1);
    expect(table.told('torpedoRolled')).toMatchObject([{ with: 'torpedo', does: 'fails' }]);
  });

  const sparred = (on: string, heading: 'NE' | 'E', extra: Extra, ...dice: number[]): Table => {
    const table = battle(20, 9)
      .confederate('boat', 'spuyten_duyvil', 505, 'E')
      .union('foe', on, 605, heading, extra)
      .section({ rigged: ['boat'], speeds: { boat: 3, foe: 1 } })
      .start();
    return table
      .play('plot boat 6 0')
      .play('plot boat 6 0 spar foe')
      .move(['plot foe 2'])
      .ready(...dice);
  };

  it('N78: who is struck by a spar goes on; it stops its carrier alone', () => {
    const table = sparred(SLOOP, 'NE', {}, 1);
    expect([table.ship('boat').speed, table.ship('foe').speed]).toEqual([0, 2]);
  });

  it('N47: at the stern of who never steams nothing is disabled', () => {
    const table = battle(20, 9)
      .confederate('boat', 'spuyten_duyvil', 505, 'E')
      .union('foe', 'uss_congress', 605, 'E')
      .section({ rigged: ['boat'], speeds: { boat: 3 } })
      .start();
    table.play('plot boat 6 0').play('plot boat 6 0 spar foe').move([], 4);
    expect(table.ship('foe')).toMatchObject({ disabled: false, sixths: 3 });
  });

  it('N47: a spar ordered is not ordered again; rigged by the section it is carried, whatever the catalogue says', () => {
    const game = battle(20, 9)
      .confederate('boat', 'spuyten_duyvil', 505, 'E')
      .union('foe', SLOOP, 1909, 'E')
      .section({ rigged: ['foe'], speeds: { boat: 0, foe: 0 } })
      .start();
    expect(game.ship('foe').spar).toMatchObject({ rigged: true });
    game.play('plot boat 0').play('plot boat 0 rig').move();
    game.play('plot boat 0');
    expect(game.offered('plot boat')).toEqual([]);
  });

  it('N77: a spar that was never used is rigged under fire', () => {
    const table = battle(20, 9)
      .confederate('boat', 'spuyten_duyvil', 505, 'E', {
        now: { spar: { rigged: false, readyFrom: 9, spent: false, quiet: 0, underFire: false } },
      })
      .union('foe', SLOOP, 605, 'NE')
      .at('fire');
    table.play(table.offered('aim foe')[0]!).ready(1);
    expect(table.ship('boat').spar).toMatchObject({ readyFrom: 9 });
  });

  const launcher = (tubes: number, target: HexId, side: 'union' | 'confederate' = 'confederate'): Table => {
    const setup = battle(20, 20)
      .union('boat', SLOOP, 505, 'SE')
      .confederate('far', SLOOP, 2020, 'E')
      .section({ torpedoTubes: { boat: tubes }, speeds: { boat: 0, foe: 0, far: 0 } });
    return setup[side]('foe', VIRGINIA, target, 'NE').start().play('plot boat 0');
  };

  it('N48: it strikes the first ship in its way, friend or foe', () => {
    const table = launcher(1, 705, 'union').play('plot boat 0 torpedo 1').move([], 1);
    expect(table.told('torpedoFound')).toMatchObject([{ target: 'foe' }]);
  });

  it('N48, N79: one a move from a tube that is loaded, and two a tube in all', () => {
    const table = launcher(2, 1515).play('plot boat 0 torpedo 1');
    expect(table.offered('plot boat')).toEqual([]);
    table.move().ready().play('plot boat 0');
    expect(table.offered('plot boat')).toHaveLength(4);
    const { tubes } = table.ship('boat');
    for (const tube of tubes) Object.assign(tube, { left: 1, ready: 17 });
    const spent = launcher(1, 1515);
    Object.assign(spent.ship('boat').tubes[0]!, { left: 0, ready: 1 });
    expect(spent.play('replot boat').play('plot boat 0').offered('plot boat')).toEqual([]);
  });

  it('N79: it does not harm its own ship before it has left her hex', () => {
    const table = battle(20, 20)
      .union('boat', SLOOP, 505, 'SE', { now: { speed: 12, going: 'ahead' } })
      .confederate('far', SLOOP, 2020, 'E')
      .section({ torpedoTubes: { boat: 1 }, speeds: { boat: 6, far: 0 } })
      .start()
      .play('plot boat 12 0,0');
    table.play('plot boat 12 0,0 torpedo 1').move();
    expect(table.told('torpedoLaunched')).toHaveLength(1);
    expect(table.told('torpedoFound')).toEqual([]);
  });

  it('N67: who sinks by a mine does not fire; wheels are not struck by one (N80)', () => {
    const cross = (vessel: string, ...dice: number[]): Table =>
      battle(20, 9)
        .mine('confederate', 605)
        .union('ship', vessel, 505, 'E')
        .union('mate', SLOOP, 101, 'E')
        .confederate('foe', VIRGINIA, 905, 'NE')
        .section({ speeds: { ship: 3, foe: 0, mate: 0 } })
        .start()
        .move([], ...dice);
    const sunk = cross('picket_boat_1', 4);
    expect(sunk.told('shipSunk')).toMatchObject([{ ship: 'ship', cause: 'mine' }]);
    expect(sunk.offered('aim ship')).toEqual([]);
    const wheeler = cross('uss_sassacus', 4, 3);
    expect(wheeler.ship('ship')).toMatchObject({ wheelsGone: [], circling: null, sixths: 12 });
  });

  it('N37: a fire raft does not light a fire that burns already', () => {
    const table = battle(20, 9)
      .flow('E', 6)
      .confederate('raft', 'fire_raft', 505, 'E')
      .confederate('far', VIRGINIA, 1909, 'E', { anchored: true })
      .union('foe', SLOOP, 605, 'NE', { anchored: true, now: { burning: 3 } })
      .start()
      .move();
    expect(table.told('fireBroke')).toEqual([]);
    expect([table.ship('foe').burning, table.ship('raft').status]).toEqual([3, 'sunk']);
  });

  it('N81: a wooden ship that runs upon a fire raft burns as well, and the raft is spent', () => {
    const table = battle(20, 9)
      .confederate('raft', 'fire_raft', 605, 'E', { anchored: true })
      .confederate('far', VIRGINIA, 1909, 'E', { anchored: true })
      .union('foe', SLOOP, 505, 'E', { go: 3 })
      .start()
      .move();
    expect(table.told('fireBroke')).toEqual([{ type: 'fireBroke', ship: 'foe' }]);
    expect(table.ship('raft').status).toBe('sunk');
  });
});

describe('victory', () => {
  const two = (extra: Extra = {}) =>
    battle(40, 9).union('mon', 'uss_monitor', 101, 'E', extra).confederate('foe', 'css_atlanta', 3909, 'E');

  it('N54: a ship that is sunk or abandoned has cost all, one run aground in the battle half, one aground before nothing', () => {
    const cost = (now: Partial<NwsShip>, aground = false): number => costTo(two({ now, aground }).start().now, 'union');
    // In 120ths: three points of 20 each, and a tenth of two guns of 166.
    const whole = (3 * 20 + (2 * 166) / 10) * 120;
    const guns = 2 * 166 * 12;
    expect(cost({ status: 'sunk', sixths: 0, at: 101 })).toBe(whole);
    expect(cost({ abandoned: true })).toBe(whole);
    expect(cost({ aground: true })).toBe(whole / 2);
    expect(cost({ aground: true }, true)).toBe(0);
    expect(cost({ disabled: true, aground: true })).toBe(whole / 2);
    expect(cost({ turrets: [{ out: true, jam: 0, trained: 0 }] })).toBe(guns);
  });

  it('N54: a gun of a fort has cost a tenth of its points value', () => {
    const table = two().work('henry', 'confederate', [2005, 2006], 'W', { fort: 'fort_henry' }).start();
    const [gun] = table.state.works.henry!.guns;
    gun!.lost = true;
    expect(costTo(table.now, 'confederate')).toBe(gun!.pv * 12);
  });

  it('N57: who holds a hex is neither abandoned nor without a gun that works', () => {
    const held = (now: Partial<NwsShip>) =>
      two({ now })
        .union('mate', 'uss_monitor', 109, 'E')
        .turns(1)
        .objective({ side: 'union', text: 'Hold.', kind: 'hold', hexes: [101], count: 1 })
        .start()
        .move()
        .ready().outcome?.cause;
    expect(held({})).toBe('held-at-end');
    expect(held({ turrets: [{ out: true, jam: 0, trained: 0 }] })).toBe('time-up');
    expect(held({ abandoned: true })).toBe('time-up');
  });

  it('N57: a moored transport is destroyed when she is sunk or abandoned', () => {
    const destroyed = (now: Partial<NwsShip>) =>
      battle(40, 9)
        .union('mon', 'uss_monitor', 101, 'E')
        .confederate('foe', 'css_atlanta', 3909, 'E')
        .confederate('cargo', 'cs_transport', 2005, 'E', { anchored: true, now })
        .objective({ side: 'union', text: 'Burn.', kind: 'destroy', targets: ['cargo'], count: 1 })
        .at('endOfMove').outcome?.cause;
    expect([destroyed({}), destroyed({ disabled: true }), destroyed({ abandoned: true })]).toEqual([
      undefined,
      undefined,
      'objective',
    ]);
  });

  it('N59: aground, or without power for good, she can still fire; silent besides she can do neither', () => {
    const outcome = (now: Partial<NwsShip>) => two({ now }).at('endOfMove').outcome?.cause;
    const turrets = [{ out: true, jam: 0, trained: 0 as const }];
    expect([outcome({ aground: true }), outcome({ powerless: -1 }), outcome({ turrets })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([outcome({ aground: true, turrets }), outcome({ powerless: -1, turrets })]).toEqual([
      'fleet-lost',
      'fleet-lost',
    ]);
    expect(outcome({ powerless: 3, turrets })).toBe(undefined);
  });

  it('N59: a side all of whose ships are gone has lost', () => {
    const table = battle(12, 5)
      .union('mon', 'uss_monitor', 1203, 'E', { go: 3 })
      .confederate('foe', 'css_atlanta', 505, 'E')
      .start()
      .move()
      .ready();
    expect(table.outcome).toEqual({ winner: 'confederate', cause: 'fleet-lost' });
  });
});

describe('what the print asks and the catalogue does not know', () => {
  const ships = vesselIds.map(id => ({ vessel: vessel(id), ...ratingOf(asBuilt(vessel(id))) }));

  it('N85: the catalogue knows turrets before and behind each other, and none in echelon', () => {
    for (const { vessel: ship, guns } of ships)
      for (const number of [1, 2] as const) {
        const here = ship.guns.filter(({ mount, turret }) => mount === 'turret' && turret === number);
        // All that one turret holds stands on the middle line: it bears on both beams.
        for (const { bears } of here) expect(bears).toEqual(expect.arrayContaining(['port', 'starboard']));
        expect(
          new Set(guns.filter(({ place }) => place.turret === number).map(({ place }) => place.beam)).size,
        ).toBeLessThan(2);
      }
    expect(Math.max(...ships.map(({ turrets }) => turrets.length))).toBe(2);
  });

  it('N86: engines stand amidships on every ship, where the catalogue says nothing else', () => {
    const struck = (on: string): string[] => {
      const table = battle(20, 9)
        .confederate('ram', VIRGINIA, 505, 'E', { go: 3, now: { rate: 4 } })
        .union('foe', on, 605, 'NW', { now: { rate: 2, full: 24, sixths: 24 } })
        .start();
      table.play('plot ram 6 0').play('plot ram 6 0 ram foe').move().ready(4, 6);
      return [...table.told('sideLost'), ...table.told('shipDisabled')].map(({ type }) => type);
    };
    // A monitor, whose engine stood aft, and a sloop.
    expect([struck('uss_monitor'), struck(SLOOP)]).toEqual([['shipDisabled'], ['shipDisabled']]);
    expect(struck('uss_onondaga')).toEqual(['sideLost']);
  });
});
