import { vi } from 'vitest';

/** How a call to storage fails: it throws at once, or it is taken and comes to nothing later, as on a disk that is full. */
export type Fault = 'thrown' | 'broken';

/** Calls to everything that keeps something in a browser, counted, of which one can be made to fail. */
interface Storage {
  /** Names of all calls since counting began. */
  readonly calls: string[];
  /** From now on calls are counted anew, and that one fails; 0 = none. */
  failAt(place: number, fault: Fault): void;
}

const refused = (): DOMException => new DOMException('the disk is gone', 'UnknownError');

type Call = (this: unknown, ...all: unknown[]) => unknown;

/** Puts something before every call of these names; `instead` is what becomes of one that fails. */
const before = (
  owner: object,
  names: readonly string[],
  fails: (name: string) => Fault | null,
  instead: (self: unknown, call: () => unknown) => unknown,
): void => {
  for (const name of names) {
    const plain = (owner as Record<string, Call>)[name];
    if (!plain) throw new Error(`nothing is called ${name}`);
    const guarded: Call = function (...all) {
      const fault = fails(name);
      if (fault === 'thrown') throw refused();
      const call = (): unknown => plain.apply(this, all);
      return fault === 'broken' ? instead(this, call) : call();
    };
    Object.assign(owner, { [name]: guarded });
  }
};

/** A request that ends in an error, whatever was asked. */
const neverOpened = (): IDBOpenDBRequest => {
  const request = openPlainly('nobody', 1);
  request.addEventListener('upgradeneeded', () => request.transaction?.abort());
  return request;
};
let openPlainly: IDBFactory['open'];

/** Stands in for the browser's databases and notes, of which every single call can fail. */
export const faultyStorage = (notes: globalThis.Storage): Storage => {
  const calls: string[] = [];
  let fatal = 0;
  let kind: Fault = 'thrown';
  const fails = (name: string): Fault | null => (calls.push(name) === fatal ? kind : null);
  openPlainly = indexedDB.open.bind(indexedDB);
  before(Object.getPrototypeOf(indexedDB) as object, ['open'], fails, neverOpened);
  // A transaction that is given can only come to nothing by what is asked in it.
  before(IDBDatabase.prototype, ['transaction'], fails, () => {
    throw refused();
  });
  // What is asked for and comes to nothing takes its transaction with it: at its end, where that has been asked for, too.
  const doomed = new WeakSet<IDBTransaction>();
  const doom = (tx: IDBTransaction, request: IDBRequest): void => {
    doomed.add(tx);
    request.addEventListener('success', () => {
      if (tx.error === null) tx.abort();
    });
  };
  const { commit } = IDBTransaction.prototype;
  IDBTransaction.prototype.commit = function () {
    if (doomed.has(this)) this.abort();
    else commit.call(this);
  };
  before(IDBTransaction.prototype, ['commit'], fails, self => (self as IDBTransaction).abort());
  before(IDBObjectStore.prototype, ['get', 'getAll', 'getAllKeys'], fails, (self, call) => {
    const request = call();
    (self as IDBObjectStore).transaction.abort();
    return request;
  });
  before(IDBObjectStore.prototype, ['getKey', 'put', 'delete', 'clear'], fails, (self, call) => {
    const request = call() as IDBRequest;
    doom((self as IDBObjectStore).transaction, request);
    return request;
  });
  const thrown = (name: string): void => {
    if (fails(name) !== null) throw refused();
  };
  const guarded = new Proxy(notes, {
    get(plain, name) {
      const found = Reflect.get(plain, name) as unknown;
      if (typeof found !== 'function') return found;
      return (...all: unknown[]): unknown => {
        thrown(String(name));
        return found.apply(plain, all);
      };
    },
    ownKeys(plain) {
      thrown('keys');
      return Reflect.ownKeys(plain);
    },
  });
  vi.stubGlobal('localStorage', guarded);
  return {
    calls,
    failAt(place, fault) {
      calls.length = 0;
      fatal = place;
      kind = fault;
    },
  };
};
