import { BlendModes, type Scene } from 'phaser';
import { mixed, type Point } from './geometry.ts';
import { SANS } from './look.ts';
import { DEPTH, paintTexture, type Picture } from './surface.ts';

/** Smoke, flashes and splashes. They fade by themselves; nobody waits for them. */
export interface Effects {
  puff(at: Point, size: number, milliseconds: number, dark: boolean): void;
  flash(at: Point, size: number): void;
  spark(at: Point): void;
  splash(at: Point, size: number): void;
  /** Ripples left behind by a hull under way. */
  wake(at: Point, heading: number): void;
  word(at: Point, text: string, colour: string, zoom: number, ratio: number): Particle;
  /** A ball on its way; the caller moves it. */
  ball(): Picture;
  /** Moves everything on; false when nothing is left. */
  tick(now: number): boolean;
  clear(): void;
  /** Milliseconds are divided by this. */
  speed: number;
}

export interface Particle {
  picture: Picture;
  began: number;
  length: number;
  change: (picture: Picture, share: number) => void;
}

/** Base pixels that smoke drifts in a second: a light breeze from the south-west. */
const WIND: Point = { x: 13, y: -8 };

const radial = (stops: readonly (readonly [number, string])[]) => (context: CanvasRenderingContext2D): void => {
  const { width } = context.canvas;
  const fill = context.createRadialGradient(width / 2, width / 2, 0, width / 2, width / 2, width / 2);
  for (const [at, colour] of stops) fill.addColorStop(at, colour);
  context.fillStyle = fill;
  context.fillRect(0, 0, width, width);
};

/** A cloud of overlapping soft balls on a golden-angle spiral, lit from above. */
const cloud = (lit: string, shaded: string) => (context: CanvasRenderingContext2D): void => {
  for (let index = 0; index < 26; index++) {
    const angle = index * 2.39996;
    const far = 36 * Math.sqrt((26 - index) / 26);
    const radius = 25 - far * 0.26;
    const x = 64 + Math.cos(angle) * far;
    const y = 64 + Math.sin(angle) * far;
    const ball = context.createRadialGradient(x - radius * 0.2, y - radius * 0.3, 0, x, y, radius);
    ball.addColorStop(0, `rgb(${lit} / 62%)`);
    ball.addColorStop(0.55, `rgb(${shaded} / 34%)`);
    ball.addColorStop(1, `rgb(${shaded} / 0%)`);
    context.fillStyle = ball;
    context.fillRect(0, 0, 128, 128);
  }
};

const paintEffects = (scene: Scene): void => {
  paintTexture(scene, 'puff/light', 128, 128, cloud('252 250 244', '206 204 198'));
  paintTexture(scene, 'puff/dark', 128, 128, cloud('92 86 80', '40 36 34'));
  paintTexture(scene, 'flash', 128, 128, radial([[0, 'rgb(255 252 226)'], [0.22, 'rgb(255 224 130 / 95%)'], [0.5, 'rgb(255 150 50 / 50%)'], [1, 'rgb(255 110 20 / 0%)']]));
  paintTexture(scene, 'ball', 32, 32, radial([[0, 'rgb(40 36 34)'], [0.62, 'rgb(24 22 22)'], [0.78, 'rgb(24 22 22 / 0%)'], [1, 'rgb(24 22 22 / 0%)']]));
  paintTexture(scene, 'splash', 128, 128, context => {
    for (const [radius, width, alpha] of [[54, 4, 0.5], [38, 6, 0.8], [20, 9, 0.95]] as const) {
      context.beginPath();
      context.arc(64, 64, radius, 0, Math.PI * 2);
      context.lineWidth = width;
      context.strokeStyle = `rgb(255 255 252 / ${alpha})`;
      context.stroke();
    }
  });
  paintTexture(scene, 'wake', 64, 64, context => {
    context.lineWidth = 5;
    context.lineCap = 'round';
    context.strokeStyle = 'rgb(255 255 252 / 70%)';
    for (const side of [-1, 1]) {
      context.beginPath();
      context.moveTo(50, 32 + side * 6);
      context.quadraticCurveTo(30, 32 + side * 12, 8, 32 + side * 26);
      context.stroke();
    }
  });
};

export const effectsOf = (scene: Scene, clock: () => number, wake: () => void): Effects => {
  paintEffects(scene);
  const particles = new Set<Particle>();
  let words = 0;

  const add = (key: string, at: Point, depth: number, milliseconds: number, change: Particle['change']): Particle => {
    const picture = scene.add.image(at.x, at.y, key).setDepth(depth);
    const particle = { picture, began: clock(), length: Math.max(1, milliseconds / Math.max(0.1, effects.speed)), change };
    change(picture, 0);
    particles.add(particle);
    wake();
    return particle;
  };
  const remove = (particle: Particle): void => {
    particle.picture.destroy();
    particles.delete(particle);
  };
  const effects: Effects = {
    speed: 1,
    puff(at, size, milliseconds, dark) {
      const turn = particles.size * 1.7;
      add(dark ? 'puff/dark' : 'puff/light', at, DEPTH.effects, milliseconds, (picture, share) => {
        const grown = size * (0.35 + 0.65 * Math.sqrt(share));
        picture.setDisplaySize(grown, grown).setRotation(turn + share * 0.5).setAlpha(share < 0.1 ? share * 10 : 1 - (share - 0.1) / 0.9);
        const blown = (milliseconds / 1000) * share;
        picture.setPosition(at.x + WIND.x * blown, at.y + WIND.y * blown);
      });
    },
    flash(at, size) {
      const { picture } = add('flash', at, DEPTH.effects + 0.5, 260, (image, share) => {
        const grown = size * (0.5 + 0.5 * Math.sqrt(share));
        image.setDisplaySize(grown, grown).setAlpha((1 - share) * (1 - share));
      });
      picture.setBlendMode(BlendModes.ADD);
    },
    spark(at) {
      for (let index = 0; index < 7; index++) {
        const angle = index * 2.39996 + at.x;
        const to = { x: at.x + Math.cos(angle) * (13 + (index % 3) * 6), y: at.y + Math.sin(angle) * (13 + (index % 3) * 6) };
        add('flash', at, DEPTH.effects + 0.6, 380 + index * 30, (image, share) => {
          const { x, y } = mixed(at, to, Math.sqrt(share));
          image.setPosition(x, y).setDisplaySize(9 * (1 - share * 0.6), 9 * (1 - share * 0.6)).setAlpha(1 - share);
        });
      }
    },
    splash(at, size) {
      add('splash', at, DEPTH.wakes, 900, (image, share) => {
        const grown = size * (0.3 + 0.7 * Math.sqrt(share));
        image.setDisplaySize(grown, grown).setAlpha(1 - share);
      });
    },
    wake(at, heading) {
      add('wake', at, DEPTH.wakes, 1100, (image, share) => {
        const grown = 34 + 22 * share;
        image.setDisplaySize(grown, grown).setRotation(heading).setAlpha(0.75 * (1 - share));
      });
    },
    word(at, text, colour, zoom, ratio) {
      const size = 17;
      const key = `word/${words++}`;
      const width = Math.ceil((text.length * 11 + 24) * ratio);
      const height = Math.ceil(30 * ratio);
      paintTexture(scene, key, width, height, context => {
        context.scale(ratio, ratio);
        context.font = `600 ${size}px ${SANS}`;
        context.textAlign = 'center';
        context.textBaseline = 'middle';
        context.lineJoin = 'round';
        context.lineWidth = 5;
        context.strokeStyle = 'rgb(250 244 228)';
        context.strokeText(text, width / ratio / 2, 15);
        context.fillStyle = colour;
        context.fillText(text, width / ratio / 2, 15);
      });
      const particle = add(key, at, DEPTH.captions, 1500, (image, share) => {
        image.setScale(1 / (zoom * ratio)).setAlpha(share < 0.6 ? 1 : (1 - share) / 0.4);
        image.setPosition(at.x, at.y - (26 + 20 * Math.sqrt(share)) / zoom);
      });
      particle.picture.once('destroy', () => scene.textures.remove(key));
      return particle;
    },
    ball: () => scene.add.image(0, 0, 'ball').setDisplaySize(8, 8).setDepth(DEPTH.effects),
    tick(now) {
      for (const particle of [...particles]) {
        const share = (now - particle.began) / particle.length;
        if (share >= 1) remove(particle);
        else particle.change(particle.picture, Math.max(0, share));
      }
      return particles.size > 0;
    },
    clear() {
      for (const particle of [...particles]) remove(particle);
    },
  };
  return effects;
};
