/** Plain data compared and checked in one walk: quicker than by way of text, which the fuzzer asks for at every command. */

type Fields = Record<string, unknown>;

/** Whether two pieces of plain JSON say the same; the order of keys does not matter. */
export const sameData = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let index = 0; index < one.length; index++) if (!sameData(one[index], other[index])) return false;
    return true;
  }
  if (Array.isArray(other)) return false;
  let keys = 0;
  for (const key in one) {
    keys += 1;
    if (!sameData((one as Fields)[key], (other as Fields)[key]) || !(key in other)) return false;
  }
  for (const _ in other) keys -= 1;
  return keys === 0;
};

const isPlainValue = (value: unknown): boolean =>
  value === null ||
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0));

/** Whether a value is written as JSON and read again without a change: no undefined, no class, no Map, no NaN. */
export const isPlain = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return isPlainValue(value);
  if (Array.isArray(value)) return value.every(isPlain) && Object.keys(value).length === value.length;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  for (const key in value) if (!isPlain((value as Fields)[key])) return false;
  return true;
};
