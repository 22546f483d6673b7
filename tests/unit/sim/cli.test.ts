import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RULE_SETS } from '../../../src/rules/index.ts';
import { KERNEL_ENDINGS } from '../../../src/core/engine.ts';
import { brownwater, inProcess, ROOT } from '../../helpers/commandLine.ts';

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

  it('takes a file relative to the caller, and the same battle by id', async () => {
    writeFileSync(join(folder, 'mine.json'), JSON.stringify({ ...memphis(), id: 'mine' }));
    const words = ['--games', '2', '--json'];
    const ran = await inProcess(['match', '--scenario', 'mine.json', ...words], folder);
    expect(ran.status).toBe(0);
    const shipped = await inProcess(['match', '--scenario', 'memphis', ...words], folder);
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
    [['match', '--scenario', 'memphis', '--set', 'sandbars=yes'], 'expected on or off, found "yes"'],
    [['match', '--scenario', 'memphis', '--set', 'sandbars=on,sandbars=off'], 'given twice'],
    [['match'], '--scenario: expected a battle'],
    [['match', '--scenario', 'memphis', '--until', '3'], 'such as 3%'],
    [['match', '--scenario', 'memphis', '--until', '50%'], 'below 50%'],
    [['match', '--scenario', 'memphis', '--shard', '5/4'], 'k from 1 to n'],
    [['match', '--scenario', 'memphis', '--shard', '1/0'], 'k from 1 to n'],
    [['match', '--scenario', 'memphis', '--shard', '3/4', '--games', '2'], 'found none of its 2 seeds'],
    [['match', '--scenario', 'memphis', '--shard', '1/4', '--until', '3%'], 'no --shard beside it'],
    [['match', '--scenario', 'memphis', '--csv', '--json'], '--json'],
    [['match', '--scenario', 'memphis', '--games-file', 'no/such/folder/games.jsonl'], 'there is no folder'],
    [['match', '--scenario', './nowhere.json'], 'nowhere.json'],
    [['mach'], 'match'],
  ])('%j: exit status 2 and a message that names %s', async (words, hint) => {
    const ran = await inProcess(words);
    expect(ran.status).toBe(2);
    expect(ran.err).toContain(hint);
    expect(ran.err.trim().split('\n').length).toBeLessThanOrEqual(2);
    expect(ran.out).toBe('');
  });
});

describe('brownwater validate', () => {
  it('passes the shipped battles', async () => {
    const ran = await inProcess(['validate', 'memphis', 'scenarios/hampton-roads-2.json']);
    expect(ran.status).toBe(0);
    expect(ran.out.match(/: ok/g)).toHaveLength(2);
  });

  it('refuses a broken one with file, path, what was expected and the nearest known name', async () => {
    const forces = [...(memphis().forces as { vessel: string }[])];
    forces[0] = { ...forces[0], vessel: 'uss_bentn' };
    writeFileSync(join(folder, 'broken.json'), JSON.stringify({ ...memphis(), forces }));
    const ran = await inProcess(['validate', 'broken.json'], folder);
    expect(ran.status).toBe(2);
    expect(ran.err).toContain('broken.json');
    expect(ran.err).toContain('forces[0].vessel');
    expect(ran.err).toContain('uss_benton');
  });
});

describe('brownwater --help', () => {
  const help = async (...words: string[]): Promise<string> => {
    const ran = await inProcess([...words, '--help']);
    expect(ran.status).toBe(0);
    return ran.out;
  };

  it('gives examples for every command', async () => {
    const commands = [...(await help()).matchAll(/^ {2}([a-z]+) \[options\]/gm)].map(([, name = '']) => name);
    expect(commands).toContain('match');
    expect(commands).toContain('odds');
    for (const command of commands)
      expect(await help(command)).toMatch(new RegExp(`Examples:\n  brownwater ${command} `));
  });
});

describe('docs/command-line.md', () => {
  it('tells of every command, and with the pages beside it of every flag', async () => {
    const page = (name: string): string => readFileSync(join(ROOT, 'docs', name), 'utf8');
    const docs = readdirSync(join(ROOT, 'docs'))
      .filter(name => name.endsWith('.md'))
      .map(page)
      .join();
    const missing: string[] = [];
    const commands = [...(await inProcess(['--help'])).out.matchAll(/^ {2}([a-z]+) \[options\]/gm)];
    for (const [, command = ''] of commands) {
      if (!page('command-line.md').includes(`\n## \`${command}\`\n`)) missing.push(command);
      const flags = (await inProcess([command, '--help'])).out.matchAll(/^ {2}(?:-\w, )?(--[a-z-]+)/gm);
      for (const [, flag = ''] of flags)
        if (flag !== '--help' && !docs.includes(flag)) missing.push(`${command} ${flag}`);
    }
    expect(missing).toEqual([]);
  });

  it('lists every cause of an ending', () => {
    const text = readFileSync(join(ROOT, 'docs/command-line.md'), 'utf8');
    for (const cause of Object.keys(KERNEL_ENDINGS)) expect(text).toContain(`\`${cause}\``);
    for (const rules of RULE_SETS)
      for (const cause of Object.keys(rules.endings)) expect(text).toContain(`\`${cause}\``);
  });
});
