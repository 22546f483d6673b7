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

/** How everything is written that a player would miss: a write is done when it is on the disk. */
export const STRICTLY = { durability: 'strict' } as const;

/** Something has been written: there is room, and leave. */
export const relieve = (): void => {
  storageTrouble.value = null;
};

/** Private windows of some browsers open a database and never answer. */
const PATIENCE = 4000;

/** Whether a database was closed under us: for a newer version of the page, or because the player has cleared what is kept. */
const wasClosed = (error: unknown): boolean => error instanceof DOMException && error.name === 'InvalidStateError';

/**
 * Works on a database that is opened at first use, and again when it has been closed meanwhile; null, and the trouble is told, where the
 * browser does not let it.
 */
export const databaseOf = <S extends DBSchema>(name: string, upgrade: (db: IDBPDatabase<S>) => void) => {
  let opening: Promise<IDBPDatabase<S> | null> | undefined;
  const forget = (): void => {
    opening = undefined;
  };
  const failToOpen = (error: unknown): null => {
    // Another time it may go well.
    forget();
    return fail(error);
  };
  const open = (): Promise<IDBPDatabase<S> | null> => {
    opening ??= new Promise(resolve => {
      const giveUp = setTimeout(() => resolve(fail(null)), PATIENCE);
      try {
        openDB<S>(name, 1, {
          upgrade,
          // Another tab with a newer version must not wait for this one.
          blocking: (_now, _wanted, event) => {
            forget();
            (event.target as IDBDatabase).close();
          },
          terminated: forget,
        })
          .then(resolve, (error: unknown) => resolve(failToOpen(error)))
          .finally(() => clearTimeout(giveUp));
      } catch (error) {
        clearTimeout(giveUp);
        resolve(fail(error));
      }
    });
    return opening;
  };
  const once = async <T>(work: (db: IDBPDatabase<S>) => Promise<T>): Promise<T | null> => {
    const db = await open();
    return db && work(db);
  };
  return async <T>(work: (db: IDBPDatabase<S>) => Promise<T>): Promise<T | null> => {
    try {
      return await once(work).catch((error: unknown) => {
        if (!wasClosed(error)) throw error;
        forget();
        return once(work);
      });
    } catch (error) {
      return fail(error);
    }
  };
};
