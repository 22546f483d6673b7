import { FACINGS } from '../../core/types.ts';
import { hintAt, quoted } from '../../scenario/problems.ts';

/** Thrown where a path leads nowhere, or a value does not fit there: the message says where and what would. */
export class BadPosition extends Error {}

type Node = Record<string, unknown>;
export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** What stands at the end of a path such as `ships.uss_tyler.points`, with its holder and key. */
const find = (root: unknown, path: string): { holder: Node; key: string; value: unknown } => {
  const keys = path.split('.');
  let holder: unknown = root;
  for (const [index, key] of keys.entries()) {
    const here = keys.slice(0, index).join('.') || 'the state';
    if (!isNode(holder)) throw new BadPosition(`${path}: ${here} is ${quoted(holder)} and has nothing in it`);
    if (!Object.hasOwn(holder, key))
      throw new BadPosition(`${path}: ${here} has no ${quoted(key)}${hintAt(key, Object.keys(holder))}`);
    if (index === keys.length - 1) return { holder, key, value: holder[key] };
    holder = holder[key];
  }
  throw new BadPosition(`${path}: expected a path into the state`);
};

/** The value at a path of the state. @throws BadPosition */
export const valueAt = (state: object, path: string): unknown => find(state, path).value;

/** Hexes as they are printed: four digits, or six on large charts. */
const HEX_TEXT = /^(?:\d{4}|\d{6})$/;
const facingNamed = (value: unknown): number => FACINGS.findIndex(name => name === value);

/** Hex numbers as text become the numbers that states, commands and events keep, inside lists and objects too. */
export const inStateWords = (value: unknown): unknown => {
  if (typeof value === 'string') return HEX_TEXT.test(value) ? Number(value) : value;
  if (Array.isArray(value)) return value.map(inStateWords);
  if (!isNode(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inStateWords(item)]));
};

/** The same for one value of the state: a facing may also be named where one is kept, and text that is there stays text. */
const fitFor = (key: string, present: unknown, value: unknown): unknown => {
  if (key === 'facing' && facingNamed(value) >= 0) return facingNamed(value);
  return typeof present === 'string' ? value : inStateWords(value);
};

/** What was found, in the notation of what was wanted: for messages. */
export const inWordsOf = (wanted: unknown, found: unknown): unknown => {
  if (typeof wanted !== 'string' || typeof found !== 'number') return found;
  if (HEX_TEXT.test(wanted)) return String(found).padStart(wanted.length, '0');
  return facingNamed(wanted) >= 0 ? (FACINGS[found] ?? found) : found;
};

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : typeof value;
};

/** What does not fit where it is put: the path to it, and the sentence about it. */
interface Misfit {
  path: string;
  why: string;
}

/**
 * Why a value may not stand there, or null. Nothing is only put in the place of nothing or of a group of facts; what joins a list is
 * like what is in it, and no fact of a group is left out.
 */
const misfitAt = (path: string, present: unknown, next: unknown): Misfit | null => {
  if (present === null || (next === null && kindOf(present) === 'an object')) return null;
  const odd = { path, why: `expected ${kindOf(present)} like ${quoted(present)}, found ${quoted(next)}` };
  if (kindOf(present) !== kindOf(next) || (typeof next === 'number' && !Number.isFinite(next))) return odd;
  if (Array.isArray(present) && Array.isArray(next))
    return present.length === 0
      ? null
      : firstOf(next.map((item, index) => misfitAt(`${path}.${index}`, present[0], item)));
  if (!isNode(present) || !isNode(next) || isById(present)) return null;
  const missing = Object.keys(present).find(key => !Object.hasOwn(next, key));
  if (missing !== undefined) return { path, why: `${quoted(missing)} is missing` };
  return firstOf(Object.keys(present).map(key => misfitAt(`${path}.${key}`, present[key], next[key])));
};

/** Whether units stand there by their ids: others may take their places, and need not be like them. */
const isById = (group: Node): boolean => Object.entries(group).every(([key, unit]) => isNode(unit) && unit.id === key);

const firstOf = (misfits: readonly (Misfit | null)[]): Misfit | null => misfits.find(each => each !== null) ?? null;

/** Puts a value in; what is there says what kind of value it must be, unless there is nothing yet. @throws BadPosition */
export const put = (state: object, path: string, value: unknown): void => {
  const { holder, key, value: present } = find(state, path);
  const next = fitFor(key, present, value);
  if (key === 'facing' && !FACINGS.some((_, facing) => facing === next))
    throw new BadPosition(`${path}: expected a facing (${FACINGS.join(', ')}), found ${quoted(value)}`);
  const misfit = misfitAt(path, present, next);
  if (misfit) throw new BadPosition(`${misfit.path}: ${misfit.why}`);
  holder[key] = next;
};

/** Whether one value is another, a hex or facing written either way. */
const isSame = (found: unknown, wanted: unknown): boolean =>
  found === wanted || (typeof wanted === 'string' && typeof found === 'number' && inWordsOf(wanted, found) === wanted);

/** Whether everything that is named is so: objects may have more keys, lists must be as long. */
export const matches = (found: unknown, wanted: unknown): boolean => {
  if (Array.isArray(wanted))
    return (
      Array.isArray(found) &&
      found.length === wanted.length &&
      wanted.every((item, index) => matches(found[index], item))
    );
  if (isNode(wanted)) return isNode(found) && Object.entries(wanted).every(([key, item]) => matches(found[key], item));
  return isSame(found, wanted);
};
