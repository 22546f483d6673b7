import type { Point } from './geometry.ts';

/** What a hand, mouse or pen asks of the board; points in CSS pixels from the canvas's top left corner. */
export interface GestureListener {
  /** `reach` = by how many pixels the hand may miss. */
  press(at: Point, reach: number): void;
  hover(at: Point | null): void;
  pan(x: number, y: number): void;
  zoom(factor: number, at: Point, smooth: boolean): void;
}

type Pair = readonly [Point, Point];

/** Pixels that a press may slip before it becomes a drag: fingers slip more than mice. */
const SLIP = { mouse: 5, pen: 8, touch: 12 } as const;
/** What is pressed counts as so large across at least: fingers are blunt. */
const TARGET = { mouse: 22, touch: 44 } as const;
const WHEEL_LINE = 16;
const WHEEL_PAGE = 400;
const WHEEL_MOST = 300;
/** Share of zoom per wheel pixel; a usual notch of 100 makes about a fifth. */
const WHEEL_RATE = 0.0018;
/** Trackpads report pinches as small wheel turns with the control key. */
const PINCH_RATE = 0.01;

const slipOf = (kind: string): number => (kind === 'touch' ? SLIP.touch : kind === 'pen' ? SLIP.pen : SLIP.mouse);

/** Pixels by which a hand may miss what it presses. */
export const reachOf = (kind: string): number => (kind === 'touch' ? TARGET.touch : TARGET.mouse) / 2;

const wheelUnit = ({ deltaMode }: WheelEvent): number => {
  if (deltaMode === WheelEvent.DOM_DELTA_LINE) return WHEEL_LINE;
  return deltaMode === WheelEvent.DOM_DELTA_PAGE ? WHEEL_PAGE : 1;
};

const middleOf = ([one, other]: Pair): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const gapOf = ([one, other]: Pair): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Tells clicks, drags, pinches and the wheel apart: one code for mouse, pen and fingers. */
class Gestures {
  readonly #canvas: HTMLCanvasElement;
  readonly #listener: GestureListener;
  readonly #pressed = new Map<number, Point>();
  /** Where the press began; null once it has become a drag or a pinch. */
  #still: Point | null = null;

  constructor(canvas: HTMLCanvasElement, listener: GestureListener) {
    this.#canvas = canvas;
    this.#listener = listener;
  }

  #pointOf(event: MouseEvent): Point {
    const frame = this.#canvas.getBoundingClientRect();
    return { x: event.clientX - frame.left, y: event.clientY - frame.top };
  }

  #pair(): Pair | null {
    const [one, other] = this.#pressed.values();
    return one && other ? [one, other] : null;
  }

  down(event: PointerEvent): void {
    if (this.#pressed.size >= 2) return;
    this.#canvas.setPointerCapture(event.pointerId);
    const at = this.#pointOf(event);
    this.#pressed.set(event.pointerId, at);
    this.#still = this.#pressed.size === 1 && event.button === 0 ? at : null;
  }

  move(event: PointerEvent): void {
    const to = this.#pointOf(event);
    const from = this.#pressed.get(event.pointerId);
    if (!from) {
      if (event.pointerType !== 'touch') this.#listener.hover(to);
      return;
    }
    if (this.#still && gapOf([to, this.#still]) <= slipOf(event.pointerType)) return;
    this.#still = null;
    const before = this.#pair();
    this.#pressed.set(event.pointerId, to);
    const after = this.#pair();
    if (before && after) this.#pinch(before, after);
    else this.#listener.pan(to.x - from.x, to.y - from.y);
  }

  #pinch(before: Pair, after: Pair): void {
    const middle = middleOf(after);
    const last = middleOf(before);
    this.#listener.pan(middle.x - last.x, middle.y - last.y);
    this.#listener.zoom(gapOf(after) / Math.max(1, gapOf(before)), middle, false);
  }

  up(event: PointerEvent): void {
    if (!this.#pressed.delete(event.pointerId)) return;
    const at = this.#still;
    this.#still = null;
    if (at && event.type === 'pointerup') this.#listener.press(at, reachOf(event.pointerType));
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const pixels = Math.max(-WHEEL_MOST, Math.min(WHEEL_MOST, event.deltaY * wheelUnit(event)));
    const rate = event.ctrlKey ? PINCH_RATE : WHEEL_RATE;
    this.#listener.zoom(Math.exp(-pixels * rate), this.#pointOf(event), !event.ctrlKey);
  }
}

/** Listens on the canvas; returns a function that stops listening. */
export const listenForGestures = (canvas: HTMLCanvasElement, listener: GestureListener): (() => void) => {
  const gestures = new Gestures(canvas, listener);
  // Through the style object, which the content security policy allows.
  canvas.style.touchAction = 'none';
  const stop = new AbortController();
  const { signal } = stop;
  canvas.addEventListener('pointerdown', event => gestures.down(event), { signal });
  canvas.addEventListener('pointermove', event => gestures.move(event), { signal });
  canvas.addEventListener('pointerup', event => gestures.up(event), { signal });
  canvas.addEventListener('pointercancel', event => gestures.up(event), { signal });
  canvas.addEventListener('pointerleave', () => listener.hover(null), { signal });
  canvas.addEventListener('contextmenu', event => event.preventDefault(), { signal });
  canvas.addEventListener('wheel', event => gestures.wheel(event), { signal, passive: false });
  return () => stop.abort();
};
