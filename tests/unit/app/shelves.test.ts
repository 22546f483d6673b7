import { describe, expect, it } from 'vitest';
import { overlap, type Box } from '../../../src/app/board/geometry.ts';
import { shelvesOf } from '../../../src/app/board/shelves.ts';

describe('the places of pictures in one texture', () => {
  it('lie apart by the gap, from each other and from the edges', () => {
    const shelves = shelvesOf(500, 400, 10);
    const boxes: Box[] = [];
    for (const [width, height] of [
      [100, 60],
      [200, 50],
      [40, 60],
      [300, 120],
      [150, 55],
      [90, 110],
    ] as const) {
      const place = shelves.place(width, height);
      expect(place).not.toBeNull();
      if (place) boxes.push({ ...place, width, height });
    }
    for (const box of boxes) {
      expect(box.x).toBeGreaterThanOrEqual(10);
      expect(box.y).toBeGreaterThanOrEqual(10);
      expect(box.x + box.width).toBeLessThanOrEqual(490);
      expect(box.y + box.height).toBeLessThanOrEqual(390);
      // Each with half the gap round it touches no other.
      const grown = { x: box.x - 9, y: box.y - 9, width: box.width + 18, height: box.height + 18 };
      for (const other of boxes) if (other !== box) expect(overlap(grown, other)).toBe(0);
    }
  });

  it('a full page says so, and still takes what fits', () => {
    const shelves = shelvesOf(100, 100, 10);
    expect(shelves.place(80, 40)).toEqual({ x: 10, y: 10 });
    expect(shelves.place(80, 40)).toBeNull();
    expect(shelves.place(30, 20)).toEqual({ x: 10, y: 60 });
    expect(shelves.place(30, 20)).toEqual({ x: 50, y: 60 });
  });

  it('what fits no page is refused with both sizes', () => {
    expect(() => shelvesOf(100, 100, 10).place(81, 20)).toThrow('a picture of 81 x 20 fits no page of 100 x 100');
  });
});
