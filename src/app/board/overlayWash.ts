import { HEX_SIZE } from '../../chart/layout.ts';
import type { Chart } from '../../core/chart.ts';
import type { HexId } from '../../core/types.ts';
import type { Wash } from '../view/boardPort.ts';
import { PAPER } from '../settings/palette.ts';
import type { Box, Geometry, Point } from './geometry.ts';
import { arrowhead, figure, hexPath, rimPath } from './overlayPaint.ts';
import { faded, OVERLAY } from './look.ts';

type Context = CanvasRenderingContext2D;

/** Base pixels between the lines of a hatching, by step; every step is closer and darker, so that no hue is needed. */
const HATCH = [0, 16, 9, 6] as const;
const TINT = [0.1, 0.2, 0.32, 0.46] as const;
/** The sign of a bow by the size of the figures, and base pixels from the middle of a hex: below its figure, or beside it there. */
const PROW = { share: 0.46, most: 10, below: [0, 25], aside: [21, 25] } as const;
/** Base pixels from the middle of a hex to the plate of such a sign above a counter, near the hex's upper left corner. */
const RAM_PLATE = { x: -31, y: -27, radius: 13, sign: 7 } as const;
/** The same for the plate of a figure, near the upper right corner; it is as much wider as its text has more letters. */
const FIGURE_PLATE = { x: 31, y: -27, radius: 13, size: 17, letter: 9 } as const;
const FIGURE = { most: 30, least: 15, onScreen: 11, beside: 0.62 } as const;

const washHex = (context: Context, middle: Point, fill: string): void => {
  hexPath(context, middle, HEX_SIZE);
  context.fillStyle = fill;
  context.fill();
};

/** Lines from upper left to lower right on one grid over the whole paper, so that those of neighbours join. */
const hatch = (context: Context, middle: Point, gap: number, line: string): void => {
  context.save();
  hexPath(context, middle, HEX_SIZE);
  context.clip();
  context.lineWidth = 1.3;
  context.strokeStyle = faded(line, 0.5);
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
  if (level === 0) return;
  washHex(context, middle, faded(OVERLAY.peril, TINT[level - 1] ?? TINT[0]));
  const gap = HATCH[level - 1] ?? 0;
  if (gap > 0) hatch(context, middle, gap, OVERLAY.peril);
};

/** The bow of whatever can ram there, seen from above: full and with a beak, or hollow and without one. */
const paintProw = (context: Context, { x, y }: Point, size: number, prow: 'sharp' | 'blunt'): void => {
  context.save();
  context.translate(x, y);
  context.beginPath();
  if (prow === 'sharp') context.moveTo(0, -1.5 * size);
  context.lineTo(0.22 * size, -0.85 * size);
  context.quadraticCurveTo(0.9 * size, 0, 0.9 * size, 0.9 * size);
  context.lineTo(-0.9 * size, 0.9 * size);
  context.quadraticCurveTo(-0.9 * size, 0, -0.22 * size, -0.85 * size);
  context.closePath();
  context.lineJoin = 'round';
  context.lineWidth = 4;
  context.strokeStyle = PAPER.card;
  context.stroke();
  context.fillStyle = prow === 'sharp' ? OVERLAY.peril : PAPER.card;
  context.fill();
  context.lineWidth = 1.8;
  context.strokeStyle = OVERLAY.peril;
  context.stroke();
  context.restore();
};

/** Hexes of one ring alike: tinted and hatched by how much a shot breaks from there. */
const paintRing = (context: Context, middle: Point, { level }: Wash): void => {
  washHex(context, middle, faded(OVERLAY.course, TINT[level - 1] ?? TINT[0]));
  const gap = HATCH[level - 1] ?? 0;
  if (gap > 0) hatch(context, middle, gap, OVERLAY.course);
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

const PAINT = { danger: paintDanger, reach: paintReach, plates: paintRing } as const;

/** Hexes that have one rim round them: of rings each its own. */
const rimmed = (wash: readonly Wash[]): Set<HexId>[] => {
  const groups = new Map<string, Set<HexId>>();
  for (const { kind, figure: text, hex } of wash) {
    const key = kind === 'plates' ? text : '';
    groups.set(key, (groups.get(key) ?? new Set()).add(hex));
  }
  return [...groups.values()];
};

/** The edge shows where the tint is faint. */
const strokeRim = (context: Context, line: string): void => {
  for (const [width, style] of [
    [4, PAPER.card],
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
  for (const one of wash) PAINT[one.kind](context, geometry.centre(one.hex), one);
  for (const hexes of rimmed(wash)) {
    rimPath(context, chart, geometry, hexes);
    strokeRim(context, wash[0]?.kind === 'danger' ? OVERLAY.peril : OVERLAY.course);
  }
  const size = Math.min(FIGURE.most, Math.max(FIGURE.least, FIGURE.onScreen / zoom));
  for (const { hex, figure: text, prow, under } of wash) {
    // What a counter would hide lies above it, on plates.
    if (under) continue;
    const { x, y } = geometry.centre(hex);
    const [aside, below] = taken.has(hex) ? PROW.aside : PROW.below;
    if (prow) paintProw(context, { x: x + aside, y: y + below }, Math.min(PROW.most, size * PROW.share), prow);
    if (text === '') continue;
    if (taken.has(hex)) figure(context, text, { x, y: y + HEX_SIZE * 0.66 }, size * FIGURE.beside, OVERLAY.peril);
    else figure(context, text, { x, y }, size, PAPER.ink);
  }
};

/** The hexes of a wash whose figure or sign of a bow would lie hidden under a counter. */
export const covered = (wash: readonly Wash[]): Wash[] =>
  wash.filter(({ prow, figure: text, under }) => under && (prow !== undefined || text !== ''));

const ramBox = ({ x, y }: Point): Box => {
  const { radius } = RAM_PLATE;
  return { x: x + RAM_PLATE.x - radius, y: y + RAM_PLATE.y - radius, width: 2 * radius, height: 2 * radius };
};

const figureBox = ({ x, y }: Point, text: string): Box => {
  const { radius, letter } = FIGURE_PLATE;
  const width = 2 * radius + letter * Math.max(0, text.length - 2);
  return { x: x + FIGURE_PLATE.x - width / 2, y: y + FIGURE_PLATE.y - radius, width, height: 2 * radius };
};

/** A plate to the size of its box, round at both ends. */
const paintPlate = (context: Context, { x, y, width, height }: Box): void => {
  context.beginPath();
  context.roundRect(x, y, width, height, height / 2);
  context.fillStyle = PAPER.card;
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = OVERLAY.peril;
  context.stroke();
};

/** Those figures and signs on plates of their own, to lie above the counters. */
export const paintCovered = (context: Context, geometry: Geometry, wash: readonly Wash[]): void => {
  for (const { hex, prow, figure: text } of covered(wash)) {
    const middle = geometry.centre(hex);
    if (prow) {
      paintPlate(context, ramBox(middle));
      const [x, y] = [middle.x + RAM_PLATE.x, middle.y + RAM_PLATE.y];
      paintProw(context, { x, y: y + 0.3 * RAM_PLATE.sign }, RAM_PLATE.sign, prow);
    }
    if (text === '') continue;
    paintPlate(context, figureBox(middle, text));
    const at = { x: middle.x + FIGURE_PLATE.x, y: middle.y + FIGURE_PLATE.y };
    figure(context, text, at, FIGURE_PLATE.size, OVERLAY.peril);
  }
};

/** Boxes that labels should leave free for them. */
export const coveredBoxes = (geometry: Geometry, wash: readonly Wash[]): Box[] =>
  covered(wash).flatMap(({ hex, prow, figure: text }) => {
    const middle = geometry.centre(hex);
    return [...(prow ? [ramBox(middle)] : []), ...(text === '' ? [] : [figureBox(middle, text)])];
  });
