import { deleteDB, openDB } from 'idb';
import { DATABASE_NAMES } from '../helpers/databases.ts';

/** Everything that a browser keeps of the game, by database and store, and by its small notes. */
export interface BrowserSample {
  storage: Record<string, string>;
  databases: Record<string, Record<string, unknown[]>>;
}

/** The databases of the page, but the one of what it could not read. */
const NAMES = DATABASE_NAMES.filter(name => name !== 'brownwater-aside');

/** What lies in them now. */
export const inBrowser = async (): Promise<BrowserSample['databases']> => {
  const databases: BrowserSample['databases'] = {};
  for (const name of NAMES) {
    const db = await openDB(name);
    const stores = await Promise.all(
      [...db.objectStoreNames].map(async store => [store, await db.getAll(store)] as const),
    );
    databases[name] = Object.fromEntries(stores);
    db.close();
  }
  return databases;
};

/** Puts all of a sample into this browser, in the place of what was there. */
export const fill = async ({ storage, databases }: BrowserSample): Promise<void> => {
  localStorage.clear();
  for (const [key, text] of Object.entries(storage)) localStorage.setItem(key, text);
  for (const name of DATABASE_NAMES) await deleteDB(name);
  for (const [name, stores] of Object.entries(databases)) {
    const db = await openDB(name, 1, {
      upgrade: fresh => Object.keys(stores).forEach(store => fresh.createObjectStore(store, { keyPath: 'id' })),
    });
    for (const [store, rows] of Object.entries(stores)) for (const row of rows) await db.put(store, row);
    db.close();
  }
};
