/** docs/reliability.md against what was measured, and against what there is. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  BEGIN,
  END,
  PROMISES,
  SYSTEMS,
  tableOf,
  testCommand,
  testFigures,
  type Kept,
} from '../../../scripts/promises.mjs';
import { RULE_SETS } from '../../../src/rules/index.ts';

const ROOT = new URL('../../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, ROOT), 'utf8');
const page = read('docs/reliability.md');
const kept = JSON.parse(read('docs/reliability.json')) as Kept;

/** A table's cells, however it is laid out. */
const cellsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .filter(line => !/^\|[\s|-]+$/.test(line))
    .map(line => line.split('|').map(cell => cell.trim()));

/** What must never be counted. */
const BAD = ['faults', 'failures', 'failed'];

describe('docs/reliability.md', () => {
  it('has a chapter for every promise', () => {
    const chapters = [...page.matchAll(/^## (.*)$/gm)].map(([, title]) => title);
    expect(chapters).toEqual([...PROMISES.map(({ title }) => title), 'Figures']);
  });

  it('has the figures that were measured last', () => {
    const table = page.slice(page.indexOf(BEGIN) + BEGIN.length, page.indexOf(END));
    expect(cellsOf(table)).toEqual(cellsOf(tableOf(kept)));
  });

  it.each(PROMISES)('$title: what tests it is there, was run, and found no fault', ({ id, tests, also }) => {
    expect(tests.filter(file => !existsSync(new URL(file, ROOT)))).toEqual([]);
    for (const measured of [kept[id], ...(also ? [kept[`${id}+`]] : [])]) {
      expect(measured, 'measured').toBeDefined();
      expect(Object.keys(measured!.figures).length).toBeGreaterThan(1);
      expect(Object.entries(measured!.figures).filter(([what, count]) => BAD.includes(what) && count > 0)).toEqual([]);
      expect(Object.values(measured!.figures)[0]).toBeGreaterThan(0);
    }
  });

  it.each(PROMISES)(
    '$title: was measured by the tests that stand there now, over every system',
    ({ id, tests, also }) => {
      expect(kept[id]?.command).toBe(testCommand(tests));
      const systems = also && kept[`${id}+`]?.figures.systems;
      if (systems !== undefined) expect(systems).toBe(SYSTEMS.length);
    },
  );

  it('leaves no rule system out', () => {
    expect(SYSTEMS).toEqual(RULE_SETS.map(({ id }) => id));
  });

  it('names commands that there are', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...page.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!);
    expect(named.filter(name => !(name in scripts))).toEqual([]);
  });

  it('reads what the commands print', () => {
    expect(testFigures(' Test Files  1 failed (1)\n      Tests  2 failed | 7 passed (9)\n')).toEqual({
      tests: 7,
      failed: 2,
    });
    const { figures } = PROMISES.find(({ id }) => id === 'last-move')!.also!;
    const line = (faults: number, system = 'portable'): string =>
      `${system}         10 kills in 2 games, 55 commands seen, at most 1 of the last 300 ms gone, ${faults} faults\n`;
    expect(figures(`${line(0)}${line(2)}${line(0, 'quick-sheet')}Nothing is lost.`)).toEqual({
      systems: 2,
      kills: 30,
      'commands seen': 165,
      faults: 2,
    });
    const fuzz = PROMISES.find(({ id }) => id === 'hidden')!.also!.figures;
    const counted = '4 of 5 games\n5 games, 70 commands, 1 failures\ncommand done: 3';
    expect(fuzz(`never met: one, other\n${counted}\n${counted}`)).toEqual({
      systems: 2,
      games: 10,
      commands: 140,
      failures: 2,
      'labels never met': 2,
    });
  });
});
