import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RULE_SETS } from '../../../src/rules/index.ts';
import { findRuleSet } from '../../../src/rules/index.ts';
import { scenarioFileOf } from '../../../src/scenario/index.ts';
import { inProcess } from '../../helpers/commandLine.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brownwater-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const run = (...words: string[]) => inProcess(['generate', ...words], folder);
const fileIn = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));

interface Printed {
  rules: string;
  code: string | null;
  scenario: { rules: object };
}

describe('generate', () => {
  it('writes a battle that validate and lint find clean under every system', async () => {
    expect(await run('--rules', 'portable', '--seed', '7', '--out', 'mine.json')).toMatchObject({ status: 0, err: '' });
    const battle = join(folder, 'mine.json');
    expect((await inProcess(['validate', battle])).status).toBe(0);
    const linted = await inProcess(['lint', battle]);
    expect([linted.status, linted.out]).toEqual([0, expect.stringContaining('0 errors, 0 warnings')]);
  });

  it('prints the battle with its code, and the same battle from the code', async () => {
    const first = await run(
      '--seed',
      '7',
      '--kind',
      'estuary',
      '--size',
      '20x14',
      '--points',
      '90',
      '--features',
      'mines,bars',
      '--json',
    );
    const printed = JSON.parse(first.out) as Printed;
    expect(printed.code).toBe('estuary-20x14-p90.bars.mines-7');
    expect(Object.keys(printed.scenario.rules)).toEqual(RULE_SETS.map(({ id }) => id));
    const again = await run('--code', printed.code ?? '', '--json');
    expect(again.out).toBe(first.out);
    expect((await run('--code', printed.code ?? '')).out).toBe(`${JSON.stringify(printed.scenario, null, 2)}\n`);
  });

  it('takes the fleets of the caller', async () => {
    const { out } = await run('--seed', '7', '--union', 'uss_cairo,uss_benton', '--out', 'mine.json', '--json');
    expect((JSON.parse(out) as Printed).code).toBe('river-24x16-p200-union:uss_cairo,uss_benton-7');
    const { forces } = fileIn('mine.json') as { forces: { side: string; vessel: string }[] };
    const own = forces.flatMap(({ side, vessel }) => (side === 'union' ? [vessel] : []));
    expect(own.sort()).toEqual(['uss_benton', 'uss_cairo']);
  });

  it("makes the rulebook's own battle with --printed", async () => {
    const { out } = await run('--rules', 'quick-sheet', '--printed', '--seed', 'points', '--json');
    const printed = findRuleSet('quick-sheet')?.generate?.('points');
    if (!printed) throw new Error('the quick sheet makes no battles');
    expect(JSON.parse(out)).toEqual({
      rules: 'quick-sheet',
      code: null,
      scenario: JSON.parse(JSON.stringify(scenarioFileOf(printed))) as unknown,
    });
  });

  it('tries many', async () => {
    const { status, out } = await run('--rules', 'portable', '--seed', 'cli', '--try', '2', '--json');
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ rules: 'portable', battles: 2, failures: 0 });
  });

  it.each([
    [
      ['--rules', 'portble', '--seed', '7'],
      '--rules: expected a rule system, found "portble" (nearest known name "portable"?)',
    ],
    [[], '--seed: expected a seed, or a whole battle in --code'],
    [['--seed', 'a b'], '--seed: expected a seed of 1 to 60 letters'],
    [['--seed', '7', '--kind', 'lake'], '--kind: expected a kind of water, found "lake"'],
    [['--seed', '7', '--size', '24'], '--size: expected columns and rows as in 24x16, found "24"'],
    [['--seed', '7', '--size', '24x40'], '--size: expected rows from 12 to 32, found 40'],
    [['--seed', '7', '--points', 'many'], '--points: expected points from 60 to 600, found "many"'],
    [['--seed', '7', '--features', 'fort'], 'expected a feature, found "fort" (nearest known name "forts"?)'],
    [
      ['--seed', '7', '--union', 'uss_cairo,uss_monitr'],
      '--union[1]: expected a union vessel of the catalogue, found "uss_monitr" (nearest known name "uss_monitor"?)',
    ],
    [['--code', 'pond-7'], '--code: expected a battle like'],
    [['--code', 'river-24x16-p200-7', '--seed', '8'], '--seed'],
    [
      ['--rules', 'portable', '--printed', '--seed', '7'],
      '--printed: the rulebook of Portable makes no battles (known: quick-sheet, river-coastal)',
    ],
    [['--rules', 'quick-sheet', '--printed', '--seed', '7', '--points', '90'], '--points'],
    [['--seed', '7', '--out', 'nowhere/mine.json'], 'there is no folder'],
  ])('refuses %j and writes nothing', async (words, message) => {
    const { status, out, err } = await run(...words, ...(words.includes('--out') ? [] : ['--out', 'mine.json']));
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(readdirSync(folder)).toEqual([]);
  });
});
