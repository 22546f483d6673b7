import {
  Display,
  Game,
  Math as PhaserMath,
  Renderer,
  Scale,
  Scene,
  WEBGL,
  type GameObjects,
  type Textures,
} from 'phaser';
import { TABLE } from '../settings/palette.ts';
import type { Size, View } from './cameraMath.ts';
import { canvasOf } from './canvas.ts';
import { WebGlMissing } from './webGl.ts';

/** The canvas with Phaser behind it: a scene to put things in and a camera to look at them with. */
export interface Surface {
  readonly scene: Scene;
  readonly canvas: HTMLCanvasElement;
  /** CSS pixels of the canvas. */
  readonly size: Size;
  /** Device pixels per CSS pixel, as far as they are used. */
  readonly ratio: number;
  /** Points the camera; the shift, in CSS pixels, is for a shock. */
  look(view: View, shift: { x: number; y: number }): void;
  /** Takes on the size of the parent; false when nothing changed. */
  resize(): boolean;
  /** One step of the game: everything that Phaser does for a frame. */
  step(now: number, delta: number): void;
  /** Hears when the browser takes back what it gave to draw with, and when it gives it again. */
  onLoss(hear: (lost: boolean) => void): void;
  /** Takes everything away that lies over the ground, with its pictures, and takes on the table's present colour. */
  clear(): void;
  destroy(): void;
}

/** More than three device pixels to a CSS pixel cost memory and are not seen. */
const MOST_RATIO = 3;

/**
 * Phaser's game without its loop, which would draw for ever though nothing moves, and without its ear for hidden windows,
 * which would listen to the page for ever: the board asks for its frames itself, and sees to hidden windows.
 */
class QuietGame extends Game {
  // Called once the scene stands.
  protected override start(): void {
    this.config.postBoot(this);
  }
}

const sizeOf = (parent: HTMLElement): Size => ({
  width: Math.max(1, parent.clientWidth),
  height: Math.max(1, parent.clientHeight),
});
/** No lower bound: where the page is made small, dots that nobody sees would be painted. */
const ratioNow = (): number => Math.min(MOST_RATIO, window.devicePixelRatio);

/** What the names of the ground's pictures begin with: painted in the chart's own colours, they stay in every look. */
const GROUND = 'ground/';

const liesOverGround = (thing: GameObjects.GameObject): boolean =>
  'depth' in thing && Number(thing.depth) > DEPTH.light;

/**
 * Phaser throws where there is no WebGL. To try before would cost a context of its own, and giving that back holds up the next one.
 * @throws WebGlMissing
 */
const boot = (parent: HTMLElement, size: Size, ratio: number): Promise<Game> =>
  new Promise((resolve, reject) => {
    try {
      // It says itself when it can be drawn on.
      new QuietGame({
        type: WEBGL,
        parent,
        width: Math.round(size.width * ratio),
        height: Math.round(size.height * ratio),
        scale: { mode: Scale.NONE, zoom: 1 / ratio, expandParent: false },
        backgroundColor: TABLE.ground,
        banner: false,
        autoFocus: false,
        audio: { noAudio: true },
        // The board listens to the canvas by itself: one code for mouse, pen and touch, and nothing polled.
        input: { keyboard: false, mouse: false, touch: false, gamepad: false, windowEvents: false },
        // All edges are drawn soft into textures, so that no frame needs multisampling.
        // One texture a batch: with many, some drivers take parts of turned ships from their neighbours' pictures.
        render: { antialias: true, antialiasGL: false, mipmapFilter: 'LINEAR_MIPMAP_LINEAR', maxTextures: 1 },
        scene: new Scene('board'),
        callbacks: { postBoot: resolve },
      });
    } catch (error) {
      reject(new WebGlMissing(error));
    }
  });

/** @throws WebGlMissing */
export const openSurface = async (parent: HTMLElement): Promise<Surface> => {
  let size = sizeOf(parent);
  let ratio = ratioNow();
  const game = await boot(parent, size, ratio);
  const scene = game.scene.getScene('board');
  const { canvas } = game;
  const fitStyle = (): void => {
    canvas.style.display = 'block';
    canvas.style.width = `${size.width}px`;
    canvas.style.height = `${size.height}px`;
  };
  fitStyle();
  return {
    scene,
    canvas,
    get size() {
      return size;
    },
    get ratio() {
      return ratio;
    },
    look(view, shift) {
      const camera = scene.cameras.main;
      const zoom = view.zoom * ratio;
      camera.setZoom(zoom);
      camera.setScroll(
        view.x - shift.x / view.zoom - camera.width / 2,
        view.y - shift.y / view.zoom - camera.height / 2,
      );
    },
    resize() {
      const next = sizeOf(parent);
      const nextRatio = ratioNow();
      if (next.width === size.width && next.height === size.height && nextRatio === ratio) return false;
      size = next;
      ratio = nextRatio;
      game.scale.zoom = 1 / ratio;
      game.scale.resize(Math.round(size.width * ratio), Math.round(size.height * ratio));
      fitStyle();
      return true;
    },
    step: (now, delta) => game.step(now, delta),
    clear() {
      for (const thing of scene.children.getAll()) if (liesOverGround(thing)) thing.destroy();
      for (const key of scene.textures.getTextureKeys()) if (!key.startsWith(GROUND)) scene.textures.remove(key);
      const { red, green, blue } = Display.Color.ValueToColor(TABLE.ground);
      game.config.backgroundColor.setTo(red, green, blue);
    },
    onLoss(hear) {
      game.renderer.on('losewebgl', () => hear(true)).on('restorewebgl', () => hear(false));
    },
    destroy() {
      game.destroy(true);
      // The destruction happens in a step, and the loop that would have made one rests.
      game.step(performance.now(), 0);
    },
  };
};

/** Phaser's own way to set this gives the whole picture to the graphics card once more. */
const clampEdges = ({ renderer, glTexture }: Textures.TextureSource): void => {
  if (!glTexture || !(renderer instanceof Renderer.WebGL.WebGLRenderer)) return;
  const { gl, glTextureUnits } = renderer;
  const bound = glTextureUnits.units[0];
  glTextureUnits.bind(glTexture, 0);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  if (bound) glTextureUnits.bind(bound, 0);
  // When a lost context comes back, the texture is made by these.
  Object.assign(glTexture, { wrapS: gl.CLAMP_TO_EDGE, wrapT: gl.CLAMP_TO_EDGE });
};

/**
 * A canvas made into a texture, whose edges never bleed round to the other side. Replaces one of the same key. Not Phaser's
 * own canvas texture, which reads every pixel back and keeps a copy of them.
 */
export const addTexture = (scene: Scene, key: string, canvas: HTMLCanvasElement): void => {
  if (scene.textures.exists(key)) scene.textures.remove(key);
  const texture = scene.textures.create(key, canvas, canvas.width, canvas.height);
  texture?.add('__BASE', 0, 0, 0, canvas.width, canvas.height);
  const source = texture?.source[0];
  if (source) clampEdges(source);
};

/**
 * An empty texture, to be filled piece by piece: to give an empty canvas to the graphics card takes as long as to give a full one.
 * `refill` is called when a lost context has come back, and the texture is empty again.
 */
export const addEmptyTexture = (
  scene: Scene,
  key: string,
  { width, height }: Size,
  refill: () => void,
): Textures.Texture => {
  const { renderer } = scene.game;
  if (!(renderer instanceof Renderer.WebGL.WebGLRenderer)) throw new WebGlMissing();
  const { gl } = renderer;
  // The card has no mipmaps of other sizes, and draws such a texture black if it is asked for them.
  const far = PhaserMath.Pow2.IsSize(width, height) ? renderer.mipmapFilter : gl.LINEAR;
  const edge = gl.CLAMP_TO_EDGE;
  const empty = renderer.createTexture2D(0, far, gl.LINEAR, edge, edge, gl.RGBA, undefined, width, height);
  const texture = scene.textures.addGLTexture(key, empty);
  if (!texture) throw new Error(`there is a texture ${key}`);
  const make = empty.createResource.bind(empty);
  // Phaser calls it again when a context comes back.
  empty.createResource = () => {
    make();
    refill();
  };
  return texture;
};

/** Paints a picture of so many pixels, once for its key, which it gives back. */
export type Paint = (
  key: string,
  width: number,
  height: number,
  paint: (context: CanvasRenderingContext2D) => void,
) => string;

/** Paints into a texture of its own. */
export const paintTexture = (scene: Scene, ...[key, width, height, paint]: Parameters<Paint>): string => {
  if (scene.textures.exists(key)) return key;
  const { canvas, context } = canvasOf(width, height);
  paint(context);
  addTexture(scene, key, canvas);
  return key;
};

/** What lies above what. */
export const DEPTH = {
  ground: 0,
  chart: 1,
  current: 2,
  light: 2.2,
  overlay: 3,
  markers: 4,
  hover: 5,
  wrecks: 6,
  wakes: 7,
  ships: 8,
  rings: 9,
  lines: 10,
  labels: 11,
  /** Above the names: they last a moment and are what everyone looks at. */
  effects: 12,
  captions: 13,
} as const;

export type Picture = GameObjects.Image;
