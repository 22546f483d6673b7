import type { EndShape, Hull } from './parts.ts';
import { at, type Pen, spread, TINT, type Point } from './pen.ts';

type End = readonly { readonly to: Point; readonly by?: Point }[];

/** From the deck down to the keel: `out` = feet beyond the perpendicular, so that one table serves bow and stern. */
const endOf = (shape: EndShape, length: number, high: number, draught: number): End => {
  const l = (share: number): number => share * length;
  const shapes: Readonly<Record<EndShape, End>> = {
    plumb: [{ to: [0, high] }, { to: [0, -draught * 0.5] }, { by: [0, -draught], to: [l(-0.05), -draught] }],
    raked: [
      { to: [0, high] },
      { to: [l(-0.035), -draught * 0.3] },
      { by: [l(-0.05), -draught], to: [l(-0.1), -draught] },
    ],
    clipper: [
      { to: [l(0.055), high + 1.5] },
      { by: [l(0.008), high * 0.6], to: [0, 0] },
      { by: [l(-0.008), -draught], to: [l(-0.05), -draught] },
    ],
    spoon: [{ to: [0, high] }, { by: [l(-0.012), -draught * 0.7], to: [l(-0.13), -draught] }],
    scow: [{ to: [0, high] }, { to: [0, high * 0.4] }, { to: [l(-0.09), -draught] }],
    ram: [
      { to: [l(-0.03), high] },
      { to: [l(-0.012), 0] },
      { to: [l(0.035), -draught * 0.28] },
      { to: [l(0.03), -draught * 0.42] },
      { by: [l(-0.015), -draught * 0.9], to: [l(-0.09), -draught] },
    ],
    counter: [
      { to: [l(0.035), high] },
      { by: [l(0.025), high * 0.35], to: [l(-0.015), 0.5] },
      { to: [l(-0.05), -1] },
      { to: [l(-0.055), -draught] },
    ],
    raft: [
      { to: [0, high] },
      { to: [l(-0.01), -3.5] },
      { to: [l(-0.09), -3.5] },
      { by: [l(-0.14), -draught], to: [l(-0.2), -draught] },
    ],
    cigar: [
      { to: [l(-0.16), high] },
      { by: [l(-0.07), high], to: [0, -draught * 0.1] },
      { by: [l(-0.07), -draught], to: [l(-0.2), -draught] },
    ],
  };
  return shapes[shape];
};

const bent = (end: End, place: (point: Point) => Point): string =>
  end
    .map(({ by, to }, index) =>
      by ? `Q${at(place(by))} ${at(place(to))}` : `${index === 0 ? '' : 'L'}${at(place(to))}`,
    )
    .join('');

/** Outline of the whole hull, clockwise from the head of the stern. */
const outline = (hull: Hull): string => {
  const { length, draught, sheet } = hull;
  const bow = endOf(sheet.bow, length, hull.deck(1), draught);
  const stern = endOf(sheet.stern, length, hull.deck(0), draught);
  const fore = ([out, height]: Point): Point => [length + out, height];
  const aft = ([out, height]: Point): Point => [-out, height];
  const deck = [0.1, 0.3, 0.5, 0.7, 0.9].map((share): Point => [share * length, hull.deck(share)]);
  // The stern's pieces run from deck to keel; the second time the line comes up them.
  const up = [...stern].reverse();
  const rising = up.map(({ by }, index) => {
    const next = up[index + 1]?.to;
    if (!next) return '';
    return by ? `Q${at(aft(by))} ${at(aft(next))}` : `L${at(aft(next))}`;
  });
  const keelAft = up[0]?.to ?? [0, 0];
  const head = stern[0]?.to ?? [0, 0];
  return `M${at(aft(head))}L${deck.map(at).join('L')}L${bent(bow, fore)}L${at(aft(keelAft))}${rising.join('')}Z`;
};

const rudder = (pen: Pen, { length, draught, sheet }: Hull): void => {
  const width = Math.min(7, 0.03 * length);
  const places = sheet.stern === 'counter' || sheet.stern === 'plumb' ? [0.02] : [];
  for (const share of places)
    pen.box(share * length, share * length + width, -draught, sheet.stern === 'counter' ? -1 : 1, TINT.under, 0.6);
};

/** Planks or plates of the side, and the shadow that gathers toward the water. */
const sides = (pen: Pen, hull: Hull): void => {
  const high = hull.sheet.freeboard;
  const rows = Math.max(2, Math.min(9, Math.round(high / 1.6)));
  for (const height of spread(0, high, rows)) {
    const line: Point[] = [0, 0.25, 0.5, 0.75, 1].map(share => [
      share * hull.length,
      height * (hull.deck(share) / Math.max(0.1, high)),
    ]);
    pen.line(line, height < high / 3 ? 0.5 : 0.3);
  }
};

/** The hull, dark above the water and pale below it, with the band of her side's colour under the rail. */
export const drawHull = (pen: Pen, hull: Hull): void => {
  const data = outline(hull);
  const wide = hull.length * 1.4;
  const clip = (id: string, low: number, high: number): string =>
    `<clipPath id="${id}"><path d="M${at([-wide, low])}H${wide}V${-high}H${-wide}Z"/></clipPath>`;
  pen.add(`<defs>${clip('air', 0, 99)}${clip('sea', -99, 0)}<clipPath id="hull"><path d="${data}"/></clipPath></defs>`);
  rudder(pen, hull);
  pen.path(data, TINT.under, 0.6, ` clip-path="url(#sea)" stroke-dasharray="${(pen.ink * 4).toFixed(2)}"`);
  pen.path(data, TINT[hull.sheet.paint], 1.6, ' clip-path="url(#air)"');
  pen.add('<g clip-path="url(#hull)"><g clip-path="url(#air)">');
  sides(pen, hull);
  band(pen, hull);
  pen.add('</g></g>');
  pen.path(data, 'none', 1.8, ' clip-path="url(#air)"');
};

const band = (pen: Pen, hull: Hull): void => {
  const thick = Math.max(0.35 * Math.min(hull.sheet.freeboard, 4), pen.ink * 1.5);
  const along = [-0.1, 0, 0.2, 0.4, 0.6, 0.8, 1, 1.1];
  const edge = (drop: number): Point[] =>
    along.map(share => [share * hull.length, hull.deck(Math.max(0, Math.min(1, share))) - drop]);
  pen.shape([...edge(0), ...edge(thick).reverse()], pen.sideColour, 0.5);
};

/** The line of the water, through the hull's foot. */
export const drawWaterline = (pen: Pen, from: number, to: number): void => {
  pen.segment(from, 0, to, 0, 0.7);
};

/** Broken lines under the water's face, which lie behind the hull. */
export const drawRipples = (pen: Pen, from: number, to: number): void => {
  const span = to - from;
  for (const [row, share] of [0.12, 0.55, 0.9, 0.3, 0.72].entries()) {
    const middle = from + share * span;
    const half = span * (0.1 - 0.012 * row);
    const height = -(1.2 + 1.3 * row) * pen.ink * 4;
    pen.segment(middle - half, height, middle + half, height, 0.4);
  }
};
