import { SIDES, type Side } from '../core/types.ts';
import { parseJson } from '../trials/strangeText.ts';
import { beforeLink } from './digest.ts';
import type { PostEntry, PostFile } from './file.ts';

/** Every link but a side's last is the hash of its next one: an address need not carry it. */
const LEFT_OUT = '';

const backwards = (
  journal: readonly PostEntry[],
  change: (link: string, next: string | undefined) => string,
): PostEntry[] => {
  const next: Partial<Record<Side, string>> = {};
  return [...journal]
    .reverse()
    .map(entry => {
      if (entry.type !== 'link') return entry;
      const link = change(entry.link, next[entry.by]);
      next[entry.by] = link === LEFT_OUT && next[entry.by] !== undefined ? beforeLink(next[entry.by] as string) : link;
      return { ...entry, link };
    })
    .reverse();
};

/** A game as the text that an address carries. */
export const packed = (file: PostFile): string => {
  const journal = backwards(file.journal, (link, next) =>
    next !== undefined && beforeLink(next) === link ? LEFT_OUT : link,
  );
  return JSON.stringify({ ...file, journal });
};

/** Whether links can be told from an entry: the rest of it, and what a link has to be, is the reader's to look at. */
const isEntry = (value: unknown): value is PostEntry =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  (value.type !== 'link' ||
    ('link' in value && isLinkOrNone(value.link) && 'by' in value && SIDES.some(side => side === value.by)));

const isLinkOrNone = (link: unknown): boolean => typeof link === 'string' && /^(?:[0-9a-f]{64})?$/.test(link);

/** The same read back, for `readPost`, which looks at what is in it; nothing of a text that is no JSON. */
export const unpacked = (text: string): unknown => {
  const json = parseJson(text);
  const file = json.ok ? json.value : null;
  if (typeof file !== 'object' || file === null || !('journal' in file) || !Array.isArray(file.journal)) return file;
  const entries: unknown[] = file.journal;
  if (!entries.every(isEntry)) return file;
  const journal = backwards(entries, (link, next) =>
    link === LEFT_OUT && next !== undefined ? beforeLink(next) : link,
  );
  return { ...file, journal };
};
