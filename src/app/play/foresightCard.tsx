import './foresightCard.css';
import { foreseenInWords } from '../overlays/foreseen.ts';
import type { Table } from '../table/table.ts';
import type { Board } from '../view/boardPort.ts';
import { clearHeight } from '../view/sight.ts';

/** CSS pixels from the middle of the hex to the card beside it, the width that the card may take, and what its words need. */
const ASIDE = 44;
const WIDTH = 260;
const LETTERS_A_ROW = 32;
const ROW = 20;

/** CSS pixels between the card and the rim of a narrow chart. */
const RIM = 8;

/** Parts of its height by which the card may stand higher than beside the place: the sooner, if no more ships lie under it. */
const HIGHER = [0, 0.5, -0.5, 1, -1] as const;

/** CSS pixels at the foot of the chart where the hex is told. */
const FOOT = 64;

/** CSS pixels about a ship's middle that are to be seen of her, and how far to either side and up or down her plate reaches. */
const COUNTER = 22;
const PLATE = { across: 72, down: 40 } as const;
/** Ships that a plate counts for, where a card has to lie over one or the other. */
const PLATES_A_SHIP = 8;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** CSS pixels of the chart that nothing lies over, from its upper left corner. */
interface Frame {
  readonly width: number;
  readonly height: number;
  /** Down to where rows of buttons lie over it. */
  readonly top: number;
}

/** How high the card is with those lines, or a little less than that. */
export const heightOf = (lines: readonly string[]): number =>
  ROW * lines.reduce((rows, words) => rows + Math.ceil(words.length / LETTERS_A_ROW), 0) + RIM;

/** Where there is no room for the card on either side of a place. */
const isNarrow = ({ width }: Frame): boolean => width < 2 * (WIDTH + ASIDE);

/** Under the buttons of a narrow chart, on either side, and at its foot, where it is high enough for both. */
const cornersOfNarrow = ({ width, height, top }: Frame, high: number): Point[] => {
  const foot = height - RIM - high;
  const rows = foot >= top + RIM + high ? [top + RIM, foot] : [top + RIM];
  return rows.flatMap(y => [RIM, width - RIM - WIDTH].map(x => ({ x: Math.max(0, x), y })));
};

/** Beside the place, as high as it lies or higher or lower, and under rows of buttons. */
const cornersBeside = (place: Point, { width, height, top }: Frame, high: number): Point[] => {
  const columns = [place.x + ASIDE, place.x - ASIDE - WIDTH].filter(x => x >= 0 && x + WIDTH <= width);
  return HIGHER.flatMap(part => {
    const y = Math.max(0, Math.min(Math.max(top, place.y - ASIDE - part * high), height - FOOT - high));
    return columns.map(x => ({ x, y }));
  });
};

/** The corner of the card where it covers the fewest ships, in CSS pixels of a frame; never over its rim. */
export const cornerBeside = (place: Point, ships: readonly Point[], frame: Frame, high: number): Point => {
  const narrow = isNarrow(frame);
  const corners = narrow ? cornersOfNarrow(frame, high) : cornersBeside(place, frame, high);
  // Beside the place it never lies over it.
  const clear = narrow ? [place, ...ships] : ships;
  const within = ({ x, y }: Point, across: number, down: number): number =>
    clear.filter(
      ship => ship.x > x - across && ship.x < x + WIDTH + across && ship.y > y - down && ship.y < y + high + down,
    ).length;
  // Beside the place names are moved sooner than the card.
  const covered = (corner: Point): number =>
    within(corner, COUNTER, COUNTER) * PLATES_A_SHIP + (narrow ? within(corner, PLATE.across, PLATE.down) : 0);
  return corners.reduce(
    (best, corner) => (covered(corner) < covered(best) ? corner : best),
    corners[0] ?? { x: 0, y: 0 },
  );
};

/** What would come of the place that is pointed at, beside it, before anything is done. */
export const ForesightCard = ({ table, board }: { table: Table; board: () => Board | null }) => {
  const seen = table.foresight.seen.value;
  const there = board();
  const chart = document.querySelector('[data-testid="board"]');
  // Asked for, so that it goes along wherever the chart is moved to.
  const inView = table.seen.value;
  if (!seen || !there || !chart || !inView) return null;
  const lines = foreseenInWords(table.helm, seen);
  const high = heightOf(lines.map(({ words }) => words));
  const { left, top } = chart.getBoundingClientRect();
  const clear = clearHeight(chart);
  const frame = { width: chart.clientWidth, height: clear.bottom, top: clear.top };
  const within = ({ x, y }: Point): Point => ({ x: x - left, y: y - top });
  const ships = table.helm.units.value.flatMap(({ present, hexes: [hex] }) =>
    present && hex !== undefined ? [within(there.restOf(hex))] : [],
  );
  // Of whom it tells, and her way, are covered last of all.
  const from = table.helm.unit(seen.unit)?.hexes[0];
  const hexes = [...(from === undefined ? [] : [from]), ...(seen.course?.steps.map(({ hex }) => hex) ?? [])];
  const hers = hexes.map(hex => within(there.restOf(hex)));
  const corner = cornerBeside(within(there.restOf(seen.way.hex)), [...ships, ...hers, ...hers], frame, high);
  // Advice that was asked for says the same below: where there is little room, once.
  const hint = table.hints.hint.value;
  const advised = hint && !hint.unasked && [hint.stands, hint.course?.steps.at(-1)?.hex].includes(seen.way.hex);
  // Orders may grow over the chart a moment later.
  const above = `calc(100% - var(--chart-foot, 0px) - ${(isNarrow(frame) ? RIM : FOOT) + high}px)`;
  return (
    <ul
      class={advised ? 'foresight advised' : 'foresight'}
      data-testid="foresight"
      style={{ left: `${corner.x}px`, top: `min(${corner.y}px, max(${clear.top}px, ${above}))` }}
    >
      {lines.map(({ words, tone }) => (
        <li key={words} class={tone}>
          {words}
        </li>
      ))}
    </ul>
  );
};
