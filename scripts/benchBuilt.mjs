/* global localStorage -- inside the page */
/** The game as it is built, served from a folder of its own: for those parts of `npm run bench` that measure the real page. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { BROWSER_FLAGS, findBrowser } from './browser.mjs';
import { ROOT } from './bundle.mjs';

/** Where the built pages lie. */
export const FOLDER = join(ROOT, 'node_modules/.cache/bench-page');

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

/** @returns {Promise<import('node:http').Server>} */
export const serve = () => {
  const server = createServer((request, response) => {
    const file = join(FOLDER, new URL(request.url ?? '/', 'http://localhost').pathname);
    if (!existsSync(file) || file === FOLDER) return void response.writeHead(404).end();
    const type = TYPES[/** @type {keyof typeof TYPES} */ (extname(file))] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=600' }).end(readFileSync(file));
  });
  return new Promise(ready => server.listen(0, '127.0.0.1', () => ready(server)));
};

/**
 * Builds these pages beside the game's own.
 * @param {readonly string[]} [others] from the project's folder
 */
export const buildPages = (others = []) =>
  build({
    root: ROOT,
    logLevel: 'error',
    build: {
      outDir: FOLDER,
      emptyOutDir: true,
      rolldownOptions: { input: ['index.html', ...others].map(page => join(ROOT, page)) },
    },
  });

/**
 * Serves what has been built and opens a browser beside it.
 * @param {(browser: import('playwright-core').Browser, root: string) => Promise<void>} use with the address of the folder
 */
export const withBuilt = async use => {
  const server = await serve();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS });
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  try {
    await use(browser, `http://127.0.0.1:${address.port}`);
  } finally {
    await browser.close();
    server.close();
  }
};

/**
 * A window with the game's settings as asked, no offline copy of it, and complaints told.
 * @param {import('playwright-core').Browser} browser
 * @param {{ speed: 0 | 1, motion: 'full' | 'reduced' }} settings
 */
export const openWindow = async (browser, settings) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  page.on('pageerror', error => console.error(String(error)));
  const whole = { hexLines: true, numbers: false, letterKeys: true, ...settings };
  await page.addInitScript(kept => localStorage.setItem('brownwater.settings', kept), JSON.stringify(whole));
  return page;
};
