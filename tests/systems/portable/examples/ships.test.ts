/** Rulings P18, P19, P21, P35, P36 on what a ship is, and S2, S7, S8, S9, S10 as these rules read them. */
import { describe, expect, it } from 'vitest';
import type { Side } from '../../../../src/core/types.ts';
import { shipTypeOf } from '../../../../src/rules/portable/setup/ratings.ts';
import { vessel } from '../../../../src/ships/index.ts';
import { battle, type Extra } from '../table.ts';

/** A ship of the catalogue as she comes on the table. */
const ship = (vessel: string, extra: Extra = {}) =>
  battle(5, 5)
    .union('a', 'gunboat', 303, 'E', { ...extra, vessel })
    .union('other', 'unarmed', 105, 'E')
    .moves('union')
    .ship('a');

describe('Ruling P19: types', () => {
  it.each([
    ['uss_monitor', 'turreted monitor', 'turretedMonitor'],
    ['uss_onondaga', 'double-turret monitor', 'turretedMonitor'],
    ['css_virginia', 'casemate ironclad', 'casemateIronclad'],
    ['uss_new_ironsides', 'broadside ironclad', 'casemateIronclad'],
    ['uss_cairo', 'armoured river gunboat', 'casemateIronclad'],
    ['uss_oneida', 'steam sloop', 'steamFrigate'],
    ['uss_minnesota', 'steam frigate', 'steamFrigate'],
    ['uss_vincennes', 'sailing sloop of war under 1,000 tons', 'steamFrigate'],
    ['uss_congress', 'sailing frigate', 'steamFrigate'],
    ['uss_metacomet', 'double-ender under 1,000 tons', 'steamFrigate'],
    ['css_patrick_henry', 'wooden gunboat of 1,300 tons', 'steamFrigate'],
    ['css_gaines', 'wooden gunboat of 863 tons', 'steamGunboat'],
    ['uss_tyler', 'timberclad', 'steamGunboat'],
    ['uss_rattler', 'tinclad', 'steamGunboat'],
    ['lsns_governor_moore', 'cottonclad of 1,215 tons (P35)', 'steamGunboat'],
    ['uss_westfield', 'ferryboat', 'steamGunboat'],
  ])('%s, %s', (vessel, _, type) => {
    expect(ship(vessel)).toMatchObject({ type, armed: true });
  });

  it.each(['uss_monarch', 'union_transport', 'hl_hunley', 'css_david', 'fire_raft'])(
    '%s is a steam gunboat with no guns',
    vessel => {
      expect(ship(vessel)).toMatchObject({ type: 'steamGunboat', armed: false, points: 4 });
    },
  );

  it('P35: a mortar is a gun, a spar torpedo is not', () => {
    expect([ship('mortar_boat').armed, ship('spuyten_duyvil').armed]).toEqual([true, false]);
  });

  it('P35: a ship whose guns the scenario takes away, or gives, stays what she is', () => {
    expect(ship('css_virginia', { overrides: { guns: [] } })).toMatchObject({
      type: 'casemateIronclad',
      armed: false,
      points: 12,
    });
    const gun = { guns: [{ gun: 'sb32', count: 1, mount: 'pivot' }] };
    expect(ship('uss_monarch', { overrides: gun })).toMatchObject({ type: 'steamGunboat', armed: true });
  });
});

describe('Ruling S12: floating batteries', () => {
  it('with iron a casemate ironclad, without it a steam gunboat', () => {
    const bare = vessel('css_new_orleans_battery');
    const iron = { ...bare, armour: { front: { ironIn: 4 } } };
    expect([shipTypeOf(bare, true), shipTypeOf(iron, true)]).toEqual(['steamGunboat', 'casemateIronclad']);
  });

  it('cannot steam, whatever knots the scenario gives her', () => {
    const battery = ship('css_new_orleans_battery', { overrides: { knots: 6 } });
    expect(battery).toMatchObject({ type: 'steamGunboat', armed: true, steamFrom: 0 });
  });
});

describe('Ruling P18: rams', () => {
  it('are a fact of the catalogue, which a scenario may change', () => {
    expect([ship('css_virginia').ram, ship('uss_cairo').ram]).toEqual([true, false]);
    expect(ship('css_virginia', { overrides: { ram: false } }).ram).toBe(false);
    expect(ship('uss_cairo', { overrides: { ram: true } }).ram).toBe(true);
  });
});

describe('Ruling P36: damage before the battle', () => {
  it('costs her that part of her points, rounded to the nearest, but never the last one', () => {
    const points = (damage: number) => ship('css_virginia', { overrides: { damage } }).points;
    expect([points(0), points(20), points(50), points(99)]).toEqual([12, 10, 6, 1]);
    expect(ship('css_virginia', { overrides: { damage: 50 } }).strength).toBe(12);
  });

  it('a ship laid out at her critical point breaks off when the first step has ended', () => {
    const table = battle(9, 5)
      .union('a', 'casemate', 202, 'NE', { overrides: { damage: 70 } })
      .union('c', 'unarmed', 105, 'E')
      .confederate('b', 'unarmed', 302, 'E')
      .fire();
    expect(table.ship('a')).toMatchObject({ points: 4, breakingOff: false });
    expect(table.play('union done', 1, 2).ship('a').breakingOff).toBe(true);
  });
});

describe('S2: chart and facings', () => {
  it('hexes are columns and rows from the top left; even rows stand half a hex to the right', () => {
    const { chart } = battle(5, 5).matchOf();
    expect([chart.label(303), chart.label(101)]).toEqual(['0303', '0101']);
    // E, NE, NW, W, SW, SE of a hex in an odd and in an even row.
    expect(([0, 1, 2, 3, 4, 5] as const).map(facing => chart.neighbour(303, facing))).toEqual([
      403, 302, 202, 203, 204, 304,
    ]);
    expect(([0, 1, 2, 3, 4, 5] as const).map(facing => chart.neighbour(302, facing))).toEqual([
      402, 401, 301, 202, 303, 403,
    ]);
  });

  it('S3: range is the hex distance, adjacent = 1', () => {
    const { chart } = battle(9, 9).matchOf();
    expect([chart.range(303, 403), chart.range(303, 503), chart.range(303, 301), chart.range(202, 405)]).toEqual([
      1, 2, 2, 3,
    ]);
  });
});

describe('S7: secrets', () => {
  it('a view has neither the dice nor the other side’s plot nor his markers’ truth; the rest is all there', () => {
    const table = battle(9, 5)
      .options('mines')
      .mine('union', 505, true)
      .mine('confederate', 605, false)
      .union('a', 'monitor', 202, 'E')
      .confederate('b', 'monitor', 302, 'E')
      .fire()
      .then('a > b', 'b > a');
    const view = (side: Side) => table.match.rules.redact(table.state, side);
    expect(view('union')).toEqual({
      ...table.state,
      rng: [],
      plots: { a: 'b' },
      mines: [
        { side: 'union', hex: 505, live: true, spent: false },
        { side: 'confederate', hex: 605, live: null, spent: false },
      ],
    });
    expect(view('confederate').plots).toEqual({ b: 'a' });
  });

  it('a view of a view is the same view', () => {
    const table = battle(9, 5).options('mines').mine('union', 505, true).union('a', 'monitor', 202, 'E').moves('union');
    const once = table.match.rules.redact(table.state, 'confederate');
    expect(table.match.rules.redact(once, 'confederate')).toEqual(once);
  });
});

describe('S10: what a scenario says to these rules alone', () => {
  it('starting hexes, facings and entry turns', () => {
    const table = battle(9, 5)
      .union('a', 'monitor', 202, 'E')
      .union('b', 'monitor', 204, 'E')
      .section({ forces: { a: { hex: 305, facing: 3 }, b: { hex: 103, turn: 2 } } })
      .moves('union');
    expect(table.ship('a')).toMatchObject({ at: 305, facing: 3 });
    expect(table.ship('b')).toMatchObject({ at: 0, status: 'waiting', entry: 2 });
    expect(table.play('union done', 1, 2).at('b')).toBe(103);
  });
});

describe('S8: leaving the chart', () => {
  it('costs no points and leaves no wreck: the ship is neither target nor obstacle any more', () => {
    const table = battle(9, 5)
      .union('a', 'unarmed', 103, 'W', { now: { breakingOff: true, points: 2 } })
      .union('c', 'unarmed', 203, 'W')
      .confederate('b', 'unarmed', 905, 'E')
      .moves('union')
      .then('a leaves left', 'c ahead');
    expect([table.at('a'), table.points('a'), table.at('c')]).toEqual([0, 2, 103]);
  });
});
