import { overlap, type Box } from './geometry.ts';

/** A word that stands over the chart: CSS pixels from its left to its right edge, and the row that it stands in. */
export interface StandingWord {
  left: number;
  right: number;
  /** CSS pixels of its middle from above. */
  y: number;
}

/** CSS pixels from one row of words to the next: as high as letters are, and as far as they rise. */
export const WORD_ROW = 24;
export const WORD_RISES = 4;
/** Rows that a word is lifted to leave a name free; a word is lifted as far as it must. */
const FOR_NAMES = 5;

const boxOf = ({ left, right, y }: StandingWord): Box => ({
  x: left,
  y: y - (WORD_ROW - WORD_RISES) / 2,
  width: right - left,
  height: WORD_ROW,
});

/** Where a word can stand in which it runs into no other: in its own row, else in the first free one above; beside names where it can. */
export const freeRow = (word: StandingWord, others: readonly StandingWord[], names: readonly Box[] = []): number => {
  const isFree = (y: number): boolean =>
    others.every(
      ({ left, right, y: other }) => Math.abs(other - y) >= WORD_ROW || left >= word.right || right <= word.left,
    );
  const isOffNames = (y: number): boolean => names.every(name => overlap(boxOf({ ...word, y }), name) === 0);
  const rowAbove = (row: number): number => word.y - row * WORD_ROW;
  for (let row = 0; row <= FOR_NAMES; row++) {
    const y = rowAbove(row);
    if (isFree(y) && isOffNames(y)) return y;
  }
  // Each of the others is in the way of two rows at most.
  for (let row = 0; row <= 2 * others.length; row++) if (isFree(rowAbove(row))) return rowAbove(row);
  return word.y;
};
