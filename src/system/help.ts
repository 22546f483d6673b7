/** The rules of a system told to players: text, tables, and the way from anything that a screen shows to the paragraph behind it. */

/** A table as it is printed, drawn from the data that the rules read. */
export interface HelpTable {
  readonly id: string;
  readonly title: string;
  readonly heads: readonly string[];
  /** The first cell of a row is its head. */
  readonly rows: readonly (readonly string[])[];
  /** Keys of `RuleSet.tables` that it is drawn from. */
  readonly from: readonly string[];
}

/** A place in a table of the handbook: row from 0, column from 0 with the row's head; column 0 = the whole row. */
export interface TableCell {
  readonly table: string;
  readonly row: number;
  readonly column: number;
}

export interface HelpParagraph {
  /** Unique in its book, and part of its address. */
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  /** What leads here: sections ("25"), steps ("turn 3"), rulings ("Q18"), or a citation as it stands in the code. */
  readonly covers: readonly string[];
  readonly tables?: readonly HelpTable[];
}

export interface HelpChapter {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly HelpParagraph[];
}

/** A system's rules as a book, with the citation behind whatever can be asked about. */
export interface Handbook {
  /** The letter under which `docs/rulings.md` numbers this system's rulings; S is everybody's. */
  readonly rulings: string;
  readonly chapters: readonly HelpChapter[];
  /**
   * By kind of event, of command and of interrupt, and by option of the system; of steps those whose own citation leads to too wide
   * a paragraph.
   */
  readonly events: Readonly<Record<string, string>>;
  readonly commands: Readonly<Record<string, string>>;
  readonly questions: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, string>>;
  readonly steps: Readonly<Record<string, string>>;
}

/** Something that a player asks about. */
export type Why =
  | { readonly of: 'cite' | 'event' | 'command' | 'question' | 'option'; readonly name: string }
  /** A step of the turn, and where the rulebook prints it. */
  | { readonly of: 'step'; readonly name: string; readonly cite: string };

const STEP = /turn sequence/iu;
const WORD = /sections?|rulings?/iu;

/**
 * What a citation names, most exact first: "Turn Sequence 2 and 3" gives itself, "turn 2"
 * and "turn 3", "Sections 4 and 6, Ruling R34" gives itself, "4", "6" and "R34".
 */
export const keysOf = (cite: string): string[] => {
  const keys = [cite];
  let before = '';
  for (const part of cite.split(/,| and /u)) {
    if (STEP.test(part)) before = 'turn ';
    else if (WORD.test(part)) before = '';
    const name = /\b[A-Z]?\d+\b/u.exec(part)?.[0];
    if (name !== undefined) keys.push(before + name);
  }
  return keys;
};

export const paragraphsOf = (book: Handbook): HelpParagraph[] => book.chapters.flatMap(({ paragraphs }) => paragraphs);

/** The paragraph that a citation leads to; null where it leads to none. */
const citedParagraph = (book: Handbook, cite: string): HelpParagraph | null => {
  const all = paragraphsOf(book);
  for (const key of keysOf(cite)) {
    const found = all.find(({ covers }) => covers.includes(key));
    if (found) return found;
  }
  return null;
};

const CITES = { event: 'events', command: 'commands', question: 'questions', option: 'options' } as const;

/** The citation behind what is asked about; null where the book has none. */
const citeBehind = (book: Handbook, why: Why): string | null => {
  if (why.of === 'step') return book.steps[why.name] ?? why.cite;
  return why.of === 'cite' ? why.name : (book[CITES[why.of]][why.name] ?? null);
};

/** The paragraph behind what is asked about; null where there is none. */
export const paragraphBehind = (book: Handbook, why: Why): HelpParagraph | null => {
  const cite = citeBehind(book, why);
  return cite === null ? null : citedParagraph(book, cite);
};
