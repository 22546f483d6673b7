import { HEX_SIZE, HEX_WIDTH } from '../../chart/layout.ts';
import { CHART } from '../settings/palette.ts';
import { cellsIn, SIDE_COUNT } from './paperGrid.ts';
import { faded, type Pen } from './pen.ts';
import type { PreparedChart } from './prepare.ts';

const CORNER_ANGLE = -Math.PI / 6;

/** Thin lines, fainter on land, each drawn once. */
export const paintHexLines = ({ context, region, hair }: Pen, { grid }: PreparedChart): void => {
  const cells = cellsIn(grid, region).filter(cell => grid.hex[cell]);
  context.lineCap = 'butt';
  for (const onWater of [false, true]) {
    context.strokeStyle = faded(CHART.hexLine, onWater ? 0.3 : 0.15);
    context.lineWidth = Math.max(hair, 0.8);
    context.beginPath();
    for (const cell of cells) {
      const [x, y] = [grid.centreX[cell] ?? 0, grid.centreY[cell] ?? 0];
      for (let side = 0; side < SIDE_COUNT; side++) {
        const beside = grid.across(cell, side);
        const shared = beside >= 0 && (grid.hex[beside] ?? 0) > 0;
        if (shared && side > 2) continue;
        const wet = (grid.level[cell] ?? 0) > 0 || (shared && (grid.level[beside] ?? 0) > 0);
        if (wet !== onWater) continue;
        const angle = CORNER_ANGLE + (side * Math.PI) / 3;
        context.moveTo(x + Math.cos(angle) * HEX_SIZE, y + Math.sin(angle) * HEX_SIZE);
        context.lineTo(x + Math.cos(angle + Math.PI / 3) * HEX_SIZE, y + Math.sin(angle + Math.PI / 3) * HEX_SIZE);
      }
    }
    context.stroke();
  }
};

/** Printed numbers under the upper corner. */
export const paintNumbers = ({ context, region }: Pen, { chart, grid }: PreparedChart): void => {
  context.font = '9px "Source Sans 3", system-ui, sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = faded(CHART.ink, 0.62);
  for (const cell of cellsIn(grid, region, HEX_WIDTH / 2)) {
    const hex = grid.hex[cell] ?? 0;
    if (hex) context.fillText(chart.label(hex), grid.centreX[cell] ?? 0, (grid.centreY[cell] ?? 0) - HEX_SIZE + 15);
  }
};
