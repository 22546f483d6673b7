import { HEX_SIZE } from '../../chart/layout.ts';
import type { CourseView } from '../../system/desk/index.ts';
import type { Facing, HexId, Side } from '../../core/types.ts';
import type { Ghost } from '../view/boardPort.ts';
import { BRASS, PAPER } from '../settings/palette.ts';
import { angleOf, headingOf, mixed, type Geometry, type Point } from './geometry.ts';
import { HULL_BAR, SIDE_RING } from './look.ts';

type Context = CanvasRenderingContext2D;

/** A ghost with the side of its ship. */
export interface SidedGhost extends Ghost {
  side: Side;
}

interface Pen {
  colour: string;
  width: number;
  alpha: number;
  dash: readonly number[];
}

/** The stream, and chevrons that show which way it sets. */
const STREAM = 'rgb(31 86 122)';
const CHEVRON = { size: 5.5, gap: 7, count: 2 } as const;
/** Base pixels round the end of a course. */
const END_RING = 29;
/** Base pixels from the middle of a hex to the arc of a turn. */
const TURN_RING = 25;
const DRIFT_DASH = [2, 6] as const;
/** Base pixels by which courses are drawn outside the hexes they run through. */
export const GHOST_MARGIN = 14;

const penOf = ({ role, side }: SidedGhost): Pen => {
  if (role === 'inHand') return { colour: BRASS.deep, width: 3.6, alpha: 1, dash: [] };
  if (role === 'preview') return { colour: BRASS.deep, width: 2.6, alpha: 0.85, dash: [7, 5] };
  return { colour: SIDE_RING[side].line, width: 2.6, alpha: 0.8, dash: [] };
};

/** Where a course runs, hex by hex; beyond the rim for the last step off the chart. */
export const wayOf = (geometry: Geometry, { from, steps, stops }: CourseView): Point[] => {
  const points = [from, ...steps].map(({ hex }) => geometry.centre(hex));
  const last = points.at(-1);
  const end = stops.at(-1);
  if (!last || end?.hex !== 0) return points;
  const out = headingOf(end.facing);
  return [...points, { x: last.x + out.x * HEX_SIZE, y: last.y + out.y * HEX_SIZE }];
};

/** Every hex that a course touches. */
export const courseHexes = ({ from, steps, meets, stoppedBy, shoals }: CourseView): HexId[] => [
  from.hex,
  ...steps.map(({ hex }) => hex),
  ...meets.map(({ hex }) => hex),
  ...(stoppedBy === 0 ? [] : [stoppedBy]),
  ...shoals,
];

const line = (context: Context, from: Point, to: Point, pen: Pen): void => {
  for (const [width, colour] of [
    [pen.width + 1.8, PAPER.card],
    [pen.width, pen.colour],
  ] as const) {
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.setLineDash([...pen.dash]);
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
    context.stroke();
  }
  context.setLineDash([]);
};

/** Chevrons in the middle of a piece of the way, pointing where the stream sets. */
const chevrons = (context: Context, from: Point, to: Point, stream: number): void => {
  const angle = Math.atan2(to.y - from.y, to.x - from.x) + (stream < 0 ? Math.PI : 0);
  const middle = mixed(from, to, 0.5);
  context.save();
  context.translate(middle.x, middle.y);
  context.rotate(angle);
  for (const [width, style] of [
    [5, PAPER.card],
    [2.4, STREAM],
  ] as const) {
    context.lineWidth = width;
    context.strokeStyle = style;
    context.beginPath();
    for (let each = 0; each < CHEVRON.count; each++) {
      const x = (each - (CHEVRON.count - 1) / 2) * CHEVRON.gap;
      context.moveTo(x - CHEVRON.size * 0.6, -CHEVRON.size);
      context.lineTo(x + CHEVRON.size * 0.5, 0);
      context.lineTo(x - CHEVRON.size * 0.6, CHEVRON.size);
    }
    context.stroke();
  }
  context.restore();
};

/** Sixths of a circle to port, to starboard below 0, from one heading to another. */
const sixthsBetween = (from: Facing, to: Facing): number => ((to - from + 9) % 6) - 3;

/** A bent arrow from the old heading to the new one. */
const turnArrow = (context: Context, at: Point, from: Facing, sixths: number, pen: Pen): void => {
  const start = angleOf(from);
  const end = start - (sixths * Math.PI) / 3;
  const tip = { x: at.x + Math.cos(end) * TURN_RING, y: at.y + Math.sin(end) * TURN_RING };
  const along = end + (sixths > 0 ? -Math.PI / 2 : Math.PI / 2);
  for (const [width, style] of [
    [pen.width + 2.4, PAPER.card],
    [pen.width * 0.85, pen.colour],
  ] as const) {
    context.lineWidth = width;
    context.strokeStyle = style;
    context.beginPath();
    context.arc(at.x, at.y, TURN_RING, start, end, sixths > 0);
    for (const wing of [-1, 1]) {
      const back = along + Math.PI + wing * 0.6;
      context.moveTo(tip.x, tip.y);
      context.lineTo(tip.x + Math.cos(back) * 8, tip.y + Math.sin(back) * 8);
    }
    context.stroke();
  }
};

const ring = (context: Context, at: Point, pen: Pen): void => {
  context.beginPath();
  context.arc(at.x, at.y, END_RING, 0, Math.PI * 2);
  context.fillStyle = 'rgb(246 238 219 / 32%)';
  context.fill();
  context.lineWidth = Math.max(1.4, pen.width * 0.55);
  context.strokeStyle = pen.colour;
  context.setLineDash([5, 4]);
  context.stroke();
  context.setLineDash([]);
};

/** A course: its line, dotted where the river carries her, the stream that works on it, the turn, and a ring at its end. */
export const paintGhost = (context: Context, geometry: Geometry, ghost: SidedGhost): void => {
  const { course } = ghost;
  const pen = penOf(ghost);
  const way = wayOf(geometry, course);
  context.save();
  context.globalAlpha = pen.alpha;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  course.steps.concat(way.length > course.steps.length + 1 ? course.steps.slice(-1) : []).forEach((step, index) => {
    const [from, to] = [way[index], way[index + 1]];
    if (!from || !to) return;
    line(context, from, to, step.drifts ? { ...pen, dash: DRIFT_DASH } : pen);
    const fresh = course.steps[index - 1]?.part !== step.part;
    const stream = course.stops[step.part - 1]?.stream ?? 0;
    if (fresh && stream !== 0 && !step.drifts) chevrons(context, from, to, stream);
  });
  let heading = course.from.facing;
  course.stops.forEach(({ hex, facing }, place) => {
    const { swing } = course;
    const begun = swing?.part === place + 1 ? (swing.degrees / 60) * (swing.to === 'port' ? 1 : -1) : 0;
    const sixths = sixthsBetween(heading, facing) + begun;
    if (hex !== 0 && sixths !== 0) turnArrow(context, geometry.centre(hex), heading, sixths, pen);
    heading = facing;
  });
  const end = course.stops.at(-1);
  if (end && end.hex !== 0 && end.hex !== course.from.hex) ring(context, geometry.centre(end.hex), pen);
  context.restore();
};

/** Studs where courses of the ship in hand end: a click there chooses one. */
export const paintEnds = (context: Context, geometry: Geometry, ends: readonly HexId[]): void => {
  for (const hex of ends) {
    const { x, y } = geometry.centre(hex);
    for (const [radius, style] of [
      [5.4, PAPER.card],
      [4, BRASS.deep],
      [2.2, BRASS.light],
    ] as const) {
      context.beginPath();
      context.arc(x, y, radius, 0, Math.PI * 2);
      context.fillStyle = style;
      context.fill();
    }
  }
};

const hexPath = (context: Context, { x, y }: Point, size: number): void => {
  context.beginPath();
  for (let corner = 0; corner < 6; corner++) {
    const angle = Math.PI / 6 + (corner * Math.PI) / 3;
    context.lineTo(x + Math.cos(angle) * size, y + Math.sin(angle) * size);
  }
  context.closePath();
};

/** A hex in which two of one side would run into each other: red, with a burst and a mark. */
export const paintMeeting = (context: Context, at: Point): void => {
  hexPath(context, at, HEX_SIZE - 3);
  context.fillStyle = 'rgb(165 42 34 / 24%)';
  context.fill();
  for (const [width, style] of [
    [5.5, PAPER.card],
    [3.2, HULL_BAR.danger],
  ] as const) {
    context.lineWidth = width;
    context.strokeStyle = style;
    context.stroke();
  }
  context.beginPath();
  for (let point = 0; point < 20; point++) {
    const far = point % 2 === 0 ? 17 : 11;
    const angle = (point * Math.PI) / 10;
    context.lineTo(at.x + 21 + Math.cos(angle) * far, at.y - 21 + Math.sin(angle) * far);
  }
  context.closePath();
  context.fillStyle = HULL_BAR.danger;
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = PAPER.card;
  context.stroke();
  context.lineWidth = 3.4;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(at.x + 21, at.y - 28);
  context.lineTo(at.x + 21, at.y - 20);
  context.moveTo(at.x + 21, at.y - 14.6);
  context.lineTo(at.x + 21, at.y - 14.5);
  context.stroke();
};

const dashedHex = (context: Context, at: Point, colour: string, dash: readonly number[]): void => {
  hexPath(context, at, HEX_SIZE - 4);
  context.setLineDash([...dash]);
  for (const [width, style] of [
    [5, PAPER.card],
    [2.8, colour],
  ] as const) {
    context.lineWidth = width;
    context.strokeStyle = style;
    context.stroke();
  }
  context.setLineDash([]);
};

/** The hex that would bring a ship up: a broken red rim. */
export const paintStop = (context: Context, at: Point): void => {
  dashedHex(context, at, HULL_BAR.danger, [7, 6]);
};

/** Where the bottom may hold her: dotted. */
export const paintShoal = (context: Context, at: Point): void => {
  dashedHex(context, at, BRASS.deep, [2.5, 5]);
};
