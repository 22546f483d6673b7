/** A word that stands over the chart: CSS pixels from its left to its right edge, and the row that it stands in. */
export interface StandingWord {
  left: number;
  right: number;
  /** CSS pixels of its middle from above. */
  y: number;
}

/** CSS pixels from one row of words to the next. */
export const WORD_ROW = 21;
/** Rows that a word is lifted at most. */
const MOST = 5;

/** Where a word can stand in which it runs into no other: in its own row, else in the first free one above. */
export const freeRow = (word: StandingWord, others: readonly StandingWord[]): number => {
  const isFree = (y: number): boolean =>
    others.every(
      ({ left, right, y: other }) => Math.abs(other - y) >= WORD_ROW - 1 || left >= word.right || right <= word.left,
    );
  for (let row = 0; row <= MOST; row++) if (isFree(word.y - row * WORD_ROW)) return word.y - row * WORD_ROW;
  return word.y;
};
