import type { Cited } from '../../system/cited.ts';
import type { HelpChapter, HelpParagraph, HelpTable } from '../../system/help.ts';
import { noun, t } from '../../languages/language.ts';

/** Finding words in a book of rules. */

/** A piece of a text, found or not. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

export interface Found {
  readonly paragraph: HelpParagraph;
  readonly chapter: string;
  /** The first place in which a word was found, cut to a line. */
  readonly shown: readonly Piece[];
}

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/** What is looked for: words in small letters, each once. */
export const wordsOf = (asked: string): string[] => [...new Set(plain(asked).split(/\s+/u).filter(Boolean))];

const LETTER = /[\p{L}\p{N}]/u;

/** Where a word begins in a text, at the beginning of a word there; -1 = nowhere. */
const placeOf = (text: string, word: string, after = 0): number => {
  for (let at = text.indexOf(word, after); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !LETTER.test(text.charAt(at - 1))) return at;
  return -1;
};

const has = (text: string, word: string): boolean => placeOf(plain(text), word) >= 0;

/** A text in pieces, those that are looked for marked. */
export const marked = (text: string, words: readonly string[]): Piece[] => {
  const small = plain(text);
  const pieces: Piece[] = [];
  let done = 0;
  for (;;) {
    const next = words
      .map(word => ({ at: placeOf(small, word, done), end: word.length }))
      .filter(({ at }) => at >= 0)
      .sort((one, other) => one.at - other.at || other.end - one.end)[0];
    if (!next) break;
    if (next.at > done) pieces.push({ text: text.slice(done, next.at), hit: false });
    done = next.at + next.end;
    pieces.push({ text: text.slice(next.at, done), hit: true });
  }
  if (done < text.length) pieces.push({ text: text.slice(done), hit: false });
  return pieces;
};

const tableLines = ({ title, heads, rows }: HelpTable): string[] => [
  title,
  heads.join(' · '),
  ...rows.map(row => row.join(' · ')),
];

/** Everything of a paragraph that can be read, line by line. */
export const linesOf = ({ title, text, tables = [] }: HelpParagraph): string[] => [
  title,
  ...text,
  ...tables.flatMap(tableLines),
];

/** Letters of a line that are shown, and how many of them stand before what was found. */
const SHOWN = 110;
const LEAD = 30;

const cut = (line: string, words: readonly string[]): string => {
  const at = Math.min(...words.map(word => placeOf(plain(line), word)).filter(place => place >= 0));
  const start = at > LEAD && line.length > SHOWN ? line.lastIndexOf(' ', at - LEAD) + 1 : 0;
  const end = start + SHOWN >= line.length ? line.length : line.lastIndexOf(' ', start + SHOWN);
  return `${start > 0 ? '… ' : ''}${line.slice(start, end)}${end < line.length ? ' …' : ''}`;
};

/** Paragraphs in which every word is found, those first that are so titled. Numbers of rules and rulings count as words. */
export const searchBook = (chapters: readonly HelpChapter[], asked: string): Found[] => {
  const words = wordsOf(asked);
  if (words.length === 0) return [];
  const found = chapters.flatMap(({ title: chapter, paragraphs }) =>
    paragraphs.flatMap((paragraph): Found[] => {
      const lines = linesOf(paragraph);
      const all = [...lines, ...paragraph.covers];
      if (!words.every(word => all.some(line => has(line, word)))) return [];
      const [first = ''] = lines.slice(1).filter(line => words.some(word => has(line, word)));
      return [{ paragraph, chapter, shown: first === '' ? [] : marked(cut(first, words), words) }];
    }),
  );
  const titled = ({ paragraph }: Found): boolean => words.every(word => has(paragraph.title, word));
  return [...found.filter(titled), ...found.filter(each => !titled(each))];
};

/** A piece of a sentence, with the citation of the modifier that it names. */
export interface Linked {
  readonly text: string;
  readonly cite: string | null;
}

/** A sentence in pieces: the modifiers that it names, in their order, and what stands between them. */
export const linked = (sentence: string, modifiers: readonly Cited[]): Linked[] => {
  const pieces: Linked[] = [];
  let done = 0;
  for (const { says, cite } of modifiers) {
    const at = sentence.indexOf(says, done);
    if (at < 0) continue;
    if (at > done) pieces.push({ text: sentence.slice(done, at), cite: null });
    done = at + says.length;
    pieces.push({ text: says, cite });
  }
  if (done < sentence.length) pieces.push({ text: sentence.slice(done), cite: null });
  return pieces;
};

const NAMED: readonly (readonly [pattern: RegExp, name: (count: number) => string])[] = [
  [/^\d+$/u, count => noun(count, 'Section')],
  [/^turn (?=\d)/u, () => t`Turn sequence`],
  [/^(?=[A-Z]\d)/u, count => noun(count, 'Ruling')],
];

/** "Section 25 · Turn sequence 3 · Rulings Q15, Q16": where a paragraph stands in the printed rules. */
export const sourcesOf = ({ covers }: HelpParagraph): string =>
  NAMED.flatMap(([pattern, name]) => {
    const numbers = covers.filter(cite => pattern.test(cite)).map(cite => cite.replace(/^turn /u, ''));
    return numbers.length === 0 ? [] : `${name(numbers.length)} ${numbers.join(', ')}`;
  }).join(' · ');
