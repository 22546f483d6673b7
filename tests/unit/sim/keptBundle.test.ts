import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brownwater, ROOT } from '../../helpers/commandLine.ts';
import { bundle } from '../../../scripts/bundle.mjs';
import { keptBundle } from '../../../scripts/keptBundle.mjs';

/** No process has such a number. */
const GONE = 2 ** 30;

let root: string;
let made: number;

const shelf = (): string => join(root, 'shelf');
const bundles = (): string[] => readdirSync(shelf()).filter(name => name !== 'readers');
const source = (name: string): string => join(root, 'src', name);
const bundled = (make = (): Promise<void> => Promise.resolve()): Promise<string> =>
  keptBundle(shelf(), [join(root, 'src'), join(root, 'lock.json')], async folder => {
    made += 1;
    await make();
    writeFileSync(join(folder, 'cli.js'), readFileSync(source('deep/one.ts'), 'utf8'));
  });

beforeEach(() => {
  made = 0;
  root = mkdtempSync(join(tmpdir(), 'brownwater-bundle-'));
  mkdirSync(source('deep'), { recursive: true });
  writeFileSync(source('deep/one.ts'), 'one');
  writeFileSync(join(root, 'lock.json'), '{}');
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

describe('the command', () => {
  it('runs what was bundled for the command before it', async () => {
    const kept = join(ROOT, 'node_modules/.cache/brownwater');
    const files = (): string[] =>
      readdirSync(kept, { recursive: true, encoding: 'utf8' })
        .filter(file => file.endsWith('.js'))
        .map(file => `${file} ${statSync(join(kept, file)).ino}`);
    expect((await brownwater(['--help'])).status).toBe(0);
    const first = files();
    expect(first.some(file => file.includes('cli.js'))).toBe(true);
    expect((await brownwater(['--help'])).status).toBe(0);
    expect(files()).toEqual(first);
  });
});

describe('the bundle of the command', () => {
  it('is made once and found again', async () => {
    const first = await bundled();
    expect(readFileSync(join(first, 'cli.js'), 'utf8')).toBe('one');
    expect(await bundled()).toBe(first);
    expect(made).toBe(1);
  });

  it.each([
    ['a source has grown', () => writeFileSync(source('deep/one.ts'), 'another')],
    ['a source was written again', () => utimesSync(source('deep/one.ts'), 1, 1)],
    ['a source was added', () => writeFileSync(source('two.ts'), 'two')],
    ['another package was installed', () => writeFileSync(join(root, 'lock.json'), '{ }')],
  ])('is made anew when %s, and the old one goes', async (_, change) => {
    const first = await bundled();
    rmSync(join(shelf(), 'readers'), { recursive: true });
    change();
    const second = await bundled();
    expect(made).toBe(2);
    expect(readFileSync(join(second, 'cli.js'), 'utf8')).toBe(readFileSync(source('deep/one.ts'), 'utf8'));
    expect(existsSync(first)).toBe(false);
    expect(bundles()).toHaveLength(1);
  });

  it('stays while somebody reads it, and what a process that is gone has read or begun goes', async () => {
    for (const name of ['old', 'read', 'left', 'making-1', `making-${GONE}`])
      mkdirSync(join(shelf(), name), { recursive: true });
    mkdirSync(join(shelf(), 'readers'));
    // Process 1 always runs.
    writeFileSync(join(shelf(), 'readers', '1'), 'read');
    writeFileSync(join(shelf(), 'readers', String(GONE)), 'left');
    await bundled();
    expect(bundles()).toEqual(expect.arrayContaining(['making-1', 'read']));
    expect(bundles()).toHaveLength(3);
    expect(readdirSync(join(shelf(), 'readers')).sort()).toEqual(['1', String(process.pid)].sort());
  });

  it('is the one of whoever was quicker', async () => {
    const folder = await bundled(async () => {
      // Another process finishes the same bundle meanwhile.
      const present = readFileSync(join(shelf(), 'readers', String(process.pid)), 'utf8');
      mkdirSync(join(shelf(), present));
      writeFileSync(join(shelf(), present, 'cli.js'), 'theirs');
    });
    expect(readFileSync(join(folder, 'cli.js'), 'utf8')).toBe('theirs');
    expect(bundles()).toHaveLength(1);
  });

  it('that cannot be made leaves nothing that would be taken for one', async () => {
    await expect(bundled(() => Promise.reject(new Error('a mistake in the sources')))).rejects.toThrow('a mistake');
    await bundled();
    expect(made).toBe(2);
  });

  it('says that it is of modules, so that Node does not compile each file as a script first', async () => {
    const folder = await bundle({ types: 'src/core/types.ts' }, join(root, 'typed'));
    expect(readdirSync(folder)).toContain('types.js');
    expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toEqual({ type: 'module' });
  });
});
