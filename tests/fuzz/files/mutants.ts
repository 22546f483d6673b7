import type { Dice } from '../../../src/core/dice.ts';

/** What slips of the pen, other programs and ill will make of a text, one or a few at a time. */

const pick = <T>(dice: Dice, from: readonly T[]): T => from[dice.roll(from.length) - 1] as T;

const NASTY_TEXTS = ['', ' ', 'constructor', '__proto__', 'at', 'hold', '2024-02-31', '0000', '9999', 'ä\u0000\ud800'];
const NASTY_NUMBERS = [0, -1, 0.5, 1e21, 4294967296, -2147483649, 1e308];

const deep = (levels: number): unknown => {
  let value: unknown = 0;
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

const nasty = (dice: Dice, present: unknown): unknown => {
  switch (dice.roll(12)) {
    case 1:
      return null;
    case 2:
      return [];
    case 3:
      return {};
    case 4:
      return [present];
    case 5:
      return { a: present };
    case 6:
      return pick(dice, NASTY_TEXTS);
    case 7:
      return pick(dice, NASTY_NUMBERS);
    case 8:
      return dice.roll(2) === 1;
    case 9:
      return 'x'.repeat(pick(dice, [100, 3000, 200_000]));
    case 10:
      return deep(pick(dice, [5, 70, 500]));
    case 11:
      return Array.from({ length: pick(dice, [3, 40, 1500]) }, () => present);
    default:
      return String(present);
  }
};

interface Place {
  holder: Record<string, unknown> | unknown[];
  key: string | number;
}

const placesIn = (value: unknown, into: Place[] = []): Place[] => {
  if (typeof value !== 'object' || value === null) return into;
  const holder = value as Place['holder'];
  const keys = Array.isArray(holder) ? holder.keys() : Object.keys(holder);
  for (const key of keys) {
    into.push({ holder, key });
    placesIn((holder as Record<string | number, unknown>)[key], into);
  }
  return into;
};

const set = ({ holder, key }: Place, value: unknown): void => {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
};
const get = ({ holder, key }: Place): unknown => (holder as Record<string | number, unknown>)[key];

/** One change to what stands in a JSON value. */
const mutateOnce = (dice: Dice, root: { value: unknown }): void => {
  const places = placesIn(root);
  const place = pick(dice, places);
  const present = get(place);
  switch (dice.roll(6)) {
    case 1:
      if (Array.isArray(place.holder)) place.holder.splice(Number(place.key), 1);
      else if (place.holder !== (root as object)) Reflect.deleteProperty(place.holder, place.key);
      return;
    case 2:
      if (typeof present === 'object' && present !== null)
        set({ holder: present as Place['holder'], key: pick(dice, [...NASTY_TEXTS, 'surprise']) || 'x' }, 1);
      return;
    case 3: {
      set(place, structuredClone(get(pick(dice, places))));
      return;
    }
    default:
      set(place, nasty(dice, present));
  }
};

/** A few changes to what is said. */
const mutatedJson = (dice: Dice, text: string): string => {
  const root = { value: JSON.parse(text) as unknown };
  for (let left = dice.roll(3); left > 0; left--) mutateOnce(dice, root);
  return JSON.stringify(root.value) ?? '';
};

const BITS = [
  '"',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '\\',
  '\\u0041',
  '0',
  '-',
  '1e999',
  '-1e999',
  'null',
  '\u0000',
  'é',
  '(',
];

/** One change to how it is written. */
const mutatedBytes = (dice: Dice, text: string): string => {
  const at = dice.roll(text.length + 1) - 1;
  const length = pick(dice, [1, 1, 2, 10, 200]);
  const [before, cut, after] = [text.slice(0, at), text.slice(at, at + length), text.slice(at + length)];
  switch (dice.roll(6)) {
    case 1:
      return before + after;
    case 2:
      return before + pick(dice, BITS) + cut + after;
    case 3:
      return before + pick(dice, BITS) + after;
    case 4:
      return before + cut + cut + after;
    case 5:
      return before + cut + (/\d/.test(after) ? after.replace(/\d+(?:\.\d+)?/, pick(dice, BITS)) : pick(dice, BITS));
    default:
      return dice.roll(10) === 1 ? before + pick(dice, ['[', '{"a":', '"', '(']).repeat(50_000) + after : before;
  }
};

/** A text that is nearly the given one. */
export const mutantOf = (dice: Dice, text: string, isJson: boolean): string => {
  let mutant = isJson && dice.roll(3) > 1 ? mutatedJson(dice, text) : text;
  for (let left = mutant === text ? dice.roll(3) : dice.roll(4) === 1 ? 1 : 0; left > 0; left--)
    mutant = mutatedBytes(dice, mutant);
  return mutant;
};
