import type { Scene } from 'phaser';
import { SIDES, type Side } from '../../core/types.ts';
import {
  drawActorRing,
  drawBaseRing,
  drawSelectedRing,
  drawShoal,
  drawTargetRing,
  drawWreckSign,
  RING_PIXELS,
} from './drawings.ts';
import { drawFlag, FLAG_PIXELS } from './flags.ts';
import { paintTexture } from './surface.ts';

const ring = (scene: Scene, key: string, paint: (context: CanvasRenderingContext2D) => void): string =>
  paintTexture(scene, key, RING_PIXELS, RING_PIXELS, paint);

/** Paints everything that lies under or round a unit, once. */
export const paintUnitTextures = (scene: Scene): void => {
  for (const side of SIDES) {
    ring(scene, `ring/${side}`, context => drawBaseRing(context, side));
    paintTexture(scene, `flag/${side}`, FLAG_PIXELS.width, FLAG_PIXELS.height, context => drawFlag(context, side));
  }
  ring(scene, 'ring/selected', drawSelectedRing);
  ring(scene, 'ring/actor', drawActorRing);
  ring(scene, 'ring/target', drawTargetRing);
  ring(scene, 'shoal', drawShoal);
  ring(scene, 'wreck', drawWreckSign);
};

/** Base pixels of the square that a ship's drawing fills, bow to the right. */
export const HULL_SPAN = 70;
/** Texture pixels of that square: sharp at the closest zoom on a fine screen. */
const HULL_PIXELS = 512;

/** Gives the key of a ship's texture when it is there. */
export type HullTextures = (svg: string, art: string, side: Side, ready: (key: string) => void) => void;

/** Rasterises ship drawings, each once. */
export const hullTexturesOf = (scene: Scene): HullTextures => {
  const painted = new Map<string, Promise<string>>();
  const rasterise = async (svg: string, key: string): Promise<string> => {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    return paintTexture(scene, key, HULL_PIXELS, HULL_PIXELS, context => {
      const scale = Math.min(HULL_PIXELS / image.width, HULL_PIXELS / image.height);
      const width = image.width * scale;
      const height = image.height * scale;
      context.drawImage(image, (HULL_PIXELS - width) / 2, (HULL_PIXELS - height) / 2, width, height);
    });
  };
  return (svg, art, side, ready) => {
    const key = `hull/${art}/${side}`;
    const loading = painted.get(key) ?? rasterise(svg, key);
    painted.set(key, loading);
    // A drawing that cannot be decoded leaves the unit with its ring, flag and name.
    loading.then(ready, () => undefined);
  };
};
