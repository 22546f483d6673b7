import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Match, RuleSet } from '../../src/system/ruleset.ts';
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

/** Every battle that a rule system can play. */
export const scenariosFor = (rules: RuleSet): Scenario[] =>
  everyScenario()
    .map(scenarioNamed)
    .filter(scenario => scenario.rules[rules.id]);

/** Of the shipped battles those that have always been there: three that are unlike each other. */
const OLDEST = ['hampton-roads-2', 'memphis', 'towing'];

/** Battles for what takes long or counts what it meets: the crowded ones made for tests, and the three oldest. */
export const provingGroundsFor = (rules: RuleSet): Scenario[] =>
  scenariosFor(rules).filter(
    ({ id }) => OLDEST.includes(id) || readdirSync(folderOf('tests/scenarios')).includes(`${id}.json`),
  );

const rulesNamed = (id: string): RuleSet => {
  const found = findRuleSet(id);
  if (!found) throw new Error(`no rules ${id}`);
  return found;
};

export const matchNamed = (rules: string, scenario: string, options: Record<string, boolean> = {}): Match =>
  matchOf(rulesNamed(rules), scenarioNamed(scenario), options);

/** A battle that the rules make from a seed. */
export const madeBattle = (id: string, seed: string, options: Record<string, boolean> = {}): Match => {
  const rules = rulesNamed(id);
  if (!rules.generate) throw new Error(`${id} makes no battles`);
  return matchOf(rules, rules.generate(seed), options);
};
