import type { Scene } from 'phaser';
import { HEX_SIZE, HEX_WIDTH } from '../../chart/layout.ts';
import type { Chart } from '../../core/chart.ts';
import { canvasOf } from './canvas.ts';
import { bakeScale, chunkLayout, nearestFirst, type Chunk } from './chunks.ts';
import type { Box, Geometry } from './geometry.ts';
import { COAT, MARGIN_COAT } from './look.ts';
import { addTexture, DEPTH, paintTexture, type Picture } from './surface.ts';

/** Paints a part of the chart, in base pixels. */
export type ChartPainter = (context: CanvasRenderingContext2D, region: Box) => void;

/** The chart as baked textures over a rough first coat. */
export interface ChartLayer {
  /** Bakes again, for instance with other hex lines. */
  repaint(painter: ChartPainter): void;
  /** Bakes the next chunk, those on the screen first; false when none is left. Takes as long as painting takes. */
  bakeNext(seen: Box): boolean;
  /** Chunks still to bake. */
  readonly waiting: number;
  destroy(): void;
}

/** Texture pixels for the whole chart: 40 million are 160 MB of graphics memory with mipmaps a third more. */
const BUDGET = { desktop: 36e6, phone: 18e6 } as const;
/** Texture pixels per base pixel beyond which nothing more is seen at the closest zoom. */
const FINEST = 3;
/** Texture pixels per base pixel of the first coat. */
const COARSE = 0.06;

const budgetHere = (): number =>
  Math.min(window.screen.width, window.screen.height) < 600 ? BUDGET.phone : BUDGET.desktop;

/** One block of colour per hex: there at once, while the fine chart is being painted. */
const firstCoat = (scene: Scene, chart: Chart, geometry: Geometry, paper: Box): Picture => {
  const scale = Math.min(COARSE, 2048 / Math.max(paper.width, paper.height));
  const width = Math.max(1, Math.round(paper.width * scale));
  const height = Math.max(1, Math.round(paper.height * scale));
  const key = paintTexture(scene, 'chart/coat', width, height, context => {
    context.fillStyle = MARGIN_COAT;
    context.fillRect(0, 0, width, height);
    context.scale(width / paper.width, height / paper.height);
    context.translate(-paper.x, -paper.y);
    for (const hex of chart.hexes) {
      const { x, y } = geometry.centre(hex);
      context.fillStyle = COAT[chart.terrain(hex)];
      context.fillRect(x - HEX_WIDTH / 2, y - HEX_SIZE, HEX_WIDTH + 1, HEX_SIZE * 2);
    }
  });
  return scene.add
    .image(paper.x, paper.y, key)
    .setOrigin(0)
    .setDisplaySize(paper.width, paper.height)
    .setDepth(DEPTH.ground);
};

export const chartLayerOf = (
  scene: Scene,
  chart: Chart,
  geometry: Geometry,
  paper: Box,
  pixelRatio: number,
): ChartLayer => {
  const coat = firstCoat(scene, chart, geometry, paper);
  const scale = bakeScale(paper, Math.min(FINEST, Math.max(2, pixelRatio * 1.4)), budgetHere());
  const pictures = new Map<string, Picture>();
  let painter: ChartPainter | null = null;
  let waiting: Chunk[] = [];

  const bake = ({ box, width, height }: Chunk): void => {
    if (!painter) return;
    const { canvas, context } = canvasOf(width, height);
    context.setTransform(scale, 0, 0, scale, -box.x * scale, -box.y * scale);
    // A chunk's side is a power of two, so that the last one reaches beyond the paper.
    context.beginPath();
    // On whole pixels: a rim half let through would show double where chunks overlap.
    context.rect(paper.x, paper.y, Math.ceil(paper.width * scale) / scale, Math.ceil(paper.height * scale) / scale);
    context.clip();
    // Where two of the painter's areas meet within a pixel, both are half transparent there: let no table shine through.
    context.fillStyle = MARGIN_COAT;
    context.fillRect(box.x, box.y, box.width, box.height);
    painter(context, box);
    const key = `chart/${Math.round(box.x)}/${Math.round(box.y)}`;
    pictures.get(key)?.destroy();
    addTexture(scene, key, canvas);
    pictures.set(
      key,
      scene.add
        .image(box.x, box.y, key)
        .setOrigin(0)
        .setScale(1 / scale)
        .setDepth(DEPTH.chart),
    );
    // The graphics card has it now; should it lose it, the chunk is painted anew.
    canvas.width = canvas.height = 0;
  };
  return {
    repaint(next) {
      painter = next;
      waiting = chunkLayout(paper, scale);
    },
    bakeNext(seen) {
      waiting = nearestFirst(waiting, seen);
      const chunk = waiting.shift();
      if (chunk) bake(chunk);
      // Under a finished chart the first coat would only be drawn in vain.
      coat.setVisible(waiting.length > 0);
      return waiting.length > 0;
    },
    get waiting() {
      return waiting.length;
    },
    destroy() {
      coat.destroy();
      for (const [key, picture] of pictures) {
        picture.destroy();
        scene.textures.remove(key);
      }
    },
  };
};
