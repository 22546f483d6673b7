import type { DBSchema, IDBPDatabase } from 'idb';
import { isGameFile, type GameFile } from '../../trials/gameFile.ts';
import { setAside, soundOnes } from '../files/aside.ts';
import { databaseOf, relieve, STRICTLY } from '../files/database.ts';
import { goesOnFrom, isJournal, withJournal, type Journal } from './journal.ts';
import { oldNotes, strikeOut } from './oldNotes.ts';
import { isSavedGame, type SavedGame } from './savedGame.ts';

export { storageTrouble } from '../files/database.ts';
export type { SavedGame };

type JournalKey = Journal['id'];

interface Shelves extends DBSchema {
  list: { key: string; value: SavedGame };
  /** Games by their id, and what has been played since beside them; versions that know of no journals do not see those. */
  files: { key: string | JournalKey; value: { id: string; file: GameFile } | Journal };
}

const attempt = databaseOf<Shelves>('brownwater', db => {
  db.createObjectStore('list', { keyPath: 'id' });
  db.createObjectStore('files', { keyPath: 'id' });
});

const journalOf = (id: string): JournalKey => [id, 'journal'];

/** Writes list and file together, so that a killed page leaves both or neither. */
const write = async (
  db: IDBPDatabase<Shelves>,
  entry: SavedGame,
  file: GameFile,
  sent: () => void = () => undefined,
): Promise<void> => {
  const both = db.transaction(['list', 'files'], 'readwrite', STRICTLY);
  const files = both.objectStore('files');
  const all = [
    both.objectStore('list').put(entry),
    files.put({ id: entry.id, file }),
    files.delete(journalOf(entry.id)),
    both.done,
  ];
  both.commit();
  sent();
  await Promise.all(all);
};

/** Keeps a game whole. Answers whether it is kept; `sent` = the browser has it in its hands. */
export const keepGame = async (entry: SavedGame, file: GameFile, sent?: () => void): Promise<boolean> =>
  (await attempt(async db => {
    await write(db, entry, file, sent);
    relieve();
    return true;
  })) ?? false;

/** Keeps what has been played since a game was kept whole; answers false where that save has gone, too. */
export const keepJournal = async (journal: Omit<Journal, 'id'>, sent: () => void): Promise<boolean> =>
  (await attempt(async db => {
    const files = db.transaction('files', 'readwrite', STRICTLY);
    const all = [
      files.store.getKey(journal.entry.id),
      files.store.put({ id: journalOf(journal.entry.id), ...journal }),
      files.done,
    ];
    files.commit();
    sent();
    const [whole] = await Promise.all(all);
    relieve();
    return whole !== undefined;
  })) ?? false;

/** What a note of an earlier version says; null where it cannot be read. */
const noted = (id: string, text: string): { entry: SavedGame; file: GameFile } | null => {
  try {
    const { entry, file } = (JSON.parse(text) ?? {}) as Record<string, unknown>;
    return isSavedGame(entry) && entry.id === id && isGameFile(file) ? { entry, file } : null;
  } catch {
    return null;
  }
};

/** Carries into the database what an earlier version could only note, each note for itself. */
const catchUp = async (): Promise<void> => {
  for (const [id, text] of oldNotes()) {
    const note = noted(id, text);
    if (!note) await setAside('note', id, text, () => strikeOut(id, text));
    else if (await keepGame(note.entry, note.file)) await strikeOut(id, text);
  }
};

/** A game as it was kept whole, and what is sound of what has been played since; a journal that does not fit is set aside. */
const readGame = async (id: string): Promise<{ file: unknown; journal: Journal | null } | null> => {
  const read = await attempt(async db => {
    const files = db.transaction('files').store;
    return Promise.all([files.get(id), files.get(journalOf(id))]);
  });
  const [kept, journal] = read ?? [];
  if (!kept || !('file' in kept)) return null;
  const { file } = kept;
  if (journal === undefined) return { file, journal: null };
  if (isJournal(journal) && isGameFile(file) && goesOnFrom(journal, file)) return { file, journal };
  await setAside('journal', id, journal, () => attempt(db => db.delete('files', journalOf(id))));
  return { file, journal: null };
};

/** A row as it stands with what has been played since. */
const newestRow = async (row: SavedGame): Promise<SavedGame> => {
  const { journal } = (await readGame(row.id)) ?? {};
  return journal ? { ...journal.entry, name: row.name } : row;
};

/** Every saved game, newest first. */
export const listGames = async (): Promise<SavedGame[]> => {
  await catchUp();
  const rows = (await attempt(db => db.getAll('list'))) ?? [];
  const sound = await soundOnes('game', rows, isSavedGame, key => ({
    whole: async () => ({ entry: await attempt(db => db.get('list', key)), file: await loadGame(key) }),
    remove: () => deleteGame(key),
  }));
  // Array keys, which come after all others.
  const journals = (await attempt(db => db.getAllKeys('files', IDBKeyRange.lowerBound([])))) ?? [];
  const played = new Set(journals.map(([id]) => id));
  const games = await Promise.all(sound.map(async row => (played.has(row.id) ? newestRow(row) : row)));
  return games.sort((one, other) => (one.saved < other.saved ? 1 : -1));
};

export const loadGame = async (id: string): Promise<unknown> => {
  await catchUp();
  const read = await readGame(id);
  if (!read) return undefined;
  const { file, journal } = read;
  return journal && isGameFile(file) ? withJournal(file, journal) : file;
};

export const renameGame = (id: string, name: string): Promise<unknown> =>
  attempt(async db => {
    const both = db.transaction(['list', 'files'], 'readwrite', STRICTLY);
    const [list, files] = [both.objectStore('list'), both.objectStore('files')];
    const [entry, kept] = await Promise.all([list.get(id), files.get(id)]);
    if (entry) await list.put({ ...entry, name });
    if (kept && 'file' in kept) await files.put({ id, file: { ...kept.file, name } });
    await both.done;
  });

export const deleteGame = (id: string): Promise<unknown> =>
  attempt(async db => {
    const both = db.transaction(['list', 'files'], 'readwrite', STRICTLY);
    const files = both.objectStore('files');
    await Promise.all([both.objectStore('list').delete(id), files.delete(id), files.delete(journalOf(id)), both.done]);
  });
