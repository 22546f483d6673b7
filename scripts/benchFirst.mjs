/* global document, requestAnimationFrame, window -- inside the page */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildPages, FOLDER, withBuilt } from './benchBuilt.mjs';
import { printForesight } from './benchForesight.mjs';

const EMPTY = 'tests/bench/emptyPhaser.html';
const ROUNDS = 5;
const KB = 1000;
/** Kilobytes of script that the first page may load before anything else. */
const SCRIPT_BUDGET = 60;

/** @param {string} file within the built folder */
const brotli = file => brotliCompressSync(readFileSync(join(FOLDER, file))).length;

/** @param {string[]} files */
const kilobytes = files => files.reduce((sum, file) => sum + brotli(file), 0) / KB;

/**
 * A script and all that it imports before it runs.
 * @param {string} file
 * @param {Set<string>} [found]
 */
const withImports = (file, found = new Set()) => {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(join(FOLDER, file), 'utf8');
  for (const [, name] of code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
    withImports(`assets/${name}`, found);
  return found;
};

const printSizes = () => {
  const page = readFileSync(join(FOLDER, 'index.html'), 'utf8');
  const named = /** @param {RegExp} pattern */ pattern => [...page.matchAll(pattern)].map(([, name]) => String(name));
  // The first script speaks the player's language and then imports the page.
  const own = named(/(?:src|fetchpriority="high" href)="\.\/(assets\/[^"]+\.js)"/g);
  const scripts = [...new Set(own.flatMap(name => [...withImports(name)]))];
  const styles = named(/href="\.\/(assets\/[^"]+\.css)"/g);
  console.log(`\nThe first page, brotli (budget for script: ${SCRIPT_BUDGET} kB)`);
  for (const script of scripts) console.log(`  ${(brotli(script) / KB).toFixed(1).padStart(7)} kB  ${script}`);
  console.log(`  ${kilobytes(scripts).toFixed(1).padStart(7)} kB  script in all`);
  console.log(`  ${kilobytes(styles).toFixed(1).padStart(7)} kB  styles`);
};

/** Runs inside the page before its own scripts: notes the milliseconds at which each thing first stands, and presses on. */
const noteTimes = () => {
  const seen = /** @type {Record<string, number>} */ ({});
  Object.assign(window, { benchTimes: seen });
  const things = {
    page: '[data-testid="first"]',
    decision: '[data-testid="play"][data-curtain=""] [data-testid="primary"]:not([disabled])',
    chart: '[data-testid="board"][data-state="ready"]',
    empty: '[data-done]',
  };
  const look = () => {
    for (const [name, selector] of Object.entries(things))
      if (!(name in seen) && document.querySelector(selector)) seen[name] = performance.now();
    for (const name of ['start', 'lift']) {
      const button = /** @type {HTMLElement | null} */ (document.querySelector(`[data-testid="${name}"]`));
      if (!button || name in seen) continue;
      seen[name] = performance.now();
      button.click();
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/**
 * Opens a page, waits for a thing on it and returns the milliseconds noted.
 * @param {import('playwright-core').BrowserContext} context
 * @param {string} address
 * @param {string} last
 * @returns {Promise<Record<string, number>>}
 */
const timesOf = async (context, address, last) => {
  const page = await context.newPage();
  await page.addInitScript(noteTimes);
  await page.goto(address);
  await page.waitForFunction(name => name in window['benchTimes'], last, { timeout: 120_000 });
  const times = await page.evaluate(() => window['benchTimes']);
  await page.close();
  return times;
};

/** @param {number[]} numbers */
const median = numbers => [...numbers].sort((one, other) => one - other)[numbers.length >> 1] ?? NaN;

/** @param {import('playwright-core').Browser} browser @param {string} root address of the built folder */
const printTimes = async (browser, root) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  /** @type {Record<'empty' | 'page' | 'decision' | 'chart', number[]>} */
  const all = { empty: [], page: [], decision: [], chart: [] };
  // The first round warms the cache.
  for (let round = 0; round <= ROUNDS; round++) {
    const empty = await timesOf(context, `${root}/${EMPTY}`, 'empty');
    const own = await timesOf(context, `${root}/index.html`, 'chart');
    if (round === 0) continue;
    for (const [name, times] of Object.entries(all)) times.push((name === 'empty' ? empty : own)[name] ?? NaN);
  }
  await context.close();
  const empty = median(all.empty);
  /** @param {keyof typeof all} name @param {string} says */
  const print = (name, says) => {
    const time = median(all[name]);
    console.log(`  ${time.toFixed(0).padStart(7)} ms  ${(time / empty).toFixed(2)} times  ${says}`);
  };
  console.log(`\nTimes on a warm cache, median of ${ROUNDS}, and beside an empty Phaser page`);
  print('empty', 'an empty Phaser page has drawn its first frame');
  print('page', 'the first page stands');
  print('decision', '"Begin the battle" pressed at once, the first decision can be played (aim: 1.5)');
  print('chart', 'and the whole chart is drawn');
};

/** Prints what the first page weighs, how soon it and the first decision stand beside an empty Phaser page, and how soon a place tells what would come of it. */
export const benchFirst = async () => {
  await buildPages([EMPTY]);
  printSizes();
  await withBuilt(printTimes);
  await withBuilt(printForesight);
};
