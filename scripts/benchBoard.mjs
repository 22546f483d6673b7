/* global window -- inside the page */
/** The board's part of `npm run bench`: script time a frame for charts of several sizes beside an empty scene, in one run. */
import { withBenchPage } from './benchPage.mjs';

/** Columns and rows; the first is the empty scene: one hex. */
const SIZES = [
  [1, 1],
  [40, 24],
  [100, 60],
  [200, 120],
];
/** A chart of ordinary size, on which 24 ships and every overlay lie. */
const ORDINARY = [40, 24];
/** Milliseconds of script that its frames may take. */
const BUDGET = 2;

/**
 * Tells the page how many milliseconds of the processor its scripts have taken.
 * @param {import('playwright-core').Page} page
 */
const tellProcessorTime = async page => {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.exposeFunction('processorTime', async () => {
    const { metrics } = await tools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN);
  });
};

export const benchBoard = () =>
  withBenchPage('tests/bench/board.html', 'measureBoard', async page => {
    await tellProcessorTime(page);
    console.log('\nboard, 1280x800, zoom and pan: script ms a frame by the clock, and of the processor alone');
    /** @type {number | undefined} */
    let empty;
    /** @param {string} name @param {Record<'mean' | 'median' | 'p95' | 'processor', number>} figures @param {string} [more] */
    const print = (name, { mean, median, p95, processor }, more = '') => {
      empty ??= mean;
      const times = `mean ${mean.toFixed(2)}  median ${median.toFixed(2)}  95 % ${p95.toFixed(2)}`;
      const against = `(${(mean / empty).toFixed(2)} x empty)  processor ${processor.toFixed(2)}`;
      console.log(`${name.padEnd(34)} ${times}   ${against}${more}`);
    };
    for (const [columns, rows] of SIZES) {
      const figures = await page.evaluate(([x, y]) => window.measureBoard(x, y), [columns, rows]);
      print(figures.hexes === 1 ? 'empty scene' : `${figures.hexes} hexes`, figures);
    }
    const crowd = await page.evaluate(([x, y]) => window.measureCrowd(x, y), ORDINARY);
    print(`${crowd.hexes} hexes, ${crowd.units} ships, every overlay`, crowd, `  budget: under ${BUDGET}`);
    console.log(
      `  painted sharp once the zoom has come to rest, not at every frame: processor ${crowd.rested.toFixed(0)} ms`,
    );
  });
