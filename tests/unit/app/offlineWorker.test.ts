/** The worker that keeps the build: whichever call to what it keeps fails, the page is answered. */
import { afterAll, expect, it, vi } from 'vitest';

type Listener = (event: object) => void;
const listeners = new Map<string, Listener>();
let fatal = 0;
let calls = 0;

/** A call to what the browser keeps, of which one fails. */
const call = <T>(answer: T): Promise<T> => {
  calls += 1;
  return calls === fatal
    ? Promise.reject(new DOMException('the disk is gone', 'UnknownError'))
    : Promise.resolve(answer);
};

const SCOPE = 'http://localhost/';
const claimed = vi.fn(() => Promise.resolve());
vi.stubGlobal('VERSION', '1');
vi.stubGlobal('FILES', ['index.html']);
vi.stubGlobal('self', {
  registration: { scope: SCOPE },
  clients: { claim: claimed },
  addEventListener: (type: string, listen: Listener) => listeners.set(type, listen),
});
vi.stubGlobal('caches', {
  open: () => call({ match: () => call(undefined) }),
  match: () => call('kept'),
  keys: () => call(['brownwater 0', 'brownwater 1', 'brownwater a', 'brownwater b']),
  delete: () => call(true),
});
vi.stubGlobal('fetch', () => Promise.resolve('fetched'));
afterAll(() => vi.unstubAllGlobals());

it('answers with what the server has where the browser does not give out what it keeps', async () => {
  await vi.importActual('../../../src/app/offline/worker.ts');
  const answered = async (): Promise<unknown> => {
    let answer: unknown;
    const request = { method: 'GET', url: `${SCOPE}a.js`, mode: 'cors' };
    listeners.get('fetch')?.({ request, respondWith: (given: unknown) => (answer = given) });
    return answer;
  };
  expect(await answered()).toBe('kept');
  const all = calls;
  expect(all).toBe(3);
  for (fatal = 1; fatal <= all; fatal++) {
    calls = 0;
    expect(await answered(), `call ${fatal}`).toBe('fetched');
  }
});

it('answers for the page whichever call fails while it tidies up', async () => {
  await vi.importActual('../../../src/app/offline/worker.ts');
  for (fatal = 1; fatal <= 3; fatal++) {
    calls = 0;
    claimed.mockClear();
    let work: Promise<unknown> = Promise.resolve();
    listeners.get('activate')?.({ waitUntil: (given: Promise<unknown>) => (work = given) });
    await expect(work, `call ${fatal}`).rejects.toThrow('the disk is gone');
    expect(claimed).toHaveBeenCalledTimes(1);
  }
});
