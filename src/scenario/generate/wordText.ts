/** Any text as letters, digits, "-" and "_", which no message and no address changes; and back. */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const SIX = 6;
const EIGHT = 8;

const bytesOf = (text: string): number[] =>
  [...encodeURIComponent(text).matchAll(/%([0-9A-F]{2})|[^%]/g)].map(([sign, hex]) =>
    hex === undefined ? sign.charCodeAt(0) : Number.parseInt(hex, 16),
  );

/** Numbers of so many bits as numbers of so many others; what is left at the end is filled up with zeros, or left out. */
const regrouped = (values: Iterable<number>, from: number, to: number, fill: boolean): number[] => {
  const out: number[] = [];
  let [held, bits] = [0, 0];
  for (const value of values) {
    held = (held << from) | value;
    bits += from;
    while (bits >= to) {
      bits -= to;
      out.push((held >> bits) & ((1 << to) - 1));
      held &= (1 << bits) - 1;
    }
  }
  if (fill && bits > 0) out.push((held << (to - bits)) & ((1 << to) - 1));
  return out;
};

export const asWord = (text: string): string =>
  regrouped(bytesOf(text), EIGHT, SIX, true)
    .map(value => LETTERS[value])
    .join('');

/** null for a word that stands for no text. */
export const fromWord = (word: string): string | null => {
  if (!/^[\w-]*$/.test(word)) return null;
  const values = Array.from(word, letter => LETTERS.indexOf(letter));
  const bytes = regrouped(values, SIX, EIGHT, false);
  try {
    return decodeURIComponent(bytes.map(byte => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return null;
  }
};
