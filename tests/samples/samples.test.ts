/** Files of every release so far: this build reads them, and goes on from them to the same end. */
import 'fake-indexeddb/auto';
import { Window } from 'happy-dom';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { matchOf, RULE_SETS } from '../../src/rules/index.ts';
import { HUMAN, newGame, toGameFile } from '../../src/trials/gameFile.ts';
import { DATABASES } from '../helpers/databases.ts';
import { ownBattle } from '../helpers/post.ts';
import { fill, inBrowser } from './browser.ts';
import { outcomeOf, refusalIn, type Known } from './outcomes.ts';

const HERE = new URL('./', import.meta.url);
const releases = readdirSync(HERE, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => name);

vi.stubGlobal('localStorage', new Window().localStorage);

it('there are samples, and one that is refused or comes out otherwise is told', async () => {
  expect(releases).not.toEqual([]);
  // Of this build: rules and battles of the releases may have been changed since.
  const battle = ownBattle('duel');
  const match = matchOf(RULE_SETS[0]!, battle.scenario);
  const created = '2026-11-22T12:00:00.000Z';
  const players = { union: HUMAN, confederate: HUMAN };
  const played = newGame({ name: 'Sound', created, battle, match, players, seed: 'sample' });
  const sound = JSON.stringify(toGameFile(played, 'test', created), null, 1);
  const read = (text: string): Promise<unknown> => outcomeOf('saves/sound.json', text, {}, () => '');
  expect(await read(sound)).toMatchObject({ after: expect.stringMatching(/^[0-9a-f]{32}$/) as string });
  await expect(read(sound.replace('brownwater-game', 'brownwater-other'))).rejects.toThrow('refused');
  await expect(read(sound.replace(/"stateHash": "\w+"/, `"stateHash": "${'0'.repeat(32)}"`))).rejects.toThrow(
    'refused',
  );
});

it('a browser’s sample has every ship, fleet, game and battle that is kept', async () => {
  const databases = Object.fromEntries(
    Object.entries(DATABASES)
      .filter(([name]) => name !== 'brownwater-aside')
      .map(([name, stores]) => [name, Object.fromEntries(stores.map(store => [store, [{ id: `one of ${store}` }]]))]),
  );
  await fill({ storage: {}, databases });
  expect(await inBrowser()).toEqual(databases);
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
    // What is refused is known by its sentence: rules or battle have been changed since.
    const outcome = await outcomeOf(file, textOf(file), then, textOf).catch((error: unknown) => ({
      refused: refusalIn(error),
    }));
    expect(outcome).toMatchObject(comes as object);
  });
});
