import { InvalidArgumentError, Option, type Command } from 'commander';
import type { RuleSet } from '../system/ruleset.ts';
import { RULE_SETS } from '../rules/index.ts';
import { parseJson } from '../scenario/jsonText.ts';
import { quoted, unknownName } from '../scenario/problems.ts';
import { BadInput, rulesNamed } from './files.ts';

/** A command: adds itself to the program, and hands the exit status of its action to `finish`. */
export type Register = (program: Command, finish: (status: number) => void) => void;

const SYSTEMS = RULE_SETS.map(rules => rules.id).join(', ');

const USUAL_RULES = RULE_SETS[0]?.id ?? '';

/** The flag that names a rule system; the first of the registry where it is left out. */
export const rulesFlag = (): Option => new Option('--rules <id>', `rule system (${SYSTEMS})`).default(USUAL_RULES);

/** The same without a default: for commands that mean something else, or read it from a file, where it is left out. */
export const optionalRulesFlag = (means: string): Option => new Option('--rules <id>', `${means} (${SYSTEMS})`);

export const JSON_FLAG = ['--json', 'print one JSON document'] as const;

/** Examples below a command's help, one a line. */
export const examples = (...lines: string[]): string =>
  `\nExamples:\n${lines.map(line => `  brownwater ${line}`).join('\n')}`;

/** A whole number of at least so much, for a flag. */
export const wholeFrom =
  (least: number) =>
  (text: string): number => {
    if (!/^\d+$/.test(text) || Number(text) < least || !Number.isSafeInteger(Number(text)))
      throw new InvalidArgumentError(`Expected a whole number from ${least} up.`);
    return Number(text);
  };

/** Puts the name of the flag before whatever is wrong with its value. @throws BadInput */
export const atFlag = <T>(flag: string, read: () => T): T => {
  try {
    return read();
  } catch (error) {
    throw error instanceof BadInput ? new BadInput(`${flag}: ${error.message}`) : error;
  }
};

/** The rule system that `--rules` names, the first of the registry where it is left out. @throws BadInput */
export const rulesFrom = ({ rules = USUAL_RULES }: { rules?: string }): RuleSet =>
  atFlag('--rules', () => rulesNamed(rules));

/** `sandbars=on,forts=off` @throws BadInput */
export const switchesFrom = (rules: RuleSet, text: string | undefined): Record<string, boolean> => {
  const switches: Record<string, boolean> = {};
  const known = rules.optionSpecs.map(option => option.id);
  for (const part of text?.split(',') ?? []) {
    const [id = '', value = '', ...more] = part.split('=');
    if (!known.includes(id)) throw new BadInput(`--set: ${unknownName(`an option of ${rules.title}`, id, known)}`);
    if ((value !== 'on' && value !== 'off') || more.length > 0)
      throw new BadInput(`--set: ${id}: expected on or off, found ${quoted(part.slice(id.length + 1))}`);
    if (id in switches) throw new BadInput(`--set: ${id} is given twice`);
    switches[id] = value === 'on';
  }
  return switches;
};

/** JSON in a flag. @throws BadInput */
export const jsonFrom = (flag: string, text: string): unknown => {
  const json = parseJson(text);
  if (json.ok) return json.value;
  throw new BadInput(`${flag}: expected JSON, found ${quoted(text)}`);
};

/** Refuses flags that say nothing without another, or contradict it. @throws BadInput */
export const refuseFlags = (flags: object, names: readonly string[], because: string): void => {
  const given = names.find(name => Object.keys(flags).includes(name));
  if (given !== undefined)
    throw new BadInput(`--${given.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}: ${because}`);
};
