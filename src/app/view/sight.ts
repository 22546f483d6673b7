import type { Chart } from '../../core/chart.ts';
import type { UnitSheet } from '../../system/desk/index.ts';
import type { Facing, HexId, Side } from '../../core/types.ts';
import type { Board, Box, Covered } from './boardPort.ts';

/** CSS pixels of a hex's width: below the first ships are hard to tell apart, above the second they need not be larger. */
const HEX_AT_LEAST = 34;
const HEX_AT_MOST = 64;
/** Hexes of water left round the fleets; as few as the second where both would not be seen otherwise. */
const ROOM = 2.5;
const LEAST_ROOM = 1;
/**
 * A hex nearer than this to the rim of what is seen counts as out of sight, for what lies next to it is: CSS pixels, and no more
 * than this part of what is seen.
 */
const RIM = 56;
const RIM_SHARE = 0.25;

interface Point {
  x: number;
  y: number;
}

interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What lies over the chart: tools, goals, the small map, the way to see it again, who acts next, what is told of a hex. */
const OVER = ['.boardTools', '.goalTicks', '.smallMap', '.film', '.turnStrip', '.hexLine'] as const;

/** Those of them that may lie in a row along its upper edge and can be pressed. */
const ROWS: readonly string[] = ['.boardTools', '.goalTicks', '.turnStrip'] satisfies (typeof OVER)[number][];

/** Those of them that are shown over a board, with where they lie on the page. */
const lyingOver = (element: Element): { what: (typeof OVER)[number]; box: DOMRect }[] => {
  const board = element.getBoundingClientRect();
  return OVER.flatMap(what =>
    [...document.querySelectorAll(what)]
      .map(each => ({ what, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.bottom > board.top && box.top < board.bottom && box.right > board.left),
  );
};

/** A board lower than this is shown as it is: with its tools taken away nothing would be left. */
const LOW = 220;

/** Down to where a board is free of the orders, on the page. */
const footOf = (element: Element): number => {
  const { left, right, bottom } = element.getBoundingClientRect();
  const dock = document.querySelector('.dock')?.getBoundingClientRect();
  const covered = dock !== undefined && dock.left < (left + right) / 2 && dock.right > (left + right) / 2;
  return covered ? Math.min(bottom, dock.top) : bottom;
};

/** The part of the board that nothing lies over: on small screens the orders cover its foot, and rows of buttons its upper edge. */
const openFrame = (element: Element): Frame => {
  const { left, top, right } = element.getBoundingClientRect();
  const foot = footOf(element);
  if (foot - top < LOW) return { left, top, right, bottom: foot };
  const over = lyingOver(element);
  const column = over.find(({ what, box }) => what === '.boardTools' && box.height > box.width);
  const rows = over.filter(({ box }) => box !== column?.box && box.bottom < (top + foot) / 2);
  // The film's bar lies over the foot of a low chart from one side to the other.
  const bars = over.filter(
    ({ what, box }) => what !== '.hexLine' && box.top > (top + foot) / 2 && box.width > (right - left) / 2,
  );
  return {
    left,
    top: Math.max(top, ...rows.map(({ box }) => box.bottom)),
    right: Math.min(right, column?.box.left ?? right),
    bottom: Math.min(foot, ...bars.map(({ box }) => box.top)),
  };
};

/** What of a board's height neither rows of buttons nor the orders cover, in CSS pixels from its upper edge. */
export const clearHeight = (element: Element): { top: number; bottom: number } => {
  const { top } = element.getBoundingClientRect();
  const rows = lyingOver(element).filter(({ what, box }) => ROWS.includes(what) && box.width > box.height);
  return { top: Math.max(0, ...rows.map(({ box }) => box.bottom - top)), bottom: footOf(element) - top };
};

/** Where buttons lie over a board, in CSS pixels from its upper left corner. */
export const buttonsOver = (element: Element): Box[] => {
  const { left, top } = element.getBoundingClientRect();
  return lyingOver(element).map(({ box: { x, y, width, height } }) => ({ x: x - left, y: y - top, width, height }));
};

const hexWidth = (board: Board, chart: Chart): number => {
  const hex = chart.hexAt(1, 1);
  const beside = chart.neighbour(hex, 0 satisfies Facing);
  return Math.abs(board.restOf(beside).x - board.restOf(hex).x) || 1;
};

/** The box round places on the page. */
const boxOf = (places: readonly Point[]): Frame => ({
  left: Math.min(...places.map(place => place.x)),
  top: Math.min(...places.map(place => place.y)),
  right: Math.max(...places.map(place => place.x)),
  bottom: Math.max(...places.map(place => place.y)),
});

const middleOf = (frame: Frame): Point => ({
  x: (frame.left + frame.right) / 2,
  y: (frame.top + frame.bottom) / 2,
});

/** The hex that lies nearest to a place on the page. */
const hexNear = (board: Board, hexes: readonly HexId[], { x, y }: Point): HexId => {
  const away = (hex: HexId): number => {
    const at = board.restOf(hex);
    return Math.hypot(at.x - x, at.y - y);
  };
  return hexes.reduce((best, hex) => (away(hex) < away(best) ? hex : best));
};

/** What lies on the chart when it is opened, and the side that looks at it first; null where both do. */
export interface Scene {
  chart: Chart;
  units: readonly UnitSheet[];
  side: Side | null;
}

/** How far from the rim of a frame a place must lie to count as in sight. */
const rimOf = ({ left, top, right, bottom }: Frame): { across: number; down: number } => ({
  across: Math.min(RIM, (right - left) * RIM_SHARE),
  down: Math.min(RIM, (bottom - top) * RIM_SHARE),
});

/** The point nearest to a middle from which, so much nearer, a place is in sight. */
const keeping = (place: Point, middle: Point, frame: Frame, factor: number): Point => {
  const { across, down } = rimOf(frame);
  const [far, high] = [
    ((frame.right - frame.left) / 2 - across) / factor,
    ((frame.bottom - frame.top) / 2 - down) / factor,
  ];
  return {
    x: Math.max(place.x - far, Math.min(middle.x, place.x + far)),
    y: Math.max(place.y - high, Math.min(middle.y, place.y + high)),
  };
};

/** Opens with both fleets in sight where they can be told apart, else with the fleet of the side that decides, its first ship in any case. */
export const openSight = (board: Board, { chart, units: all, side }: Scene, element: Element): void => {
  const units = all.filter(unit => unit.present && unit.kind === 'ship');
  const frame = openFrame(element);
  const width = hexWidth(board, chart);
  if (units.length === 0 || width >= HEX_AT_MOST) return;
  const place = (hexes: readonly HexId[]) => hexes.map(hex => board.restOf(hex));
  const factorFor = (box: Frame, room = ROOM): number =>
    Math.min(
      (frame.right - frame.left) / (box.right - box.left + 2 * room * width),
      (frame.bottom - frame.top) / (box.bottom - box.top + 2 * room * width),
      HEX_AT_MOST / width,
    );
  const both = boxOf(place(units.flatMap(unit => unit.hexes)));
  const fits = factorFor(both, LEAST_ROOM) * width >= HEX_AT_LEAST;
  const own = units.filter(unit => unit.side === side);
  const box = fits || own.length === 0 ? both : boxOf(place(own.flatMap(unit => unit.hexes)));
  const factor = Math.max(1, factorFor(box), HEX_AT_LEAST / width);
  const [first] = place((own[0] ?? units[0])?.hexes ?? []);
  const middle = first ? keeping(first, middleOf(box), frame, factor) : middleOf(box);
  board.centreOn(hexNear(board, chart.hexes, middle), coveredOf(element), factor);
};

/** CSS pixels of a board's edges that are covered. */
const coveredOf = (element: Element): Required<Covered> => {
  const [board, open] = [element.getBoundingClientRect(), openFrame(element)];
  return {
    top: open.top - board.top,
    right: board.right - open.right,
    bottom: Math.max(0, board.bottom - open.bottom),
  };
};

/** Tells a board, what stands at its foot and whoever else must know how much of it the orders cover, whenever they grow or shrink; returns how to stop. */
export const watchFoot = (board: Board, element: Element, changed: () => void): (() => void) => {
  const cover = (): void => {
    const foot = Math.round(Math.max(0, element.getBoundingClientRect().bottom - footOf(element)));
    board.coverFoot(foot);
    element.closest<HTMLElement>('.boardArea')?.style.setProperty('--chart-foot', `${foot}px`);
  };
  const tell = (): void => {
    cover();
    changed();
  };
  cover();
  const observer = new ResizeObserver(tell);
  for (const each of [element, document.querySelector('.dock')]) if (each) observer.observe(each);
  return () => observer.disconnect();
};

/** Brings a hex into the middle of what is open, not of what the orders cover. */
export const centreInOpen = (board: Board, hex: HexId, element: Element): void =>
  board.centreOn(hex, coveredOf(element));

const isWithin = ({ x, y }: Point, frame: Frame): boolean => {
  const { across, down } = rimOf(frame);
  return x > frame.left + across && x < frame.right - across && y > frame.top + down && y < frame.bottom - down;
};

/** Whether a place lies under what covers a corner of the board; what is told of a hex goes again by itself. */
const isUnder = ({ x, y }: Point, element: Element): boolean =>
  lyingOver(element).some(
    ({ what, box }) => what !== '.hexLine' && x > box.left && x < box.right && y > box.top && y < box.bottom,
  );

/** Brings a hex into sight; leaves the chart where it is when it can be seen. */
export const bringIntoSight = (board: Board, hex: HexId, element: Element): void => {
  const place = board.restOf(hex);
  if (!isWithin(place, openFrame(element)) || isUnder(place, element)) centreInOpen(board, hex, element);
};

/** CSS pixels of chart below a legend in which a ship can be shown. */
const BELOW = 80;

/** Brings a hex out from under the legend of an overlay, to the middle of what is open below it. */
export const bringFromLegend = (board: Board, hex: HexId, element: Element): void => {
  const legend = document.querySelector('.overlayLegend')?.getBoundingClientRect();
  const { x, y } = board.restOf(hex);
  if (!legend || x < legend.left - HEX_AT_LEAST || x > legend.right + HEX_AT_LEAST) return;
  if (y < legend.top - HEX_AT_LEAST || y > legend.bottom + HEX_AT_LEAST) return;
  const [{ top, bottom }, covered] = [element.getBoundingClientRect(), coveredOf(element)];
  const below = bottom - covered.bottom - legend.bottom;
  if (below > BELOW) board.centreOn(hex, { ...covered, top: legend.bottom - top });
};

/** Brings the middle of some hexes into sight where none of them is; the chart stays where it is when one can be seen. */
export const bringAnyIntoSight = (board: Board, chart: Chart, hexes: readonly HexId[], element: Element): void => {
  const [frame, places] = [openFrame(element), hexes.map(hex => board.restOf(hex))];
  if (places.length === 0 || places.some(place => isWithin(place, frame))) return;
  centreInOpen(board, hexNear(board, chart.hexes, middleOf(boxOf(places))), element);
};

/** Brings a hex into sight and as many of the others as can be told apart then, the first of them first; farther off if need be. */
export const bringTogether = (
  board: Board,
  chart: Chart,
  hex: HexId,
  others: readonly HexId[],
  element: Element,
): void => {
  const frame = openFrame(element);
  const width = hexWidth(board, chart);
  for (let count = others.length; count > 0; count--) {
    const hexes = [hex, ...others.slice(0, count)];
    const places = hexes.map(each => board.restOf(each));
    if (places.every(place => isWithin(place, frame))) return;
    const box = boxOf(places);
    const factor = Math.min(
      1,
      (frame.right - frame.left) / (box.right - box.left + 3 * width),
      (frame.bottom - frame.top) / (box.bottom - box.top + 3 * width),
    );
    if (factor * width < HEX_AT_LEAST) continue;
    const middle = middleOf(box);
    const near = chart.hexes.filter(each => chart.range(each, hex) <= chart.range(hexes.at(-1) ?? hex, hex) + 1);
    board.centreOn(hexNear(board, near, middle), coveredOf(element), factor);
    return;
  }
  bringIntoSight(board, hex, element);
};
