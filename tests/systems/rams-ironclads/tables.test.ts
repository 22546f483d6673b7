/** The tables of Rams and Ironclads, cell by cell, typed from the printed text and the rulings: never imported. */
import { describe, expect, it } from 'vitest';
import * as tables from '../../../src/rules/rams-ironclads/tables.ts';
import { blow, battle, guns } from './table.ts';

describe('section 3: scale, speed, turning', () => {
  it('R1, R3: twelfths, half-knots, change of speed', () => {
    expect(tables.SCALE).toEqual({ twelfths: 12, centimetres: 10, halves: 2, halfMoves: 2 });
    expect(tables.CHANGE).toEqual({ usual: 4, pipesDamaged: 2, withoutPower: 8 });
  });

  it('turning by type, R4, R5; astern a third, tugs half', () => {
    expect(tables.TURNING).toEqual({ riverboat: 60, monitor: 45, casemate: 30, tug: 90, launch: 90 });
    expect(tables.HEXSIDE).toBe(60);
    expect(tables.ASTERN).toEqual({ riverboat: 3, monitor: 3, casemate: 3, tug: 2, launch: 3 });
    expect(tables.YAW).toEqual({ port: 2, starboard: 5 });
  });
});

describe('section 6: gunnery', () => {
  it('R11, R16, R19: ranges', () => {
    expect(tables.RANGES).toEqual({
      smoothbore: { pointBlank: 2, effective: 5, long: 10 },
      rifle: { pointBlank: 3, effective: 7, long: 15 },
      mortar: { pointBlank: 3, effective: 7, long: 15 },
    });
    expect([tables.SMALL_SHOT_RANGE, tables.MORTAR_LEAST, tables.LIGHT]).toEqual([2, 2, 1]);
  });

  it('R9: Fire Values by pounds and by tenths of an inch', () => {
    expect(tables.FIRE_VALUES).toEqual({
      pounds: [
        [24, 1],
        [32, 2],
        [80, 3],
        [999, 4],
      ],
      smoothbore: [
        [90, 3],
        [110, 4],
        [999, 5],
      ],
      rifle: [
        [64, 3],
        [999, 4],
      ],
      howitzer: 1,
      mortar: 4,
    });
  });

  it('R13: half the arcs', () => {
    expect(tables.ARCS).toEqual({
      casemate: 30,
      casemate_pivot: 30,
      fixed_tower: 30,
      broadside: 45,
      fixed: 45,
      boat: 45,
      barbette: 45,
      embrasure: 45,
      pivot: 120,
      turret: 180,
      top: 180,
      hold: 180,
      mortar_bed: 180,
      spar: 0,
    });
  });

  it('R14: armour classes', () => {
    expect(tables.ARMOUR).toEqual({
      iron: [
        [50, 10],
        [30, 9],
        [10, 8],
        [0, 7],
      ],
      tinclad: 7,
      bulwarks: 6,
      bare: 5,
      turret: 11,
      casemateBattery: 9,
      openBattery: 8,
      building: 6,
      moored: 6,
    });
    expect(tables.TURRET_ON).toBe(4);
  });

  it('adjustments', () => {
    expect(tables.FIRE_FACTORS).toEqual({
      pointBlank: 1,
      slowTarget: 1,
      slowFirer: 1,
      long: -1,
      newTarget: -1,
      endOn: -1,
      flamesOrSteam: -1,
      harassed: -1,
      mortar: -1,
      smoke: -1,
    });
    expect(tables.SLOW).toBe(6);
  });

  it('effect of hits', () => {
    expect(tables.HIT_EFFECTS).toEqual({ 6: 'critical', 5: 'knot', 4: 'knot', 3: 'gun', 2: 'gun', 1: 'halfKnot' });
  });

  // prettier-ignore
  it('critical hits', () => {
    expect(tables.CRITICALS).toEqual({
      2: 'magazine', 3: 'helm', 4: 'list', 5: 'jam', 6: 'smokestack', 7: 'gunport',
      8: 'steamPipes', 9: 'list', 10: 'steering', 11: 'fire', 12: 'boiler',
    });
    expect(tables.SMOKESTACK).toEqual({ loss: 4, floor: 6 });
    expect(tables.FIRE).toEqual({ outAfloat: 6, outAground: 5, burns: 6 });
    expect([tables.BOILER_ABANDON, tables.MUSKET_SCORE, tables.SHORE_GUN_ON, tables.BUILDING_HITS, tables.SHARPSHOOTERS]).toEqual([2, 3, 6, 3, 50]);
  });

  // prettier-ignore
  it.each([
    [1, 0.5, 0], [2, 0, 1], [3, 0, 1], [4, 1, 0], [5, 1, 0],
  ])('a hit that rolls %i costs %f knots and %i guns', (die, knots, lost) => {
    const table = battle(9, 5)
      .union('a', 'wooden', 202, 'E', { now: { guns: guns('sb15') } })
      .confederate('z', 'wooden', 402, 'NE', { now: { guns: guns('sb9') } })
      .at('firstFire')
      .then('aim a z 0 shot')
      .ready(6, die);
    expect(16 - table.ship('z').top).toBe(2 * knots);
    expect(table.ship('z').guns.filter(gun => gun.lost)).toHaveLength(lost);
  });
});

describe('section 7: ramming', () => {
  it('adjustments and results', () => {
    expect(tables.RAM_FACTORS).toEqual({
      stationary: 1,
      fastFrom: 6,
      fastEvery: 2,
      sideOn: 1,
      ramBow: 1,
      unreinforced: -1,
      slowUnder: 4,
      bowToBow: -1,
    });
    expect(tables.RAM_RESULTS).toEqual([
      { least: 6, targetDice: 2, rammerDice: 0, rammerKnots: 1, halts: true },
      { least: 4, targetDice: 1, rammerDice: 0, rammerKnots: 1, halts: false },
      { least: 2, targetDice: 0, rammerDice: 0, rammerKnots: 0, halts: false },
      { least: 1, targetDice: 0, rammerDice: 1, rammerKnots: 0, halts: false },
    ]);
    expect(tables.BOW_TO_BOW_SPARED).toBe(4);
  });

  // prettier-ignore
  it.each([
    [1, [], [3], 0, 3], [2, [], [], 0, 0], [3, [], [], 0, 0], [4, [3], [], 3, 1], [5, [3], [], 3, 1], [6, [2, 3], [], 5, 1],
  ] as [number, number[], number[], number, number][])('a score of %i', (die, theirs, own, lost, cost) => {
    const table = battle(9, 5)
      .union('a', 'gunboat', 202, 'E', { go: 6 })
      .confederate('z', 'wooden', 302, 'E', { now: { top: 40, fullTop: 40 } })
      .with({ strikes: [blow('a', 'z')] })
      .at('firstRamming', die, ...theirs, ...own);
    expect([40 - table.ship('z').top, 16 - table.ship('a').top]).toEqual([2 * lost, 2 * cost]);
    expect(table.told('ramRolled')[0]).toMatchObject({ die, total: die, modifiers: [], halts: die === 6 });
  });
});

describe('sections 8 to 11', () => {
  it('torpedoes', () => {
    expect(tables.TORPEDO_EFFECTS).toEqual([
      { least: 5, dice: 3, criticals: 1 },
      { least: 3, dice: 2, criticals: 1 },
      { least: 1, dice: 1, criticals: 0 },
    ]);
    expect(tables.SPAR).toEqual({ explodesOn: 4, failsOn: 2 });
  });

  it('sinking, grounding, towing, victory', () => {
    expect(tables.SINKS_IN).toBe(5);
    expect(tables.GROUNDING).toEqual({ within: 0, beside: 5, hexOff: 15, freesAlways: 6 });
    expect(tables.TOWING).toEqual({ feet: 50, perLength: 2, perVessel: 2, tugTows: 3, tugTop: 22 });
    expect(tables.ENGINELESS_FEET).toBe(25);
    expect(tables.VICTORY).toEqual({ sunk: 2 });
  });

  it('every table is in the rules hash', () => {
    const { TABLES, ...each } = tables;
    expect(TABLES).toEqual(each);
  });
});
