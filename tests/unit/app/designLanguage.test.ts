/** docs/design-language.md names every colour and every measure of the page, and no others. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CONTRASTS, PALETTES } from '../../../src/app/settings/keptLook.ts';
import { cssVariables, GROUNDS } from '../../../src/app/settings/palette.ts';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

const page = read('docs/design-language.md');

/** The rows of the table under a heading row, without their bars. */
const rowsUnder = (heading: string): string[][] => {
  const lines = page.split('\n');
  const from = lines.findIndex(line => line.replace(/ +/g, ' ').startsWith(`| ${heading} |`)) + 2;
  const rows = lines.slice(from);
  return rows
    .slice(
      0,
      rows.findIndex(line => !line.startsWith('|')),
    )
    .map(row =>
      row
        .slice(1, -1)
        .split('|')
        .map(cell => cell.trim()),
    );
};

const quotedIn = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => String(name));

it('names every colour of the page', () => {
  const named = rowsUnder('group').flatMap(([group, names]) =>
    quotedIn(names).map(name => `--${quotedIn(group)[0]}-${name}`),
  );
  expect(named).toEqual(Object.keys(cssVariables()));
});

it('names every palette and contrast', () => {
  expect(rowsUnder('palette').flatMap(([name]) => quotedIn(name))).toEqual([...PALETTES]);
  expect(rowsUnder('contrast').flatMap(([name]) => quotedIn(name))).toEqual(Object.keys(GROUNDS));
  expect(CONTRASTS).toEqual(expect.arrayContaining(Object.keys(GROUNDS)));
});

it('names every measure, with its value where it is a number or a weight', () => {
  const [, root = ''] = /:root \{([^}]*)\}/.exec(read('src/app/ui/tokens.css')) ?? [];
  const tokens = new Map([...root.matchAll(/(--[a-z-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
  expect([...tokens.keys()].filter(name => !page.includes(`\`${name}\``))).toEqual([]);
  const rows = page.split('\n').flatMap(line => [...line.matchAll(/^\| `(--[a-z-]+)` +\| ([^|]+?) +\|/g)]);
  expect(rows.length).toBeGreaterThan(10);
  for (const [, name = '', value = ''] of rows) {
    expect(tokens.has(name), name).toBe(true);
    if (/^\d/.test(value)) expect(tokens.get(name), name).toMatch(new RegExp(`^${value.replace('.', '\\.')}`));
  }
});
