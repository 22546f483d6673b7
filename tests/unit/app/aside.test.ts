/** One thing that cannot be read hides no other: each note and each game is read for itself. */
import 'fake-indexeddb/auto';
import { Window } from 'happy-dom';
import { openDB } from 'idb';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { asides, forgetAside, lookAside } from '../../../src/app/files/aside.ts';
import { clearFought, listFought } from '../../../src/app/career/store.ts';
import { deleteFleet, listFleets } from '../../../src/app/making/fleetShelf.ts';
import { deleteShip, listShips } from '../../../src/app/ships/yard/shelf.ts';
import { vessel } from '../../../src/ships/index.ts';
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

const fought = (id: string): object => ({
  id,
  ended: saved,
  battle: 'Duel',
  rules: 'Portable',
  players: { union: 'human', confederate: 'captain' },
  side: 'union',
  winner: 'union',
  turns: 3,
  result: 'won',
});
const fleet = (id: string): object => ({ id, name: id, side: 'union', points: 200, ships: ['uss_cairo'], saved });

it.each([
  ['no list of ships', { ships: null }],
  ['a ship that nobody knows', { ships: ['uss_nobody'] }],
  ['no side', { side: 'neither' }],
])('a fleet with %s hides no other, and lies aside under its name', async (_what, part) => {
  await Promise.all((await listFleets()).map(({ id }) => deleteFleet(id)));
  const db = await openDB('brownwater-fleets');
  for (const row of [fleet('kept'), { ...fleet('bad'), name: 'Foote', ...part }]) await db.put('fleets', row);
  for (let time = 0; time < 2; time++) {
    expect((await listFleets()).map(({ id }) => id)).toEqual(['kept']);
    expect(asides.value).toMatchObject([{ id: 'fleet/bad', name: 'Foote' }]);
  }
  expect(JSON.parse(asides.value[0]!.text)).toEqual({ ...fleet('bad'), name: 'Foote', ...part });
  db.close();
});

const ship = (id: string): object => ({ id, name: id, saved, ship: { ...vessel('uss_cairo'), id, name: id } });

it.each([
  ['no ship', { ship: null }],
  ['figures that no ship has', { ship: { ...vessel('uss_cairo'), id: 'bad', tons: 1e9 } }],
  ['another ship', { ship: { ...vessel('uss_cairo'), id: 'other' } }],
])('a ship of one’s own with %s hides no other, and lies aside under its name', async (_what, part) => {
  await Promise.all((await listShips()).map(({ id }) => deleteShip(id)));
  const db = await openDB('brownwater-ships');
  for (const row of [ship('kept'), { ...ship('bad'), name: 'Novelty', ...part }]) await db.put('ships', row);
  for (let time = 0; time < 2; time++) {
    expect((await listShips()).map(({ id }) => id)).toEqual(['kept']);
    expect(asides.value).toMatchObject([{ id: 'ship/bad', name: 'Novelty' }]);
  }
  db.close();
});

it.each([
  ['no end', { ended: 'soon' }],
  ['no players', { players: ['human', 'captain'] }],
  ['a result that there is not', { result: 'fled' }],
])('a battle of the career with %s hides no other, and lies aside under its name', async (_what, part) => {
  await clearFought();
  const db = await openDB('brownwater-career');
  for (const row of [fought('kept'), { ...fought('bad'), ...part }]) await db.put('battles', row);
  for (let time = 0; time < 2; time++) {
    expect((await listFought()).map(({ id }) => id)).toEqual(['kept']);
    expect(asides.value).toMatchObject([{ id: 'career/bad', name: 'Duel' }]);
  }
  db.close();
});

it.each([
  ['a record among others', JSON.stringify([{ game: 'kept', behind: [], left: false }, { game: 'bad' }]), true],
  ['no list', '{"game":"kept"}', false],
  ['no JSON', '[{"game":"kept"', false],
])('what is kept of lessons is read each for itself, and lies aside as a whole: %s', async (_what, text, isThere) => {
  localStorage.setItem('brownwater.lessons', text);
  vi.resetModules();
  const { recordOf } = await import('../../../src/app/tutorial/record.ts');
  const aside = await import('../../../src/app/files/aside.ts');
  expect(recordOf('kept') !== undefined).toBe(isThere);
  expect(recordOf('bad')).toBeUndefined();
  await expect.poll(() => aside.asides.value.map(({ name }) => name)).toEqual(['Lessons']);
  expect((JSON.parse(aside.asides.value[0]!.text) as { text: string }).text).toBe(text);
  const sound = isThere ? [{ game: 'kept', behind: [], left: false }] : [];
  expect(JSON.parse(localStorage.getItem('brownwater.lessons')!)).toEqual(sound);
});

it('what lies aside and is damaged there waits for the player all the same', async () => {
  const db = await openDB('brownwater-aside');
  await db.put('things', { id: 'game/x', text: 3 });
  await lookAside();
  expect(asides.value).toMatchObject([{ id: 'game/x', name: 'game/x' }]);
  db.close();
});
