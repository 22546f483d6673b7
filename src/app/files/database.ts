import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb';
import { NOTHING_KEPT, relieve, tellTrouble } from './trouble.ts';
import { t } from '../../languages/language.ts';

const FULL = t`This browser has no room left to keep the game: save it to a file from the menu.`;

const sentenceFor = (error: unknown): string =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? FULL : NOTHING_KEPT;

/** How everything is written that a player would miss: a write is done when it is on the disk. */
const STRICTLY = { durability: 'strict' } as const;

/** Private windows of some browsers open a database and never answer. */
const PATIENCE = 4000;

/** Whether a database was closed under us: for a newer version of the page, or because the player has cleared what is kept. */
const wasClosed = (error: unknown): boolean => error instanceof DOMException && error.name === 'InvalidStateError';

type Reading<S extends DBSchema> = IDBPTransaction<S, StoreNames<S>[]>;
type Writing<S extends DBSchema> = IDBPTransaction<S, StoreNames<S>[], 'readwrite'>;

/** Does something in a transaction, all of it or nothing. */
const whole = async <S extends DBSchema, T>(tx: Writing<S>, work: () => Promise<T>): Promise<T> => {
  const done = tx.done.then(() => true);
  done.catch(() => undefined);
  try {
    const value = await work();
    await done;
    return value;
  } catch (error) {
    try {
      tx.abort();
    } catch {
      // It has come to its end by itself, and knows why: what it was to do says only that it has.
    }
    throw tx.error ?? error;
  }
};

/** Asks for everything at once; where one thing cannot be asked for, the others come to their end before it is told. */
const together = async (asks: readonly (() => Promise<unknown>)[], asked: () => void): Promise<void> => {
  const begun: Promise<unknown>[] = [];
  try {
    for (const ask of asks) begun.push(ask());
    asked();
  } catch (error) {
    for (const each of begun) each.catch(() => undefined);
    throw error;
  }
  await Promise.all(begun);
};

/** A database as the page uses it. All three answer null, and the trouble is told, where the browser does not let them. */
export interface Shelves<S extends DBSchema> {
  read<T>(stores: StoreNames<S>[], work: (tx: Reading<S>) => Promise<T>): Promise<T | null>;
  /** Everything that is asked for, or nothing; `sent` hears when the browser has it in its hands. Answers true when it is on the disk. */
  write(
    stores: StoreNames<S>[],
    asks: (tx: Writing<S>) => readonly (() => Promise<unknown>)[],
    sent?: () => void,
  ): Promise<true | null>;
  /** The same where one step leads to the next. */
  change<T>(stores: StoreNames<S>[], work: (tx: Writing<S>) => Promise<T>): Promise<T | null>;
}

/** A database that is opened at first use, and again when it could not be, or has been closed meanwhile. */
class Opening<S extends DBSchema> {
  readonly #name: string;
  readonly #upgrade: (db: IDBPDatabase<S>) => void;
  #opening: Promise<IDBPDatabase<S>> | undefined;
  /** Whether the browser has been waited for in vain. */
  #silent = false;

  constructor(name: string, upgrade: (db: IDBPDatabase<S>) => void) {
    this.#name = name;
    this.#upgrade = upgrade;
  }

  forget(): void {
    this.#opening = undefined;
    this.#silent = false;
  }

  /** @throws where the browser does not open it, or does not answer */
  open(): Promise<IDBPDatabase<S>> {
    const opening = (this.#opening ??= this.#begin());
    // Another time it may go well.
    opening.catch(() => this.forget());
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        this.#silent = true;
        reject(new Error(`${this.#name} does not open`));
      };
      // Who has been waited for once is not waited for again, until he answers after all.
      const timer = setTimeout(giveUp, this.#silent ? 0 : PATIENCE);
      opening.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }

  async #begin(): Promise<IDBPDatabase<S>> {
    const db = await openDB<S>(this.#name, 1, {
      upgrade: (db, _old, _new, tx) => {
        // Where it comes to nothing, the opening says so.
        tx.done.catch(() => undefined);
        this.#upgrade(db);
      },
      // Another tab with a newer version must not wait for this one.
      blocking: (_now, _wanted, event) => {
        this.forget();
        (event.target as IDBDatabase).close();
      },
      terminated: () => this.forget(),
    });
    // Who did not wait for it was told that nothing is kept, which is so no more.
    if (this.#silent) relieve(this.#name, 'reading');
    this.#silent = false;
    return db;
  }
}

export const databaseOf = <S extends DBSchema>(name: string, upgrade: (db: IDBPDatabase<S>) => void): Shelves<S> => {
  const opening = new Opening(name, upgrade);
  const attempt = async <T>(
    what: 'reading' | 'writing',
    work: (db: IDBPDatabase<S>) => Promise<T>,
  ): Promise<T | null> => {
    const once = async (): Promise<T> => work(await opening.open());
    try {
      const done = await once().catch((error: unknown) => {
        if (!wasClosed(error)) throw error;
        opening.forget();
        return once();
      });
      relieve(name, what);
      return done;
    } catch (error) {
      tellTrouble(name, what, sentenceFor(error));
      return null;
    }
  };
  return {
    read: (stores, work) =>
      attempt('reading', db => {
        const tx = db.transaction(stores);
        // Where it comes to nothing, what was asked for does too.
        tx.done.catch(() => undefined);
        return work(tx);
      }),
    write: (stores, asks, sent) =>
      attempt<true>('writing', async db => {
        const tx = db.transaction(stores, 'readwrite', STRICTLY);
        await whole(tx, () =>
          together(asks(tx), () => {
            tx.commit();
            sent?.();
          }),
        );
        return true;
      }),
    change: (stores, work) =>
      attempt('writing', db => {
        const tx = db.transaction(stores, 'readwrite', STRICTLY);
        return whole(tx, () => work(tx));
      }),
  };
};
