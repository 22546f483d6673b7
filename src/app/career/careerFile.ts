import * as v from 'valibot';
import { SIDES } from '../../core/types.ts';
import { readShaped } from '../files/shapedFile.ts';
import { FOUGHT, type Fought } from './career.ts';
import { t } from '../../languages/language.ts';

const FORMAT = 'brownwater-career';
const foughtShape = v.strictObject(FOUGHT);

/** What a file of a career has to look like. */
export const CAREER_FILE = {
  schema: v.strictObject({ format: v.literal(FORMAT), version: v.literal(1), battles: v.array(foughtShape) }),
  longest: 5_000_000,
  part: 'a part of a career',
  names: ['format', 'version', 'battles', ...Object.keys(FOUGHT), ...SIDES],
};

/** The career as a file: the newest battle first. */
export const careerText = (all: readonly Fought[]): string =>
  `${JSON.stringify({ format: FORMAT, version: 1, battles: all }, null, 2)}
`;

/** Reads the battles from the text of a file; the refusal names the place, what was expected there and what was found. */
export const readCareer = (text: string): { ok: true; battles: Fought[] } | { ok: false; refusal: string } => {
  const read = readShaped(text, CAREER_FILE);
  return read.ok
    ? { ok: true, battles: read.value.battles }
    : { ok: false, refusal: t`This file holds no career: ${read.why}.` };
};
