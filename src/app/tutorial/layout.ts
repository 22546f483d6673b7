/** Sides of a rectangle on the page, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels between the card, what it is about, and the rim of the page. */
const GAP = 12;
/** How much worse it is to cover what is pointed at than anything else. */
const WORSE = 100;

const overlap = (one: Box, other: Box): number => {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
};

const within = (value: number, most: number): number => Math.max(GAP, Math.min(value, most - GAP));

const boxAt = (left: number, top: number, card: Size, page: Size): Box => {
  const [x, y] = [within(left, page.width - card.width), within(top, page.height - card.height)];
  return { left: x, top: y, right: x + card.width, bottom: y + card.height };
};

/** Places for a card, the best first: beside what it is about, beside what is to be kept free, then the corners of the page. */
const candidates = (mark: Box | null, card: Size, page: Size, free: readonly Box[]): Box[] => {
  const corners: [number, number][] = [
    [0, 72],
    [page.width, 72],
    [0, page.height],
  ];
  const beside: [number, number][] = mark
    ? [
        [mark.right + GAP, mark.top],
        [mark.right + GAP, mark.bottom - card.height],
        [mark.left - GAP - card.width, mark.top],
        [mark.left, mark.top - GAP - card.height],
        [mark.left, mark.bottom + GAP],
        ...free.map((box): [number, number] => [box.left - GAP - card.width, mark.top]),
      ]
    : [];
  return [...beside, ...corners].map(([left, top]) => boxAt(left, top, card, page));
};

/** Where a card covers neither what it is about nor, as far as there is room, what is to be kept free. */
export const placeCard = (mark: Box | null, card: Size, page: Size, free: readonly Box[]): Box => {
  const cost = (box: Box): number =>
    (mark ? WORSE * overlap(box, mark) : 0) + free.reduce((sum, each) => sum + overlap(box, each), 0);
  return candidates(mark, card, page, free).reduce((best, box) => (cost(box) < cost(best) ? box : best));
};
