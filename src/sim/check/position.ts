import { FACINGS } from '../../core/types.ts';
import { hintAt, quoted } from '../../scenario/problems.ts';

/** Thrown where a path leads nowhere, or a value does not fit there: the message says where and what would. */
export class BadPosition extends Error {}

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

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

/** A facing by its name where the state keeps a facing. */
const inStateWords = (key: string, value: unknown): unknown => {
  const facing = key === 'facing' ? FACINGS.findIndex(name => name === value) : -1;
  return facing >= 0 ? facing : value;
};

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : typeof value;
};

/** Puts a value in; what is there says what kind of value it must be, unless there is nothing yet. @throws BadPosition */
export const put = (state: object, path: string, value: unknown): void => {
  const { holder, key, value: present } = find(state, path);
  const next = inStateWords(key, value);
  if (present !== null && next !== null && kindOf(present) !== kindOf(next))
    throw new BadPosition(`${path}: expected ${kindOf(present)} like ${quoted(present)}, found ${quoted(value)}`);
  holder[key] = next;
};

/** Whether everything that is named is so: objects may have more keys, lists must be as long. */
export const matches = (found: unknown, wanted: unknown): boolean => {
  if (Array.isArray(wanted))
    return (
      Array.isArray(found) &&
      found.length === wanted.length &&
      wanted.every((item, index) => matches(found[index], item))
    );
  if (isNode(wanted)) return isNode(found) && Object.entries(wanted).every(([key, item]) => matches(found[key], item));
  return found === wanted;
};
