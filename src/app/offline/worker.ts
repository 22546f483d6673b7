/** Keeps the whole build in the browser, so that the page opens and plays without a connection. The build puts the two words in. */
declare const VERSION: string;
/** Addresses of every file of the build, relative to the page. */
declare const FILES: readonly string[];

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
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
  addEventListener(type: 'message', listen: (event: MessageEvent) => void): void;
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
  const others = (await caches.keys()).filter(name => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(others.slice(0, Math.max(0, others.length + 1 - KEPT_VERSIONS)).map(name => caches.delete(name)));
  await worker.clients.claim();
};

const answer = async (request: Request): Promise<Response> => {
  const isPage =
    request.mode === 'navigate' && new URL(request.url).pathname === new URL(worker.registration.scope).pathname;
  const own = await caches.open(CACHE);
  const kept = await own.match(isPage ? addressOf(PAGE) : request, { ignoreSearch: isPage });
  return kept ?? (await caches.match(request)) ?? fetch(request);
};

worker.addEventListener('install', event => event.waitUntil(fill()));
worker.addEventListener('activate', event => event.waitUntil(tidy()));
worker.addEventListener('fetch', event => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(worker.registration.scope)) event.respondWith(answer(request));
});
// Only the player's word puts a new version in the place of the old.
worker.addEventListener('message', event => {
  if (event.data === 'take over') void worker.skipWaiting();
});
