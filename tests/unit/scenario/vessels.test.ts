import { describe, expect, it } from 'vitest';
import { matchOf, RULE_SETS } from '../../../src/rules/index.ts';
import {
  formatProblem,
  lintScenario,
  parseScenario,
  parseScenarioText,
  scenarioFileOf,
} from '../../../src/scenario/index.ts';
import { scenarioJsonSchemaText } from '../../../src/scenario/jsonSchema.ts';
import { fromTiled, toTiled } from '../../../src/scenario/tiled/index.ts';
import { FIGURES } from '../../../src/ships/figures.ts';
import { fortOf, vessel, vesselIds, vesselOf } from '../../../src/ships/index.ts';
import { homemade, homemadeFile } from '../../helpers/homemade.ts';
import { everyScenario, scenarioNamed } from '../../helpers/scenarios.ts';

type Loose = Record<string, unknown>;

/** The homemade battle with one of its lists changed by hand. */
const withVessel = (change: Loose, index = 0): Loose => {
  const file = homemadeFile();
  const vessels = file.vessels as Loose[];
  vessels[index] = { ...vessels[index], ...change };
  return file;
};
const withFort = (change: Loose): Loose => {
  const file = homemadeFile();
  file.fortifications = [{ ...(file.fortifications as Loose[])[0], ...change }];
  return file;
};
const withOverrides = (overrides: Loose, index = 3): Loose => {
  const file = homemadeFile();
  const forces = file.forces as Loose[];
  forces[index] = { ...forces[index], overrides };
  return file;
};

const refusals = (file: unknown): string[] => {
  const parsed = parseScenario(file, RULE_SETS, 'homemade.json');
  return parsed.ok ? [] : parsed.problems.map(problem => formatProblem(problem, ''));
};

const TURRET_GUN = { gun: 'sb11', count: 2, mount: 'turret', bears: ['bow', 'stern', 'port', 'starboard'] };
const PIVOT = { gun: 'sb9', count: 1, mount: 'pivot', bears: ['bow', 'port', 'starboard'] };

describe('vessels and forts of a battle', () => {
  const { scenario } = homemade();
  const [novelty, queen, phantom, rebel] = scenario.forces.map(vesselOf);

  it('are what the file says, in full or like one of the catalogue', () => {
    expect(novelty).toMatchObject({ name: 'USS Novelty', type: 'double_turret_monitor', knots: 9, screws: 2 });
    expect(novelty).toMatchObject({ notes: '', sources: [], confidence: 'low' });
    const arkansas = vessel('css_arkansas');
    expect(phantom).toMatchObject({ id: 'css_phantom', tons: 700, knots: 11, complement: 90, type: arkansas.type });
    expect(phantom).toMatchObject({
      lengthFt: arkansas.lengthFt,
      propulsion: arkansas.propulsion,
      screws: arkansas.screws,
    });
    expect(phantom!.armour).toMatchObject({ front: arkansas.armour.front, side: { ironIn: 6, slopeDeg: 35 } });
    expect(phantom!.armour).not.toHaveProperty('pilotHouse');
    expect(phantom!.sources).toEqual([]);
    expect(rebel).toBe(vessel('css_little_rebel'));
    expect(fortOf(scenario.works[0]!)).toMatchObject({
      construction: 'masonry',
      guns: [{ gun: 'sb32', face: 'front' }],
    });
  });

  it('a plate may guard part of its face, and only a part that there is', () => {
    const sided = (side: Loose): string[] => refusals(withVessel({ armour: { side } }, 1));
    expect(sided({ ironIn: 6, extent: 'machinery' })).toEqual([]);
    expect(sided({ ironIn: 6, extent: 'sides' }).join()).toMatch(/extent/);
    expect(refusals(withVessel({ armour: { pilotHouse: { ironIn: 2, extent: 'shield' } } }, 1)).join()).toMatch(
      /armour\.pilotHouse\.extent: expected none on the part pilotHouse, found shield/,
    );
  });

  it('overrides reach the same keys', () => {
    expect(queen).toMatchObject({ type: 'cottonclad', draughtFt: 5, tons: 500, complement: 150, knots: 12 });
    expect(queen!.armour.bulwarks).toEqual({ material: 'cotton', extent: 'sides' });
    expect(vessel('uss_queen_of_the_west').type).toBe('ellet_ram');
    const armed = homemade(withOverrides({ guns: [PIVOT], lengthFt: 170, screws: 2 })).scenario.forces[3]!;
    expect(vesselOf(armed)).toMatchObject({ lengthFt: 170, screws: 2 });
    expect(armed.overrides.guns).toEqual([PIVOT]);
  });

  it('overrides know every key of a vessel but who she is and where that is known from', () => {
    const schema = JSON.parse(scenarioJsonSchemaText(RULE_SETS)) as Loose;
    const keys = (...path: string[]): string[] => {
      const found = path.reduce<Loose>((within, key) => within[key] as Loose, schema.properties as Loose);
      return Object.keys(found);
    };
    const herself = ['id', 'like', 'name', 'side', 'year', 'generic'];
    const known = ['notes', 'disputed', 'sources', 'confidence'];
    const vessels = keys('vessels', 'items', 'properties').filter(key => ![...herself, ...known].includes(key));
    const overrides = keys('forces', 'items', 'properties', 'overrides', 'properties');
    expect(overrides.filter(key => key !== 'damage').toSorted()).toEqual(vessels.toSorted());
  });

  it('guns that a battle puts aboard stand as it says', () => {
    const { scenario: now } = homemade(withOverrides({ guns: [PIVOT] }));
    for (const rules of RULE_SETS.filter(({ id }) => id !== 'portable')) {
      const { ships } = rules.muster(now, matchOf(rules, now).options);
      const { guns } = ships.css_little_rebel as unknown as { guns: { bears: string[] }[] };
      expect([rules.id, guns.map(({ bears }) => bears)]).toEqual([rules.id, [['bow', 'port', 'starboard']]]);
    }
  });

  it('every system rates them as it rates the catalogue', () => {
    const keys = ['strength', 'guns', 'armour', 'fullTop', 'draught', 'type', 'turrets', 'handling', 'points'];
    // A ship of the catalogue by another name is worth what she is worth, if no rulebook prints her name.
    const twin = { id: 'css_phantom', like: 'css_little_rebel', name: 'Twin' };
    const file = homemadeFile();
    file.vessels = [(file.vessels as Loose[])[0], twin];
    const forces = file.forces as Loose[];
    forces[3] = { ...forces[3], vessel: 'css_little_rebel' };
    const { scenario: now } = homemade(file);
    for (const rules of RULE_SETS) {
      const { ships } = rules.muster(now, matchOf(rules, now).options);
      const facts = (id: string) => {
        const ship = ships[id] as unknown as Loose;
        return Object.fromEntries(keys.map(key => [key, ship[key]]));
      };
      expect(facts('css_phantom')).toEqual(facts('css_little_rebel'));
    }
  });

  it.each([
    ['portable', { type: 'turretedMonitor', strength: 4 }, { type: 'steamGunboat' }],
    ['quick-sheet', { turrets: 2, fast: true, ram: true, draught: 7.5 }, { armour: 'tin', draught: 5 }],
    ['rams-ironclads', { handling: 'monitor', fullTop: 18, length: 190 }, { draught: 5, sharpshooters: true }],
  ])('under %s they fight with those figures', (id, ship, changed) => {
    const rules = RULE_SETS.find(each => each.id === id)!;
    const { ships } = rules.muster(scenario, matchOf(rules, scenario).options);
    const { type, strength, ...others } = ship as Loose;
    expect(ships.uss_novelty).toMatchObject({ ...others, ...(type === undefined ? {} : { type }) });
    expect(strength === undefined || (ships.uss_novelty as unknown as Loose).strength !== undefined).toBe(true);
    expect(ships.uss_queen_of_the_west).toMatchObject(changed);
  });

  it('a fort of the battle has its own guns and walls', () => {
    const rules = RULE_SETS.find(({ id }) => id === 'quick-sheet')!;
    const points = (file: unknown): unknown => {
      const { scenario: now } = homemade(file);
      const { works } = rules.muster(now, matchOf(rules, now).options) as unknown as { works: Record<string, Loose> };
      const { strength, guns } = works.the_redoubt!;
      return [strength, (guns as unknown[]).length];
    };
    const masonry = points(homemadeFile()) as [number, number];
    const earth = points(withFort({ construction: 'earth' })) as [number, number];
    expect(masonry[1]).toBe(4);
    expect(earth[0]).not.toBe(masonry[0]);
    const file = homemadeFile();
    (file.forts as Loose[])[0]!.overrides = { construction: 'earth' };
    expect(points(file)).toEqual(earth);
  });

  it('lint looks at their draught and speed', () => {
    const file = withVessel({ draughtFt: 35, tons: 4000 });
    const { scenario: deep } = homemade(file);
    expect(
      lintScenario(deep)
        .map(({ message }) => message)
        .join('\n'),
    ).toContain('uss_novelty draws 35 feet');
  });
});

describe('written and read again', () => {
  it('a battle with vessels of its own is the same battle', () => {
    const { scenario } = homemade();
    const file = scenarioFileOf(scenario);
    const again = parseScenarioText(JSON.stringify(file), RULE_SETS, 'again.json');
    if (!again.ok) throw new Error(refusals(file).join('\n'));
    expect(again.scenario.own).toEqual(scenario.own);
    expect(again.scenario.forces).toEqual(scenario.forces);
    expect(again.scenario.works).toEqual(scenario.works);
    expect(scenarioFileOf(again.scenario)).toEqual(file);
  });

  it('through a map of Tiled too', () => {
    const { scenario } = homemade();
    const read = fromTiled(toTiled(scenario, 'homemade.svg').map);
    if (!read.ok) throw new Error(read.problems.map(problem => formatProblem(problem, '')).join('\n'));
    expect(homemade(read.file).scenario.own).toEqual(scenario.own);
  });

  it('a battle without any says nothing of vessels', () => {
    const bringing = everyScenario().filter(id => {
      const scenario = scenarioNamed(id);
      const file = scenarioFileOf(scenario);
      expect([id, 'vessels' in file || 'fortifications' in file]).toEqual([id, 'own' in scenario]);
      if ('own' in scenario) return true;
      expect(scenario.forces.every(force => !('facts' in force))).toBe(true);
      return false;
    });
    // Battery Beauregard stands in no catalogue, and General Price with her guns of 1863 neither; nor who tries every column of a chart, or outlives a ram.
    expect(bringing).toEqual(['charleston-1863', 'vicksburg-run', 'columns', 'prows']);
  });

  it('every ship of the catalogue can be given in full, and is the same ship', () => {
    for (const id of vesselIds) {
      const ship = vessel(id);
      const file = homemadeFile();
      const { scenario } = homemade({ ...file, vessels: [...(file.vessels as Loose[]), { ...ship, id: 'copy' }] });
      expect(scenario.own?.vessels.at(-1)).toEqual({ ...ship, id: 'copy' });
    }
  });
});

describe('refused in one sentence with path and expectation', () => {
  it.each<[string, Loose, string]>([
    [
      'markup in a name',
      withVessel({ name: '<img src=x onerror=alert(1)>' }),
      'vessels[0].name: expected text without < and > and characters that are not seen, found "<img src=x onerror=alert(1)>"',
    ],
    [
      'a name that turns the line around',
      withVessel({ name: 'USS \u202eelbirroH' }),
      'vessels[0].name: expected text without < and > and characters that are not seen, found "USS \u202eelbirroH"',
    ],
    ['a milliard tons', withVessel({ tons: 1e9 }), 'vessels[0].tons: expected tons from 1 to 10000, found 1000000000'],
    [
      'tons that no such hull holds',
      withVessel({ tons: 5000 }),
      'vessels[0].tons: expected 184 to 1832 tons for a hull of 190 by 45 by 7.5 feet, found 5000',
    ],
    [
      '500 guns',
      withVessel({
        guns: [
          { ...TURRET_GUN, turret: 1, count: 499 },
          { ...TURRET_GUN, turret: 2, count: 1 },
        ],
      }),
      'vessels[0].guns: expected 120 guns at most on a ship, found 500',
    ],
    [
      '500 guns put aboard',
      withOverrides({ guns: [{ gun: 'sb9', count: 500, mount: 'broadside' }] }),
      'forces[3].overrides.guns: expected 120 guns at most on a ship, found 500',
    ],
    [
      'a list of 500 entries',
      withVessel({ guns: Array.from({ length: 500 }, () => ({ ...TURRET_GUN, turret: 1 })) }),
      'vessels[0].guns: expected 60 entries at most, found 500',
    ],
    [
      'a vessel like herself',
      withVessel({ like: 'css_phantom' }, 1),
      'vessels[1].like: expected a vessel of the catalogue, found "css_phantom"',
    ],
    [
      'a vessel like another of the battle, and the other way round',
      withVessel({ like: 'css_phantom' }),
      'vessels[0].like: expected a vessel of the catalogue, found "css_phantom"',
    ],
    [
      'a fort like itself',
      withFort({ like: 'the_redoubt' }),
      'fortifications[0].like: expected a fort of the catalogue, found "the_redoubt"',
    ],
    [
      'a slip of the pen',
      withVessel({ like: 'css_arkansaw' }, 1),
      'vessels[1].like: expected a vessel of the catalogue, found "css_arkansaw" (nearest known name "css_arkansas"?)',
    ],
    [
      'an id that every object has of itself',
      withVessel({ id: 'constructor' }),
      'vessels[0].id: expected an id that no object has of itself, found "constructor"',
    ],
    [
      'an id that the catalogue has',
      withVessel({ id: 'uss_cairo' }),
      'vessels[0].id: expected an id of its own, found "uss_cairo" as in the catalogue',
    ],
    [
      'an unknown type',
      withVessel({ type: 'double_turet_monitor' }),
      'vessels[0].type: expected a type of vessel, found "double_turet_monitor" (nearest known name "double_turret_monitor"?)',
    ],
    [
      'an unknown key',
      withVessel({ armor: {} }),
      'vessels[0].armor: unknown key "armor" (nearest known name "armour"?)',
    ],
    [
      'an unknown part',
      withVessel({ armour: { sides: { ironIn: 3 } } }),
      'vessels[0].armour.sides: unknown key "sides" (nearest known name "side"?)',
    ],
    [
      'an unknown gun',
      withVessel({
        guns: [
          { ...TURRET_GUN, gun: 'sb111', turret: 1 },
          { ...TURRET_GUN, turret: 2 },
        ],
      }),
      'vessels[0].guns[0].gun: expected a gun of the catalogue, found "sb111" (nearest known name "sb11"?)',
    ],
    [
      'a gun that bears nowhere',
      withVessel({
        guns: [
          { ...TURRET_GUN, bears: [], turret: 1 },
          { ...TURRET_GUN, turret: 2 },
        ],
      }),
      'vessels[0].guns[0].bears: expected at least one entry, found an empty list',
    ],
    [
      'a missing key',
      withVessel({ knots: undefined }),
      'vessels[0]: the key "knots" is missing: expected it, or "like" with an id of the catalogue',
    ],
    [
      'a speed that is no speed',
      withVessel({ knots: 1e308 }),
      `vessels[0].knots: expected knots from 0 to ${FIGURES.knots.most}, found 1e+308`,
    ],
    [
      'a change that makes no ship',
      withOverrides({ draughtFt: 39 }),
      'forces[3].overrides.draughtFt: expected 30 feet at most for a beam of 25, found 39',
    ],
    [
      'a monitor without a turret',
      withOverrides({ type: 'turreted_monitor' }),
      'forces[3].overrides.guns: expected guns in turret 1 on a turreted_monitor, found no gun in a turret',
    ],
    [
      'a gun of a fort where it cannot stand',
      withFort({ guns: [{ gun: 'mo13', count: 1, mount: 'barbette' }] }),
      'fortifications[0].guns[0].mount: expected mortar_bed for a mortar, found barbette',
    ],
  ])('%s', (_what, file, sentence) => {
    const found = refusals(JSON.parse(JSON.stringify(file)));
    expect(found[0]).toBe(sentence);
    expect(found.every(each => each.length < 300)).toBe(true);
  });

  it('an id given to two', () => {
    const file = homemadeFile();
    file.vessels = [...(file.vessels as Loose[]), (file.vessels as Loose[])[0]];
    expect(refusals(file)).toEqual(['vessels[2].id: expected an id of its own, found "uss_novelty" twice']);
  });

  it('who cannot be read is told of once, not with every ship that is one', () => {
    const file = withVessel({ like: 'nobody' }, 1);
    expect(refusals(file).filter(each => each.includes('forces'))).toEqual([]);
  });

  it('a ship that is neither of the catalogue nor of the battle', () => {
    const file = homemadeFile();
    (file.forces as Loose[])[2]!.vessel = 'css_fantom';
    expect(refusals(file)[0]).toBe(
      'forces[2].vessel: expected a vessel of the catalogue or of this battle, found "css_fantom" (nearest known name "css_phantom"?)',
    );
  });
});
