import { signal } from '@preact/signals';
import { allKept } from '../files/keeper.ts';

/** A newer version of the page, fetched and waiting for the player's word; null while there is none. */
export const newVersion = signal<ServiceWorker | null>(null);

/** Whether every file of this build lies in the browser, so that the page opens and plays without a connection. */
export const readyOffline = signal(false);

const HOUR = 3_600_000;

/** Asks the worker that answers for this page; nobody is there to ask before the first visit's files have come. */
const isKeptWhole = (): Promise<boolean> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data === true);
    };
    const scripts = [...document.scripts].flatMap(({ src }) => src || []);
    const { controller } = navigator.serviceWorker;
    if (controller) controller.postMessage({ scripts }, [port2]);
    else resolve(false);
  });

/** Looks whether the game can still be played without a connection. */
export const lookWhetherReady = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  isKeptWhole().then(whole => (readyOffline.value = whole), console.error);
};

/** Looks now, and whenever it may have changed: with another worker, with the connection, and when somebody looks at the page again. */
const watchReady = (): void => {
  lookWhetherReady();
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // A worker of an older build gives no answer.
    readyOffline.value = false;
    lookWhetherReady();
  });
  for (const change of ['online', 'offline', 'focus']) addEventListener(change, lookWhetherReady);
  document.addEventListener('visibilitychange', lookWhetherReady);
};

/** Takes note of a version that has been fetched while another one is at work. */
const watchNext = (registration: ServiceWorkerRegistration): void => {
  const note = (): void => {
    if (registration.waiting && navigator.serviceWorker.controller) newVersion.value = registration.waiting;
  };
  const follow = (): void => registration.installing?.addEventListener('statechange', note);
  note();
  follow();
  registration.addEventListener('updatefound', follow);
};

const register = async (): Promise<void> => {
  watchReady();
  // What guards a browser against workers may answer with nothing.
  const registration = (await navigator.serviceWorker.register('./sw.js', { updateViaCache: 'none' })) as
    ServiceWorkerRegistration | undefined;
  if (!registration) return;
  watchNext(registration);
  setInterval(() => void registration.update().catch(() => undefined), HOUR);
};

/** Has the whole game kept in the browser, where the browser can and the page is a built one. */
export const keepForOffline = (): void => {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) register().catch(console.error);
};

/** Whether a newer build lies where this page came from, and a part of this one was asked for in vain. */
export const isOutdated = signal(false);

/** Looks whether the page as it lies there now begins with other scripts than this one did; without a connection nobody knows. */
export const lookForNewBuild = async (): Promise<void> => {
  const answer = await fetch(location.pathname, { cache: 'no-store' });
  if (!answer.ok) return;
  const text = await answer.text();
  const names = [...document.scripts].flatMap(({ src }) => /[^/]+\.js$/.exec(src) ?? []);
  isOutdated.value = names.some(name => !text.includes(name));
};

/** Hears of every part of the page that could not be fetched. */
export const watchBuild = (): void =>
  addEventListener('vite:preloadError', () => void lookForNewBuild().catch(() => undefined));

/** Loads the page again, once what has been played is kept. */
export const loadAgain = async (): Promise<void> => {
  await allKept();
  location.reload();
};

/** Puts the new version in the place of this one and loads the page again; a game goes on where it was left. */
export const takeNewVersion = (): void => {
  const waiting = newVersion.value;
  // Another window may have put it in its place already: then nothing is left to wait for.
  if (waiting?.state !== 'installed') void loadAgain();
  navigator.serviceWorker.addEventListener('controllerchange', () => void loadAgain(), { once: true });
  waiting?.postMessage('take over');
};
