/** The ruler: what lies between two hexes, by the rules on the table. */
import { afterEach, describe, expect, it } from 'vitest';
import { againstCaptain } from '../../helpers/agreeing.ts';
import { matchNamed } from '../../helpers/scenarios.ts';
import type { Table } from '../../../src/app/table/table.ts';
import { RULE_SETS } from '../../../src/rules/index.ts';

const tables: Table[] = [];
afterEach(() => {
  for (const table of tables.splice(0)) table.leave();
});

const sit = (rules: string): Table => {
  const table = againstCaptain(matchNamed(rules, 'memphis'), 'ruler');
  tables.push(table);
  return table;
};

describe.each(RULE_SETS.map(({ id }) => id))('a line of fire between two hexes, %s', rules => {
  it('is stopped where the field of fire of a ship in the first has it stopped, in every hex without a work', () => {
    const { session, helm } = sit(rules);
    const { desk } = session.setup.match.rules;
    const works = new Set(helm.units.value.flatMap(({ kind, hexes }) => (kind === 'ship' ? [] : [...hexes])));
    const found = { clear: 0, stopped: 0 };
    for (const { id, kind, present, hexes } of helm.units.value) {
      const [from] = hexes;
      if (kind !== 'ship' || !present || from === undefined) continue;
      const facings = [0, 1, 2, 3, 4, 5] as const;
      const field = facings.flatMap(
        facing => desk.outlook?.fieldFrom(session.now, id, { hex: from, facing, order: '' }) ?? [],
      );
      for (const { hex, blocked } of field) {
        if (works.has(hex)) continue;
        expect(desk.fire.line!(session.now, from, hex) === 0, `${id} at ${hex}`).toBe(blocked === 0);
        found[blocked === 0 ? 'clear' : 'stopped'] += 1;
      }
    }
    expect(found.clear).toBeGreaterThan(20);
    expect(found.stopped).toBeGreaterThan(0);
  });
});

describe('the ruler', () => {
  it('measures from the ship in hand to where one points, then between what is pressed, and gives no order', () => {
    const { session, helm, overlays } = sit('portable');
    const { ruler } = overlays;
    const { chart } = session.setup.match;
    const unit = helm.units.value.find(({ kind, side }) => kind === 'ship' && side === 'union')!;
    const from = unit.hexes[0]!;
    const to = chart.neighbour(chart.neighbour(from, 0), 0);
    expect(ruler.press(from)).toBe(false);
    ruler.toggle(from);
    expect(ruler.words).toBe('Ruler: choose the second hex.');
    helm.hovered.value = to;
    expect(ruler.words).toMatch(/: 2 hexes east, .*\. The line of fire is (clear|stopped at \d+)\.$/);
    expect(ruler.press(to)).toBe(true);
    helm.hovered.value = 0;
    expect(ruler.measured.value).toMatchObject({ from, to });
    ruler.press(to);
    ruler.press(from);
    expect(ruler.measured.value).toMatchObject({ from: to, to: from });
    expect(session.history.value).toEqual([]);
    ruler.press(0);
    expect(ruler.measured.value).toBeNull();
  });
});
