import * as v from 'valibot';
import { parseJson } from '../../scenario/jsonText.ts';
import { quoted, shortened, unknownName } from '../../scenario/problems.ts';
import { problemInWords } from '../ui/problemWords.ts';
import { t } from '../../languages/language.ts';

/** What a file of the player's own has to look like. */
export interface FileShape<Schema extends v.GenericSchema> {
  schema: Schema;
  /** A text above which nobody wrote such a file. */
  longest: number;
  /** What an unknown name in it was meant to be, for instance "a setting", and the names that are known. */
  part: string;
  names: readonly string[];
}

export type Read<T> = { ok: true; value: T } | { ok: false; why: string };

const LONGEST_PATH = 80;
const LONGEST_EXPECTED = 120;
const shortenedPath = (path: string | null): string | null => path && shortened(path, LONGEST_PATH);

const issueInWords = (
  issue: v.BaseIssue<unknown>,
  { part, names }: Pick<FileShape<never>, 'part' | 'names'>,
): string => {
  const path = shortenedPath(v.getDotPath(issue));
  if (issue.expected === 'never') return problemInWords(unknownName(part, path?.split('.').at(-1) ?? '', names));
  if (issue.input === undefined) return t`${path ?? t`the file`} is missing`;
  return t`${path ?? t`the file`}: expected ${shortened(issue.expected ?? t`something else`, LONGEST_EXPECTED)}, found ${quoted(issue.input)}`;
};

/** Reads a file's text; where it is not as it has to be, `why` names the place, what was expected there and what was found. */
export const readShaped = <Schema extends v.GenericSchema>(
  text: string,
  shape: FileShape<Schema>,
): Read<v.InferOutput<Schema>> => {
  if (text.length > shape.longest) return { ok: false, why: t`it is too long` };
  const json = parseJson(text, shape.longest);
  if (!json.ok) return { ok: false, why: t`it is not JSON` };
  const parsed = v.safeParse(shape.schema, json.value, { abortEarly: true });
  return parsed.success
    ? { ok: true, value: parsed.output }
    : { ok: false, why: issueInWords(parsed.issues[0], shape) };
};

/** No more of a file than can be meant: the rest would only be refused. */
export const textOf = (file: File, { longest }: Pick<FileShape<never>, 'longest'>): Promise<string> =>
  file.slice(0, longest + 1).text();
