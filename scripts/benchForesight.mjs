/* global document, localStorage, window, CustomEvent, MutationObserver -- inside the page */
/** Of `npm run bench -- page`: how soon it stands beside a place what would come of it, once the pointer rests there. */
import { openWindow } from './benchBuilt.mjs';

/** Milliseconds that are promised. */
const PROMISE = 50;
/** Milliseconds without a change after which a card is whole. */
const CALM = 400;
/** Presses of the main button within which a ship can be moved. */
const PRESSES = 12;
/** A small battle and a large one, under rules by which ships move step by step. */
const BATTLES = ['first-command', 'memphis'];
const RULES = 'portable';

/** Begins a battle for two at one screen. @param {import('playwright-core').Page} page @param {string} address @param {string} battle */
const begin = async (page, address, battle) => {
  const setUp = { battle, rules: RULES, players: { union: 'human', confederate: 'human' } };
  await page.addInitScript(kept => localStorage.setItem('brownwater.setup', kept), JSON.stringify(setUp));
  await page.goto(address);
  await page.getByLabel(/seed/i).fill('foresight');
  await page.getByTestId('start').click();
  await page.waitForSelector('[data-testid="board"][data-state="ready"]');
  for (let press = 0; press < PRESSES; press++) {
    await page.waitForSelector('[data-testid="play"][data-busy="false"]');
    if ((await page.getByTestId('lift').count()) > 0) await page.getByTestId('lift').click();
    await page.keyboard.press('n');
    const phase = await page.getByTestId('play').getAttribute('data-phase');
    if (phase?.endsWith('Move')) return;
    await page.keyboard.press('Space');
  }
};

/**
 * Runs inside the page: where hexes round the ship in hand lie, the nearest first.
 * @returns {{ x: number, y: number }[]}
 */
const placesNearby = () => {
  const board = /** @type {HTMLElement} */ (document.querySelector('[data-testid="board"]'));
  const play = /** @type {HTMLElement} */ (document.querySelector('[data-testid="play"]'));
  const own = Number(play.dataset.cursor);
  const where = /** @param {number} hex */ hex => {
    const detail = { hex, x: 0, y: 0 };
    board.dispatchEvent(new CustomEvent('brownwater:where', { detail }));
    return detail;
  };
  const from = where(own);
  const box = board.getBoundingClientRect();
  const places = [];
  for (let column = -4; column <= 4; column++)
    for (let row = -4; row <= 4; row++) {
      const { x, y } = where(own + 100 * column + row);
      const isOwn = column === 0 && row === 0;
      if (!isOwn && x > box.left && x < box.right && y > box.top && y < box.bottom) places.push({ x, y });
    }
  const far = /** @param {{ x: number, y: number }} place */ ({ x, y }) => Math.hypot(x - from.x, y - from.y);
  return places.sort((one, other) => far(one) - far(other)).slice(0, 18);
};

/**
 * Runs inside the page before the pointer is moved: notes from then on when it came to rest, and when the card last changed.
 * @param {number} calm
 */
const watch = calm => {
  const noted = { rested: 0, changed: 0 };
  const rest = /** @param {PointerEvent} event */ event => void (noted.rested = event.timeStamp);
  document.addEventListener('pointermove', rest, { capture: true });
  const observer = new MutationObserver(changes => {
    const card = document.querySelector('[data-testid="foresight"]');
    const about = changes.some(
      ({ target, addedNodes }) => card?.contains(target) || [...addedNodes].includes(/** @type {Node} */ (card)),
    );
    if (card && about) noted.changed = performance.now();
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  Object.assign(window, {
    foreseenAfter: async () => {
      for (let seen = -1; seen !== noted.changed;) {
        seen = noted.changed;
        await new Promise(done => setTimeout(done, calm));
      }
      document.removeEventListener('pointermove', rest, { capture: true });
      observer.disconnect();
      return document.querySelector('[data-testid="foresight"]') ? noted.changed - noted.rested : null;
    },
  });
};

/** @param {import('playwright-core').Page} page @returns {Promise<number[]>} for places to which the ship in hand can go */
const measure = async page => {
  const times = [];
  for (const { x, y } of await page.evaluate(placesNearby)) {
    await page.mouse.move(4, 4);
    await page.waitForSelector('[data-testid="foresight"]', { state: 'detached' });
    await page.evaluate(watch, CALM);
    await page.mouse.move(x, y);
    const time = await page.evaluate(() => window['foreseenAfter']());
    if (time !== null) times.push(time);
  }
  return times;
};

/** @param {import('playwright-core').Browser} browser @param {string} root address of the built folder */
export const printForesight = async (browser, root) => {
  console.log(
    `\nFrom the pointer's rest until all stands beside the place that would come of it (promise: ${PROMISE} ms)`,
  );
  for (const battle of BATTLES) {
    const page = await openWindow(browser, { speed: 0, motion: 'reduced' });
    await begin(page, `${root}/index.html`, battle);
    const times = (await measure(page)).sort((one, other) => one - other);
    const [median, longest] = [times[times.length >> 1] ?? NaN, times.at(-1) ?? NaN];
    console.log(
      `  ${median.toFixed(0).padStart(7)} ms  median of ${times.length} places, ${longest.toFixed(0)} ms the longest  ${battle}, ${RULES}`,
    );
    await page.context().close();
  }
};
