import * as v from 'valibot';
import type { Side } from '../core/types.ts';
import { LONGEST_CODE } from '../scenario/generate/index.ts';
import { parseJson } from '../scenario/jsonText.ts';
import { t } from '../languages/language.ts';

/** One game between two opponents: with the battle's file all that it takes to see it again. */
export interface GameLink {
  /** Id of the battle, or the word that makes it. */
  scenario: string;
  rules: string;
  /** Every switch of the rules. */
  options: Readonly<Record<string, boolean>>;
  /** Names of bots. */
  opponents: Readonly<Record<Side, string>>;
  /** The game's own, not the series'. */
  seed: string;
  /** Commands that it took: one that takes more or fewer is another game, since rules, battle or opponents have changed. Absent = not known. */
  commands?: number;
}

const text = (longest: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(longest));

const gameLink = v.strictObject({
  // A word that makes a battle has the ships in it that no catalogue has.
  scenario: text(LONGEST_CODE),
  rules: text(60),
  options: v.record(text(60), v.boolean()),
  opponents: v.strictObject({ union: text(60), confederate: text(60) }),
  seed: text(250),
  commands: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS_A_DIGIT = 6;
const BITS_A_BYTE = 8;

/** The bytes of a text in UTF-8. */
const bytesOf = (content: string): number[] =>
  (encodeURIComponent(content).match(/%..|./g) ?? []).map(part =>
    part.length > 1 ? Number.parseInt(part.slice(1), 16) : part.charCodeAt(0),
  );

/** The text that these bytes are. @throws URIError where they are none */
const textOf = (bytes: readonly number[]): string =>
  decodeURIComponent(bytes.map(byte => `%${byte.toString(16).padStart(2, '0')}`).join(''));

/** Groups bits anew, the first ones first; what is left over at the end is filled up with noughts or, where it is short of a whole, dropped. */
const regrouped = (items: readonly number[], from: number, to: number, fill: boolean): number[] => {
  const groups: number[] = [];
  let held = 0;
  let bits = 0;
  for (const item of items) {
    held = (held << from) | item;
    for (bits += from; bits >= to; bits -= to) groups.push((held >> (bits - to)) & ((1 << to) - 1));
    held &= (1 << bits) - 1;
  }
  if (fill && bits > 0) groups.push(held << (to - bits));
  return groups;
};

/** RFC 4648, section 5, without padding. */
const toBase64url = (content: string): string =>
  regrouped(bytesOf(content), BITS_A_BYTE, BITS_A_DIGIT, true)
    .map(digit => DIGITS.charAt(digit))
    .join('');

/** @throws URIError where the bytes are no text */
const fromBase64url = (digits: string): string =>
  textOf(
    regrouped(
      Array.from(digits, digit => DIGITS.indexOf(digit)),
      BITS_A_DIGIT,
      BITS_A_BYTE,
      false,
    ),
  );

const START = '#replay=';
/** Longer than any game's address, shorter than what a browser refuses; the battle's word is the longest part. */
const LONGEST = Math.ceil(((LONGEST_CODE + 6000) * BITS_A_BYTE) / BITS_A_DIGIT);

/** What stands behind the address of the game to open that game in its replay viewer. */
export const replayFragment = ({ scenario, rules, options, opponents, seed, commands }: GameLink): string =>
  `${START}${toBase64url(JSON.stringify({ scenario, rules, options, opponents, seed, commands }))}`;

export type ReadLink = { ok: true; game: GameLink } | { ok: false; refusal: string };

const REFUSED: ReadLink = { ok: false, refusal: t`This address names no game: a part of it is missing or changed.` };

/** The game that such a fragment names; null where it is a fragment of another kind. */
export const readReplayFragment = (fragment: string): ReadLink | null => {
  if (!fragment.startsWith(START)) return null;
  const digits = fragment.slice(START.length);
  if (digits.length > LONGEST || !/^[A-Za-z0-9_-]+$/.test(digits)) return REFUSED;
  try {
    const json = parseJson(fromBase64url(digits));
    const read = v.safeParse(gameLink, json.ok ? json.value : undefined);
    return read.success ? { ok: true, game: read.output } : REFUSED;
  } catch (error) {
    if (error instanceof URIError) return REFUSED;
    throw error;
  }
};
