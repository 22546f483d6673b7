import { HEX_SIZE } from '../../chart/layout.ts';
import type { Chart } from '../../core/chart.ts';
import type { HexId } from '../../core/types.ts';
import type { Wash } from '../boardPort.ts';
import type { Geometry, Point } from './geometry.ts';
import { arrowhead, figure, hexPath, rimPath } from './overlayPaint.ts';
import { faded, INK, OVERLAY, PAPER } from './look.ts';

type Context = CanvasRenderingContext2D;

/** Base pixels between the lines of a hatching, by step; every step is closer and darker, so that no hue is needed. */
const HATCH = [0, 16, 9, 6] as const;
const TINT = [0.1, 0.2, 0.32, 0.46] as const;
const FIGURE = { most: 30, least: 15, onScreen: 11, beside: 0.62 } as const;

const washHex = (context: Context, middle: Point, fill: string): void => {
  hexPath(context, middle, HEX_SIZE);
  context.fillStyle = fill;
  context.fill();
};

/** Lines from upper left to lower right on one grid over the whole paper, so that those of neighbours join. */
const hatch = (context: Context, middle: Point, gap: number): void => {
  context.save();
  hexPath(context, middle, HEX_SIZE);
  context.clip();
  context.lineWidth = 1.3;
  context.strokeStyle = faded(OVERLAY.peril, 0.5);
  context.beginPath();
  const first = Math.floor((middle.x - middle.y - HEX_SIZE * 2) / gap) * gap;
  for (let at = first; at <= middle.x - middle.y + HEX_SIZE * 2; at += gap) {
    context.moveTo(at + middle.y - HEX_SIZE, middle.y - HEX_SIZE);
    context.lineTo(at + middle.y + HEX_SIZE, middle.y + HEX_SIZE);
  }
  context.stroke();
  context.restore();
};

const paintDanger = (context: Context, middle: Point, { level }: Wash): void => {
  washHex(context, middle, faded(OVERLAY.peril, TINT[level - 1] ?? TINT[0]));
  const gap = HATCH[level - 1] ?? 0;
  if (gap > 0) hatch(context, middle, gap);
};

const paintReach = (context: Context, middle: Point, { facings }: Wash): void => {
  washHex(context, middle, faded(OVERLAY.course, 0.26));
  for (const facing of facings) arrowhead(context, middle, facing, 7, OVERLAY.course);
  if (facings.length > 0) return;
  context.beginPath();
  context.arc(middle.x, middle.y, 5, 0, Math.PI * 2);
  context.fillStyle = OVERLAY.course;
  context.fill();
};

/** The edge shows where the tint is faint. */
const strokeRim = (context: Context, line: string): void => {
  for (const [width, style] of [
    [4, PAPER],
    [2, line],
  ] as const) {
    context.lineWidth = width;
    context.lineCap = 'round';
    context.strokeStyle = style;
    context.stroke();
  }
};

/** Washes of an overlay on demand, under everything that can be chosen; figures stand aside where something else has one. */
export const paintWash = (
  context: Context,
  chart: Chart,
  geometry: Geometry,
  wash: readonly Wash[],
  { zoom, taken }: { zoom: number; taken: ReadonlySet<HexId> },
): void => {
  if (wash.length === 0) return;
  for (const one of wash) (one.kind === 'danger' ? paintDanger : paintReach)(context, geometry.centre(one.hex), one);
  rimPath(context, chart, geometry, new Set(wash.map(({ hex }) => hex)));
  strokeRim(context, wash[0]?.kind === 'danger' ? OVERLAY.peril : OVERLAY.course);
  const size = Math.min(FIGURE.most, Math.max(FIGURE.least, FIGURE.onScreen / zoom));
  for (const { hex, figure: text } of wash) {
    if (text === '') continue;
    const { x, y } = geometry.centre(hex);
    if (taken.has(hex)) figure(context, text, { x, y: y + HEX_SIZE * 0.66 }, size * FIGURE.beside, OVERLAY.peril);
    else figure(context, text, { x, y }, size, INK);
  }
};
