/** The quick sheet's tables, cell by cell, typed from the sheet and the rulings: never imported. */
import { describe, expect, it } from 'vitest';
import type { Scenario, Work } from '../../../src/core/scenario.ts';
import { fort, gun, vessel, vesselIds, gunIds } from '../../../src/ships/index.ts';
import { vesselPoints } from '../../../src/rules/quick-sheet/setup/fleets.ts';
import { gunNameIn } from '../../../src/rules/quick-sheet/words/names.ts';
import { buildOf, fortRatingOf, gunClassOf, hitPointsOf } from '../../../src/rules/quick-sheet/setup/ratings.ts';
import * as tables from '../../../src/rules/quick-sheet/tables.ts';
import { ORDER_CARDS } from '../../../src/rules/quick-sheet/types.ts';
import { battle, guns } from './table.ts';

const SCORES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Two dice that come to a score. */
const pair = (score: number): [number, number] => (score <= 7 ? [1, score - 1] : [6, score - 6]);

describe('sections 20 and Q2: decks', () => {
  it('20 cards each, typed from the ruling', () => {
    expect(tables.DECK_TABLE).toEqual({
      fullSpeedDeck: { fullSpeed: 9, slowSpeed: 5, slowAndFire: 3, fire: 1, turnAndFire: 2 },
      actionStationsDeck: { fullSpeed: 2, slowSpeed: 3, slowAndFire: 5, fire: 8, turnAndFire: 2 },
    });
    for (const deck of Object.values(tables.DECK_TABLE))
      expect(ORDER_CARDS.reduce((sum, card) => sum + deck[card], 0)).toBe(20);
    expect(tables.HAND).toEqual({ cards: 5, shipsToACopy: 3 });
  });

  it('Q3: what each card allows', () => {
    expect(tables.CARD_TABLE).toEqual({
      fullSpeed: { title: 'Full speed', speed: 'full', turn: false, fire: false },
      slowSpeed: { title: 'Slow speed', speed: 'slow', turn: false, fire: false },
      slowAndFire: { title: 'Slow speed and fire', speed: 'slow', turn: false, fire: true },
      fire: { title: 'Fire', speed: null, turn: false, fire: true },
      turnAndFire: { title: 'Turn in hex and fire', speed: null, turn: true, fire: true },
    });
  });
});

describe('section 21: movement allowances', () => {
  it.each([
    ['normal', false, 'slowSpeed', 1],
    ['normal', false, 'fullSpeed', 2],
    ['fast', true, 'slowSpeed', 2],
    ['fast', true, 'fullSpeed', 3],
  ] as const)('%s ship, fast %s, %s: %i', (_, fast, card, hexes) => {
    const table = battle(9, 3)
      .union('a', 'wooden', 202, 'E', { card, now: { fast } })
      .confederate('z', 'wooden', 903, 'W')
      .acts('union')
      .then('activate a', 'carryOut a');
    for (let step = 0; step < hexes; step++) table.play('ahead a ahead');
    expect(table.offered('ahead')).toEqual([]);
    expect(table.at('a')).toBe(202 + 100 * hexes);
  });

  it('the cells', () => {
    expect(tables.MOVEMENT).toEqual({
      normal: { slow: { least: 1, most: 1 }, full: { least: 2, most: 2 } },
      fast: { slow: { least: 1, most: 2 }, full: { least: 2, most: 3 } },
    });
    expect(tables.CRIPPLED_SPEED).toBe(1);
    expect(tables.TURN_IN_HEX).toEqual([1, 2]);
    // Q28
    expect(tables.RUDDERLESS).toEqual([1]);
  });
});

describe('section 24: ramming', () => {
  it('factors', () => {
    expect(tables.RAM_FACTORS).toEqual({ base: 14, fullSpeed: 4, halfHitPoints: -4, targetFullSpeed: -4, noRam: -8 });
    expect(tables.RAM_HIT_ON).toBe(5);
  });

  it('results: 0-2, 3-5, 6+', () => {
    expect(tables.RAM_BANDS).toEqual({ rammerDamagedUpTo: 2, holedFrom: 6, sinksOn: 5 });
  });

  // prettier-ignore
  it.each([
    [0, true, false], [1, true, false], [2, true, false], [3, false, false], [4, false, false], [5, false, false], [6, false, true], [7, false, true],
  ])('%i points inflicted: rammer damaged %s, target holed %s', (points, hurts, holes) => {
    const dice = Array.from({ length: 14 }, (_, index) => (index < points ? 5 : 1));
    const after = [...(hurts ? [1] : []), ...(points >= 5 ? [1, 2] : []), ...(holes ? [1] : [])];
    const table = battle(5, 3)
      .union('a', 'ram', 202, 'E', { card: 'slowSpeed' })
      .confederate('b', 'wooden', 302, 'NE', { now: { points: 50, strength: 50 } })
      .acts('union')
      // Nobody has guns that bear but b: she holds.
      .then('activate a', 'carryOut a', 'holdFire confederate')
      .play('ram a b', ...dice, ...after);
    expect(table.told('shipRammed')[0]?.damage).toBe(points);
    expect(table.told('rammerDamaged')).toHaveLength(hurts ? 1 : 0);
    expect(table.told('holingRolled')).toHaveLength(holes ? 1 : 0);
    expect(table.points('b')).toBe(50 - points);
  });
});

describe('section 28: battered ships', () => {
  it('a third, 6 only, 1 hex, strike on a 1, fire at struck ships on 5,6', () => {
    expect([tables.BATTERED_PART, tables.STRIKES_ON, tables.STRUCK_TARGET_ON, tables.HIT_ON]).toEqual([
      3,
      1,
      5,
      { usual: 5, hindered: 6 },
    ]);
  });
});

describe('section 23: sandbars', () => {
  it('the cells', () => {
    expect(tables.SANDBAR).toEqual({
      shallowSticksOn: 11,
      normalSticksOn: 8,
      unstuckOn: 8,
      secondAttemptCosts: 2,
      shallowFeet: 6,
    });
  });

  it.each(SCORES)('a score of %i: shallow and normal draught, and coming off', score => {
    const enter = (shallow: boolean) =>
      battle(5, 3)
        .depth(3, 302)
        .union('a', 'wooden', 202, 'E', { card: 'slowSpeed', now: { shallow } })
        .confederate('z', 'wooden', 503, 'W')
        .acts('union')
        .then('activate a', 'carryOut a')
        .play('ahead a ahead', ...pair(score));
    expect(enter(true).ship('a').aground).toBe(score >= 11);
    expect(enter(false).ship('a').aground).toBe(score >= 8);
    const off = battle(5, 3)
      .depth(3, 202)
      .union('a', 'wooden', 202, 'E', { card: 'slowSpeed', aground: true })
      .confederate('z', 'wooden', 503, 'W')
      .acts('union')
      .then('activate a')
      .play('unstick a', ...pair(score));
    expect(off.ship('a').aground).toBe(score < 8);
  });
});

describe('section 25: gun ranges, factors, deflection', () => {
  it('the cells', () => {
    expect(tables.GUN_RANGE).toEqual({ short: 1, long: 5 });
    expect(tables.GUN_FACTORS).toEqual({ base: 4, heavy: 2, moveOrder: -2, short: 2, narrow: -1, light: -2 });
    expect(tables.DEFLECTION).toEqual({
      light: { iron: 3, tin: 5, wood: 7 },
      medium: { iron: 4, tin: 5, wood: 7 },
      heavy: { iron: 5, tin: 6, wood: 7 },
    });
  });

  // prettier-ignore
  const DICE = {
    //        long  short  narrow  order  order, short, narrow
    light:  [ 2,    4,     1,      0,     1 ],
    medium: [ 4,    6,     3,      2,     3 ],
    heavy:  [ 6,    8,     5,      4,     5 ],
  } as const;
  const CASES = [
    { range: 3, narrow: false, order: false },
    { range: 1, narrow: false, order: false },
    { range: 3, narrow: true, order: false },
    { range: 3, narrow: false, order: true },
    { range: 1, narrow: true, order: true },
  ];
  for (const kind of ['light', 'medium', 'heavy'] as const) {
    it.each(CASES.map((each, index) => ({ ...each, dice: DICE[kind][index]! })))(
      `${kind} gun at $range, narrow $narrow, move order $order: $dice dice`,
      ({ range, narrow, order, dice }) => {
        const table = battle(9, 3)
          .union('a', 'wooden', 202, 'NE', { card: order ? 'slowAndFire' : 'fire', now: { guns: guns(kind) } })
          .confederate('b', 'wooden', 202 + 100 * range, narrow ? 'E' : 'NE', {
            now: { guns: [], points: 4, strength: 4 },
          })
          .acts('union')
          .then('activate a', 'carryOut a');
        if (dice === 0) {
          expect(table.offered('fire')).toEqual([]);
          return;
        }
        table.play('fire a 0 b', ...Array.from({ length: dice }, () => 4));
        expect(table.told('shotFired')).toMatchObject([{ range, hits: 0, damage: 0, hitOn: 5, class: kind }]);
      },
    );
  }

  // prettier-ignore
  const TURNED = {
    //        ironclad        tinclad   wooden
    light:  { iron: [3, 4, 5, 6], tin: [5, 6], wood: [] },
    medium: { iron: [4, 5, 6],    tin: [5, 6], wood: [] },
    heavy:  { iron: [5, 6],       tin: [6],    wood: [] },
  } as const;
  for (const kind of ['light', 'medium', 'heavy'] as const) {
    for (const armour of ['iron', 'tin', 'wood'] as const) {
      it.each([1, 2, 3, 4, 5, 6])(`${kind} shot on ${armour}, deflection die %i`, face => {
        const dice = { light: 2, medium: 4, heavy: 6 }[kind];
        const turned = (TURNED[kind][armour] as readonly number[]).includes(face);
        const table = battle(9, 3)
          .union('a', 'wooden', 202, 'NE', { card: 'fire', now: { guns: guns(kind) } })
          .confederate('b', 'wooden', 502, 'NE', { now: { guns: [], armour, points: 4, strength: 4 } })
          .acts('union')
          .then('activate a', 'carryOut a')
          .play('fire a 0 b', 5, ...Array.from({ length: dice - 1 }, () => 1), ...(armour === 'wood' ? [] : [face]));
        expect(table.told('shotFired')).toMatchObject([{ hits: 1, damage: turned ? 0 : 1 }]);
      });
    }
  }
});

describe('section 26: critical hits', () => {
  it('the cells', () => {
    expect(tables.CRITICALS).toEqual({
      2: 'engine',
      3: 'funnel',
      4: 'fire',
      5: 'gun',
      6: 'gun',
      7: 'gun',
      8: 'fire',
      9: 'pilotHouse',
      10: 'funnel',
      11: 'rudder',
      12: 'magazine',
    });
    expect([
      tables.CRITICAL_EVERY,
      tables.ENGINE_SAVED_ON,
      tables.TURRET_OUT_ON,
      tables.REPAIRED_ON,
      tables.DIE_LESS,
    ]).toEqual([5, 5, 4, 4, 1]);
  });
});

describe('turn sequence and section 17: single scores', () => {
  it('5,6 lets a gun fire; 4,5,6 drifts; the clock; arrivals', () => {
    expect([tables.FIRE_ALLOWED_ON, tables.DRIFTS_ON]).toEqual([5, 4]);
    expect(tables.CLOCK).toEqual({ end: 8, advance: 1, shiftsOn: 5 });
    expect(tables.ARRIVALS).toEqual({ need: 9, smallHitPoints: 25, attackerTurns: [2, 3] });
  });

  it('Q20: reach and order of opportunity fire', () => {
    expect(tables.OPPORTUNITY_REACH).toEqual({ ship: 1, fort: 2 });
    expect(tables.OPPORTUNITY_ORDER).toEqual(['medium', 'heavy', 'light']);
  });

  it('weapons: effect dice and gambles', () => {
    expect(tables.WEAPONS).toEqual({
      mine: { dice: 9, gambleOn: 6, gamblePoints: 10 },
      submarine: { dice: 6, gambleOn: 6, gamblePoints: 10 },
      torpedoBoat: { dice: 6, gambleOn: 6, gamblePoints: 10 },
      fireRaft: { dice: 6, gambleOn: 5, gamblePoints: 0 },
    });
    expect(tables.EFFECT_HIT_ON).toBe(5);
    expect(tables.MINE).toEqual({ shallowDraught: -4, detonatesOn: { union: 5, confederate: 6 } });
    expect([tables.ASSET_COMES_ON, tables.BOAT_POINTS, tables.RAFT_POINTS, tables.ARMY_GUNS]).toEqual([4, 5, 6, 2]);
    expect(tables.DARKNESS).toEqual({ sight: 2, clock: 1 });
  });

  it('Q22, S11: forts, buildings', () => {
    expect([tables.FORT_POINTS, tables.BUILDING_POINTS]).toEqual([{ earth: 30, masonry: 40 }, 10]);
  });

  it('Q76: what assets cost', () => {
    expect(tables.ASSET_PRICES).toEqual({
      mines: 100,
      submarine: 100,
      torpedoBoat: 80,
      fireRaft: 120,
      armySupport: 100,
      mist: 40,
      nightfall: 60,
      panic: 40,
    });
  });

  it('Q53 to Q55', () => {
    expect(tables.FLEET_POINTS).toEqual({
      hitPoint: 12,
      armourTenths: { wood: 10, tin: 12, iron: 15 },
      gun: { light: 20, medium: 40, heavy: 80 },
      ram: 150,
      fast: 100,
      shallow: 50,
      turret: 150,
      roundTo: 10,
      fleet: 6000,
      ships: 6,
    });
    expect(tables.VICTORY).toEqual({
      building: 4,
      fort: 6,
      shipPart: 5,
      batteredPart: 2,
      buildingLeft: 2,
      minor: 5,
      major: 15,
    });
    expect(tables.GENERATED).toMatchObject({ assets: 3, assetsOfFewer: 4, islands: 2, sandbars: 2 });
    // Q55 asks for buildings, transports and twelve rows or more; how many is ours.
    expect(tables.GENERATED).toMatchObject({
      buildings: 3,
      transports: 2,
      columns: 14,
      rows: 14,
      worksFrom: 4,
      clock: -8,
    });
    expect(tables.GENERATED.attacker).toEqual({ own: 2, foes: 1 });
    expect(tables.GENERATED.defender).toEqual({ own: 1, foes: 1 });
    expect(tables.GENERATED.rows).toBeGreaterThanOrEqual(12);
  });
});

describe('ratings', () => {
  it.each([
    ['css_virginia', 63],
    ['css_tennessee', 44],
    ['uss_cairo', 30],
    ['uss_monitor', 35],
    ['uss_tyler', 21],
  ])('Q51: %s has %i hit points', (id, points) => {
    expect(hitPointsOf(vessel(id))).toBe(points);
  });

  it('Q51: every vessel of the catalogue, against floating point', () => {
    const factor = { ironclad: 2.5, monitor: 2.2, tinclad: 1.9, wooden: 1.65 };
    for (const id of vesselIds) {
      const ship = vessel(id);
      expect([id, hitPointsOf(ship)]).toEqual([
        id,
        Math.max(1, Math.round(factor[buildOf(ship)] * Math.pow(ship.tons, 0.4))),
      ]);
    }
  });

  // prettier-ignore
  it('Q13: every gun of the catalogue', () => {
    const expected: Record<string, string[]> = {
      light: ['sb32', 'car32', 'sb24', 'sb18', 'sb12', 'sb6', 'how24', 'how12', 'how32', 'how8', 'rf32', 'rf30', 'rf24', 'rf20', 'rf18', 'rf12', 'rf10'],
      medium: ['sb9', 'sb8', 'sb8col', 'sb68', 'sb42', 'rf64brooke', 'rf80', 'rf70', 'rf60', 'rf50', 'rf42'],
      heavy: ['sb15', 'sb11', 'sb10', 'sb10col', 'sb11brooke', 'sb10brooke', 'rf8parrott', 'rf8brooke', 'rf8blakely', 'rf7brooke', 'rf7', 'rf75blakely', 'rf100', 'mo13', 'mo10', 'mo8'],
    };
    for (const id of gunIds.filter(each => each !== 'torp_spar'))
      expect([id, gunClassOf(id)]).toEqual([id, Object.keys(expected).find(kind => expected[kind]!.includes(id))]);
  });

  it('Q63: guns that a scenario puts aboard stand as their mounts say', () => {
    const aboard = (gun: string, count: number, mount: string) =>
      battle(3, 3)
        .union('a', 'wooden', 202, 'E', { overrides: { guns: [{ gun, count, mount }] } })
        .at('orders', 1, 2)
        .ship('a')
        .guns.map(each => each.bears.join(' '));
    expect(aboard('sb9', 3, 'broadside')).toEqual(['port', 'port', 'starboard']);
    expect(aboard('sb9', 1, 'pivot')).toEqual(['port starboard']);
    expect(aboard('how12', 1, 'boat')).toEqual(['']);
    expect(aboard('rf30', 1, 'fixed')).toEqual(['bow']);
  });

  it('Q52: 9 knots and more are fast', () => {
    expect(tables.FAST_KNOTS).toBe(9);
    const fast = (knots: number) =>
      battle(3, 3).union('a', 'wooden', 202, 'E', { overrides: { knots } }).at('orders', 1, 2).ship('a').fast;
    expect([fast(9), fast(8)]).toEqual([true, false]);
  });

  it('Q53: fleet points, reckoned by hand', () => {
    // Virginia: 12 x 63 x 1.5 = 1134; two 7 inch rifles 160; 2 rifles and 6 smoothbores medium 320; ram 150: 1764.
    expect(vesselPoints(vessel('css_virginia'))).toBe(1760);
    // Monitor: 12 x 35 x 1.5 = 630; two 11 inch 160; a turret 150: 940.
    expect(vesselPoints(vessel('uss_monitor'))).toBe(940);
    // Tyler: 12 x 21 = 252; six 8 inch 240, one 32-pounder 20; shallow 50: 562.
    expect(vesselPoints(vessel('uss_tyler'))).toBe(560);
  });

  it('Q22: guns of Fort Henry but for the two that could not be fired', () => {
    const table = battle(5, 3)
      .fort('confederate', 'fort', [201, 301], 'SE')
      .union('a', 'wooden', 203, 'E')
      .at('orders', 1, 2);
    expect(table.work('fort')).toMatchObject({ strength: 30, points: 30, armour: 'iron' });
    expect(table.work('fort').guns).toHaveLength(15);
    expect(fort('fort_henry').guns.reduce((sum, each) => sum + each.count, 0)).toBe(17);
  });

  it('Q22: guns that a scenario gives to a fort stand instead of its own', () => {
    const guns = [{ gun: 'rf24', count: 2, mount: 'barbette', face: 'left' }];
    const place = { hexes: [201, 301], facing: 0 as const, fort: 'fort_henry' };
    const work: Work = {
      id: 'fort',
      side: 'confederate',
      kind: 'fort',
      name: 'Fort',
      ...place,
      overrides: { guns },
    };
    const rating = fortRatingOf(work);
    expect(rating.strength).toBe(30);
    expect(rating.guns.map(each => [each.gun, each.bears])).toEqual([
      ['rf24', ['left']],
      ['rf24', ['left']],
    ]);
    const scenario = { forces: [], works: [work] } as unknown as Scenario;
    expect([0, 2].map(index => gunNameIn(scenario, 'fort', index))).toEqual([gun('rf24').name, 'field gun']);
  });
});
