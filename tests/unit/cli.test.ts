import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RULE_SETS } from '../../src/rules/index.ts';
import { KERNEL_ENDINGS } from '../../src/core/engine.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface Ran {
  status: number;
  out: string;
  err: string;
}

/** Runs the command as a caller in that folder would. */
const brownwater = (words: string[], folder = ROOT): Promise<Ran> =>
  new Promise(resolve => {
    const env = { ...process.env, INIT_CWD: folder };
    execFile('node', [join(ROOT, 'scripts/brownwater.mjs'), ...words], { cwd: ROOT, env }, (error, out, err) => {
      resolve({ status: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });

const MATCH = ['match', '--rules', 'portable', '--scenario', 'memphis', '--union', 'random', '--confederate', 'random'];

interface MatchDocument {
  games: number;
  commands: number;
  seconds: number;
  wins: Record<string, number>;
  turns: { mean: number; min: number; max: number };
  endings: Record<string, number>;
}

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'brownwater-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const memphis = (): Record<string, unknown> =>
  JSON.parse(readFileSync(join(ROOT, 'scenarios/memphis.json'), 'utf8')) as Record<string, unknown>;

describe('brownwater match', () => {
  it('prints one document with exactly the promised keys, and nothing else on standard output', async () => {
    const ran = await brownwater([...MATCH, '--games', '12', '--seed', '1', '--json']);
    expect(ran.status).toBe(0);
    const document = JSON.parse(ran.out) as MatchDocument;
    expect(Object.keys(document)).toEqual([
      'rules',
      'scenario',
      'games',
      'commands',
      'seconds',
      'wins',
      'turns',
      'endings',
    ]);
    expect(Object.keys(document.wins)).toEqual(['union', 'confederate', 'draw']);
    expect(Object.keys(document.turns)).toEqual(['mean', 'min', 'max']);
    const sum = (counts: Record<string, number>): number =>
      Object.values(counts).reduce((all, count) => all + count, 0);
    expect(document.games).toBe(12);
    expect(sum(document.wins)).toBe(12);
    expect(sum(document.endings)).toBe(12);
    expect(ran.err).toContain('12 of 12 games');
  });

  it('says the same for the same seed but for the seconds, however many threads', async () => {
    const words = [...MATCH, '--games', '120', '--seed', 'x', '--json'];
    const [one, other] = await Promise.all([brownwater(words), brownwater([...words, '--jobs', '2'])]);
    const [first, second] = [one, other].map(ran => ({ ...(JSON.parse(ran.out) as MatchDocument), seconds: 0 }));
    expect(first).toEqual(second);
    const elsewhere = JSON.parse((await brownwater([...words.slice(0, -2), 'y', '--json'])).out) as MatchDocument;
    expect(elsewhere.commands).not.toBe(first?.commands);
  });

  it('takes a file relative to the caller, and the same battle by id', async () => {
    writeFileSync(join(folder, 'mine.json'), JSON.stringify({ ...memphis(), id: 'mine' }));
    const words = ['--games', '2', '--json'];
    const ran = await brownwater(['match', '--scenario', 'mine.json', ...words], folder);
    expect(ran.status).toBe(0);
    const shipped = await brownwater(['match', '--scenario', 'memphis', ...words], folder);
    const counted = (JSON.parse(ran.out) as MatchDocument).commands;
    expect(counted).toBe((JSON.parse(shipped.out) as MatchDocument).commands);
  });

  it.each([
    [['match', '--scenario', 'memphus'], 'memphis'],
    [['match', '--rules', 'portabel', '--scenario', 'memphis'], 'portable'],
    [['match', '--scenario', 'memphis', '--union', 'randon'], 'random'],
    [['match', '--scenario', 'memphis', '--gmes', '3'], '--games'],
    [['match', '--scenario', 'memphis', '--games', '0'], 'whole number'],
    [['match', '--scenario', 'memphis', '--set', 'sandbar=on'], 'sandbars'],
    [['match', '--scenario', './nowhere.json'], 'nowhere.json'],
    [['mach'], 'match'],
  ])('%j: exit status 2 and a message that names %s', async (words, hint) => {
    const ran = await brownwater(words);
    expect(ran.status).toBe(2);
    expect(ran.err).toContain(hint);
    expect(ran.out).toBe('');
  });
});

describe('brownwater validate', () => {
  it('passes the shipped battles', async () => {
    const ran = await brownwater(['validate', 'memphis', 'scenarios/hampton-roads-2.json']);
    expect(ran.status).toBe(0);
    expect(ran.out.match(/: ok/g)).toHaveLength(2);
  });

  it('refuses a broken one with file, path, what was expected and the nearest known name', async () => {
    const forces = [...(memphis().forces as { vessel: string }[])];
    forces[0] = { ...forces[0], vessel: 'uss_bentn' };
    writeFileSync(join(folder, 'broken.json'), JSON.stringify({ ...memphis(), forces }));
    const ran = await brownwater(['validate', 'broken.json'], folder);
    expect(ran.status).toBe(2);
    expect(ran.err).toContain('broken.json');
    expect(ran.err).toContain('forces[0].vessel');
    expect(ran.err).toContain('uss_benton');
  });
});

describe('brownwater fuzz', () => {
  it('prints games, commands, failures and coverage', async () => {
    const ran = await brownwater([
      'fuzz',
      '--rules',
      'portable',
      '--games',
      '8',
      '--seed',
      '3',
      '--jobs',
      '2',
      '--json',
    ]);
    expect(ran.status).toBe(0);
    const document = JSON.parse(ran.out) as { games: number; failures: number; coverage: Record<string, number> };
    expect(Object.keys(document)).toEqual(['games', 'commands', 'failures', 'coverage']);
    expect(document.games).toBe(8);
    expect(document.failures).toBe(0);
    expect(document.coverage['command aim']).toBeGreaterThan(0);
  });
});

describe('docs/command-line.md', () => {
  it('lists every cause of an ending', () => {
    const text = readFileSync(join(ROOT, 'docs/command-line.md'), 'utf8');
    for (const cause of Object.keys(KERNEL_ENDINGS)) expect(text).toContain(`\`${cause}\``);
    for (const rules of RULE_SETS)
      for (const cause of Object.keys(rules.endings)) expect(text).toContain(`\`${cause}\``);
  });
});
