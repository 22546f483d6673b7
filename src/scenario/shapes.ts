import * as v from 'valibot';
import { EDGES, FACINGS, SIDES } from '../core/types.ts';
import { hintAt, MOST_PROBLEMS, pathOf, quoted, told, unknownName, type Problem } from './problems.ts';

/** The building blocks of the scenario file's shape, each with its message. */

interface Found {
  readonly input: unknown;
}

export const wanted = (what: string) => (issue: Found) => `expected ${what}, found ${quoted(issue.input)}`;

type Config = v.Config<v.BaseIssue<unknown>>;
type Checked = v.OutputDataset<unknown, v.BaseIssue<unknown>>;

/** What a schema says of a value of the wrong kind. */
const misfit = (schema: v.GenericSchema, value: unknown, config: Config): Checked => {
  const dataset: v.UnknownDataset = { value };
  v._addIssue(schema as Parameters<typeof v._addIssue>[0], 'type', dataset, config);
  return dataset as unknown as Checked;
};

/** A list is no object, whatever the engine says: its own functions would answer to the keys that are looked for. */
const noList = <const S extends v.GenericSchema>(schema: S): S => {
  const run = (dataset: v.UnknownDataset, config: Config): Checked =>
    Array.isArray(dataset.value) ? misfit(schema, dataset.value, config) : schema['~run'](dataset, config);
  return { ...schema, '~run': run };
};

/** An object with these keys and no other. */
export const shape = <const E extends v.ObjectEntries>(entries: E) =>
  noList(
    v.strictObject(entries, issue => {
      if (issue.expected === 'Object') return wanted('an object')(issue);
      if (issue.expected === 'never')
        return `unknown key ${quoted(issue.input)}${hintAt(issue.input, Object.keys(entries))}`;
      return `the key ${issue.expected} is missing`;
    }),
  );

/** An object with these keys, and others that are looked at elsewhere. */
export const openShape = <const E extends v.ObjectEntries>(entries: E, what: string) =>
  noList(v.objectWithRest(entries, v.unknown(), wanted(what)));

/** What every entry of a list or object is checked with; of more problems than are told the rest is not looked for. */
const eachOf = (
  input: object,
  type: 'array' | 'object',
  check: (key: string | number, value: unknown) => Checked,
): { values: [string | number, unknown][]; issues: v.BaseIssue<unknown>[] } => {
  const values: [string | number, unknown][] = [];
  const issues: v.BaseIssue<unknown>[] = [];
  const entries: Iterable<[string | number, unknown]> = Array.isArray(input) ? input.entries() : Object.entries(input);
  for (const [key, value] of entries) {
    const checked = check(key, value);
    for (const issue of checked.issues ?? []) {
      const item = { type, origin: 'value', input, key, value } as v.IssuePathItem;
      issues.push({ ...issue, path: [item, ...(issue.path ?? [])] });
    }
    values.push([key, checked.value]);
    if (issues.length >= MOST_PROBLEMS) break;
  }
  return { values, issues };
};

const outcome = (value: unknown, issues: v.BaseIssue<unknown>[]): Checked => {
  const [first, ...others] = issues;
  return first ? { typed: false, value, issues: [first, ...others] } : { typed: true, value };
};

/** Letters of an id. */
const LONGEST_ID = 80;
/** Letters of a name, and of a key that is data. */
const LONGEST_NAME = 200;

/** An object whose keys are data. */
export const byName = <const K extends v.GenericSchema<string>, const S extends v.GenericSchema>(key: K, item: S) => {
  const plain = v.record(key, item, wanted('an object'));
  const tooLong = `expected a name of ${LONGEST_NAME} letters at most`;
  const short = v.pipe(v.string(), v.maxLength(LONGEST_NAME, tooLong));
  const run = (dataset: v.UnknownDataset, config: Config): Checked => {
    const { value: input } = dataset;
    if (typeof input !== 'object' || input === null) return plain['~run'](dataset, config);
    const { values, issues } = eachOf(input, 'object', (given, value) => {
      const named = [short, key].map(each => each['~run']({ value: given }, config)).find(({ issues }) => issues);
      return named ?? plain.value['~run']({ value }, config);
    });
    return outcome(Object.fromEntries(values), issues);
  };
  return noList({ ...plain, '~run': run } as typeof plain);
};

export const oneOf = <const T extends readonly string[]>(what: string, names: T) =>
  v.picklist(names, issue => unknownName(what, issue.input, names));

/** Entries of a list where nothing else is said: more than any battle has of anything. */
const MOST_ENTRIES = 1000;

export const list = <const S extends v.GenericSchema>(item: S, most = MOST_ENTRIES) => {
  const plain = v.array(item, wanted('a list'));
  const run = (dataset: v.UnknownDataset, config: Config): Checked => {
    const { value: input } = dataset;
    if (!Array.isArray(input)) return plain['~run'](dataset, config);
    if (input.length > most) {
      const message = `expected ${most} entries at most, found ${input.length}`;
      return misfit({ ...plain, message } as v.GenericSchema, input, config);
    }
    const { values, issues } = eachOf(input, 'array', (_, value) => item['~run']({ value }, config));
    return outcome(
      values.map(([, value]) => value),
      issues,
    );
  };
  return { ...plain, '~run': run } as typeof plain;
};
export const atLeastOne = <const S extends v.GenericSchema>(item: S, most = MOST_ENTRIES) =>
  v.pipe(list(item, most), v.minLength(1, 'expected at least one entry, found an empty list'));

export const flag = v.boolean(wanted('true or false'));
const texts = (longest: number) =>
  v.pipe(
    v.string(wanted('text')),
    v.regex(/\S/, wanted('some text')),
    v.maxLength(longest, issue => `expected ${longest} letters at most, found ${issue.received}`),
  );
/** What somebody has to say about a battle. */
export const text = texts(10_000);
/** What something is called. */
export const name = texts(LONGEST_NAME);
export const wholeNumber = (what: string, least: number, most: number) =>
  v.pipe(
    v.number(wanted(what)),
    v.integer(wanted(what)),
    v.minValue(least, wanted(what)),
    v.maxValue(most, wanted(what)),
  );
export const wholeFrom = (least: number, what = `a whole number of ${least} or more`) =>
  v.pipe(v.number(wanted(what)), v.integer(wanted(what)), v.minValue(least, wanted(what)));
export const numberFrom = (what: string, least: number, most: number) =>
  v.pipe(v.number(wanted(what)), v.minValue(least, wanted(what)), v.maxValue(most, wanted(what)));
export const numberUpTo = (what: string, most: number) => numberFrom(what, 0, most);

const ID_WORDS = 'an id of small letters, digits, "_" and "-"';
export const id = v.pipe(
  v.string(wanted(ID_WORDS)),
  v.maxLength(LONGEST_ID, wanted(`an id of ${LONGEST_ID} letters at most`)),
  v.regex(/^[a-z0-9][a-z0-9_-]*$/, wanted(ID_WORDS)),
  // Units are kept by their ids: one that every object has of itself ("constructor") would be found where nobody is.
  v.check(word => !(word in {}), wanted('an id that no object has of itself')),
);
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

const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether a text such as "1862-06-06" begins with a day that has been, or will be. */
const beginsWithDay = (written: string): boolean => {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d{2})-(\d{2})/.exec(written) ?? []).map(Number);
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day >= 1 && day <= (MONTHS[month - 1] ?? 0) + (leap ? 1 : 0);
};

const DATE_WORDS = 'a date like "1862-06-06"';
export const calendarDate = v.pipe(
  v.string(wanted(DATE_WORDS)),
  v.isoDate(wanted(DATE_WORDS)),
  v.check(beginsWithDay, wanted(`a day of the calendar`)),
);

/** A moment as pages write it down. */
export const moment = v.pipe(v.string(), v.isoTimestamp(), v.check(beginsWithDay));

/** What a shape found wrong, each with its path. */
export const problemsOf = (issues: readonly v.BaseIssue<unknown>[]): Problem[] =>
  told(
    issues
      .slice(0, MOST_PROBLEMS)
      .map(issue => ({ path: pathOf((issue.path ?? []).map(item => item.key)), message: issue.message })),
  );
