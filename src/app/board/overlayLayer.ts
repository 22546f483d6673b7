import type { Scene } from 'phaser';
import { HEX_WIDTH } from '../../chart/layout.ts';
import type { Chart } from '../../core/chart.ts';
import type { Destination } from '../../system/desk/index.ts';
import type { BoardView } from '../view/boardPort.ts';
import { contains, type Box, type Geometry } from './geometry.ts';
import { overlayHexes, paintNumbers, paintOverlay, paintTurns } from './overlayPaint.ts';
import { ownHexes } from './presses.ts';
import { covered, paintCovered, paintWash } from './overlayWash.ts';
import { SeenSheet, sheetOf, stepOf, type Sheet } from './sheet.ts';
import { DEPTH } from './surface.ts';

/** CSS pixels across a hex from which it shows its number, unasked and asked. */
const NUMBERS_FROM = { unasked: 104, asked: 30 } as const;
/** Base pixels of a number: larger on the paper where the chart is small on the screen. */
const NUMBER_SIZE = { least: 9.5, most: 15, onScreen: 8.5 } as const;
/** Texture pixels per base pixel, at most. */
const FINEST = 4;

/** What decides how the reach looks. */
const writtenOut = ({ destinations, field, choices, wash, settings, selected }: BoardView): string =>
  JSON.stringify([
    wash,
    destinations.map(({ hex, facing, cost, risk }) => [hex, facing, cost, risk !== null]),
    field,
    choices,
    settings.field,
    selected,
  ]);

/** Reach, field of fire and hex numbers: painted when they change, and again when a zoom has come to rest. */
export class OverlayLayer {
  readonly #chart: Chart;
  readonly #geometry: Geometry;
  readonly #reach: Sheet;
  readonly #turns: Sheet;
  readonly #plates: Sheet;
  readonly #numbers: SeenSheet;
  #view: BoardView | null = null;
  #written = '';
  #painted = '';

  constructor(scene: Scene, chart: Chart, geometry: Geometry) {
    this.#chart = chart;
    this.#geometry = geometry;
    this.#reach = sheetOf(scene, 'reach', DEPTH.overlay);
    this.#turns = sheetOf(scene, 'turns', DEPTH.rings);
    this.#plates = sheetOf(scene, 'plates', DEPTH.rings + 0.5);
    this.#numbers = new SeenSheet(sheetOf(scene, 'numbers', DEPTH.overlay - 0.5), geometry);
  }

  show(view: BoardView): void {
    this.#view = view;
    this.#written = writtenOut(view);
  }

  /** The camera rests: sharpen for this zoom. */
  rested(seen: Box, zoom: number, pixelRatio: number): void {
    if (!this.#view) return;
    this.#paintReach(this.#view, zoom, pixelRatio);
    this.#paintNumbers(this.#view.settings.numbers, seen, zoom, pixelRatio);
  }

  #paintReach(view: BoardView, zoom: number, pixelRatio: number): void {
    const key = `${this.#written}@${stepOf(zoom)}*${pixelRatio}`;
    if (key === this.#painted) return;
    this.#painted = key;
    const own = ownHexes(view);
    const isTurn = ({ hex }: Destination): boolean => own.has(hex);
    const turns = view.destinations.filter(isTurn);
    const destinations = view.destinations.filter(destination => !isTurn(destination));
    const { field, choices, settings, wash = [] } = view;
    // One system of numbers at a time: with the map of danger, danger is large and steps small.
    const quiet = wash.some(({ kind }) => kind === 'danger');
    const taken = new Set([...(quiet ? [] : destinations), ...field].map(({ hex }) => hex));
    const facts = { destinations, field, choices, zoom, fieldFigures: settings.field, quiet };
    const scale = Math.min(FINEST, zoom * pixelRatio * 1.1);
    const geometry = this.#geometry;
    const hexes = new Set([...overlayHexes(facts), ...wash.map(({ hex }) => hex)]);
    this.#reach.paint(geometry.boxAround(hexes, 4), scale, context => {
      paintWash(context, this.#chart, geometry, wash, { zoom, taken });
      paintOverlay(context, this.#chart, geometry, facts);
    });
    const turning = new Set(turns.map(({ hex }) => hex));
    this.#turns.paint(geometry.boxAround(turning, 24), scale, context => paintTurns(context, geometry, turns));
    const hidden = new Set(covered(wash).map(({ hex }) => hex));
    this.#plates.paint(geometry.boxAround(hidden, 8), scale, context => paintCovered(context, geometry, wash));
  }

  #paintNumbers(asked: boolean, seen: Box, zoom: number, pixelRatio: number): void {
    const from = asked ? NUMBERS_FROM.asked : NUMBERS_FROM.unasked;
    if (HEX_WIDTH * zoom < from) {
      this.#numbers.clear();
      return;
    }
    const size = Math.max(NUMBER_SIZE.least, Math.min(NUMBER_SIZE.most, NUMBER_SIZE.onScreen / zoom));
    this.#numbers.rested(seen, zoom, pixelRatio, asked, (context, region) => {
      const hexes = this.#chart.hexes.filter(hex =>
        contains(region, { ...this.#geometry.centre(hex), width: 0, height: 0 }),
      );
      paintNumbers(context, this.#chart, this.#geometry, hexes, size);
    });
  }
}
