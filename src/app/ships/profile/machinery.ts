/** What drives her: funnels, wheels, the walking beam. */

import type { Hull, Part } from './parts.ts';
import { type Pen, type Point, TINT } from './pen.ts';

type Of<K extends Part['is']> = Extract<Part, { is: K }>;

const pipe = (pen: Pen, x: number, low: number, part: Of<'funnel'>): void => {
  const [half, high] = [part.diameter / 2, low + part.height];
  pen.box(x - half, x + half, low, high, TINT.stack, 1);
  pen.segment(x - half * 0.45, low + 0.5, x - half * 0.45, high - 0.5, 0.9, TINT.armour);
  for (const share of [0.3, 0.62])
    pen.segment(x - half, low + share * part.height, x + half, low + share * part.height, 0.5, TINT.armour);
  const lip = half * (part.crown ? 1.75 : 1.2);
  const drop = part.crown ? part.diameter * 0.95 : 1;
  pen.shape(
    [
      [x - half, high - drop],
      [x + half, high - drop],
      [x + lip, high],
      [x - lip, high],
    ],
    TINT.stack,
    0.9,
  );
  if (part.crown)
    for (const turn of [-0.5, 0, 0.5])
      pen.segment(x + turn * half, high - drop, x + turn * lip, high, 0.4, TINT.armour);
};

export const funnel = (pen: Pen, hull: Hull, part: Of<'funnel'>): void => {
  const x = part.at * hull.length;
  const low = hull.deck(part.at) + part.base;
  if (part.pair !== undefined) pipe(pen, x + part.pair, low, part);
  pipe(pen, x, low, part);
  // Guys hold a tall stack.
  if (part.height > 24)
    for (const way of [-1, 1]) pen.segment(x, low + part.height * 0.78, x + way * part.height * 0.5, low, 0.3);
};

/** The wheel's cover: a half circle on its guard, with rays. */
export const paddleBox = (pen: Pen, hull: Hull, part: Of<'paddleBox'>): void => {
  const [x, radius] = [part.at * hull.length, part.diameter / 2];
  const axle = part.axle;
  const foot = Math.max(1.2, axle - radius * 0.62);
  const points: Point[] = [];
  for (let turn = 0; turn <= 180; turn += 12)
    points.push([x - radius * Math.cos((turn * Math.PI) / 180), axle + radius * Math.sin((turn * Math.PI) / 180)]);
  // The floats that dip under the box.
  for (let turn = 200; turn <= 340; turn += 14) {
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    pen.segment(
      x + radius * 0.5 * cos,
      axle + radius * 0.5 * sin,
      x + radius * 0.93 * cos,
      axle + radius * 0.93 * sin,
      0.9,
      TINT.seam,
    );
  }
  pen.shape([[x - radius, foot], ...points, [x + radius, foot]], TINT[part.tint], 1.4);
  for (let turn = 15; turn <= 165; turn += 15) {
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    pen.segment(
      x + radius * 0.34 * cos,
      axle + radius * 0.34 * sin,
      x + radius * 0.94 * cos,
      axle + radius * 0.94 * sin,
      0.5,
    );
  }
  const inner = points.map(([px, height]): Point => [x + (px - x) * 0.34, axle + (height - axle) * 0.34]);
  pen.shape(inner, pen.sideColour, 0.8);
  pen.box(x - radius * 1.16, x + radius * 1.16, axle - 0.8, axle + 0.5, TINT.timber, 0.9);
};

export const sternWheel = (pen: Pen, hull: Hull, part: Of<'sternWheel'>): void => {
  const [x, radius] = [part.at * hull.length, part.diameter / 2];
  const hub: Point = [x, part.axle];
  pen.disc(hub, radius, 'none', 1);
  pen.disc(hub, radius * 0.72, 'none', 0.6);
  for (let turn = 0; turn < 360; turn += 24) {
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const tip: Point = [x + radius * 1.06 * cos, part.axle + radius * 1.06 * sin];
    pen.line([hub, tip], 0.6, TINT.seam);
    pen.line([[x + radius * 0.78 * cos, part.axle + radius * 0.78 * sin], tip], 1.8, TINT.seam);
  }
  pen.disc(hub, radius * 0.12, TINT.gun, 0.6);
  pen.shape(
    [
      [x, part.axle - 0.9],
      [x + radius * 1.5, part.axle],
      [x + radius * 1.5, part.axle + 1.2],
      [x, part.axle + 0.9],
    ],
    TINT.timber,
    0.7,
  );
};

/** The walking beam of a coasting steamer on its frame. */
export const walkingBeam = (pen: Pen, hull: Hull, part: Of<'beam'>): void => {
  const [x, low] = [part.at * hull.length, hull.deck(part.at) + part.base];
  const half = part.length / 2;
  pen.shape(
    [
      [x - 4, low],
      [x + 4, low],
      [x + 0.8, low + 9],
      [x - 0.8, low + 9],
    ],
    TINT.timber,
    0.8,
  );
  pen.shape(
    [
      [x - half, low + 7.4],
      [x, low + 11.6],
      [x + half, low + 10.6],
      [x, low + 6.8],
    ],
    TINT.armour,
    1,
  );
};
