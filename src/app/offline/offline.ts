import { signal } from '@preact/signals';

/** A newer version of the page, fetched and waiting for the player's word; null while there is none. */
export const newVersion = signal<ServiceWorker | null>(null);

const HOUR = 3_600_000;

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

/** Puts the new version in the place of this one and loads the page again; a game goes on where it was left. */
export const takeNewVersion = (): void => {
  const waiting = newVersion.value;
  // Another window may have put it in its place already: then nothing is left to wait for.
  if (waiting?.state !== 'installed') location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('take over');
};
