import type { Size } from './cameraMath.ts';
import type { Point } from './geometry.ts';

/** CSS pixels from the rim of the screen in which a resting pointer pushes the chart. */
const RIM = 10;
/** CSS pixels a second. */
const PUSH = 340;

const axis = (at: number, length: number): number => (at < RIM ? 1 : at > length - RIM ? -1 : 0);

/** How far a pointer at the rim moves the chart in this frame. Only in full screen: elsewhere the pointer is on its way out. */
export const edgePush = (pointer: Point | null, screen: Size, milliseconds: number): Point | null => {
  if (!pointer || document.fullscreenElement === null) return null;
  const x = axis(pointer.x, screen.width);
  const y = axis(pointer.y, screen.height);
  const way = (PUSH * milliseconds) / 1000;
  return x === 0 && y === 0 ? null : { x: x * way, y: y * way };
};
