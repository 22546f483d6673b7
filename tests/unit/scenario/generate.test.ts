import { describe, expect, it } from 'vitest';
import { hash } from '../../../src/core/replay.ts';
import type { Scenario } from '../../../src/core/scenario.ts';
import { SIDES, type Facing } from '../../../src/core/types.ts';
import type { RamsSection } from '../../../src/rules/rams-ironclads/setup/settings.ts';
import type { QuickSheetSection } from '../../../src/rules/quick-sheet/setup/settings.ts';
import { RULE_SETS } from '../../../src/rules/index.ts';
import { muster } from '../../../src/rules/rams-ironclads/setup/muster.ts';
import { scenarioFileOf } from '../../../src/scenario/index.ts';
import {
  battleCode,
  FEATURES,
  fleetWorth,
  fortWorth,
  makeBattle,
  readBattleCode,
  readSettings,
  USUAL,
  vesselWorth,
  type BattleSettings,
} from '../../../src/scenario/generate/index.ts';
import { vessel } from '../../../src/ships/index.ts';
import { faultIn, triedBattles } from '../../../src/sim/made.ts';

const settled = (code: string): BattleSettings => {
  const read = readBattleCode(code);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.settings;
};
const made = (code: string): Scenario => makeBattle(settled(code), RULE_SETS);

const problemsOf = (code: string): string[] => {
  const read = readBattleCode(code);
  return read.ok ? [] : read.problems.map(({ path, message }) => `${path}: ${message}`);
};

/** Fingerprints of chart, ships, objectives, mines and turns. */
const PINNED: Readonly<Record<string, string>> = {
  'river-24x16-p200.bars.islands.marsh.mines.current-union:uss_cairo,uss_benton-confederate:css_arkansas,css_general_bragg-7':
    '17321c2609aa4b79565c7c60b1f25938',
  'estuary-16x12-p120.none-union:uss_monitor,uss_galena-confederate:css_patrick_henry,css_teaser-7':
    '33fdb2f04eabb55afdd6fed72bdd075d',
};

describe('a made battle', () => {
  it('is the same for the same settings and another for other ones', () => {
    const code = 'estuary-30x18-p250.bars.forts.mines-same';
    expect(hash(scenarioFileOf(made(code)))).toBe(hash(scenarioFileOf(made(code))));
    expect(hash(scenarioFileOf(made(code)))).not.toBe(hash(scenarioFileOf(made(`${code}2`))));
  });

  // Fleets are given, so that a larger catalogue does not change them; whoever changes this changes the battle behind every link.
  it.each(Object.keys(PINNED))('is the one that it was: %s', code => {
    const { chart, forces, objectives, mines, turns } = scenarioFileOf(made(code));
    expect(hash({ chart, forces, objectives, mines, turns })).toBe(PINNED[code]);
  });

  it('has the features that were asked for and no other', () => {
    const all = made(`river-40x24-p300.${FEATURES.join('.')}-7`);
    const none = made('river-40x24-p300.none-7');
    const kinds = ({ chart }: Scenario) => new Set(chart.hexes.map(hex => chart.terrain(hex)));
    for (const terrain of ['sandbar', 'island', 'marsh'] as const) {
      expect(kinds(all).has(terrain), terrain).toBe(true);
      expect(kinds(none).has(terrain), terrain).toBe(false);
    }
    expect([all.mines.length, all.works.length, all.chart.knots > 0]).toEqual([5, 1, true]);
    expect([none.mines.length, none.works.length, none.chart.knots]).toEqual([0, 0, 0]);
    expect(all.chart.hexes.some(hex => all.chart.flow(hex) !== -1)).toBe(true);
    expect(none.chart.hexes.some(hex => none.chart.flow(hex) !== -1)).toBe(false);
  });

  it('opens to the sea as an estuary, and has two banks as a river', () => {
    const wetEdges = ({ chart }: Scenario, row: number) =>
      [1, chart.columns].filter(column => chart.navigable(chart.hexAt(column, row))).length;
    for (let seed = 0; seed < 10; seed++) {
      expect(wetEdges(made(`estuary-24x16-p100.none-${seed}`), 1)).toBe(1);
      expect(wetEdges(made(`river-24x16-p100.none-${seed}`), 1)).toBe(0);
    }
  });

  it('is deep water everywhere at sea, to which the seed adds nothing', () => {
    for (let seed = 0; seed < 10; seed++) {
      const { chart, works, mines, objectives } = made(`sea-24x16-p200-${seed}`);
      expect(new Set(chart.hexes.map(hex => `${chart.terrain(hex)} ${chart.depth(hex)}`))).toEqual(
        new Set(['channel 60']),
      );
      expect([works.length, mines.length, chart.knots]).toEqual([0, 0, 0]);
      expect(objectives.map(({ kind }) => kind)).not.toContain('hold');
    }
    const wished = made('sea-24x16-p200.bars.islands.mines.current-1');
    const ground = new Set(wished.chart.hexes.map(hex => wished.chart.terrain(hex)));
    expect([ground.has('sandbar'), ground.has('island'), ground.has('bank')]).toEqual([true, true, false]);
    expect([wished.mines.length, wished.chart.knots]).toEqual([5, 1]);
  });

  it('has no room for a shore at sea', () => {
    const read = readBattleCode('sea-24x16-p200.bars.forts-1');
    expect(read).toEqual({
      ok: false,
      problems: [
        {
          path: 'features[1]',
          message: 'expected a feature of the open sea (bars, islands, mines, current), found forts',
        },
      ],
    });
  });

  it('keeps fleets and fort within the points, of their time and afloat', () => {
    for (let seed = 0; seed < 30; seed++) {
      const { forces, works, chart, date } = made(`river-24x16-p150.forts-${seed}`);
      for (const side of SIDES) {
        const own = forces.filter(force => force.side === side);
        const forts = works.flatMap(work =>
          work.side === side && work.fort !== undefined ? [fortWorth(work.fort)] : [],
        );
        const points = fleetWorth(own.map(force => force.vessel)) + forts.reduce((sum, worth) => sum + worth, 0);
        expect(points).toBeLessThanOrEqual(150);
        expect(own.length).toBeGreaterThanOrEqual(2);
      }
      for (const force of forces) {
        expect(vessel(force.vessel).side).toBe(force.side);
        expect(vessel(force.vessel).year).toBeLessThanOrEqual(Number(date.slice(0, 4)));
        expect(chart.depth(force.hex)).toBeGreaterThanOrEqual(vessel(force.vessel).draughtFt);
      }
    }
  });

  /** Ships that the catalogue has before and after they were altered, or under two names, with a seed that once let both sail. */
  it.each([
    ['uss_essex_1862', 'uss_essex', 430],
    ['uss_st_louis', 'uss_baron_de_kalb', 295],
    ['uss_galena', 'uss_galena_1864', 273],
  ])('puts no hull into a fleet twice: %s or %s', (one, other, seed) => {
    const sailing = made(`river-24x16-p150.forts-${seed}`).forces.map(force => force.vessel);
    expect(new Set(sailing).size).toBe(sailing.length);
    expect(sailing.filter(id => id === one || id === other).length).toBeLessThan(2);
  });

  it('takes the fleets that were chosen, generic vessels more than once', () => {
    const { forces } = made(
      'river-24x16-p120-union:uss_cairo,uss_benton-confederate:css_general_bragg,cs_transport,cs_transport-7',
    );
    expect(forces.map(({ id, name }) => [id, name]).sort()).toEqual([
      ['cs_transport', vessel('cs_transport').name],
      ['cs_transport_2', `${vessel('cs_transport').name} 2`],
      ['css_general_bragg', vessel('css_general_bragg').name],
      ['uss_benton', vessel('uss_benton').name],
      ['uss_cairo', vessel('uss_cairo').name],
    ]);
  });
});

describe('points', () => {
  it('of some ships and forts', () => {
    const of = (...ids: string[]) => Object.fromEntries(ids.map(id => [id, vesselWorth(id)]));
    expect(
      of('uss_cairo', 'uss_monitor', 'uss_hartford', 'css_virginia', 'css_little_rebel', 'uss_monarch', 'css_david'),
    ).toMatchInlineSnapshot(`
      {
        "css_david": 10,
        "css_little_rebel": 16,
        "css_virginia": 59,
        "uss_cairo": 40,
        "uss_hartford": 64,
        "uss_monarch": 16,
        "uss_monitor": 34,
      }
    `);
    expect([vesselWorth('nobody'), fortWorth('nowhere')]).toEqual([0, 0]);
  });

  it('of the Cairo one by one: size 6, iron 6, guns by weight of shot and beam', () => {
    const { tons, armour, knots, ram } = vessel('uss_cairo');
    expect([tons, armour.side?.ironIn, knots, ram]).toEqual([512, 2.5, 8, false]);
    expect(vesselWorth('uss_cairo')).toBeGreaterThan(4 + 2 + 6);
  });
});

describe('settings as one word', () => {
  it.each([
    'river-24x16-p200-seed',
    'estuary-48x32-p600.none-a.b_c-d',
    'river-16x12-p60.bars.islands.marsh.forts.mines.current-union-7',
    'river-24x16-p200-union:uss_cairo,uss_benton-7',
    'river-24x16-p200.mines-union:uss_cairo,uss_benton-confederate:css_arkansas,css_general_bragg-7',
  ])('%s comes back as it went', code => {
    expect(battleCode(settled(code))).toBe(code);
  });

  it('puts features in one order, each once', () => {
    expect(battleCode(settled('river-24x16-p200.mines.bars.mines-7'))).toBe('river-24x16-p200.bars.mines-7');
  });

  it.each([
    ['river-24x16', ': expected a battle like "river-24x16-p200-seed", found "river-24x16"'],
    ['rivr-24x16-p200-7', 'kind: expected a kind of water, found "rivr" (nearest known name "river"?)'],
    ['river-15x16-p200-7', 'columns: expected columns from 16 to 48, found 15'],
    ['river-24x33-p200-7', 'rows: expected rows from 12 to 32, found 33'],
    ['river-24x16-p601-7', 'points: expected points from 60 to 600, found 601'],
    ['river-24x16-p200.bar-7', 'features[0]: expected a feature, found "bar" (nearest known name "bars"?)'],
    [
      'river-24x16-p200-union:uss_cairo,uss_bentn-7',
      'fleets.union[1]: expected a union vessel of the catalogue, found "uss_bentn" (nearest known name "uss_benton"?)',
    ],
    ['river-24x16-p200-union:uss_cairo,css_arkansas-7', 'fleets.union[1]: expected a union vessel'],
    ['river-24x16-p200-union:uss_cairo,uss_cairo-7', 'fleets.union[1]: there is only one uss_cairo'],
    [
      'river-24x16-p600-union:uss_cairo,uss_minnesota-7',
      'fleets.union[1]: uss_minnesota draws 23.8 feet of the 14 that the fairway allows',
    ],
    [
      'river-24x16-p200-confederate:css_arkansas,css_louisiana-7',
      'fleets.confederate[1]: css_louisiana makes 1 knots of the 3 that are needed',
    ],
    ['river-24x16-p200-union:uss_cairo-7', 'fleets.union: expected 2 to 8 vessels, found 1'],
    ['river-24x16-p200-union:union_tug,union_tug-7', 'fleets.union: expected a ship with guns or a ram, found none'],
    ['river-24x16-p60-union:uss_cairo,uss_benton-7', 'fleets.union: expected 60 points or fewer, found'],
  ])('refuses %s', (code, message) => {
    expect(problemsOf(code)[0]).toContain(message);
  });

  it('refuses settings of another shape', () => {
    expect(readSettings({ ...USUAL, seed: 'a b' }).ok).toBe(false);
    expect(readSettings({ ...USUAL, seed: '7', wind: 3 }).ok).toBe(false);
    expect(readSettings({ ...USUAL, seed: '7', fleets: { union: null } }).ok).toBe(false);
    expect(readSettings({ ...USUAL, seed: '7' }).ok).toBe(true);
  });
});

describe('the trial of made battles', () => {
  const [rules] = RULE_SETS;
  if (!rules) throw new Error('no rules');

  it('finds what lint finds', () => {
    const scenario = made('river-16x12-p60-7');
    expect(faultIn(scenario, rules)).toBeNull();
    expect(
      faultIn({ ...scenario, mines: [{ side: 'union', hex: scenario.forces[0]!.hex, live: true }] }, rules),
    ).toContain('a ship starts on a mine');
  });

  it('finds a game that goes wrong', () => {
    const broken = { ...rules, audit: () => ['a ship sails on land'] };
    const tried = triedBattles(
      broken,
      () => settled('river-16x12-p60-7'),
      1,
      () => undefined,
    );
    expect(tried.failures.map(({ code }) => code)).toEqual(['river-16x12-p60-7']);
    expect(tried.failures[0]?.message).toContain('a ship sails on land');
  });
});

describe('what is dealt where it is asked for', () => {
  const sectionOf = (code: string) => made(code).rules['quick-sheet'] as QuickSheetSection;

  it('three assets a side that it may have, and every third ship of a fleet in reserve (Q12, Q42)', () => {
    const code = 'river-24x16-p300.assets.reserve-7';
    const { assets, reserve } = sectionOf(code);
    expect(assets?.union).toHaveLength(3);
    expect(assets?.confederate).toHaveLength(3);
    for (const asset of ['mines', 'submarine', 'fireRaft']) expect(assets?.union).not.toContain(asset);
    for (const side of SIDES) {
      const fleet = made(code).forces.filter(force => force.side === side);
      const waiting = fleet.filter(({ id }) => reserve?.includes(id));
      expect(waiting).toHaveLength(Math.floor(fleet.length / 3));
    }
  });

  it('never by the seed alone', () => {
    for (const seed of ['1', '2', '3', '4']) {
      const section = sectionOf(`river-24x16-p200-${seed}`);
      expect([section.assets, section.reserve]).toEqual([undefined, undefined]);
    }
  });

  it('a field of the defender across the fairway, beside single mines where those are wished for as well (R26)', () => {
    for (const kind of ['river', 'estuary', 'sea']) {
      const { mines } = made(`${kind}-30x18-p200.fields-7`);
      expect(mines.filter(({ live }) => live)).toHaveLength(3);
      expect(mines).toHaveLength(5);
      expect(new Set(mines.map(({ side, field, adrift }) => `${side} ${field} ${adrift}`)).size).toBe(1);
      expect(mines[0]?.field).toBeDefined();
      expect(new Set(mines.map(({ hex }) => Math.floor(hex / 100))).size).toBe(1);
    }
    const both = made('river-30x18-p200.mines.fields-7').mines;
    expect(both.map(({ field }) => field !== undefined)).toEqual([...Array(5).fill(true), ...Array(5).fill(false)]);
    expect(new Set(both.map(({ hex }) => hex)).size).toBe(10);
  });

  it('torpedoes adrift of the defender, which a current carries to the attacker (R26)', () => {
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const scenario = made(`river-24x16-p200.adrift-${seed}`);
      const { mines, chart, forces, rules } = scenario;
      const { attacker } = rules['quick-sheet'] as QuickSheetSection;
      expect(chart.knots).toBeGreaterThan(0);
      expect(mines).toHaveLength(5);
      const home = scenario.homeEdges[attacker ?? 'union'][0];
      for (const { side, hex, adrift, field } of mines) {
        expect([adrift, field, side === attacker]).toEqual([true, undefined, false]);
        const next = chart.neighbour(hex, chart.flow(hex) as Facing);
        expect(Math.sign(chart.hexesToEdge(next, home!) - chart.hexesToEdge(hex, home!))).not.toBe(1);
      }
      expect(forces.some(({ side }) => side === attacker)).toBe(true);
    }
  });

  it('a ship of each side in tow, who lies astern of one that can still make way (R30)', () => {
    for (const code of ['river-24x16-p300.tows-7', 'estuary-30x18-p400.tows-7', 'sea-30x18-p600.tows-7']) {
      const scenario = made(code);
      const { tows = {}, speeds = {} } = scenario.rules['rams-ironclads'] as RamsSection;
      const { ships } = muster(scenario);
      expect(Object.keys(tows)).toHaveLength(2);
      for (const [towed, head] of Object.entries(tows)) {
        expect(ships[head]).toMatchObject({ tows: [towed], side: ships[towed]?.side, speed: 2 * (speeds[head] ?? -1) });
        expect(ships[towed]?.towedBy).toBe(head);
        expect(scenario.chart.neighbour(ships[towed]!.at, ships[towed]!.facing)).toBe(ships[head]!.at);
      }
    }
  });

  it('no field, nothing adrift and no tow by the seed alone', () => {
    for (const seed of ['1', '2', '3', '4']) {
      const { mines, rules } = made(`river-24x16-p200-${seed}`);
      expect(mines.filter(({ field, adrift }) => field !== undefined || adrift)).toEqual([]);
      expect(rules['rams-ironclads']).toEqual({ options: {} });
    }
  });
});
