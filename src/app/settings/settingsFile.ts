import * as v from 'valibot';
import { CONTRASTS, PALETTES } from './keptLook.ts';
import { LANGUAGE_TAGS } from './languages.ts';
import { readShaped } from '../files/shapedFile.ts';
import { t } from '../../languages/language.ts';

/** Hundredths of the loudest. */
const volume = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
const LOUD = { guns: 80, ships: 60, signals: 70 } as const;

/** Hundredths of the usual size of letters. */
export const TEXT_SIZES = [100, 115, 130, 145, 160, 180, 200] as const;

const settingsShape = v.strictObject({
  hexLines: v.boolean(),
  numbers: v.boolean(),
  /** 0 = at once, 1 = normal, 2 = twice as fast. */
  speed: v.picklist([0, 0.5, 1, 2]),
  motion: v.picklist(['system', 'full', 'reduced']),
  /** Single letters as commands; off for those whom they disturb. */
  letterKeys: v.boolean(),
  /** A shake of the machine where a shot strikes. */
  shakes: v.optional(v.boolean(), false),
  muted: v.optional(v.boolean(), false),
  volumes: v.optional(v.strictObject({ guns: volume, ships: volume, signals: volume }), LOUD),
  palette: v.optional(v.picklist(PALETTES), 'period'),
  contrast: v.optional(v.picklist(CONTRASTS), 'system'),
  textSize: v.optional(v.picklist(TEXT_SIZES), 100),
  language: v.optional(v.picklist(LANGUAGE_TAGS), 'system'),
});
export type Settings = v.InferOutput<typeof settingsShape>;

export const SETTINGS_AT_FIRST: Settings = {
  hexLines: true,
  numbers: false,
  speed: 1,
  motion: 'system',
  letterKeys: true,
  shakes: false,
  muted: false,
  volumes: LOUD,
  palette: 'period',
  contrast: 'system',
  textSize: 100,
  language: 'system',
};

/** Settings as they were kept by this browser, each for itself: in the place of one that is not sound comes the first. */
export const soundSettings = (kept: unknown): Settings => {
  const found = typeof kept === 'object' && kept !== null ? kept : {};
  const sound = Object.entries(settingsShape.entries).flatMap(([name, shape]) => {
    const parsed = v.safeParse(shape, (found as Record<string, unknown>)[name]);
    return parsed.success ? [[name, parsed.output] as const] : [];
  });
  return { ...SETTINGS_AT_FIRST, ...Object.fromEntries(sound) };
};

const FORMAT = 'brownwater-settings';

/** Settings as a file. */
export const settingsText = (settings: Settings): string =>
  `${JSON.stringify({ format: FORMAT, version: 1, settings }, null, 2)}
`;

export type ReadSettings = { ok: true; settings: Settings } | { ok: false; refusal: string };

/** What a file of settings has to look like. */
export const SETTINGS_FILE = {
  schema: v.strictObject({ format: v.literal(FORMAT), version: v.literal(1), settings: settingsShape }),
  longest: 20_000,
  part: 'a setting',
  names: [...Object.keys(settingsShape.entries), 'format', 'version', 'settings', ...Object.keys(LOUD)],
};

/** Reads settings from the text of a file; the refusal names the place, what was expected there and what was found. */
export const readSettings = (text: string): ReadSettings => {
  const read = readShaped(text, SETTINGS_FILE);
  return read.ok
    ? { ok: true, settings: read.value.settings }
    : { ok: false, refusal: t`This file holds no settings: ${read.why}.` };
};
