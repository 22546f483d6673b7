/** Every write is on the disk before it counts as done, and a database that fails, is full or is taken away is told and taken up again. */
import 'fake-indexeddb/auto';
import { readdirSync, readFileSync } from 'node:fs';
import { deleteDB, type DBSchema } from 'idb';
import { forceCloseDatabase } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseOf, type Shelves } from '../../../src/app/files/database.ts';
import { Keeper } from '../../../src/app/files/keeper.ts';
import { NOTHING_KEPT, storageTrouble } from '../../../src/app/files/trouble.ts';

interface Tried extends DBSchema {
  things: { key: string; value: { id: string; word: string } };
}

type Asked = [stores: unknown, mode?: string, options?: { durability?: string }];

/** What was asked of the browser: connections, transactions, and those that it refused. */
const asked = { opens: 0, transactions: [] as Asked[], refused: 0, last: null as IDBDatabase | null };

const plain = {
  open: indexedDB.open.bind(indexedDB),
  transaction: Reflect.get(IDBDatabase.prototype, 'transaction'),
};

let count = 0;
let name = '';
let shelves: Shelves<Tried>;
const put = (word: string): Promise<true | null> =>
  shelves.write(['things'], tx => [() => tx.objectStore('things').put({ id: 'one', word })]);
const word = async (): Promise<string | undefined> =>
  (await shelves.read(['things'], tx => tx.objectStore('things').get('one')))?.word;

beforeEach(() => {
  Object.assign(asked, { opens: 0, transactions: [], refused: 0, last: null });
  vi.spyOn(indexedDB, 'open').mockImplementation((...all) => {
    asked.opens += 1;
    return plain.open(...all);
  });
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...all) {
    asked.transactions.push(all as Asked);
    asked.last = this;
    try {
      return plain.transaction.apply(this, all);
    } catch (error) {
      asked.refused += 1;
      throw error;
    }
  });
  name = `brownwater-tried-${count++}`;
  shelves = databaseOf<Tried>(name, db => db.createObjectStore('things', { keyPath: 'id' }));
});
afterEach(() => {
  expect(storageTrouble.value).toBeNull();
  vi.restoreAllMocks();
});

/** The browser's answer to any write from now on: no room is left. */
const full = {
  'when something is put there': () =>
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    }),
  // That is how most browsers say it: what was put seemed to go well.
  'when all is to be written': () =>
    vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (this: IDBTransaction) {
      (this as IDBTransaction & { _abort: (why: string) => void })._abort('QuotaExceededError');
    }),
};

describe('strict durability', () => {
  it('is asked for whatever is written, and not for what is read', async () => {
    expect(await put('kept')).toBe(true);
    expect(await shelves.change(['things'], tx => tx.objectStore('things').delete('one'))).toBeUndefined();
    expect(await word()).toBeUndefined();
    // To make the database, this stand-in for a browser asks itself.
    const own = asked.transactions.filter(([, mode]) => mode !== 'versionchange');
    expect(own.map(([, mode, options]) => [mode, options])).toEqual([
      ['readwrite', { durability: 'strict' }],
      ['readwrite', { durability: 'strict' }],
      [undefined, undefined],
    ]);
  });

  it('is had by everything that the page keeps: no other file of it opens a database', () => {
    const sources = new URL('../../../src/', import.meta.url);
    const opens = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
      file => /\.tsx?$/.test(file) && /\bopenDB\b|\bindexedDB\b/.test(readFileSync(new URL(file, sources), 'utf8')),
    );
    expect(opens).toEqual(['app/files/database.ts']);
  });
});

describe('a browser that has no room left', () => {
  it.each(Object.entries(full))('is told of, and no more once there is room: %s', async (_when, fill) => {
    const keeper = new Keeper<string>(async each => (await put(each)) === true);
    expect(await put('before')).toBe(true);
    const spy = fill();
    expect(await put('lost')).toBeNull();
    expect(storageTrouble.value).toMatch(/^This browser has no room left to keep the game/);
    await keeper.keep('lost too');
    await expect.poll(() => keeper.keeping.value, { interval: 1 }).toBe('failed');
    // What lies there can be read all the while, which says nothing of room.
    expect(await word()).toBe('before');
    expect(storageTrouble.value).toMatch(/no room left/);
    spy.mockRestore();
    await keeper.keep('after');
    await expect.poll(() => keeper.keeping.value, { interval: 1 }).toBe('kept');
    expect(storageTrouble.value).toBeNull();
    expect(await word()).toBe('after');
  });

  it('is told apart from one that keeps nothing', async () => {
    const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('broken', 'UnknownError');
    });
    expect(await put('lost')).toBeNull();
    expect(storageTrouble.value).toBe(NOTHING_KEPT);
    spy.mockRestore();
    expect(await put('kept')).toBe(true);
  });
});

describe('a database that is gone', () => {
  it.each([
    ['written', () => put('after')],
    ['changed', () => shelves.change(['things'], async tx => (await tx.objectStore('things').clear(), true))],
    ['read', async () => (await word()) === 'before'],
  ] as const)(
    'is opened again where it was closed without a word, and what was asked is done: %s',
    async (_, again) => {
      await put('before');
      asked.last?.close();
      expect(await again()).toBe(true);
      expect([asked.opens, asked.refused]).toEqual([2, 1]);
      expect(storageTrouble.value).toBeNull();
    },
  );

  it('is told where it cannot be opened again', async () => {
    await put('before');
    asked.last?.close();
    const spy = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('gone', 'UnknownError');
    });
    expect(await put('lost')).toBeNull();
    expect(storageTrouble.value).toBe(NOTHING_KEPT);
    spy.mockRestore();
    expect(await put('after')).toBe(true);
  });

  it('is opened again where the browser has ended it: nothing is asked of the old one', async () => {
    await put('before');
    const ended = new Promise(done => asked.last?.addEventListener('close', done));
    forceCloseDatabase(asked.last as never);
    await ended;
    expect(await put('after')).toBe(true);
    expect([asked.opens, asked.refused]).toEqual([2, 0]);
  });

  it('makes way for whoever clears it, and is made anew', async () => {
    await put('before');
    await deleteDB(name);
    expect(await word()).toBeUndefined();
    expect(await put('after')).toBe(true);
    expect(await word()).toBe('after');
    expect(asked.refused).toBe(0);
  });
});

describe('a database that is slow to open', () => {
  it('is told of, and no more when it has opened after all', async () => {
    await put('before');
    const another = databaseOf<Tried>(name, () => undefined);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let answer = (): void => undefined;
    const held = new Promise<void>(resolve => (answer = resolve));
    vi.spyOn(indexedDB, 'open').mockImplementation((...words) => {
      const request = plain.open(...words);
      const dispatch = request.dispatchEvent.bind(request);
      request.dispatchEvent = event => {
        void held.then(() => dispatch(event));
        return true;
      };
      return request;
    });
    const early = another.read(['things'], tx => tx.objectStore('things').get('one'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(await early).toBeNull();
    expect(storageTrouble.value).toBe(NOTHING_KEPT);
    answer();
    await vi.waitFor(() => expect(storageTrouble.value).toBeNull());
    vi.useRealTimers();
  });
});
