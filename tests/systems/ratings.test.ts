/** S4: what every vessel of the catalogue is worth under every system, pinned in a table a system that is read when it changes. */
import { describe, expect, it } from 'vitest';
import { matchOf, RULE_SETS } from '../../src/rules/index.ts';
import { gunClassOf } from '../../src/rules/quick-sheet/setup/ratings.ts';
import { fireValueOf } from '../../src/rules/rams-ironclads/setup/ratings.ts';
import { gun, gunIds, vessel, vesselIds } from '../../src/ships/index.ts';
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

const table = (rules: (typeof RULE_SETS)[number]): string => {
  const rated = vesselIds.map(id => [id, rate(rules, id)] as const);
  const labels = [...rated[0]![1].keys()];
  return lined([['vessel', ...labels], ...rated.map(([id, lines]) => [id, ...labels.map(label => lines.get(label)!)])]);
};

describe.each(RULE_SETS.map(rules => [rules.id, rules] as const))('S4: ratings under %s', (id, rules) => {
  it('every vessel, as the table has her', async () => {
    await expect(table(rules)).toMatchFileSnapshot(`./${id}/ratings.txt`);
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
