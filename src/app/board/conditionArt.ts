import { PAPER } from '../settings/palette.ts';
import type { Atlas } from './atlas.ts';

type Context = CanvasRenderingContext2D;

/** Pixels of the textures, and base pixels that they fill on the board. */
const PLUME = { width: 192, height: 96 } as const;
const SQUARE = 128;
export const PLUME_SIZE = { coal: { width: 46, height: 23 }, fire: { width: 84, height: 42 } } as const;
export const CONDITION_SIZE = { flames: 32, stump: 19, lamp: 46, scars: 70 } as const;

const FLAME = 'M-8 3C-9 -3 -4 -4 -3 -9C1 -6 2 -4 3 -7C7 -2 9 0 7 4C4 8 -6 8 -8 3Z';
const HEART = 'M-4 3C-4 0 -1 -1 0 -4C3 -1 5 1 3 4C1 6 -3 6 -4 3Z';
/** Places and sizes of the flames on a burning deck. */
const FLAMES = [
  [-15, 5, 0.95],
  [15, 6, 0.85],
  [1, 0, 1.35],
] as const;
/** Holes in a riddled hull, in drawing units from its middle. */
const SCARS = [
  [-46, 5, 4.4],
  [-29, -7, 6],
  [-9, 8, 4.8],
  [9, -6, 6.6],
  [30, 6, 5.4],
  [47, -4, 4],
] as const;

const centred = (context: Context, span: number, paint: () => void): void => {
  const { width, height } = context.canvas;
  context.save();
  context.setTransform(width / span, 0, 0, width / span, width / 2, height / 2);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  paint();
  context.restore();
};

/** Fresh wood and bare iron round a hole. */
const SPLINTERS = '#d9c7a0b8';

const softBall = (context: Context, x: number, y: number, radius: number, inner: string, outer: string): void => {
  const fill = context.createRadialGradient(x - radius * 0.2, y - radius * 0.25, 0, x, y, radius);
  fill.addColorStop(0, inner);
  fill.addColorStop(1, outer);
  context.fillStyle = fill;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
};

/** Smoke that streams to the right, wider and thinner as it goes. */
const drawPlume =
  (colour: string, strength: number) =>
  (context: Context): void => {
    const puffs = 15;
    for (let puff = puffs - 1; puff >= 0; puff--) {
      const far = puff / (puffs - 1);
      const radius = 8 + 30 * far;
      const x = 9 + 142 * far;
      const y = PLUME.height / 2 + Math.sin(puff * 1.9) * (2 + 11 * far);
      const alpha = strength * (1 - far) ** 1.25;
      softBall(context, x, y, radius, `rgb(${colour} / ${alpha})`, `rgb(${colour} / 0)`);
    }
  };

/** Flames on a burning deck. */
export const drawFlames = (context: Context): void =>
  centred(context, 56, () => {
    for (const [x, y, size] of FLAMES) {
      context.save();
      context.translate(x, y);
      context.scale(size * 1.5, size * 1.5);
      context.fillStyle = '#d9562b';
      context.fill(new Path2D(FLAME));
      context.lineWidth = 0.9;
      context.strokeStyle = PAPER.ink;
      context.stroke(new Path2D(FLAME));
      context.fillStyle = '#f7cf63';
      context.fill(new Path2D(HEART));
      context.restore();
    }
  });

/** A funnel shot through at the deck: a ragged stump, and its upper part fallen across. */
const drawStump = (context: Context): void =>
  centred(context, 26, () => {
    context.save();
    context.rotate(0.9);
    context.fillStyle = '#4a4e52';
    context.strokeStyle = PAPER.ink;
    context.lineWidth = 1.1;
    context.beginPath();
    context.moveTo(2, -3.2);
    context.lineTo(11, -2.6);
    context.lineTo(9.4, -0.6);
    context.lineTo(11.6, 0.8);
    context.lineTo(9.8, 2.8);
    context.lineTo(2, 3.2);
    context.closePath();
    context.fill();
    context.stroke();
    context.restore();
    context.beginPath();
    for (let point = 0; point < 14; point++) {
      const far = point % 2 === 0 ? 6.2 : 4;
      context.lineTo(Math.cos((point * Math.PI) / 7) * far, Math.sin((point * Math.PI) / 7) * far);
    }
    context.closePath();
    context.fillStyle = '#2b2e32';
    context.fill();
    context.lineWidth = 1.2;
    context.strokeStyle = PAPER.card;
    context.stroke();
    context.lineWidth = 0.7;
    context.strokeStyle = PAPER.ink;
    context.stroke();
  });

const drawScars = (context: Context): void =>
  centred(context, 160, () => {
    for (const [x, y, size] of SCARS) {
      context.beginPath();
      for (let point = 0; point < 11; point++) {
        const far = point % 2 === 0 ? size : size * 0.5;
        const angle = (point * Math.PI * 2) / 11 + x;
        context.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far);
      }
      context.closePath();
      context.lineWidth = 2.6;
      context.strokeStyle = SPLINTERS;
      context.stroke();
      context.fillStyle = '#17120d';
      context.fill();
    }
    context.lineWidth = 1.5;
    context.strokeStyle = SPLINTERS;
    context.beginPath();
    for (const [x, y, size] of SCARS) {
      context.moveTo(x + size, y + size * 0.6);
      context.lineTo(x + size * 2.4, y + size * 0.2);
      context.moveTo(x - size, y - size * 0.4);
      context.lineTo(x - size * 2.1, y - size);
    }
    context.stroke();
  });

const drawLamp = (context: Context): void => {
  softBall(context, 64, 64, 64, 'rgb(255 214 128 / 62%)', 'rgb(255 190 90 / 0)');
  softBall(context, 64, 64, 15, 'rgb(255 246 214)', 'rgb(255 214 128 / 0)');
};

/** Smoke, flames, stumps, holes and lamps, once. */
export const paintConditions = ({ paint }: Atlas): void => {
  paint('plume/coal', PLUME.width, PLUME.height, drawPlume('52 48 44', 0.85));
  paint('plume/fire', PLUME.width, PLUME.height, drawPlume('26 22 20', 0.95));
  paint('flames', SQUARE, SQUARE, drawFlames);
  paint('stump', SQUARE, SQUARE, drawStump);
  paint('scars', SQUARE * 4, SQUARE * 4, drawScars);
  paint('lamp', SQUARE, SQUARE, drawLamp);
};
