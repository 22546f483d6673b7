import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inProcess, ROOT } from '../../helpers/commandLine.ts';

const SERIES = ['--scenario', 'memphis', '--games', '6', '--seed', 'cli'];

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'brownwater-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('brownwater report', () => {
  it('says the same of a series played at once and of its parts', async () => {
    for (const part of ['1/2', '2/2'])
      await inProcess(['match', ...SERIES, '--shard', part, '--games-file', `${part[0] ?? ''}.jsonl`], folder);
    const whole = await inProcess(['report', ...SERIES, '--json'], folder);
    const parts = await inProcess(['report', '1.jsonl', '2.jsonl', '--json'], folder);
    expect(whole.status).toBe(0);
    expect(parts.out).toBe(whole.out);
    expect((JSON.parse(whole.out) as { games: number }).games).toBe(6);
  });

  it('prints text, and writes a page where it is asked for one', async () => {
    const ran = await inProcess(['report', ...SERIES, '--html', 'page.html', '--game', 'here"there'], folder);
    expect(ran.status).toBe(0);
    expect(ran.out).toContain('\nWho won\n');
    const page = readFileSync(join(folder, 'page.html'), 'utf8');
    expect(page).toContain('value="here&quot;there"');
    expect(page).toContain('</html>');
  });

  it.each([
    [['report'], 'expected --scenario, or files'],
    [['report', 'none.jsonl'], 'none.jsonl'],
    [['report', 'x.jsonl', '--swap'], '--swap: '],
    [['report', ...SERIES, '--html', 'no/such/folder.html'], 'folder.html'],
  ])('refuses %j with one message', async (words, said) => {
    const ran = await inProcess(words, folder);
    expect(ran.status).toBe(2);
    expect(ran.out).toBe('');
    expect(ran.err).toContain(said);
  });
});

describe('brownwater lint', () => {
  it('exits 0 with remarks, 1 with more, 2 where it cannot read', async () => {
    expect((await inProcess(['lint', 'memphis'])).status).toBe(0);
    const spoilt = JSON.parse(readFileSync(join(ROOT, 'scenarios/memphis.json'), 'utf8')) as { turns: number };
    writeFileSync(
      join(folder, 'short.json'),
      JSON.stringify({ ...spoilt, homeEdges: { union: ['left'], confederate: ['left'] } }),
    );
    const ran = await inProcess(['lint', 'short.json', '--json'], folder);
    expect(ran.status).toBe(1);
    const { files } = JSON.parse(ran.out) as { files: { findings: { path: string; severity: string }[] }[] };
    expect(files[0]?.findings).toContainEqual(expect.objectContaining({ path: 'homeEdges', severity: 'warning' }));
    expect((await inProcess(['lint', 'memfis'])).status).toBe(2);
  });
});
