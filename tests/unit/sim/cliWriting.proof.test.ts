/** Commands that write a file: they look before they work, print before they write, and leave what is there where they cannot. */
import { execFileSync, spawn } from 'node:child_process';
import type * as Disk from 'node:fs';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inProcess, type Ran } from '../../helpers/commandLine.ts';

/** Bytes that the disk still takes of a file. */
const disk = vi.hoisted(() => ({ room: Infinity }));

vi.mock('node:fs', async original => {
  const real = await original<typeof Disk>();
  return {
    ...real,
    writeFileSync: (file: string, content: string, options?: object) => {
      real.writeFileSync(file, content.slice(0, disk.room), options);
      if (content.length > disk.room) throw new Error('ENOSPC: no space left on device, write');
    },
  };
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brownwater-writing-'));
});
afterEach(() => {
  disk.room = Infinity;
  rmSync(folder, { recursive: true });
});

const run = (...words: string[]): Promise<Ran> => inProcess(words, folder);
const SERIES = ['--scenario', 'first-command', '--games', '2'];

/** Every command that writes, without the place. */
const WRITERS: [string, string[], string][] = [
  ['match', ['match', ...SERIES, '--games-file'], 'games.jsonl'],
  ['merge', ['merge', 'played.jsonl', '--games-file'], 'games.jsonl'],
  ['report', ['report', ...SERIES, '--html'], 'page.html'],
  ['generate', ['generate', '--seed', '7', '--out'], 'mine.json'],
  ['tiled export', ['tiled', 'export', 'first-command', '--out'], 'map.tmj'],
  ['tiled import', ['tiled', 'import', 'drawn.tmj', '--out'], 'mine.json'],
];

/** What `merge` and `tiled import` read. */
const prepare = async (): Promise<void> => {
  await run('match', ...SERIES, '--games-file', 'played.jsonl');
  await run('tiled', 'export', 'first-command', '--out', 'drawn.tmj');
};

describe.each(WRITERS)('%s', (_, words, name) => {
  const refused = async (place: string): Promise<string> => {
    const ran = await run(...words, place);
    expect(ran.status).toBe(2);
    expect(ran.out).toBe('');
    // One sentence, and no word of games that have been played.
    expect(ran.err.trimEnd().split('\n')).toHaveLength(1);
    return ran.err;
  };

  it('refuses a place that cannot be written before it does anything', async () => {
    await prepare();
    mkdirSync(join(folder, name));
    expect(await refused(name)).toContain(`${join(folder, name)}: cannot be written: it is a folder`);
    expect(await refused(`nowhere/${name}`)).toContain(`cannot be written: there is no folder ${folder}/nowhere`);
    expect(await refused(`played.jsonl/${name}`)).toContain('cannot be written');
    expect(await refused(`${'x'.repeat(300)}${name}`)).toContain('cannot be written: ENAMETOOLONG');
    expect(readdirSync(folder).filter(each => each.endsWith('.part'))).toEqual([]);
  });

  it('leaves what is there where the disk is full, and says so', async () => {
    await prepare();
    writeFileSync(join(folder, name), 'as it was');
    disk.room = 5;
    const ran = await run(...words, name);
    expect(ran.status).toBe(2);
    expect(ran.err).toContain('cannot be written: ENOSPC');
    expect(readFileSync(join(folder, name), 'utf8')).toBe('as it was');
    expect(readdirSync(folder).filter(each => each.endsWith('.part'))).toEqual([]);
  });

  it('writes it', async () => {
    await prepare();
    expect((await run(...words, name)).status).toBe(0);
    expect(readFileSync(join(folder, name), 'utf8').length).toBeGreaterThan(100);
  });
});

describe('a series that cannot be written', () => {
  it('is told all the same', async () => {
    const whole = await run('match', ...SERIES, '--csv');
    await prepare();
    disk.room = 5;
    for (const words of [
      ['match', ...SERIES],
      ['merge', 'played.jsonl'],
    ]) {
      const ran = await run(...words, '--csv', '--games-file', 'lost.jsonl');
      expect(ran.out).toBe(whole.out);
      expect(ran.status).toBe(2);
    }
    const told = await run('report', ...SERIES);
    const ran = await run('report', ...SERIES, '--html', 'lost.html');
    expect(ran.out).toBe(told.out);
    expect(ran.err).not.toContain('wrote');
    expect(readdirSync(folder).filter(name => name.startsWith('lost'))).toEqual([]);
  });
});

describe('a map of which one file cannot be written', () => {
  it('is not written at all', async () => {
    mkdirSync(join(folder, 'map.svg'));
    const ran = await run('tiled', 'export', 'first-command', '--out', 'map.tmj');
    expect(ran.err).toContain('map.svg: cannot be written: it is a folder');
    expect(readdirSync(folder)).toEqual(['map.svg']);
  });
});

describe('a pipe', () => {
  it('is written into and stays one', async () => {
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const reader = spawn('cat', [pipe]);
    const read = text(reader.stdout);
    expect((await run('match', ...SERIES, '--games-file', 'pipe')).status).toBe(0);
    await run('match', ...SERIES, '--games-file', 'file.jsonl');
    expect(await read).toBe(readFileSync(join(folder, 'file.jsonl'), 'utf8'));
    expect(readdirSync(folder).sort()).toEqual(['file.jsonl', 'pipe']);
  });
});
