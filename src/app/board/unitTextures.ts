import { SIDES, type Side } from '../../core/types.ts';
import { SIDE_COLOURS } from '../settings/palette.ts';
import type { Atlas } from './atlas.ts';
import { paintConditions } from './conditionArt.ts';
import {
  drawActor,
  drawBase,
  drawHurt,
  drawSelected,
  drawShoal,
  drawTarget,
  drawWreckSign,
  HURT_STEPS,
  RING_PIXELS,
  type BaseShape,
} from './drawings.ts';
import { drawFlag, drawWhiteFlag, FLAG_PIXELS } from './flags.ts';
import type { HullArt } from './hullArt.ts';

const ring = (atlas: Atlas, key: string, paint: (context: CanvasRenderingContext2D) => void): string =>
  atlas.paint(key, RING_PIXELS, RING_PIXELS, paint);

const SHAPES: readonly BaseShape[] = ['ring', 'narrow'];

/** The picture of so much damage on a base of that shape. */
export const hurtKey = (shape: BaseShape, step: number): string => `${shape}/hurt${step}`;

/** Everything that lies under, round or over a unit. */
export const paintUnitTextures = (atlas: Atlas): void => {
  const flag = (key: string, paint: (context: CanvasRenderingContext2D) => void): string =>
    atlas.paint(`flag/${key}`, FLAG_PIXELS.width, FLAG_PIXELS.height, paint);
  for (const side of SIDES) flag(side, context => drawFlag(context, side));
  flag('white', drawWhiteFlag);
  for (const shape of SHAPES) {
    for (const side of SIDES) ring(atlas, `${shape}/${side}`, context => drawBase(context, side, shape));
    for (let step = 1; step <= HURT_STEPS; step++)
      ring(atlas, hurtKey(shape, step), context => drawHurt(context, step, shape));
    ring(atlas, `${shape}/selected`, context => drawSelected(context, shape));
    ring(atlas, `${shape}/actor`, context => drawActor(context, shape));
    ring(atlas, `${shape}/target`, context => drawTarget(context, shape));
  }
  ring(atlas, 'shoal', drawShoal);
  ring(atlas, 'wreck', drawWreckSign);
  paintConditions(atlas);
};

/** Base pixels that a ship's drawing is long, bow to the right. */
export const HULL_SPAN = 70;
/** Texture pixels of that length: sharp at the closest zoom on a fine screen. */
const HULL_PIXELS = 512;

/** Gives the key of a ship's picture when it is there. */
export type HullTextures = (art: HullArt, side: Side, ready: (key: string) => void) => void;

/** Rasterises ship drawings, each once. */
export const hullTexturesOf = (atlas: Atlas): HullTextures => {
  const painted = new Map<string, Promise<string>>();
  const rasterise = async (svg: string, key: string): Promise<string> => {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    const height = Math.ceil((HULL_PIXELS * image.height) / image.width);
    return atlas.paint(key, HULL_PIXELS, height, context => context.drawImage(image, 0, 0, HULL_PIXELS, height));
  };
  return ({ name, svg }, side, ready) => {
    const key = `hull/${name}/${SIDE_COLOURS[side].deck}`;
    const loading = painted.get(key) ?? rasterise(svg, key);
    painted.set(key, loading);
    // A drawing that cannot be decoded leaves the unit with its ring, flag and name.
    loading.then(ready, () => undefined);
  };
};
