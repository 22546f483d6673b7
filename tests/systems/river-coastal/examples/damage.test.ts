/** Damage, C46 to C56: tables 1 to 6, Note A, crews, repairs, fires, flooding and morale. */
import { describe, expect, it } from 'vitest';
import { hasWay, helmOf, topOf } from '../../../../src/rules/river-coastal/condition.ts';
import { loseCrew, stationed, stokersFor } from '../../../../src/rules/river-coastal/crew.ts';
import { strikeShip } from '../../../../src/rules/river-coastal/damage.ts';
import {
  armamentAt,
  founders,
  rollBulkheads,
  rollDamage,
  setOnFire,
  silence,
} from '../../../../src/rules/river-coastal/effects.ts';
import { abandon, losePoints } from '../../../../src/rules/river-coastal/loss.ts';
import { moraleFactors, testMorale } from '../../../../src/rules/river-coastal/morale.ts';
import { openMove } from '../../../../src/rules/river-coastal/openMove.ts';
import {
  carryOutPlots,
  defaultPlot,
  laidOver,
  plotOptions,
  sideOptions,
} from '../../../../src/rules/river-coastal/plots.ts';
import { fightFires, mendAll, worked } from '../../../../src/rules/river-coastal/repairs.ts';
import { shifted } from '../../../../src/rules/river-coastal/shifts.ts';
import type { Box, Hit, PlotCommand, RiverShip } from '../../../../src/rules/river-coastal/types.ts';
import { addedBy } from '../../../../src/rules/river-coastal/units.ts';
import { outcomeOf, pointsLost } from '../../../../src/rules/river-coastal/victory.ts';
import { speedsFor } from '../../../../src/rules/river-coastal/way.ts';
import { bench, type Bench, captain } from '../bench.ts';

/** A hit on table and line, from a hex off her port beam, and the dice that it throws besides. */
const roll = (table: Bench, ...dice: number[]): Bench => table.does(play => rollDamage(play, 'a', 'z', 1001), ...dice);
const cairo = (more = {}): Bench => bench().union('a', 'uss_cairo', 1005, 'E', { spv: 20, ...more });

describe('C46: when hits roll', () => {
  it('worked example 7: Virginia at 110, hit for 4: 106 is below 107, so this hit rolls [3, 5]: boiler holed', () => {
    const table = bench().confederate('a', 'css_virginia', 1005, 'E', { spv: 110 });
    const top = topOf(table.ship('a'));
    table.does(play => strikeShip(play, 'a', 4, 'z', 1001), 3, 5);
    expect(table.told('damageRolled')).toMatchObject([{ dice: [3, 5], table: 3, line: 5 }]);
    expect(top - topOf(table.ship('a'))).toBe(4);
    expect(table.ship('a').hits).toMatchObject([{ job: 'slowed', halves: 4, left: 4, from: 2 }]);
    expect(table.ship('a').shocks).toEqual(['value']);
  });

  it('a ship exactly at her value does not roll; at 0 she sinks', () => {
    const table = bench().confederate('a', 'css_virginia', 1005, 'E', { spv: 111 });
    table.does(play => strikeShip(play, 'a', 4, 'z', 1001));
    expect(table.told('damageRolled')).toEqual([]);
    table.ship('a').spv = 4;
    table.does(play => strikeShip(play, 'a', 8, 'z', 1001));
    expect(table.ship('a')).toMatchObject({ spv: 0, status: 'sunk' });
    expect(table.told('shipSunk')).toMatchObject([{ cause: 'gunfire' }]);
  });
});

describe('table 1, C47: armament', () => {
  it.each([1, 3])('line %i: no effect', line => {
    const table = roll(cairo(), 1, line);
    expect(table.ship('a').hits).toEqual([]);
    expect(table.told('gunsOut')).toEqual([]);
  });

  it('lines 2 and 4: one of the guns that bear on the quarter hit, drawn by a die, out for 4 CPV-moves', () => {
    const pieces = armamentAt(cairo().ship('a'), 'port', true);
    expect(pieces.length).toBe(4);
    for (const line of [2, 4]) {
      const table = roll(cairo(), 1, line, 3);
      expect(table.told('gunsOut')).toMatchObject([{ lasts: 'repair', guns: pieces[2], die: 3, of: 4 }]);
      expect(table.ship('a').hits).toMatchObject([{ job: 'guns', guns: pieces[2], left: 4 }]);
      expect(armamentAt(table.ship('a'), 'port', true).length).toBe(3);
    }
  });

  it('line 5: for the rest of the battle; line 6: destroyed', () => {
    for (const [line, lasts] of [
      [5, 'battle'],
      [6, 'destroyed'],
    ] as const) {
      const table = roll(cairo(), 1, line, 1);
      expect(table.told('gunsOut')).toMatchObject([{ lasts }]);
      expect(table.ship('a').guns.filter(gun => gun.lost).length).toBe(1);
      expect(table.ship('a').hits).toEqual([]);
    }
  });

  it('a turret counts as one on lines 2 and 5, each gun by itself on 4 and 6', () => {
    const ship = bench().union('a', 'uss_onondaga', 1005, 'E').ship('a');
    expect(armamentAt(ship, 'port', true)).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(armamentAt(ship, 'port', false)).toEqual([[0], [1], [2], [3]]);
  });

  it('without a gun that bears there, any that works; Note A: without one that works, more time for one that does not', () => {
    const table = bench().union('a', 'uss_cayuga', 1005, 'E', { spv: 1 });
    const ship = table.ship('a');
    ship.guns = ship.guns.slice(0, 1).map(gun => ({ ...gun, bears: ['bow' as const] }));
    roll(table, 1, 4);
    roll(table, 1, 4);
    expect(ship.hits).toMatchObject([
      { guns: [0], left: 4 },
      { guns: [0], left: 4 },
    ]);
    expect(ship.shocks).toEqual(['unarmed']);
    roll(table, 1, 6);
    expect([ship.guns[0]!.lost, ship.hits]).toEqual([true, []]);
    expect(table.told('gunsOut').length).toBe(3);
    roll(table, 1, 6);
    expect(table.told('gunsOut').length).toBe(3);
  });
});

describe('C47: which gun it is', () => {
  it('of guns that do not bear on the quarter hit one that works, and not one that is out', () => {
    const table = bench().union('a', 'uss_cayuga', 1005, 'E', { spv: 1 });
    const ship = table.ship('a');
    const [gun] = ship.guns;
    ship.guns = [1, 2, 3].map(() => ({ ...gun!, bears: ['bow' as const] }));
    ship.hits = [{ job: 'guns', guns: [0], halves: 0, left: 4, from: 2 }];
    roll(table, 1, 4, 2);
    expect(table.told('gunsOut')).toMatchObject([{ guns: [2], die: 2, of: 2 }]);
  });

  it.each([
    [1001, 'port'],
    [1009, 'starboard'],
    [1505, 'bow'],
    [505, 'stern'],
  ] as const)('hit from %i it is one that bears %s', (from, quarter) => {
    const table = cairo();
    table.does(play => rollDamage(play, 'a', 'z', from), 1, 4, 1);
    const [out] = table.told('gunsOut');
    expect(out!.of).toBe(armamentAt(cairo().ship('a'), quarter, false).length);
    expect(table.ship('a').guns[out!.guns[0]!]!.bears).toContain(quarter);
  });

  it.each([
    [2, [0, 1]],
    [4, [0]],
    [5, [0, 1]],
    [6, [0]],
  ])('line %i of a turret: guns %o', (line, guns) => {
    const table = bench().union('a', 'uss_onondaga', 1005, 'E', { spv: 20 });
    expect(roll(table, 1, line, 1).told('gunsOut')).toMatchObject([{ guns }]);
  });

  it('a gun that is destroyed is no work any more, what else was hit with it is', () => {
    const table = bench().union('a', 'uss_onondaga', 1005, 'E', { spv: 20 });
    roll(roll(table, 1, 2, 1), 1, 2);
    expect(table.ship('a').hits.map(({ guns }) => guns)).toEqual([
      [0, 1],
      [2, 3],
    ]);
    roll(table, 1, 6, 1);
    expect(table.ship('a').hits.map(({ guns }) => guns)).toEqual([[1], [2, 3]]);
  });
});

describe('table 2, C48: steering', () => {
  it.each([
    [2, 'hardStarboard'],
    [4, 'hardPort'],
    [5, 'sameCourse'],
  ])('line %i: %s until it is mended', (line, helm) => {
    const table = roll(cairo(), 2, line);
    expect(helmOf(table.ship('a'))).toBe(helm);
    expect(table.ship('a').hits).toMatchObject([{ left: 4 }]);
    expect(table.ship('a').shocks).toEqual(['steering']);
  });

  it('the latest that is not mended rules; a wrecked pilot house over all, for good', () => {
    const table = roll(roll(cairo(), 2, 2), 2, 4);
    expect(helmOf(table.ship('a'))).toBe('hardPort');
    roll(table, 2, 6);
    expect(helmOf(table.ship('a'))).toBe('sameCourse');
    expect(table.ship('a').hits.length).toBe(2);
    roll(table, 4, 2);
    expect(helmOf(table.ship('a'))).toBe('sameCourse');
    table.ship('a').pilotHouseLost = false;
    expect(helmOf(table.ship('a'))).toBe('straight');
    expect(helmOf(roll(roll(cairo(), 2, 1), 2, 3).ship('a'))).toBe('free');
  });
});

describe('table 3, C48: boiler and speed', () => {
  it.each([
    [2, 2, 1],
    [4, 4, 0],
    [5, 4, 1],
  ])('line %i costs %i half-knots', (line, halves, hits) => {
    const table = roll(cairo(), 3, line);
    expect(table.ship('a').fullTop - topOf(table.ship('a'))).toBe(halves);
    expect(table.ship('a').hits.length).toBe(hits);
  });

  it('losses add up, never below nothing; line 6 stops her', () => {
    const table = cairo();
    for (let hit = 0; hit < 9; hit++) roll(table, 3, 4);
    expect(topOf(table.ship('a'))).toBe(0);
    expect(table.ship('a').shocks).toEqual(['stopped']);
    const holed = roll(cairo(), 3, 6);
    expect([holed.ship('a').boilerDestroyed, topOf(holed.ship('a')), holed.ship('a').shocks]).toEqual([
      true,
      0,
      ['stopped'],
    ]);
    expect(holed.told('speedLost')).toMatchObject([{ top: 0, lasts: 'battle' }]);
  });
});

describe('tables 4 to 6', () => {
  it('4.4 and 5.2, 5.4, 5.5: men, each drawn by a die among the boxes that are filled', () => {
    for (const [table, line, dice] of [
      [4, 4, [1]],
      [5, 2, [1]],
      [5, 4, [1, 1]],
      [5, 5, [1, 1, 1]],
    ] as const) {
      const ship = roll(cairo(), table, line, ...dice).ship('a');
      expect(ship.fullCpv - ship.cpv).toBe(dice.length);
      expect(ship.shocks).toContain('crew');
    }
  });

  it('4.5: two knots for the battle; 4.6 and 6.4: a fire that goes out on 6, on 5 and 6', () => {
    expect(roll(cairo(), 4, 5).ship('a').knotsLost).toBe(4);
    expect(roll(cairo(), 4, 6).ship('a').fires).toEqual([{ need: 6, tries: 4 }]);
    expect(roll(cairo(), 6, 4).ship('a').fires).toEqual([{ need: 5, tries: 4 }]);
  });

  it('5.6, C52: the captain; if he is dead already four CPV', () => {
    const table = roll(cairo({ captain: captain() }), 5, 6);
    expect(table.ship('a').captain!.alive).toBe(false);
    expect(table.ship('a').shocks).toEqual(['captain']);
    roll(table, 5, 6, 1, 1, 1, 1);
    expect(table.ship('a').fullCpv - table.ship('a').cpv).toBe(4);
  });

  it('6.2 and 6.5: a foot, two feet; 6.6: she blows up', () => {
    expect(roll(cairo(), 6, 2).ship('a').draught).toBe(cairo().ship('a').statedDraught + 1);
    expect(roll(cairo(), 6, 5).ship('a').draught).toBe(cairo().ship('a').statedDraught + 2);
    const table = roll(cairo(), 6, 6);
    expect(table.told('shipSunk')).toMatchObject([{ cause: 'magazine' }]);
  });

  it('worked example 14: Chickasaw (6 feet) floats at 9, sinks at 10', () => {
    expect([founders(9, 6), founders(10, 6)]).toEqual([false, true]);
    const table = bench().union('a', 'uss_chickasaw', 1005, 'E', { spv: 1, draught: 9, statedDraught: 6 });
    roll(table, 6, 2);
    expect(table.told('shipSunk')).toMatchObject([{ cause: 'flooded' }]);
  });

  it('C61: a ram rolls table 6 alone, where a 6 sinks her', () => {
    const table = cairo().confederate('z', 'css_manassas', 1105, 'W');
    table.does(play => rollBulkheads(play, 'a', 'z'), 2);
    expect(table.told('damageRolled')).toMatchObject([{ dice: [2], table: 6, line: 2 }]);
    table.does(play => rollBulkheads(play, 'a', 'z'), 6);
    expect(table.told('shipSunk')).toMatchObject([{ cause: 'ram' }]);
  });

  it('C65: who is jammed to her goes down with her', () => {
    const table = cairo({ locked: { ship: 'z', until: 9 } }).confederate('z', 'css_manassas', 1105, 'W');
    table.ship('z').locked = { ship: 'a', until: 9 };
    roll(table, 6, 6);
    expect(table.told('shipSunk').map(({ ship, cause }) => [ship, cause])).toEqual([
      ['a', 'magazine'],
      ['z', 'locked'],
    ]);
  });
});

describe('C31: crew boxes', () => {
  const guns = [{ gun: 'sb32' }, { gun: 'sb9' }, { gun: 'rf30' }];
  const order = [1, 2, 0];

  it('engine, boiler, heaviest guns first, then the pool', () => {
    expect(stationed(10, 'both', guns, order)).toEqual({ engine: 1, boiler: 1, pool: 5, guns: [true, true, true] });
    expect(stationed(4, 'both', guns, order)).toEqual({ engine: 1, boiler: 1, pool: 0, guns: [false, true, true] });
  });

  it('three or fewer need one for both, one works everything, sails need none', () => {
    expect([1, 2, 3, 4].map(cpv => stokersFor(cpv, true))).toEqual(['all', 'one', 'one', 'both']);
    expect(stokersFor(30, false)).toBe('none');
    expect(stationed(3, 'one', guns, order)).toEqual({ engine: 1, boiler: 0, pool: 0, guns: [false, true, true] });
    expect(stationed(1, 'all', guns, order)).toEqual({ engine: 0, boiler: 0, pool: 1, guns: [false, false, false] });
    expect(stationed(2, 'none', guns, order)).toEqual({ engine: 0, boiler: 0, pool: 0, guns: [false, true, true] });
  });

  it('an empty engine or boiler box leaves her without speed; the last man leaves her to nobody', () => {
    const table = bench().union('a', 'uss_cairo', 1005, 'E');
    table.does(play => loseCrew(play, 'a', 1), 1);
    expect(table.told('crewLost')).toMatchObject([{ box: 'engine', die: 1, left: 24 }]);
    expect(table.ship('a').crew!.engine).toBe(0);
    const small = bench().union('a', 'css_david', 1005, 'E', { cpv: 1 });
    small.ship('a').crew = { engine: 1, boiler: 0, pool: 0, guns: [] };
    small.does(play => loseCrew(play, 'a', 2));
    expect(small.told('shipAbandoned')).toMatchObject([{ cause: 'crew' }]);
  });
});

describe('C31: men and boxes', () => {
  it('each point of the pool is a box of its own, beside engine, boiler and guns', () => {
    const table = cairo();
    const { crew } = table.ship('a');
    table.does(play => loseCrew(play, 'a', 1), 3 + crew!.guns.filter(Boolean).length);
    expect(table.told('crewLost')).toMatchObject([{ box: 'pool', of: 25, left: 24 }]);
    table.does(play => loseCrew(play, 'a', 2), 2, 2);
    expect(table.told('crewLost').slice(1)).toMatchObject([
      { box: 'boiler', of: 24 },
      { box: 0, of: 23 },
    ]);
  });

  it.each(['engine', 'boiler'] as const)('without a man at the %s she has no way', box => {
    const table = cairo({ speed: 8 });
    const ship = table.ship('a');
    ship.crew = { ...ship.crew!, [box]: 0 };
    expect([hasWay(ship), speedsFor(table.now(), ship)]).toEqual([false, [4]]);
  });

  it('one man works both of a ship of three', () => {
    const table = cairo({ stokers: 'one', speed: 8 });
    const ship = table.ship('a');
    ship.crew = { ...ship.crew!, boiler: 0 };
    expect(hasWay(ship)).toBe(true);
    ship.crew = { ...ship.crew, engine: 0 };
    expect(hasWay(ship)).toBe(false);
  });
});

describe('C32: men who change boxes', () => {
  const few = (): Bench => {
    const table = cairo();
    const ship = table.ship('a');
    const served = ship.guns.map((_, index) => index === 1 || index === 2);
    ship.crew = { engine: 1, boiler: 1, pool: 1, guns: served };
    return table;
  };

  it('go from a filled box to an empty one that they can serve, a point once a move', () => {
    const table = few();
    const ship = table.ship('a');
    const may = (...men: [Box, Box][]) =>
      shifted(
        ship,
        men.map(([from, to]) => ({ from, to })),
      ) !== null;
    expect(may(['pool', 0])).toBe(true);
    expect(may([2, 0])).toBe(true);
    expect(may([2, 'pool'])).toBe(true);
    // Nobody is there, somebody is there already, it is out.
    expect(may([3, 0])).toBe(false);
    expect(may(['pool', 1])).toBe(false);
    expect(may(['pool', 'engine'])).toBe(false);
    expect(may(['pool', 0], ['pool', 3])).toBe(false);
    ship.hits = [{ job: 'guns', guns: [0], halves: 0, left: 4, from: 1 }];
    expect(may(['pool', 0])).toBe(false);
  });

  it('who has come into a box does not leave it again, nor takes the place of who left it and back', () => {
    const ship = few().ship('a');
    expect(
      shifted(ship, [
        { from: 'pool', to: 0 },
        { from: 0, to: 3 },
      ]),
    ).toBeNull();
    expect(
      shifted(ship, [
        { from: 1, to: 'pool' },
        { from: 'pool', to: 0 },
      ]),
    ).not.toBeNull();
    expect(
      shifted(ship, [
        { from: 'pool', to: 0 },
        { from: 1, to: 'pool' },
        { from: 'pool', to: 3 },
      ]),
    ).toBeNull();
  });

  it('and count where they are for the whole move', () => {
    const table = few();
    const ship = table.ship('a');
    ship.plot = { ...defaultPlot(table.now(), ship), men: [{ from: 1, to: 0 }] };
    table.does(carryOutPlots);
    expect(ship.crew!.guns.slice(0, 3)).toEqual([true, false, true]);
  });
});

describe('C25: the captain at a gun', () => {
  it('falls with the man who served it, drawn by the die; with another he does not', () => {
    const hit = (die: number) => {
      const table = cairo({ captain: captain() });
      const ship = table.ship('a');
      ship.plot = { ...defaultPlot(table.now(), ship), captainGun: 1 };
      return table.does(play => loseCrew(play, 'a', 1), die).ship('a');
    };
    expect(hit(4)).toMatchObject({ captain: { alive: false }, shocks: ['crew', 'captain'] });
    expect(hit(3)).toMatchObject({ captain: { alive: true }, shocks: ['crew'] });
  });
});

describe('C49: repairs', () => {
  const hit = (from: number): Hit => ({ job: 'guns', guns: [0], halves: 0, left: 4, from });
  /** Move at whose end each hit of move 3 is mended. */
  const mended = (men: number): number[] => {
    let hits = [hit(4), hit(4)];
    const done: number[] = [];
    for (let turn = 3; hits.length > 0; turn++) {
      hits = worked(hits, men, turn);
      for (const { left } of hits) if (left === 0) done.push(turn);
      hits = hits.filter(({ left }) => left !== 0);
    }
    return done;
  };

  it('worked example 9: two hits of move 3 on one gun: mended by one CPV at the end of move 11, by two of move 7', () => {
    expect(mended(1)).toEqual([7, 11]);
    expect(mended(2)).toEqual([7, 7]);
  });

  it('the pool works in the order of the hits; without one nothing is mended', () => {
    const table = cairo({ hits: [hit(2), { ...hit(2), job: 'slowed', guns: [], halves: 4 }] });
    table.ship('a').crew = { ...table.ship('a').crew!, pool: 1 };
    for (let turn = 2; turn < 6; turn++) table.move(turn).does(mendAll);
    expect(table.told('repaired')).toEqual([{ type: 'repaired', ship: 'a', job: 'guns', guns: [0] }]);
    table.ship('a').crew = { ...table.ship('a').crew!, pool: 0 };
    for (let turn = 6; turn < 12; turn++) table.move(turn).does(mendAll);
    expect(table.ship('a').hits).toMatchObject([{ job: 'slowed', left: 4 }]);
  });
});

describe('C13, C32: a point of the pool does one thing a move', () => {
  const anchoring = (pool: number): Bench => {
    const table = cairo({ speed: 0, hits: [{ job: 'guns', guns: [0], halves: 0, left: 4, from: 1 }] });
    const ship = table.ship('a');
    ship.crew = { ...ship.crew!, pool };
    ship.plot = { ...defaultPlot(table.now(), ship), anchor: true };
    return table;
  };

  it('who lets the anchor go mends nothing in that move, and works again in the next', () => {
    const table = anchoring(1).does(carryOutPlots).does(mendAll);
    expect(table.ship('a')).toMatchObject({ anchored: true, hits: [{ left: 4 }] });
    table.move(2).does(openMove).does(mendAll);
    expect(table.ship('a').hits).toMatchObject([{ left: 3 }]);
  });

  it('the others of the pool go on mending', () => {
    expect(anchoring(2).does(carryOutPlots).does(mendAll).ship('a').hits).toMatchObject([{ left: 3 }]);
  });

  it('the last free point is at the anchor and changes no box', () => {
    const table = anchoring(1);
    const ship = table.ship('a');
    ship.crew = { ...ship.crew!, guns: ship.crew!.guns.map((served, index) => served && index !== 1) };
    const shifts = () => sideOptions(table.now(), ship, ship.plot!).filter(({ men }) => men.length > 0);
    expect(shifts()).toEqual([]);
    const laid = (anchor: boolean): PlotCommand => {
      const men = [{ from: 'pool' as const, to: 1 }];
      return { type: 'plot', side: 'union', ship: 'a', ...ship.plot!, anchor, men };
    };
    expect(laidOver(table.now(), laid(true))).toBe(null);
    ship.plot = { ...ship.plot!, anchor: false };
    expect(shifts()).toMatchObject([{ men: [{ from: 'pool', to: 1 }] }]);
    expect(laidOver(table.now(), laid(false))).not.toBe(null);
  });

  it('an engine box that takes the last free point leaves nobody for the anchor', () => {
    const table = anchoring(1);
    const ship = table.ship('a');
    ship.crew = { ...ship.crew!, engine: 0 };
    expect(plotOptions(table.now(), ship).some(({ anchor }) => anchor)).toBe(false);
  });
});

describe('C50: fire', () => {
  it('one try a move for each fire, four in vain and she is abandoned; the hulk sinks six moves later', () => {
    const table = cairo({ fires: [{ need: 6, tries: 4 }] });
    for (let turn = 1; turn <= 4; turn++) table.move(turn).does(fightFires, 5);
    expect(table.told('fireFought').map(({ left, out }) => [left, out])).toEqual([
      [3, false],
      [2, false],
      [1, false],
      [0, false],
    ]);
    expect(table.told('shipAbandoned')).toMatchObject([{ cause: 'fire' }]);
    table.move(9).does(fightFires);
    expect(table.ship('a').status).toBe('afloat');
    table.move(10).does(fightFires);
    expect(table.told('shipSunk')).toMatchObject([{ cause: 'burnt' }]);
  });

  it('goes out on the face that it needs; each fire by itself', () => {
    const table = cairo({
      fires: [
        { need: 6, tries: 4 },
        { need: 5, tries: 2 },
      ],
    });
    table.does(fightFires, 5, 5);
    expect(table.ship('a').fires).toEqual([{ need: 6, tries: 3 }]);
  });
});

describe('C50: hulks', () => {
  it('one that burns already goes down when it would have', () => {
    const table = cairo({ abandoned: true, burntBy: 3 });
    table.move(1).does(play => setOnFire(play, table.ship('a'), 6));
    expect(table.ship('a')).toMatchObject({ burntBy: 3, fires: [] });
    const fresh = cairo({ abandoned: true });
    fresh.move(2).does(play => setOnFire(play, fresh.ship('a'), 6));
    expect(fresh.ship('a')).toMatchObject({ burntBy: 8, fires: [] });
  });

  it('who is abandoned while she burns burns out; her way is lost at once', () => {
    const table = cairo({ fires: [{ need: 6, tries: 2 }], speed: 8, inHand: 12 });
    table.move(3).does(play => abandon(play, 'a', 'morale'));
    expect(table.ship('a')).toMatchObject({
      abandoned: true,
      burntBy: 9,
      fires: [],
      speed: 0,
      inHand: 0,
      halted: true,
    });
  });
});

describe('C54: what makes a crew think of leaving', () => {
  const points = (ship: Partial<RiverShip>, ...lost: number[]): Bench => {
    const table = cairo({ spv: 30, value: 26, ...ship });
    for (const each of lost) table.does(play => losePoints(play, 'a', each, 'mine'));
    return table;
  };

  it('C46: mines, spars and what a rammer pays take points and throw on no table, and sink her at nothing', () => {
    const table = points({ spv: 10 }, 4, 6);
    expect(table.told('damageRolled')).toEqual([]);
    expect(table.told('shipSunk')).toMatchObject([{ cause: 'mine' }]);
  });

  it('falling below the penetration value, in the move in which she does', () => {
    const table = points({}, 4);
    expect(table.ship('a').shocks).toEqual([]);
    table.does(play => losePoints(play, 'a', 1, 'mine'));
    expect(table.ship('a').shocks).toEqual(['value']);
    table.ship('a').shocks = [];
    table.does(play => losePoints(play, 'a', 1, 'mine'));
    expect(table.ship('a').shocks).toEqual([]);
  });

  it('exactly at it she is above: +1 and not -3', () => {
    const reasonsAt = (spv: number) =>
      moraleFactors(cairo({ spv, value: 26 }).ship('a'), 1).map(({ reason }) => reason);
    expect([reasonsAt(26).includes('moraleAbove'), reasonsAt(26).includes('moraleBelow')]).toEqual([true, false]);
    expect([reasonsAt(25).includes('moraleAbove'), reasonsAt(25).includes('moraleBelow')]).toEqual([false, true]);
  });

  it('under fire and rammed count until she has been tested', () => {
    const table = cairo({ spv: 40, value: 26, underFire: true, rammed: true, shocks: ['crew'] });
    table.does(testMorale, 6);
    expect(table.ship('a')).toMatchObject({ underFire: false, rammed: false, shocks: [] });
  });

  it('rammed: only with no speed left', () => {
    const reasons = (more: Partial<RiverShip>) => moraleFactors(cairo(more).ship('a'), 1).map(({ reason }) => reason);
    expect(reasons({ rammed: true })).not.toContain('rammedStill');
    expect(reasons({ rammed: true, boilerDestroyed: true })).toContain('rammedStill');
  });
});

describe('C54, C55: morale', () => {
  /** Torpedo ship of 6 CPV with one gun. */
  const six = (more = {}): Bench => {
    const table = bench().union('a', 'uss_cayuga', 1005, 'E', { fullCpv: 6, cpv: 6, shocks: ['crew'] });
    Object.assign(table.ship('a'), more);
    return table;
  };
  const steeringJammed: Hit = { job: 'straight', guns: [], halves: 0, left: 4, from: 2 };

  it('worked example 12: alive green +2, 1 of 6 lost, steering jammed: D6 + 2, never leaves', () => {
    const table = six({ cpv: 5, captain: captain({ green: 2 }), hits: [steeringJammed] });
    expect(addedBy(moraleFactors(table.ship('a'), 1))).toBe(2);
    table.does(testMorale, 1);
    expect(table.told('moraleRolled')).toMatchObject([{ shocks: ['crew'], die: 1, total: 3, stays: true }]);
    expect(table.ship('a')).toMatchObject({ shocks: [], abandoned: false });
    table.does(testMorale);
  });

  it('worked example 12: dead red -3, 3 of 6 lost, below value: D6 - 6, always leaves', () => {
    const table = six({ cpv: 3, spv: 1, captain: captain({ alive: false, red: -3 }) });
    expect(addedBy(moraleFactors(table.ship('a'), 1))).toBe(-6);
    table.does(testMorale, 6);
    expect(table.told('moraleRolled')).toMatchObject([{ total: 0, stays: false }]);
    expect(table.told('shipAbandoned')).toMatchObject([{ cause: 'morale' }]);
    expect(table.ship('a')).toMatchObject({ abandoned: true, speed: 0 });
  });

  const reasons = (more: object): string[] => moraleFactors(six(more).ship('a'), 1).map(({ reason }) => reason);

  it('of the losses only the worst counts, of the CPVs at the start', () => {
    expect(reasons({ cpv: 6 })).toContain('moraleNoneLost');
    expect(reasons({ cpv: 5 })).toContain('moraleAnyLost');
    expect(reasons({ cpv: 4 })).toContain('thirdLost');
    expect(reasons({ cpv: 2 })).toContain('twoThirdsLost');
    for (const cpv of [5, 4, 2]) expect(reasons({ cpv }).filter(reason => /lost/iu.test(reason))).toHaveLength(1);
  });

  it('aground, snagged or locked: no +1 for way; under fire the worse of the two', () => {
    const aground = { tries: 4, before: 0, freed: false };
    expect(reasons({ aground })).toEqual(expect.arrayContaining(['aground']));
    expect(reasons({ aground })).not.toContain('way');
    expect(reasons({ aground, underFire: true })).toContain('agroundUnderFire');
    expect(reasons({ aground, underFire: true })).not.toContain('aground');
    expect(reasons({ locked: { ship: 'z', until: 5 } })).not.toContain('way');
  });

  it('no gun and no speed also lose the +1; unarmed or without engines from the start neither', () => {
    expect(reasons({ guns: [] }).filter(reason => /guns/iu.test(reason))).toEqual([]);
    expect(reasons({ fullTop: 0 }).filter(reason => /way/iu.test(reason))).toEqual([]);
    expect(reasons({ boilerDestroyed: true })).toContain('noWay');
    expect(reasons({ boilerDestroyed: true })).not.toContain('way');
    expect(reasons({ boilerDestroyed: true, rammed: true })).toContain('rammedStill');
    const guns = six()
      .ship('a')
      .guns.map(gun => ({ ...gun, lost: true }));
    expect(reasons({ guns })).toContain('noGuns');
  });

  it('C55, S9: before she has steam she is without engines: neither the +1 nor the -3, and rammed she has no speed left', () => {
    const ship = six({ steamFrom: 4, rammed: true }).ship('a');
    const about = (turn: number) =>
      moraleFactors(ship, turn).flatMap(({ reason }) => (/way|still/iu.test(reason) ? [reason] : []));
    expect([about(3), about(4)]).toEqual([['rammedStill'], ['way']]);
  });

  it('nothing has happened: no test', () => {
    six({ shocks: [] }).does(testMorale);
  });
});

describe('C49: the plot names another hit', () => {
  it('the pool begins with the hit that the plot names, and goes on in the order of the hits', () => {
    const hits: Hit[] = [
      { job: 'guns', guns: [0], halves: 0, left: 4, from: 1 },
      { job: 'slowed', guns: [], halves: 4, left: 4, from: 1 },
      { job: 'hardPort', guns: [], halves: 0, left: 4, from: 1 },
    ];
    const left = (men: number, named?: number) => worked(hits, men, 2, named).map(hit => hit.left);
    expect([left(1), left(1, 2), left(2, 2)]).toEqual([
      [3, 4, 4],
      [4, 4, 3],
      [3, 4, 3],
    ]);
    const table = cairo({ hits });
    table.ship('a').crew = { ...table.ship('a').crew!, pool: 1 };
    const ship = table.move(2).ship('a');
    const plot = { ...defaultPlot(table.now(), ship) };
    expect(sideOptions(table.now(), ship, plot).flatMap(({ mend }) => mend ?? [])).toEqual([1, 2]);
    ship.plot = { ...plot, mend: 1 };
    table.does(mendAll);
    expect(ship.hits.map(hit => hit.left)).toEqual([4, 3, 4]);
    ship.hits = hits.map(hit => ({ ...hit, from: 3 }));
    expect(sideOptions(table.now(), ship, plot).flatMap(({ mend }) => mend ?? [])).toEqual([]);
  });
});

describe('C49: the named hit when another is gone', () => {
  const hurt = (mend: number): Bench => {
    const table = cairo({
      hits: [
        { job: 'guns', guns: [0], halves: 0, left: 4, from: 1 },
        { job: 'slowed', guns: [], halves: 4, left: 4, from: 1 },
        { job: 'hardPort', guns: [], halves: 0, left: 4, from: 1 },
      ],
    });
    const ship = table.move(2).ship('a');
    ship.crew = { ...ship.crew!, pool: 1 };
    ship.plot = { ...defaultPlot(table.now(), ship), mend };
    return table.does(() => silence(ship, 0));
  };
  const left = (table: Bench) =>
    table
      .does(mendAll)
      .ship('a')
      .hits.map(hit => [hit.job, hit.left]);

  it('the pool still works on the one that was named', () => {
    expect(left(hurt(1))).toEqual([
      ['slowed', 3],
      ['hardPort', 4],
    ]);
    expect(left(hurt(2))).toEqual([
      ['slowed', 4],
      ['hardPort', 3],
    ]);
  });

  it('where that one is gone itself, in the order of the hits', () => {
    expect(hurt(0).ship('a').plot).not.toHaveProperty('mend');
    expect(left(hurt(0))).toEqual([
      ['slowed', 3],
      ['hardPort', 4],
    ]);
  });
});

describe('C112: fires', () => {
  it('are fought by the Union first, wherever its ships stand in the scenario', () => {
    const fires = [{ need: 6, tries: 4 }];
    const table = bench()
      .confederate('z', 'css_mcrae', 1505, 'W', { fires })
      .union('a', 'uss_tyler', 505, 'E', { fires });
    table.does(fightFires, 6, 1);
    expect(table.told('fireFought').map(({ ship, out }) => [ship, out])).toEqual([
      ['a', true],
      ['z', false],
    ]);
  });
});

describe('C101, C103: what a ship has cost her side', () => {
  it('what she has lost of what she began with; all of that when she is sunk, abandoned or taken', () => {
    const lost = (more: Partial<RiverShip>) =>
      pointsLost(cairo({ fullSpv: 100, startSpv: 80, spv: 70, ...more }).ship('a'));
    expect([lost({}), lost({ status: 'sunk' }), lost({ abandoned: true }), lost({ lostBy: 'union' })]).toEqual([
      10, 80, 80, 80,
    ]);
  });
});

describe('C103: when a side is beaten', () => {
  it('a side without ships counts its forts', () => {
    const table = bench().union('a', 'uss_cairo', 1005, 'E').fort('confederate', 'f', 'fort_henry', [1501, 1601], 'W');
    expect(outcomeOf(table.now())).toBeNull();
    table.work('f').silent = true;
    expect(outcomeOf(table.now())).toEqual({ winner: 'union', cause: 'fleet-lost' });
  });

  it('without a ship in action on either side it is a draw', () => {
    const table = cairo().confederate('z', 'css_mcrae', 1505, 'W', { abandoned: true });
    expect(outcomeOf(table.now())).toEqual({ winner: 'union', cause: 'fleet-lost' });
    table.ship('a').status = 'sunk';
    expect(outcomeOf(table.now())).toEqual({ winner: 'draw', cause: 'fleets-lost' });
  });
});
