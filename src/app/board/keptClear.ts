import type { BoardView } from '../view/boardPort.ts';
import type { Box, Geometry, Point } from './geometry.ts';
import { busyBoxes } from './overlayPaint.ts';
import { coveredBoxes } from './overlayWash.ts';
import { ownHexes } from './presses.ts';

/** Where the star of a goal lies beside the middle of its hex, and how far it reaches, in base pixels. */
export const STAR = { x: 24, y: -24, reach: 13 } as const;
/** How far the sign of a blocked line of fire reaches from the middle of its hex. */
const BLOCK_REACH = 16;

const around = ({ x, y }: Point, reach: number): Box => ({
  x: x - reach,
  y: y - reach,
  width: reach * 2,
  height: reach * 2,
});

/** What names leave free on the paper: what can be pressed, figures, stars of goals and what stops an aim. */
export const keptClear = (geometry: Geometry, view: BoardView): Box[] => [
  ...busyBoxes(geometry, view.destinations, ownHexes(view)),
  ...coveredBoxes(geometry, view.wash ?? []),
  ...(view.goals ?? []).map(({ hex }) => {
    const { x, y } = geometry.centre(hex);
    return around({ x: x + STAR.x, y: y + STAR.y }, STAR.reach);
  }),
  ...view.lines
    .filter(({ blocked }) => blocked !== 0)
    .map(({ blocked }) => around(geometry.centre(blocked), BLOCK_REACH)),
];
