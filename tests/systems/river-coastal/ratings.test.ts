/** C8, C29, C30, C42, C58, C85: what every ship, gun and fort of the catalogue is worth, pinned in a table that is read when it changes. */
import { describe, expect, it } from 'vitest';
import {
  fortRatingOf,
  gunDamage,
  heaviestFirst,
  isIronclad,
  lostBefore,
  radiusOf,
  ratingOf,
} from '../../../src/rules/river-coastal/setup/ratings.ts';
import { asBuilt } from '../../../src/rules/shared/asBuilt.ts';
import { fort, fortIds, gun, gunIds, vessel, vesselIds } from '../../../src/ships/index.ts';
import type { Force, Work } from '../../../src/core/scenario.ts';

const rated = (id: string) => ratingOf(asBuilt(vessel(id)));
const work = (id: string, overrides?: Work['overrides']): Work => {
  const facts = fort(id);
  const base: Work = { id, side: facts.side, kind: 'fort', name: facts.name, fort: id, hexes: [101, 201], facing: 0 };
  return overrides ? { ...base, overrides } : base;
};
const fortRated = (id: string, overrides?: Work['overrides']) => fortRatingOf(work(id, overrides))!;

const lined = (rows: readonly (readonly (string | number)[])[]): string => {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map(row => String(row[column]).length)));
  return `${rows
    .map(row =>
      row
        .map((cell, at) => String(cell).padEnd(widths[at]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')}\n`;
};

const inTotal = (guns: readonly { damage: number }[]): string =>
  [10, 8, 6, 4, 2, 0]
    .map(damage => [guns.filter(each => each.damage === damage).length, damage] as const)
    .filter(([count]) => count > 0)
    .map(([count, damage]) => `${count}x${damage}`)
    .join(' ') || '-';

describe('S4: every record of the catalogue', () => {
  it('189 vessels and 35 forts, as the table has them', async () => {
    const ships = vesselIds.map(id => {
      const { spv, cpv, penetration, skin, ramClass, sloped, guns, ...rating } = rated(id);
      const faces = (['front', 'side', 'rear'] as const).filter(face => sloped[face]).map(face => face[0]);
      return [
        id,
        spv,
        cpv,
        penetration,
        skin,
        radiusOf(rating),
        'I II III IV V'.split(' ')[ramClass - 1]!,
        faces.join('') || '-',
        inTotal(guns),
      ];
    });
    const forts = fortIds.map(id => {
      const { fpv, cpv, seesOver, guns } = fortRated(id);
      return [id, fpv, cpv, seesOver ? 'yes' : 'no', inTotal(guns)];
    });
    expect([ships.length, forts.length]).toEqual([189, 35]);
    const table = [
      lined([['vessel', 'SPV', 'CPV', 'value', 'skin', 'radius', 'class', 'slopes', 'guns'], ...ships]),
      lined([['fort', 'FPV', 'CPV', 'seesOver', 'guns'], ...forts]),
    ];
    await expect(table.join('\n')).toMatchFileSnapshot('./values.txt');
  });

  it('C42: every gun that fires at ships has its damage, mortars and torpedoes none', () => {
    for (const id of gunIds) {
      const { kind } = gun(id);
      expect([id, gunDamage(id).damage > 0]).toEqual([id, kind !== 'mortar' && kind !== 'torpedo']);
    }
  });
});

describe('C29, C30: SPV, CPV and penetration value', () => {
  it.each([
    ['css_manassas', 39, 4, 20],
    ['uss_cairo', 51, 25, 26],
    ['css_virginia', 320, 32, 107],
    ['uss_new_ironsides', 412, 45, 68],
    ['css_teaser', 6, 3, 5],
  ])('worked example 1: %s', (id, spv, cpv, penetration) => {
    expect(rated(id)).toMatchObject({ spv, cpv, penetration });
  });

  it('worked example 1: Huntsville has 14 CPV', () => {
    expect(rated('css_huntsville').cpv).toBe(14);
  });

  it.each([
    [{ type: 'submarine' }, 84],
    [{ type: 'steam_sloop' }, 67],
    [{ type: 'tinclad' }, 50],
    [{ type: 'turreted_monitor' }, 34],
    [{ type: 'double_turret_monitor' }, 16],
  ] as const)('the printed example: of 100 SPV %o has %i', (facts, value) => {
    const facts100 = { ...vessel('css_virginia'), ...facts, tons: 1000 };
    expect(ratingOf(asBuilt(facts100)).penetration).toBe(value);
  });

  it('C29: to the nearest, a half up, at least 1; rafts and dummies have no CPV', () => {
    const of = (tons: number, complement: number) => ratingOf(asBuilt({ ...vessel('uss_cairo'), tons, complement }));
    expect(of(44, 44)).toMatchObject({ spv: 4, cpv: 4 });
    expect(of(45, 45)).toMatchObject({ spv: 5, cpv: 5 });
    expect(of(3, 3)).toMatchObject({ spv: 1, cpv: 1 });
    expect(rated('fire_raft').cpv).toBe(0);
    expect(rated('dummy_ironclad').cpv).toBe(0);
  });

  it('C30: a wooden gunboat or tug below 20 SPV is small, from 20 wood; a casemate ironclad below 60 light', () => {
    const skin = (id: string, tons: number) => ratingOf(asBuilt({ ...vessel(id), tons })).skin;
    expect([skin('css_teaser', 194), skin('css_teaser', 195)]).toEqual(['small', 'wood']);
    expect([skin('union_tug', 194), skin('union_tug', 195)]).toEqual(['small', 'wood']);
    expect([skin('css_virginia', 594), skin('css_virginia', 595)]).toEqual(['light', 'ironclad']);
    expect(rated('css_new_orleans_battery').skin).toBe('wood');
  });
});

describe('C8: radius', () => {
  it.each([
    ['picket_boat_1', 2],
    ['css_david', 2],
    ['hl_hunley', 2],
    ['css_virginia', 9],
    ['css_nashville', 9],
    ['uss_onondaga', 9],
    ['uss_new_ironsides', 9],
    ['css_new_orleans_battery', 9],
    ['uss_hartford', 9],
    ['uss_mississippi', 9],
    ['uss_monitor', 7],
    ['uss_cairo', 7],
    ['uss_galena', 7],
    ['css_mcrae', 7],
    ['css_little_rebel', 7],
    ['css_general_breckinridge', 7],
    ['css_general_bragg', 5],
    ['uss_cayuga', 5],
    ['uss_rattler', 5],
    ['cs_tug', 5],
    ['css_ivy', 5],
    ['uss_tyler', 5],
  ])('%s turns on %i', (id, radius) => {
    expect(radiusOf(rated(id))).toBe(radius);
  });
});

describe('C58: ram class', () => {
  it.each([
    ['css_david', 1],
    ['union_tug', 1],
    ['fire_raft', 1],
    ['uss_cayuga', 2],
    ['uss_hartford', 2],
    ['mortar_boat', 2],
    ['dummy_ironclad', 2],
    ['uss_queen_of_the_west', 3],
    ['css_albemarle', 3],
    ['uss_cairo', 3],
    ['uss_minnesota', 4],
    ['css_virginia', 4],
    ['css_new_orleans_battery', 4],
    ['uss_monitor', 4],
    ['uss_onondaga', 5],
    ['uss_new_ironsides', 5],
  ])('%s is of class %i', (id, ramClass) => {
    expect(rated(id).ramClass).toBe(ramClass);
  });

  it('C111: armoured river gunboats are ironclads, tinclads and floating batteries are not', () => {
    expect(['uss_cairo', 'uss_rattler', 'css_new_orleans_battery'].map(id => isIronclad(vessel(id)))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('C43: armour that halves', () => {
  it("Tennessee's side slopes; Monitor's is upright; a curved hull everywhere", () => {
    expect(rated('css_tennessee').sloped.side).toBe(true);
    expect(rated('uss_monitor').sloped).toEqual({ front: false, side: false, rear: false });
    expect(rated('css_manassas').sloped).toEqual({ front: true, side: true, rear: true });
  });
});

describe('C31: the order of the guns', () => {
  it('damage, then range, then the order of the catalogue', () => {
    const guns = [
      { gun: 'sb32', damage: 4 },
      { gun: 'sb9', damage: 6 },
      { gun: 'rf32', damage: 4 },
      { gun: 'rf30', damage: 4 },
    ];
    expect(heaviestFirst(guns)).toEqual([1, 2, 3, 0]);
  });
});

describe('C85, C87: forts', () => {
  it.each([
    ['fort_henry', 200],
    ['fort_mcallister', 160],
    ['fort_sumter', 540],
    ['fort_morgan', 720],
    ['vicksburg_1862', 480],
  ])('%s has %i FPV', (id, fpv) => {
    expect(fortRated(id).fpv).toBe(fpv);
  });

  it('a scenario changes garrison, construction and front; the crews are twice the guns at most', () => {
    expect(fortRated('fort_henry', { construction: 'masonry', faceLengthFt: 250 }).fpv).toBe(150);
    expect(fortRated('fort_henry').cpv).toBe(10);
    expect(fortRated('fort_henry', { garrison: 4 }).cpv).toBe(1);
    expect(fortRated('fort_henry', { garrison: 4900 }).cpv).toBe(30);
    expect(fortRatingOf({ id: 'b', side: 'union', kind: 'building', name: 'Mill', hexes: [101], facing: 0 })).toBe(
      null,
    );
  });
});

describe('C101: what the scenario overrides', () => {
  it('ram and knots as given; damage to the nearest', () => {
    const force: Force = { ...asBuilt(vessel('uss_cairo')), overrides: { ram: true, knots: 4 } };
    expect(ratingOf(force)).toMatchObject({ ram: true, knots: 4 });
    expect([lostBefore(51, 25), lostBefore(50, 25), lostBefore(51, 0)]).toEqual([13, 13, 0]);
  });
});
