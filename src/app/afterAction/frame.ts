import { HEX_WIDTH, type Layout } from '../../chart/layout.ts';
import type { Chart } from '../../core/chart.ts';
import type { HexId } from '../../core/types.ts';

/** A part of the paper, in base pixels of the layout. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Hexes of blank chart round what is shown, and the fewest that are shown across. */
const MARGIN = 3;
const FEWEST = 20;
/** A frame is no taller and no flatter than this, as a share of its width. */
const TALLEST = 0.8;
const FLATTEST = 0.45;

export const centreIn = (layout: Layout, chart: Chart, hex: HexId): Point =>
  layout.centre(chart.column(hex), chart.row(hex));

/** A stretch of that length round the middle of what is shown, on the paper as far as there is any. */
const stretch = (low: number, high: number, length: number, end: number): number => {
  const from = (low + high - length) / 2;
  return length >= end ? (end - length) / 2 : Math.max(0, Math.min(from, end - length));
};

const clamped = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The part of the paper that shows all these points, of a shape that suits a page. */
export const frameAround = (layout: Layout, points: readonly Point[]): Box => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const span = (all: readonly number[], end: number): [number, number] =>
    all.length === 0 ? [0, end] : [Math.min(...all), Math.max(...all)];
  const [left, right] = span(xs, layout.width);
  const [top, bottom] = span(ys, layout.height);
  const across = Math.max(right - left + 2 * MARGIN * HEX_WIDTH, FEWEST * HEX_WIDTH);
  const down = bottom - top + 2 * MARGIN * HEX_WIDTH;
  const width = Math.min(layout.width, Math.max(across, down / TALLEST));
  const height = Math.min(layout.height, clamped(down, FLATTEST * width, TALLEST * width));
  return {
    x: Math.round(stretch(left, right, width, layout.width)),
    y: Math.round(stretch(top, bottom, height, layout.height)),
    width: Math.round(width),
    height: Math.round(height),
  };
};
