import { HEX_WIDTH } from '../../chart/layout.ts';
import type { Box, Point } from './geometry.ts';

/** What the camera looks at: the point of the chart in the middle of the screen, and CSS pixels per base pixel. */
export interface View {
  x: number;
  y: number;
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A screen of which something may cover the foot. */
export interface Screen extends Size {
  /** CSS pixels of its foot that are covered; absent = none. */
  foot?: number;
}

/** CSS pixels of table that may show beyond the paper, so that rim hexes can be brought out from under a panel. */
export const SLACK = 72;
/** A hex at the closest zoom, in CSS pixels. */
const CLOSEST_HEX = 190;
/** Zoom that a battle is comfortably played at: names, bars and numbers can all be read. */
const COMFORTABLE_ZOOM = 1;

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));

/** The zoom at which the whole chart just fits. */
const wholeZoom = (paper: Size, { width, height, foot = 0 }: Screen): number =>
  Math.min(width / paper.width, (height - foot) / paper.height);

export const zoomLimits = (paper: Size, screen: Screen): { least: number; most: number } => {
  const most = CLOSEST_HEX / HEX_WIDTH;
  return { least: Math.min(wholeZoom(paper, screen) * 0.94, COMFORTABLE_ZOOM), most };
};

/** One axis: the chart stays on what is free of the screen; where it is smaller than that it stays in its middle. */
const clampedAxis = (at: number, start: number, length: number, room: number, slack: number, covered = 0): number => {
  const half = room / 2;
  if (length <= room - covered) return start + (length + covered) / 2;
  return between(start + half - slack, at, start + length - half + slack + covered);
};

/** The nearest view that is within the zoom limits and never lost beside the chart. */
export const clamped = (view: View, paper: Box, screen: Screen): View => {
  const { least, most } = zoomLimits(paper, screen);
  const zoom = between(least, view.zoom, most);
  const slack = SLACK / zoom;
  return {
    x: clampedAxis(view.x, paper.x, paper.width, screen.width / zoom, slack),
    y: clampedAxis(view.y, paper.y, paper.height, screen.height / zoom, slack, (screen.foot ?? 0) / zoom),
    zoom,
  };
};

/** The whole sheet in the middle of what is free. */
export const fitted = (paper: Box, screen: Screen): View => {
  const whole = wholeZoom(paper, screen) * 0.98;
  return clamped({ x: paper.x + paper.width / 2, y: paper.y + paper.height / 2, zoom: whole }, paper, screen);
};

export const toScreen = (view: View, screen: Size, point: Point): Point => ({
  x: (point.x - view.x) * view.zoom + screen.width / 2,
  y: (point.y - view.y) * view.zoom + screen.height / 2,
});

export const toChart = (view: View, screen: Size, point: Point): Point => ({
  x: (point.x - screen.width / 2) / view.zoom + view.x,
  y: (point.y - screen.height / 2) / view.zoom + view.y,
});

/** Zooms so that the point of the chart under a point of the screen stays under it. */
export const zoomedAt = (view: View, factor: number, at: Point, paper: Box, screen: Screen): View => {
  const { least, most } = zoomLimits(paper, screen);
  const zoom = between(least, view.zoom * factor, most);
  const under = toChart(view, screen, at);
  return clamped(
    { x: under.x - (at.x - screen.width / 2) / zoom, y: under.y - (at.y - screen.height / 2) / zoom, zoom },
    paper,
    screen,
  );
};

/** The part of the chart on the screen. */
export const visibleBox = (view: View, screen: Size): Box => ({
  x: view.x - screen.width / 2 / view.zoom,
  y: view.y - screen.height / 2 / view.zoom,
  width: screen.width / view.zoom,
  height: screen.height / view.zoom,
});

/** A view on the way from one to another: zoom changes by equal factors, so that it feels even. */
export const viewBetween = (from: View, to: View, share: number): View => {
  const zoom = from.zoom * Math.pow(to.zoom / from.zoom, share);
  // Along a zoom, the middle must move in step with 1/zoom or the point under the pointer would swim.
  const moved =
    Math.abs(to.zoom - from.zoom) < 1e-6 * from.zoom
      ? share
      : (1 / from.zoom - 1 / zoom) / (1 / from.zoom - 1 / to.zoom);
  return { x: from.x + (to.x - from.x) * moved, y: from.y + (to.y - from.y) * moved, zoom };
};
