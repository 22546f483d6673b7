/** Finding words in the help: hits, where they are, what is shown of them, and modifiers that open their rule. */
import { describe, expect, it } from 'vitest';
import { paragraphsOf, type HelpChapter } from '../../../src/system/help.ts';
import { PLAYING } from '../../../src/app/help/playing.ts';
import { linked, linesOf, marked, searchBook, sourcesOf, wordsOf } from '../../../src/app/help/search.ts';
import { RULE_SETS } from '../../../src/rules/index.ts';

const CHAPTERS: readonly HelpChapter[] = [
  {
    id: 'one',
    title: 'One',
    paragraphs: [
      {
        id: 'guns',
        title: 'Guns',
        text: ['A ram needs no gun.', 'The captain’s glass frames the target.'],
        covers: ['25', 'turn 3', 'Q14', 'Heavy guns'],
        tables: [{ id: 't', title: 'Ranges', heads: ['Gun', 'Long'], rows: [['Mortar', 'up to 15']], from: [] }],
      },
      { id: 'rams', title: 'Ramming', text: ['Bows first.'], covers: ['Q34', 'Q35'] },
    ],
  },
];
const ids = (asked: string): string[] => searchBook(CHAPTERS, asked).map(({ paragraph }) => paragraph.id);

describe('search', () => {
  it('finds words from their beginning on, in text, headings, tables and numbers of rulings', () => {
    expect(ids('MORTAR')).toEqual(['guns']);
    expect(ids('first bows')).toEqual(['rams']);
    expect(ids('q34')).toEqual(['rams']);
    expect(ids("captain's")).toEqual(['guns']);
    expect(ids('amming')).toEqual([]);
    expect(ids('bows mortar')).toEqual([]);
    expect(ids('  ')).toEqual([]);
  });

  it('puts paragraphs first that are so titled', () => {
    expect(ids('ram')).toEqual(['rams', 'guns']);
  });

  it('shows the line in which the first word was found, and marks it', () => {
    const [found] = searchBook(CHAPTERS, 'mortar');
    expect(found?.shown).toEqual([
      { text: 'Mortar', hit: true },
      { text: ' · up to 15', hit: false },
    ]);
    expect(marked('A gun, a GUNBOAT, a begun war', wordsOf('gun'))).toEqual([
      { text: 'A ', hit: false },
      { text: 'gun', hit: true },
      { text: ', a ', hit: false },
      { text: 'GUN', hit: true },
      { text: 'BOAT, a begun war', hit: false },
    ]);
  });

  it('cuts a long line around what was found', () => {
    const text = `${'word '.repeat(60)}mortar ${'word '.repeat(60)}`;
    const chapter = { id: 'c', title: 'C', paragraphs: [{ id: 'p', title: 'P', text: [text], covers: [] }] };
    const shown = (searchBook([chapter], 'mortar')[0]?.shown ?? []).map(piece => piece.text).join('');
    expect(shown).toMatch(/^… .*mortar.* …$/u);
    expect(shown.length).toBeLessThan(130);
  });

  it('keeps every letter of a text that it marks', async () => {
    for (const rules of RULE_SETS) {
      const book = await rules.help?.();
      for (const line of book ? paragraphsOf(book).flatMap(linesOf) : [])
        expect(
          marked(line, ['ship', 'a', 'the'])
            .map(({ text }) => text)
            .join(''),
        ).toBe(line);
    }
    expect(PLAYING.flatMap(({ paragraphs }) => paragraphs).length).toBeGreaterThan(4);
  });
});

describe('sources and modifiers', () => {
  it('names sections, steps and rulings of a paragraph, and leaves headings out', () => {
    const [guns, rams] = CHAPTERS[0]?.paragraphs ?? [];
    expect(guns && sourcesOf(guns)).toBe('Section 25 · Turn sequence 3 · Ruling Q14');
    expect(rams && sourcesOf(rams)).toBe('Rulings Q34, Q35');
  });

  it('links each modifier in a sentence to its citation', () => {
    const modifiers = [
      { says: 'gun', cite: '25' },
      { says: 'heavy gun', cite: 'Q18' },
    ];
    expect(linked('6 dice (4 gun + 2 heavy gun)', modifiers)).toEqual([
      { text: '6 dice (4 ', cite: null },
      { text: 'gun', cite: '25' },
      { text: ' + 2 ', cite: null },
      { text: 'heavy gun', cite: 'Q18' },
      { text: ')', cite: null },
    ]);
    expect(linked('6 dice', [])).toEqual([{ text: '6 dice', cite: null }]);
  });
});
