/** Files of every release so far: this build reads them, and goes on from them to the same end. */
import 'fake-indexeddb/auto';
import { Window } from 'happy-dom';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { outcomeOf, type Known } from './outcomes.ts';

const HERE = new URL('./', import.meta.url);
const releases = readdirSync(HERE, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => name);

vi.stubGlobal('localStorage', new Window().localStorage);

it('there are samples, and one that is refused or comes out otherwise is told', async () => {
  expect(releases).not.toEqual([]);
  const folder = new URL(`${releases[0]}/saves/`, HERE);
  const [name = ''] = readdirSync(folder);
  const read = (text: string): Promise<unknown> => outcomeOf(`saves/${name}`, text, {}, () => '');
  const sound = readFileSync(new URL(name, folder), 'utf8');
  expect(await read(sound)).toMatchObject({ after: expect.stringMatching(/^[0-9a-f]{32}$/) as string });
  await expect(read(sound.replace('brownwater-game', 'brownwater-other'))).rejects.toThrow('refused');
  await expect(read(sound.replace(/"stateHash": "\w+"/, `"stateHash": "${'0'.repeat(32)}"`))).rejects.toThrow(
    'refused',
  );
});

describe.each(releases)('release %s', release => {
  const textOf = (file: string): string => readFileSync(new URL(`${release}/${file}`, HERE), 'utf8');
  const known = JSON.parse(textOf('known.json')) as Record<string, Known>;
  const files = readdirSync(new URL(release, HERE), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ name, parentPath }) => `${parentPath}/${name}`.split(`${release}/`)[1] ?? name)
    .map(file => file.replace(/^\//, ''));

  it('has nothing of which it is not known what comes of it', () => {
    expect(files.filter(file => file !== 'known.json').sort()).toEqual(Object.keys(known).sort());
  });

  it.each(Object.keys(known))('%s', async file => {
    const { then, comes } = known[file]!;
    vi.resetModules();
    expect(await outcomeOf(file, textOf(file), then, textOf)).toMatchObject(comes as object);
  });
});
