import './foresightCard.css';
import { foreseenInWords } from '../overlays/foreseen.ts';
import type { Table } from '../table/table.ts';
import type { Board } from '../view/boardPort.ts';

/** CSS pixels from the middle of the hex to the card beside it, and the room that the card needs. */
const ASIDE = 44;
const ROOM = { width: 260, height: 150 } as const;

/** Where a narrow chart has room for it: under the tools and the line of the hex. */
const ABOVE = { left: '8px', top: '100px' } as const;

/** Parts of its room by which the card may stand higher than beside the place: the sooner, if no more ships lie under it. */
const HIGHER = [0, 0.5, -0.5, 1, -1] as const;

/** CSS pixels at the foot of the chart where the hex is told. */
const FOOT = 64;

/** CSS pixels about a ship's middle that are to be seen of her. */
const COUNTER = 22;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The corner of the card where it covers the fewest ships, in CSS pixels of a frame of that size; never over its rim. */
export const cornerBeside = (
  place: Point,
  ships: readonly Point[],
  frame: { readonly width: number; readonly height: number },
): Point => {
  const columns = [place.x + ASIDE, place.x - ASIDE - ROOM.width].filter(x => x >= 0 && x + ROOM.width <= frame.width);
  const corners = HIGHER.flatMap(part => {
    const y = Math.max(0, Math.min(place.y - ASIDE - part * ROOM.height, frame.height - FOOT - ROOM.height));
    return columns.map(x => ({ x, y }));
  });
  const covered = ({ x, y }: Point): number =>
    ships.filter(
      ship =>
        ship.x > x - COUNTER &&
        ship.x < x + ROOM.width + COUNTER &&
        ship.y > y - COUNTER &&
        ship.y < y + ROOM.height + COUNTER,
    ).length;
  return corners.reduce(
    (best, corner) => (covered(corner) < covered(best) ? corner : best),
    corners[0] ?? { x: 0, y: 0 },
  );
};

/** Beside the place, or above all ships on a narrow chart. */
const beside = (board: Board, frame: DOMRect, hex: number, units: readonly string[]): { left: string; top: string } => {
  if (frame.width < 2 * (ROOM.width + ASIDE)) return ABOVE;
  const within = ({ x, y }: Point): Point => ({ x: x - frame.left, y: y - frame.top });
  const ships = units.flatMap(unit => {
    const at = board.screenOfUnit(unit);
    return at ? [within(at)] : [];
  });
  const { x, y } = cornerBeside(within(board.screenOf(hex)), ships, frame);
  return { left: `${x}px`, top: `${y}px` };
};

/** What would come of the place that is pointed at, beside it, before anything is done. */
export const ForesightCard = ({ table, board }: { table: Table; board: () => Board | null }) => {
  const seen = table.foresight.seen.value;
  const there = board();
  const frame = document.querySelector('[data-testid="board"]')?.getBoundingClientRect();
  if (!seen || !there || !frame) return null;
  const units = table.helm.units.value.map(({ id }) => id);
  return (
    <ul class="foresight" data-testid="foresight" style={beside(there, frame, seen.way.hex, units)}>
      {foreseenInWords(table.helm, seen).map(({ words, tone }) => (
        <li key={words} class={tone}>
          {words}
        </li>
      ))}
    </ul>
  );
};
