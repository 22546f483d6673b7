import type { DBSchema, IDBPDatabase } from 'idb';
import * as v from 'valibot';
import { isGameFile, type GameFile } from '../../trials/gameFile.ts';
import { setAside, soundOnes } from '../files/aside.ts';
import { databaseOf } from '../files/database.ts';
import { jot, jottings, strikeOut } from './journal.ts';

export { storageTrouble } from '../files/database.ts';

const savedGame = v.object({
  id: v.string(),
  name: v.string(),
  battle: v.string(),
  rules: v.string(),
  turn: v.number(),
  /** The last turn, where it is known from the start; absent in games that were saved before this was noted. */
  last: v.exactOptional(v.nullable(v.number())),
  /** Turn, or how it ended. */
  over: v.boolean(),
  saved: v.pipe(v.string(), v.isoTimestamp()),
});

/** A game in the list, without what was played. */
export type SavedGame = v.InferOutput<typeof savedGame>;

interface Shelves extends DBSchema {
  list: { key: string; value: SavedGame };
  files: { key: string; value: { id: string; file: GameFile } };
}

const attempt = databaseOf<Shelves>('brownwater', db => {
  db.createObjectStore('list', { keyPath: 'id' });
  db.createObjectStore('files', { keyPath: 'id' });
});

/** Writes list and file together, so that a killed page leaves both or neither. */
const write = async (db: IDBPDatabase<Shelves>, entry: SavedGame, file: GameFile): Promise<void> => {
  const both = db.transaction(['list', 'files'], 'readwrite');
  await Promise.all([
    both.objectStore('list').put(entry),
    both.objectStore('files').put({ id: entry.id, file }),
    both.done,
  ]);
};

/** Keeps a game as it stands: at once in the journal, then in the database. */
export const keepGame = (entry: SavedGame, file: GameFile): Promise<unknown> => {
  const note = jot(entry.id, { entry, file });
  return attempt(async db => {
    await write(db, entry, file);
    strikeOut(entry.id, note);
  });
};

const isEntry = (thing: unknown): thing is SavedGame => v.is(savedGame, thing);

/** What a note says; null where it cannot be read. */
const noted = (id: string, text: string): { entry: SavedGame; file: GameFile } | null => {
  try {
    const { entry, file } = (JSON.parse(text) ?? {}) as Record<string, unknown>;
    return isEntry(entry) && entry.id === id && isGameFile(file) ? { entry, file } : null;
  } catch {
    return null;
  }
};

/** Carries into the database what a killed page could only note, each note for itself. */
const catchUp = async (): Promise<void> => {
  for (const [id, text] of jottings()) {
    const note = noted(id, text);
    if (!note) await setAside('note', id, text, () => strikeOut(id, text));
    else
      await attempt(async db => {
        await write(db, note.entry, note.file);
        strikeOut(id, text);
      });
  }
};

/** Every saved game, newest first. */
export const listGames = async (): Promise<SavedGame[]> => {
  await catchUp();
  const rows = (await attempt(db => db.getAll('list'))) ?? [];
  const games = await soundOnes('game', rows, isEntry, key => ({
    whole: () => attempt(async db => ({ entry: await db.get('list', key), file: (await db.get('files', key))?.file })),
    remove: () => deleteGame(key),
  }));
  return games.sort((one, other) => (one.saved < other.saved ? 1 : -1));
};

export const loadGame = async (id: string): Promise<unknown> => {
  await catchUp();
  return (await attempt(db => db.get('files', id)))?.file;
};

export const renameGame = (id: string, name: string): Promise<unknown> =>
  attempt(async db => {
    const both = db.transaction(['list', 'files'], 'readwrite');
    const [list, files] = [both.objectStore('list'), both.objectStore('files')];
    const [entry, kept] = await Promise.all([list.get(id), files.get(id)]);
    if (entry) await list.put({ ...entry, name });
    if (kept) await files.put({ id, file: { ...kept.file, name } });
    await both.done;
  });

export const deleteGame = (id: string): Promise<unknown> =>
  attempt(async db => {
    const both = db.transaction(['list', 'files'], 'readwrite');
    await Promise.all([both.objectStore('list').delete(id), both.objectStore('files').delete(id), both.done]);
  });
