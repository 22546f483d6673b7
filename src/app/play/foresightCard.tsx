import './foresightCard.css';
import { foreseenInWords } from '../overlays/foreseen.ts';
import type { Table } from '../table/table.ts';
import type { Board } from '../view/boardPort.ts';

/** CSS pixels from the middle of the hex to the card beside it, and the room that the card needs. */
const ASIDE = 44;
const ROOM = { width: 260, height: 150 } as const;

/** Where a narrow chart has room for it: under the tools and the line of the hex. */
const ABOVE = { left: '8px', top: '100px' } as const;

/** Beside the place: to its right, or to its left where there is no room; above all ships where there is room on neither side. */
const beside = (board: Board, frame: DOMRect, hex: number): { left: string; top: string } => {
  const { x, y } = board.screenOf(hex);
  if (frame.width < 2 * (ROOM.width + ASIDE)) return ABOVE;
  const right = x - frame.left + ASIDE;
  const left = right + ROOM.width > frame.width ? Math.max(0, x - frame.left - ASIDE - ROOM.width) : right;
  const top = Math.max(0, Math.min(y - frame.top - ASIDE, frame.height - ROOM.height));
  return { left: `${left}px`, top: `${top}px` };
};

/** What would come of the place that is pointed at, beside it, before anything is done. */
export const ForesightCard = ({ table, board }: { table: Table; board: () => Board | null }) => {
  const seen = table.foresight.seen.value;
  const there = board();
  const frame = document.querySelector('[data-testid="board"]')?.getBoundingClientRect();
  if (!seen || !there || !frame) return null;
  return (
    <ul class="foresight" data-testid="foresight" style={beside(there, frame, seen.way.hex)}>
      {foreseenInWords(table.helm, seen).map(({ words, tone }) => (
        <li key={words} class={tone}>
          {words}
        </li>
      ))}
    </ul>
  );
};
