import { overlap, type Box, type Point } from './geometry.ts';

/** A label to be laid beside its unit, in CSS pixels of the screen. */
export interface LabelRequest {
  id: string;
  /** Middle of the unit. */
  at: Point;
  width: number;
  height: number;
  /** Distance from the middle of the unit to the label's near edge. */
  clear: number;
  /** Higher ones choose their place first. */
  rank: number;
  /** Stays even where there is no room. */
  needed: boolean;
}

/** Where a label lies about its unit. */
export type Seat = 'below' | 'above' | 'right' | 'left' | 'belowRight' | 'belowLeft' | 'aboveRight' | 'aboveLeft';

export interface LabelPlace {
  id: string;
  box: Box;
  seat: Seat;
  /** False where it would hide more than it tells. */
  shown: boolean;
}

/** Seats by preference, with the way from the unit, and what a seat costs in pixels of overlap. */
const SEATS: readonly { seat: Seat; x: number; y: number; cost: number }[] = [
  { seat: 'below', x: 0, y: 1, cost: 0 },
  { seat: 'above', x: 0, y: -1, cost: 20 },
  { seat: 'right', x: 1, y: 0, cost: 40 },
  { seat: 'left', x: -1, y: 0, cost: 40 },
  { seat: 'belowRight', x: 0.8, y: 0.85, cost: 60 },
  { seat: 'belowLeft', x: -0.8, y: 0.85, cost: 60 },
  { seat: 'aboveRight', x: 0.8, y: -0.85, cost: 70 },
  { seat: 'aboveLeft', x: -0.8, y: -0.85, cost: 70 },
];
/** A label changes its seat for a gain only: jumping labels cannot be read. Less than the step from one good seat to the next. */
const LOYALTY = 18;
/** Share of a label that other labels may cover, and that may cover hulls, before it is left out. */
const CROWDED = { labels: 0.3, hulls: 0.45 } as const;

const boxAt = (request: LabelRequest, way: { x: number; y: number }): Box => {
  const { at, width, height, clear } = request;
  const sideways = way.x === 0 ? -width / 2 : way.x > 0 ? way.x * clear : way.x * clear - width;
  const upright = way.y === 0 ? -height / 2 : way.y > 0 ? way.y * clear : way.y * clear - height;
  return { x: at.x + sideways, y: at.y + upright, width, height };
};

/** Of these boxes the ones that any seat of a label can touch. */
const near = ({ at, width, height, clear }: LabelRequest, others: readonly Box[]): Box[] => {
  const reach = { x: clear + width, y: clear + height };
  const around: Box = { x: at.x - reach.x, y: at.y - reach.y, width: reach.x * 2, height: reach.y * 2 };
  return others.filter(other => overlap(around, other) > 0);
};

const covered = (box: Box, others: readonly Box[]): number =>
  others.reduce((sum, other) => sum + overlap(box, other), 0);

/** What labels should keep clear of. */
export interface LabelGround {
  screen: { width: number; height: number };
  /** Ships and forts. */
  hulls: readonly Box[];
  /** Plates and figures that can be clicked. */
  busy: readonly Box[];
}

/** What a pixel of overlap costs. A label under another cannot be read at all; one cut off at the rim is soon panned in. */
const COST = { label: 6, hull: 4, busy: 4, outside: 0.5 } as const;

/** Lays labels one after another, each into the seat that hides least. `before` holds the seats of the last time. */
export const placeLabels = (
  requests: readonly LabelRequest[],
  { screen, hulls, busy }: LabelGround,
  before: ReadonlyMap<string, Seat>,
): LabelPlace[] => {
  const whole: Box = { x: 0, y: 0, ...screen };
  const laid: Box[] = [];
  const inOrder = [...requests].sort((one, other) => other.rank - one.rank || (one.id < other.id ? -1 : 1));
  return inOrder.map(request => {
    const there = { laid: near(request, laid), hulls: near(request, hulls), busy: near(request, busy) };
    const costs = SEATS.map(way => {
      const box = boxAt(request, way);
      const labels = covered(box, there.laid);
      const hidden = covered(box, there.hulls);
      const outside = box.width * box.height - overlap(box, whole);
      const cost =
        way.cost +
        labels * COST.label +
        hidden * COST.hull +
        covered(box, there.busy) * COST.busy +
        outside * COST.outside -
        (before.get(request.id) === way.seat ? LOYALTY : 0);
      return { seat: way.seat, box, labels, hidden, cost };
    });
    const best = costs.reduce((one, other) => (other.cost < one.cost ? other : one));
    const area = request.width * request.height;
    const fits = best.labels <= CROWDED.labels * area && best.hidden <= CROWDED.hulls * area;
    const shown = request.needed || fits;
    if (shown) laid.push(best.box);
    return { id: request.id, box: best.box, seat: best.seat, shown };
  });
};
