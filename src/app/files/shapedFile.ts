import * as v from 'valibot';
import { quoted, unknownName } from '../../scenario/problems.ts';
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

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const issueInWords = (
  issue: v.BaseIssue<unknown>,
  { part, names }: Pick<FileShape<never>, 'part' | 'names'>,
): string => {
  const path = v.getDotPath(issue);
  if (issue.expected === 'never') return problemInWords(unknownName(part, path?.split('.').at(-1) ?? '', names));
  if (issue.input === undefined) return t`${path ?? t`the file`} is missing`;
  return t`${path ?? t`the file`}: expected ${issue.expected ?? t`something else`}, found ${quoted(issue.input)}`;
};

/** Reads a file's text; where it is not as it has to be, `why` names the place, what was expected there and what was found. */
export const readShaped = <Schema extends v.GenericSchema>(
  text: string,
  shape: FileShape<Schema>,
): Read<v.InferOutput<Schema>> => {
  if (text.length > shape.longest) return { ok: false, why: t`it is too long` };
  const value = parsedJson(text);
  if (value === undefined) return { ok: false, why: t`it is not JSON` };
  const parsed = v.safeParse(shape.schema, value);
  return parsed.success
    ? { ok: true, value: parsed.output }
    : { ok: false, why: issueInWords(parsed.issues[0], shape) };
};

/** No more of a file than can be meant: the rest would only be refused. */
export const textOf = (file: File, { longest }: Pick<FileShape<never>, 'longest'>): Promise<string> =>
  file.slice(0, longest + 1).text();
