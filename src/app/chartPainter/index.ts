export { flowLines, type FlowLine } from './flow.ts';
export { paintChart, paintLetters } from './paint.ts';
export { prepareChart, type ChartSubject, type PreparedChart } from './prepare.ts';
