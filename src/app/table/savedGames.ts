import type { DBSchema, IDBPDatabase } from 'idb';
import type { GameFile } from '../../trials/gameFile.ts';
import { databaseOf } from '../files/database.ts';
import { jot, jottings, strikeOut } from './journal.ts';

export { storageTrouble } from '../files/database.ts';

/** A game in the list, without what was played. */
export interface SavedGame {
  id: string;
  name: string;
  battle: string;
  rules: string;
  turn: number;
  /** The last turn, where it is known from the start; absent in games that were saved before this was noted. */
  last?: number | null;
  /** Turn, or how it ended. */
  over: boolean;
  saved: string;
}

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
  strikeOut(entry.id, { entry, file });
};

/** Keeps a game as it stands: at once in the journal, then in the database. */
export const keepGame = (entry: SavedGame, file: GameFile): Promise<unknown> => {
  jot(entry.id, { entry, file });
  return attempt(db => write(db, entry, file));
};

/** Carries into the database what a killed page could only note. */
const catchUp = async (db: IDBPDatabase<Shelves>): Promise<void> => {
  for (const [, { entry, file }] of jottings<SavedGame, GameFile>()) await write(db, entry, file);
};

/** Every saved game, newest first. */
export const listGames = async (): Promise<SavedGame[]> => {
  const games = await attempt(async db => {
    await catchUp(db);
    return db.getAll('list');
  });
  return (games ?? []).sort((one, other) => (one.saved < other.saved ? 1 : -1));
};

export const loadGame = async (id: string): Promise<unknown> => {
  const kept = await attempt(async db => {
    await catchUp(db);
    return db.get('files', id);
  });
  return kept?.file;
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
