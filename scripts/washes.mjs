/* global OffscreenCanvas -- inside the page */
// Renders the washes of light and shade that lie on the page's grounds: `node scripts/washes.mjs`. A small picture drawn large costs a
// browser without a graphics card a tenth of what the same gradient costs as a style.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { BROWSER_FLAGS, findBrowser } from './browser.mjs';
import { ROOT } from './bundle.mjs';

/**
 * @typedef {object} Light an ellipse of colour that fades outward; lengths are shares of the picture's sides
 * @property {readonly [x: number, y: number]} middle
 * @property {readonly [x: number, y: number]} reach where nothing of it is left
 * @property {readonly [red: number, green: number, blue: number]} colour
 * @property {number} strength in its middle, 0 to 1
 */

const FOLDER = join(ROOT, 'assets/washes');
/** Pixels of a side; they are drawn much larger. */
const [WIDTH, HEIGHT] = [64, 48];

/** @type {Record<string, readonly Light[]>} */
const WASHES = {
  // Its middle is above the page: only the hem of the light falls on it.
  lamplight: [{ middle: [0.5, -0.91], reach: [0.5, 1.91], colour: [231, 194, 114], strength: 0.11 }],
  paper: [
    { middle: [0.15, 0], reach: [0.72, 0.54], colour: [255, 255, 255], strength: 0.38 },
    { middle: [1, 1], reach: [0.63, 0.56], colour: [124, 90, 23], strength: 0.12 },
  ],
  'curtain-union': [{ middle: [0.5, 0.3], reach: [0.75, 0.8], colour: [45, 85, 150], strength: 0.55 }],
  'curtain-confederate': [{ middle: [0.5, 0.3], reach: [0.75, 0.8], colour: [165, 137, 92], strength: 0.45 }],
};

/**
 * Runs inside the page.
 * @param {{ width: number, height: number, lights: readonly Light[] }} wash
 * @returns {Promise<number[]>} the bytes of a PNG file
 */
const draw = async ({ width, height, lights }) => {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas to draw on');
  for (const { middle, reach, colour, strength } of lights) {
    pen.setTransform(reach[0] * width, 0, 0, reach[1] * height, middle[0] * width, middle[1] * height);
    const fading = pen.createRadialGradient(0, 0, 0, 0, 0, 1);
    fading.addColorStop(0, `rgb(${colour.join(' ')} / ${strength})`);
    fading.addColorStop(1, `rgb(${colour.join(' ')} / 0)`);
    pen.fillStyle = fading;
    pen.fillRect(-1, -1, 2, 2);
  }
  const file = await canvas.convertToBlob({ type: 'image/png' });
  return [...new Uint8Array(await file.arrayBuffer())];
};

const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS });
const page = await browser.newPage();
mkdirSync(FOLDER, { recursive: true });
for (const [name, lights] of Object.entries(WASHES))
  writeFileSync(
    join(FOLDER, `${name}.png`),
    Buffer.from(await page.evaluate(draw, { width: WIDTH, height: HEIGHT, lights })),
  );
await browser.close();
