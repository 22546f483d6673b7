import type { Scene } from 'phaser';
import type { Light } from '../../system/stage.ts';
import type { ChartPainter } from './chartLayer.ts';
import type { Size } from './cameraMath.ts';
import type { Box } from './geometry.ts';
import { SeenSheet, sheetOf } from './sheet.ts';
import { DEPTH } from './surface.ts';

/** The names and soundings of the chart over its night, which leaves dark ink on dark water: the same letters in the same places. */
export class NightLetters {
  readonly #sheet: SeenSheet;

  constructor(scene: Scene, ground: Size) {
    this.#sheet = new SeenSheet(sheetOf(scene, 'nightLetters', DEPTH.light + 0.1), ground);
  }

  /** The camera rests: written for this zoom, and for this chart. */
  rested(light: Light, write: ChartPainter, seen: Box, zoom: number, ratio: number): void {
    if (light === 'night') this.#sheet.rested(seen, zoom, ratio, write, write);
    else this.#sheet.clear();
  }
}
