import * as v from 'valibot';
import { quoted, told, type Problem } from '../../scenario/problems.ts';
import { byName, flag, list, problemsOf, shape, text, wanted, wholeFrom } from '../../scenario/shapes.ts';

/**
 * The shape of a file of scripted checks: a battle, and for each check a position, dice, commands and what must come of them.
 * docs/checks.md is its page.
 */

const face = wholeFrom(1, 'a die of 1 or more');
const facts = byName(v.string(), v.unknown());

const dice = v.union(
  [list(face), shape({ every: face }), shape({ seed: text })],
  'expected dice as a list of faces, as { "every": face } or as { "seed": text }',
);

const expectation = shape({
  /** Values of the state by path. */
  state: v.exactOptional(facts),
  /** Events that must happen in this order, with others in between; each need only name what matters. */
  events: v.exactOptional(list(facts)),
  /** Kinds of events that must not happen. */
  without: v.exactOptional(list(text)),
  /** Commands that must be on offer at the end, or must not. */
  offered: v.exactOptional(list(facts)),
  notOffered: v.exactOptional(list(facts)),
  /** The last command must be refused with a sentence that contains this. */
  refusal: v.exactOptional(text),
  outcome: v.exactOptional(v.nullable(facts)),
});

const check = shape({
  name: text,
  /** The rule or ruling that it proves. */
  cites: v.exactOptional(text),
  turn: v.exactOptional(face),
  /** The phase that begins; the whole turn where none is named. */
  phase: v.exactOptional(text),
  /** Changes to the position, by path into the state. */
  set: v.exactOptional(facts),
  /** All must be thrown and none may be missing; without any key no die may be thrown at all. */
  dice: v.exactOptional(dice),
  commands: v.exactOptional(list(facts)),
  expect: expectation,
});

/** The whole file; the published JSON Schema is made from it. */
export const checkFile = shape({
  $schema: v.exactOptional(v.string()),
  format: v.literal(1, wanted('1, the only format there is')),
  rules: text,
  /** Id of a shipped battle, a file beside this one, or a battle with everything in it. */
  scenario: v.union([text, facts], 'expected a battle: an id, a file or the battle itself'),
  options: v.exactOptional(byName(v.string(), flag)),
  /** Changes that every check of the file begins with. */
  set: v.exactOptional(facts),
  checks: v.pipe(list(check), v.minLength(1, 'expected at least one check, found an empty list')),
});

export type CheckFile = v.InferOutput<typeof checkFile>;
export type Check = CheckFile['checks'][number];
export type Expectation = Check['expect'];
export type ScriptedDice = NonNullable<Check['dice']>;

/** Names tell checks apart in output and for `odds --check`. */
const namesakes = ({ checks }: CheckFile): Problem[] =>
  checks.flatMap(({ name }, index) => {
    const first = checks.findIndex(other => other.name === name);
    return first === index
      ? []
      : [
          {
            path: `checks[${index}].name`,
            message: `expected a name of its own, found ${quoted(name)} as in checks[${first}]`,
          },
        ];
  });

/** Reads a file of checks from parsed JSON, or tells every problem with its path. */
export const readCheckFile = (input: unknown): { ok: true; file: CheckFile } | { ok: false; problems: Problem[] } => {
  const shaped = v.safeParse(checkFile, input);
  const problems = shaped.success ? told(namesakes(shaped.output)) : problemsOf(shaped.issues);
  return shaped.success && problems.length === 0 ? { ok: true, file: shaped.output } : { ok: false, problems };
};
