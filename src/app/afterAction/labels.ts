import type { Box, Point } from './frame.ts';

/** A name that wants to stand beside a point. */
export interface Wanted extends Point {
  text: string;
}

/** Width of a letter and height of a line, as shares of the size of the type. */
const LETTER = 0.52;
const LINE = 1.15;
/** Rows above and below that are tried before a name is put where it overlaps. */
const ROWS = [0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5] as const;

const overlaps = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const inside = (box: Box, frame: Box): boolean =>
  box.x >= frame.x &&
  box.y >= frame.y &&
  box.x + box.width <= frame.x + frame.width &&
  box.y + box.height <= frame.y + frame.height;

/** Boxes in which a name could stand, the best first: right of its point, left of it, then farther up and down. */
const places = ({ x, y, text }: Wanted, size: number): Box[] => {
  const [width, height] = [text.length * LETTER * size, LINE * size];
  return ROWS.flatMap(row => {
    const top = y - height / 2 + row * height;
    return [x + 0.7 * size, x - 0.7 * size - width].map(left => ({ x: left, y: top, width, height }));
  });
};

/** Puts names beside their points, each by its left end and baseline, so that none covers another and none is cut, as far as there is room. */
export const placeLabels = <W extends Wanted>(wanted: readonly W[], size: number, frame: Box): W[] => {
  const taken: Box[] = wanted.map(({ x, y }) => ({
    x: x - size / 3,
    y: y - size / 3,
    width: size / 1.5,
    height: size / 1.5,
  }));
  return wanted.map(label => {
    const [first, ...others] = places(label, size);
    const free = [first, ...others].find(
      box => box && inside(box, frame) && !taken.some(other => overlaps(box, other)),
    );
    const box = free ?? first ?? { ...label, width: 0, height: 0 };
    taken.push(box);
    return { ...label, x: box.x, y: box.y + 0.8 * size };
  });
};
