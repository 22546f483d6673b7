import { signal } from '@preact/signals';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { t } from '../../languages/language.ts';

/** Why this browser keeps no games, in a sentence; null while it does. */
export const storageTrouble = signal<string | null>(null);

const TROUBLE = t`This browser keeps no games for this page: save your game to a file from the menu before you leave.`;
const FULL = t`This browser has no room left to keep the game: save it to a file from the menu.`;

const fail = (error: unknown): null => {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  storageTrouble.value = isFull ? FULL : TROUBLE;
  return null;
};

/** Private windows of some browsers open a database and never answer. */
const PATIENCE = 4000;

/** Works on a database that is opened at first use; null, and the trouble is told, where the browser does not let it. */
export const databaseOf = <S extends DBSchema>(name: string, upgrade: (db: IDBPDatabase<S>) => void) => {
  let opening: Promise<IDBPDatabase<S> | null> | undefined;
  const open = (): Promise<IDBPDatabase<S> | null> => {
    opening ??= new Promise(resolve => {
      const giveUp = setTimeout(() => resolve(fail(null)), PATIENCE);
      try {
        openDB<S>(name, 1, {
          upgrade,
          // Another tab with a newer version must not wait for this one.
          blocking: (_now, _wanted, event) => (event.target as IDBDatabase).close(),
          terminated: () => (opening = undefined),
        })
          .then(resolve, (error: unknown) => resolve(fail(error)))
          .finally(() => clearTimeout(giveUp));
      } catch (error) {
        clearTimeout(giveUp);
        resolve(fail(error));
      }
    });
    return opening;
  };
  return async <T>(work: (db: IDBPDatabase<S>) => Promise<T>): Promise<T | null> => {
    const db = await open();
    if (!db) return null;
    try {
      return await work(db);
    } catch (error) {
      return fail(error);
    }
  };
};
