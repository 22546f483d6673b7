import type { Scene } from 'phaser';
import type { Light } from '../../system/stage.ts';
import type { ChartPainter } from './chartLayer.ts';
import type { Size } from './cameraMath.ts';
import type { Box } from './geometry.ts';
import { SeenSheet, sheetOf } from './sheet.ts';
import { DEPTH } from './surface.ts';

/** What writes the letters in each light but that of day. */
export type LettersBy = Readonly<Record<Exclude<Light, 'day'>, ChartPainter>>;

/** The names and soundings of the chart over its night, which leaves dark ink on dark water, or its mist: the same letters in the same places. */
export class DimLetters {
  readonly #sheet: SeenSheet;

  constructor(scene: Scene, ground: Size) {
    this.#sheet = new SeenSheet(sheetOf(scene, 'dimLetters', DEPTH.light + 0.1), ground);
  }

  /** The camera rests: written for this zoom, and for this chart. */
  rested(light: Light, by: LettersBy, seen: Box, zoom: number, ratio: number): void {
    if (light === 'day') this.#sheet.clear();
    else this.#sheet.rested(seen, zoom, ratio, by[light], by[light]);
  }
}
