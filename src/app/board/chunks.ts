import type { Size } from './cameraMath.ts';
import { overlap, type Box, type Point } from './geometry.ts';

/** A square of the paper that is baked into a texture of its own. */
export interface Chunk {
  /** Base pixels that the texture shows. */
  box: Box;
  /** Texture pixels; powers of two, so that it can have mipmaps. */
  width: number;
  height: number;
  /** Texture pixels that no further chunk shows again: what to draw where content lets the ground shine through. */
  own: Size;
}

/** Texture pixels along a chunk's side: fewer where each shows more of the chart, so that none takes long to paint. */
const CHUNK_SIDES = [
  { from: 0.75, pixels: 1024 },
  { from: 0, pixels: 512 },
] as const;
/** Texture pixels that neighbouring chunks share: without them seams show when zoomed. */
const SHARED_PIXELS = 2;
const SMALLEST_PIXELS = 64;

/** Texture pixels per base pixel: what is wanted, or as much as the budget of pixels allows. */
export const bakeScale = (paper: Size, wanted: number, budget: number): number =>
  Math.min(wanted, Math.sqrt(budget / (paper.width * paper.height)));

const sideFor = (scale: number): number => CHUNK_SIDES.find(({ from }) => scale >= from)?.pixels ?? 1024;

const powerOfTwoFor = (pixels: number, most: number): number => {
  let side = SMALLEST_PIXELS;
  while (side < pixels && side < most) side *= 2;
  return side;
};

/** Starts and lengths, in texture pixels, of the chunks along one side. */
const spans = (pixels: number, side: number): { start: number; length: number; own: number }[] => {
  const step = side - SHARED_PIXELS;
  const found: { start: number; length: number; own: number }[] = [];
  for (let start = 0; start === 0 || start + SHARED_PIXELS < pixels; start += step) {
    const last = start + side >= pixels;
    const length = powerOfTwoFor(pixels - start, side);
    found.push({ start, length, own: last ? length : step });
  }
  return found;
};

/** Chunks that cover a part of the paper without a gap. */
export const chunkLayout = (region: Box, scale: number): Chunk[] =>
  spans(Math.ceil(region.height * scale), sideFor(scale)).flatMap(down =>
    spans(Math.ceil(region.width * scale), sideFor(scale)).map(across => ({
      box: {
        x: region.x + across.start / scale,
        y: region.y + down.start / scale,
        width: across.length / scale,
        height: down.length / scale,
      },
      width: across.length,
      height: down.length,
      own: { width: across.own, height: down.own },
    })),
  );

/** Chunks on the screen first, then by distance from its middle. */
export const nearestFirst = (chunks: readonly Chunk[], seen: Box): Chunk[] => {
  const middle: Point = { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 };
  const rank = ({ box }: Chunk): number =>
    Math.hypot(box.x + box.width / 2 - middle.x, box.y + box.height / 2 - middle.y) +
    (overlap(box, seen) > 0 ? 0 : 1e6);
  return [...chunks].sort((one, other) => rank(one) - rank(other));
};
