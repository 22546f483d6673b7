/** A game that is kept while it is played: small journals between whole saves, and read together they are the game. */
import 'fake-indexeddb/auto';
import { Window } from 'happy-dom';
import { deleteDB, openDB } from 'idb';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { asides, forgetAside, lookAside } from '../../../src/app/files/aside.ts';
import { storageTrouble } from '../../../src/app/files/trouble.ts';
import { GameKeeper } from '../../../src/app/table/gameKeeper.ts';
import { deleteGame, listGames, loadGame, renameGame } from '../../../src/app/table/savedGames.ts';
import { markOf, toGameFile, type Played } from '../../../src/trials/gameFile.ts';
import type { GameFile } from '../../../src/trials/gameShape.ts';
import { playedGame } from '../../helpers/playedGame.ts';

const played = playedGame('portable', 'memphis', 'keeper');
const whole: Played = {
  ...played,
  entries: played.entries.map((entry, place) => ({ ...entry, reason: { unit: null, says: `reason ${place}` } })),
};
const upTo = (count: number): Played => ({ ...whole, entries: whole.entries.slice(0, count) });

vi.stubGlobal('localStorage', new Window().localStorage);
afterAll(() => vi.unstubAllGlobals());
beforeEach(async () => {
  for (const { id } of await listGames()) await deleteGame(id);
  await lookAside();
  for (const { id } of asides.value) await forgetAside(id);
});

const kept = async (keeper: GameKeeper): Promise<void> => {
  await expect.poll(() => keeper.keeping.value).toBe('kept');
};

const keep = async (keeper: GameKeeper, played: Played): Promise<void> => {
  await keeper.keep(played);
  await kept(keeper);
};

/** The same game, whenever it was written, with a position of its own to go on from. */
const like = (played: Played, file: unknown): void => {
  const { mark, ...rest } = file as GameFile;
  const { mark: _, ...wanted } = toGameFile(played, rest.app, rest.saved);
  expect(rest).toEqual(wanted);
  expect(mark).toEqual(markOf({ ...played, entries: played.entries.slice(0, mark?.after) }));
};

/** How many commands stand in what lies on the disk: in the last whole save, and since. */
const onDisk = async (id: string): Promise<[whole: number, since: number | null]> => {
  const db = await openDB('brownwater');
  const [file, journal] = await Promise.all([db.get('files', id), db.get('files', [id, 'journal'])]);
  db.close();
  const { commands } = (file as { file: GameFile }).file;
  return [commands.length, (journal as { since: GameFile } | undefined)?.since.commands.length ?? null];
};

it('is first kept whole, then by journals that hold what has been played since, undone or not', async () => {
  const keeper = new GameKeeper('a', () => true);
  await keep(keeper, upTo(10));
  expect(await onDisk('a')).toEqual([10, null]);
  for (const count of [11, 14, 12, 8, 9]) {
    await keep(keeper, upTo(count));
    like(upTo(count), await loadGame('a'));
  }
  // What was taken back and stands in the save is not written once more.
  expect(await onDisk('a')).toEqual([10, 0]);
  // And what was played otherwise is not what it was.
  const otherwise = { ...whole, entries: [...whole.entries.slice(0, 8), { ...whole.entries[8]! }] };
  await keep(keeper, otherwise);
  expect(await onDisk('a')).toEqual([10, 1]);
  like(otherwise, await loadGame('a'));
});

it('is kept whole again after a while, and at its end', async () => {
  const keeper = new GameKeeper('a', () => true);
  expect(whole.entries.length).toBeGreaterThan(80);
  await keep(keeper, upTo(1));
  await keep(keeper, upTo(60));
  expect(await onDisk('a')).toEqual([1, 59]);
  await keep(keeper, upTo(70));
  expect(await onDisk('a')).toEqual([70, null]);
  await keep(keeper, upTo(72));
  await keep(keeper, whole);
  expect(await onDisk('a')).toEqual([whole.entries.length, null]);
  like(whole, await loadGame('a'));
});

it('is listed as it stands, under the name that it was given meanwhile, and read by others without harm', async () => {
  const keeper = new GameKeeper('a', () => true);
  await keep(keeper, upTo(2));
  await keep(keeper, upTo(50));
  await renameGame('a', 'Renamed');
  const [game] = await listGames();
  expect([game?.name, game?.turn]).toEqual(['Renamed', upTo(50).entries[49]!.state.turn]);
  await keep(keeper, upTo(52));
  expect(((await loadGame('a')) as GameFile).commands).toHaveLength(52);
  await deleteGame('a');
  expect([await listGames(), await loadGame('a')]).toEqual([[], undefined]);
});

it('keeps nothing in a window that has lost the game', async () => {
  let ours = true;
  const keeper = new GameKeeper('a', () => ours);
  await keep(keeper, upTo(3));
  ours = false;
  await keep(keeper, upTo(4));
  like(upTo(3), await loadGame('a'));
});

it('a journal that does not go on from the save beside it is set aside, and the save stands', async () => {
  const keeper = new GameKeeper('a', () => true);
  await keep(keeper, upTo(3));
  await keep(keeper, upTo(5));
  const db = await openDB('brownwater');
  const journal = (await db.get('files', ['a', 'journal'])) as { on: object };
  for (const spoiled of [
    { ...journal, on: { ...journal.on, stateHash: 'another' } },
    { ...journal, since: null },
  ]) {
    await db.put('files', spoiled);
    like(upTo(3), await loadGame('a'));
    expect(asides.value.map(({ id }) => id)).toEqual(['journal/a']);
    expect(await listGames()).toHaveLength(1);
    await forgetAside('journal/a');
  }
  db.close();
});

it('goes on where everything that this browser keeps was cleared under it', async () => {
  const keeper = new GameKeeper('a', () => true);
  await keep(keeper, upTo(3));
  await deleteDB('brownwater');
  await keep(keeper, upTo(4));
  like(upTo(4), await loadGame('a'));
  await keep(keeper, upTo(5));
  like(upTo(5), await loadGame('a'));
  expect(storageTrouble.value).toBeNull();
});

it('is kept whole where the save that a journal went on from has gone', async () => {
  const keeper = new GameKeeper('a', () => true);
  await keep(keeper, upTo(3));
  await deleteGame('a');
  await keep(keeper, upTo(4));
  like(upTo(4), await loadGame('a'));
});
