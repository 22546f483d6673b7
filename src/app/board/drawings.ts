import type { Side } from '../../core/types.ts';
import { CHART, DANGER, PAPER } from '../settings/palette.ts';
import { faded, RING, SIDE_RING } from './look.ts';

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

/** In so many parts of a ring the damage of a unit is drawn. */
export const HURT_STEPS = 4;

/** A ring round one unit, or the narrow base of one of several that lie side by side. */
export type BaseShape = 'ring' | 'narrow';
/** Base pixels from the middle of a narrow base to its ends and its sides. */
const NARROW = { along: 33, across: 14 } as const;

/** The shape that lies as far outside its own outline as a circle of that radius outside the ring. */
const shapePath = (context: Context, radius: number, shape: BaseShape): void => {
  context.beginPath();
  if (shape === 'ring') {
    context.arc(0, 0, radius, 0, Math.PI * 2);
    return;
  }
  const along = NARROW.along + radius - RING_RADIUS;
  const across = NARROW.across + radius - RING_RADIUS;
  context.roundRect(-along, -across, along * 2, across * 2, across);
};

interface Line {
  width: number;
  style: string;
  dash?: number[];
}

const outline = (context: Context, radius: number, shape: BaseShape, { width, style, dash = [] }: Line): void => {
  shapePath(context, radius, shape);
  context.setLineDash(dash);
  context.lineWidth = width;
  context.strokeStyle = style;
  context.stroke();
  context.setLineDash([]);
};

const circle = (context: Context, radius: number, width: number, style: string, dash: number[] = []): void =>
  outline(context, radius, 'ring', { width, style, dash });

const disc = (context: Context, radius: number, style: string): void => {
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
  context.fillStyle = style;
  context.fill();
};

/** Diagonal hatching inside a base. */
const hatch = (context: Context, shape: BaseShape, gap: number, width: number, style: string): void => {
  const radius = RING_RADIUS;
  context.save();
  shapePath(context, radius, shape);
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

/** What lies under a unit: Union an unbroken double line, Confederate broken, over hatching; told apart without any hue. */
export const drawBase = (context: Context, side: Side, shape: BaseShape): void =>
  centred(context, () => {
    const { line, wash } = SIDE_RING[side];
    shapePath(context, RING_RADIUS, shape);
    context.fillStyle = wash;
    context.fill();
    if (side === 'confederate') hatch(context, shape, 4.6, 0.8, faded(line, 0.6));
    outline(context, RING_RADIUS, shape, { width: 4.2, style: PAPER.card });
    if (side === 'union') {
      outline(context, RING_RADIUS, shape, { width: 2.6, style: line });
      outline(context, RING_RADIUS - 3.6, shape, { width: 0.9, style: line });
      return;
    }
    const sixteenth = (RING_RADIUS * Math.PI * 2) / 16;
    outline(context, RING_RADIUS, shape, { width: 3, style: line, dash: [sixteenth * 0.62, sixteenth * 0.38] });
  });

/** So many quarters of a base's ring, from its top or its bow on, are shot away: told by its length, by its breadth and by its red. */
export const drawHurt = (context: Context, quarters: number, shape: BaseShape): void =>
  centred(context, () => {
    const round =
      shape === 'ring' ? RING_RADIUS * Math.PI * 2 : 4 * (NARROW.along - NARROW.across) + NARROW.across * Math.PI * 2;
    if (shape === 'ring') context.rotate(-Math.PI / 2);
    const dash = quarters < HURT_STEPS ? [(round * quarters) / HURT_STEPS, round * 2] : [];
    outline(context, RING_RADIUS, shape, { width: 8, style: PAPER.card, dash });
    outline(context, RING_RADIUS, shape, { width: 5.6, style: DANGER.plain, dash });
  });

export const drawSelected = (context: Context, shape: BaseShape): void =>
  centred(context, () => {
    context.shadowColor = RING.glow;
    context.shadowBlur = 14;
    outline(context, RING_RADIUS + 4.2, shape, { width: 3.4, style: RING.selected });
    context.shadowBlur = 0;
    outline(context, RING_RADIUS + 4.2, shape, { width: 4.8, style: PAPER.ink });
    outline(context, RING_RADIUS + 4.2, shape, { width: 3.4, style: RING.selected });
  });

export const drawActor = (context: Context, shape: BaseShape): void =>
  centred(context, () => {
    outline(context, RING_RADIUS + 3.9, shape, { width: 3.8, style: faded(PAPER.ink, 0.6) });
    outline(context, RING_RADIUS + 3.9, shape, { width: 2.4, style: RING.actor });
  });

/** A gun-layer's reticle: recognised by its four ticks as well as by its red. */
export const drawTarget = (context: Context, shape: BaseShape): void =>
  centred(context, () => {
    const strokes: readonly [number, string][] = [
      [4.6, PAPER.card],
      [2.6, RING.target],
    ];
    for (const [width, style] of strokes) {
      outline(context, RING_RADIUS + 3.4, shape, { width, style });
      context.lineWidth = width;
      context.lineCap = 'round';
      for (let quarter = 0; quarter < 4; quarter++) {
        const edge = shape === 'ring' ? RING_RADIUS : quarter % 2 === 0 ? NARROW.along : NARROW.across;
        context.save();
        context.rotate((quarter * Math.PI) / 2);
        context.beginPath();
        context.moveTo(edge - 3, 0);
        context.lineTo(edge + 8, 0);
        context.stroke();
        context.restore();
      }
    }
  });

/** Water breaking round a hull that sits on the ground: a stippled collar. */
export const drawShoal = (context: Context): void =>
  centred(context, () => {
    disc(context, 32, faded(CHART.sand, 0.8));
    for (let index = 0; index < 190; index++) {
      // Two golden ratios, of the plane and of the line: dots spread evenly without a random number.
      const angle = index * 2.39996;
      const far = 13 + 18 * Math.sqrt((index * 0.754878) % 1);
      context.save();
      context.translate(Math.cos(angle) * far, Math.sin(angle) * far);
      disc(context, 0.85, '#7a5a26');
      context.restore();
    }
    circle(context, 32, 1.3, '#7a5a26', [3, 3]);
  });

/** The chart sign for a wreck: a line with three cross strokes in a dotted ring. */
export const drawWreckSign = (context: Context): void =>
  centred(context, () => {
    context.lineCap = 'round';
    disc(context, 25, 'rgb(233 224 200 / 35%)');
    circle(context, 25, 1.6, PAPER.ink, [0.1, 4.4]);
    context.lineWidth = 2;
    context.strokeStyle = PAPER.ink;
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
