/** S4: what every vessel and fort of the catalogue is worth under every system, pinned in a table a system that is read when it changes. */
import { describe, expect, it } from 'vitest';
import { matchOf, RULE_SETS } from '../../src/rules/index.ts';
import { gunClassOf } from '../../src/rules/quick-sheet/setup/ratings.ts';
import { fireValueOf } from '../../src/rules/rams-ironclads/setup/ratings.ts';
import { fort, fortIds, gun, gunIds, vessel, vesselIds } from '../../src/ships/index.ts';
import { parseScenario } from '../../src/scenario/index.ts';
import duel from '../scenarios/duel.json' with { type: 'json' };

const rate = (rules: (typeof RULE_SETS)[number], id: string): Map<string, string> =>
  new Map(rules.rate?.(vessel(id)).map(({ label, value }) => [label, value]));

/** Rows of cells as columns that line up. */
const lined = (rows: readonly (readonly string[])[]): string => {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map(row => row[column]!.length)));
  const line = (row: readonly string[]): string => row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ');
  return `${rows.map(row => line(row).trimEnd()).join('\n')}\n`;
};

const rateFort = (rules: (typeof RULE_SETS)[number], id: string): Map<string, string> =>
  new Map(rules.rateFort?.(fort(id)).map(({ label, value }) => [label, value]));

const table = (
  what: string,
  ids: readonly string[],
  rules: (typeof RULE_SETS)[number],
  rateOf: (rules: (typeof RULE_SETS)[number], id: string) => Map<string, string>,
): string => {
  const rated = ids.map(id => [id, rateOf(rules, id)] as const);
  const labels = [...rated[0]![1].keys()];
  return lined([[what, ...labels], ...rated.map(([id, lines]) => [id, ...labels.map(label => lines.get(label)!)])]);
};

describe.each(RULE_SETS.map(rules => [rules.id, rules] as const))('S4: ratings under %s', (id, rules) => {
  it('every vessel, as the table has her', async () => {
    await expect(table('vessel', vesselIds, rules, rate)).toMatchFileSnapshot(`./${id}/ratings.txt`);
  });

  it('every fort, as the table has it', async () => {
    await expect(table('fort', fortIds, rules, rateFort)).toMatchFileSnapshot(`./${id}/forts.txt`);
  });

  it('the same labels for every fort, none empty and none without a number where one was meant', () => {
    const labels = [...rateFort(rules, fortIds[0]!).keys()];
    expect(labels.length).toBeGreaterThan(1);
    for (const fortId of fortIds) {
      const lines = rules.rateFort!(fort(fortId));
      expect([fortId, lines.map(({ label }) => label)]).toEqual([fortId, labels]);
      expect([fortId, lines.filter(({ value }) => /^$|NaN|undefined|null|Infinity/u.test(value))]).toEqual([
        fortId,
        [],
      ]);
    }
  });

  it('the same labels for every vessel, none empty and none without a number where one was meant', () => {
    const [first] = vesselIds;
    const labels = [...rate(rules, first!).keys()];
    for (const vesselId of vesselIds) {
      const lines = rules.rate!(vessel(vesselId));
      expect([vesselId, lines.map(({ label }) => label)]).toEqual([vesselId, labels]);
      expect([vesselId, lines.filter(({ value }) => /^$|NaN|undefined|null|Infinity/u.test(value))]).toEqual([
        vesselId,
        [],
      ]);
    }
  });

  it('a draught of more than 0 for every vessel', () => {
    for (const vesselId of vesselIds)
      expect([vesselId, Number.parseFloat(rate(rules, vesselId).get('Draught')!) > 0]).toEqual([vesselId, true]);
  });

  it('guns for whoever carries any, and for nobody else; a torpedo is none', () => {
    for (const vesselId of vesselIds) {
      const armed = vessel(vesselId).guns.some(entry => gun(entry.gun).kind !== 'torpedo');
      expect([vesselId, rate(rules, vesselId).get('Guns') !== 'none']).toEqual([vesselId, armed]);
    }
  });

  it('is what a ship is worth in play', () => {
    const parsed = parseScenario(duel, RULE_SETS, 'duel.json');
    if (!parsed.ok) throw new Error('the duel does not parse');
    const match = matchOf(rules, parsed.scenario);
    const { ships } = rules.muster(parsed.scenario, match.options);
    for (const force of parsed.scenario.forces) {
      const draught = rate(rules, force.vessel).get('Draught')!;
      expect([force.id, Number.parseFloat(draught)]).toEqual([
        force.id,
        (ships[force.id] as { draught?: number }).draught,
      ]);
    }
  });
});

/** Fort Henry: earth, 500 feet of front, 100 men; 10 guns to the front that could be fired, 5 of 18 pounds to the rear. */
describe('S4: Fort Henry, worked out by hand', () => {
  it.each([
    // C85: 40 for a hundred feet of earth, 5 of them; C87: a crew for ten men; C88: a third; C39: 5 feet up sees over nobody.
    ['river-coastal', { FPV: '200', 'Silent below': '67 FPV', CPV: '10', 'Fires over ships': 'no' }],
    // Q22: the hit points of earthworks.
    ['quick-sheet', { Deflection: 'ironclad', 'Guns by face': 'front 10, rear 5' }],
    // R54: no casemate.
    ['rams-ironclads', { Armour: '8', 'Guns by face': 'front 10, rear 5' }],
    // N49, N50: 500 feet are as long as a ship of the first rate, of the fourth by the later column; too many guns for a field battery.
    ['nws-1971', { 'Rate and type': '1 U', 'Rate by the later column': '4' }],
    // P20.
    ['portable', { 'Flotation points': '8', Guns: '4 dice, range 4, over ships' }],
  ])('under %s', (id, lines) => {
    const rules = RULE_SETS.find(each => each.id === id)!;
    expect(Object.fromEntries(rateFort(rules, 'fort_henry'))).toMatchObject(lines);
  });

  it('a fort of a battle is rated as that battle has it, not as the catalogue has one of its name', () => {
    const facts = { ...fort('fort_henry'), construction: 'masonry' as const, faceLengthFt: 300 };
    const rules = RULE_SETS.find(({ id }) => id === 'river-coastal')!;
    expect(rules.rateFort!(facts)[0]).toEqual({ label: 'FPV', value: '180' });
  });
});

const MONITORS = vesselIds.filter(id => vessel(id).type.endsWith('_monitor'));

describe('oddities', () => {
  it('a monitor has a gun in every turret, and every system knows her for a monitor', () => {
    expect(MONITORS).toHaveLength(19);
    for (const id of MONITORS) {
      const turrets = new Set(vessel(id).guns.flatMap(({ turret }) => turret ?? []));
      expect([id, turrets.size]).toEqual([id, vessel(id).type === 'double_turret_monitor' ? 2 : 1]);
      for (const rules of RULE_SETS)
        expect([id, rate(rules, id).get('Type')]).toEqual([id, expect.stringMatching(/monitor/iu)]);
    }
  });

  it('every gun of the catalogue has its class and its Fire Value', () => {
    for (const id of gunIds) {
      expect([id, ['light', 'medium', 'heavy'].includes(gunClassOf(id))]).toEqual([id, true]);
      expect([id, fireValueOf(id) > 0]).toEqual([id, gun(id).kind !== 'torpedo']);
    }
  });

  it('a gun that no table knows is refused, not taken for a light one', () => {
    expect(() => gunClassOf('sb99')).toThrow('No gun "sb99"');
    expect(() => fireValueOf('sb99')).toThrow('No gun "sb99"');
  });
});
