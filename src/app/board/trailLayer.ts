import type { Scene } from 'phaser';
import type { BoardView, Trail } from '../view/boardPort.ts';
import { mixed, type Geometry, type Point } from './geometry.ts';
import { SIDE_RING } from './look.ts';
import { sheetOf, type Sheet } from './sheet.ts';
import { DEPTH } from './surface.ts';
import { PAPER } from '../settings/palette.ts';

type Context = CanvasRenderingContext2D;

/** Texture pixels per base pixel: soft strokes need no more. */
const SCALE = 1.5;
/** How much is left of a way, by the turns that have gone by since. */
const STRENGTH = [0.75, 0.38] as const;
/** Base pixels: the stroke, its dots, the room that her base takes at either end, and round all of it. */
const STROKE = { width: 4.2, dash: [0.5, 9.5], clear: 35, margin: 10 } as const;

/** Rounded at every hex, and short of where she lies: her ring is there. */
const wayOf = (points: readonly Point[]): Point[] => {
  const [end, before] = [points.at(-1), points.at(-2)];
  if (!end || !before) return [];
  const far = Math.max(1, Math.hypot(end.x - before.x, end.y - before.y));
  return [...points.slice(0, -1), mixed(end, before, Math.min(1, STROKE.clear / far))];
};

const stroke = (context: Context, points: readonly Point[]): void => {
  const [start, ...others] = points;
  if (!start) return;
  context.beginPath();
  context.moveTo(start.x, start.y);
  others.forEach((point, place) => {
    const next = others[place + 1];
    const to = next ? mixed(point, next, 0.5) : point;
    context.quadraticCurveTo(point.x, point.y, to.x, to.y);
  });
  context.stroke();
};

const paintTrail = (context: Context, geometry: Geometry, { side, hexes, age }: Trail): void => {
  const points = wayOf(hexes.map(hex => geometry.centre(hex)));
  context.save();
  context.globalAlpha = STRENGTH[age] ?? 0;
  context.lineCap = context.lineJoin = 'round';
  context.setLineDash([...STROKE.dash]);
  for (const [width, colour] of [
    [STROKE.width + 2, PAPER.card],
    [STROKE.width, SIDE_RING[side].line],
  ] as const) {
    context.lineWidth = width;
    context.strokeStyle = colour;
    stroke(context, points);
  }
  context.restore();
};

/** The ways that ships have gone last, dotted and fading. */
export class TrailLayer {
  readonly #geometry: Geometry;
  readonly #sheet: Sheet;
  #painted = '';

  constructor(scene: Scene, geometry: Geometry) {
    this.#geometry = geometry;
    this.#sheet = sheetOf(scene, 'trails', DEPTH.markers - 0.5);
  }

  show({ trails = [] }: BoardView): void {
    const written = JSON.stringify(trails);
    if (written === this.#painted) return;
    this.#painted = written;
    const box = this.#geometry.boxAround(new Set(trails.flatMap(({ hexes }) => [...hexes])), STROKE.margin);
    this.#sheet.paint(box, SCALE, context => {
      for (const trail of trails) paintTrail(context, this.#geometry, trail);
    });
  }
}
