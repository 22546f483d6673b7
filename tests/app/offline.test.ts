/** What the first page weighs, and the game without a connection: kept in the browser, played, and brought up to date. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStage, openWindow, ownComplaints, VARY, type Stage, type Tab } from './harness.ts';
import { boardReady, goOn, mouse, settled } from './player.ts';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

/** A script of the build and all that it imports before it runs. */
const withImports = (file: string, found = new Set<string>()): Set<string> => {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(join(DIST, 'assets', file), 'utf8');
  for (const [, name = ''] of code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)) withImports(name, found);
  return found;
};

it('the script of the first page takes less than 60 kB', () => {
  const [, entry = ''] = /src="\.\/assets\/([^"]+\.js)"/.exec(readFileSync(join(DIST, 'index.html'), 'utf8')) ?? [];
  const scripts = [...withImports(entry)];
  const sizes = scripts.map(file => brotliCompressSync(readFileSync(join(DIST, 'assets', file))).length);
  expect(scripts.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000);
});

/** Words by which the page of the next build is known. */
const NEXT = '<html data-build="next" ';

/** The scripts and styles of this build, which all have other names in the next one. */
const named = (): ReadonlySet<string> =>
  new Set(readdirSync(join(DIST, 'assets')).filter(name => /\.(?:js|css)$/.test(name)));

const nextName = (name: string): string => name.replace(/\.(js|css)$/, 'N.$1');

/** The next build as a server has it: its own names, nothing of the names of this one, and its own worker. */
const nextBuild = (path: string, names: ReadonlySet<string>): string | Buffer | null => {
  const name = path.replace(/^assets\//, '');
  const here = name.replace(/N\.(js|css)$/, '.$1');
  if (names.has(name) || (name !== here && !names.has(here))) return null;
  const file = join(DIST, path.replace(name, here));
  if (!existsSync(file)) return null;
  if (!/\.(?:js|css|html)$/.test(path)) return readFileSync(file);
  return readFileSync(file, 'utf8')
    .replace(/[\w.-]+\.(?:js|css)\b/g, word => (names.has(word) ? nextName(word) : word))
    .replace('const VERSION = "', '$&next-')
    .replace('<html ', NEXT);
};

interface ServerNow {
  cut: boolean;
  newer: boolean;
  next: boolean;
  /** Files that are asked for and do not come. */
  held: RegExp | null;
}

/** The build on a server that can be cut off, and can have a newer version or the whole of the next build. */
const openServer = async () => {
  const now: ServerNow = { cut: false, newer: false, next: false, held: null };
  const names = named();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1) || 'index.html';
    const file = join(DIST, path);
    if (now.cut) return void response.destroy();
    if (now.held?.test(path)) return;
    const type = { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream', vary: VARY };
    if (now.next) {
      const body = nextBuild(path, names);
      response.writeHead(body === null ? 404 : 200, type).end(body ?? '');
      return;
    }
    if (!existsSync(file)) return void response.writeHead(404).end();
    const content = readFileSync(file);
    const body = path === 'sw.js' && now.newer ? content.toString().replace('const VERSION = "', '$&newer-') : content;
    response.writeHead(200, type).end(body);
  });
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', () => ready()));
  const { port } = server.address() as AddressInfo;
  return { now, url: `http://127.0.0.1:${port}/`, close: () => new Promise(done => server.close(done)) };
};

/** A window in which the game may be kept; what it complains of while it is cut off is not its own fault. */
const openKept = async (url: string): Promise<Tab> => {
  const { context, page } = await openWindow(stage);
  const complaints: string[] = [];
  page.on('pageerror', error => complaints.push(String(error)));
  await page.goto(url);
  return { context, page, complaints };
};

const isKept = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Goes on until so many commands have been given. */
const playOn = async (page: Page, commands: number): Promise<void> => {
  for (let press = 0; press < 30; press++) {
    const standing = await settled(page);
    if (standing.commands >= commands) return;
    await (standing.curtain === '' ? goOn(mouse(page)) : page.getByTestId('lift').click());
  }
  throw new Error('nothing could be done');
};

const choose = (page: Page, battle: string): Promise<void> =>
  page.locator('.battleCard').filter({ hasText: battle }).first().click();

it('is played without a connection, and takes a new version when the player agrees, with the game as it was', async () => {
  const server = await openServer();
  const tab = await openKept(server.url);
  const { page } = tab;
  await isKept(page);
  await page.getByText('Ready to play offline.').waitFor();
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    const found = (await (await fetch(link?.href ?? '')).json()) as { icons: { src: string }[] };
    const answers = await Promise.all(found.icons.map(({ src }) => fetch(src)));
    return answers.map(answer => answer.ok);
  });
  expect(manifest).toEqual([true, true, true]);
  server.now.cut = true;
  await page.reload();
  await page.getByTestId('start').click();
  await boardReady(page);
  await playOn(page, 2);
  await page.goto(server.url);
  await choose(page, 'Memphis');
  await page.getByLabel(/seed/i).fill('offline');
  await page.getByTestId('start').click();
  await boardReady(page);
  await playOn(page, 1);
  const before = await settled(page);
  const address = page.url();
  await page.goto(`${server.url}#ships`);
  await page.getByRole('heading', { name: /ship/i }).first().waitFor();
  Object.assign(server.now, { cut: false, newer: true });
  expect(await page.getByTestId('new-version').count()).toBe(0);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByTestId('new-version').waitFor();
  const kept = await page.evaluate(() => caches.keys());
  expect(kept.length).toBe(2);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Take it now' }).click()]);
  await page.goto(address);
  await boardReady(page);
  expect((await settled(page)).commands).toBe(before.commands);
  expect(await page.getByTestId('new-version').count()).toBe(0);
  expect(ownComplaints(tab)).toEqual([]);
  await tab.context.close();
  await server.close();
});

const buildOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset.build);

it('a new build that arrives in the middle of a battle is told of, taken, and goes on at the same command', async () => {
  const server = await openServer();
  const tab = await openKept(server.url);
  const { page } = tab;
  await isKept(page);
  await choose(page, 'Memphis');
  await page.getByLabel(/seed/i).fill('next build');
  await page.getByTestId('start').click();
  await boardReady(page);
  await playOn(page, 2);
  if ((await settled(page)).curtain !== '') await page.getByTestId('lift').click();
  const address = page.url();
  // The same game in a second window, which will find the new build taken already.
  const second = await tab.context.newPage();
  await second.goto(address);
  await boardReady(second);
  // It has the game now; the first takes it back, and the second rests behind its notice.
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Play on here' }).click()]);
  await boardReady(page);
  await second.getByRole('button', { name: 'Play on here' }).waitFor();
  server.now.next = true;
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByTestId('new-version').waitFor();
  await second.getByTestId('new-version').waitFor();
  // Nothing has changed yet: the battle goes on under the old build, of which the server has nothing any more.
  await playOn(page, (await settled(page)).commands + 1);
  expect(await buildOf(page)).toBeUndefined();
  const before = await settled(page);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Take it now' }).click()]);
  await boardReady(page);
  expect(await buildOf(page)).toBe('next');
  expect(page.url()).toBe(address);
  const { turn, phase, commands } = await settled(page);
  expect({ turn, phase, commands }).toEqual({ turn: before.turn, phase: before.phase, commands: before.commands });
  expect(await page.getByTestId('new-version').count()).toBe(0);
  await playOn(page, commands + 1);
  // The second window still has the old build, and comes to the new one with the game.
  await Promise.all([second.waitForEvent('load'), second.getByRole('button', { name: 'Play on here' }).click()]);
  await boardReady(second);
  expect(await buildOf(second)).toBe('next');
  expect(ownComplaints(tab)).toEqual([]);
  await tab.context.close();
  await server.close();
});

const ready = (page: Page) => page.getByText('Ready to play offline.');

it('says that it is ready to be played offline when it is, and no longer when a file has gone or another build answers', async () => {
  const server = await openServer();
  const tab = await openKept(server.url);
  const { page } = tab;
  await page.getByTestId('offline-ready').waitFor({ state: 'attached' });
  await isKept(page);
  await ready(page).waitFor();
  await page.reload();
  await ready(page).waitFor();
  /** Takes a file that no screen shown here needs out of the browser's keeping, or puts it back; returns where it lay. */
  const move = (out: boolean): Promise<number> =>
    page.evaluate(async gone => {
      let moved = 0;
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const file = './icons/icon-512.png';
        if (gone) moved += Number(await cache.delete(file, { ignoreVary: true }));
        else await cache.add(file);
      }
      return moved;
    }, out);
  expect(await move(true)).toBe(1);
  // The connection goes, which is when it matters.
  await tab.context.setOffline(true);
  await ready(page).waitFor({ state: 'hidden' });
  await tab.context.setOffline(false);
  await move(false);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await ready(page).waitFor();
  // Another window takes the next build: the files of this one are kept for a while, but a page that is opened is the other.
  const second = await tab.context.newPage();
  await second.goto(server.url);
  server.now.next = true;
  await second.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await Promise.all([second.waitForEvent('load'), second.getByRole('button', { name: 'Take it now' }).click()]);
  await ready(second).waitFor();
  expect(await buildOf(second)).toBe('next');
  await ready(page).waitFor({ state: 'hidden' });
  expect(await buildOf(page)).toBeUndefined();
  expect(ownComplaints(tab)).toEqual([]);
  await tab.context.close();
  await server.close();
});

/** What is fetched when, by the names that the build gives its files. */
const SCRIPTS = /\.js$/;
const ROOM = /^assets\/room-.*\.js$/;
const SHIPS = /^assets\/screen-.*\.js$/;

it.each([
  ['no script has come, in English', '', SCRIPTS, 'en-GB', 'Loading takes longer than usual.', 'Try again'],
  ['no script has come, in German', '', SCRIPTS, 'de-DE', 'Das Laden dauert länger als sonst.', 'Nochmals versuchen'],
  ['the first page waits for the rest', '', ROOM, 'en-GB', 'Loading takes longer than usual.', 'Try again'],
  ['an address leads further', '#ships', ROOM, 'en-GB', 'Loading takes longer than usual.', 'Try again'],
  ['a screen is on its way', '#ships', SHIPS, 'en-GB', 'Loading takes longer than usual.', 'Try again'],
])(
  'after ten seconds of loading the page says so and offers to try again: %s',
  async (_, hash, held, locale, says, again) => {
    const server = await openServer();
    server.now.held = held;
    const { context, page } = await openWindow(stage, { serviceWorkers: 'block', locale });
    await page.clock.install();
    const asked = page.waitForRequest(request => held.test(new URL(request.url()).pathname.slice(1)));
    // The page's last script never comes: it is there, and not loaded.
    await page.goto(server.url + hash, { waitUntil: 'commit' });
    // What is loaded before it may have been waited for on the page in its turn.
    await asked;
    await page.locator(hash === '' && held === ROOM ? '[data-testid=first]' : '.opening').waitFor();
    await page.clock.runFor(9000);
    expect(await page.getByTestId('late').count()).toBe(0);
    await page.clock.runFor(1000);
    await page.getByText(says).waitFor();
    server.now.held = null;
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: again }).click()]);
    await page
      .locator(hash === '' ? '[data-testid=first]' : 'h1')
      .first()
      .waitFor();
    expect(await page.getByTestId('late').count()).toBe(0);
    await context.close();
    await server.close();
  },
);

it('a new build that takes the place of this one on the server is told of when a part is missing, and the battle goes on', async () => {
  const server = await openServer();
  const tab = await openWindow(stage, { serviceWorkers: 'block' });
  const { page } = tab;
  await page.goto(server.url);
  await page.getByTestId('start').click();
  await boardReady(page);
  await playOn(page, 1);
  if ((await settled(page)).curtain !== '') await page.getByTestId('lift').click();
  const address = page.url();
  server.now.next = true;
  const outdated = page.getByTestId('outdated');
  expect(await outdated.count()).toBe(0);
  await page.keyboard.press('?');
  await page.getByText('The help could not be loaded').waitFor();
  await outdated.waitFor();
  expect(await outdated.innerText()).toContain('A newer Brownwater has been laid down');
  await page.keyboard.press('Escape');
  await playOn(page, (await settled(page)).commands + 1);
  const { commands, curtain } = await settled(page);
  // It may be the other player's turn now: nothing can be pressed before he has come.
  if (curtain !== '') await page.getByTestId('lift').click();
  await Promise.all([page.waitForEvent('load'), outdated.getByRole('button', { name: 'Load the page again' }).click()]);
  await boardReady(page);
  expect([await buildOf(page), page.url(), (await settled(page)).commands]).toEqual(['next', address, commands]);
  expect(await outdated.count()).toBe(0);
  await tab.context.close();
  await server.close();
});
