import type { Scene } from 'phaser';
import { HEX_SIZE } from '../../chart/layout.ts';
import type { BoardView } from '../view/boardPort.ts';
import { PAPER } from '../settings/palette.ts';
import { distanceOf, mixed, type Geometry, type Point } from './geometry.ts';
import { RING, SIDE_RING, tintOf } from './look.ts';
import { LINE_PIXELS } from './signs.ts';
import { DEPTH, type Picture } from './surface.ts';

type FireLine = BoardView['lines'][number];

interface Pen {
  /** CSS pixels across. */
  width: number;
  tint: number;
  dashed: boolean;
  alpha: number;
}

interface Stroke {
  picture: Picture;
  width: number;
}

/** CSS pixels across. */
const WIDTH = { aimed: 3.4, considered: 2.6, edge: 2.4 } as const;
/** Base pixels of a dash and of the gap after it, for lines that are only considered. */
const DASH = 13;
const GAP = 8;
/** Base pixels from a unit's middle at which lines begin and end. */
const CLEAR = 36;

/** Lines of fire as stretched pictures: soft edges without multisampling, and nothing to tessellate in a frame. */
export class FireLines {
  readonly #scene: Scene;
  readonly #geometry: Geometry;
  #strokes: Stroke[] = [];
  #zoom = 1;

  constructor(scene: Scene, geometry: Geometry) {
    this.#scene = scene;
    this.#geometry = geometry;
  }

  show(lines: readonly FireLine[]): void {
    for (const { picture } of this.#strokes) picture.destroy();
    this.#strokes = [];
    for (const line of lines) this.#draw(line);
  }

  /** Lines keep their width on the screen. */
  zoomed(zoom: number): void {
    this.#zoom = zoom;
    for (const stroke of this.#strokes) this.#widen(stroke);
  }

  #draw(line: FireLine): void {
    const whole = { from: this.#geometry.centre(line.from), to: this.#geometry.centre(line.to) };
    const length = Math.max(1, distanceOf(whole.from, whole.to));
    const first = Math.min(0.4, CLEAR / length);
    const from = mixed(whole.from, whole.to, first);
    const to = mixed(whole.from, whole.to, Math.max(0.6, 1 - CLEAR / length));
    const tint = tintOf(line.blocked === 0 ? SIDE_RING[line.side].line : RING.target);
    const width = line.aimed ? WIDTH.aimed : WIDTH.considered;
    const pen: Pen = { width, tint, dashed: !line.aimed, alpha: 0.95 };
    if (line.blocked === 0) {
      this.#rule(from, to, pen);
      return;
    }
    // Whole as far as the hex that stops the shot, a shadow of itself beyond.
    const stop = distanceOf(whole.from, this.#geometry.centre(line.blocked)) - HEX_SIZE * 0.6;
    const halt = mixed(whole.from, whole.to, Math.min(1, Math.max(first, stop / length)));
    this.#rule(from, halt, pen);
    this.#rule(halt, to, { ...pen, width: width * 0.8, dashed: true, alpha: 0.45 });
  }

  /** A line with an ivory edge. */
  #rule(from: Point, to: Point, pen: Pen): void {
    const length = distanceOf(from, to);
    const step = pen.dashed ? DASH + GAP : length;
    for (let start = 0; start < length; start += step) {
      const end = pen.dashed ? Math.min(length, start + DASH) : length;
      const ends = [mixed(from, to, start / length), mixed(from, to, end / length)] as const;
      this.#stroke(...ends, {
        ...pen,
        width: pen.width + WIDTH.edge,
        tint: tintOf(PAPER.card),
        alpha: pen.alpha * 0.8,
      });
      this.#stroke(...ends, pen);
    }
  }

  #stroke(from: Point, to: Point, { width, tint, alpha }: Pen): void {
    const length = distanceOf(from, to);
    if (length <= 0) return;
    const picture = this.#scene.add.image(from.x, from.y, 'line').setOrigin(0, 0.5).setDepth(DEPTH.lines);
    picture.setTint(tint).setAlpha(alpha);
    picture.setRotation(Math.atan2(to.y - from.y, to.x - from.x)).setScale(length / LINE_PIXELS, 1);
    const stroke = { picture, width };
    this.#strokes.push(stroke);
    this.#widen(stroke);
  }

  #widen({ picture, width }: Stroke): void {
    // The line itself is half of its texture's height.
    picture.setScale(picture.scaleX, (width * 2) / LINE_PIXELS / this.#zoom);
  }
}
