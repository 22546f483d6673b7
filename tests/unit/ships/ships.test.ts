import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ARMOUR_PARTS } from '../../../src/core/vessels.ts';
import { checkCatalogue } from '../../../src/ships/check.ts';
import rawForts from '../../../src/ships/forts.json' with { type: 'json' };
import rawGuns from '../../../src/ships/guns.json' with { type: 'json' };
import {
  findFort,
  findGun,
  findVessel,
  fort,
  fortIds,
  gun,
  gunIds,
  vessel,
  vesselIds,
  type GunMount,
  type Vessel,
} from '../../../src/ships/index.ts';
import { parseFort, parseGun, parseVessel } from '../../../src/ships/schema.ts';
import rawVessels from '../../../src/ships/vessels.json' with { type: 'json' };

const MEMPHIS_UNION = [
  'uss_benton',
  'uss_louisville',
  'uss_carondelet',
  'uss_cairo',
  'uss_st_louis',
  'uss_queen_of_the_west',
  'uss_monarch',
  'uss_lancaster',
  'uss_switzerland',
];
const MEMPHIS_CONFEDERATE = [
  'css_general_beauregard',
  'css_little_rebel',
  'css_general_sterling_price',
  'css_colonel_lovell',
  'css_general_bragg',
  'css_general_m_jeff_thompson',
  'css_general_sumter',
  'css_general_earl_van_dorn',
];
const HAMPTON_ROADS_UNION = ['uss_monitor', 'uss_minnesota', 'uss_cumberland', 'uss_congress', 'union_tug'];
const HAMPTON_ROADS_CONFEDERATE = [
  'css_virginia',
  'css_patrick_henry',
  'css_jamestown',
  'css_teaser',
  'css_beaufort',
  'css_raleigh',
];

const gunsOn = (ship: Vessel, bearing: GunMount['bears'][number]): number =>
  ship.guns.filter(({ bears }) => bears.includes(bearing)).reduce((sum, { count }) => sum + count, 0);

const allGuns = (ship: Vessel): number => ship.guns.reduce((sum, { count }) => sum + count, 0);

describe('the catalogue as shipped', () => {
  it.each(rawVessels.map(raw => [raw.id, raw] as const))('vessel %s has the strict form', (_id, raw) => {
    expect(parseVessel(raw)).toEqual({ record: raw });
  });

  it('holds guns and forts of the strict form', () => {
    for (const raw of rawGuns) expect(parseGun(raw)).toEqual({ record: raw });
    for (const raw of rawForts) expect(parseFort(raw)).toEqual({ record: raw });
  });

  it('makes sense throughout', () => {
    expect(checkCatalogue({ vessels: rawVessels, guns: rawGuns, forts: rawForts })).toEqual([]);
  });

  it('keeps one record a line, so that a change shows as one line', () => {
    for (const [file, ids] of [
      ['vessels', vesselIds],
      ['guns', gunIds],
      ['forts', fortIds],
    ] as const) {
      const lines = readFileSync(new URL(`../../../src/ships/${file}.json`, import.meta.url), 'utf8')
        .trim()
        .split('\n');
      expect(lines.length).toBe(ids.length + 2);
    }
  });

  it('quotes no printed game', () => {
    const words = JSON.stringify([rawVessels, rawGuns, rawForts]);
    expect(words).not.toMatch(/\bNWS\b|seed 0|penetration value|hit points?|dice/i);
  });

  it('covers the common kinds of vessel', () => {
    const kinds = new Set(vesselIds.map(id => vessel(id).type));
    expect(kinds.size).toBe(25);
    expect(vesselIds.length).toBeGreaterThanOrEqual(30);
  });
});

describe('a plate that guards only part of its face', () => {
  it("says so in a field: sides of the City class, Drewry's gun shield; the bulkheads of New Ironsides are whole", () => {
    const partial = vesselIds.flatMap(id =>
      ARMOUR_PARTS.flatMap(part => {
        const extent = vessel(id).armour[part]?.extent;
        return extent === undefined ? [] : [`${id} ${part} ${extent}`];
      }),
    );
    expect(partial).toEqual([
      ...[
        'cairo',
        'carondelet',
        'cincinnati',
        'louisville',
        'mound_city',
        'pittsburg',
        'st_louis',
        'baron_de_kalb',
      ].map(name => `uss_${name} side machinery`),
      'css_drewry front shield',
    ]);
    expect(vessel('uss_new_ironsides').armour.front).toMatchObject({ covers: 'bulkhead that closes the battery' });
  });
});

describe('look-up', () => {
  it('finds by id', () => {
    expect(vessel('uss_monitor').name).toBe('USS Monitor');
    expect(findVessel('uss_monitor')).toBe(vessel('uss_monitor'));
    expect(gun('sb11').calibreIn).toBe(11);
    expect(findGun('sb11')).toBe(gun('sb11'));
    expect(fort('fort_henry').side).toBe('confederate');
    expect(findFort('fort_henry')).toBe(fort('fort_henry'));
  });

  it('answers undefined or throws on an unknown id', () => {
    expect(findVessel('uss_nowhere')).toBeUndefined();
    expect(findGun('sb99')).toBeUndefined();
    expect(findFort('fort_nowhere')).toBeUndefined();
    expect(() => vessel('uss_nowhere')).toThrow('uss_nowhere');
    expect(() => gun('sb99')).toThrow('sb99');
    expect(() => fort('fort_nowhere')).toThrow('fort_nowhere');
    expect(() => vessel('toString')).toThrow();
  });
});

describe('ships of the two first battles', () => {
  it.each([...MEMPHIS_UNION, ...HAMPTON_ROADS_UNION])('%s is Union', id => {
    expect(vessel(id).side).toBe('union');
  });

  it.each([...MEMPHIS_CONFEDERATE, ...HAMPTON_ROADS_CONFEDERATE])('%s is Confederate', id => {
    expect(vessel(id).side).toBe('confederate');
  });

  it.each([
    ['css_virginia', 3200, 5.5],
    ['css_tennessee', 1273, 5],
    ['uss_cairo', 512, 8],
    ['uss_monitor', 987, 6],
    ['uss_tyler', 575, 8],
    ['uss_queen_of_the_west', 406, 12],
    ['css_general_bragg', 1043, 10],
    ['css_little_rebel', 161, 10],
    ['uss_minnesota', 3307, 9],
    ['uss_cumberland', 1726, 0],
    ['css_patrick_henry', 1300, 12],
  ])('%s measures %d tons and makes %d knots', (id, tons, knots) => {
    expect(vessel(id)).toMatchObject({ tons, knots });
  });

  it('gives rams to Ellet and the River Defense Fleet, not to the City class', () => {
    const rams = [...MEMPHIS_UNION, ...MEMPHIS_CONFEDERATE].filter(id => vessel(id).ram);
    expect(rams).toEqual([...MEMPHIS_UNION.slice(5), ...MEMPHIS_CONFEDERATE]);
  });

  it('splits batteries by side and end', () => {
    const cairo = vessel('uss_cairo');
    expect((['bow', 'port', 'starboard', 'stern'] as const).map(bearing => gunsOn(cairo, bearing))).toEqual([
      3, 4, 4, 2,
    ]);
    // Three 9 inch and a 6.4 inch rifle a side, and either 7 inch pivot on one of three ports.
    const virginia = vessel('css_virginia');
    expect((['bow', 'port', 'starboard', 'stern'] as const).map(bearing => gunsOn(virginia, bearing))).toEqual([
      1, 6, 6, 1,
    ]);
    expect(allGuns(virginia)).toBe(10);
  });

  it('knows what masks a turret', () => {
    expect(vessel('uss_monitor').guns).toEqual([
      {
        gun: 'sb11',
        count: 2,
        mount: 'turret',
        bears: ['bow', 'stern', 'port', 'starboard'],
        turret: 1,
        blind: ['bow'],
      },
    ]);
    expect(vessel('uss_chickasaw').guns.map(({ turret, blind }) => [turret, blind])).toEqual([
      [1, ['stern']],
      [2, ['bow']],
    ]);
    expect(vessel('uss_passaic').guns.every(({ blind }) => blind === undefined)).toBe(true);
  });
});

describe('oddities that stay possible', () => {
  it('keeps ships that cannot move', () => {
    expect(vessel('uss_roanoke')).toMatchObject({ knots: 0, propulsion: 'screw' });
    expect(vessel('css_new_orleans_battery').knots).toBe(0);
  });

  it('keeps ships without guns, crews or armour', () => {
    expect(vessel('uss_monarch').guns).toEqual([]);
    expect(vessel('fire_raft').complement).toBe(0);
    expect(vessel('uss_hartford').armour).toEqual({});
  });
});

type Change = Record<string, unknown>;
const changed = (id: string, change: Change): string[] =>
  checkCatalogue({ vessels: [{ ...vessel(id), ...change }], guns: rawGuns, forts: [] });
const rearmed = (id: string, change: Change): string[] => {
  const [first, ...rest] = vessel(id).guns;
  return changed(id, { guns: [{ ...first, ...change }, ...rest] });
};
const without = (id: string, key: keyof Vessel): string[] => changed(id, { [key]: undefined });

describe('checkCatalogue refuses', () => {
  it.each<[string, string[], RegExp]>([
    ['draught 0', changed('uss_cairo', { draughtFt: 0 }), /uss_cairo: draughtFt: must be more than 0/],
    ['negative tons', changed('uss_cairo', { tons: -512 }), /tons: must be more than 0/],
    ['negative knots', changed('uss_cairo', { knots: -1 }), /knots: must not be negative/],
    ['a missing source', changed('uss_cairo', { sources: [] }), /sources: needs a source/],
    ['a blank source', changed('uss_cairo', { sources: [' '] }), /sources\.0: text must not be empty/],
    ['a missing field', without('uss_cairo', 'confidence'), /confidence/],
    ['an unknown side', changed('uss_cairo', { side: 'british' }), /side/],
    ['an unknown type', changed('uss_cairo', { type: 'battleship' }), /type/],
    ['a field of no meaning', changed('uss_cairo', { hitPoints: 30 }), /hitPoints/],
    ['a shouted id', changed('uss_cairo', { id: 'USS Cairo' }), /USS Cairo: id/],
    ['a year out of the war', changed('uss_cairo', { year: 1900 }), /year/],
    ['an upright slope', changed('uss_cairo', { armour: { front: { ironIn: 2.5, slopeDeg: 90 } } }), /slope/],
    [
      'a partial plate of no meaning',
      changed('uss_cairo', { armour: { side: { ironIn: 2.5, extent: 'sides' } } }),
      /armour\.side\.extent/,
    ],
    [
      'a turret guarded in part',
      changed('uss_monitor', {
        armour: { ...vessel('uss_monitor').armour, turret: { ironIn: 8, extent: 'shield' } },
      }),
      /armour\.turret\.extent: expected none on the part turret, found shield/,
    ],
    [
      'engines in the bow',
      changed('uss_cairo', { armour: { front: { ironIn: 2.5, extent: 'machinery' } } }),
      /armour\.front\.extent: expected shield or none on the part front, found machinery/,
    ],
    ['a count of 0', rearmed('uss_cairo', { count: 0 }), /guns\.0\.count: count must be 1 or more/],
    ['an unknown gun', rearmed('uss_cairo', { gun: 'sb99' }), /unknown gun "sb99"/],
    ['the wrong side', changed('uss_cairo', { side: 'confederate' }), /id says union, side says confederate/],
    [
      'a monitor without a turret gun',
      changed('uss_monitor', { guns: [] }),
      /guns: expected guns in turret 1 on a turreted_monitor, found no gun in a turret/,
    ],
    [
      'one turret of two',
      changed('uss_chickasaw', { guns: vessel('uss_chickasaw').guns.slice(1) }),
      /expected guns in turret 1 and in turret 2 on a double_turret_monitor, found guns in turret 2/,
    ],
    [
      'a turret on a frigate',
      changed('uss_minnesota', { guns: vessel('uss_monitor').guns }),
      /expected no gun in a turret on a steam_frigate, found guns in turret 1/,
    ],
    [
      'a turret that looks one way',
      rearmed('uss_monitor', { bears: ['bow'] }),
      /guns\[0\]\.bears: expected 4 quarters for a gun on a mount turret, found bow/,
    ],
    [
      'a turret gun without a turret',
      rearmed('uss_cairo', { turret: 1 }),
      /expected no turret for a gun on a mount casemate, found 1/,
    ],
    ['a blind casemate', rearmed('uss_cairo', { blind: ['bow'] }), /expected no blind quarter/],
    [
      'an unsplit broadside',
      rearmed('uss_congress', { bears: ['port', 'starboard'] }),
      /expected one quarter for a gun on a mount broadside, found port, starboard/,
    ],
    [
      'a broadside ahead',
      rearmed('uss_congress', { bears: ['bow'] }),
      /expected port or starboard for a gun on a mount broadside, found bow/,
    ],
    ['a quarter named twice', rearmed('uss_minnesota', { bears: ['bow', 'bow'] }), /twice/],
    [
      'a mortar on a pivot',
      rearmed('mortar_boat', { gun: 'sb32' }),
      /expected a mortar on a mount hold, found a smoothbore/,
    ],
    [
      'a torpedo in a casemate',
      rearmed('uss_cairo', { gun: 'torp_spar' }),
      /expected spar for a torpedo, found casemate/,
    ],
    ['an ironclad of wood', changed('uss_cairo', { armour: {} }), /armour: expected iron on the front, side or rear/],
    [
      'a sloop of iron',
      changed('uss_hartford', { armour: { side: { ironIn: 4 } } }),
      /expected 1 inch of iron at most on a steam_sloop, found 4/,
    ],
    ['a bare timberclad', changed('uss_tyler', { armour: {} }), /expected timber on a timberclad, found none/],
    ['a bare cottonclad', changed('css_general_bragg', { armour: {} }), /expected cotton on a cottonclad, found none/],
    ['an Ellet ram that cannot', changed('uss_monarch', { ram: false }), /ram: expected true for an ellet_ram/],
    [
      'a ship too heavy for her hull',
      changed('uss_cairo', { tons: 5120 }),
      /tons: expected 154 to 1536 tons for a hull of 175 by 51\.2 by 6 feet, found 5120/,
    ],
    ['a ship too light for her hull', changed('uss_cairo', { tons: 51 }), /expected 154 to 1536 tons.*found 51$/m],
    [
      'a ship broader than long',
      changed('uss_cairo', { lengthFt: 51.2, beamFt: 175 }),
      /beamFt: expected less than her length of 51\.2 feet, found 175/,
    ],
    ['a sailing ship under steam', changed('uss_congress', { knots: 8 }), /knots: expected 0 knots without an engine/],
    ['a racer', changed('uss_cairo', { knots: 40 }), /past belief/],
    [
      'a screw ship without a screw',
      changed('uss_cairo', { propulsion: 'screw' }),
      /screws: expected 1 to 4 for propulsion screw, found nothing/,
    ],
    [
      'a paddler with a screw',
      changed('uss_cairo', { screws: 1 }),
      /screws: expected none for propulsion centre_wheel, found 1/,
    ],
    ['a ghost ship', changed('uss_cairo', { complement: 0 }), /complement: expected 1 to 2000 men aboard/],
    ['an idle mark', changed('uss_cairo', { shallow: true }), /marked shallow/],
  ])('%s', (_oddity, messages, expected) => {
    expect(messages.join('\n')).toMatch(expected);
  });

  it('an id used twice', () => {
    const cairo = vessel('uss_cairo');
    expect(checkCatalogue({ vessels: [cairo, cairo], guns: rawGuns, forts: [] })).toEqual(['uss_cairo: id used twice']);
  });

  it('records that are no records', () => {
    const messages = checkCatalogue({ vessels: [null], guns: ['sb11'], forts: [{}] });
    expect(messages.length).toBeGreaterThan(2);
    expect(messages.every(message => message.startsWith('record without id: '))).toBe(true);
  });

  it('guns without a bore', () => {
    const messages = checkCatalogue({ vessels: [], guns: [{ ...gun('sb11'), calibreIn: null }], forts: [] });
    expect(messages).toEqual(['sb11: bore and shot are for guns']);
  });

  it('forts with unknown or misplaced guns, or with none', () => {
    const henry = fort('fort_henry');
    const armedWith = (guns: unknown[]): string =>
      checkCatalogue({ vessels: [], guns: rawGuns, forts: [{ ...henry, guns }] }).join('\n');
    expect(armedWith([])).toMatch(/a fort needs a gun/);
    expect(armedWith([{ ...henry.guns[0], gun: 'sb99' }])).toMatch(/unknown gun "sb99"/);
    expect(armedWith([{ ...henry.guns[0], gun: 'mo13' }])).toMatch(/expected mortar_bed for a mortar, found embrasure/);
  });
});

describe('guns', () => {
  it('are named by pounds or by bore', () => {
    expect(gun('rf100')).toMatchObject({ pounder: 100, calibreIn: 6.4, kind: 'rifle' });
    expect(gun('rf64brooke')).toMatchObject({ pounder: null, calibreIn: 6.4 });
    expect(gun('sb32').pounder).toBe(32);
  });

  it('are all held', () => {
    expect(gunIds.length).toBe(45);
  });
});
