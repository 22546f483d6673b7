import { HEX_SIZE, HEX_WIDTH } from '../../chart/layout.ts';
import type { Destination } from '../../system/desk/index.ts';
import type { Edge, Facing, HexId } from '../../core/types.ts';
import type { BoardUnit, BoardView, Press } from '../view/boardPort.ts';
import { angleOf, distanceOf, type Geometry, type Point } from './geometry.ts';

/** Base pixels from the middle of a hex to the arrow of a facing in which it can be reached. */
export const ARROW_AT = 29;

/** Base pixels from the middle of her hex to the plate for a turn on the spot, which so lies over the next one. */
const TURN_AT = 49;

/** Base pixels from the middle of such a plate, and of an arrow off the chart, to its rim. */
const [PLATE, EXIT] = [13, 18];

/** Base pixels from the middle of a hull within which it is drawn whatever hex it lies over. */
const HULL = 24;

/** Share of the way to a hexside within which a press means the hex and no side of it. */
const MIDDLE = 0.55;

const OUT: Readonly<Record<Edge, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  top: { x: 0, y: -1 },
  bottom: { x: 0, y: 1 },
};

/** So far from the middle of a hex in the direction of a facing. */
const beside = (geometry: Geometry, hex: HexId, facing: Facing, far: number): Point => {
  const { x, y } = geometry.centre(hex);
  const angle = angleOf(facing);
  return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far };
};

/** Where the plate for a turn on the spot is drawn, and so pressed. */
export const turnPlateAt = (geometry: Geometry, hex: HexId, facing: Facing): Point =>
  beside(geometry, hex, facing, TURN_AT);

/** Where the arrow over the rim of the chart is drawn, and so pressed; `way` = where it points. */
export const exitAt = (geometry: Geometry, hex: HexId, edge: Edge): { at: Point; way: Point } => {
  const { x, y } = geometry.centre(hex);
  const way = OUT[edge];
  return { at: { x: x + way.x * HEX_SIZE, y: y + way.y * HEX_SIZE }, way };
};

interface InHand {
  units: readonly Pick<BoardUnit, 'id' | 'hexes'>[];
  selected: string | null;
}

/** The hexes of the selected unit: what lies there is a turn on the spot. */
export const ownHexes = ({ units, selected }: InHand): ReadonlySet<HexId> =>
  new Set(units.find(({ id }) => id === selected)?.hexes);

/** A hull where it is drawn, and the hex that it counts as lying in. */
export interface DrawnHull {
  id: string;
  hex: HexId;
  at: Point;
}

/** What is drawn on the board and can be pressed. */
export interface Pressable {
  geometry: Geometry;
  view: InHand & Pick<BoardView, 'destinations' | 'choices' | 'exits'>;
  hulls: readonly DrawnHull[];
}

interface Mark {
  at: Point;
  rim: number;
  press: Press;
}

/** Marks that lie over a hex which is not theirs. */
const strayMarks = ({ geometry, view }: Pressable): Mark[] => {
  const own = ownHexes(view);
  const { selected: unit } = view;
  const turns = view.destinations.filter(({ hex }) => own.has(hex));
  return [
    ...turns.map(({ hex, facing }): Mark => {
      const at = turnPlateAt(geometry, hex, facing);
      return { at, rim: PLATE, press: { hex, toward: facing, unit, edge: null } };
    }),
    ...view.exits.map(({ hex, edge }): Mark => {
      const { at } = exitAt(geometry, hex, edge);
      return { at, rim: EXIT, press: { hex, toward: null, unit, edge } };
    }),
  ];
};

/** The middles of everything else that a press may be meant for. */
const otherMarks = ({ geometry, view, hulls }: Pressable): Point[] => {
  const own = ownHexes(view);
  const arrowsOf = ({ hex, facing }: Destination): Point[] =>
    own.has(hex) ? [] : [geometry.centre(hex), beside(geometry, hex, facing, ARROW_AT)];
  return [
    ...view.destinations.flatMap(arrowsOf),
    ...view.choices.map(hex => geometry.centre(hex)),
    ...view.units.flatMap(({ hexes }) => hexes.map(hex => geometry.centre(hex))),
    ...hulls.map(({ at }) => at),
  ];
};

const nearestOf = <Thing extends { at: Point }>(things: readonly Thing[], point: Point): Thing | null =>
  things.reduce<Thing | null>(
    (best, thing) => (best && distanceOf(best.at, point) <= distanceOf(thing.at, point) ? best : thing),
    null,
  );

/** The hexside that a press in a hex is meant for; null where it means the hex. */
const sideMeant = (geometry: Geometry, hex: HexId, point: Point): Facing | null =>
  distanceOf(geometry.centre(hex), point) < (MIDDLE * HEX_WIDTH) / 2 ? null : geometry.toward(hex, point);

/** What a press on bare water or land, or on a hull, is meant for. */
const onTheHex = ({ geometry, hulls }: Pressable, point: Point): Press => {
  const under = geometry.hexUnder(point);
  const hull = nearestOf(hulls, point);
  // A rammer's hull lies over the hex from which she came.
  const strays = hull !== null && hull.hex !== under && distanceOf(hull.at, point) <= HULL;
  if (strays) return { hex: hull.hex, toward: null, unit: hull.id, edge: null };
  if (under === 0) return { hex: 0, toward: null, unit: null, edge: null };
  const there = hulls.filter(({ hex }) => hex === under);
  const unit = there.length < 2 ? null : (nearestOf(there, point)?.id ?? null);
  return { hex: under, toward: sideMeant(geometry, under, point), unit, edge: null };
};

/**
 * What a press at a point of the chart means: what is drawn there. Marks that lie over a hex which is not theirs come first: within
 * their rims, and within reach of the hand unless something else that can be pressed is nearer.
 * @param reach base pixels by which a hand may miss
 */
export const pressAt = (pressable: Pressable, point: Point, reach: number): Press => {
  const mark = nearestOf(strayMarks(pressable), point);
  if (!mark) return onTheHex(pressable, point);
  const away = distanceOf(mark.at, point);
  const isOn = away <= mark.rim;
  const isNear = away <= reach && otherMarks(pressable).every(other => distanceOf(other, point) >= away);
  return isOn || isNear ? mark.press : onTheHex(pressable, point);
};
