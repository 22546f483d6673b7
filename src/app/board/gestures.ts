import type { Point } from './geometry.ts';

/** What a hand, mouse or pen asks of the board; points in CSS pixels from the canvas's top left corner. */
export interface GestureListener {
  press(at: Point): void;
  hover(at: Point | null): void;
  pan(x: number, y: number): void;
  zoom(factor: number, at: Point, smooth: boolean): void;
}

/** Pixels that a press may slip before it becomes a drag: fingers slip more than mice. */
const SLIP = { mouse: 5, pen: 8, touch: 12 } as const;
const WHEEL_LINE = 16;
const WHEEL_PAGE = 400;
/** Share of zoom per wheel pixel; a usual notch of 100 makes about a fifth. */
const WHEEL_RATE = 0.0018;
/** Trackpads report pinches as small wheel turns with the control key. */
const PINCH_RATE = 0.01;

const slipOf = (kind: string): number => (kind === 'touch' ? SLIP.touch : kind === 'pen' ? SLIP.pen : SLIP.mouse);

const wheelPixels = (event: WheelEvent): number => {
  const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? WHEEL_LINE : event.deltaMode === WheelEvent.DOM_DELTA_PAGE ? WHEEL_PAGE : 1;
  return Math.max(-300, Math.min(300, event.deltaY * unit));
};

const middleOf = ([one, other]: readonly [Point, Point]): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const gapOf = ([one, other]: readonly [Point, Point]): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Listens on the canvas; returns a function that stops listening. */
export const listenForGestures = (canvas: HTMLCanvasElement, listener: GestureListener): (() => void) => {
  const pressed = new Map<number, Point>();
  /** Where the press began; null once it has become a drag or a pinch. */
  let still: Point | null = null;

  const pointOf = (event: MouseEvent): Point => {
    const frame = canvas.getBoundingClientRect();
    return { x: event.clientX - frame.left, y: event.clientY - frame.top };
  };
  const pair = (): readonly [Point, Point] | null => {
    const [one, other] = pressed.values();
    return one && other ? [one, other] : null;
  };

  const onDown = (event: PointerEvent): void => {
    if (pressed.size >= 2) return;
    canvas.setPointerCapture(event.pointerId);
    pressed.set(event.pointerId, pointOf(event));
    still = pressed.size === 1 && event.button === 0 ? pointOf(event) : null;
  };
  const onMove = (event: PointerEvent): void => {
    const to = pointOf(event);
    const from = pressed.get(event.pointerId);
    if (!from) {
      if (event.pointerType !== 'touch') listener.hover(to);
      return;
    }
    if (still && Math.hypot(to.x - still.x, to.y - still.y) <= slipOf(event.pointerType)) return;
    still = null;
    const before = pair();
    pressed.set(event.pointerId, to);
    const after = pair();
    if (before && after) pinch(before, after);
    else listener.pan(to.x - from.x, to.y - from.y);
  };
  const pinch = (before: readonly [Point, Point], after: readonly [Point, Point]): void => {
    const middle = middleOf(after);
    const last = middleOf(before);
    listener.pan(middle.x - last.x, middle.y - last.y);
    listener.zoom(gapOf(after) / Math.max(1, gapOf(before)), middle, false);
  };
  const onUp = (event: PointerEvent): void => {
    if (!pressed.delete(event.pointerId)) return;
    const at = still;
    still = null;
    if (at && event.type === 'pointerup') listener.press(at);
  };
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const rate = event.ctrlKey ? PINCH_RATE : WHEEL_RATE;
    listener.zoom(Math.exp(-wheelPixels(event) * rate), pointOf(event), !event.ctrlKey);
  };
  const onLeave = (): void => listener.hover(null);
  const onMenu = (event: Event): void => event.preventDefault();

  // Through the style object, which the content security policy allows.
  canvas.style.touchAction = 'none';
  const stop = new AbortController();
  const { signal } = stop;
  canvas.addEventListener('pointerdown', onDown, { signal });
  canvas.addEventListener('pointermove', onMove, { signal });
  canvas.addEventListener('pointerup', onUp, { signal });
  canvas.addEventListener('pointercancel', onUp, { signal });
  canvas.addEventListener('pointerleave', onLeave, { signal });
  canvas.addEventListener('contextmenu', onMenu, { signal });
  canvas.addEventListener('wheel', onWheel, { signal, passive: false });
  return () => stop.abort();
};
