import { HEX_SIZE, layoutOf, type Layout } from '../../chart/layout.ts';
import type { Chart } from '../../core/chart.ts';
import type { Facing, HexId } from '../../core/types.ts';

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where hexes lie in base pixels, by hex number; the board's only way from the rules' map to the paper. */
export interface Geometry {
  readonly layout: Layout;
  readonly width: number;
  readonly height: number;
  centre(hex: HexId): Point;
  /** Six corners, clockwise from the upper right. */
  corners(hex: HexId): Point[];
  /** The hex under a point, or 0 beside the chart. */
  hexUnder(point: Point): HexId;
  /** The hexside of that hex to which the point lies nearest. */
  toward(hex: HexId, point: Point): Facing;
  /** The smallest box around all these hexes, with a margin. */
  boxAround(hexes: Iterable<HexId>, margin: number): Box | null;
}

/** Radians, clockwise as the screen turns, of a facing; east is 0. */
export const angleOf = (facing: Facing): number => (-facing * Math.PI) / 3;

/** One base pixel in the direction of a facing. */
export const headingOf = (facing: Facing): Point => ({ x: Math.cos(angleOf(facing)), y: Math.sin(angleOf(facing)) });

/** The facing whose hexside lies nearest to a direction on the screen. */
export const facingNear = (x: number, y: number): Facing => {
  const sixths = Math.round((-Math.atan2(y, x) * 3) / Math.PI);
  return (((sixths % 6) + 6) % 6) as Facing;
};

export const mixed = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** A place round another, by the golden angle: the next one never lies over the last. */
export const spread = (at: Point, index: number, far: number): Point => ({
  x: at.x + Math.cos(index * 2.39996) * far,
  y: at.y + Math.sin(index * 2.39996) * far,
});

export const distanceOf = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y);

export const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

/** A box with a share of its size more on every side. */
export const grown = ({ x, y, width, height }: Box, share: number): Box => ({
  x: x - width * share,
  y: y - height * share,
  width: width * (1 + 2 * share),
  height: height * (1 + 2 * share),
});

export const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** Squares of that size that cover a box, cut off at its edges. */
export const tilesOver = ({ x, y, width, height }: Box, span: number): Box[] => {
  const tiles: Box[] = [];
  for (let top = 0; top < height; top += span) {
    for (let left = 0; left < width; left += span) {
      const size = { width: Math.min(span, width - left), height: Math.min(span, height - top) };
      tiles.push({ x: x + left, y: y + top, ...size });
    }
  }
  return tiles;
};

/** The part of a box that lies inside another; at least a pixel of it. */
export const clippedTo = (box: Box, ground: Box): Box => {
  const x = Math.max(ground.x, box.x);
  const y = Math.max(ground.y, box.y);
  return {
    x,
    y,
    width: Math.max(1, Math.min(ground.x + ground.width, box.x + box.width) - x),
    height: Math.max(1, Math.min(ground.y + ground.height, box.y + box.height) - y),
  };
};

export const geometryOf = (chart: Chart): Geometry => {
  const layout = layoutOf(chart.columns, chart.rows);
  const centres = new Map<HexId, Point>();
  const centre = (hex: HexId): Point => {
    const known = centres.get(hex);
    if (known) return known;
    const found = layout.centre(chart.column(hex), chart.row(hex));
    centres.set(hex, found);
    return found;
  };
  return {
    layout,
    width: layout.width,
    height: layout.height,
    centre,
    corners: hex => layout.corners(chart.column(hex), chart.row(hex)),
    hexUnder(point) {
      const place = layout.pick(point);
      return place ? chart.hexAt(place.column, place.row) : 0;
    },
    toward(hex, point) {
      const middle = centre(hex);
      return facingNear(point.x - middle.x, point.y - middle.y);
    },
    boxAround(hexes, margin) {
      const points = [...hexes].map(centre);
      if (points.length === 0) return null;
      const reach = HEX_SIZE + margin;
      const left = Math.min(...points.map(({ x }) => x)) - reach;
      const top = Math.min(...points.map(({ y }) => y)) - reach;
      const right = Math.max(...points.map(({ x }) => x)) + reach;
      const bottom = Math.max(...points.map(({ y }) => y)) + reach;
      return { x: left, y: top, width: right - left, height: bottom - top };
    },
  };
};
