export { chartOf, specOf } from './chart.ts';
export { isSandbar } from './bottom.ts';
export { type ChartSpec, type HexSpec } from './grid.ts';
export { HEX_SIZE, HEX_WIDTH, layoutOf, type Layout } from './layout.ts';
export { groundStopsSight, type Ground } from './sight.ts';
