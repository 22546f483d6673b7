/** A small sound battle for files that are nearly right: two ships across open water, and what a system's own section says of them. */
import { RULE_SETS } from '../../src/rules/index.ts';
import { parseScenario, type Problem } from '../../src/scenario/index.ts';

type Part = Record<string, unknown>;

/** As a file has it; `more` adds to the common part. */
export const reachFile = (rules: string, section: Part, more: Part = {}): Part => ({
  format: 1,
  id: 'reach',
  title: 'Reach',
  date: '1862-06-06',
  place: 'Nowhere',
  minutes: 5,
  briefing: { common: 'Common.', union: 'Union.', confederate: 'Confederate.' },
  chart: {
    north: 0,
    current: { knots: 0, downstream: null },
    rows: ['. . . . . . . . . . . .', ...Array.from({ length: 3 }, () => '~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~')],
  },
  forces: [
    { side: 'union', vessel: 'uss_cairo', hex: '0203', facing: 'E' },
    { side: 'confederate', vessel: 'css_little_rebel', hex: '1203', facing: 'W' },
  ],
  homeEdges: { union: ['left'], confederate: ['right'] },
  objectives: [],
  turns: 20,
  rules: { [rules]: section },
  ...more,
});

/** What is wrong with it; empty where it is sound. */
export const problemsIn = (file: Part): readonly Problem[] => {
  const parsed = parseScenario(file, RULE_SETS, 'reach.json');
  return parsed.ok ? [] : parsed.problems;
};
