// @vitest-environment happy-dom
/** The armour of a ship beside her sheet: drawn, listed, tried against a gun, and laid over the chart. */
import { render } from 'preact';
import { afterEach, expect, it } from 'vitest';
import type { PlatePlace } from '../../../src/system/desk/index.ts';
import { farInWords, inRow, SHEET } from '../../../src/app/play/armourLayout.ts';
import { ArmourView } from '../../../src/app/play/armourView.tsx';
import { UnitCard } from '../../../src/app/play/unitSheet.tsx';
import { OverlayLegend } from '../../../src/app/overlays/legend.tsx';
import { ringWash } from '../../../src/app/overlays/overlays.ts';
import { Session } from '../../../src/app/table/session.ts';
import { Table } from '../../../src/app/table/table.ts';
import { shippedBattle } from '../../../src/app/files/shipped.ts';
import { findRuleSet, matchOf } from '../../../src/rules/index.ts';
import { newGame } from '../../../src/trials/gameFile.ts';

const battle = shippedBattle('wassaw-sound')!;
let table: Table;
const lay = (rules: string): Table => {
  const session = new Session(
    newGame({
      name: 'A game',
      created: '2026-01-02T03:04:05.000Z',
      seed: 'armour',
      battle,
      match: matchOf(findRuleSet(rules)!, battle.scenario),
      players: { union: 'human', confederate: 'human' },
    }),
    () => undefined,
  );
  session.lift();
  table = new Table('armour', session);
  return table;
};

afterEach(() => {
  render(null, document.body);
  table.leave();
});

const texts = (selector: string): (string | null)[] =>
  [...document.querySelectorAll(selector)].map(element => element.textContent);

const atlantaIn = ({ helm }: Table) => helm.units.value.find(({ name }) => name.includes('Atlanta'))!;

it('a ship has the way to her armour on her sheet where the rules compare shots with plates, and nowhere else', () => {
  const shown = (rules: string): boolean => {
    lay(rules);
    render(<UnitCard table={table} unit={atlantaIn(table)} />, document.body);
    const found = document.querySelector('[data-testid="armour-open"]') !== null;
    table.leave();
    return found;
  };
  expect(shown('portable')).toBe(false);
  expect(shown('nws-1971')).toBe(true);
});

it('every plate stands in the drawing and in the table; with a gun chosen, what comes of it, in words and by its sign', async () => {
  lay('nws-1971');
  render(<ArmourView table={table} unit={atlantaIn(table)} close={() => undefined} />, document.body);
  expect(texts('.plateTable tbody th')[0]).toContain('4 in iron on 18 in wood, sloped 30° from level');
  expect(texts('.armourSide .plateInches')).toHaveLength(4);
  expect(texts('.plateComes')).toEqual([]);
  const select = document.querySelector<HTMLSelectElement>('[data-testid="armour-gun"]')!;
  select.selectedIndex = 1;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.poll(() => texts('.plateComes').length).toBe(4);
  expect(texts('.armourSays')[0]).toContain('At 12 hexes, from ahead: the shot goes through 5.9 inches.');
  const cells = texts('.plateTable tbody td:last-child');
  expect(cells[0]).toContain('may jam');
  expect(cells[0]).toContain('through to 3 hexes, may jam to 12 hexes');
  expect(cells[1]).toContain('not struck from there');
  expect(document.querySelectorAll('.armourSide .plateSign.through')).toHaveLength(1);
  expect(document.querySelectorAll('.armourSide .plateSign.jams')).toHaveLength(1);
});

it('on the chart the rings of that shot have letters, and the legend says of each what breaks there', async () => {
  lay('nws-1971');
  let closed = false;
  render(<ArmourView table={table} unit={atlantaIn(table)} close={() => (closed = true)} />, document.body);
  const select = document.querySelector<HTMLSelectElement>('[data-testid="armour-gun"]')!;
  select.selectedIndex = 1;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.poll(() => document.querySelector('.second')).not.toBe(null);
  document.querySelector<HTMLElement>('.second')!.click();
  expect(closed).toBe(true);
  render(<OverlayLegend table={table} />, document.body);
  expect(texts('h2')).toEqual(['15-inch Dahlgren smoothbore of USS Weehawken at CSS Atlanta']);
  const rings = texts('.rings li');
  expect(rings[0]).toBe('A through side, pilot house');
  expect(rings.at(-1)).toBe('E through pilot house; may jam bow');
  const figures = new Set(table.overlays.wash.value.map(({ figure }) => figure));
  expect([...figures].sort()).toEqual(['A', 'B', 'C', 'D', 'E']);
});

it('hexes of one ring are hatched alike, and closer the more is broken there', () => {
  lay('nws-1971');
  const ring = (hex: number, through: PlatePlace[], jams: PlatePlace[] = []) => ({ through, jams, hexes: [hex] });
  const wash = ringWash([ring(1, ['side', 'below']), ring(2, ['bow' as PlatePlace, 'rear']), ring(3, [], ['turret'])]);
  expect(wash.map(({ figure, level }) => [figure, level])).toEqual([
    ['A', 4],
    ['B', 4],
    ['C', 1],
  ]);
});

it('labels in a row never lie over each other nor off the sheet', () => {
  lay('nws-1971');
  const row = inRow([350, 352, 355]);
  expect(row.at(-1)).toBe(SHEET.breadth - SHEET.label / 2);
  for (const [index, at] of row.entries())
    if (index > 0) expect(at - row[index - 1]!).toBeGreaterThanOrEqual(SHEET.label + SHEET.gap);
  expect(inRow([0, 3])[0]).toBe(SHEET.label / 2);
});

it('how far a plate breaks is said for every case', () => {
  lay('nws-1971');
  expect(farInWords({ throughTo: 3, jamsTo: 3 })).toBe('through to 3 hexes');
  expect(farInWords({ throughTo: 1, jamsTo: 12 })).toBe('through to 1 hex, may jam to 12 hexes');
  expect(farInWords({ throughTo: 0, jamsTo: 6 })).toBe('never through, may jam to 6 hexes');
  expect(farInWords({ throughTo: 0, jamsTo: 0 })).toBe('never through');
});
