import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Match } from '../../src/core/ruleset.ts';
import type { Scenario } from '../../src/core/scenario.ts';
import { findRuleSet, matchOf, RULE_SETS } from '../../src/rules/index.ts';
import { formatProblems, parseScenarioText } from '../../src/scenario/index.ts';

const folderOf = (name: string): string => fileURLToPath(new URL(`../../${name}/`, import.meta.url));

/** A battle that comes with the game, or one made for the tests. */
export const scenarioNamed = (id: string): Scenario => {
  const folder = ['scenarios', 'tests/scenarios'].map(folderOf).find(path => readdirSync(path).includes(`${id}.json`));
  if (folder === undefined) throw new Error(`no scenario ${id}`);
  const file = `${folder}${id}.json`;
  const parsed = parseScenarioText(readFileSync(file, 'utf8'), RULE_SETS, file);
  if (!parsed.ok) throw new Error(formatProblems(parsed.problems, file));
  return parsed.scenario;
};

/** Every battle there is: shipped ones and those made for the tests. */
export const everyScenario = (): string[] =>
  ['scenarios', 'tests/scenarios'].flatMap(name =>
    readdirSync(folderOf(name))
      .filter(file => file.endsWith('.json') && !file.endsWith('.schema.json'))
      .map(file => file.replace(/\.json$/, '')),
  );

export const matchNamed = (rules: string, scenario: string, options: Record<string, boolean> = {}): Match => {
  const found = findRuleSet(rules);
  if (!found) throw new Error(`no rules ${rules}`);
  return matchOf(found, scenarioNamed(scenario), options);
};
