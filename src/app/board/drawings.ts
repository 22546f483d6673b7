import type { Side } from '../../core/types.ts';
import { faded, INK, PAPER, RING, SIDE_RING } from './look.ts';

type Context = CanvasRenderingContext2D;

/** Base pixels from a unit's middle to its ring. A hexside lies 39 px from the middle. */
export const RING_RADIUS = 33;
/** Base pixels of a ring's texture along one side. */
export const RING_SPAN = 88;
export const RING_PIXELS = 256;

/** Puts the origin into the middle of a ring texture, in base pixels. */
const centred = (context: Context, paint: () => void): void => {
  context.save();
  const scale = RING_PIXELS / RING_SPAN;
  context.setTransform(scale, 0, 0, scale, RING_PIXELS / 2, RING_PIXELS / 2);
  paint();
  context.restore();
};

const circle = (context: Context, radius: number, width: number, style: string, dash: number[] = []): void => {
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
  context.setLineDash(dash);
  context.lineWidth = width;
  context.strokeStyle = style;
  context.stroke();
  context.setLineDash([]);
};

const disc = (context: Context, radius: number, style: string): void => {
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
  context.fillStyle = style;
  context.fill();
};

/** Diagonal hatching inside a circle. */
const hatch = (context: Context, radius: number, gap: number, width: number, style: string): void => {
  context.save();
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
  context.clip();
  context.rotate(-Math.PI / 4);
  context.lineWidth = width;
  context.strokeStyle = style;
  for (let y = -radius; y <= radius; y += gap) {
    context.beginPath();
    context.moveTo(-radius, y);
    context.lineTo(radius, y);
    context.stroke();
  }
  context.restore();
};

/** The ring under a unit: Union an unbroken double line, Confederate broken, over hatching; told apart without any hue. */
export const drawBaseRing = (context: Context, side: Side): void =>
  centred(context, () => {
    const { line, wash } = SIDE_RING[side];
    disc(context, RING_RADIUS, wash);
    if (side === 'union') {
      circle(context, RING_RADIUS, 4.2, PAPER);
      circle(context, RING_RADIUS, 2.6, line);
      circle(context, RING_RADIUS - 3.6, 0.9, line);
      return;
    }
    hatch(context, RING_RADIUS, 4.6, 0.8, faded(line, 0.6));
    circle(context, RING_RADIUS, 4.2, PAPER);
    const sixteenth = (RING_RADIUS * Math.PI * 2) / 16;
    circle(context, RING_RADIUS, 3, line, [sixteenth * 0.62, sixteenth * 0.38]);
  });

export const drawSelectedRing = (context: Context): void =>
  centred(context, () => {
    context.shadowColor = RING.glow;
    context.shadowBlur = 14;
    circle(context, RING_RADIUS + 4.2, 3.4, RING.selected);
    context.shadowBlur = 0;
    circle(context, RING_RADIUS + 4.2, 4.8, INK);
    circle(context, RING_RADIUS + 4.2, 3.4, RING.selected);
  });

export const drawActorRing = (context: Context): void =>
  centred(context, () => {
    circle(context, RING_RADIUS + 3.9, 3.8, faded(INK, 0.6));
    circle(context, RING_RADIUS + 3.9, 2.4, RING.actor);
  });

/** A gun-layer's reticle: recognised by its four ticks as well as by its red. */
export const drawTargetRing = (context: Context): void =>
  centred(context, () => {
    const strokes: readonly [number, string][] = [
      [4.6, PAPER],
      [2.6, RING.target],
    ];
    for (const [width, style] of strokes) {
      circle(context, RING_RADIUS + 3.4, width, style);
      context.lineWidth = width;
      context.lineCap = 'round';
      for (let quarter = 0; quarter < 4; quarter++) {
        context.save();
        context.rotate((quarter * Math.PI) / 2);
        context.beginPath();
        context.moveTo(RING_RADIUS - 3, 0);
        context.lineTo(RING_RADIUS + 8, 0);
        context.stroke();
        context.restore();
      }
    }
  });

/** Water breaking round a hull that sits on the ground: a stippled collar. */
export const drawShoal = (context: Context): void =>
  centred(context, () => {
    for (let index = 0; index < 150; index++) {
      // A golden-angle spiral fills a ring evenly without a random number.
      const angle = index * 2.39996;
      const far = 15 + 17 * Math.sqrt(((index * 0.618) % 1) * 0.999);
      context.save();
      context.translate(Math.cos(angle) * far, Math.sin(angle) * far);
      disc(context, 0.9, '#7a5a26');
      context.restore();
    }
    circle(context, 32, 1.3, '#7a5a26', [3, 3]);
  });

/** The chart sign for a wreck: a line with three cross strokes in a dotted ring. */
export const drawWreckSign = (context: Context): void =>
  centred(context, () => {
    context.lineCap = 'round';
    disc(context, 25, 'rgb(233 224 200 / 35%)');
    circle(context, 25, 1.6, INK, [0.1, 4.4]);
    context.lineWidth = 2;
    context.strokeStyle = INK;
    const strokes: readonly [number, number, number, number][] = [
      [-15, 0, 15, 0],
      [0, -8, 0, 8],
      [-8, -5, -8, 5],
      [8, -5, 8, 5],
    ];
    for (const [x1, y1, x2, y2] of strokes) {
      context.beginPath();
      context.moveTo(x1, y1);
      context.lineTo(x2, y2);
      context.stroke();
    }
  });
