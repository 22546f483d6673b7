import { CHART } from '../settings/palette.ts';
import { chance, valueNoise } from './noise.ts';
import { codeOf } from './paperGrid.ts';
import { faded, fillOutlines, strokeOutlines, walk, type Context, type Pen, type Spot } from './pen.ts';
import type { PreparedChart } from './prepare.ts';

/** Paper, and the colourist's wash along the shore; the water is laid over its outer half. */
export const paintGround = (pen: Pen, { water, marshes, ground }: PreparedChart): void => {
  const { context } = pen;
  context.fillStyle = CHART.land;
  context.fillRect(ground.x, ground.y, ground.width, ground.height);
  fillOutlines(pen, marshes, CHART.marsh);
  const coast = water[0] ?? [];
  for (const [width, alpha] of [
    [46, 0.07],
    [28, 0.09],
    [13, 0.13],
  ] as const) {
    strokeOutlines(pen, coast, faded(CHART.landWash, alpha), width);
  }
};

/** A stroke of the burin: thick at the crest, running out at the foot. */
const hachure = (context: Context, spot: Spot, sign: number, from: number, to: number, width: number): void => {
  const [x, y] = [spot.inX * sign, spot.inY * sign];
  const [footX, footY] = [spot.x + x * from, spot.y + y * from];
  const [headX, headY] = [spot.x + x * to, spot.y + y * to];
  context.moveTo(footX, footY);
  context.lineTo(headX - (y * width) / 2, headY + (x * width) / 2);
  context.lineTo(headX + (y * width) / 2, headY - (x * width) / 2);
  context.closePath();
};

/** Bluffs: two bold tiers down to the water, a light one on the landward side. */
export const paintBluffs = (pen: Pen, { water, bluffs, seed }: PreparedChart): void => {
  const { context } = pen;
  const bluff = codeOf('bluff');
  context.fillStyle = faded(CHART.ink, 0.86);
  context.beginPath();
  walk(pen, water[0] ?? [], 3, 90, spot => {
    if (spot.beyond !== bluff) return;
    const roll = chance(seed, spot.index, Math.round(spot.x));
    const swell = valueNoise(seed, spot.x / 60, spot.y / 60);
    // On a point of land the strokes grow short, or they would run into one another.
    const room = spot.room * 0.66;
    hachure(
      context,
      spot,
      -1,
      2,
      Math.min(room, 24 + swell * 6 + roll * 7),
      (1.5 + roll * 1.3) * Math.min(1, room / 34),
    );
    if (roll < 0.22 || room < 60) return;
    hachure(context, spot, -1, 30 + swell * 7 + roll * 4, 45 + swell * 8 + roll * 8, 1 + roll);
  });
  context.fill();
  context.fillStyle = faded(CHART.ink, 0.5);
  context.beginPath();
  const open = new Set([codeOf('bank'), codeOf('marsh')]);
  walk(pen, bluffs, 2, 40, spot => {
    if (!open.has(spot.beyond)) return;
    const roll = chance(seed ^ 77, spot.index, Math.round(spot.y));
    if (roll > 0.2) hachure(context, spot, -1, 6 + roll * 4, -4 - roll * 5, 1.1 + roll * 0.6);
  });
  context.fill();
};

/** Two lines with the ground between them. */
export const paintRoads = ({ context }: Pen, { roads }: PreparedChart): void => {
  context.lineCap = 'butt';
  context.lineJoin = 'round';
  for (const [width, colour] of [
    [5, faded(CHART.coast, 0.8)],
    [3.6, CHART.margin],
  ] as const) {
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.beginPath();
    for (const road of roads) {
      for (let index = 0; index < road.length; index += 2) {
        if (index === 0) context.moveTo(road[0] ?? 0, road[1] ?? 0);
        else context.lineTo(road[index] ?? 0, road[index + 1] ?? 0);
      }
    }
    context.stroke();
  }
};
