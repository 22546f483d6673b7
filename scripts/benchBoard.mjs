/* global window -- inside the page */
/** The board's half of `npm run bench`: script time a frame for charts of several sizes beside an empty scene, in one run. */
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { BROWSER_FLAGS, findBrowser } from './browser.mjs';
import { ROOT } from './bundle.mjs';

/** Columns and rows; the first is the empty scene: one hex. */
const SIZES = [
  [1, 1],
  [40, 24],
  [100, 60],
  [200, 120],
];

export const benchBoard = async () => {
  const server = await createServer({ root: ROOT, logLevel: 'error', server: { port: 0, open: false, hmr: false } });
  await server.listen();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.on('pageerror', error => console.error(String(error)));
    await page.goto(`${server.resolvedUrls?.local[0]}tests/bench/board.html`);
    await page.waitForFunction(() => 'measureBoard' in window, undefined, { timeout: 60_000 });
    console.log('\nboard, 1280x800, zoom and pan: script ms a frame');
    /** @type {number | undefined} */
    let empty;
    for (const [columns, rows] of SIZES) {
      const { hexes, mean, median, p95 } = await page.evaluate(([x, y]) => window.measureBoard(x, y), [columns, rows]);
      empty ??= mean;
      const name = hexes === 1 ? 'empty scene' : `${hexes} hexes`;
      console.log(
        `${name.padEnd(16)} mean ${mean.toFixed(2)}  median ${median.toFixed(2)}  95 % ${p95.toFixed(2)}   (${(mean / empty).toFixed(2)} x empty)`,
      );
    }
  } finally {
    await browser.close();
    await server.close();
  }
};
