import { BlendModes, type Scene } from 'phaser';
import type { Chart, Terrain } from '../../core/chart.ts';
import type { Light } from '../../system/stage.ts';
import { tilesOver, type Box, type Geometry, type Point } from './geometry.ts';
import { hazeOver, moonlight } from './lightWash.ts';
import { DEPTH, paintTexture, type Picture } from './surface.ts';

type Context = CanvasRenderingContext2D;

/** Pixels of the mist's tile, whose edges join, and base pixels that it fills. */
const TILE_PIXELS = 512;
const TILE_SPAN = 880;
const BANKS = 46;
/** Banks of it: pearl, cool in the shade, and warm where the sun comes through. */
const MIST = ['238 240 238', '219 229 236', '252 236 214'] as const;
const MIST_ALPHA = 0.92;
const NIGHT_PIXELS = 256;
/** Lamps ashore: base pixels of their glow, and how far from the middle of its hex one may hang. */
const LAMP = { size: 74, off: 24, pixels: 64 } as const;
/** Of so many hexes of a town one has a lamp. */
const LIT: Readonly<Partial<Record<Terrain, number>>> = { town: 2, wharf: 1 };

/** A soft bank of mist that goes on beyond the opposite edges, so that tiles join. */
const bank = (context: Context, x: number, y: number, radius: number, alpha: number, colour: string): void => {
  for (const dx of [-TILE_PIXELS, 0, TILE_PIXELS])
    for (const dy of [-TILE_PIXELS, 0, TILE_PIXELS]) {
      const fill = context.createRadialGradient(x + dx, y + dy, 0, x + dx, y + dy, radius);
      fill.addColorStop(0, `rgb(${colour} / ${alpha})`);
      fill.addColorStop(1, `rgb(${colour} / 0)`);
      context.fillStyle = fill;
      context.fillRect(0, 0, TILE_PIXELS, TILE_PIXELS);
    }
};

const drawGlow = (context: Context): void => {
  const middle = LAMP.pixels / 2;
  const fill = context.createRadialGradient(middle, middle, 0, middle, middle, middle);
  for (const [at, colour] of [
    [0, 'rgb(255 244 206 / 95%)'],
    [0.1, 'rgb(255 214 128 / 62%)'],
    [0.4, 'rgb(255 184 92 / 20%)'],
    [1, 'rgb(255 170 80 / 0%)'],
  ] as const)
    fill.addColorStop(at, colour);
  context.fillStyle = fill;
  context.fillRect(0, 0, LAMP.pixels, LAMP.pixels);
};

/** Where lamps hang ashore: the same each time. */
const lampsOf = (chart: Chart, geometry: Geometry): Point[] =>
  chart.hexes.flatMap(hex => {
    const every = LIT[chart.terrain(hex)];
    if (every === undefined || (hex * 7) % every !== 0) return [];
    const { x, y } = geometry.centre(hex);
    const angle = hex * 2.39996;
    return [{ x: x + Math.cos(angle) * LAMP.off, y: y + Math.sin(angle) * LAMP.off }];
  });

const drawMist = (context: Context): void => {
  hazeOver(context, TILE_PIXELS, TILE_PIXELS);
  // Places by the golden ratio: spread evenly, and the same each time.
  for (let index = 0; index < BANKS; index++) {
    const x = ((index * 0.618034) % 1) * TILE_PIXELS;
    const y = ((index * 0.754878) % 1) * TILE_PIXELS;
    bank(context, x, y, 44 + (index % 7) * 19, 0.14 + (index % 3) * 0.05, MIST[index % MIST.length] ?? MIST[0]);
  }
};

/** What the night lays over the chart: moonlight, and the lamps ashore. */
const nightOver = (scene: Scene, paper: Box, chart: Chart, geometry: Geometry): Picture[] => {
  paintTexture(scene, 'ground/night', NIGHT_PIXELS, NIGHT_PIXELS, context =>
    moonlight(context, NIGHT_PIXELS, NIGHT_PIXELS),
  );
  paintTexture(scene, 'ground/glow', LAMP.pixels, LAMP.pixels, drawGlow);
  const night = scene.add
    .image(paper.x, paper.y, 'ground/night')
    .setOrigin(0)
    .setDisplaySize(paper.width, paper.height)
    .setDepth(DEPTH.light - 0.1)
    .setBlendMode(BlendModes.MULTIPLY);
  const lamps = lampsOf(chart, geometry).map(({ x, y }) =>
    scene.add.image(x, y, 'ground/glow').setDisplaySize(LAMP.size, LAMP.size).setDepth(DEPTH.light),
  );
  return [night, ...lamps];
};

const mistOver = (scene: Scene, paper: Box): Picture[] => {
  paintTexture(scene, 'ground/mist', TILE_PIXELS, TILE_PIXELS, drawMist);
  const share = TILE_PIXELS / TILE_SPAN;
  return tilesOver(paper, TILE_SPAN).map(({ x, y, width, height }) =>
    scene.add
      .image(x, y, 'ground/mist')
      .setOrigin(0)
      .setScale(1 / share)
      .setDepth(DEPTH.light)
      .setCrop(0, 0, width * share, height * share),
  );
};

/** Mist and night over the chart, under everything that is drawn on it. Most battles are fought by day: painted when first shown. */
export class LightLayer {
  readonly #paint: { night: () => Picture[]; mist: () => Picture[] };
  #night: Picture[] | null = null;
  #mist: Picture[] | null = null;

  constructor(scene: Scene, paper: Box, chart: Chart, geometry: Geometry) {
    this.#paint = { night: () => nightOver(scene, paper, chart, geometry), mist: () => mistOver(scene, paper) };
  }

  show(light: Light): void {
    if (light === 'night') this.#night ??= this.#paint.night();
    if (light === 'mist') this.#mist ??= this.#paint.mist();
    for (const picture of this.#night ?? []) picture.setVisible(light === 'night');
    for (const tile of this.#mist ?? []) tile.setVisible(light === 'mist');
    this.fade(1);
  }

  /** 1 = as it is, 0 = not yet there. */
  fade(share: number): void {
    for (const picture of this.#night ?? []) picture.setAlpha(share);
    for (const tile of this.#mist ?? []) tile.setAlpha(MIST_ALPHA * share);
  }
}
