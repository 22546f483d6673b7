import type { Scene } from 'phaser';
import type { FlowLine } from '../chartPainter/index.ts';
import { contains, grown, type Box } from './geometry.ts';
import { DEPTH, paintTexture, type Picture } from './surface.ts';

/** The river's current: fine lines that drift slowly downstream, or lie still where motion is unwanted. */
export interface Current {
  /** Chooses the lines that are on the screen. */
  look(seen: Box, zoom: number): void;
  /** Moves them; false when nothing drifts. */
  drift(milliseconds: number): boolean;
  still(on: boolean): void;
  destroy(): void;
}

/** Lines shown at most: more cost time and are not seen. */
const MOST = 260;
/** CSS pixels per base pixel below which they would be a grey haze. */
const FAR = 0.3;
/** Base pixels a second. */
const SPEED = 6;
/** Share of the screen round it for which lines are chosen ahead, and the change of zoom (its logarithm) that chooses anew. */
const AHEAD = 0.2;
const NEAR_ENOUGH = 0.2;
/** Base pixels that a line may lie beside the screen and still drift into it. */
const REACH = 40;
const STRENGTH = 0.6;
/** Base pixels across a line's texture. */
const WIDTH = 2.4;

/** Share of its way that a line takes to appear, and to vanish again. */
const FADE = 0.3;

interface Drift {
  line: FlowLine;
  index: number;
  /** Base pixels of its way. */
  way: number;
  /** Where on its way it is when the board opens. */
  start: number;
}

const driftOf = (line: FlowLine, index: number): Drift => {
  const way = line.length * 2.2;
  // The golden ratio spreads the lines so that they never march in step.
  return { line, index, way, start: ((index * 0.61803) % 1) * way };
};

const holds = (box: Box, { x, y }: FlowLine): boolean =>
  x > box.x - REACH && y > box.y - REACH && x < box.x + box.width + REACH && y < box.y + box.height + REACH;

/** Puts a picture on its way past the line's middle, fading in and out. */
const place = (picture: Picture, { line, way, start }: Drift, drifted: number): void => {
  const share = ((start + drifted) % way) / way;
  const from = (share - 0.5) * way;
  picture.x = line.x + Math.cos(line.angle) * from;
  picture.y = line.y + Math.sin(line.angle) * from;
  picture.alpha = Math.min(1, share / FADE, (1 - share) / FADE) * STRENGTH;
};

/** Paints a line that thins out at both ends, once. */
const paintStreak = (scene: Scene): void => {
  paintTexture(scene, 'ground/streak', 128, 8, context => {
    const along = context.createLinearGradient(0, 0, 128, 0);
    for (const [at, alpha] of [
      [0, 0],
      [0.35, 0.85],
      [0.7, 1],
      [1, 0],
    ] as const)
      along.addColorStop(at, `rgb(246 250 246 / ${alpha})`);
    context.fillStyle = along;
    context.fillRect(0, 2.6, 128, 2.8);
  });
};

export const currentOf = (scene: Scene, lines: readonly FlowLine[]): Current => {
  const drifts = lines.map(driftOf);
  paintStreak(scene);
  const pool: Picture[] = [];
  let shown: Drift[] = [];
  let screen: Box = { x: 0, y: 0, width: 0, height: 0 };
  let looked: { box: Box; zoom: number } | null = null;
  let drifted = 0;
  let motionless = false;

  const placeAll = (): void =>
    shown.forEach((drift, index) => {
      const picture = pool[index];
      if (!picture) return;
      // Phaser would draw what lies beside the screen, too.
      picture.visible = holds(screen, drift.line);
      if (picture.visible) place(picture, drift, drifted);
    });
  return {
    look(seen, zoom) {
      screen = seen;
      if (looked && contains(looked.box, seen) && Math.abs(Math.log(zoom / looked.zoom)) < NEAR_ENOUGH) {
        // What drifts is placed by the drift of this frame.
        if (motionless) placeAll();
        return;
      }
      const box = grown(seen, AHEAD);
      looked = { box, zoom };
      const near = zoom < FAR ? [] : drifts.filter(({ line }) => holds(box, line));
      // Where there are too many, an even choice of them: by their own numbers, so that panning does not choose anew.
      const every = Math.max(1, Math.ceil(near.length / MOST));
      shown = near.filter(({ index }) => index % every === 0).slice(0, MOST);
      while (pool.length < shown.length) pool.push(scene.add.image(0, 0, 'ground/streak').setDepth(DEPTH.current));
      pool.forEach((picture, index) => {
        const drift = shown[index];
        picture.setVisible(false);
        if (drift) picture.setDisplaySize(drift.line.length * 1.3, WIDTH).setRotation(drift.line.angle);
      });
      placeAll();
    },
    drift(milliseconds) {
      if (motionless || shown.length === 0) return false;
      drifted += (milliseconds / 1000) * SPEED;
      placeAll();
      return true;
    },
    still(on) {
      motionless = on;
    },
    destroy() {
      for (const picture of pool) picture.destroy();
    },
  };
};
