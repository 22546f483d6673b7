/** The printed tables, cell by cell, typed from the rulebook and the rulings: never imported. */
import { describe, expect, it } from 'vitest';
import type { FacingName } from '../../../src/core/types.ts';
import { diceAt } from '../../../src/rules/portable/gunnery.ts';
import { lengthened } from '../../../src/rules/portable/setup/ratings.ts';
import {
  BUILDING,
  DRIFT,
  FORT,
  GUN_DAMAGE,
  LONG_BATTLE,
  MINE,
  RAM_DAMAGE,
  RAM_DICE,
  SANDBAR,
  SHIP_TABLE,
  TABLES,
} from '../../../src/rules/portable/tables.ts';
import { battle, type Kind } from './table.ts';

const KINDS = ['monitor', 'casemate', 'frigate', 'gunboat'] as const satisfies readonly Kind[];
type Armed = (typeof KINDS)[number];

const TYPE = {
  monitor: 'turretedMonitor',
  casemate: 'casemateIronclad',
  frigate: 'steamFrigate',
  gunboat: 'steamGunboat',
} as const;

// prettier-ignore
const PRINTED: Record<Armed, { title: string; flotation: number; criticalPoint: number; range: number; dice: number; move: number }> = {
  //          Ship Type                     Flotation      Critical          Range     Dice     Movement
  monitor:  { title: 'Turreted Monitor',  flotation: 10, criticalPoint: 4, range: 6, dice: 6, move: 1 },
  casemate: { title: 'Casemate Ironclad', flotation: 12, criticalPoint: 4, range: 4, dice: 4, move: 1 },
  frigate:  { title: 'Steam Frigate',     flotation:  6, criticalPoint: 2, range: 4, dice: 4, move: 2 },
  gunboat:  { title: 'Steam Gunboat',     flotation:  4, criticalPoint: 2, range: 3, dice: 3, move: 3 },
};

/** P1, P2: dice at 1, 2, 3... hexes. */
// prettier-ignore
const DICE_AT: Record<Armed, { full: number[]; half: number[] }> = {
  monitor:  { full: [6, 5, 4, 3, 2, 1], half: [6, 5, 4, 3, 2, 1] }, // no blind spot: full effect end on too
  casemate: { full: [4, 3, 2, 1],       half: [2, 2, 1, 1] },
  frigate:  { full: [4, 3, 2, 1],       half: [2, 2, 1, 1] },
  gunboat:  { full: [3, 2, 1],          half: [2, 1, 1] },
};

/** Points for a score of 1, 2, 3, 4, 5, 6. */
const BANDS = [0, 0, 0, 1, 1, 2];

const FACES = [1, 2, 3, 4, 5, 6];
const PAIRS = FACES.flatMap(one => FACES.map(other => [one, other] as const));

describe('Ship Flotation Values, Firing Guns and Movement: every printed cell', () => {
  for (const kind of KINDS) {
    const row = PRINTED[kind];
    it(`${row.title}: the row of the tables`, () => {
      expect(SHIP_TABLE[TYPE[kind]]).toEqual(row);
    });

    it(`${row.title}: ${row.flotation} flotation points, critical point ${row.criticalPoint}, on the table`, () => {
      const ship = battle(3, 3).union('a', kind, 202, 'E').moves('union').ship('a');
      expect(ship).toMatchObject({ type: TYPE[kind], strength: row.flotation, points: row.flotation, armed: true });
      expect(ship.criticalPoint).toBe(row.criticalPoint);
    });

    it(`${row.title}: ${row.move} of movement`, () => {
      const table = battle(9, 3).union('a', kind, 202, 'E').moves('union');
      for (let step = 0; step < row.move; step++) table.play('a ahead');
      expect(table.offered('a')).toEqual([]);
      expect(table.at('a')).toBe(202 + 100 * row.move);
    });

    it(`${row.title}: range ${row.range} and no farther`, () => {
      const at = (range: number) =>
        battle(9, 3)
          .union('a', kind, 102, 'NE')
          .confederate('b', 'unarmed', 102 + 100 * range, 'E').fire;
      expect(at(row.range)().offered('a')).toEqual(['a > b']);
      expect(at(row.range + 1)(1, 2).phase).toBe('firstMove');
    });

    for (const effect of ['full', 'half'] as const) {
      it(`${row.title}: dice at each distance, ${effect === 'full' ? 'abeam' : 'end on'}: ${DICE_AT[kind][effect].join('-')}`, () => {
        expect(DICE_AT[kind][effect]).toHaveLength(row.range);
        DICE_AT[kind][effect].forEach((dice, index) => {
          const distance = index + 1;
          const faces = Array.from({ length: dice }, () => 1);
          const table = battle(9, 3)
            .union('a', kind, 102, effect === 'full' ? 'NE' : 'E')
            .confederate('b', 'unarmed', 102 + 100 * distance, 'E')
            .fire()
            .then('a > b')
            .play('union done', ...faces, 1, 2);
          expect(table.told('shotFired')).toEqual([
            {
              type: 'shotFired',
              firer: 'a',
              target: 'b',
              range: distance,
              dice: faces,
              damage: 0,
              half: effect === 'half' && kind !== 'monitor',
            },
          ]);
        });
      });
    }
  }

  it('P1, P2: the sequences of the author, full 8-7-6-5-4-3-2-1 and half 4-4-3-3-2-2-1-1 for eight dice', () => {
    const distances = [1, 2, 3, 4, 5, 6, 7, 8];
    expect(distances.map(distance => diceAt(8, distance, false))).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
    expect(distances.map(distance => diceAt(8, distance, true))).toEqual([4, 4, 3, 3, 2, 2, 1, 1]);
  });
});

describe('Firing Guns e and Ramming d: hit bands', () => {
  it('the columns, one cell a score', () => {
    expect(GUN_DAMAGE).toEqual([0, 0, 0, 1, 1, 2]);
    expect(RAM_DAMAGE).toEqual([0, 0, 0, 1, 1, 2]);
  });

  it.each(FACES)('Firing Guns e: a score of %i', face => {
    const table = battle(5, 3)
      .union('a', 'casemate', 102, 'NE')
      .confederate('b', 'monitor', 502, 'E', { now: { armed: false } })
      .fire()
      .then('a > b')
      .play('union done', face, 1, 2);
    expect(table.points('b')).toBe(10 - BANDS[face - 1]!);
  });

  it.each(FACES)('Ramming d: a score of %i', face => {
    const table = battle(5, 3)
      .union('a', 'casemate', 102, 'E')
      .confederate('b', 'monitor', 202, 'E')
      .moves('union')
      .play('a rams b')
      .then('union done')
      .play('confederate done', face, 1);
    expect(table.points('b')).toBe(10 - BANDS[face - 1]!);
  });
});

describe('Ramming b and c: dice', () => {
  it.each([
    ['with a ram', true, 4],
    ['without', false, 2],
  ] as const)('%s', (_, ram, count) => {
    expect(RAM_DICE).toEqual({ withRam: 4, without: 2 });
    const dice = Array.from({ length: count }, () => 4);
    const table = battle(5, 3)
      .union('a', 'gunboat', 102, 'E', { now: { ram } })
      .confederate('b', 'casemate', 202, 'E')
      .moves('union')
      .play('a rams b')
      .then('union done')
      .play('confederate done', ...dice);
    expect(table.told('shipRammed')).toMatchObject([{ dice, withRam: ram, damage: count }]);
    expect(table.points('b')).toBe(12 - count);
  });
});

describe('Ruling P20: river features', () => {
  it('fort: 8 points, range 4, 4 dice, in the table and at each distance', () => {
    expect(FORT).toEqual({ flotation: 8, range: 4, dice: 4 });
    const at = (range: number) =>
      battle(9, 3)
        .options('forts')
        .work('union', 'fort', 'fort', 102)
        .confederate('b', 'unarmed', 102 + 100 * range, 'E');
    expect(at(1).fire().points('fort')).toBe(8);
    [4, 3, 2, 1].forEach((dice, index) => {
      const faces = Array.from({ length: dice }, () => 2);
      const table = at(index + 1)
        .fire()
        .then('fort > b')
        .play('union done', ...faces, 1, 2);
      expect(table.told('shotFired')).toMatchObject([{ range: index + 1, dice: faces, half: false }]);
    });
    expect(at(5).fire(2, 1).phase).toBe('firstMove');
  });

  it('S11: building 4 points', () => {
    expect(BUILDING).toEqual({ flotation: 4 });
    const setup = battle(5, 3).work('union', 'building', 'mill', 102).confederate('b', 'gunboat', 302, 'NE');
    expect(setup.fire().points('mill')).toBe(4);
  });

  it('sandbars: shallow sticks on 11-12, others on 8-12, and 8 or more comes off', () => {
    expect(SANDBAR).toEqual({ shallowDraughtFeet: 6, shallowSticksOn: 11, normalSticksOn: 8, refloatsOn: 8 });
    const sea = () => battle(5, 3).options('sandbars').terrain('sandbar', 302).depth(3, 302);
    for (const [one, other] of PAIRS) {
      const score = one + other;
      const enter = (vessel: string) =>
        sea().union('a', 'gunboat', 202, 'E', { vessel }).moves('union').play('a ahead', one, other).ship('a').aground;
      expect(enter('uss_tyler'), `6 feet, ${score}`).toBe([11, 12].includes(score));
      expect(enter('uss_itasca'), `9.5 feet, ${score}`).toBe([8, 9, 10, 11, 12].includes(score));
      const aground = sea()
        .union('a', 'gunboat', 302, 'E', { aground: true })
        .moves('union')
        .play('a refloat', one, other);
      expect(aground.ship('a').aground, `refloat on ${score}`).toBe(![8, 9, 10, 11, 12].includes(score));
    }
  });

  it('sandbars, Q40: 6 feet laden is shallow, more is not unless the catalogue marks her', () => {
    const shallow = (vessel: string) =>
      battle(3, 3).union('a', 'gunboat', 202, 'E', { vessel }).moves('union').ship('a').shallow;
    expect([shallow('uss_tyler'), shallow('uss_ceres'), shallow('uss_covington')]).toEqual([true, false, true]);
  });

  it.each(FACES)('drift: a score of %i', face => {
    expect(DRIFT).toEqual({ driftsOn: 4 });
    const table = battle(5, 3).options('drift').flow('E').union('a', 'monitor', 202, 'E').moved(face, 1, 2);
    expect(table.at('a')).toBe([4, 5, 6].includes(face) ? 302 : 202);
  });

  it('mines: 3 dice on the hit table', () => {
    expect(MINE).toEqual({ dice: 3 });
    const setup = battle(5, 3).options('mines').mine('confederate', 302, true).union('a', 'monitor', 202, 'E');
    const table = setup.moves('union').play('a ahead', 6, 5, 1);
    expect(table.told('mineStruck')).toMatchObject([{ dice: [6, 5, 1], damage: 3 }]);
    expect(table.points('a')).toBe(7);
  });
});

describe('Ruling P21: long battle', () => {
  // prettier-ignore
  const LONG: [Armed, number, number][] = [['monitor', 15, 6], ['casemate', 18, 6], ['frigate', 9, 3], ['gunboat', 6, 3]];

  it.each(LONG)('%s: %i flotation points, critical point %i', (kind, flotation, critical) => {
    const ship = battle(3, 3).options('longBattle').union('a', kind, 202, 'E').moves('union').ship('a');
    expect([ship.strength, ship.points, ship.criticalPoint]).toEqual([flotation, flotation, critical]);
  });

  it('a half left over is rounded up', () => {
    expect([1, 3, 5].map(points => lengthened(points, { longBattle: true }))).toEqual([2, 5, 8]);
    expect(lengthened(5, { longBattle: false })).toBe(5);
  });

  it('fort: 12 points; a building keeps its 4; halves are 3', () => {
    expect(LONG_BATTLE).toEqual({ halves: 3 });
    const table = battle(5, 3)
      .options('longBattle', 'forts')
      .work('union', 'fort', 'fort', 102)
      .work('union', 'building', 'mill', 103)
      .union('a', 'monitor', 303, 'E')
      .moves('union');
    expect([table.points('fort'), table.points('mill')]).toEqual([12, 4]);
  });
});

it('every table is in the edition that the rules hash pins', () => {
  expect(Object.keys(TABLES).sort()).toEqual([
    'BUILDING',
    'DRIFT',
    'FORT',
    'GUN_DAMAGE',
    'LONG_BATTLE',
    'MINE',
    'RAM_DAMAGE',
    'RAM_DICE',
    'SANDBAR',
    'SHIP_TABLE',
  ]);
});

/** @ the ship, e end on (half effect), B broadside (full effect), within range 4. */
// prettier-ignore
const SIXTY: Record<FacingName, string[]> = {
  E: [
    '    B B B B B',
    '   e B B B B e',
    '  e e B B B e e',
    ' e e e B B e e e',
    'e e e e @ e e e e',
    ' e e e B B e e e',
    '  e e B B B e e',
    '   e B B B B e',
    '    B B B B B',
  ],
  NE: [
    '    B e e e e',
    '   B B e e e e',
    '  B B B e e e e',
    ' B B B B e e e e',
    'B B B B @ B B B B',
    ' e e e e B B B B',
    '  e e e e B B B',
    '   e e e e B B',
    '    e e e e B',
  ],
  NW: [
    '    e e e e B',
    '   e e e e B B',
    '  e e e e B B B',
    ' e e e e B B B B',
    'B B B B @ B B B B',
    ' B B B B e e e e',
    '  B B B e e e e',
    '   B B e e e e',
    '    B e e e e',
  ],
  W: [
    '    B B B B B',
    '   e B B B B e',
    '  e e B B B e e',
    ' e e e B B e e e',
    'e e e e @ e e e e',
    ' e e e B B e e e',
    '  e e B B B e e',
    '   e B B B B e',
    '    B B B B B',
  ],
  SW: [
    '    B e e e e',
    '   B B e e e e',
    '  B B B e e e e',
    ' B B B B e e e e',
    'B B B B @ B B B B',
    ' e e e e B B B B',
    '  e e e e B B B',
    '   e e e e B B',
    '    e e e e B',
  ],
  SE: [
    '    e e e e B',
    '   e e e e B B',
    '  e e e e B B B',
    ' e e e e B B B B',
    'B B B B @ B B B B',
    ' B B B B e e e e',
    '  B B B e e e e',
    '   B B e e e e',
    '    B e e e e',
  ],
};

/** The same under the option narrowArcs. */
// prettier-ignore
const THIRTY: Record<FacingName, string[]> = {
  E: [
    '    B B B B B',
    '   B B B B B B',
    '  B B B B B B B',
    ' e e B B B B e e',
    'e e e e @ e e e e',
    ' e e B B B B e e',
    '  B B B B B B B',
    '   B B B B B B',
    '    B B B B B',
  ],
  NE: [
    '    B B B e e',
    '   B B B e e e',
    '  B B B B e e B',
    ' B B B B e B B B',
    'B B B B @ B B B B',
    ' B B B e B B B B',
    '  B e e B B B B',
    '   e e e B B B',
    '    e e B B B',
  ],
  NW: [
    '    e e B B B',
    '   e e e B B B',
    '  B e e B B B B',
    ' B B B e B B B B',
    'B B B B @ B B B B',
    ' B B B B e B B B',
    '  B B B B e e B',
    '   B B B e e e',
    '    B B B e e',
  ],
  W: [
    '    B B B B B',
    '   B B B B B B',
    '  B B B B B B B',
    ' e e B B B B e e',
    'e e e e @ e e e e',
    ' e e B B B B e e',
    '  B B B B B B B',
    '   B B B B B B',
    '    B B B B B',
  ],
  SW: [
    '    B B B e e',
    '   B B B e e e',
    '  B B B B e e B',
    ' B B B B e B B B',
    'B B B B @ B B B B',
    ' B B B e B B B B',
    '  B e e B B B B',
    '   e e e B B B',
    '    e e B B B',
  ],
  SE: [
    '    e e B B B',
    '   e e e B B B',
    '  B e e B B B B',
    ' B B B e B B B B',
    'B B B B @ B B B B',
    ' B B B B e B B B',
    '  B B B B e e B',
    '   B B B e e e',
    '    B B B e e',
  ],
};

describe('Firing Guns d, Ruling P4: golden grid of a casemate ironclad', () => {
  const CENTRE = 505;
  const DICE = DICE_AT.casemate;

  /** Every hex in range, drawn by firing at a ship in it. */
  const drawn = (facing: FacingName, narrow: boolean): string[] => {
    const effect = (hex: number, range: number): string => {
      const setup = battle(9, 9).union('a', 'casemate', CENTRE, facing).confederate('b', 'unarmed', hex, 'E');
      if (narrow) setup.options('narrowArcs');
      const odds = portableOdds(setup.fire(), range);
      return odds;
    };
    const { chart } = battle(9, 9).matchOf();
    return Array.from({ length: 9 }, (_, index) => {
      const row = index + 1;
      const cells = Array.from({ length: 9 }, (_, column) => {
        const hex = chart.hexAt(column + 1, row);
        const range = chart.range(CENTRE, hex);
        return range === 0 ? '@' : range > 4 ? ' ' : effect(hex, range);
      });
      return `${row % 2 === 0 ? ' ' : ''}${cells.join(' ')}`.trimEnd();
    });
  };

  const portableOdds = (table: ReturnType<ReturnType<typeof battle>['fire']>, range: number): string => {
    const { match, now } = table;
    const shown = match.rules.desk.odds(now, { type: 'aim', side: 'union', firer: 'a', target: 'b' });
    const [dice] = shown?.basis.split(' ') ?? [];
    const half = shown?.basis.endsWith('half effect') ?? false;
    expect(Number(dice)).toBe((half ? DICE.half : DICE.full)[range - 1]);
    return half ? 'e' : 'B';
  };

  const facings = Object.keys(SIXTY) as FacingName[];
  it.each(facings)('60 degrees either side of ahead and astern, heading %s', facing => {
    expect(drawn(facing, false)).toEqual(SIXTY[facing]);
  });

  it.each(facings)('option narrowArcs, 30 degrees, heading %s', facing => {
    expect(drawn(facing, true)).toEqual(THIRTY[facing]);
  });
});
