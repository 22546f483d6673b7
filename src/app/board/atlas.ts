import { Renderer, type Scene, type Textures } from 'phaser';
import { canvasOf } from './canvas.ts';
import { shelvesOf, type Shelves } from './shelves.ts';
import { addEmptyTexture, type Paint, type Picture } from './surface.ts';

/** The pages of an atlas, in texture pixels. Sides that are powers of two have mipmaps. */
export interface PageSize {
  width: number;
  height: number;
  /** Between two pictures: mipmaps of a small board mix what lies nearer. */
  gap: number;
}

interface Page {
  key: string;
  texture: Textures.Texture;
  shelves: Shelves;
}

interface Piece {
  page: Page;
  x: number;
  y: number;
  width: number;
  height: number;
  /** What has been painted there, null until then: what is lost with the graphics card's memory comes back from here. */
  canvas: HTMLCanvasElement | null;
}

/** Gives a part of a page to the graphics card, and nothing else of it. Phaser only knows how to give the whole. */
const upload = ({ page, x, y, canvas }: Piece): void => {
  const source = page.texture.source[0];
  if (!canvas || !source?.glTexture || !(source.renderer instanceof Renderer.WebGL.WebGLRenderer)) return;
  const { gl, glTextureUnits, glWrapper } = source.renderer;
  const { glTexture } = source;
  glTextureUnits.bind(glTexture, 0);
  glWrapper.updateTexturing({ texturing: { flipY: glTexture.flipY, premultiplyAlpha: glTexture.pma } });
  const up = glTexture.flipY ? glTexture.height - y - canvas.height : y;
  gl.texSubImage2D(gl.TEXTURE_2D, 0, x, up, gl.RGBA, gl.UNSIGNED_BYTE, canvas);
  // Made when the page is next drawn from, once for all that has come.
  glTexture.needsMipmapRegeneration = true;
  glTextureUnits.bind(null, 0);
};

/**
 * Many pictures in one texture. A change of texture between two pictures costs more than the pictures, and a ship is
 * a ring, a hull, a flag and more: a fleet out of one texture is drawn in one stroke.
 */
export class Atlas {
  readonly #scene: Scene;
  readonly #name: string;
  readonly #size: PageSize;
  readonly #pages: Page[] = [];
  readonly #pieces = new Map<string, Piece>();
  readonly #unpainted = new Map<string, () => void>();
  #wasted = 0;

  constructor(scene: Scene, name: string, size: PageSize) {
    this.#scene = scene;
    this.#name = name;
    this.#size = size;
  }

  /** A picture of so many pixels: painted once for its key, when it is first shown. */
  readonly paint: Paint = (key, width, height, paint) => {
    if (!this.#pieces.has(key)) this.#unpainted.set(key, () => this.repaint(key, width, height, paint));
    return key;
  };

  /** Paints a picture whether its key is known or not. Pictures that show it must be given it again. */
  readonly repaint: Paint = (key, width, height, paint) => {
    const piece = this.#placeFor(key, Math.ceil(width), Math.ceil(height));
    const { canvas, context } = canvasOf(piece.width, piece.height);
    paint(context);
    piece.canvas = canvas;
    upload(piece);
    return key;
  };

  /** A picture on the scene. */
  image(key: string): Picture {
    return this.#scene.add.image(0, 0, this.#pieceOf(key).page.key, key);
  }

  /** Shows another piece in a picture. */
  put(picture: Picture, key: string): Picture {
    return picture.setTexture(this.#pieceOf(key).page.key, key);
  }

  /** Whether so much lies idle that it is time to clear it and to paint what is needed anew. */
  get wasteful(): boolean {
    return this.#wasted > (this.#size.width * this.#size.height) / 2;
  }

  /** Forgets everything. Nothing may show a piece any more. */
  clear(): void {
    for (const { key } of this.#pages) this.#scene.textures.remove(key);
    this.#pages.length = 0;
    this.#pieces.clear();
    this.#unpainted.clear();
    this.#wasted = 0;
  }

  #pieceOf(key: string): Piece {
    this.#unpainted.get(key)?.();
    this.#unpainted.delete(key);
    const piece = this.#pieces.get(key);
    if (!piece) throw new Error(`no piece ${key} has been painted`);
    return piece;
  }

  /** Where it lay, if it is of the same size still. */
  #placeFor(key: string, width: number, height: number): Piece {
    const known = this.#pieces.get(key);
    if (known?.width === width && known.height === height) return known;
    if (known) {
      known.page.texture.remove(key);
      this.#wasted += known.width * known.height;
    }
    const piece = this.#room(width, height);
    piece.page.texture.add(key, 0, piece.x, piece.y, width, height);
    this.#pieces.set(key, piece);
    return piece;
  }

  #room(width: number, height: number): Piece {
    for (const page of this.#pages) {
      const place = page.shelves.place(width, height);
      if (place) return { page, ...place, width, height, canvas: null };
    }
    this.#pages.push(this.#open());
    return this.#room(width, height);
  }

  #open(): Page {
    const { width, height, gap } = this.#size;
    const key = `${this.#name}/${this.#pages.length}`;
    const texture = addEmptyTexture(this.#scene, key, { width, height }, () => {
      for (const piece of this.#pieces.values()) if (piece.page.key === key) upload(piece);
    });
    return { key, texture, shelves: shelvesOf(width, height, gap) };
  }
}
