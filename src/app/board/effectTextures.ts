import type { Scene } from 'phaser';
import { CHART } from '../settings/palette.ts';
import { SANS } from './look.ts';
import { drawFlames } from './conditionArt.ts';
import { paintTexture } from './surface.ts';

type Context = CanvasRenderingContext2D;
type Stops = readonly (readonly [number, string])[];

const FLASH: Stops = [
  [0, 'rgb(255 252 226)'],
  [0.22, 'rgb(255 224 130 / 95%)'],
  [0.5, 'rgb(255 150 50 / 50%)'],
  [1, 'rgb(255 110 20 / 0%)'],
];
const BALL: Stops = [
  [0, 'rgb(40 36 34)'],
  [0.62, 'rgb(24 22 22)'],
  [0.78, 'rgb(24 22 22 / 0%)'],
  [1, 'rgb(24 22 22 / 0%)'],
];
/** Radius, width and strength of a splash's rings in a texture of 128 pixels. */
const SPLASH = [
  [54, 4, 0.5],
  [38, 6, 0.8],
  [20, 9, 0.95],
] as const;

const drawRadial =
  (stops: Stops) =>
  (context: Context): void => {
    const { width } = context.canvas;
    const fill = context.createRadialGradient(width / 2, width / 2, 0, width / 2, width / 2, width / 2);
    for (const [at, colour] of stops) fill.addColorStop(at, colour);
    context.fillStyle = fill;
    context.fillRect(0, 0, width, width);
  };

/** A cloud of overlapping soft balls on a golden-angle spiral, lit from above. */
const drawCloud =
  (lit: string, shaded: string) =>
  (context: Context): void => {
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

const drawSplash = (context: Context): void => {
  for (const [radius, width, strength] of SPLASH) {
    context.beginPath();
    context.arc(64, 64, radius, 0, Math.PI * 2);
    context.lineWidth = width;
    context.strokeStyle = `rgb(255 255 252 / ${strength})`;
    context.stroke();
  }
};

const drawWake = (context: Context): void => {
  context.lineWidth = 5;
  context.lineCap = 'round';
  context.strokeStyle = 'rgb(255 255 252 / 70%)';
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(50, 32 + side * 6);
    context.quadraticCurveTo(30, 32 + side * 12, 8, 32 + side * 26);
    context.stroke();
  }
};

/** Radius and place of the water's heads in a texture of 64 by 128 pixels, from the foot up. */
const JETS = [
  [32, 112, 13],
  [24, 96, 11],
  [40, 92, 11],
  [32, 74, 12],
  [22, 58, 8],
  [43, 54, 8],
  [33, 40, 9],
  [27, 24, 5],
  [40, 20, 4],
  [33, 10, 3.5],
] as const;

/** A column of white water, broad at its foot, in drops at its head. */
const drawFountain = (context: Context): void => {
  for (const [x, y, radius] of JETS) {
    const fill = context.createRadialGradient(x - 2, y - 2, 0, x, y, radius * 1.35);
    fill.addColorStop(0, 'rgb(255 255 252 / 96%)');
    fill.addColorStop(0.6, 'rgb(236 243 243 / 72%)');
    fill.addColorStop(1, 'rgb(206 222 224 / 0%)');
    context.fillStyle = fill;
    context.fillRect(0, 0, 64, 128);
  }
};

/** A piece of broken plank, raw wood above and shade below. */
const drawChip = (context: Context): void => {
  context.beginPath();
  context.moveTo(1, 6);
  context.lineTo(12, 1);
  context.lineTo(46, 3);
  context.lineTo(38, 8);
  context.lineTo(47, 12);
  context.lineTo(10, 15);
  context.closePath();
  context.fillStyle = CHART.timber;
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = CHART.coast;
  context.stroke();
};

/** Paints smoke, flash, ball, splash, wake, splinters and flames, once. */
export const paintEffects = (scene: Scene): void => {
  paintTexture(scene, 'puff/light', 128, 128, drawCloud('252 250 244', '206 204 198'));
  paintTexture(scene, 'puff/dark', 128, 128, drawCloud('92 86 80', '40 36 34'));
  paintTexture(scene, 'flash', 128, 128, drawRadial(FLASH));
  paintTexture(scene, 'ball', 32, 32, drawRadial(BALL));
  paintTexture(scene, 'splash', 128, 128, drawSplash);
  paintTexture(scene, 'wake', 64, 64, drawWake);
  paintTexture(scene, 'fountain', 64, 128, drawFountain);
  paintTexture(scene, 'chip', 48, 16, drawChip);
  paintTexture(scene, 'flames', 128, 128, drawFlames);
};

const WORD = { size: 17, height: 30, perLetter: 11, margin: 24, edge: 5 } as const;

/** Paints a word for a caption, for so many device pixels to a CSS pixel; returns the CSS pixels that its letters are wide. */
export const paintWord = (scene: Scene, key: string, text: string, colour: string, ratio: number): number => {
  const width = text.length * WORD.perLetter + WORD.margin;
  let written: number = width;
  paintTexture(scene, key, Math.ceil(width * ratio), Math.ceil(WORD.height * ratio), context => {
    context.scale(ratio, ratio);
    context.font = `600 ${WORD.size}px ${SANS}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
    context.lineWidth = WORD.edge;
    context.strokeStyle = 'rgb(250 244 228)';
    written = context.measureText(text).width + WORD.edge;
    context.strokeText(text, width / 2, WORD.height / 2);
    context.fillStyle = colour;
    context.fillText(text, width / 2, WORD.height / 2);
  });
  return written;
};
