/* global window -- inside the page */
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { BROWSER_FLAGS, findBrowser } from './browser.mjs';
import { ROOT } from './bundle.mjs';

/**
 * Serves the project, opens one of its pages in a browser and hands it on once the page is ready.
 * @param {string} path of the page
 * @param {string} ready what stands in the page's window when it is ready
 * @param {(page: import('playwright-core').Page) => Promise<void>} use
 */
export const withBenchPage = async (path, ready, use) => {
  const server = await createServer({ root: ROOT, logLevel: 'error', server: { port: 0, open: false, hmr: false } });
  await server.listen();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.on('pageerror', error => console.error(String(error)));
    await page.goto(`${server.resolvedUrls?.local[0]}${path}`);
    await page.waitForFunction(name => name in window, ready, { timeout: 60_000 });
    await use(page);
  } finally {
    await browser.close();
    await server.close();
  }
};
