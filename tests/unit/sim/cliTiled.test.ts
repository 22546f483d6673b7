import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scenarioFileOf } from '../../../src/scenario/index.ts';
import { tiledFiles } from '../../../src/scenario/tiled/index.ts';
import { inProcess, ROOT } from '../../helpers/commandLine.ts';
import { scenarioNamed } from '../../helpers/scenarios.ts';

const EXAMPLE = join(ROOT, 'assets/tiled');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brownwater-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const run = (...words: string[]) => inProcess(['tiled', ...words], folder);
const json = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, unknown>;

describe('tiled export and import', () => {
  it('write a battle as a map with tileset and picture, and read the same battle from it', async () => {
    const out = await run('export', 'memphis', '--out', 'here.tmj');
    expect(out).toMatchObject({ status: 0, err: '' });
    expect(out.out.trim().split('\n')).toEqual(['here.svg', 'here.tsj', 'here.tmj'].map(name => join(folder, name)));
    expect(readdirSync(folder).sort()).toEqual(['here.svg', 'here.tmj', 'here.tsj']);
    expect((await run('import', 'here.tmj', '--out', 'again.json')).status).toBe(0);
    expect(json('again.json')).toEqual(scenarioFileOf(scenarioNamed('memphis')));
  });

  it('read a drawn chart into another battle', async () => {
    await run('export', 'memphis', '--out', 'here.tmj');
    const { layers, ...map } = json('here.tmj') as { layers: { name: string }[] };
    const chart = layers.filter(({ name }) => name === 'terrain' || name === 'current');
    writeFileSync(join(folder, 'bare.tmj'), JSON.stringify({ ...map, layers: chart, properties: [] }));
    expect((await run('import', 'bare.tmj', '--into', 'memphis', '--out', 'again.json')).status).toBe(0);
    expect(json('again.json')).toEqual(scenarioFileOf(scenarioNamed('memphis')));
  });

  it.each([
    ['orientation', 'orthogonal', 'orientation: expected "hexagonal", found "orthogonal"'],
    ['staggerindex', 'even', 'staggerindex: expected "odd", found "even"'],
    ['tilesets', [{ firstgid: 1, source: 'lost.tsj' }], 'tilesets[0].source: the tileset "lost.tsj" is not there'],
  ])('refuse a map with another %s, with file and reason, and write nothing', async (key, value, words) => {
    await run('export', 'memphis', '--out', 'here.tmj');
    writeFileSync(join(folder, 'wrong.tmj'), JSON.stringify({ ...json('here.tmj'), [key]: value }));
    const { status, out, err } = await run('import', 'wrong.tmj', '--out', 'again.json');
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain(`${join(folder, 'wrong.tmj')}: ${words}`);
    expect(readdirSync(folder)).not.toContain('again.json');
  });

  it('refuse a battle that its own parser refuses', async () => {
    await run('export', 'memphis', '--out', 'here.tmj');
    const map = json('here.tmj') as { properties: { name: string }[] };
    map.properties = map.properties.filter(({ name }) => name !== 'title');
    writeFileSync(join(folder, 'wrong.tmj'), JSON.stringify(map));
    const { status, err } = await run('import', 'wrong.tmj', '--out', 'again.json');
    expect(status).toBe(2);
    expect(err).toContain('the key "title" is missing');
    expect(readdirSync(folder)).not.toContain('again.json');
  });

  it.each([
    [['export', 'memphis', '--out', 'here.json'], '--out: expected a file ending in .tmj, found "here.json"'],
    [['export', 'memphis', '--out', 'nowhere/here.tmj'], 'there is no folder'],
    [['export', 'memphi', '--out', 'here.tmj'], 'nearest known name "memphis"'],
    [['import', 'here.tmj', '--out', 'again.json'], 'here.tmj: cannot be read'],
    [['import', 'here.tmj', '--out', 'again.tmj'], '--out: expected a file ending in .json, found "again.tmj"'],
  ])('refuse %j', async (words, message) => {
    const { status, err } = await run(...words);
    expect(status).toBe(2);
    expect(err).toContain(message);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('the example in assets/tiled', () => {
  it('is what the exporter writes', () => {
    const files = tiledFiles(scenarioNamed('everything'), 'brownwater');
    expect(readdirSync(EXAMPLE).sort()).toEqual([...files.map(([name]) => name), 'README.md'].sort());
    for (const [name, text] of files) expect(readFileSync(join(EXAMPLE, name), 'utf8'), name).toBe(text);
  });
});
