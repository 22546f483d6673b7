import { HEX_WIDTH } from '../../chart/layout.ts';
import { RING_RADIUS } from './drawings.ts';

/** CSS pixels that a counter is wide at least, and how far that may make it grow over its hex. */
const FLOOR = { width: 34, most: 1.5 } as const;
/** Base to CSS pixels between which hulls grow until they fill their hex, and by how much they have grown then. */
const SWELLS = { from: 0.85, to: 1.45, by: 0.27 } as const;
/** CSS pixels of a hex below which names would cover the battle: smaller than any that a battle opens with. */
const NAMED_FROM = 33;

/** By how much counters are drawn larger than they lie: over the whole chart, where they would be too small to tell apart. */
export const counterScale = (zoom: number): number =>
  Math.min(FLOOR.most, Math.max(1, FLOOR.width / (2 * RING_RADIUS * zoom)));

/** By how much hulls outgrow their bases where the eye is close. */
export const hullSwell = (zoom: number): number => {
  const share = Math.min(1, Math.max(0, (zoom - SWELLS.from) / (SWELLS.to - SWELLS.from)));
  return 1 + SWELLS.by * share;
};

/** Whether every unit has its plate, not only the one that is pointed at or in hand. */
export const showsPlates = (zoom: number): boolean => HEX_WIDTH * zoom >= NAMED_FROM;
