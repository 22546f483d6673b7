import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULE_SETS } from '../../../src/rules/index.ts';
import { formatProblems, lintScenario, parseScenarioText } from '../../../src/scenario/index.ts';

const FOLDER = new URL('../../../scenarios/', import.meta.url);
const FILES = readdirSync(FOLDER).filter(name => name.endsWith('.json') && !name.endsWith('.schema.json'));

describe('the battles in scenarios/', () => {
  it.each(FILES)('%s gives lint no reason to warn', name => {
    const result = parseScenarioText(readFileSync(new URL(name, FOLDER), 'utf8'), RULE_SETS, name);
    expect(result.ok ? formatProblems(lintScenario(result.scenario), name) : 'unparsed').toBe('');
  });
});
