import { HEX_SIZE } from '../../chart/layout.ts';
import type { Chart } from '../../core/chart.ts';
import type { Destination, FieldHex } from '../../system/desk/index.ts';
import { FACINGS, type Facing, type HexId } from '../../core/types.ts';
import { PAPER } from '../settings/palette.ts';
import { angleOf, type Box, type Geometry, type Point } from './geometry.ts';
import { HULL_BAR, OVERLAY, SANS } from './look.ts';
import { ARROW_AT, turnPlateAt } from './presses.ts';

type Context = CanvasRenderingContext2D;

export interface OverlayFacts {
  destinations: readonly Destination[];
  field: readonly FieldHex[];
  /** Hexes that can be chosen. */
  choices: readonly HexId[];
  /** CSS pixels per base pixel: figures grow on the paper as the chart shrinks on the screen. */
  zoom: number;
  /** Figures in the field of fire at any zoom. */
  fieldFigures: boolean;
  /** Another overlay has the figures in the middle of hexes: those of steps stand small at the edge. */
  quiet?: boolean;
}

/** CSS pixels below which a figure is left out, or for destinations drawn larger than the hex would have it. */
const SMALLEST_FIGURE = 11;
const FIGURE = 17;
const LARGEST_FIGURE = 34;
/** Share of its size that a figure has where another is the main one. */
const QUIET = 0.62;
/** Radius and colour of a stud's discs, from the outside in. */
const studDiscs = (): readonly (readonly [number, string])[] => [
  [8.4, PAPER.card],
  [6.8, OVERLAY.choiceLine],
  [4.9, OVERLAY.turn],
];

const ALL_FACINGS = FACINGS.map((_, index) => index as Facing);

const cornerAt = (middle: Point, angle: number, size: number): Point => ({
  x: middle.x + Math.cos(angle) * size,
  y: middle.y + Math.sin(angle) * size,
});

export const hexPath = (context: Context, middle: Point, size: number): void => {
  context.beginPath();
  for (const facing of ALL_FACINGS) {
    const corner = cornerAt(middle, angleOf(facing) + Math.PI / 6, size);
    context.lineTo(corner.x, corner.y);
  }
  context.closePath();
};

/** The rim of a group of hexes: every hexside with a stranger beyond it. */
export const rimPath = (context: Context, chart: Chart, geometry: Geometry, hexes: ReadonlySet<HexId>): void => {
  context.beginPath();
  for (const hex of hexes) {
    const middle = geometry.centre(hex);
    for (const facing of ALL_FACINGS) {
      if (hexes.has(chart.neighbour(hex, facing))) continue;
      const from = cornerAt(middle, angleOf(facing) - Math.PI / 6, HEX_SIZE);
      const to = cornerAt(middle, angleOf(facing) + Math.PI / 6, HEX_SIZE);
      context.moveTo(from.x, from.y);
      context.lineTo(to.x, to.y);
    }
  }
};

export const figure = (context: Context, text: string, at: Point, size: number, colour: string): void => {
  context.font = `600 ${size}px ${SANS}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = size * 0.26;
  context.strokeStyle = PAPER.card;
  context.strokeText(text, at.x, at.y + size * 0.06);
  context.fillStyle = colour;
  context.fillText(text, at.x, at.y + size * 0.06);
};

const hatchHex = (context: Context, middle: Point): void => {
  context.save();
  hexPath(context, middle, HEX_SIZE);
  context.clip();
  context.lineWidth = 1.5;
  context.strokeStyle = OVERLAY.weakLine;
  context.beginPath();
  // On one grid over the whole paper, so that the hatching of neighbours joins.
  const first = Math.floor((middle.x + middle.y - HEX_SIZE * 2) / 9) * 9;
  for (let sum = first; sum <= middle.x + middle.y + HEX_SIZE * 2; sum += 9) {
    context.moveTo(sum - (middle.y - HEX_SIZE), middle.y - HEX_SIZE);
    context.lineTo(sum - (middle.y + HEX_SIZE), middle.y + HEX_SIZE);
  }
  context.stroke();
  context.restore();
};

const crossOut = (context: Context, middle: Point): void => {
  hexPath(context, middle, HEX_SIZE);
  context.fillStyle = OVERLAY.blocked;
  context.fill();
  const arm = 9;
  for (const [width, style] of [
    [4.5, PAPER.card],
    [2.2, PAPER.ink],
  ] as const) {
    context.lineWidth = width;
    context.lineCap = 'round';
    context.strokeStyle = style;
    context.beginPath();
    context.moveTo(middle.x - arm, middle.y - arm);
    context.lineTo(middle.x + arm, middle.y + arm);
    context.moveTo(middle.x + arm, middle.y - arm);
    context.lineTo(middle.x - arm, middle.y + arm);
    context.stroke();
  }
};

const paintField = (
  context: Context,
  chart: Chart,
  geometry: Geometry,
  facts: OverlayFacts,
  taken: ReadonlySet<HexId>,
): void => {
  const open = facts.field.filter(({ blocked }) => blocked === 0);
  for (const { hex, weak, blocked } of facts.field) {
    const middle = geometry.centre(hex);
    if (blocked !== 0) {
      crossOut(context, middle);
      continue;
    }
    hexPath(context, middle, HEX_SIZE);
    context.fillStyle = weak ? OVERLAY.weak : OVERLAY.field;
    context.fill();
    if (weak) hatchHex(context, middle);
  }
  rimPath(context, chart, geometry, new Set(open.map(({ hex }) => hex)));
  for (const [width, style] of [
    [4.5, PAPER.card],
    [2.4, OVERLAY.fieldLine],
  ] as const) {
    context.lineWidth = width;
    context.lineCap = 'round';
    context.strokeStyle = style;
    context.stroke();
  }
  if (!facts.fieldFigures && FIGURE * facts.zoom < SMALLEST_FIGURE * 0.62) return;
  const size = Math.min(LARGEST_FIGURE, Math.max(FIGURE * 0.9, SMALLEST_FIGURE / facts.zoom));
  for (const { hex, shown } of open) {
    if (!taken.has(hex)) figure(context, shown, geometry.centre(hex), size, OVERLAY.fieldLine);
  }
};

export const arrowhead = (context: Context, middle: Point, facing: Facing, size: number, fill: string): void => {
  const angle = angleOf(facing);
  const at = cornerAt(middle, angle, ARROW_AT);
  context.save();
  context.translate(at.x, at.y);
  context.rotate(angle);
  context.beginPath();
  context.moveTo(size, 0);
  context.lineTo(-size * 0.62, -size * 0.92);
  context.lineTo(-size * 0.25, 0);
  context.lineTo(-size * 0.62, size * 0.92);
  context.closePath();
  context.lineJoin = 'round';
  context.lineWidth = 3;
  context.strokeStyle = PAPER.card;
  context.stroke();
  context.fillStyle = fill;
  context.fill();
  context.restore();
};

const paintDestination = (context: Context, middle: Point, ways: readonly Destination[], facts: OverlayFacts): void => {
  const least = Math.min(...ways.map(({ cost }) => cost));
  const risky = ways.some(({ risk }) => risk !== null);
  const colour = risky ? HULL_BAR.danger : OVERLAY.reachLine;
  hexPath(context, middle, HEX_SIZE - 2.5);
  context.fillStyle = OVERLAY.reach;
  context.fill();
  context.lineWidth = 1.6;
  context.strokeStyle = colour;
  context.setLineDash(risky ? [5, 4] : []);
  context.stroke();
  context.setLineDash([]);
  for (const { facing, cost, risk } of ways) {
    arrowhead(context, middle, facing, cost === least ? 9 : 7, risk === null ? colour : HULL_BAR.danger);
    // Dearer facings carry a figure of their own where there is room for it.
    if (cost !== least && facts.zoom > 0.85)
      figure(context, String(cost), cornerAt(middle, angleOf(facing), 16.5), 9, colour);
  }
  const size = Math.min(LARGEST_FIGURE, Math.max(FIGURE, SMALLEST_FIGURE / facts.zoom));
  if (facts.quiet) {
    figure(context, String(least), { x: middle.x, y: middle.y + HEX_SIZE * 0.66 }, size * QUIET, colour);
    return;
  }
  const dear = ways.some(({ cost }) => cost !== least);
  figure(
    context,
    String(least),
    middle,
    dear && facts.zoom > 0.85 ? size * 0.86 : size,
    risky ? HULL_BAR.danger : PAPER.ink,
  );
};

/** Hexes to choose from: washed in brass, with a stud in each and a bold rim round them all. */
const paintChoices = (context: Context, chart: Chart, geometry: Geometry, hexes: ReadonlySet<HexId>): void => {
  for (const hex of hexes) {
    const middle = geometry.centre(hex);
    hexPath(context, middle, HEX_SIZE - 2);
    context.fillStyle = OVERLAY.choice;
    context.fill();
    context.lineWidth = 1.1;
    context.strokeStyle = OVERLAY.choiceLine;
    context.stroke();
    for (const [radius, style] of studDiscs()) {
      context.beginPath();
      context.arc(middle.x, middle.y, radius, 0, Math.PI * 2);
      context.fillStyle = style;
      context.fill();
    }
  }
  rimPath(context, chart, geometry, hexes);
  for (const [width, style] of [
    [5.4, PAPER.card],
    [3.2, OVERLAY.choiceLine],
  ] as const) {
    context.lineWidth = width;
    context.lineCap = 'round';
    context.strokeStyle = style;
    context.stroke();
  }
};

/** A plate that points like the home plate of a ball game, with its cost on it: a turn on the spot, outside the unit's ring. */
const turnPlate = (context: Context, at: Point, { facing, cost, risk }: Destination): void => {
  context.save();
  context.translate(at.x, at.y);
  context.rotate(angleOf(facing));
  context.beginPath();
  for (const [x, y] of [
    [14, 0],
    [5, 10],
    [-9, 10],
    [-9, -10],
    [5, -10],
  ] as const)
    context.lineTo(x, y);
  context.closePath();
  context.lineJoin = 'round';
  context.lineWidth = 4.5;
  context.strokeStyle = PAPER.card;
  context.stroke();
  context.fillStyle = OVERLAY.turn;
  context.fill();
  context.lineWidth = 1.8;
  context.strokeStyle = risk === null ? OVERLAY.reachLine : HULL_BAR.danger;
  context.stroke();
  context.restore();
  context.font = `600 14px ${SANS}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = PAPER.ink;
  context.fillText(String(cost), at.x, at.y + 0.8);
};

/** Boxes that labels should leave free: plates for turns, and the figures of destinations. */
export const busyBoxes = (geometry: Geometry, destinations: readonly Destination[], own: ReadonlySet<HexId>): Box[] =>
  destinations.map(({ hex, facing }) => {
    const turning = own.has(hex);
    const at = turning ? turnPlateAt(geometry, hex, facing) : geometry.centre(hex);
    const reach = turning ? 13 : 16;
    return { x: at.x - reach, y: at.y - reach, width: reach * 2, height: reach * 2 };
  });

/** Paints turns on the spot; above the ships, because the ring of the one that turns would hide them. */
export const paintTurns = (context: Context, geometry: Geometry, turns: readonly Destination[]): void => {
  for (const turn of turns) turnPlate(context, turnPlateAt(geometry, turn.hex, turn.facing), turn);
};

/** Paints reach and field of fire in base pixels. */
export const paintOverlay = (context: Context, chart: Chart, geometry: Geometry, facts: OverlayFacts): void => {
  const byHex = new Map<HexId, Destination[]>();
  for (const destination of facts.destinations) {
    byHex.set(destination.hex, [...(byHex.get(destination.hex) ?? []), destination]);
  }
  if (facts.field.length > 0) paintField(context, chart, geometry, facts, new Set(byHex.keys()));
  if (facts.choices.length > 0) paintChoices(context, chart, geometry, new Set(facts.choices));
  for (const [hex, ways] of byHex) paintDestination(context, geometry.centre(hex), ways, facts);
};

/** Every hex on which the overlay draws. */
export const overlayHexes = ({
  destinations,
  field,
  choices,
}: Pick<OverlayFacts, 'destinations' | 'field' | 'choices'>): Set<HexId> =>
  new Set([...[...destinations, ...field].map(({ hex }) => hex), ...choices]);

/** Paints the numbers of hexes inside their upper edge. */
export const paintNumbers = (
  context: Context,
  chart: Chart,
  geometry: Geometry,
  hexes: readonly HexId[],
  size: number,
): void => {
  context.font = `600 ${size}px ${SANS}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = size * 0.3;
  context.strokeStyle = 'rgb(246 238 219 / 55%)';
  context.fillStyle = 'rgb(27 33 40 / 78%)';
  for (const hex of hexes) {
    const { x, y } = geometry.centre(hex);
    const text = chart.label(hex);
    context.strokeText(text, x, y - HEX_SIZE * 0.66);
    context.fillText(text, x, y - HEX_SIZE * 0.66);
  }
};
