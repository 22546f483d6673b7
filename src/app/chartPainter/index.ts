export { flowLines, type FlowLine } from './flow.ts';
export { paintChart, type ChartStyle } from './paint.ts';
export { MARGIN, prepareChart, type ChartSubject, type PreparedChart } from './prepare.ts';
