/** One thing that cannot be read hides no other: each note and each game is read for itself. */
import 'fake-indexeddb/auto';
import { Window } from 'happy-dom';
import { openDB } from 'idb';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { asides, forgetAside, lookAside } from '../../../src/app/files/aside.ts';
import { listPosts, keepPost, type KeptPost } from '../../../src/app/post/store.ts';
import { deleteGame, keepGame, listGames, loadGame, type SavedGame } from '../../../src/app/table/savedGames.ts';
import { toGameFile } from '../../../src/trials/gameFile.ts';
import { playedGame } from '../../helpers/playedGame.ts';

const saved = '2026-03-04T05:06:07.000Z';
const played = playedGame('portable', 'duel', 'aside');
const file = toGameFile(played, '0', saved);
const entryOf = (id: string): SavedGame => ({
  id,
  name: 'A game',
  battle: 'Duel',
  rules: 'Portable',
  turn: 3,
  last: null,
  over: false,
  saved,
});
const note = (id: string, text: string): void => localStorage.setItem(`brownwater-journal-${id}`, text);
const names = async (): Promise<string[]> => (await listGames()).map(({ id }) => id).sort();

vi.stubGlobal('localStorage', new Window().localStorage);
afterAll(() => vi.unstubAllGlobals());
beforeEach(async () => {
  localStorage.clear();
  for (const id of await names()) await deleteGame(id);
  await lookAside();
  for (const { id } of asides.value) await forgetAside(id);
});

describe('a note of a game', () => {
  it.each([
    ['nothing', 'null'],
    ['no JSON', '{"entry":{"id":"x'],
    ['a list', '[]'],
    ['a row without its game', JSON.stringify({ entry: entryOf('x') })],
    ['a row without a date', JSON.stringify({ entry: { ...entryOf('x'), saved: 'soon' }, file })],
    ['a game without commands', JSON.stringify({ entry: entryOf('x'), file: { ...file, commands: null } })],
    ['the note of another game', JSON.stringify({ entry: entryOf('y'), file })],
  ])('that holds %s hides no other, and lies aside with all that was in it', async (_what, text) => {
    await keepGame(entryOf('kept'), file);
    note('x', text);
    note('later', JSON.stringify({ entry: entryOf('later'), file }));
    expect(await names()).toEqual(['kept', 'later']);
    expect(await loadGame('kept')).toEqual(file);
    expect(asides.value.map(aside => aside.text)).toEqual([text]);
    expect(Object.keys(localStorage).filter(key => key.includes('journal'))).toEqual([]);
    // Told once: nothing of it is left where it lay.
    await forgetAside(asides.value[0]!.id);
    await listGames();
    expect(asides.value).toEqual([]);
  });

  it('that can be read is carried into the database', async () => {
    note('x', JSON.stringify({ entry: entryOf('x'), file }));
    expect(await loadGame('x')).toEqual(file);
    expect(localStorage.length).toBe(0);
  });
});

it('a bad row of the list goes aside with its game, under the name that it had', async () => {
  await keepGame(entryOf('kept'), file);
  await keepGame({ ...entryOf('bad'), name: 'The bad one', saved: 'soon' }, file);
  expect(await names()).toEqual(['kept']);
  expect(asides.value.map(({ name }) => name)).toEqual(['The bad one']);
  expect((JSON.parse(asides.value[0]!.text) as { file: unknown }).file).toEqual(file);
  expect(await loadGame('bad')).toBeUndefined();
});

it('a game by post that cannot be listed hides no other', async () => {
  const row = { ...entryOf('post'), opponent: null, mine: true };
  await keepPost({ id: 'post', row } as unknown as KeptPost);
  const db = await openDB('brownwater-post');
  await db.put('games', { id: 'bad', row: null });
  expect((await listPosts()).map(({ id }) => id)).toEqual(['post']);
  expect(asides.value.map(({ id }) => id)).toEqual(['post/bad']);
});
