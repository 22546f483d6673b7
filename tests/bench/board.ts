import { createBoard } from '../../src/app/board/index.ts';
import { chartOf, type HexSpec } from '../../src/chart/index.ts';
import type { Scenario } from '../../src/core/scenario.ts';

/** A wide river with bends, islands and bars, or nothing but one hex of water for the empty scene. */
const hexSpec = (column: number, row: number, rows: number): HexSpec => {
  const middle = rows / 2 + Math.sin(column / 9) * rows * 0.15;
  const off = Math.abs(row - middle) / rows;
  if (off > 0.38) return { terrain: off > 0.43 ? 'bank' : 'marsh', depth: 0, flow: -1 };
  if (off > 0.33) return { terrain: 'sandbar', depth: 3, flow: 0 };
  if ((column * 7 + row * 13) % 97 === 0) return { terrain: 'island', depth: 0, flow: -1 };
  return { terrain: off > 0.25 ? 'shallows' : 'channel', depth: off > 0.25 ? 9 : 30, flow: 0 };
};

const scenarioOf = (columns: number, rows: number): Scenario => ({
  id: `bench-${columns}x${rows}`,
  title: 'Board benchmark',
  date: '1862-06-06',
  place: 'A river',
  minutes: 1,
  briefing: { common: '', union: '', confederate: '' },
  chart: chartOf({
    north: 0,
    knots: 3,
    hexes: Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (__, column) => hexSpec(column, row, rows)),
    ),
  }),
  places: [],
  forces: [],
  works: [],
  mines: [],
  visibility: null,
  light: 'day',
  homeEdges: { union: ['left'], confederate: ['right'] },
  objectives: [],
  turns: 1,
  history: null,
  rules: {},
});

const FRAMES = 120;
/** Milliseconds given to the chart to be painted before the frames are counted. */
const PATIENCE = 10_000;
const SETTINGS = { hexLines: true, numbers: false, reducedMotion: false, field: false };
const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

/** Sweeps zoom and pan over a chart of that size; returns script milliseconds a frame. */
const measure = async (
  columns: number,
  rows: number,
): Promise<{ hexes: number; mean: number; median: number; p95: number }> => {
  const parent = document.getElementById('board');
  if (!parent) throw new Error('no place for the board');
  parent.style.cssText = 'width: 1280px; height: 800px';
  const board = await createBoard(
    parent,
    scenarioOf(columns, rows),
    { onHex: () => undefined, onHover: () => undefined },
    SETTINGS,
  );
  board.fit();
  // The chart goes on being painted between frames; that time is not counted.
  await Promise.race([board.settled(), new Promise(resolve => setTimeout(resolve, PATIENCE))]);
  board.forgetFrames();
  for (let frame = 0; frame < FRAMES; frame++) {
    board.zoomBy(frame < FRAMES / 2 ? 1.03 : 1 / 1.03);
    board.panBy(Math.sin(frame / 10) * 12, Math.cos(frame / 10) * 8);
    await nextFrame();
  }
  const { mean, median, p95 } = board.frameStats();
  board.destroy();
  return { hexes: columns * rows, mean, median, p95 };
};

Object.assign(window, { measureBoard: measure });
