/* global document, Event, requestAnimationFrame -- inside the page */
/** The replay viewer's part of `npm run bench`: how long a jump along the time line takes until the board shows where it led. */
import { pathToFileURL } from 'node:url';
import { buildPages, openWindow, withBuilt } from './benchBuilt.mjs';
import { bundle } from './bundle.mjs';

/** Milliseconds that a jump may take. */
const BUDGET = 200;
const JUMPS = 20;
/** Milliseconds for which a player looks at a moment before he goes to another. */
const LOOKS_FOR = 700;
/** Jumps out of a game that is running, and milliseconds for which it runs before each. */
const OUT_OF_RUNNING = 8;
const RUNS_FOR = 700;
/** A step along the line between one jump and the next, as a share of the whole: none falls near the one before. */
const FAR = 0.381966;

/**
 * Runs inside the page: goes to a moment by the time line, and gives the milliseconds until a frame with it has been drawn.
 * @param {number} to
 * @returns {Promise<number>}
 */
const jump = async to => {
  const line = /** @type {HTMLInputElement} */ (document.querySelector('[data-testid="time-line"]'));
  const replay = /** @type {HTMLElement} */ (document.querySelector('[data-testid="replay"]'));
  const frame = () => new Promise(requestAnimationFrame);
  const began = performance.now();
  line.value = String(to);
  line.dispatchEvent(new Event('input', { bubbles: true }));
  do await frame();
  while (replay.dataset.at !== String(to) || replay.dataset.busy !== 'false');
  // The board asks for its frame when it is shown the state; that frame has been drawn when the one after it begins.
  await frame();
  return performance.now() - began;
};

/** @param {readonly number[]} times */
const summary = times => {
  const sorted = [...times].sort((one, other) => one - other);
  const at = /** @param {number} share */ share =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return [0.5, 0.9, 1].map(share => `${at(share)?.toFixed(0)}`.padStart(5)).join('');
};

/**
 * @param {import('playwright-core').Page} page with a game in the viewer
 * @param {number} count
 * @param {() => Promise<void>} before each jump
 */
const jumps = async (page, count, before) => {
  const end = Number(await page.getByTestId('replay').getAttribute('data-end'));
  /** @type {number[]} */
  const times = [];
  for (let index = 1; index <= count; index++) {
    await before();
    times.push(await page.evaluate(jump, Math.round(end * ((index * FAR) % 1))));
  }
  return { end, times };
};

/** @param {import('playwright-core').Page} page */
const letItRun = async page => {
  await page.getByRole('button', { name: 'Let it run' }).click();
  await page.waitForTimeout(RUNS_FOR);
};

export const benchReplay = async () => {
  const folder = await bundle({ replays: 'tests/bench/replays.ts' }, 'node_modules/.cache/bench');
  const { addresses } = await import(pathToFileURL(`${folder}/replays.js`).href);
  await buildPages();
  await withBuilt(async (browser, root) => {
    console.log(
      `\njumps along the time line until the board shows it, ms: median, 9 in 10, longest (budget ${BUDGET})`,
    );
    for (const { rules, address } of addresses()) {
      const page = await openWindow(browser, { speed: 1, motion: 'full' });
      await page.goto(`${root}/index.html${address}`);
      await page
        .locator('[data-testid="board"][data-state="ready"]')
        .first()
        .waitFor({ state: 'attached', timeout: 120_000 });
      await page
        .locator('[data-testid="losses"][data-drawn="true"]')
        .first()
        .waitFor({ state: 'attached', timeout: 60_000 });
      const { end, times } = await jumps(page, JUMPS, () => page.waitForTimeout(LOOKS_FOR));
      console.log(`${rules.padEnd(16)}${summary(times)}   ${JUMPS} jumps in a game of ${end} commands`);
      const running = await jumps(page, OUT_OF_RUNNING, () => letItRun(page));
      console.log(`${''.padEnd(16)}${summary(running.times)}   ${OUT_OF_RUNNING} jumps while it was running`);
      await page.context().close();
    }
  });
};
