import type { Scene } from 'phaser';
import { canvasOf } from './canvas.ts';
import type { Size } from './cameraMath.ts';
import { bakeScale, chunkLayout } from './chunks.ts';
import { clippedTo, contains, grown, type Box } from './geometry.ts';
import { addTexture, type Picture } from './surface.ts';

/** A part of the paper painted with the 2D context into textures: drawn only when its content changes, then as cheap as a picture. */
export interface Sheet {
  /** Replaces what the sheet shows; without a region nothing. `scale` is in texture pixels per base pixel. */
  paint(region: Box | null, scale: number, draw: (context: CanvasRenderingContext2D) => void): void;
  clear(): void;
}

/** Texture pixels that one sheet may use. */
const SHEET_BUDGET = 8e6;

export const sheetOf = (scene: Scene, name: string, depth: number): Sheet => {
  let pictures: Picture[] = [];
  let keys: string[] = [];
  let painted = 0;

  const clear = (): void => {
    for (const picture of pictures) picture.destroy();
    for (const key of keys) scene.textures.remove(key);
    pictures = [];
    keys = [];
  };
  return {
    paint(region, wanted, draw) {
      clear();
      if (!region) return;
      const scale = bakeScale(region, wanted, SHEET_BUDGET);
      for (const { box, width, height, own } of chunkLayout(region, scale)) {
        const { canvas, context } = canvasOf(width, height);
        context.setTransform(scale, 0, 0, scale, -box.x * scale, -box.y * scale);
        draw(context);
        const key = `sheet/${name}/${painted++}`;
        addTexture(scene, key, canvas);
        keys.push(key);
        const picture = scene.add
          .image(box.x, box.y, key)
          .setOrigin(0)
          .setScale(1 / scale)
          .setDepth(depth);
        pictures.push(picture.setCrop(0, 0, own.width, own.height));
      }
    },
    clear,
  };
};

/** Share of the screen round it for which such a sheet is painted ahead. */
const AHEAD = 0.35;
/** A zoom is sharp enough within this factor of the last painting. */
const SHARP_ENOUGH = 1.16;

/** Zoom in steps, so that a small turn of the wheel paints nothing anew. */
export const stepOf = (zoom: number): number => Math.round(Math.log(zoom) / Math.log(SHARP_ENOUGH));

/** A sheet of which only what is seen is painted, and again when the camera has come to rest elsewhere. */
export class SeenSheet {
  readonly #sheet: Sheet;
  readonly #ground: Box;
  #painted: { region: Box; step: number; what: unknown } | null = null;

  constructor(sheet: Sheet, { width, height }: Size) {
    this.#sheet = sheet;
    this.#ground = { x: 0, y: 0, width, height };
  }

  /** `what` says what is painted: another one is painted anew. */
  rested(
    seen: Box,
    zoom: number,
    ratio: number,
    what: unknown,
    draw: (context: CanvasRenderingContext2D, region: Box) => void,
  ): void {
    const step = stepOf(zoom);
    const last = this.#painted;
    if (last?.step === step && last.what === what && contains(last.region, clippedTo(seen, this.#ground))) return;
    const region = clippedTo(grown(seen, AHEAD), this.#ground);
    this.#painted = { region, step, what };
    this.#sheet.paint(region, zoom * ratio, context => draw(context, region));
  }

  clear(): void {
    if (this.#painted) this.#sheet.clear();
    this.#painted = null;
  }
}
