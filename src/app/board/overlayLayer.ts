import type { Scene } from 'phaser';
import { HEX_WIDTH } from '../../chart/layout.ts';
import type { Chart } from '../../core/chart.ts';
import type { BoardView } from '../boardPort.ts';
import type { Box, Geometry } from './geometry.ts';
import { overlayHexes, paintNumbers, paintOverlay, paintTurns } from './overlayPaint.ts';
import { sheetOf } from './sheet.ts';
import { DEPTH } from './surface.ts';

/** Reach, field of fire and hex numbers: painted when they change, and again when a zoom has come to rest. */
export interface OverlayLayer {
  show(view: BoardView): void;
  /** The camera rests: sharpen for this zoom. */
  rested(seen: Box, zoom: number, pixelRatio: number): void;
  destroy(): void;
}

/** CSS pixels across a hex from which it shows its number, unasked and asked. */
const NUMBERS_FROM = { unasked: 104, asked: 30 } as const;
const NUMBER_SIZE = 9.5;
/** A zoom is sharp enough within this factor of the last painting. */
const SHARP_ENOUGH = 1.16;

/** Zoom in steps, so that a small turn of the wheel paints nothing anew. */
const stepOf = (zoom: number): number => Math.round(Math.log(zoom) / Math.log(SHARP_ENOUGH));

const grown = ({ x, y, width, height }: Box, share: number): Box => ({
  x: x - width * share,
  y: y - height * share,
  width: width * (1 + 2 * share),
  height: height * (1 + 2 * share),
});
const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.width <= outer.x + outer.width && inner.y + inner.height <= outer.y + outer.height;
const within = (box: Box, width: number, height: number): Box => {
  const x = Math.max(0, box.x);
  const y = Math.max(0, box.y);
  return { x, y, width: Math.max(1, Math.min(width, box.x + box.width) - x), height: Math.max(1, Math.min(height, box.y + box.height) - y) };
};

export const overlayLayerOf = (scene: Scene, chart: Chart, geometry: Geometry): OverlayLayer => {
  const overlay = sheetOf(scene, 'overlay', DEPTH.overlay);
  const turnSheet = sheetOf(scene, 'turns', DEPTH.rings);
  const numbers = sheetOf(scene, 'numbers', DEPTH.overlay - 0.5);
  let view: BoardView | null = null;
  let shown = '';
  let painted = '';
  let numbered: { region: Box; step: number; asked: boolean } | null = null;

  const paintReach = (zoom: number, pixelRatio: number): void => {
    if (!view) return;
    const { field, settings, selected } = view;
    const own = new Set(view.units.find(({ id }) => id === selected)?.hexes);
    const turns = view.destinations.filter(({ hex }) => own.has(hex));
    const destinations = view.destinations.filter(({ hex }) => !own.has(hex));
    const key = `${shown}@${stepOf(zoom)}*${pixelRatio}`;
    if (key === painted) return;
    painted = key;
    const facts = { destinations, field, zoom, fieldFigures: settings.field };
    const scale = Math.min(4, zoom * pixelRatio * 1.1);
    overlay.paint(geometry.boxAround(overlayHexes(facts), 4), scale, context => paintOverlay(context, chart, geometry, facts));
    turnSheet.paint(geometry.boxAround(turns.map(({ hex }) => hex), 24), scale, context => paintTurns(context, geometry, turns));
  };
  const paintHexNumbers = (seen: Box, zoom: number, pixelRatio: number): void => {
    const asked = view?.settings.numbers ?? false;
    const from = asked ? NUMBERS_FROM.asked : NUMBERS_FROM.unasked;
    if (HEX_WIDTH * zoom < from) {
      if (numbered) numbers.paint(null, 1, () => undefined);
      numbered = null;
      return;
    }
    const there = within(seen, geometry.width, geometry.height);
    const step = stepOf(zoom);
    if (numbered && numbered.step === step && numbered.asked === asked && contains(numbered.region, there)) return;
    const region = within(grown(seen, 0.35), geometry.width, geometry.height);
    numbered = { region, step, asked };
    const hexes = chart.hexes.filter(hex => {
      const { x, y } = geometry.centre(hex);
      return x > region.x && x < region.x + region.width && y > region.y && y < region.y + region.height;
    });
    const size = Math.max(NUMBER_SIZE, Math.min(15, 8.5 / zoom));
    numbers.paint(region, zoom * pixelRatio, context => paintNumbers(context, chart, geometry, hexes, size));
  };
  return {
    show(next) {
      view = next;
      shown = JSON.stringify([
        next.destinations.map(({ hex, facing, cost, risk }) => [hex, facing, cost, risk !== null]),
        next.field,
        next.settings.field,
        next.selected,
      ]);
    },
    rested(seen, zoom, pixelRatio) {
      paintReach(zoom, pixelRatio);
      paintHexNumbers(seen, zoom, pixelRatio);
    },
    destroy() {
      overlay.destroy();
      turnSheet.destroy();
      numbers.destroy();
    },
  };
};
