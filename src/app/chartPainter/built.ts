import type { Work } from '../../core/scenario.ts';
import { CHART, SIDE_COLOURS } from '../settings/palette.ts';
import { chance } from './noise.ts';
import { cellsIn, codeOf, holds } from './paperGrid.ts';
import { faded, fillOutlines, line, strokeOutlines, walk, type Context, type Pen } from './pen.ts';
import type { PreparedChart } from './prepare.ts';

/** Blocks of houses between streets. */
export const paintTowns = ({ context, region }: Pen, { townBlocks, names }: PreparedChart): void => {
  for (const { x, y, width, height, angle, houses } of townBlocks) {
    if (!holds(region, x, y, 40)) continue;
    context.save();
    context.translate(x, y);
    context.rotate(angle);
    context.fillStyle = CHART.town;
    context.fillRect(-width / 2, -height / 2, width, height);
    context.strokeStyle = faded(CHART.building, 0.6);
    context.lineWidth = 0.6;
    context.strokeRect(-width / 2, -height / 2, width, height);
    context.fillStyle = CHART.building;
    // The town's name stands on open ground.
    if (names.some(({ box }) => holds(box, x, y, 9))) {
      context.restore();
      continue;
    }
    for (const house of houses) context.fillRect(house.x, house.y, house.width, house.height);
    context.restore();
  }
};

/** A planked pier along x. */
const pier = (context: Context, from: number, to: number, width: number): void => {
  context.fillStyle = CHART.timber;
  context.fillRect(from, -width / 2, to - from, width);
  context.strokeStyle = CHART.coast;
  context.lineWidth = 0.9;
  context.strokeRect(from, -width / 2, to - from, width);
  context.lineWidth = 0.45;
  context.beginPath();
  for (let plank = from + 2.4; plank < to; plank += 2.4) line(context, plank, -width / 2, plank, width / 2);
  context.stroke();
};

/** Stretches of the coast from one pier to the next. */
const PIER_GAP = 3;

/** Piers run out from the quay into a wharf's hex, where the water reaches in to meet them; warehouses stand behind. */
export const paintWharves = (pen: Pen, { seed, water }: PreparedChart): void => {
  const { context } = pen;
  const wharf = codeOf('wharf');
  const coast = water[0] ?? [];
  strokeOutlines(pen, coast, CHART.coast, 2.6, beyond => beyond === wharf);
  walk(pen, coast, 1, 60, ({ x, y, inX, inY, beyond, index }) => {
    if (beyond !== wharf || index % PIER_GAP !== 1) return;
    const roll = chance(seed ^ 0x85ebca6b, index, Math.round(x));
    context.save();
    context.translate(x, y);
    context.rotate(Math.atan2(inY, inX));
    pier(context, -1, 19 + roll * 9, 5.5 + ((roll * 17) % 1) * 2.5);
    context.fillStyle = CHART.building;
    context.fillRect(-15 - roll * 3, -9 + roll * 6, 7.5, 9 + ((roll * 29) % 1) * 8);
    context.restore();
  });
};

/** Hulks and piles: foul ground in a dotted ring. */
export const paintObstructions = (pen: Pen, { grid, seed, foulGround }: PreparedChart): void => {
  const { context, region } = pen;
  fillOutlines(pen, foulGround, faded(CHART.sand, 0.5));
  strokeOutlines(pen, foulGround, CHART.coast, 1.3, (_, index) => index % 2 === 0);
  for (const cell of cellsIn(grid, region, 50)) {
    if (!grid.is(cell, 'obstruction')) continue;
    const [x, y] = [grid.centreX[cell] ?? 0, grid.centreY[cell] ?? 0];
    const roll = chance(seed ^ 0xc2b2ae35, cell, 2);
    context.save();
    context.translate(x, y);
    context.rotate(roll * Math.PI * 2);
    sunkenHulk(context);
    context.restore();
    context.strokeStyle = CHART.coast;
    context.lineWidth = 1.1;
    context.beginPath();
    for (let pile = 0; pile < 7; pile++) {
      const angle = roll * 9 + (pile * Math.PI * 2) / 7;
      const far = 21 + 6 * ((roll * (pile + 3) * 7) % 1);
      const [pileX, pileY] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
      line(context, pileX - 2, pileY - 2, pileX + 2, pileY + 2);
      line(context, pileX - 2, pileY + 2, pileX + 2, pileY - 2);
    }
    context.stroke();
  }
};

const sunkenHulk = (context: Context): void => {
  context.strokeStyle = CHART.coast;
  context.fillStyle = faded(CHART.timber, 0.7);
  context.lineWidth = 1;
  context.beginPath();
  context.moveTo(17, 0);
  context.quadraticCurveTo(9, -6, -15, -5);
  context.lineTo(-16, 4);
  context.quadraticCurveTo(8, 6.5, 17, 0);
  context.fill();
  context.stroke();
  context.lineWidth = 0.6;
  context.beginPath();
  for (let rib = -13; rib <= 9; rib += 4) line(context, rib, -4.6, rib, 4.6);
  line(context, -15, -0.2, 17, 0);
  context.stroke();
};

/** Ground plan of a bastioned earthwork of that half length; the front looks along y. */
const traceOf = (half: number): [number, number][] => [
  ...([
    [-half - 5, 20],
    [-half + 11, 25],
    [-half + 16, 11],
  ] as [number, number][]),
  ...([
    [-7, 11],
    [0, 22],
    [7, 11],
  ] as [number, number][]),
  ...([
    [half - 16, 11],
    [half - 11, 25],
    [half + 5, 20],
  ] as [number, number][]),
  ...([
    [half - 2, -2],
    [half + 3, -19],
    [half - 13, -17],
  ] as [number, number][]),
  ...([
    [half * 0.3, -22],
    [-half * 0.3, -22],
    [-half + 13, -17],
    [-half - 3, -19],
    [-half + 2, -2],
  ] as [number, number][]),
];

const polygon = (context: Context, points: readonly [number, number][], grow: number): void => {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x + Math.sign(x) * grow, y + Math.sign(y) * grow);
  context.closePath();
};

const paintFort = (context: Context, half: number, ink: string): void => {
  const points = traceOf(half);
  context.lineJoin = 'miter';
  // The glacis: short strokes falling outward.
  context.strokeStyle = faded(CHART.ink, 0.6);
  context.lineWidth = 0.7;
  context.beginPath();
  points.forEach(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    const long = Math.hypot(nextX - x, nextY - y);
    const [outX, outY] = [(y - nextY) / long, (nextX - x) / long];
    for (let at = 1.5; at < long; at += 3) {
      const [footX, footY] = [x + ((nextX - x) * at) / long, y + ((nextY - y) * at) / long];
      line(context, footX + outX * 4, footY + outY * 4, footX + outX * 8.5, footY + outY * 8.5);
    }
  });
  context.stroke();
  polygon(context, points, 3.6);
  context.fillStyle = CHART.sand;
  context.fill();
  context.lineWidth = 0.8;
  context.strokeStyle = CHART.ink;
  context.stroke();
  polygon(context, points, 0);
  context.fillStyle = CHART.margin;
  context.fill();
  context.lineWidth = 3;
  context.strokeStyle = ink;
  context.stroke();
  // Gun platforms behind the parapet.
  context.lineWidth = 0.9;
  context.strokeStyle = CHART.ink;
  context.beginPath();
  for (const x of [-half + 2, -half + 26, half - 26, half - 2]) {
    context.moveTo(x + 3.4, 4);
    context.arc(x, 4, 3.4, 0, Math.PI, true);
    line(context, x, 3, x, 10);
  }
  context.rect(-half * 0.35, -13, half * 0.5, 6);
  context.stroke();
};

const paintBuilding = (context: Context, ink: string): void => {
  context.fillStyle = CHART.building;
  context.fillRect(-17, -9, 34, 18);
  context.strokeStyle = ink;
  context.lineWidth = 2;
  context.strokeRect(-19, -11, 38, 22);
};

/** Forts as their trace, buildings as their plan, in the colour of their side. */
export const paintWorks = ({ context, region }: Pen, { subject, grid }: PreparedChart): void => {
  const placeOf = ({ hexes }: Work): [number, number][] =>
    hexes.map(hex => [grid.centreX[grid.cellOf(hex)] ?? 0, grid.centreY[grid.cellOf(hex)] ?? 0]);
  for (const work of subject.works) {
    const spots = placeOf(work);
    const x = spots.reduce((sum, spot) => sum + spot[0], 0) / spots.length;
    const y = spots.reduce((sum, spot) => sum + spot[1], 0) / spots.length;
    if (!holds(region, x, y, 120)) continue;
    const front = (-work.facing * Math.PI) / 3;
    const [first, second] = spots;
    // Along its two hexes when it has two; the front stays on the side that it looks to.
    let angle = front - Math.PI / 2;
    if (first && second) {
      const along = Math.atan2(second[1] - first[1], second[0] - first[0]);
      angle = Math.cos(along + Math.PI / 2 - front) >= 0 ? along : along + Math.PI;
    }
    context.save();
    context.translate(x, y);
    context.rotate(angle);
    const ink = SIDE_COLOURS[work.side].plain;
    if (work.kind === 'fort') {
      // Back from the water that it looks over.
      context.translate(0, -6);
      if (spots.length === 1) context.scale(0.66, 0.66);
      paintFort(context, 56, ink);
    } else paintBuilding(context, ink);
    context.restore();
  }
};
