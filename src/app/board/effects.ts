import { BlendModes, type Scene } from 'phaser';
import { CARD_SIZE } from './cardArt.ts';
import { MARKER_SIZE } from './markerArt.ts';
import { Captions, type Scale } from './captions.ts';
import { paintEffects } from './effectTextures.ts';
import type { Box, Point } from './geometry.ts';
import { PicturePool } from './picturePool.ts';
import { DEPTH, type Picture } from './surface.ts';

interface Particle {
  picture: Picture;
  began: number;
  length: number;
  change: (picture: Picture, share: number) => void;
}

/** Base pixels that smoke drifts in a second: a light breeze from the south-west. */
const WIND: Point = { x: 13, y: -8 };
/** Milliseconds at normal speed. */
const LASTING = {
  flash: 260,
  spark: 380,
  splash: 900,
  wake: 1300,
  flame: 900,
  fountain: 820,
  chip: 760,
  gust: 1500,
} as const;
const SPARKS = 7;
const CHIPS = 9;
/** Base pixels that splinters fly, and that they rise in their arc. */
const CHIPS_FLY = 46;
const CHIPS_RISE = 16;
/** How much higher than wide the water rises where a ball comes down. */
const FOUNTAIN_HEIGHT = 1.25;
/** Milliseconds that a hit on armour shows, and that a card is seen as it turns over. */
const CLANG = 340;
const CARD_TURN = 1150;
/** CSS pixels above a unit's middle at which they turn. */
const CARD_UP = 62;
const MARKER_UP = 44;
/** CSS pixels between cards that lie beside each other. */
const CARDS_GAP = 10;
/** Streaks of a gust: how many, and CSS pixels between them, of their way and of their size. */
const GUST = { streaks: 9, apart: 44, way: 420, length: 150, width: 12 } as const;
/** Share of that time in which the card turns, and after which it goes. */
const TURNS_UNTIL = 0.26;
const GOES_FROM = 0.8;
/** Base pixels astern of a ship's middle, where her ring does not cover the wake. */
const ASTERN = 26;

/** Smoke, flashes and splashes. They fade by themselves; nobody waits for them. */
export class Effects {
  readonly #scene: Scene;
  readonly #wake: () => void;
  readonly #pool: PicturePool;
  readonly #particles: Particle[] = [];
  readonly #captions: Captions;
  #count = 0;
  #painted = false;

  /** `names` are the plates that words leave free where they can, in base pixels. */
  constructor(scene: Scene, wake: () => void, names: () => readonly Box[] = () => []) {
    this.#scene = scene;
    this.#wake = wake;
    this.#pool = new PicturePool(scene);
    this.#captions = new Captions(scene, this.#pool, wake, names);
  }

  get speed(): number {
    return this.#captions.speed;
  }

  /** Lasting times are divided by this. */
  set speed(speed: number) {
    this.#captions.speed = speed;
  }

  /** Paints what effects are made of, once: nobody waits for it before the first shot. */
  makeReady(): void {
    if (this.#painted) return;
    this.#painted = true;
    paintEffects(this.#scene);
  }

  puff(at: Point, size: number, milliseconds: number, dark: boolean, strength = 1): void {
    const turn = this.#count * 1.7;
    this.#add(dark ? 'puff/dark' : 'puff/light', at, DEPTH.effects, milliseconds, (picture, share) => {
      const grown = size * (0.5 + 0.5 * Math.sqrt(share));
      const blown = (milliseconds / 1000) * share;
      picture.setDisplaySize(grown, grown).setRotation(turn + share * 0.5);
      picture.setAlpha(strength * (share < 0.1 ? share * 10 : 1 - (share - 0.1) / 0.9));
      picture.setPosition(at.x + WIND.x * blown, at.y + WIND.y * blown);
    });
  }

  flash(at: Point, size: number): void {
    const picture = this.#add('flash', at, DEPTH.effects + 0.5, LASTING.flash, (image, share) => {
      const grown = size * (0.5 + 0.5 * Math.sqrt(share));
      image.setDisplaySize(grown, grown).setAlpha((1 - share) * (1 - share));
    });
    picture.setBlendMode(BlendModes.ADD);
  }

  spark(at: Point): void {
    for (let index = 0; index < SPARKS; index++) {
      const angle = index * 2.39996 + at.x;
      const reach = 13 + (index % 3) * 6;
      const [right, down] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
      this.#add('flash', at, DEPTH.effects + 0.6, LASTING.spark + index * 30, (image, share) => {
        const far = Math.sqrt(share);
        const size = 9 * (1 - share * 0.6);
        image
          .setPosition(at.x + right * far, at.y + down * far)
          .setDisplaySize(size, size)
          .setAlpha(1 - share);
      });
    }
  }

  splash(at: Point, size: number): void {
    this.#add('splash', at, DEPTH.wakes, LASTING.splash, (image, share) => {
      const grown = size * (0.3 + 0.7 * Math.sqrt(share));
      image.setDisplaySize(grown, grown).setAlpha(1 - share);
    });
  }

  /** Water thrown up where a ball comes down, and the rings that it leaves. */
  fountain(at: Point, size: number): void {
    this.splash(at, size);
    const picture = this.#add('fountain', at, DEPTH.effects, LASTING.fountain, (image, share) => {
      const risen = Math.sin(Math.min(1, share * 1.15) * Math.PI * 0.62);
      image.setDisplaySize(size * (0.4 + 0.25 * share), size * FOUNTAIN_HEIGHT * Math.max(0.05, risen));
      image.setAlpha(share < 0.5 ? 0.95 : (1 - share) * 1.9);
    });
    picture.setOrigin(0.5, 0.94);
  }

  /** Timber that flies about and falls into the water. */
  splinters(at: Point): void {
    for (let index = 0; index < CHIPS; index++) {
      const angle = index * 2.39996 + at.x;
      const reach = CHIPS_FLY * (0.45 + 0.55 * ((index * 0.618034) % 1));
      const [right, down, turns] = [Math.cos(angle) * reach, Math.sin(angle) * reach, 4 + (index % 4) * 2];
      const size = 11 + (index % 3) * 4;
      this.#add('chip', at, DEPTH.effects + 0.2, LASTING.chip + index * 34, (image, share) => {
        const up = Math.sin(share * Math.PI) * CHIPS_RISE;
        image
          .setPosition(at.x + right * share, at.y + down * share - up)
          .setRotation(angle + share * turns)
          .setDisplaySize(size, size / 3)
          .setAlpha(share < 0.75 ? 1 : (1 - share) * 4);
      });
    }
  }

  /** Ripples left behind by a hull under way. */
  wake(at: Point, heading: number): void {
    const astern = { x: at.x - Math.cos(heading) * ASTERN, y: at.y - Math.sin(heading) * ASTERN };
    this.#add('wake', astern, DEPTH.wakes, LASTING.wake, (image, share) => {
      const grown = 44 + 30 * share;
      image
        .setDisplaySize(grown, grown)
        .setRotation(heading)
        .setAlpha(0.75 * (1 - share));
    });
  }

  /** A hit that armour turns aside: sparks and a ring, and no smoke. */
  clang(at: Point): void {
    this.spark(at);
    this.#add('splash', at, DEPTH.effects + 0.4, CLANG, (image, share) => {
      const grown = 12 + 26 * Math.sqrt(share);
      image.setDisplaySize(grown, grown).setAlpha(1 - share);
    });
  }

  /** Flames that leap up for a moment. */
  flame(at: Point, size: number): void {
    this.#add('flames', at, DEPTH.effects + 0.3, LASTING.flame, (image, share) => {
      const grown = size * (0.7 + 0.3 * Math.sin(share * Math.PI));
      image.setDisplaySize(grown, grown).setAlpha(share < 0.15 ? share / 0.15 : (1 - share) / 0.85);
    });
  }

  /** A word that rises over a place, clear of all others. */
  word(at: Point, text: string, colour: string, scale: Scale): void {
    this.makeReady();
    this.#captions.say(at, text, colour, scale, false);
  }

  /** The same where nothing is to move: it stands there for a while, and costs no frames meanwhile. */
  standing(at: Point, text: string, colour: string, scale: Scale): void {
    this.makeReady();
    this.#captions.say(at, text, colour, scale, true);
  }

  /** Words keep their size and clear of each other, however large the chart is shown. */
  zoomed(zoom: number): void {
    this.#captions.zoomed(zoom);
  }

  /** A card that is turned over, of one size at any zoom. */
  card(at: Point, back: string, face: string, scale: Scale): void {
    this.#turnedOver(at, back, face, { ...CARD_SIZE.shown, up: CARD_UP, ...scale });
  }

  /** Cards beside each other about a place, each with its face or, where that is its back, face down. */
  cards(at: Point, back: string, faces: readonly string[], scale: Scale): void {
    const apart = (CARD_SIZE.shown.width + CARDS_GAP) / scale.zoom;
    faces.forEach((face, place) =>
      this.#turnedOver({ x: at.x + (place - (faces.length - 1) / 2) * apart, y: at.y }, back, face, {
        ...CARD_SIZE.shown,
        up: 0,
        ...scale,
      }),
    );
  }

  /** Streaks that go over a place with the wind, of one size at any zoom. */
  gust(at: Point, toward: number, { zoom }: Scale): void {
    const [along, across] = [
      { x: Math.cos(toward), y: Math.sin(toward) },
      { x: -Math.sin(toward), y: Math.cos(toward) },
    ];
    for (let streak = 0; streak < GUST.streaks; streak++) {
      const aside = ((streak - (GUST.streaks - 1) / 2) * GUST.apart) / zoom;
      // One after another, so that it is no wall that comes.
      const late = ((streak * 0.618034) % 1) * 0.4;
      this.#add('puff/light', at, DEPTH.effects, LASTING.gust, (image, share) => {
        const gone = Math.max(0, Math.min(1, (share - late) / (1 - 0.4)));
        const way = ((gone - 0.5) * GUST.way) / zoom;
        image
          .setRotation(toward)
          .setDisplaySize(GUST.length / zoom, GUST.width / zoom)
          .setPosition(at.x + along.x * way + across.x * aside, at.y + along.y * way + across.y * aside)
          .setAlpha(0.9 * Math.sin(gone * Math.PI));
      });
    }
  }

  /** A movement marker that is turned over beside its ship. */
  marker(at: Point, back: string, face: string, scale: Scale): void {
    this.#turnedOver(at, back, face, { width: MARKER_SIZE, height: MARKER_SIZE, up: MARKER_UP, ...scale });
  }

  #turnedOver(
    at: Point,
    back: string,
    face: string,
    { width, height, up, zoom }: Scale & { width: number; height: number; up: number },
  ): void {
    this.#add(back, at, DEPTH.captions, CARD_TURN, (image, share) => {
      const turn = Math.min(1, share / TURNS_UNTIL);
      const going = Math.max(0, (share - GOES_FROM) / (1 - GOES_FROM));
      image.setTexture(turn < 0.5 ? back : face);
      // What stays face down lies there and is not turned.
      const across = back === face ? 1 : Math.max(0.04, Math.abs(Math.cos(turn * Math.PI)));
      image.setDisplaySize((width * across) / zoom, height / zoom);
      image.setPosition(at.x, at.y - up / zoom).setAlpha(1 - going);
    });
  }

  /** A ball on its way; the caller moves it and gives it back. */
  ball(): Picture {
    return this.#lend('ball', 0, 0, DEPTH.effects).setDisplaySize(8, 8).setVisible(false);
  }

  giveBack(ball: Picture): void {
    this.#pool.giveBack(ball);
  }

  /** Moves everything on; false when nothing is left. */
  tick(now: number): boolean {
    for (let place = this.#particles.length - 1; place >= 0; place--) {
      const particle = this.#particles[place];
      if (!particle) continue;
      const share = (now - particle.began) / particle.length;
      if (share >= 1) this.#remove(place);
      else particle.change(particle.picture, Math.max(0, share));
    }
    const told = this.#captions.tick(now);
    return told || this.#particles.length > 0;
  }

  /** Takes everything away. */
  clear(): void {
    this.#captions.clear();
    for (let place = this.#particles.length - 1; place >= 0; place--) this.#remove(place);
  }

  #add(key: string, at: Point, depth: number, milliseconds: number, change: Particle['change']): Picture {
    const picture = this.#lend(key, at.x, at.y, depth);
    const length = Math.max(1, milliseconds / this.speed);
    this.#particles.push({ picture, began: performance.now(), length, change });
    this.#count += 1;
    change(picture, 0);
    this.#wake();
    return picture;
  }

  #lend(...how: Parameters<PicturePool['lend']>): Picture {
    this.makeReady();
    return this.#pool.lend(...how);
  }

  /** Takes one away; the last takes its place, since their order means nothing. */
  #remove(place: number): void {
    const particle = this.#particles[place];
    const last = this.#particles.pop();
    if (!particle || !last) return;
    if (particle !== last) this.#particles[place] = last;
    this.#pool.giveBack(particle.picture);
  }
}
