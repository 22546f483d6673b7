import { HEX_WIDTH } from '../../chart/layout.ts';
import { bendAt } from './noise.ts';
import { SIDE_COUNT, type Box, type PaperGrid } from './paperGrid.ts';

/** A closed, softened line around hexes of one kind. Travelling along it they lie on the right. */
export interface Outline {
  /** x, y, x, y... */
  readonly points: Float32Array;
  /** By point: terrain code of the nearest cell on the other side. */
  readonly beyond: Uint8Array;
  readonly box: Box;
}

/** Corners in half hex widths and half hex sizes from the middle; side n runs from corner n to corner n + 1. */
const CORNERS: readonly (readonly [number, number])[] = [
  // prettier-ignore
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
  [0, -2],
];
const HALF_WIDTH = HEX_WIDTH / 2;
/** Points of the finished line to one hexside. */
const STEPS = 4;
/** Each rubs out the zigzag of the hexes a little more; long coasts bear more of it than small islands, which would melt. */
const smoothingsFor = (sides: number): number => Math.max(3, Math.min(11, Math.floor(sides / 4)));

interface Side {
  inside: number;
  side: number;
  /** Corner at which the next side of the loop begins. */
  end: number;
}

/** Loops of raw hexsides between cells that are inside and cells that are not. At a corner three hexes meet, so a loop never forks. */
export const chainSides = (grid: PaperGrid, inside: (cell: number) => boolean): Side[][] => {
  const from = new Map<number, Side>();
  const width = 2 * grid.stride + 8;
  const cornerOf = (cell: number, corner: number): number => {
    const row = Math.floor(cell / grid.stride);
    const [across, down] = CORNERS[corner % SIDE_COUNT] ?? [0, 0];
    // PAD is odd, so that row parity in the padded grid is the opposite of that on the chart.
    return (3 * row + down + 2) * width + 2 * (cell % grid.stride) + 1 - (row & 1) + across + 2;
  };
  for (let cell = 0; cell < grid.cells; cell++) {
    if (!inside(cell)) continue;
    for (let side = 0; side < SIDE_COUNT; side++) {
      const beside = grid.across(cell, side);
      if (beside >= 0 && inside(beside)) continue;
      from.set(cornerOf(cell, side), { inside: cell, side, end: cornerOf(cell, side + 1) });
    }
  }
  const loops: Side[][] = [];
  for (const [start, first] of from) {
    const loop: Side[] = [];
    let next: Side | undefined = first;
    let corner = start;
    while (next) {
      from.delete(corner);
      loop.push(next);
      corner = next.end;
      next = from.get(corner);
    }
    loops.push(loop);
  }
  return loops;
};

/** Taubin's smoothing: a step inward and a slightly longer one outward, so that the zigzag goes and the size stays. */
const smooth = (xs: Float64Array, ys: Float64Array): void => {
  const count = xs.length;
  const pass = (values: Float64Array, strength: number): void => {
    const before = Float64Array.from(values);
    for (let index = 0; index < count; index++) {
      const here = before[index] ?? 0;
      const around = ((before[(index + count - 1) % count] ?? 0) + (before[(index + 1) % count] ?? 0)) / 2;
      values[index] = here + (around - here) * strength;
    }
  };
  for (let round = 0; round < smoothingsFor(count); round++) {
    for (const values of [xs, ys]) {
      pass(values, 0.5);
      pass(values, -0.52);
    }
  }
};

const catmullRom = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

/** Rounds the corners, and bends the line as everything around it is bent. */
const rounded = (xs: Float64Array, ys: Float64Array, beyond: Uint8Array, seed: number): Outline => {
  const count = xs.length;
  const points = new Float32Array(count * STEPS * 2);
  const tags = new Uint8Array(count * STEPS);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const at = (values: Float64Array, index: number): number => values[(index + count) % count] ?? 0;
  for (let index = 0; index < count; index++) {
    for (let step = 0; step < STEPS; step++) {
      const share = step / STEPS;
      const place = index * STEPS + step;
      const [x, y] = [xs, ys].map(values =>
        catmullRom(at(values, index - 1), at(values, index), at(values, index + 1), at(values, index + 2), share),
      ) as [number, number];
      const bend = bendAt(seed, x, y);
      points[place * 2] = x + bend.x;
      points[place * 2 + 1] = y + bend.y;
      tags[place] = (share < 0.5 ? beyond[index] : beyond[(index + 1) % count]) ?? 0;
      left = Math.min(left, x + bend.x);
      top = Math.min(top, y + bend.y);
      right = Math.max(right, x + bend.x);
      bottom = Math.max(bottom, y + bend.y);
    }
  }
  return { points, beyond: tags, box: { x: left, y: top, width: right - left, height: bottom - top } };
};

/** Softened lines around the cells that are inside; `shift` moves the line so many pixels inward where it passes between two cells. */
export const outlinesOf = (
  grid: PaperGrid,
  seed: number,
  inside: (cell: number) => boolean,
  shift: (inside: number, outside: number) => number = () => 0,
): Outline[] =>
  chainSides(grid, inside).map(loop => {
    const xs = new Float64Array(loop.length);
    const ys = new Float64Array(loop.length);
    const beyond = new Uint8Array(loop.length);
    loop.forEach(({ inside: cell, side }, index) => {
      const other = grid.across(cell, side);
      const outside = other < 0 ? cell : other;
      const angle = (side * Math.PI) / 3;
      // The middle of the hexside, not its corners: along a straight bank the middles lie in a straight line.
      const far = HALF_WIDTH - shift(cell, outside);
      xs[index] = (grid.centreX[cell] ?? 0) + Math.cos(angle) * far;
      ys[index] = (grid.centreY[cell] ?? 0) + Math.sin(angle) * far;
      beyond[index] = grid.terrain[outside] ?? 0;
    });
    smooth(xs, ys);
    return rounded(xs, ys, beyond, seed);
  });
