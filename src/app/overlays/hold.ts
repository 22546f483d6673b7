import type { Board } from '../view/boardPort.ts';
import type { Helm } from '../helm/helm.ts';
import type { HexId } from '../../core/types.ts';
import type { Table } from '../table/table.ts';

/** Milliseconds after which a finger that rests means to ask, not to choose; pixels by which it may slip meanwhile. */
const HELD = 450;
const SLIP = 12;

/** The hex under a place on the page; 0 beside the chart. */
const hexUnder = (board: Board, helm: Helm, x: number, y: number): HexId => {
  let best: { hex: HexId; away: number } | null = null;
  for (const hex of helm.session.setup.match.chart.hexes) {
    const at = board.screenOf(hex);
    const away = Math.hypot(at.x - x, at.y - y);
    if (!best || away < best.away) best = { hex, away };
  }
  return best?.hex ?? 0;
};

/** What a mouse that hovers shows; the sheet and the guns of the unit that is held. */
const ask = ({ helm, overlays }: Table, hex: HexId): void => {
  const unit = helm.unitAt(hex);
  helm.hovered.value = hex;
  if (unit?.present !== true) return;
  overlays.kind.value ??= 'guns';
  overlays.pinned.value = unit.id;
  overlays.held.value += 1;
};

/** A long press shows what hovering shows; it chooses nothing. Returns how to stop listening. */
export const listenForHolds = (element: HTMLElement, board: Board, table: Table): (() => void) => {
  const { helm } = table;
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true };
  let timer = 0;
  let from = { x: 0, y: 0 };
  let answered = false;
  const forget = (): void => clearTimeout(timer);
  /** What a finger has asked about stands after it is lifted; with the next touch of the chart, ship in hand or order it is past. */
  const lapse = (): void => {
    if (answered) helm.hovered.value = 0;
    answered = false;
  };
  const stopLapsing = [helm.selected, helm.session.shownCount].map(past => past.subscribe(lapse));
  const held = ({ target, pointerId }: PointerEvent) => {
    ask(table, hexUnder(board, helm, from.x, from.y));
    answered = true;
    // The board forgets the press, so that lifting the finger is no tap.
    target?.dispatchEvent(new PointerEvent('pointercancel', { pointerId, pointerType: 'touch', bubbles: true }));
  };
  element.addEventListener(
    'pointerdown',
    event => {
      forget();
      if (event.pointerType !== 'touch' || !event.isPrimary) return;
      lapse();
      from = { x: event.clientX, y: event.clientY };
      timer = window.setTimeout(() => held(event), HELD);
    },
    options,
  );
  element.addEventListener(
    'pointermove',
    event => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) forget();
    },
    options,
  );
  for (const type of ['pointerup', 'pointercancel'] as const) element.addEventListener(type, forget, options);
  element.addEventListener(
    'touchend',
    event => {
      // The sheet may have come up under the finger: lifting it must not press what lies there now.
      if (answered) event.preventDefault();
    },
    { ...options, passive: false },
  );
  return () => {
    forget();
    for (const stopOne of stopLapsing) stopOne();
    stop.abort();
  };
};
