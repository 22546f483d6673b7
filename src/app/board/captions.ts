import type { Scene } from 'phaser';
import { paintWord } from './effectTextures.ts';
import type { Box, Point } from './geometry.ts';
import type { PicturePool } from './picturePool.ts';
import { DEPTH, type Picture } from './surface.ts';
import { freeRow, WORD_RISES, type StandingWord } from './wordRows.ts';

/** CSS pixels per base pixel, and device pixels per CSS pixel. */
export interface Scale {
  zoom: number;
  ratio: number;
}

/** Milliseconds at normal speed that a word is seen. */
const LASTS = 1500;
/** Milliseconds that it stands where nothing moves, at any speed: it is all that is seen of a shot. */
const STANDS = 4000;
/** Words over one place; of more the oldest makes way. */
const MOST = 4;
/** CSS pixels from the middle of a place up to the lowest word over it. */
const UP = 42;
/** Share of its time in which it rises, and after which it fades. */
const RISES_UNTIL = 0.12;
const FADES_FROM = 0.6;

interface Word {
  readonly at: Point;
  readonly text: string;
  readonly colour: string;
  readonly stands: boolean;
  /** How often it has been said while it stood. */
  times: number;
  key: string;
  picture: Picture;
  /** CSS pixels. */
  width: number;
  y: number;
  began: number;
  timer?: ReturnType<typeof setTimeout>;
}

/** The words that are told over places: one above the other, none over another, the same one said again as "3 × missed". */
export class Captions {
  /** Lasting times of words that move are divided by this. */
  speed = 1;
  readonly #scene: Scene;
  readonly #pool: PicturePool;
  readonly #wake: () => void;
  /** The names that are seen, in base pixels. */
  readonly #names: () => readonly Box[];
  readonly #words: Word[] = [];
  #scale: Scale = { zoom: 1, ratio: 1 };
  #count = 0;

  constructor(scene: Scene, pool: PicturePool, wake: () => void, names: () => readonly Box[]) {
    this.#scene = scene;
    this.#pool = pool;
    this.#wake = wake;
    this.#names = names;
  }

  /** A word over a place, of one size at any zoom: it stands there for a while, and costs no frames meanwhile, or it fades. */
  say(at: Point, text: string, colour: string, scale: Scale, stands: boolean): void {
    this.#scale = scale;
    const here = this.#words.filter(word => word.at.x === at.x && word.at.y === at.y);
    const same = here.find(word => word.text === text && word.colour === colour && word.stands === stands);
    if (same) this.#again(same);
    else {
      const [oldest] = here;
      if (oldest && here.length >= MOST) this.#remove(oldest);
      const key = `word/${this.#count++}`;
      const width = paintWord(this.#scene, key, text, colour, scale.ratio);
      const picture = this.#pool.lend(key, at.x, at.y, DEPTH.captions);
      const word: Word = { at, text, colour, stands, times: 1, key, picture, width, y: 0, began: performance.now() };
      this.#layOut(word);
      this.#words.push(word);
      this.#lastsFromNow(word);
    }
    this.#wake();
  }

  /** The chart is shown larger or smaller: words keep their size, and clear of each other. */
  zoomed(zoom: number): void {
    if (zoom === this.#scale.zoom) return;
    this.#scale = { ...this.#scale, zoom };
    for (const word of this.#words.splice(0)) {
      this.#layOut(word);
      this.#words.push(word);
    }
  }

  /** Moves everything on; false when nothing that moves is left. */
  tick(now: number): boolean {
    for (const word of this.#words.filter(({ stands }) => !stands)) {
      const share = this.#shareOf(word, now);
      if (share >= 1) this.#remove(word);
      else this.#draw(word, share);
    }
    return this.#words.some(({ stands }) => !stands);
  }

  /** Takes everything away. */
  clear(): void {
    for (const word of [...this.#words]) this.#remove(word);
  }

  #again(word: Word): void {
    word.times += 1;
    const old = word.key;
    word.key = `word/${this.#count++}`;
    word.width = paintWord(this.#scene, word.key, `${word.times} × ${word.text}`, word.colour, this.#scale.ratio);
    word.picture.setTexture(word.key);
    this.#scene.textures.remove(old);
    // It need not rise again.
    word.began = performance.now() - RISES_UNTIL * this.#length;
    this.#layOut(word);
    this.#lastsFromNow(word);
  }

  #lastsFromNow(word: Word): void {
    if (!word.stands) return;
    clearTimeout(word.timer);
    word.timer = setTimeout(() => {
      this.#remove(word);
      this.#wake();
    }, STANDS);
  }

  get #length(): number {
    return Math.max(1, LASTS / this.speed);
  }

  #shareOf({ began }: Word, now: number): number {
    return Math.max(0, (now - began) / this.#length);
  }

  #placed({ at, width, y }: Word): StandingWord {
    const x = at.x * this.#scale.zoom;
    return { left: x - width / 2, right: x + width / 2, y };
  }

  /** Gives a word its row, clear of all the others. */
  #layOut(word: Word): void {
    const { zoom } = this.#scale;
    const names = this.#names().map(({ x, y, width, height }) => ({
      x: x * zoom,
      y: y * zoom,
      width: width * zoom,
      height: height * zoom,
    }));
    const others = this.#words.filter(other => other !== word).map(other => this.#placed(other));
    word.y = freeRow({ ...this.#placed(word), y: word.at.y * zoom - UP }, others, names);
    this.#draw(word, word.stands ? RISES_UNTIL : this.#shareOf(word, performance.now()));
  }

  #draw({ picture, at, y }: Word, share: number): void {
    const { zoom, ratio } = this.#scale;
    const below = WORD_RISES * Math.max(0, 1 - share / RISES_UNTIL);
    picture.setScale(1 / (zoom * ratio)).setPosition(at.x, (y + below) / zoom);
    picture.setAlpha(share < FADES_FROM ? 1 : Math.max(0, (1 - share) / (1 - FADES_FROM)));
  }

  #remove(word: Word): void {
    clearTimeout(word.timer);
    this.#words.splice(this.#words.indexOf(word), 1);
    this.#pool.giveBack(word.picture);
    this.#scene.textures.remove(word.key);
  }
}
