/** Ratings of Rams and Ironclads from the catalogue: R5, R9, R14, R25, R52, R58, pinned for both battles and the common classes. */
import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import type { Force } from '../../../src/core/scenario.ts';
import {
  fireValueOf,
  fortGunsOf,
  gunsFor,
  hasSharpshooters,
  kindOf,
  ratingOf,
} from '../../../src/rules/rams-ironclads/setup/ratings.ts';
import { gunIds, vessel, vesselIds } from '../../../src/ships/index.ts';

const force = (id: string, overrides: Force['overrides'] = {}): Force => ({
  id,
  side: 'union',
  vessel: id,
  name: id,
  hex: 101,
  facing: 0,
  turn: 1,
  aground: false,
  anchored: false,
  steamIn: 0,
  overrides,
});

/** Guns by Fire Value: "3x1 1x2". */
const battery = (id: string): string => {
  const counts = new Map<number, number>();
  for (const { fireValue } of ratingOf(force(id)).guns) counts.set(fireValue, (counts.get(fireValue) ?? 0) + 1);
  return [...counts]
    .sort(([one], [other]) => one - other)
    .map(([value, count]) => `${count}x${value}`)
    .join(' ');
};

const facts = (id: string): string => {
  const rating = ratingOf(force(id));
  return [
    rating.ram ? 'ram' : rating.reinforced ? 'reinforced' : 'plain',
    ...(rating.sharpshooters ? ['muskets'] : []),
    ...(rating.spars > 0 ? ['spar'] : []),
    ...(rating.canSteam ? [] : ['still']),
  ].join(' ');
};

type Row = [string, string, [number, number, number, number], number, string, number, string];

// prettier-ignore
const PINNED: Row[] = [
  // vessel, handling, armour front side rear turret, top speed in half-knots, bow and crew, draught, guns by Fire Value
  ['uss_benton', 'monitor', [9, 7, 8, 0], 11, 'reinforced', 9, '7x2 9x3'],
  ['uss_louisville', 'monitor', [8, 8, 5, 0], 16, 'reinforced', 6, '6x2 7x3'],
  ['uss_carondelet', 'monitor', [8, 8, 5, 0], 16, 'reinforced', 6, '7x2 6x3'],
  ['uss_cairo', 'monitor', [8, 8, 5, 0], 16, 'reinforced', 6, '7x2 6x3'],
  ['uss_st_louis', 'monitor', [8, 8, 5, 0], 16, 'reinforced', 6, '1x1 7x2 6x3'],
  ['uss_queen_of_the_west', 'riverboat', [6, 6, 6, 0], 24, 'ram muskets', 6, '3x1 1x2'],
  ['uss_monarch', 'riverboat', [6, 6, 6, 0], 22, 'ram muskets', 6, ''],
  ['uss_lancaster', 'riverboat', [6, 6, 6, 0], 22, 'ram muskets', 5.5, ''],
  ['uss_switzerland', 'riverboat', [6, 6, 6, 0], 22, 'ram muskets', 6, ''],
  ['css_general_beauregard', 'riverboat', [7, 6, 6, 0], 18, 'ram muskets', 10, '2x3'],
  ['css_little_rebel', 'riverboat', [7, 6, 6, 0], 20, 'ram', 8, '3x1'],
  ['css_general_sterling_price', 'riverboat', [7, 6, 6, 0], 20, 'ram muskets', 9.3, '1x2'],
  ['css_colonel_lovell', 'riverboat', [7, 6, 6, 0], 18, 'ram muskets', 11, '2x2'],
  ['css_general_bragg', 'riverboat', [7, 6, 6, 0], 20, 'ram muskets', 12, '1x2'],
  ['css_general_m_jeff_thompson', 'riverboat', [7, 6, 6, 0], 18, 'ram muskets', 8, '2x2'],
  ['css_general_sumter', 'riverboat', [7, 6, 6, 0], 18, 'ram muskets', 8, '2x2'],
  ['css_general_earl_van_dorn', 'riverboat', [7, 6, 6, 0], 20, 'ram muskets', 8, '1x2'],
  ['uss_monitor', 'monitor', [9, 9, 9, 11], 12, 'reinforced', 10.5, '2x4'],
  ['uss_minnesota', 'monitor', [5, 5, 5, 0], 18, 'plain muskets', 23.8, '40x3 1x4'],
  ['union_tug', 'tug', [5, 5, 5, 0], 22, 'reinforced', 6, ''],
  ['css_virginia', 'casemate', [9, 9, 9, 0], 11, 'ram', 21, '8x3 2x4'],
  ['css_patrick_henry', 'riverboat', [5, 5, 5, 0], 24, 'plain muskets', 13, '2x2 7x3 1x4'],
  ['css_jamestown', 'riverboat', [5, 5, 5, 0], 20, 'plain muskets', 10, '2x2'],
  ['css_teaser', 'riverboat', [5, 5, 5, 0], 16, 'plain', 7, '1x1 1x2'],
  // The common classes.
  ['css_tennessee', 'casemate', [10, 9, 9, 0], 10, 'ram', 14, '4x3 2x4'],
  ['uss_tyler', 'riverboat', [6, 6, 6, 0], 16, 'plain muskets', 6, '1x2 6x3'],
  ['uss_rattler', 'riverboat', [7, 7, 7, 0], 14, 'plain muskets', 4, '4x1 2x2'],
  ['uss_hartford', 'monitor', [5, 5, 5, 0], 19, 'plain muskets', 17.2, '4x1 20x3'],
  ['uss_neosho', 'monitor', [8, 8, 8, 11], 15, 'reinforced', 4.5, '2x4'],
  ['uss_winnebago', 'monitor', [8, 8, 8, 11], 16, 'reinforced', 6, '4x4'],
  ['uss_tecumseh', 'monitor', [9, 9, 9, 11], 14, 'reinforced', 13.5, '2x5'],
  ['uss_new_ironsides', 'casemate', [8, 9, 8, 0], 13, 'ram', 15.8, '2x3 16x4'],
  ['uss_lafayette', 'monitor', [8, 7, 5, 0], 8, 'ram', 8, '2x1 4x3 4x4'],
  ['union_transport', 'riverboat', [5, 5, 5, 0], 16, 'plain', 5, ''],
  ['picket_boat_1', 'launch', [5, 5, 5, 0], 14, 'plain spar', 3.5, '1x1'],
  ['uss_cumberland', 'monitor', [5, 5, 5, 0], 14, 'plain muskets still', 21.1, '23x3 1x4'],
  ['mortar_boat', 'riverboat', [7, 7, 7, 0], 6, 'plain still', 2, '1x4'],
  ['union_coal_barge', 'riverboat', [5, 5, 5, 0], 10, 'plain still', 4, ''],
];

describe('R5, R9, R14, R25, R52, R58, S4: ratings', () => {
  it.each(PINNED)('%s', (id, handling, [front, side, rear, turret], top, bow, draught, guns) => {
    const rating = ratingOf(force(id));
    expect(rating).toMatchObject({ handling, armour: { front, side, rear, turret }, fullTop: top, top, draught });
    expect([facts(id), battery(id)]).toEqual([bow, guns]);
  });

  it('every ship of both battles is pinned', () => {
    const pinned = PINNED.map(([id]) => id);
    for (const id of ['memphis', 'hampton-roads-2']) {
      const file = JSON.parse(readFileSync(`scenarios/${id}.json`, 'utf8')) as { forces: { vessel: string }[] };
      expect(file.forces.map(each => each.vessel).filter(each => !pinned.includes(each))).toEqual([]);
    }
  });

  it('every vessel of the catalogue has a rating', () => {
    for (const id of vesselIds) {
      const rating = ratingOf(force(id));
      expect([id, rating.top > 0, rating.fullTop >= rating.top]).toEqual([id, true, true]);
    }
  });

  // prettier-ignore
  it('R9: Fire Values', () => {
    const expected: Record<number, string[]> = {
      1: ['sb24', 'sb18', 'sb12', 'sb6', 'how24', 'how12', 'how32', 'how8', 'rf24', 'rf20', 'rf18', 'rf12', 'rf10'],
      2: ['sb32', 'car32', 'rf32', 'rf30'],
      3: ['sb9', 'sb8', 'sb8col', 'sb68', 'sb42', 'rf64brooke', 'rf80', 'rf70', 'rf60', 'rf50', 'rf42'],
      4: ['sb11', 'sb10', 'sb10col', 'sb11brooke', 'sb10brooke', 'rf8parrott', 'rf8brooke', 'rf8blakely', 'rf7brooke', 'rf7', 'rf75blakely', 'rf100', 'mo13', 'mo10', 'mo8'],
      5: ['sb15'],
      0: ['torp_spar'],
    };
    for (const [value, ids] of Object.entries(expected)) for (const id of ids) expect([id, fireValueOf(id)]).toEqual([id, Number(value)]);
    expect(Object.values(expected).flat().sort()).toEqual([...gunIds].sort());
  });

  it('R11, R19: howitzers reach as smoothbores, mortars as rifles', () => {
    expect(['how24', 'sb9', 'rf30', 'mo13'].map(kindOf)).toEqual(['smoothbore', 'smoothbore', 'rifle', 'mortar']);
  });

  it('R52: what never moves by herself lives by her length, or by the knots that the catalogue gives', () => {
    expect(ratingOf(force('uss_minnesota', { knots: 0 }))).toMatchObject({ fullTop: 18, canSteam: false });
    expect(ratingOf(force('uss_roanoke'))).toMatchObject({ fullTop: 22, canSteam: false });
  });

  it('S10: knots, damage, ram and guns of the scenario', () => {
    expect(ratingOf(force('css_virginia', { ram: false, knots: 4.5, damage: 20 }))).toMatchObject({
      fullTop: 9,
      top: 7,
      ram: false,
      reinforced: true,
    });
    expect(ratingOf(force('uss_monarch', { guns: [] })).guns).toEqual([]);
    expect(
      gunsFor(force('uss_monarch', { guns: [{ gun: 'sb9', count: 3, mount: 'broadside' }] })).map(gun => gun.bears),
    ).toEqual([['port'], ['port'], ['starboard']]);
  });

  it('the guns of a fort, each on its face; the two that could not be fired are left out', () => {
    const work = {
      id: 'f',
      side: 'union' as const,
      kind: 'fort' as const,
      name: 'f',
      hexes: [101, 201],
      facing: 0 as const,
    };
    const fort = fortGunsOf({ ...work, fort: 'fort_henry' });
    expect(fort).toHaveLength(15);
    expect(fort[0]).toMatchObject({ gun: 'sb10col', fireValue: 4, stands: 'embrasure', bears: ['front'] });
    expect(fortGunsOf(work)).toEqual([]);
    const guns = [{ gun: 'rf24', count: 2, mount: 'barbette', face: 'left' }];
    const armed = fortGunsOf({ ...work, fort: 'fort_henry', overrides: { guns } });
    expect(armed.map(gun => [gun.gun, gun.stands, gun.bears])).toEqual([
      ['rf24', 'barbette', ['left']],
      ['rf24', 'barbette', ['left']],
    ]);
  });
});

it('S12: a floating battery with iron is armoured, and her bow is no more for it; one without is wooden', () => {
  const bare = vessel('css_new_orleans_battery');
  const iron = { ...bare, armour: { side: { ironIn: 4 } } };
  expect([hasSharpshooters(bare), hasSharpshooters(iron)]).toEqual([true, false]);
  expect(ratingOf(force('css_new_orleans_battery'))).toMatchObject({ reinforced: false, canSteam: false });
});
