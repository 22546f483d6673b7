import type { Scene } from 'phaser';
import { canvasOf } from './canvas.ts';
import { bakeScale, chunkLayout } from './chunks.ts';
import type { Box } from './geometry.ts';
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
