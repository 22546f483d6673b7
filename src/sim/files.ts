import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Match, RuleSet } from '../system/ruleset.ts';
import type { Scenario } from '../core/scenario.ts';
import { findRuleSet, RULE_SETS } from '../rules/index.ts';
import { formatProblems, parseScenarioText } from '../scenario/index.ts';
import { unknownName } from '../scenario/problems.ts';
import { parseJson } from '../scenario/jsonText.ts';
import { BOTS } from '../bots/index.ts';
import type { Battle, Library } from '../trials/library.ts';
import { whyEndless } from '../trials/series.ts';

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

/** A file that the caller named. */
export const callersFile = (name: string): string => resolve(callersFolder(), name);

/** An argument with a slash or ending in .json is a file, relative to the caller's folder; anything else is the id of a shipped battle. */
export const scenarioFile = (argument: string): string => {
  if (/[/\\]/.test(argument) || argument.endsWith('.json')) return callersFile(argument);
  const known = shippedScenarios();
  if (!known.includes(argument)) throw new BadInput(unknownName('a scenario', argument, known));
  return resolve(SHIPPED, `${argument}.json`);
};

/** Bytes above which no file of games is read: an engine's longest text is little longer. */
const LONGEST_FILE = 400_000_000;

/** The text of a file. @throws BadInput */
export const readText = (file: string): string => {
  try {
    const { size } = statSync(file);
    if (size > LONGEST_FILE) throw new Error(`expected ${LONGEST_FILE} bytes at most, found ${size}`);
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new BadInput(`${file}: cannot be read: ${whyOf(error)}`);
  }
};

/**
 * Reads and checks one battle.
 * @throws BadInput with every problem found, one a line, each with file and path.
 */
export const readScenario = (argument: string): { scenario: Scenario; file: string } => {
  const file = scenarioFile(argument);
  const parsed = parseScenarioText(readText(file), RULE_SETS, file);
  if (!parsed.ok) throw new BadInput(formatProblems(parsed.problems, file));
  return { scenario: parsed.scenario, file };
};

/** A battle with the JSON that it was read from. @throws BadInput */
export const readBattle = (argument: string): Battle & { file: string } => {
  const { scenario, file } = readScenario(argument);
  return { scenario, source: readJson(file), shipped: dirname(file) === SHIPPED, file };
};

/** The battles that come with the game. */
export const shippedBattle: Library = id => (shippedScenarios().includes(id) ? readBattle(id) : undefined);

/** A file of JSON; what is wrong is told by line and column. @throws BadInput */
export const readJson = (file: string): unknown => {
  const json = parseJson(readText(file));
  if (json.ok) return json.value;
  const { line, column, message } = json.error;
  throw new BadInput(`${file}: line ${line}, column ${column}: ${message}`);
};

const whyOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Where a file stands until it is whole: beside the file itself, so that it comes to its place in one stroke. */
const halfOf = (file: string): string => `${file}.${process.pid}.part`;

/** What a name leads to: null where there is nothing yet. Neither a pipe nor a device can be put in place of what is there. */
const kindOf = (file: string): 'file' | 'folder' | 'stream' | null => {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return null;
  if (found.isDirectory()) return 'folder';
  return found.isFile() ? 'file' : 'stream';
};

/** The same with what went wrong as bad input. */
const writing = <T>(file: string, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    throw error instanceof BadInput ? error : new BadInput(`${file}: cannot be written: ${whyOf(error)}`);
  }
};

/** Refuses a file that could not be written, before any work is done for it: begins one in its place and takes it away. @throws BadInput */
export const mustBeWritable = (file: string): void =>
  writing(file, () => {
    const folder = dirname(file);
    if (kindOf(folder) !== 'folder') throw new BadInput(`${file}: cannot be written: there is no folder ${folder}`);
    const kind = kindOf(file);
    if (kind === 'folder') throw new BadInput(`${file}: cannot be written: it is a folder`);
    if (kind === 'stream') return;
    writeFileSync(halfOf(file), '');
    rmSync(halfOf(file));
  });

/** Writes a file whole or not at all: nobody ever reads half of it, and what was there stays until all is written. @throws BadInput */
export const writeWhole = (file: string, text: string): void =>
  writing(file, () => {
    if (kindOf(file) === 'stream') {
      writeFileSync(file, text);
      return;
    }
    const half = halfOf(file);
    try {
      writeFileSync(half, text, { flush: true });
      renameSync(half, file);
    } catch (error) {
      rmSync(half, { force: true });
      const kept = kindOf(file) === 'file' ? '; what was there before is still there' : '';
      throw new BadInput(`${file}: cannot be written: ${whyOf(error)}${kept}`);
    }
  });

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
  if (!Object.hasOwn(BOTS, name)) throw new BadInput(unknownName('an opponent', name, Object.keys(BOTS)));
  return name;
};

/** Checks that a battle can be played under a rule system. @throws BadInput */
export const mustSupport = (scenario: Scenario, rules: RuleSet, file: string): void => {
  if (!scenario.rules[rules.id])
    throw new BadInput(
      `${file}: rules: this battle has no section for ${rules.id} (it has: ${Object.keys(scenario.rules).join(', ')})`,
    );
};

/** Checks that opponents come to the end of a battle, before they begin. @throws BadInput */
export const mustComeToAnEnd = (match: Match, file: string): void => {
  const why = whyEndless(match);
  if (why) throw new BadInput(`${file}: ${why}`);
};
