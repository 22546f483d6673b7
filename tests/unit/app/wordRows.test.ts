/** Words that stand over ships side by side can all be read. */
import { describe, expect, it } from 'vitest';
import { freeRow, WORD_ROW, type StandingWord } from '../../../src/app/board/wordRows.ts';

const word = (left: number, right: number, y: number): StandingWord => ({ left, right, y });

describe('a word over a ship', () => {
  it('stands in its own row where nothing else does', () => {
    expect(freeRow(word(0, 80, 100), [word(80, 160, 100), word(0, 80, 100 + WORD_ROW)])).toBe(100);
  });

  it('is lifted over that of a ship beside her, and over both where there are two', () => {
    expect(freeRow(word(60, 140, 100), [word(0, 80, 100)])).toBe(100 - WORD_ROW);
    expect(freeRow(word(60, 140, 100), [word(0, 80, 100), word(120, 200, 100 - WORD_ROW)])).toBe(100 - 2 * WORD_ROW);
  });

  it('also where the rows of the two are not the same', () => {
    expect(freeRow(word(60, 140, 100), [word(0, 80, 90)])).toBe(100 - 2 * WORD_ROW);
  });

  it('is lifted as far as it takes: it never covers another', () => {
    const all = Array.from({ length: 9 }, (_, row) => word(0, 200, 100 - row * WORD_ROW));
    expect(freeRow(word(60, 140, 100), all)).toBe(100 - 9 * WORD_ROW);
  });

  it('leaves a name free where it can, and covers it where all rows above have one', () => {
    const plate = (row: number) => ({ x: 50, y: 90 - row * WORD_ROW, width: 100, height: 18 });
    expect(freeRow(word(60, 140, 100), [], [plate(0)])).toBe(100 - WORD_ROW);
    expect(freeRow(word(60, 140, 100), [word(0, 200, 100 - WORD_ROW)], [plate(0)])).toBe(100 - 2 * WORD_ROW);
    const everywhere = Array.from({ length: 9 }, (_, row) => plate(row));
    expect(freeRow(word(60, 140, 100), [], everywhere)).toBe(100);
  });
});
