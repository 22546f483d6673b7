/** Finding, naming and addressing ships of the catalogue, and their drawings from the side. */
import { beforeEach, describe, expect, it } from 'vitest';
import { addressOf, readAddress } from '../../../src/app/ships/address.ts';
import { atHand } from '../../../src/app/ships/atHand.ts';
import { commonRoom, profileRoom, profileSvg } from '../../../src/app/ships/profile/index.ts';
import type { Part } from '../../../src/app/ships/profile/parts.ts';
import { sheetOf } from '../../../src/app/ships/profile/sheets.ts';
import { ANY, ORDERS, searchShips, typesThere, type Order, type Wanted } from '../../../src/app/ships/search.ts';
import { shipOfDay } from '../../../src/app/ships/shipOfDay.tsx';
import { pick, picked } from '../../../src/app/ships/state.ts';
import { armourFacts, batteryInWords, gunCount, kindLine, measures, typeName } from '../../../src/app/ships/words.ts';
import { SIDE_COLOURS } from '../../../src/app/settings/palette.ts';
import { planFor } from '../../../src/app/ships/shipArt.ts';
import { vessel, vesselIds } from '../../../src/ships/index.ts';
import { scenarioNamed } from '../../helpers/scenarios.ts';

const memphis = scenarioNamed('memphis');
const CATALOGUE = atHand(undefined, []);
const found = (wanted: Partial<Wanted>): string[] =>
  searchShips({ ...ANY, ...wanted }, [memphis], CATALOGUE.ships).map(({ id }) => id);

describe('the ship of the day', () => {
  it('fought, is told of, and is another each day', () => {
    const days = ['2026-06-06', '2026-06-07', '2026-06-08'].map(day => shipOfDay([memphis], day)!);
    const there = new Set(memphis.forces.map(force => force.vessel));
    expect(days.every(({ id, notes }) => there.has(id) && notes !== '')).toBe(true);
    expect(new Set(days.map(({ id }) => id)).size).toBe(3);
    expect(shipOfDay([memphis], '2026-06-06')).toBe(days[0]);
  });
});

describe('search', () => {
  it('all of them, by name without the prefix', () => {
    const all = found({});
    expect([...all].sort()).toEqual([...vesselIds].sort());
    expect(all.slice(0, 3)).toEqual(['uss_albatross', 'css_albemarle', 'uss_arizona']);
  });

  it.each<[string, Partial<Wanted>, string[]]>([
    [
      'every word, in name, class, type or guns',
      { words: 'City  42-pounder louis' },
      ['uss_louisville', 'uss_st_louis'],
    ],
    // Two others fought beside her, as their notes say.
    [
      'whatever the capitals, the one so named first',
      { words: 'HARTFORD' },
      ['uss_hartford', 'uss_albatross', 'uss_lackawanna'],
    ],
    ['side and type', { side: 'union', type: 'ellet_ram', words: 'queen' }, ['uss_queen_of_the_west']],
    ['class and year', { shipClass: 'Passaic', by: 1862 }, ['uss_montauk', 'uss_nahant', 'uss_passaic']],
    ['nothing', { words: 'bismarck' }, []],
  ])('%s', (_what, wanted, ids) => {
    expect(found(wanted)).toEqual(ids);
  });

  it('the ships of a battle, and all for a battle that nobody knows', () => {
    expect(new Set(found({ battle: 'memphis' }))).toEqual(new Set(memphis.forces.map(force => force.vessel)));
    expect(found({ battle: 'nowhere' })).toHaveLength(vesselIds.length);
  });

  it.each(Object.keys(ORDERS).filter(order => order !== 'name') as Exclude<Order, 'name'>[])(
    'in order of %s',
    order => {
      const sizes = found({ order }).map(id => (order === 'guns' ? gunCount(vessel(id)) : vessel(id)[order]));
      const sorted = [...sizes].sort((one, other) => (order === 'year' ? one - other : other - one));
      expect(sizes).toEqual(sorted);
      expect(new Set(sizes).size).toBeGreaterThan(5);
    },
  );

  it('a type is the same words at the beginning of a line and within it', () => {
    const queen = vessel('uss_queen_of_the_west');
    expect([typeName(queen.type), kindLine(queen)]).toEqual(['Ellet ram', 'Union Ellet ram']);
    const arkansas = vessel('css_arkansas');
    expect([typeName(arkansas.type), kindLine(arkansas)]).toEqual([
      'Casemate ironclad',
      'Confederate casemate ironclad',
    ]);
  });

  it('offers every type that there is', () => {
    expect(typesThere()).toHaveLength(25);
  });
});

describe('addresses', () => {
  it('lead back to what they were made for', () => {
    expect(readAddress(addressOf([]), CATALOGUE)).toEqual({ what: 'nothing' });
    expect(readAddress(addressOf(['uss_cairo']), CATALOGUE)).toEqual({ what: 'ships', ids: ['uss_cairo'] });
    expect(readAddress('#ships/uss_cairo+css_virginia+uss_cairo', CATALOGUE)).toEqual({
      what: 'ships',
      ids: ['uss_cairo', 'css_virginia'],
    });
    expect(readAddress('#ships/guns', CATALOGUE)).toEqual({ what: 'guns' });
    expect(readAddress('#ships/fort_henry', CATALOGUE)).toEqual({ what: 'forts', id: 'fort_henry' });
  });

  it('keep to four ships', () => {
    expect(readAddress(addressOf(vesselIds.slice(0, 6)), CATALOGUE)).toEqual({
      what: 'ships',
      ids: vesselIds.slice(0, 4),
    });
  });

  it('say of an unknown name which comes nearest, and stand a stray %', () => {
    expect(readAddress('#ships/uss_cario', CATALOGUE)).toEqual({
      what: 'unknown',
      asked: 'uss_cario',
      nearest: 'uss_cairo',
    });
    expect(readAddress('#ships/uss_cairo+fort_henri', CATALOGUE)).toMatchObject({
      asked: 'fort_henri',
      nearest: 'fort_henry',
    });
    expect(readAddress('#ships/%zz', CATALOGUE)).toMatchObject({ what: 'unknown', asked: '%zz' });
  });
});

describe('ships picked', () => {
  beforeEach(() => void (picked.value = []));

  it('are four at most, and go as they came', () => {
    for (const id of vesselIds.slice(0, 5)) pick(id);
    expect(picked.value).toEqual(vesselIds.slice(0, 4));
    pick(vesselIds[1]!);
    expect(picked.value).toEqual([vesselIds[0], vesselIds[2], vesselIds[3]]);
  });
});

describe('facts', () => {
  it('have units', () => {
    const facts = new Map(measures(vessel('uss_hartford')).map(({ label, value }) => [label, value]));
    expect(Object.fromEntries(facts)).toMatchObject({
      Tons: '2,900',
      Length: '225 ft',
      Draught: '17.2 ft',
      Speed: '9.5 knots',
      Crew: '310 men',
      Guns: '24',
    });
    expect(measures(vessel('mortar_boat')).find(({ label }) => label === 'Speed')?.value).toBe('none of her own');
  });

  it('have the same labels for every vessel, so that they can stand side by side', () => {
    const labels = measures(vessel('uss_monitor')).map(({ label }) => label);
    for (const id of vesselIds) expect(measures(vessel(id)).map(({ label }) => label)).toEqual(labels);
  });

  it('give armour by part', () => {
    expect(armourFacts(vessel('css_virginia').armour)[0]).toEqual({
      label: 'Front',
      value: '4 in iron on 24 in wood, sloped 36° from level',
    });
    expect(armourFacts(vessel('uss_cairo').armour)[1]).toEqual({
      label: 'Sides',
      value: '2.5 in iron, sloped 35° from level (abreast boilers and engines only)',
    });
    expect(armourFacts(vessel('css_drewry').armour)[0]!.value).toBe('1 in iron (gun shield)');
    expect(armourFacts(vessel('uss_hartford').armour)).toEqual([{ label: 'Sides', value: 'bare wood' }]);
    expect(armourFacts(vessel('uss_tyler').armour).map(({ label }) => label)).toContain('Bulwarks');
  });

  it('count guns of a kind together, the biggest first, and no torpedo', () => {
    expect(batteryInWords(vessel('uss_passaic').guns)).toEqual([
      '1 × 15-inch Dahlgren smoothbore',
      '1 × 11-inch Dahlgren smoothbore',
    ]);
    expect(gunCount(vessel('picket_boat_1'))).toBe(1);
  });
});

const parts = (id: string): Set<Part['is']> => new Set(sheetOf(vessel(id)).parts.map(part => part.is));

describe('profiles', () => {
  it.each([...vesselIds])("%s is drawn, within her room and in her side's colour", id => {
    const ship = vessel(id);
    const svg = profileSvg(ship);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<style|<script|href=/u);
    expect(svg).toContain(SIDE_COLOURS[ship.side].deck);
    const [left, top, wide, tall] = /viewBox="([^"]+)"/u.exec(svg)![1]!.split(' ').map(Number) as [
      number,
      number,
      number,
      number,
    ];
    expect([left < 0, left + wide > ship.lengthFt, top < 0, top + tall > ship.draughtFt]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('tell the classes apart by what stands on them', () => {
    expect(parts('uss_cairo')).toContain('hump');
    expect(parts('uss_rattler')).toContain('sternWheel');
    expect(parts('css_general_bragg')).toContain('bales');
    expect(parts('uss_tyler')).toContain('timbers');
    expect([...parts('uss_monarch')]).toEqual(expect.arrayContaining(['paddleBox', 'strapping']));
    expect(parts('uss_monarch')).not.toContain('casemate');
    expect(
      sheetOf(vessel('uss_hartford'))
        .parts.filter(part => part.is === 'mast')
        .map(mast => mast.yards),
    ).toEqual([3, 4, 4]);
    const { bow, stern } = sheetOf(vessel('uss_sassacus'));
    expect(bow).toBe(stern);
  });

  it('put as many turrets on a monitor as she has, and a pilot house on those of Passaic', () => {
    const turrets = (id: string) => sheetOf(vessel(id)).parts.filter(part => part.is === 'turret');
    for (const id of vesselIds.filter(each => vessel(each).type.endsWith('_monitor'))) {
      const facts = new Set(vessel(id).guns.flatMap(({ turret }) => turret ?? []));
      expect([id, turrets(id).length]).toEqual([id, facts.size]);
    }
    expect([turrets('uss_passaic')[0]?.pilot, turrets('uss_monitor')[0]?.pilot]).toEqual([true, undefined]);
  });

  it('give a ram bow or straps to every ironclad that has a ram', () => {
    const ironclads = vesselIds.map(vessel).filter(ship => ship.type === 'casemate_ironclad' && ship.ram);
    expect(ironclads.length).toBeGreaterThan(10);
    for (const ship of ironclads) expect([ship.id, sheetOf(ship).bow]).toEqual([ship.id, 'ram']);
  });

  it('share a scale where they share a room', () => {
    const [cairo, hartford] = [vessel('uss_cairo'), vessel('uss_hartford')];
    const room = commonRoom([cairo, hartford].map(profileRoom));
    const view = (svg: string): string => /viewBox="([^"]+)"/u.exec(svg)![1]!;
    expect(view(profileSvg(cairo, room))).toBe(view(profileSvg(hartford, room)));
    expect(view(profileSvg(cairo))).not.toBe(view(profileSvg(hartford)));
  });

  it('plans: the classes that look different from others of their type', () => {
    expect(
      ['uss_monitor', 'uss_passaic', 'uss_tecumseh', 'uss_neosho', 'uss_hartford'].map(id => planFor(vessel(id))),
    ).toEqual(['monitor', 'passaic-monitor', 'passaic-monitor', 'stern-wheel-monitor', 'screw-sloop']);
  });

  it.each([
    ['uss_choctaw', 'choctaw'],
    ['uss_lafayette', 'lafayette'],
    ['uss_indianola', 'indianola'],
    ['uss_tuscumbia', 'indianola'],
    ['uss_essex', 'essex'],
    ['uss_keokuk', 'keokuk'],
    ['uss_galena', 'galena'],
    // Before her rebuilding she had her wheel in the middle; her armour gone, she was a gunboat.
    ['uss_essex_1862', 'river-gunboat'],
    ['uss_galena_1864', 'screw-gunboat'],
  ])('plans: %s is drawn as %s', (id, plan) => {
    expect(planFor(vessel(id))).toBe(plan);
  });
});
