import { BlendModes, type GameObjects, type Scene } from 'phaser';
import type { Light } from '../../system/stage.ts';
import { tilesOver, type Box } from './geometry.ts';
import { DEPTH, paintTexture, type Picture } from './surface.ts';

type Context = CanvasRenderingContext2D;

/** Pixels of the mist's tile, whose edges join, and base pixels that it fills. */
const TILE_PIXELS = 512;
const TILE_SPAN = 880;
const BANKS = 46;
/** The night multiplies what it covers; the mist lies over it. */
const NIGHT = 0x6577a6;
const MIST_ALPHA = 0.92;

/** A soft bank of mist that goes on beyond the opposite edges, so that tiles join. */
const bank = (context: Context, x: number, y: number, radius: number, alpha: number): void => {
  for (const dx of [-TILE_PIXELS, 0, TILE_PIXELS])
    for (const dy of [-TILE_PIXELS, 0, TILE_PIXELS]) {
      const fill = context.createRadialGradient(x + dx, y + dy, 0, x + dx, y + dy, radius);
      fill.addColorStop(0, `rgb(244 243 235 / ${alpha})`);
      fill.addColorStop(1, 'rgb(244 243 235 / 0)');
      context.fillStyle = fill;
      context.fillRect(0, 0, TILE_PIXELS, TILE_PIXELS);
    }
};

const drawMist = (context: Context): void => {
  context.fillStyle = 'rgb(238 238 230 / 34%)';
  context.fillRect(0, 0, TILE_PIXELS, TILE_PIXELS);
  // Places by the golden ratio: spread evenly, and the same each time.
  for (let index = 0; index < BANKS; index++) {
    const x = ((index * 0.618034) % 1) * TILE_PIXELS;
    const y = ((index * 0.754878) % 1) * TILE_PIXELS;
    bank(context, x, y, 44 + (index % 7) * 19, 0.14 + (index % 3) * 0.05);
  }
};

/** Mist and night over the chart, under everything that is drawn on it. */
export class LightLayer {
  readonly #night: GameObjects.Rectangle;
  readonly #mist: Picture[];
  #light: Light = 'day';

  constructor(scene: Scene, paper: Box) {
    paintTexture(scene, 'ground/mist', TILE_PIXELS, TILE_PIXELS, drawMist);
    this.#night = scene.add
      .rectangle(paper.x, paper.y, paper.width, paper.height, NIGHT)
      .setOrigin(0)
      .setDepth(DEPTH.light)
      .setBlendMode(BlendModes.MULTIPLY)
      .setVisible(false);
    this.#mist = tilesOver(paper, TILE_SPAN).map(({ x, y, width, height }) => {
      const share = TILE_PIXELS / TILE_SPAN;
      const tile = scene.add
        .image(x, y, 'ground/mist')
        .setOrigin(0)
        .setScale(1 / share)
        .setDepth(DEPTH.light);
      return tile.setCrop(0, 0, width * share, height * share).setVisible(false);
    });
    this.show('day');
  }

  show(light: Light): void {
    this.#light = light;
    this.#night.setVisible(light === 'night');
    for (const tile of this.#mist) tile.setVisible(light === 'mist');
    this.fade(1);
  }

  /** 1 = as it is, 0 = not yet there. */
  fade(share: number): void {
    this.#night.setAlpha(this.#light === 'night' ? share : 1);
    for (const tile of this.#mist) tile.setAlpha(MIST_ALPHA * share);
  }
}
