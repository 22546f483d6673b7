import * as v from 'valibot';
import type { Vessel } from '../core/vessels.ts';
import { parseJson } from './jsonText.ts';
import { readUntilEnough, type Problem } from './problems.ts';
import { readRegister } from './register.ts';
import { atLeastOne, problemsOf, shape } from './shapes.ts';
import { ownVessel } from './vesselSchema.ts';

/** Vessels by themselves, as a battle would bring them: what is kept, saved to a file and taken from one. */

const MOST_VESSELS = 100;
/** A text above which nobody wrote ships. */
export const LONGEST_SHIPS_FILE = 1_000_000;
const file = shape({ vessels: atLeastOne(ownVessel, MOST_VESSELS) });

export type ReadVessels = { ok: true; vessels: Vessel[] } | { ok: false; problems: Problem[] };

export const readVessels = (input: unknown): ReadVessels => {
  const shaped = v.safeParse(file, input, { abortPipeEarly: true });
  if (!shaped.success) return { ok: false, problems: problemsOf(shaped.issues) };
  const { value, problems } = readUntilEnough(report => readRegister(report, shaped.output));
  if (!value || problems.length > 0) return { ok: false, problems };
  return { ok: true, vessels: [...value.vessels.own.values()] };
};

export const readVesselsText = (text: string): ReadVessels => {
  const json = parseJson(text, LONGEST_SHIPS_FILE);
  if (json.ok) return readVessels(json.value);
  const { line, column, message } = json.error;
  return { ok: false, problems: [{ path: `line ${line}, column ${column}`, message }] };
};

export const vesselsText = (vessels: readonly Vessel[]): string => `${JSON.stringify({ vessels }, null, 2)}\n`;
