import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULE_SETS } from '../../../src/rules/index.ts';
import { formatProblems, parseScenarioText } from '../../../src/scenario/index.ts';
import { lintBattle } from '../../../src/trials/lint.ts';

const FOLDER = new URL('../../../scenarios/', import.meta.url);
const FILES = readdirSync(FOLDER).filter(name => name.endsWith('.json') && !name.endsWith('.schema.json'));

describe('the battles in scenarios/', () => {
  it.each(FILES)('%s gives lint no reason to warn under any system', name => {
    const result = parseScenarioText(readFileSync(new URL(name, FOLDER), 'utf8'), RULE_SETS, name);
    const findings = result.ok ? lintBattle(result.scenario, RULE_SETS) : null;
    expect(formatProblems(findings?.filter(({ severity }) => severity !== 'remark') ?? [], name)).toBe('');
    expect(findings).not.toBeNull();
  });
});
