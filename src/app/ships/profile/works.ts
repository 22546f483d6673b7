/** What stands on the deck: casemates, turrets, houses, bales. */

import type { Hull, Part } from './parts.ts';
import { type Pen, spread, TINT, type Point } from './pen.ts';

type Of<K extends Part['is']> = Extract<Part, { is: K }>;

const port = (pen: Pen, x: number, height: number, size: number): void => {
  pen.box(x - size / 2, x + size / 2, height, height + size, TINT.gun, 0.5);
  pen.box(x - size * 0.22, x + size * 0.22, height + size * 0.3, height + size * 0.72, TINT.armour, 0.4);
};

export const casemate = (pen: Pen, hull: Hull, part: Of<'casemate'>): void => {
  const [from, to] = [part.from * hull.length, part.to * hull.length];
  const low =
    (part.base ?? 0) + Math.min(hull.deck(part.from), hull.deck(part.to), hull.deck((part.from + part.to) / 2));
  const [aft, fore] = part.slope;
  const high = low + part.height;
  const left = (height: number): number => from + aft * (height - low);
  const right = (height: number): number => to - fore * (height - low);
  pen.shape(
    [
      [from, low],
      [to, low],
      [right(high), high],
      [left(high), high],
    ],
    TINT[part.tint],
    1.4,
  );
  for (const height of spread(low, high, Math.max(4, Math.round(part.height / 1.1))))
    pen.segment(left(height), height, right(height), height, height < low + part.height * 0.35 ? 0.5 : 0.3);
  pen.box(left(high) - 0.6, right(high) + 0.6, high, high + 0.7, TINT.shade, 0.7);
  const size = Math.min(3.4, part.height * 0.42);
  for (const x of spread(left(low + 3), right(low + 3), part.ports)) port(pen, x, low + part.height * 0.36, size);
};

/** Round iron that turns, with its plates; a cone is a tower of Keokuk's kind. */
export const turret = (pen: Pen, hull: Hull, part: Of<'turret'>): void => {
  const [middle, half] = [part.at * hull.length, part.diameter / 2];
  const low = hull.deck(part.at);
  const high = low + part.height;
  const top = part.cone ? half * 0.62 : half;
  pen.shape(
    [
      [middle - half, low],
      [middle + half, low],
      [middle + top, high],
      [middle - top, high],
    ],
    TINT.armour,
    1.5,
  );
  if (!part.cone) pen.rounded(middle - half, middle + half, low, high);
  pen.box(middle - top, middle + top, high - part.height * 0.16, high, pen.sideColour, 0.7);
  pen.box(middle - 3.4, middle - 1.3, low + part.height * 0.3, low + part.height * 0.62, TINT.gun, 0.5);
  pen.box(middle + 1.3, middle + 3.4, low + part.height * 0.3, low + part.height * 0.62, TINT.gun, 0.5);
  if (!part.pilot) return;
  pen.box(middle - 4.2, middle + 4.2, high, high + 6, TINT.armour, 1.2);
  pen.rounded(middle - 4.2, middle + 4.2, high, high + 6);
  pen.box(middle - 2.6, middle - 1.4, high + 3.3, high + 4.3, TINT.gun, 0.3);
  pen.box(middle + 1.4, middle + 2.6, high + 3.3, high + 4.3, TINT.gun, 0.3);
  pen.box(middle - 4.8, middle + 4.8, high + 6, high + 6.6, TINT.shade, 0.6);
  // The awning's posts and rail round the roof.
  pen.segment(middle - half, high + 3.2, middle - 4.2, high + 3.2, 0.4);
  pen.segment(middle + half, high + 3.2, middle + 4.2, high + 3.2, 0.4);
  for (const x of [-half, -half * 0.7, half * 0.7, half]) pen.segment(middle + x, high, middle + x, high + 3.2, 0.4);
};

export const pilot = (pen: Pen, hull: Hull, part: Of<'pilot'>): void => {
  const [middle, half] = [part.at * hull.length, part.width / 2];
  const low = hull.deck(part.at) + part.base;
  const high = low + part.height;
  if (part.form !== 'glass') {
    const top = part.form === 'cone' ? half * 0.55 : half;
    pen.shape(
      [
        [middle - half, low],
        [middle + half, low],
        [middle + top, high],
        [middle - top, high],
      ],
      TINT.shade,
      1.2,
    );
    pen.segment(
      middle - top * 0.8,
      low + part.height * 0.68,
      middle + top * 0.8,
      low + part.height * 0.68,
      1,
      TINT.upper,
    );
    return;
  }
  pen.box(middle - half, middle + half, low, high, TINT.upper, 1);
  for (const x of spread(middle - half, middle + half, 3))
    pen.box(x - half * 0.22, x + half * 0.22, low + part.height * 0.42, low + part.height * 0.85, TINT.shade, 0.4);
  pen.shape(
    [
      [middle - half - 1.2, high],
      [middle + half + 1.2, high],
      [middle, high + part.height * 0.34],
    ],
    TINT.upper,
    0.8,
  );
};

export const house = (pen: Pen, hull: Hull, part: Of<'house'>): void => {
  const [from, to] = [part.from * hull.length, part.to * hull.length];
  const low = hull.deck((part.from + part.to) / 2) + part.base;
  const high = low + part.height;
  const eaves = part.eaves ?? 1;
  pen.box(from, to, low, high, TINT[part.tint], 1);
  for (const x of spread(from, to, part.windows)) {
    const half = Math.min(1.2, (to - from) / part.windows / 3.2);
    pen.box(x - half, x + half, low + part.height * 0.36, low + part.height * 0.78, TINT.shade, 0.4);
  }
  pen.segment(from, low + part.height * 0.2, to, low + part.height * 0.2, 0.4);
  pen.box(from - eaves, to + eaves, high, high + 0.8, TINT[part.tint], 0.8);
};

/** Height of a bale laid flat. */
export const BALE_FEET = 4.2;

export const bales = (pen: Pen, hull: Hull, part: Of<'bales'>): void => {
  const [from, to] = [part.from * hull.length, part.to * hull.length];
  const [wide, high] = [8, BALE_FEET];
  for (let row = 0; row < part.rows; row++) {
    const shift = row % 2 === 0 ? 0 : wide / 2;
    const low = (x: number): number => hull.deck(x / hull.length) + part.base + row * high;
    for (let x = from + shift; x + wide <= to; x += wide) {
      const base = low(x + wide / 2);
      pen.path(
        `M${x.toFixed(1)} ${(-base).toFixed(1)}h${wide - 0.4}q.5 ${(-high / 2).toFixed(1)} 0 ${-high + 0.2}h${-wide + 0.4}q-.5 ${(high / 2).toFixed(1)} 0 ${high - 0.2}z`,
        TINT.cotton,
        0.9,
      );
      for (const rope of [0.3, 0.68]) pen.segment(x + wide * rope, base, x + wide * rope, base + high, 0.5, TINT.seam);
    }
  }
};

export const timbers = (pen: Pen, hull: Hull, part: Of<'timbers'>): void => {
  const [from, to] = [part.from * hull.length, part.to * hull.length];
  const low = Math.max(hull.deck(part.from), hull.deck(part.to)) - 1 + part.base;
  const high = low + part.height;
  pen.box(from, to, low, high, TINT.timber, 1.3);
  for (const height of spread(low, high, Math.max(3, Math.round(part.height / 1.2))))
    pen.segment(from, height, to, height, 0.5, TINT.seam);
  for (const x of spread(from, to, Math.round((to - from) / 9))) pen.segment(x, low, x, high, 0.35, TINT.seam);
  for (const x of spread(from + 4, to - 4, part.ports))
    port(pen, x, low + part.height * 0.34, Math.min(3.4, part.height * 0.44));
};

/** As many ports make a row worth a stripe. */
const STRIPED_FROM = 5;

/** A row of gun ports in the ship's own side; in the light stripe that men-of-war wore, where it is a long one. */
export const ports = (pen: Pen, hull: Hull, part: Of<'ports'>): void => {
  const places = spread(part.from * hull.length, part.to * hull.length, part.count);
  const along = [part.from, 0.35, 0.5, 0.65, part.to];
  const edge = (height: number): Point[] =>
    along.map(share => [share * hull.length, part.height + hull.deck(share) - hull.sheet.freeboard + height]);
  if (part.count >= STRIPED_FROM) pen.shape([...edge(3.4), ...edge(-0.4).reverse()], TINT.upper, 0.5);
  for (const x of places) {
    const low = part.height + hull.deck(x / hull.length) - hull.sheet.freeboard;
    pen.box(x - 1.6, x + 1.6, low, low + 3, TINT.gun, 0.4);
    if (part.count < STRIPED_FROM) pen.segment(x - 1.6, low + 3.2, x + 1.6, low + 3.2, 0.7, TINT.upper);
  }
};

export const hump = (pen: Pen, hull: Hull, part: Of<'hump'>): void => {
  const [from, to] = [part.from * hull.length, part.to * hull.length];
  const low = hull.deck((part.from + part.to) / 2) + part.base;
  const [a, b, high] = [from.toFixed(1), to.toFixed(1), -(low + part.height)];
  const third = (to - from) / 4;
  pen.path(
    `M${a} ${-low}Q${a} ${high} ${(from + third).toFixed(1)} ${high}H${(to - third).toFixed(1)}Q${b} ${high} ${b} ${-low}Z`,
    TINT[part.tint],
    1.3,
  );
  for (const x of spread(from, to, 9)) {
    const away = Math.abs(x - (from + to) / 2) / ((to - from) / 2);
    pen.segment(x, low, x, low + part.height * (away > 0.55 ? 0.75 : 0.97), 0.35);
  }
};
