import type { Point } from './geometry.ts';

/** Places in a page for pictures of several sizes. */
export interface Shelves {
  /** The top left corner for one more picture; null where the page is full. */
  place(width: number, height: number): Point | null;
}

interface Shelf {
  y: number;
  height: number;
  /** Where its next picture begins. */
  x: number;
}

/** A picture lies no lower on a shelf than this many times its own height. */
const WASTE = 1.5;

/** Rows of pictures of about the same height, with a gap round each. */
export const shelvesOf = (pageWidth: number, pageHeight: number, gap: number): Shelves => {
  const shelves: Shelf[] = [];
  let bottom = gap;
  const fits = (shelf: Shelf, width: number, height: number): boolean =>
    height <= shelf.height && shelf.height <= height * WASTE && shelf.x + width + gap <= pageWidth;
  return {
    place(width, height) {
      if (width + 2 * gap > pageWidth || height + 2 * gap > pageHeight)
        throw new Error(`a picture of ${width} x ${height} fits no page of ${pageWidth} x ${pageHeight}`);
      let shelf = shelves.find(one => fits(one, width, height));
      if (!shelf) {
        if (bottom + height + gap > pageHeight) return null;
        shelf = { y: bottom, height, x: gap };
        shelves.push(shelf);
        bottom += height + gap;
      }
      const { x, y } = shelf;
      shelf.x += width + gap;
      return { x, y };
    },
  };
};
