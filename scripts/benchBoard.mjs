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

export const benchBoard = () =>
  withBenchPage('tests/bench/board.html', 'measureBoard', async page => {
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
  });
