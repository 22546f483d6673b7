import type { Scene } from 'phaser';
import type { Side } from '../../core/types.ts';
import type { ShownMarker } from '../../system/stage.ts';
import { BRASS, PAPER, SIDE_COLOURS } from '../settings/palette.ts';
import { SANS } from './look.ts';
import { paintTexture } from './surface.ts';

type Context = CanvasRenderingContext2D;

/** Texture pixels along a side of a movement marker, and CSS pixels while it is turned over. */
const PIXELS = 144;
export const MARKER_SIZE = 58;

const chip = (context: Context, fill: string, rule: string): void => {
  context.beginPath();
  context.roundRect(5, 5, PIXELS - 10, PIXELS - 10, 20);
  context.fillStyle = fill;
  context.fill();
  context.lineWidth = 6;
  context.strokeStyle = PAPER.ink;
  context.stroke();
  context.beginPath();
  context.roundRect(15, 15, PIXELS - 30, PIXELS - 30, 12);
  context.lineWidth = 2.6;
  context.strokeStyle = rule;
  context.stroke();
};

/** Open strokes that lead to an arrowhead. */
const arrow = (context: Context, points: readonly (readonly [number, number])[]): void => {
  const [tip = [0, 0], before = [0, 0]] = [...points].reverse();
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  context.lineWidth = 9;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = PAPER.ink;
  context.beginPath();
  points.forEach(([x, y], index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
  for (const side of [-1, 1]) {
    context.moveTo(tip[0], tip[1]);
    const wing = angle + Math.PI + side * 0.62;
    context.lineTo(tip[0] + Math.cos(wing) * 19, tip[1] + Math.sin(wing) * 19);
  }
  context.stroke();
};

const drawAnchor = (context: Context): void => {
  context.save();
  context.translate(PIXELS / 2, PIXELS / 2);
  context.lineWidth = 8;
  context.lineCap = 'round';
  context.strokeStyle = PAPER.ink;
  context.beginPath();
  context.arc(0, -32, 8, 0, Math.PI * 2);
  context.moveTo(0, -23);
  context.lineTo(0, 36);
  context.moveTo(-18, -12);
  context.lineTo(18, -12);
  context.moveTo(-34, 12);
  context.quadraticCurveTo(-26, 35, 0, 37);
  context.quadraticCurveTo(26, 35, 34, 12);
  context.stroke();
  context.restore();
};

/** The way of the helm over the number: straight up, or bent to a side; downward for astern. */
const drawWay = (context: Context, { way, helm }: Pick<ShownMarker, 'way' | 'helm'>): void => {
  if (way === 'stopped') {
    context.lineWidth = 9;
    context.lineCap = 'round';
    context.strokeStyle = PAPER.ink;
    context.beginPath();
    context.moveTo(48, 48);
    context.lineTo(96, 48);
    context.stroke();
    return;
  }
  const bend = helm === 'port' ? -1 : helm === 'starboard' ? 1 : 0;
  const line: (readonly [number, number])[] = [
    [72 - bend * 14, 76],
    [72 - bend * 14, bend === 0 ? 52 : 50],
    [72 + bend * 24, bend === 0 ? 28 : 34],
  ];
  arrow(context, way === 'ahead' ? line : line.map(([x, y]) => [x, 104 - y] as const));
};

const drawFace =
  (marker: Omit<ShownMarker, 'unit'>, side: Side) =>
  (context: Context): void => {
    chip(context, PAPER.card, SIDE_COLOURS[side].plain);
    if (marker.anchor) {
      drawAnchor(context);
      return;
    }
    drawWay(context, marker);
    context.font = `600 38px ${SANS}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillStyle = PAPER.ink;
    context.fillText(marker.text, PIXELS / 2, 106);
  };

const drawBack =
  (side: Side) =>
  (context: Context): void => {
    chip(context, SIDE_COLOURS[side].plain, BRASS.light);
    context.save();
    context.translate(PIXELS / 2, PIXELS / 2);
    context.lineWidth = 4;
    context.strokeStyle = PAPER.card;
    context.beginPath();
    // A compass rose: nobody knows yet which way.
    for (let point = 0; point <= 16; point++) {
      const far = point % 4 === 0 ? 42 : point % 2 === 0 ? 26 : 11;
      const angle = (point * Math.PI) / 8 - Math.PI / 2;
      context.lineTo(Math.cos(angle) * far, Math.sin(angle) * far);
    }
    context.stroke();
    context.restore();
  };

export const markerBack = (scene: Scene, side: Side): string =>
  paintTexture(scene, `plot/back/${side}`, PIXELS, PIXELS, drawBack(side));

export const markerFace = (scene: Scene, marker: Omit<ShownMarker, 'unit'>, side: Side): string => {
  const { text, way, helm, anchor } = marker;
  return paintTexture(scene, `plot/${side}/${text}/${way}/${helm}/${anchor}`, PIXELS, PIXELS, drawFace(marker, side));
};
