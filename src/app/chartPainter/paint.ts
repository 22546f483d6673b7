import { CHART } from '../settings/palette.ts';
import { paintObstructions, paintTowns, paintWharves, paintWorks } from './built.ts';
import { paintFurniture, paintMargin } from './furniture.ts';
import { paintHexLines, paintNumbers } from './hexLines.ts';
import { paintBluffs, paintGround, paintRoads } from './land.ts';
import { DAY_INK, MIST_INK, NIGHT_INK, paintNames } from './lettering.ts';
import type { Box } from './paperGrid.ts';
import { faded, fillOutlines, strokeOutlines, type Context, type Pen } from './pen.ts';
import { paintFields, paintMarsh, paintRoughGround, paintTrees } from './plants.ts';
import type { PreparedChart } from './prepare.ts';
import { paintCoast, paintContours, paintInWater, paintSoundings, paintTints } from './water.ts';

export interface ChartStyle {
  hexLines: boolean;
  numbers: boolean;
  detail: 'full' | 'thumbnail';
}

/** What can still be told apart at a tenth of the size. */
const paintThumbnail = (pen: Pen, prepared: PreparedChart): void => {
  paintGround(pen, prepared);
  fillOutlines(pen, prepared.bluffs, faded(CHART.ink, 0.34));
  fillOutlines(pen, prepared.towns, CHART.building);
  paintTints(pen, prepared);
  fillOutlines(pen, prepared.sandbars, CHART.sand);
  paintContours(pen, prepared);
  fillOutlines(pen, prepared.foulGround, CHART.coast);
  strokeOutlines(pen, prepared.water[0] ?? [], CHART.coast, 1.2);
};

const paintFull = (pen: Pen, prepared: PreparedChart, style: ChartStyle): void => {
  paintGround(pen, prepared);
  paintBluffs(pen, prepared);
  paintTints(pen, prepared);
  paintInWater(pen, prepared);
  paintCoast(pen, prepared);
  paintFields(pen, prepared);
  paintRoughGround(pen, prepared);
  paintMarsh(pen, prepared);
  paintRoads(pen, prepared);
  paintTowns(pen, prepared);
  paintWharves(pen, prepared);
  paintTrees(pen, prepared);
  paintObstructions(pen, prepared);
  paintWorks(pen, prepared);
  if (style.hexLines) paintHexLines(pen, prepared);
  paintSoundings(pen, prepared, DAY_INK);
  if (style.numbers) paintNumbers(pen, prepared);
  paintNames(pen, prepared, DAY_INK);
  paintFurniture(pen, prepared);
};

const INK = { night: NIGHT_INK, mist: MIST_INK } as const;

/** The names and soundings alone, as they are read by moonlight or in mist: over it, since it dims those of the chart. */
export const paintLetters = (context: Context, prepared: PreparedChart, by: keyof typeof INK, region: Box): void => {
  const pen: Pen = { context, region, hair: 0 };
  paintSoundings(pen, prepared, INK[by]);
  paintNames(pen, prepared, INK[by]);
};

/**
 * Paints the part of the chart that lies in the region (base pixels; without one the whole paper) through the context's
 * present transform. The same place always looks the same, so parts painted one by one join without a seam.
 */
export const paintChart = (context: Context, prepared: PreparedChart, style: ChartStyle, region?: Box): void => {
  const { a, b } = context.getTransform();
  const pen: Pen = { context, region: region ?? prepared.paper, hair: 0.75 / Math.hypot(a, b) };
  const { ground } = prepared;
  context.save();
  context.beginPath();
  context.rect(ground.x, ground.y, ground.width, ground.height);
  context.clip();
  if (style.detail === 'thumbnail') paintThumbnail(pen, prepared);
  else paintFull(pen, prepared, style);
  context.restore();
  context.save();
  paintMargin(pen, prepared);
  context.restore();
};
