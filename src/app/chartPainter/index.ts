export { flowLines, type FlowLine } from './flow.ts';
export { paintChart, paintNightLetters } from './paint.ts';
export { prepareChart, type ChartSubject, type PreparedChart } from './prepare.ts';
