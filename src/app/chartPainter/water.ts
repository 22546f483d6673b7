import { HEX_SIZE } from '../../chart/layout.ts';
import { CHART } from '../settings/palette.ts';
import type { Ink } from './lettering.ts';
import { chance, mixed } from './noise.ts';
import { cellsIn, codeOf, holds, SIDE_COUNT, type PaperGrid } from './paperGrid.ts';
import { faded, fillOutlines, lattice, pathOf, strokeOutlines, walk, type Pen } from './pen.ts';
import type { PreparedChart } from './prepare.ts';

/** The tints, one laid into the other. */
export const paintTints = (pen: Pen, { water }: PreparedChart): void =>
  water.forEach((outlines, index) => fillOutlines(pen, outlines, CHART.water[index] ?? CHART.water[0]));

export const paintContours = (pen: Pen, { water }: PreparedChart): void => {
  water
    .slice(1)
    .forEach((outlines, index) => strokeOutlines(pen, outlines, faded(CHART.contour, 0.72 - index * 0.06), 0.95));
};

/** Everything that must not run ashore. */
export const paintInWater = (pen: Pen, chart: PreparedChart): void => {
  pen.context.save();
  pathOf(pen, chart.water[0] ?? []);
  pen.context.clip();
  fillOutlines(pen, chart.sandbars, CHART.sand);
  paintContours(pen, chart);
  chart.waterLines.forEach((outlines, index) =>
    strokeOutlines(pen, outlines, faded(CHART.blue, 0.42 - index * 0.16), 0.7),
  );
  paintStipple(pen, chart);
  paintLowWater(pen, chart);
  pen.context.restore();
};

/** The low-water line of a sandbar: a row of dots. */
const paintLowWater = (pen: Pen, { sandbars }: PreparedChart): void => {
  const { context } = pen;
  context.beginPath();
  walk(pen, sandbars, 2, 4, ({ x, y, beyond }) => {
    if (beyond === codeOf('sandbar')) return;
    context.moveTo(x + 0.95, y);
    context.arc(x, y, 0.95, 0, Math.PI * 2);
  });
  context.fillStyle = faded(CHART.coast, 0.75);
  context.fill();
};

const STIPPLE = 5;
const REACH = HEX_SIZE * 1.75;

/** Smoothly from hex to hex, so that the dots do not know of hexes. */
const shoalnessAt = (grid: PaperGrid, shoal: Float32Array, cell: number, x: number, y: number): number => {
  let [sum, weights] = [0, 0];
  const weigh = (at: number): void => {
    if (at < 0 || !grid.level[at]) return;
    const [across, down] = [x - (grid.centreX[at] ?? 0), y - (grid.centreY[at] ?? 0)];
    const near = 1 - (across * across + down * down) / (REACH * REACH);
    if (near <= 0) return;
    sum += near * near * (shoal[at] ?? 0);
    weights += near * near;
  };
  weigh(cell);
  for (let side = 0; side < SIDE_COUNT; side++) weigh(grid.across(cell, side));
  return weights > 0 ? sum / weights : 0;
};

/** Dots, thick on the bars and thinning out toward deep water. */
const paintStipple = ({ context, region }: Pen, { grid, seed, shoal, dotted }: PreparedChart): void => {
  context.fillStyle = faded(CHART.coast, 0.62);
  context.beginPath();
  lattice(region, STIPPLE, 4, (column, row) => {
    const roll = mixed(seed, column, row);
    const x = (column + (roll & 255) / 255 - 0.5) * STIPPLE;
    const y = (row + ((roll >>> 8) & 255) / 255 - 0.5) * STIPPLE;
    const cell = grid.cellAt(x, y);
    if (!dotted[cell]) return;
    const shoalness = shoalnessAt(grid, shoal, cell, x, y);
    if ((roll >>> 16) / 65536 > shoalness * shoalness * 0.85 + shoalness * 0.12 - 0.02) return;
    const radius = 0.42 + 0.42 * shoalness * chance(seed, row, column) + 0.1;
    context.moveTo(x + radius, y);
    context.arc(x, y, radius, 0, Math.PI * 2);
  });
  context.fill();
};

/** The shore: a fine line, heavier on the side away from the light, broken where it is marsh. */
export const paintCoast = (pen: Pen, { water }: PreparedChart): void => {
  const coast = water[0] ?? [];
  const marsh = codeOf('marsh');
  const firm = (beyond: number): boolean => beyond !== marsh;
  const { context } = pen;
  context.save();
  context.translate(-0.7, -0.7);
  strokeOutlines(pen, coast, faded(CHART.coast, 0.55), 1.5, firm);
  context.restore();
  strokeOutlines(pen, coast, CHART.coast, 1.25, firm);
  strokeOutlines(pen, coast, faded(CHART.coast, 0.75), 0.9, (beyond, index) => !firm(beyond) && index % 4 !== 3);
};

/** Feet of water in some hexes, never in two that touch. */
export const paintSoundings = (pen: Pen, { chart, grid, seed, kept }: PreparedChart, ink: Ink): void => {
  const { context, region } = pen;
  context.font = 'italic 11px "Libre Caslon Text", Georgia, serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = ink.sounding;
  context.strokeStyle = ink.rim ?? CHART.sand;
  context.lineWidth = 4;
  context.lineJoin = 'round';
  const rank = (cell: number): number => chance(seed ^ 0x5f356495, grid.centreX[cell] ?? 0, grid.centreY[cell] ?? 0);
  for (const cell of cellsIn(grid, region, 20)) {
    const hex = grid.hex[cell] ?? 0;
    if (!hex || !chart.navigable(hex)) continue;
    const mine = rank(cell);
    let first = true;
    for (let side = 0; side < SIDE_COUNT && first; side++) {
      const beside = grid.across(cell, side);
      first = !(grid.level[beside] && rank(beside) > mine);
    }
    if (!first) continue;
    const x = (grid.centreX[cell] ?? 0) + (((mine * 13) % 1) - 0.5) * 26;
    const y = (grid.centreY[cell] ?? 0) + (((mine * 29) % 1) - 0.5) * 26;
    if (kept.some(box => holds(box, x, y, 8))) continue;
    if (ink.rim !== undefined || grid.is(cell, 'sandbar')) context.strokeText(String(chart.depth(hex)), x, y);
    context.fillText(String(chart.depth(hex)), x, y);
  }
};
