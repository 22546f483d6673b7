import * as v from 'valibot';
import { EDGES, FACINGS, SIDES } from '../core/types.ts';
import { hintAt, pathOf, quoted, unknownName, type Problem } from './problems.ts';

/** The building blocks of the scenario file's shape, each with its message. */

interface Found {
  readonly input: unknown;
}

export const wanted = (what: string) => (issue: Found) => `expected ${what}, found ${quoted(issue.input)}`;

/** An object with these keys and no other. */
export const shape = <const E extends v.ObjectEntries>(entries: E) =>
  v.strictObject(entries, issue => {
    if (issue.expected === 'Object') return wanted('an object')(issue);
    if (issue.expected === 'never')
      return `unknown key ${quoted(issue.input)}${hintAt(issue.input, Object.keys(entries))}`;
    return `the key ${issue.expected} is missing`;
  });

export const oneOf = <const T extends readonly string[]>(what: string, names: T) =>
  v.picklist(names, issue => unknownName(what, issue.input, names));

export const list = <const S extends v.GenericSchema>(item: S) => v.array(item, wanted('a list'));
export const atLeastOne = <const S extends v.GenericSchema>(item: S) =>
  v.pipe(list(item), v.minLength(1, 'expected at least one entry, found an empty list'));

export const flag = v.boolean(wanted('true or false'));
export const text = v.pipe(v.string(wanted('text')), v.regex(/\S/, wanted('some text')));
export const wholeNumber = (what: string, least: number, most: number) =>
  v.pipe(
    v.number(wanted(what)),
    v.integer(wanted(what)),
    v.minValue(least, wanted(what)),
    v.maxValue(most, wanted(what)),
  );
export const wholeFrom = (least: number, what = `a whole number of ${least} or more`) =>
  v.pipe(v.number(wanted(what)), v.integer(wanted(what)), v.minValue(least, wanted(what)));
export const numberUpTo = (what: string, most: number) =>
  v.pipe(v.number(wanted(what)), v.minValue(0, wanted(what)), v.maxValue(most, wanted(what)));

const ID_WORDS = 'an id of small letters, digits, "_" and "-"';
export const id = v.pipe(v.string(wanted(ID_WORDS)), v.regex(/^[a-z0-9][a-z0-9_-]*$/, wanted(ID_WORDS)));
const HEX_WORDS = 'a hex number like "1204" (column 12, row 04)';
export const hex = v.pipe(
  v.string(wanted(HEX_WORDS)),
  v.regex(/^(\d{4}|\d{6})$/, wanted(HEX_WORDS)),
  v.description('Column and row, two digits each.'),
);
export const side = oneOf('a side', SIDES);
export const facing = oneOf('a facing', FACINGS);
export const edge = oneOf('an edge of the chart', EDGES);
export const turn = wholeNumber('a turn number from 1 to 200', 1, 200);
export const count = wholeNumber('a whole number of 1 or more', 1, 999);

/** What a shape found wrong, each with its path. */
export const problemsOf = (issues: readonly v.BaseIssue<unknown>[]): Problem[] =>
  issues.map(issue => ({ path: pathOf((issue.path ?? []).map(item => item.key)), message: issue.message }));
