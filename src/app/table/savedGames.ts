import type { DBSchema } from 'idb';
import { isGameFile, type GameFile } from '../../trials/gameShape.ts';
import { setAside, soundOnes } from '../files/aside.ts';
import { databaseOf } from '../files/database.ts';
import { goesOnFrom, isJournal, withJournal, type Journal } from './journal.ts';
import { oldNotes, strikeOut } from './oldNotes.ts';
import { isSavedGame, type SavedGame } from './savedGame.ts';
import { t } from '../../languages/language.ts';

export type { SavedGame };

type JournalKey = Journal['id'];

interface Shelves extends DBSchema {
  list: { key: string; value: SavedGame };
  /** Games by their id, and what has been played since beside them; versions that know of no journals do not see those. */
  files: { key: string | JournalKey; value: { id: string; file: GameFile } | Journal };
}

const shelves = databaseOf<Shelves>('brownwater', db => {
  db.createObjectStore('list', { keyPath: 'id' });
  db.createObjectStore('files', { keyPath: 'id' });
});

const journalOf = (id: string): JournalKey => [id, 'journal'];

/** Keeps a game whole, list and file together. Answers whether it is kept; `sent` = the browser has it in its hands. */
export const keepGame = async (entry: SavedGame, file: GameFile, sent?: () => void): Promise<boolean> =>
  (await shelves.write(
    ['list', 'files'],
    tx => {
      const files = tx.objectStore('files');
      return [
        () => tx.objectStore('list').put(entry),
        () => files.put({ id: entry.id, file }),
        () => files.delete(journalOf(entry.id)),
      ];
    },
    sent,
  )) ?? false;

/** Keeps what has been played since a game was kept whole; answers false where that save has gone, too. */
export const keepJournal = async (journal: Omit<Journal, 'id'>, sent: () => void): Promise<boolean> => {
  let whole: Promise<unknown> = Promise.resolve();
  const { id } = journal.entry;
  const isKept = await shelves.write(
    ['files'],
    tx => {
      const files = tx.objectStore('files');
      return [() => (whole = files.getKey(id)), () => files.put({ id: journalOf(id), ...journal })];
    },
    sent,
  );
  return isKept === true && (await whole) !== undefined;
};

/** What a note of an earlier version says; null where it cannot be read. */
const noted = (id: string, text: string): { entry: SavedGame; file: GameFile } | null => {
  try {
    const { entry, file } = (JSON.parse(text) ?? {}) as Record<string, unknown>;
    return isSavedGame(entry) && entry.id === id && isGameFile(file) ? { entry, file } : null;
  } catch {
    return null;
  }
};

/**
 * A game as it was kept whole, and what is sound of what has been played since; a journal that does not fit is set aside. Undefined
 * where there is no such game, null where the browser does not say.
 */
const readGame = async (id: string): Promise<{ file: unknown; journal: Journal | null } | undefined | null> => {
  const read = await shelves.read(['files'], async tx => {
    const files = tx.objectStore('files');
    const kept = await files.get(id);
    return [kept, await files.get(journalOf(id))] as const;
  });
  if (!read) return null;
  const [kept, journal] = read;
  if (!kept || !('file' in kept)) return undefined;
  const { file } = kept;
  if (journal === undefined) return { file, journal: null };
  if (isJournal(journal) && isGameFile(file) && goesOnFrom(journal, file)) return { file, journal };
  await setAside('journal', id, journal, () =>
    shelves.write(['files'], tx => [() => tx.objectStore('files').delete(journalOf(id))]),
  );
  return { file, journal: null };
};

const readRow = (id: string): Promise<SavedGame | undefined | null> =>
  shelves.read(['list'], tx => tx.objectStore('list').get(id));

/** A row as it stands with what has been played since. */
const newestRow = async (row: SavedGame): Promise<SavedGame> => {
  const { journal } = (await readGame(row.id)) ?? {};
  return journal ? { ...journal.entry, name: row.name } : row;
};

/** What an earlier version could only note is carried into the database, unless it has been gone on from since. */
const carry = async (id: string, { entry, file }: { entry: SavedGame; file: GameFile }): Promise<boolean> => {
  const row = await readRow(id);
  if (row === null) return false;
  const isOld = row !== undefined && (await newestRow(row)).saved >= entry.saved;
  return isOld || keepGame(entry, file);
};

/** Looks after the notes of earlier versions, each for itself. */
const catchUp = async (): Promise<void> => {
  for (const [id, text] of oldNotes()) {
    const note = noted(id, text);
    if (!note) await setAside('note', id, text, () => strikeOut(id, text));
    else if (await carry(id, note)) await strikeOut(id, text);
  }
};

/** Every saved game, newest first. */
export const listGames = async (): Promise<SavedGame[]> => {
  await catchUp();
  const rows = (await shelves.read(['list'], tx => tx.objectStore('list').getAll())) ?? [];
  const sound = await soundOnes('game', rows, isSavedGame, key => ({
    whole: async () => {
      const [entry, file] = [await readRow(key), await loadGame(key)];
      return entry === null || file === null ? null : { entry, file };
    },
    remove: () => deleteGame(key),
  }));
  // Array keys, which come after all others.
  const journals =
    (await shelves.read(['files'], tx => tx.objectStore('files').getAllKeys(IDBKeyRange.lowerBound([])))) ?? [];
  const played = new Set(journals.map(([id]) => id));
  const games = await Promise.all(sound.map(async row => (played.has(row.id) ? newestRow(row) : row)));
  return games.sort((one, other) => (one.saved < other.saved ? 1 : -1));
};

/** Why a game is not opened that `loadGame` does not have. */
export const noGame = (found: null | undefined): string =>
  found === undefined
    ? t`This game is no longer kept in this browser.`
    : t`This browser does not give this game out now: load the page again.`;

/** A game with all that has been played; undefined where there is no such game, null where the browser does not say. */
export const loadGame = async (id: string): Promise<unknown> => {
  await catchUp();
  const read = await readGame(id);
  if (!read) return read;
  const { file, journal } = read;
  return journal && isGameFile(file) ? withJournal(file, journal) : file;
};

export const renameGame = (id: string, name: string): Promise<unknown> =>
  shelves.change(['list', 'files'], async tx => {
    const [list, files] = [tx.objectStore('list'), tx.objectStore('files')];
    const entry = await list.get(id);
    const kept = await files.get(id);
    if (entry) await list.put({ ...entry, name });
    if (kept && 'file' in kept) await files.put({ id, file: { ...kept.file, name } });
  });

export const deleteGame = (id: string): Promise<unknown> =>
  shelves.write(['list', 'files'], tx => {
    const files = tx.objectStore('files');
    return [() => tx.objectStore('list').delete(id), () => files.delete(id), () => files.delete(journalOf(id))];
  });
