import { dirname, resolve } from 'node:path';
import type { Match } from '../system/ruleset.ts';
import type { Scenario } from '../core/scenario.ts';
import { findRuleSet, matchOf, RULE_SETS } from '../rules/index.ts';
import { formatProblems, parseScenario } from '../scenario/index.ts';
import { unknownName } from '../scenario/problems.ts';
import { readCheckFile, type CheckFile } from './check/file.ts';
import { BadInput, callersFile, mustSupport, readJson, readScenario } from './files.ts';

/** A file of checks with the battle that they are about. */
export interface Checks {
  file: string;
  match: Match;
  /** Changes to the position that every check begins with. */
  common: Readonly<Record<string, unknown>>;
  checks: CheckFile['checks'];
}

/** The battle of a file of checks: an id, a file beside it, or the battle itself. */
const battleOf = (file: string, scenario: CheckFile['scenario']): Scenario => {
  if (typeof scenario === 'string') {
    const isFile = scenario.includes('/') || scenario.endsWith('.json');
    return readScenario(isFile ? resolve(dirname(file), scenario) : scenario).scenario;
  }
  const parsed = parseScenario(scenario, RULE_SETS, file);
  if (!parsed.ok)
    throw new BadInput(
      formatProblems(
        parsed.problems.map(({ path, message }) => ({ path: `scenario.${path}`, message })),
        file,
      ),
    );
  return parsed.scenario;
};

const named = (file: string, scenario: CheckFile['scenario']): Scenario => {
  try {
    return battleOf(file, scenario);
  } catch (error) {
    throw error instanceof BadInput && typeof scenario === 'string'
      ? new BadInput(`${file}: scenario: ${error.message}`)
      : error;
  }
};

/** Reads a file of checks. @throws BadInput with every problem found, one a line, each with file and path */
export const readChecks = (name: string): Checks => {
  const file = callersFile(name);
  const read = readCheckFile(readJson(file));
  if (!read.ok) throw new BadInput(formatProblems(read.problems, file));
  const { rules: id, scenario: battle, options = {}, set = {}, checks } = read.file;
  const known = RULE_SETS.map(rules => rules.id);
  const rules = findRuleSet(id);
  if (!rules) throw new BadInput(`${file}: rules: ${unknownName('a rule system', id, known)}`);
  const switches = rules.optionSpecs.map(option => option.id);
  const odd = Object.keys(options).find(option => !switches.includes(option));
  if (odd !== undefined)
    throw new BadInput(`${file}: options: ${unknownName(`an option of ${rules.title}`, odd, switches)}`);
  const scenario = named(file, battle);
  mustSupport(scenario, rules, file);
  return { file, match: matchOf(rules, scenario, options), common: set, checks };
};
