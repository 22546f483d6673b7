import type { Scene } from 'phaser';
import { SIDES, type Side } from '../../core/types.ts';
import { SIDE_COLOURS } from '../palette.ts';
import { paintConditions } from './conditionArt.ts';
import {
  drawActor,
  drawBase,
  drawSelected,
  drawShoal,
  drawTarget,
  drawWreckSign,
  RING_PIXELS,
  type BaseShape,
} from './drawings.ts';
import { drawFlag, drawWhiteFlag, FLAG_PIXELS } from './flags.ts';
import type { HullArt } from './hullArt.ts';
import { paintTexture } from './surface.ts';

const ring = (scene: Scene, key: string, paint: (context: CanvasRenderingContext2D) => void): string =>
  paintTexture(scene, key, RING_PIXELS, RING_PIXELS, paint);

const SHAPES: readonly BaseShape[] = ['ring', 'narrow'];

/** Paints everything that lies under, round or over a unit, once. */
export const paintUnitTextures = (scene: Scene): void => {
  const flag = (key: string, paint: (context: CanvasRenderingContext2D) => void): string =>
    paintTexture(scene, `flag/${key}`, FLAG_PIXELS.width, FLAG_PIXELS.height, paint);
  for (const side of SIDES) flag(side, context => drawFlag(context, side));
  flag('white', drawWhiteFlag);
  for (const shape of SHAPES) {
    for (const side of SIDES) ring(scene, `${shape}/${side}`, context => drawBase(context, side, shape));
    ring(scene, `${shape}/selected`, context => drawSelected(context, shape));
    ring(scene, `${shape}/actor`, context => drawActor(context, shape));
    ring(scene, `${shape}/target`, context => drawTarget(context, shape));
  }
  ring(scene, 'shoal', drawShoal);
  ring(scene, 'wreck', drawWreckSign);
  paintConditions(scene);
};

/** Base pixels of the square that a ship's drawing fills, bow to the right. */
export const HULL_SPAN = 70;
/** Texture pixels of that square: sharp at the closest zoom on a fine screen. */
const HULL_PIXELS = 512;

/** Gives the key of a ship's texture when it is there. */
export type HullTextures = (art: HullArt, side: Side, ready: (key: string) => void) => void;

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
  return ({ name, svg }, side, ready) => {
    const key = `hull/${name}/${SIDE_COLOURS[side].deck}`;
    const loading = painted.get(key) ?? rasterise(svg, key);
    painted.set(key, loading);
    // A drawing that cannot be decoded leaves the unit with its ring, flag and name.
    loading.then(ready, () => undefined);
  };
};
