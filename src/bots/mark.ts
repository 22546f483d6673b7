/** What hurting a unit is worth, in hull points. */
export interface Mark {
  /** Points that she has left. */
  readonly points: number;
  readonly perPoint: number;
  /** That she is out of the battle: sunk, taken or silenced. */
  readonly sunk: number;
}

/**
 * A point of a unit whose whole has so many: by itself, and with the part of her prize that is earned point by point, so that fire is
 * kept on a unit that cannot be sunk at once.
 */
export const perPointOf = (base: number, part: number, prize: number, whole: number): number =>
  base + (part * prize) / Math.max(1, whole);
