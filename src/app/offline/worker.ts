/** Keeps the whole build in the browser, so that the page opens and plays without a connection. The build puts the two words in. */
declare const VERSION: string;
/** Addresses of every file of the build, relative to the page. */
declare const FILES: readonly string[];

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
type Asked = Lasting & MessageEvent<'take over' | { readonly scripts: readonly string[] }>;
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listen: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listen: (event: Fetching) => void): void;
  addEventListener(type: 'message', listen: (event: Asked) => void): void;
}

const worker = self as unknown as Scope;
const OURS = 'brownwater ';
const CACHE = OURS + VERSION;
const PAGE = 'index.html';
/** This version and the one before, of which a window may still be open. */
const KEPT_VERSIONS = 2;

const addressOf = (file: string): string => new URL(file, worker.registration.scope).href;

const fill = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  // The page has the same name in every version; all other names change with what is in them.
  await cache.addAll(FILES.map(file => new Request(addressOf(file), file === PAGE ? { cache: 'reload' } : {})));
};

const tidy = async (): Promise<void> => {
  await worker.clients.claim();
  const others = (await caches.keys()).filter(name => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(others.slice(0, Math.max(0, others.length + 1 - KEPT_VERSIONS)).map(name => caches.delete(name)));
};

const keptAnswer = async (request: Request): Promise<Response | undefined> => {
  const isPage =
    request.mode === 'navigate' && new URL(request.url).pathname === new URL(worker.registration.scope).pathname;
  const own = await caches.open(CACHE);
  // A file is the same whatever headers it is asked for with, and whatever the server says it varies by.
  const kept = await own.match(isPage ? addressOf(PAGE) : request, { ignoreSearch: isPage, ignoreVary: true });
  return kept ?? (await caches.match(request, { ignoreVary: true }));
};

/** What is kept, or what the server has: also where the browser does not give out what it keeps. */
const answer = async (request: Request): Promise<Response> =>
  (await keptAnswer(request).catch(() => undefined)) ?? fetch(request);

/** Whether a page that began with these scripts is of this version, and every file of it still lies in the browser. */
const isWhole = async (scripts: readonly string[]): Promise<boolean> => {
  const own = FILES.map(addressOf);
  if (!scripts.every(script => own.includes(script)) || !(await caches.has(CACHE))) return false;
  const kept = new Set((await (await caches.open(CACHE)).keys()).map(({ url }) => url));
  return own.every(address => kept.has(address));
};

worker.addEventListener('install', event => event.waitUntil(fill()));
worker.addEventListener('activate', event => event.waitUntil(tidy()));
worker.addEventListener('fetch', event => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(worker.registration.scope)) event.respondWith(answer(request));
});
worker.addEventListener('message', event => {
  // Only the player's word puts a new version in the place of the old.
  if (event.data === 'take over') void worker.skipWaiting();
  else event.waitUntil(isWhole(event.data.scripts).then(whole => event.ports[0]?.postMessage(whole)));
});
