export { DEFAULT_DEPTH, STANDARD_LEGEND } from './chartText.ts';
export { findingsIn, lintScenario } from './lint.ts';
export { knotsOf, turnOfComing, type Finding } from './reach.ts';
export { parseScenario, parseScenarioText, type ParseResult } from './parse.ts';
export { formatProblem, formatProblems, type Problem } from './problems.ts';
export type { SectionParser } from './reader.ts';
export { scenarioFileOf } from './write.ts';
