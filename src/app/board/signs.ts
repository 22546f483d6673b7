import type { Scene } from 'phaser';
import { HEX_SIZE, HEX_WIDTH } from '../../chart/layout.ts';
import type { CloudView, MineView } from '../../system/desk/index.ts';
import type { Side } from '../../core/types.ts';
import { BRASS, PAPER } from '../settings/palette.ts';
import { faded, RING, SANS, SIDE_RING } from './look.ts';
import { STAR } from './keptClear.ts';
import { inLines } from './lettering.ts';
import { paintTexture } from './surface.ts';

type Context = CanvasRenderingContext2D;

/** Base pixels that a hex sign's texture spans. */
export const SIGN_SPAN = 104;
const SIGN_PIXELS = 256;
/** Pixels along a side of the texture that lines are stretched from. */
export const LINE_PIXELS = 16;

const inBase =
  (paint: (context: Context) => void) =>
  (context: Context): void => {
    const scale = SIGN_PIXELS / SIGN_SPAN;
    context.setTransform(scale, 0, 0, scale, SIGN_PIXELS / 2, SIGN_PIXELS / 2);
    context.lineCap = 'round';
    context.lineJoin = 'round';
    paint(context);
  };

const hexOutline = (context: Context, size: number): void => {
  context.beginPath();
  for (let corner = 0; corner < 6; corner++) {
    const angle = Math.PI / 6 + (corner * Math.PI) / 3;
    context.lineTo(Math.cos(angle) * size, Math.sin(angle) * size);
  }
  context.closePath();
};

const stroke = (context: Context, width: number, style: string): void => {
  context.lineWidth = width;
  context.strokeStyle = style;
  context.stroke();
};

/** The keyboard's cursor: bold corners only, so that it is not taken for a hex line. */
const drawCursor = (context: Context): void => {
  for (const [width, style] of [
    [6.4, PAPER.ink],
    [3.6, RING.selected],
  ] as const) {
    context.beginPath();
    for (let corner = 0; corner < 6; corner++) {
      const angle = Math.PI / 6 + (corner * Math.PI) / 3;
      for (const side of [-1, 1]) {
        const next = angle + (side * Math.PI) / 3;
        const size = HEX_SIZE - 1;
        const share = 0.32;
        context.moveTo(Math.cos(angle) * size, Math.sin(angle) * size);
        context.lineTo(
          (Math.cos(angle) * (1 - share) + Math.cos(next) * share) * size,
          (Math.sin(angle) * (1 - share) + Math.sin(next) * share) * size,
        );
      }
    }
    stroke(context, width, style);
  }
};

const drawHover = (context: Context): void => {
  hexOutline(context, HEX_SIZE - 1.5);
  stroke(context, 3.6, 'rgb(27 33 40 / 35%)');
  stroke(context, 1.8, 'rgb(255 250 232 / 92%)');
};

/** An arrow off the chart, over the rim to the right. */
const drawExit = (context: Context): void => {
  context.beginPath();
  context.moveTo(-14, 0);
  context.lineTo(12, 0);
  context.moveTo(2, -11);
  context.lineTo(13, 0);
  context.lineTo(2, 11);
  stroke(context, 8.5, PAPER.ink);
  stroke(context, 5, RING.selected);
};

/** The hex that stops a shot. */
const drawBlock = (context: Context): void => {
  hexOutline(context, HEX_SIZE - 2);
  context.setLineDash([7, 6]);
  stroke(context, 2.6, RING.target);
  context.setLineDash([]);
  context.beginPath();
  context.moveTo(-12, -12);
  context.lineTo(12, 12);
  context.moveTo(12, -12);
  context.lineTo(-12, 12);
  stroke(context, 8, PAPER.card);
  stroke(context, 4.4, RING.target);
};

/** A star of the side whose goal lies there, at the upper right of its hex; one that is reached is filled. */
const drawGoal =
  (side: Side, met: boolean) =>
  (context: Context): void => {
    context.translate(STAR.x, STAR.y);
    context.beginPath();
    for (let point = 0; point < 10; point++) {
      const angle = (point * Math.PI) / 5 - Math.PI / 2;
      const far = point % 2 === 0 ? STAR.reach : 5.6;
      context.lineTo(Math.cos(angle) * far, Math.sin(angle) * far);
    }
    context.closePath();
    stroke(context, 5.5, PAPER.card);
    context.fillStyle = met ? SIDE_RING[side].line : BRASS.light;
    context.fill();
    stroke(context, 2.2, SIDE_RING[side].line);
  };

/** The sign of a goal on the chart. */
export const goalTexture = (scene: Scene, side: Side, met: boolean): string =>
  sign(scene, `sign/goal/${side}/${met ? 'met' : 'open'}`, drawGoal(side, met));

/** The eastern hexside of water that a goal is about; whole where the goal is reached. */
const drawGoalRim =
  (side: Side, met: boolean) =>
  (context: Context): void => {
    const [x, end] = [HEX_SIZE * Math.cos(Math.PI / 6) - 1.5, HEX_SIZE / 2];
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(x, -end);
    context.lineTo(x, end);
    stroke(context, 5.6, PAPER.card);
    context.setLineDash(met ? [] : [5, 6]);
    stroke(context, 3.6, SIDE_RING[side].line);
    context.setLineDash([]);
  };

/** A hexside of a goal's rim, to be turned to its facing. */
export const goalRimTexture = (scene: Scene, side: Side, met: boolean): string =>
  sign(scene, `sign/goalRim/${side}/${met ? 'met' : 'open'}`, drawGoalRim(side, met));

/** Horns of a mine. */
const paintHorns = (context: Context, line: string): void => {
  context.beginPath();
  for (let horn = 0; horn < 8; horn++) {
    const angle = (horn * Math.PI) / 4;
    context.moveTo(Math.cos(angle) * 9, Math.sin(angle) * 9 - 4);
    context.lineTo(Math.cos(angle) * 14, Math.sin(angle) * 14 - 4);
  }
  stroke(context, 5, PAPER.card);
  stroke(context, 2.4, line);
};

/** Letters stand closer before they run into the next hex. */
const LETTERED = HEX_WIDTH - 4;

const letter = (context: Context, text: string, y: number, size: number, colour: string): void => {
  context.font = `600 ${size}px ${SANS}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineWidth = 3.4;
  context.strokeStyle = PAPER.card;
  context.strokeText(text, 0, y, LETTERED);
  context.fillStyle = colour;
  context.fillText(text, 0, y, LETTERED);
};

/** The name of a sign, under it. */
const name = (context: Context, label: string): void =>
  inLines(label).forEach((line, index) => letter(context, line, 19 + 10.5 * index, 11.5, PAPER.ink));

/** Strokes of what is in everybody's way, each from here to there: piles that lean, a chain's links, the masts of a wreck; and the flag of a party ashore. */
const OBSTACLE = {
  stakes: [
    [-10, 8, -7, -14],
    [0, 8, 1, -16],
    [10, 8, 8, -14],
  ],
  chain: [
    [-14, -4, -5, -4],
    [-3, -4, 4, -4],
    [6, -4, 14, -4],
    [-9, -8, -9, 0],
    [0, -8, 0, 0],
    [10, -8, 10, 0],
  ],
  wreck: [
    [-13, 6, 13, 2],
    [-6, 5, -11, -15],
    [4, 3, -2, -17],
    [-12, -6, -3, -9],
  ],
  lastSeen: [
    [-7, -10, 0, -17],
    [0, -17, 8, -11],
    [8, -11, 7, -5],
    [7, -5, 0, 0],
    [0, 0, 0, 4],
    [0, 8, 0, 10],
  ],
  party: [
    [-8, 9, -8, -18],
    [-8, -18, 10, -14],
    [10, -14, -8, -9],
    [-8, -14, 6, -14],
  ],
} as const;

const drawObstacle =
  ({ what, side, label }: MineView) =>
  (context: Context): void => {
    context.beginPath();
    for (const [fromX, fromY, toX, toY] of what ? OBSTACLE[what] : []) {
      context.moveTo(fromX, fromY);
      context.lineTo(toX, toY);
    }
    stroke(context, 6, PAPER.card);
    // What lies in everybody's way is nobody's; a party is its side's, and so is a ship that was seen here.
    stroke(context, 2.6, what === 'party' || what === 'lastSeen' ? SIDE_RING[side].line : PAPER.ink);
    name(context, label);
  };

/** A mine is a dark ball with horns, a dummy an empty one without, and what may be either a ball with a question on it. */
const drawMarker =
  ({ side, live, label, spent }: MineView) =>
  (context: Context): void => {
    const { line } = SIDE_RING[side];
    const [mine, dummy] = [live === true, live === false];
    context.globalAlpha = spent ? 0.55 : 1;
    if (!dummy) paintHorns(context, line);
    context.beginPath();
    context.arc(0, -4, 9.4, 0, Math.PI * 2);
    context.fillStyle = mine ? line : PAPER.card;
    context.fill();
    if (dummy) stroke(context, 4.6, PAPER.card);
    context.setLineDash(dummy ? [4, 3.2] : []);
    stroke(context, 2.2, line);
    context.setLineDash([]);
    if (!mine && !dummy) letter(context, '?', -3.4, 14, line);
    if (mine) {
      context.beginPath();
      context.arc(-3, -7, 2, 0, Math.PI * 2);
      context.fillStyle = faded(PAPER.card, 0.75);
      context.fill();
    }
    if (spent) {
      context.beginPath();
      context.moveTo(-15, 11);
      context.lineTo(15, -19);
      stroke(context, 3, RING.target);
    }
    name(context, label);
  };

/** Puffs of smoke with its level on them; through a thick one, filled, nothing is seen. */
const drawCloud =
  ({ level, thick }: CloudView) =>
  (context: Context): void => {
    for (const [x, y, radius] of [
      [-11, 2, 9],
      [10, 3, 9],
      [0, -6, 12],
    ] as const) {
      context.beginPath();
      context.arc(x, y, radius, 0, Math.PI * 2);
      context.fillStyle = faded(PAPER.card, thick ? 0.92 : 0.45);
      context.fill();
      context.setLineDash(thick ? [] : [3, 3]);
      stroke(context, thick ? 2.4 : 1.6, PAPER.ink);
    }
    context.setLineDash([]);
    letter(context, String(level), -2, 15, PAPER.ink);
  };

const sign = (scene: Scene, key: string, paint: (context: Context) => void): string =>
  paintTexture(scene, key, SIGN_PIXELS, SIGN_PIXELS, inBase(paint));

export const paintSigns = (scene: Scene): void => {
  sign(scene, 'sign/cursor', drawCursor);
  sign(scene, 'sign/hover', drawHover);
  sign(scene, 'sign/exit', drawExit);
  sign(scene, 'sign/block', drawBlock);
  // A line with soft edges, stretched to any length: across in texture pixels it is 8 of 16.
  paintTexture(scene, 'line', LINE_PIXELS, LINE_PIXELS, context => {
    const soft = context.createLinearGradient(0, 0, 0, LINE_PIXELS);
    for (const [at, alpha] of [
      [0, 0],
      [0.25, 0],
      [0.38, 1],
      [0.62, 1],
      [0.75, 0],
      [1, 0],
    ] as const) {
      soft.addColorStop(at, `rgb(255 255 255 / ${alpha})`);
    }
    context.fillStyle = soft;
    context.fillRect(0, 0, LINE_PIXELS, LINE_PIXELS);
  });
};

/** The texture of a cloud, painted when it is first needed. */
export const cloudTexture = (scene: Scene, cloud: CloudView): string =>
  sign(scene, `cloud/${cloud.level}/${cloud.thick}`, drawCloud(cloud));

/** The texture of a marker, painted when it is first needed. */
export const markerTexture = (scene: Scene, mine: MineView): string => {
  const { side, live, label, spent, what } = mine;
  if (what) return sign(scene, `obstacle/${what}/${side}/${label}`, drawObstacle(mine));
  return sign(scene, `marker/${side}/${live}/${label}/${spent ? 'spent' : 'set'}`, drawMarker(mine));
};
