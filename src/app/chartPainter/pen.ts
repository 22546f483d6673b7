import type { Outline } from './outlines.ts';
import { holds, touches, type Box } from './paperGrid.ts';

export type Context = CanvasRenderingContext2D;

/** A context and the part of the paper that is wanted of it. Marks beyond the part may be left out, never moved. */
export interface Pen {
  readonly context: Context;
  readonly region: Box;
  /** Least width of a line, in base pixels, that still shows on the target. */
  readonly hair: number;
}

/** `#rrggbb` with an alpha. */
export const faded = (colour: string, alpha: number): string =>
  colour +
  Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0');

/** Adds a closed outline to the path. */
const trace = (context: Context, { points }: Outline): void => {
  context.moveTo(points[0] ?? 0, points[1] ?? 0);
  for (let index = 2; index < points.length; index += 2) context.lineTo(points[index] ?? 0, points[index + 1] ?? 0);
  context.closePath();
};

/** Makes the outlines that meet the region the current path. */
export const pathOf = ({ context, region }: Pen, outlines: readonly Outline[]): void => {
  context.beginPath();
  for (const outline of outlines) if (touches(region, outline.box)) trace(context, outline);
};

export const fillOutlines = (pen: Pen, outlines: readonly Outline[], colour: string): void => {
  pathOf(pen, outlines);
  pen.context.fillStyle = colour;
  pen.context.fill();
};

/** Strokes those stretches that lie in the region, where `wanted` agrees with the terrain beyond. */
export const strokeOutlines = (
  { context, region, hair }: Pen,
  outlines: readonly Outline[],
  colour: string,
  width: number,
  wanted?: (beyond: number, index: number) => boolean,
): void => {
  context.strokeStyle = colour;
  context.lineWidth = Math.max(hair, width);
  context.lineJoin = 'round';
  context.lineCap = wanted ? 'butt' : 'round';
  context.beginPath();
  const margin = width + 40;
  for (const { points, beyond, box } of outlines) {
    if (!touches(region, box, margin)) continue;
    const count = beyond.length;
    let drawing = false;
    for (let index = 0; index < count; index++) {
      const next = (index + 1) % count;
      const [x, y] = [points[index * 2] ?? 0, points[index * 2 + 1] ?? 0];
      if (!holds(region, x, y, margin) || (wanted && !wanted(beyond[index] ?? 0, index))) {
        drawing = false;
        continue;
      }
      if (!drawing) context.moveTo(x, y);
      context.lineTo(points[next * 2] ?? 0, points[next * 2 + 1] ?? 0);
      drawing = true;
    }
  }
  context.stroke();
};

/** A place on an outline with the direction to its inside. */
export interface Spot {
  x: number;
  y: number;
  inX: number;
  inY: number;
  beyond: number;
  /** How far from the line, on its outside, the perpendiculars of its neighbours would meet. */
  room: number;
  /** Number of the spot on its outline, for chance. */
  index: number;
}

/** Radius of the bend on the outside (the left) of the line from a over b to c; no limit where it bends the other way. */
const roomOutside = (ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number => {
  const [inX, inY, outX, outY] = [bx - ax, by - ay, cx - bx, cy - by];
  const [before, after] = [Math.hypot(inX, inY) || 1, Math.hypot(outX, outY) || 1];
  const turn = (inX * outY - inY * outX) / (before * after);
  return turn >= -0.01 ? Infinity : (before + after) / 2 / Math.asin(Math.min(1, -turn));
};

/** Visits so many evenly spread spots on each short stretch of the outlines that lies in or near the region. */
export const walk = (
  { region }: Pen,
  outlines: readonly Outline[],
  spotsPerStretch: number,
  margin: number,
  visit: (spot: Spot) => void,
): void => {
  for (const { points, beyond, box } of outlines) {
    if (!touches(region, box, margin)) continue;
    const count = beyond.length;
    const at = (index: number): number => points[(index + count * 2) % (count * 2)] ?? 0;
    for (let index = 0; index < count; index++) {
      const [x, y] = [at(index * 2), at(index * 2 + 1)];
      if (!holds(region, x, y, margin)) continue;
      const [nextX, nextY] = [at(index * 2 + 2), at(index * 2 + 3)];
      const [alongX, alongY] = [at(index * 2 + 6) - at(index * 2 - 4), at(index * 2 + 7) - at(index * 2 - 3)];
      const long = Math.hypot(alongX, alongY) || 1;
      const [backX, backY, farX, farY] = [at(index * 2 - 8), at(index * 2 - 7), at(index * 2 + 8), at(index * 2 + 9)];
      const room = roomOutside(backX, backY, x, y, farX, farY);
      for (let spot = 0; spot < spotsPerStretch; spot++) {
        const share = spot / spotsPerStretch;
        visit({
          x: x + (nextX - x) * share,
          y: y + (nextY - y) * share,
          inX: -alongY / long,
          inY: alongX / long,
          beyond: beyond[index] ?? 0,
          room,
          index: index * spotsPerStretch + spot,
        });
      }
    }
  }
};

/** Whole steps of a lattice that cover the region and a margin, row by row. */
export const lattice = (
  region: Box,
  step: number,
  margin: number,
  visit: (column: number, row: number) => void,
): void => {
  const right = Math.floor((region.x + region.width + margin) / step);
  const bottom = Math.floor((region.y + region.height + margin) / step);
  for (let row = Math.ceil((region.y - margin) / step); row <= bottom; row++) {
    for (let column = Math.ceil((region.x - margin) / step); column <= right; column++) visit(column, row);
  }
};

export const line = (context: Context, x1: number, y1: number, x2: number, y2: number): void => {
  context.moveTo(x1, y1);
  context.lineTo(x2, y2);
};
