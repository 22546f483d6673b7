/** What she carries: masts and what they hold, guns on deck, torpedoes, boats; and fire. */

import type { Hull, Part } from './parts.ts';
import { at, INK, type Pen, spread, TINT, type Point } from './pen.ts';

type Of<K extends Part['is']> = Extract<Part, { is: K }>;

export const mast = (pen: Pen, hull: Hull, part: Of<'mast'>): void => {
  const x = part.at * hull.length;
  const low = hull.deck(part.at);
  const high = low + part.height;
  const thick = Math.max(0.9, part.height / 90);
  pen.shape(
    [
      [x - thick, low],
      [x + thick, low],
      [x + thick * 0.4, high],
      [x - thick * 0.4, high],
    ],
    TINT.seam,
    0.6,
  );
  // Shrouds to the lower masthead, backstays to the upper.
  const head = low + part.height * (part.yards > 0 ? 0.55 : 0.86);
  for (const foot of [-0.1, -0.06, 0.06, 0.1]) pen.segment(x, head, x + foot * part.height, low, 0.3);
  if (part.yards > 0)
    for (const foot of [-0.16, 0.05]) pen.segment(x, high - part.height * 0.1, x + foot * part.height, low, 0.22);
  for (let yard = 0; yard < part.yards; yard++) {
    const height = low + part.height * (0.42 + (0.5 * yard) / Math.max(1, part.yards - 1));
    const half = part.height * (0.25 - 0.055 * yard);
    // Sails furled along their yards.
    pen.shape(
      [
        [x - half, height],
        [x - half * 0.5, height + 1.5],
        [x + half * 0.5, height + 1.5],
        [x + half, height],
        [x, height - 0.8],
      ],
      TINT.canvas,
      0.6,
    );
  }
  if (part.gaff !== true) return;
  const reach = part.height * 0.34;
  pen.segment(x, low + 6, x - reach * 1.2, low + 5, 1.1, TINT.seam);
  pen.segment(x, low + part.height * 0.45, x - reach, low + part.height * 0.62, 1.1, TINT.seam);
  pen.shape(
    [
      [x - 1, low + 7],
      [x - 4, low + 7],
      [x - 3.4, low + part.height * 0.46],
      [x - 1, low + part.height * 0.44],
    ],
    TINT.canvas,
    0.5,
  );
};

export const bowsprit = (pen: Pen, hull: Hull, part: Of<'bowsprit'>): void => {
  const low = hull.deck(1);
  const foot: Point = [hull.length * 0.98, low + 1];
  const tip: Point = [hull.length + part.length, low + part.length * 0.36];
  pen.line([foot, tip], 2, TINT.seam);
  const foremast = hull.sheet.parts.filter(each => each.is === 'mast').sort((one, other) => other.at - one.at)[0];
  if (!foremast) return;
  for (const share of [0.6, 0.9])
    pen.line([tip, [foremast.at * hull.length, hull.deck(foremast.at) + foremast.height * share]], 0.3);
};

export const pivot = (pen: Pen, hull: Hull, part: Of<'pivot'>): void => {
  const x = part.at * hull.length;
  const low = hull.deck(part.at);
  const way = part.toBow ? 1 : -1;
  pen.shape(
    [
      [x - 4 * way, low],
      [x + 3.4 * way, low],
      [x + 2.4 * way, low + 2],
      [x - 3 * way, low + 2],
    ],
    TINT.seam,
    0.7,
  );
  pen.shape(
    [
      [x - 3.8 * way, low + 2],
      [x - 3.8 * way, low + 4],
      [x + 1 * way, low + 3.8],
      [x + 7 * way, low + 3.3],
      [x + 7 * way, low + 2.4],
    ],
    TINT.gun,
    0.5,
  );
};

export const spar = (pen: Pen, hull: Hull, part: Of<'spar'>): void => {
  const [high, end] = [Math.max(0.8, hull.deck(1)), hull.length];
  pen.segment(end * 0.82, high + 0.6, end + part.length, -hull.draught * 0.55, 1.3, TINT.seam);
  const [x, height] = [end + part.length, -hull.draught * 0.55];
  const can = Math.min(1.4, hull.length / 60);
  pen.box(x - 1.4 * can, x + 1.4 * can, height - 0.5 * can, height + 0.5 * can, TINT.shade, 0.8);
};

export const mortar = (pen: Pen, hull: Hull, part: Of<'mortar'>): void => {
  const [x, low] = [part.at * hull.length, hull.deck(part.at) + 1];
  pen.shape(
    [
      [x - 6, low],
      [x + 6, low],
      [x + 4.5, low + 3],
      [x - 4.5, low + 3],
    ],
    TINT.seam,
    0.9,
  );
  pen.shape(
    [
      [x - 4, low + 3],
      [x + 1.5, low + 2.2],
      [x + 6, low + 8.6],
      [x + 1.2, low + 10.4],
    ],
    TINT.gun,
    0.9,
  );
  pen.segment(x + 1.6, low + 9.8, x + 5.8, low + 8.1, 1, TINT.armour);
};

export const hogChain = (pen: Pen, hull: Hull, part: Of<'hogChain'>): void => {
  const inward = (part.to - part.from) * 0.22;
  const [a, b, c, d] = [part.from, part.from + inward, part.to - inward, part.to].map(share => share * hull.length) as [
    number,
    number,
    number,
    number,
  ];
  const high = hull.sheet.freeboard + part.height;
  pen.line(
    [
      [a, hull.deck(part.from)],
      [b, high],
      [c, high],
      [d, hull.deck(part.to)],
    ],
    0.8,
  );
  for (const post of [b, c]) pen.segment(post, hull.sheet.freeboard, post, high, 1.4, TINT.seam);
};

export const staff = (pen: Pen, hull: Hull, part: Of<'staff'>): void => {
  const [x, low] = [part.at * hull.length, hull.deck(part.at)];
  pen.segment(x, low, x, low + part.height, 0.9, TINT.seam);
};

export const boat = (pen: Pen, hull: Hull, part: Of<'boat'>): void => {
  const [x, low, half] = [part.at * hull.length, hull.deck(part.at) + part.base, part.length / 2];
  pen.path(
    `M${at([x - half, low + 2.8])}Q${at([x - half * 0.7, low])} ${at([x, low])}Q${at([x + half * 0.8, low])} ${at([x + half * 1.1, low + 3.2])}Q${at([x, low + 2])} ${at([x - half, low + 2.8])}Z`,
    TINT.upper,
    0.8,
  );
  for (const davit of [-0.7, 0.7])
    pen.line(
      [
        [x + davit * half, low - 1],
        [x + davit * half, low + 5.4],
        [x + davit * half + 1.2, low + 5.8],
      ],
      0.5,
    );
};

/** One tongue, bent by the wind. */
const flame = (pen: Pen, x: number, low: number, tall: number, fill: string): void => {
  const half = 2.2 + tall / 9;
  const tip: Point = [x - tall * 0.18, low + tall];
  pen.path(
    `M${at([x - half, low])}C${at([x - half * 1.7, low + tall * 0.4])} ${at([x + half * 0.4, low + tall * 0.6])} ${at(tip)}C${at([x + half * 0.7, low + tall * 0.7])} ${at([x + half * 2.2, low + tall * 0.35])} ${at([x + half, low])}Z`,
    fill,
    0.5,
  );
};

export const fire = (pen: Pen, hull: Hull, part: Of<'fire'>): void => {
  const [from, to] = [part.from * hull.length, part.to * hull.length];
  const low = hull.sheet.freeboard;
  for (const x of spread(from, to, 9)) {
    pen.segment(x - 5, low, x + 3, low + 7, 1.6, TINT.seam);
    pen.segment(x + 5, low, x - 3, low + 6, 1.6, TINT.seam);
  }
  for (const [index, x] of spread(from, to, 11).entries()) {
    const tall = 10 + 7 * ((index * 7) % 4);
    flame(pen, x, low + 4, tall, TINT.flame);
    flame(pen, x + 0.6, low + 4, tall * 0.55, TINT.blaze);
  }
};

/** Iron straps over a bow that was built to ram. */
export const strapping = (pen: Pen, hull: Hull): void => {
  for (const share of [0.25, 0.5, 0.75])
    pen.segment(hull.length * 0.9, hull.deck(0.95) * share, hull.length * 0.998, hull.deck(1) * share, 1.6, INK);
};
