export { chartOf, type ChartSpec, type HexSpec } from './chart.ts';
export { HEX_SIZE, HEX_WIDTH, layoutOf, type Layout } from './layout.ts';
