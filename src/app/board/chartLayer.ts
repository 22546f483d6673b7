import type { Scene } from 'phaser';
import { HEX_SIZE, HEX_WIDTH } from '../../chart/layout.ts';
import type { Chart } from '../../core/chart.ts';
import { canvasOf } from './canvas.ts';
import { bakeScale, chunkLayout, nearestFirst, type Chunk } from './chunks.ts';
import { overlap, type Box, type Geometry } from './geometry.ts';
import { COAT, MARGIN_COAT } from './look.ts';
import { addTexture, DEPTH, paintTexture, type Picture } from './surface.ts';

/** Paints a part of the chart, in base pixels. */
export type ChartPainter = (context: CanvasRenderingContext2D, region: Box) => void;

/** Texture pixels for the whole chart: 36 million are 144 MB of graphics memory, and a third more with the mipmaps. */
const BUDGET = { desktop: 36e6, phone: 18e6 } as const;
/** Texture pixels per base pixel that are wanted: by the screen's pixel ratio, and no finer than can be seen at the closest zoom. */
const SCALE = { least: 2, perRatio: 1.4, most: 3 } as const;
/** Texture pixels per base pixel of the first coat. */
const COARSE = 0.06;

const budgetHere = (): number =>
  Math.min(window.screen.width, window.screen.height) < 600 ? BUDGET.phone : BUDGET.desktop;

/** One block of colour per hex: there at once, while the fine chart is being painted. */
const firstCoat = (scene: Scene, chart: Chart, geometry: Geometry, paper: Box): Picture => {
  const scale = Math.min(COARSE, 2048 / Math.max(paper.width, paper.height));
  const width = Math.max(1, Math.round(paper.width * scale));
  const height = Math.max(1, Math.round(paper.height * scale));
  const key = paintTexture(scene, 'ground/coat', width, height, context => {
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

/** The chart as baked textures over a rough first coat. */
export class ChartLayer {
  readonly #scene: Scene;
  readonly #paper: Box;
  readonly #coat: Picture;
  /** Texture pixels per base pixel. */
  readonly #scale: number;
  readonly #pictures = new Map<string, { picture: Picture; box: Box }>();
  #painter: ChartPainter | null = null;
  #waiting: Chunk[] = [];

  constructor(scene: Scene, ground: { chart: Chart; geometry: Geometry; paper: Box }, pixelRatio: number) {
    this.#scene = scene;
    this.#paper = ground.paper;
    this.#coat = firstCoat(scene, ground.chart, ground.geometry, ground.paper);
    const wanted = Math.min(SCALE.most, Math.max(SCALE.least, pixelRatio * SCALE.perRatio));
    this.#scale = bakeScale(ground.paper, wanted, budgetHere());
  }

  /** Chunks still to bake. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Whether all of that is baked. */
  covers(seen: Box): boolean {
    return !this.#waiting.some(({ box }) => overlap(box, seen) > 0);
  }

  /** Bakes again, for instance with other hex lines. */
  repaint(painter: ChartPainter): void {
    this.#painter = painter;
    this.#waiting = chunkLayout(this.#paper, this.#scale);
  }

  /** Bakes the next chunk, those on the screen first. Takes as long as painting takes. */
  bakeNext(seen: Box): void {
    this.#waiting = nearestFirst(this.#waiting, seen);
    const chunk = this.#waiting.shift();
    if (chunk) this.#bake(chunk);
    // Under a finished chart the first coat would only be drawn in vain.
    this.#coat.setVisible(this.#waiting.length > 0);
  }

  /** Leaves out what is not on the screen: Phaser would draw it all. */
  look(seen: Box): void {
    for (const { picture, box } of this.#pictures.values()) picture.setVisible(overlap(box, seen) > 0);
  }

  #bake({ box, width, height }: Chunk): void {
    if (!this.#painter) return;
    const { canvas, context } = canvasOf(width, height);
    const { x, y, width: across, height: down } = this.#paper;
    const scale = this.#scale;
    context.setTransform(scale, 0, 0, scale, -box.x * scale, -box.y * scale);
    // A chunk's side is a power of two, so that the last one reaches beyond the paper; on whole pixels, because a rim half let
    // through would show double where chunks overlap.
    context.beginPath();
    context.rect(x, y, Math.ceil(across * scale) / scale, Math.ceil(down * scale) / scale);
    context.clip();
    // Where two of the painter's areas meet within a pixel, both are half transparent there: let no table shine through.
    context.fillStyle = MARGIN_COAT;
    context.fillRect(box.x, box.y, box.width, box.height);
    this.#painter(context, box);
    this.#show(box, canvas);
    // The graphics card has it now; should it lose it, the chunk is painted anew.
    canvas.width = canvas.height = 0;
  }

  #show(box: Box, canvas: HTMLCanvasElement): void {
    const key = `ground/${Math.round(box.x)}/${Math.round(box.y)}`;
    this.#pictures.get(key)?.picture.destroy();
    addTexture(this.#scene, key, canvas);
    const picture = this.#scene.add.image(box.x, box.y, key).setOrigin(0).setDepth(DEPTH.chart);
    this.#pictures.set(key, { picture: picture.setScale(1 / this.#scale), box });
  }
}
