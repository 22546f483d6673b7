import { chance } from './noise.ts';
import { SIDE_COUNT } from './paperGrid.ts';
import type { PreparedChart } from './prepare.ts';

/** A short line that drifts with the current: its middle, the way that it runs (radians, clockwise from east) and its length. */
export interface FlowLine {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly length: number;
}

/** Lines to a hex of running water. */
const LINES = 2;

/** Fine lines for the board to let drift downstream; none where the water stands. */
export const flowLines = ({ chart, grid, seed }: PreparedChart): FlowLine[] => {
  const found: FlowLine[] = [];
  if (chart.knots <= 0) return found;
  const directionOf = (cell: number, weight: number): { x: number; y: number } => {
    const hex = cell < 0 ? 0 : (grid.hex[cell] ?? 0);
    const facing = hex ? chart.flow(hex) : -1;
    if (facing < 0) return { x: 0, y: 0 };
    const angle = (-facing * Math.PI) / 3;
    return { x: Math.cos(angle) * weight, y: Math.sin(angle) * weight };
  };
  for (let cell = 0; cell < grid.cells; cell++) {
    const hex = grid.hex[cell] ?? 0;
    if (!hex || chart.flow(hex) < 0) continue;
    let { x, y } = directionOf(cell, 2);
    let landward = 0;
    for (let side = 0; side < SIDE_COUNT; side++) {
      const beside = grid.across(cell, side);
      if (!grid.level[beside]) landward++;
      const toward = directionOf(beside, 1);
      x += toward.x;
      y += toward.y;
    }
    const angle = Math.atan2(y, x);
    // Clear of the banks, where the drawn coast strays from the hexsides.
    const spread = landward > 0 ? 34 : 62;
    for (let index = 0; index < LINES; index++) {
      const roll = chance(seed ^ (0x1f + index), hex, index);
      found.push({
        x: (grid.centreX[cell] ?? 0) + (roll - 0.5) * spread,
        y: (grid.centreY[cell] ?? 0) + (((roll * 19) % 1) - 0.5) * spread,
        angle: angle + (((roll * 7) % 1) - 0.5) * 0.16,
        length: 9 + chart.knots * 3.5 + 9 * ((roll * 31) % 1),
      });
    }
  }
  return found;
};
