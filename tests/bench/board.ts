import { createBoard } from '../../src/app/board/index.ts';
import { chartOf, type HexSpec } from '../../src/chart/index.ts';
import type { BoardView } from '../../src/app/view/boardPort.ts';
import { paintedLook } from '../../src/app/settings/palette.ts';
import type { Force, Scenario } from '../../src/core/scenario.ts';
import { crowd, everyOverlay } from './crowd.ts';

/** A wide river with bends, islands and bars, or nothing but one hex of water for the empty scene. */
const hexSpec = (column: number, row: number, rows: number): HexSpec => {
  const middle = rows / 2 + Math.sin(column / 9) * rows * 0.15;
  const off = Math.abs(row - middle) / rows;
  if (off > 0.38) return { terrain: off > 0.43 ? 'bank' : 'marsh', depth: 0, flow: -1 };
  if (off > 0.33) return { terrain: 'sandbar', depth: 3, flow: 0 };
  if ((column * 7 + row * 13) % 97 === 0) return { terrain: 'island', depth: 0, flow: -1 };
  return { terrain: off > 0.25 ? 'shallows' : 'channel', depth: off > 0.25 ? 9 : 30, flow: 0 };
};

const scenarioOf = (columns: number, rows: number, forces: readonly Force[] = []): Scenario => ({
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
  forces,
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
/** Milliseconds given to the chart to be painted before the frames are counted; one of ordinary size is painted in less. */
const PATIENCE = { vast: 10_000, ordinary: 60_000 } as const;
const ORDINARY_HEXES = 1000;
const SETTINGS = {
  hexLines: true,
  numbers: false,
  reducedMotion: false,
  field: false,
  letters: 1,
  look: paintedLook(),
};
const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

declare global {
  interface Window {
    /** Milliseconds of the processor that scripts of this page have taken; `benchBoard.mjs` knows them. */
    processorTime(): Promise<number>;
  }
}

interface Figures {
  hexes: number;
  units: number;
  mean: number;
  median: number;
  p95: number;
  /** Milliseconds of the processor in scripts a frame: what else runs on the machine is not in it. */
  processor: number;
  /** Milliseconds of the processor from one more zoom until everything is painted sharp for it. */
  rested: number;
}

/** Sweeps zoom and pan over a chart; returns script milliseconds a frame. */
const sweep = async (scenario: Scenario, view: BoardView | null): Promise<Figures> => {
  const parent = document.getElementById('board');
  if (!parent) throw new Error('no place for the board');
  parent.style.cssText = 'width: 1280px; height: 800px';
  const board = await createBoard(
    parent,
    scenario,
    { onPress: () => undefined, onHover: () => undefined, covered: () => [] },
    SETTINGS,
  );
  board.fit();
  if (view) board.show(view);
  // The chart goes on being painted between frames; that time is not counted.
  const hexes = scenario.chart.columns * scenario.chart.rows;
  const patience = hexes > ORDINARY_HEXES ? PATIENCE.vast : PATIENCE.ordinary;
  const settled = () => Promise.race([board.settled(), new Promise(resolve => setTimeout(resolve, patience))]);
  await settled();
  board.forgetFrames();
  const before = await window.processorTime();
  for (let frame = 0; frame < FRAMES; frame++) {
    board.zoomBy(frame < FRAMES / 2 ? 1.03 : 1 / 1.03);
    board.panBy(Math.sin(frame / 10) * 12, Math.cos(frame / 10) * 8);
    await nextFrame();
  }
  const processor = ((await window.processorTime()) - before) / FRAMES;
  const { mean, median, p95 } = board.frameStats();
  const swept = await window.processorTime();
  board.zoomBy(2);
  await settled();
  const rested = (await window.processorTime()) - swept;
  board.destroy();
  return { hexes, units: view?.units.length ?? 0, mean, median, p95, processor, rested };
};

/** A chart of that size and nothing on it. */
const measureBoard = (columns: number, rows: number): Promise<Figures> => sweep(scenarioOf(columns, rows), null);

/** A chart of that size with 24 ships and everything that can be laid over it at once. */
const measureCrowd = (columns: number, rows: number): Promise<Figures> => {
  const scenario = scenarioOf(columns, rows, crowd(scenarioOf(columns, rows).chart));
  return sweep(scenario, everyOverlay(scenario));
};

Object.assign(window, { measureCrowd, measureBoard });
