/* global document, history -- inside the page */
/** The memory's part of `npm run bench`: what ten battles in a row, each begun from the first page, left and deleted, leave behind. */
import { buildPages, openWindow, withBuilt } from './benchBuilt.mjs';

const BATTLES = 10;
/** The first battles fetch and compile what later ones share. */
const SETTLED_BY = 3;
/** Milliseconds for which captains play before the battle is left, if it has not ended before. */
const PLAYED_FOR = 8_000;
const MB = 1e6;

/** What nothing on the page is to keep, by the name of its class. */
const KEPT = ['HTMLCanvasElement', 'WebGL2RenderingContext', 'Object'];

/**
 * How many objects of a class are alive; garbage is collected first.
 * @param {import('playwright-core').CDPSession} tools @param {string} name
 */
const alive = async (tools, name) => {
  const { result } = await tools.send('Runtime.evaluate', { expression: `${name}.prototype`, objectGroup: 'bench' });
  const prototypeObjectId = result.objectId ?? '';
  const { objects } = await tools.send('Runtime.queryObjects', { prototypeObjectId, objectGroup: 'bench' });
  const count = await tools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await tools.send('Runtime.releaseObjectGroup', { objectGroup: 'bench' });
  return Number(count.result.value);
};

/**
 * @param {import('playwright-core').Page} page
 * @param {import('playwright-core').CDPSession} tools
 */
const reading = async (page, tools) => {
  /** @type {number[]} */
  const kept = [];
  for (const name of KEPT) kept.push(await alive(tools, name));
  for (let round = 0; round < 2; round++) await tools.send('HeapProfiler.collectGarbage');
  const { metrics } = await tools.send('Performance.getMetrics');
  const metric = /** @param {string} name */ name => metrics.find(each => each.name === name)?.value ?? NaN;
  return {
    heap: metric('JSHeapUsedSize') / MB,
    nodes: metric('Nodes'),
    listed: await page.evaluate(() => document.querySelectorAll('*').length),
    listeners: metric('JSEventListeners'),
    canvases: kept[0] ?? NaN,
    contexts: kept[1] ?? NaN,
    // The heap also holds compiled code, which grows for as long as the engine finds more of it worth compiling.
    objects: kept[2] ?? NaN,
    workers: page.workers().length,
  };
};

/**
 * Begins a battle between captains, lets them play it and goes home. Waits by locators alone: the handles that `waitForSelector`
 * gives would keep the screens alive.
 * @param {import('playwright-core').Page} page
 */
const battle = async page => {
  for (const side of ['Union', 'Confederate'])
    await page.getByLabel(`Who plays the ${side} side`).selectOption('captain', { timeout: 60_000 });
  await page.getByTestId('start').click();
  await page
    .locator('[data-testid="board"][data-state="ready"]')
    .first()
    .waitFor({ state: 'attached', timeout: 60_000 });
  await page
    .locator('[data-testid="play"]:not([data-outcome=""])')
    .waitFor({ state: 'attached', timeout: PLAYED_FOR })
    .catch(() => undefined);
  const { turn, commands, outcome } = await page
    .getByTestId('play')
    .evaluate(element => ({ .../** @type {HTMLElement} */ (element).dataset }));
  await page.evaluate(() => history.back());
  await page.locator('[data-testid="first"]').first().waitFor({ state: 'attached', timeout: 60_000 });
  return `turn ${turn}, ${commands} commands${outcome ? ', to its end' : ''}`;
};

/**
 * Deletes the game that was left, or the list of kept games would be longer by one each time.
 * @param {import('playwright-core').Page} page
 */
const forget = async page => {
  await page.getByRole('button', { name: /^Delete / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.locator('.saved').waitFor({ state: 'detached' });
};

/** @param {string} name @param {Awaited<ReturnType<typeof reading>>} figures @param {string} [more] */
const print = (name, figures, more = '') => {
  const { heap, ...counts } = figures;
  const cells = [heap.toFixed(2), ...Object.values(counts)].map(value => String(value).padStart(10));
  console.log(name.padEnd(12) + cells.join('') + more);
};

export const benchMemory = async () => {
  await buildPages();
  await withBuilt(async (browser, root) => {
    const page = await openWindow(browser, { speed: 0, motion: 'full' });
    await page.goto(`${root}/index.html`);
    const tools = await page.context().newCDPSession(page);
    await tools.send('Performance.enable');
    await tools.send('HeapProfiler.enable');
    console.log(
      '\nwhat is left on the first page after battles between captains, the game deleted and garbage collected',
    );
    const heads = ['heap MB', 'nodes', 'on page', 'listeners', 'canvases', 'contexts', 'objects', 'workers'];
    console.log(' '.repeat(12) + heads.map(head => head.padStart(10)).join(''));
    /** @type {Awaited<ReturnType<typeof reading>>[]} */
    const readings = [];
    for (let count = 1; count <= BATTLES; count++) {
      const played = await battle(page);
      await forget(page);
      const figures = await reading(page, tools);
      readings.push(figures);
      print(`battle ${count}`, figures, `   ${played}`);
    }
    const [first, last] = [readings[SETTLED_BY - 1], readings.at(-1)];
    if (!first || !last) return;
    const grown = Object.fromEntries(
      Object.entries(last).map(([key, value]) => [key, value - first[/** @type {keyof typeof first} */ (key)]]),
    );
    print('growth', /** @type {typeof last} */ (grown), `   from battle ${SETTLED_BY} to ${BATTLES} (aim: none)`);
  });
};
