/* global Blob, OffscreenCanvas, createImageBitmap, atob, requestAnimationFrame -- inside the page */
// Takes the picture of the first page, assets/picture.webp, and that of README.md, docs/screenshot.png: `node scripts/picture.mjs`. The first is
// the chart of a battle between two captains as the replay player shows it, the second the same battle played on from another moment, when a
// ship has been taken and has turned. Run it again when charts, counters or the play screen look otherwise; games that come out otherwise want
// other moments.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPages, openWindow, withBuilt } from './benchBuilt.mjs';
import { bundle, ROOT } from './bundle.mjs';

const FILE = join(ROOT, 'assets/picture.webp');
const PLAYED_FILE = join(ROOT, 'docs/screenshot.png');
/** Where the game is played on: the Union moves first. */
const PLAYED_ON = 208;
const DESK = { width: 1280, height: 800 };
/** Of the first game of `npm run bench -- replay`: as many commands have been played, and both fleets lie close to each other. */
const MOMENT = 345;
const WINDOW = { width: 1700, height: 900 };
/** What of the chart is shown, in pixels of the window: both fleets, and no button. */
const CLIP = { x: 110, y: 116, width: 1000, height: 440 };
const QUALITY = 0.75;

/**
 * Runs inside the page: the same picture in fewer bytes.
 * @param {{ png: string, quality: number }} picture
 * @returns {Promise<number[]>} the bytes of a WebP file
 */
const pack = async ({ png, quality }) => {
  const image = await createImageBitmap(new Blob([Uint8Array.from(atob(png), sign => sign.charCodeAt(0))]));
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const file = await canvas.convertToBlob({ type: 'image/webp', quality });
  return [...new Uint8Array(await file.arrayBuffer())];
};

/** Runs inside the page: waits until the chart has been drawn as sharp as it gets. */
const drawn = async () => {
  for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
};

/**
 * Plays the game on from its moment: the first ship that can act is taken and given the first order of the list.
 * @param {import('playwright-core').Page} page
 * @param {string} address
 */
const playOn = async (page, address) => {
  await page.setViewportSize(DESK);
  await page.goto(`${address}@${PLAYED_ON}`);
  await page.locator(`[data-testid="replay"][data-at="${PLAYED_ON}"][data-busy="false"]`).waitFor({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play on' }).click();
  await page.locator('[data-testid="board"][data-state="ready"]').waitFor({ timeout: 120_000 });
  for (const key of ['n', '1']) {
    await page.locator('[data-testid="play"][data-busy="false"]').waitFor({ timeout: 120_000 });
    await page.keyboard.press(key);
    await page.evaluate(drawn);
  }
  await page.screenshot({ path: PLAYED_FILE });
};

process.env.BROWNWATER_ROOT = ROOT;
const folder = await bundle({ replays: 'tests/bench/replays.ts' }, 'node_modules/.cache/bench');
const { addresses } = await import(pathToFileURL(`${folder}/replays.js`).href);
await buildPages();
await withBuilt(async (browser, root) => {
  const page = await openWindow(browser, { speed: 0, motion: 'reduced' });
  await page.setViewportSize(WINDOW);
  const address = `${root}/index.html${addresses()[0].address}`;
  await page.goto(`${address}@${MOMENT}`);
  await page.locator('[data-testid="board"][data-state="ready"]').waitFor({ timeout: 120_000 });
  await page.locator(`[data-testid="replay"][data-at="${MOMENT}"][data-busy="false"]`).waitFor({ timeout: 120_000 });
  await page.evaluate(drawn);
  const png = (await page.screenshot({ clip: CLIP })).toString('base64');
  writeFileSync(FILE, Buffer.from(await page.evaluate(pack, { png, quality: QUALITY })));
  await playOn(page, address);
});
