import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RuleSet } from '../core/ruleset.ts';
import type { Scenario } from '../core/scenario.ts';
import { findRuleSet, RULE_SETS } from '../rules/index.ts';
import { formatProblems, lintScenario, parseScenarioText, type Problem } from '../scenario/index.ts';
import { unknownName } from '../scenario/problems.ts';
import { BOTS } from '../bots/index.ts';

/** Something the caller got wrong: one message, exit status 2. */
export class BadInput extends Error {}

/** The project's folder; the bundled command line is told it, since it lies elsewhere. */
const PROJECT = process.env.BROWNWATER_ROOT ?? fileURLToPath(new URL('../..', import.meta.url));
const SHIPPED = resolve(PROJECT, 'scenarios');

/** Battles made to be fuzzed: small and crowded, so that everything happens. */
const CROWDED = resolve(PROJECT, 'tests/scenarios');

const battlesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter(name => name.endsWith('.json') && !name.endsWith('.schema.json'))
        .sort()
    : [];

/** Ids of the battles that come with the game. */
export const shippedScenarios = (): string[] => battlesIn(SHIPPED).map(name => basename(name, '.json'));

/** Files of every battle there is: shipped ones, and in a checkout those of the tests. */
export const everyBattle = (): string[] =>
  [SHIPPED, CROWDED].flatMap(folder => battlesIn(folder).map(name => resolve(folder, name)));

/** The folder from which the caller called: npm runs scripts elsewhere and leaves it in INIT_CWD. */
const callersFolder = (): string => process.env.INIT_CWD ?? process.cwd();

/** An argument with a slash or ending in .json is a file, relative to the caller's folder; anything else is the id of a shipped battle. */
export const scenarioFile = (argument: string): string => {
  if (/[/\\]/.test(argument) || argument.endsWith('.json')) return resolve(callersFolder(), argument);
  const known = shippedScenarios();
  if (!known.includes(argument)) throw new BadInput(unknownName('a scenario', argument, known));
  return resolve(SHIPPED, `${argument}.json`);
};

const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new BadInput(`${file}: cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/**
 * Reads and checks one battle.
 * @throws BadInput with every problem found, one a line, each with file and path.
 */
export const readScenario = (argument: string): { scenario: Scenario; warnings: Problem[]; file: string } => {
  const file = scenarioFile(argument);
  const parsed = parseScenarioText(readText(file), RULE_SETS, file);
  if (!parsed.ok) throw new BadInput(formatProblems(parsed.problems, file));
  return { scenario: parsed.scenario, warnings: lintScenario(parsed.scenario), file };
};

/** The rule system of that name. @throws BadInput */
export const rulesNamed = (id: string): RuleSet => {
  const rules = findRuleSet(id);
  if (!rules)
    throw new BadInput(
      unknownName(
        'a rule system',
        id,
        RULE_SETS.map(known => known.id),
      ),
    );
  return rules;
};

/** Checks that there is a bot of that name. @throws BadInput */
export const botNamed = (name: string): string => {
  if (!(name in BOTS)) throw new BadInput(unknownName('an opponent', name, Object.keys(BOTS)));
  return name;
};

/** Checks that a battle can be played under a rule system. @throws BadInput */
export const mustSupport = (scenario: Scenario, rules: RuleSet, file: string): void => {
  if (!scenario.rules[rules.id])
    throw new BadInput(
      `${file}: rules: this battle has no section for ${rules.id} (it has: ${Object.keys(scenario.rules).join(', ')})`,
    );
};
