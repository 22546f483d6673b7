import { quoted } from './problems.ts';

/** Where and why a text is not JSON. Engines word and place their own errors differently, or not at all: this one is the same everywhere. */
interface JsonError {
  line: number;
  column: number;
  message: string;
}

export type JsonResult = { ok: true; value: unknown } | { ok: false; error: JsonError };

class NotJson extends Error {
  readonly at: number;
  constructor(at: number, message: string) {
    super(message);
    this.at = at;
  }
}

const BLANKS = /[ \t\n\r]*/y;
const PLAIN = /[ !#-[\]-\uffff]*/y;
const ESCAPED = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** What no file of ours comes near, and hostile text might reach for: looked at before anything is made of the text. */
const MOST = {
  /** Brackets inside each other. */
  depth: 64,
  /** Letters of a text, and of a key. */
  text: 100_000,
  key: 1000,
  /** Entries of a list or object. */
  entries: 100_000,
} as const;

/** Letters of a whole file, unless its reader knows better. */
const LONGEST_FILE = 8_000_000;

/** Walks through a JSON text and throws at the first place that is wrong; a key given twice is wrong too, however it is written. */
class Walk {
  #at = 0;
  #depth = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  whole(): void {
    this.#value();
    this.#take(BLANKS);
    if (this.#at < this.#text.length) this.#fail('the end of the text');
  }

  #take(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    if (!pattern.test(this.#text)) return false;
    this.#at = pattern.lastIndex;
    return true;
  }

  #fail(expected: string): never {
    const found = this.#at >= this.#text.length ? 'the end of the text' : JSON.stringify(this.#text[this.#at]);
    throw new NotJson(this.#at, `this is not JSON: expected ${expected}, found ${found}`);
  }

  #accept(character: string): boolean {
    this.#take(BLANKS);
    if (this.#text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  /** Text in its double quotes, as it is written; null and nothing taken where there is none. */
  #string(most: number): string | null {
    const start = this.#at;
    if (this.#text[start] !== '"') return null;
    this.#at += 1;
    do this.#take(PLAIN);
    while (this.#take(ESCAPED));
    if (this.#text[this.#at] !== '"') {
      this.#at = start;
      return null;
    }
    this.#at += 1;
    if (this.#at - start - 2 > most) throw new NotJson(start, `expected text of ${most} letters at most`);
    return this.#text.slice(start, this.#at);
  }

  #key(keys: Set<string>): void {
    this.#take(BLANKS);
    const start = this.#at;
    const written = this.#string(MOST.key) ?? this.#fail('a key in double quotes');
    const key = written.includes('\\') ? (JSON.parse(written) as string) : written.slice(1, -1);
    if (keys.has(key)) throw new NotJson(start, `this is not JSON: the key ${quoted(key)} is given twice`);
    keys.add(key);
    if (!this.#accept(':')) this.#fail('":"');
  }

  /** The entries of a list or object, up to and with its closing bracket. */
  #entries(close: string, entry: () => void): void {
    if (this.#accept(close)) return;
    let count = 0;
    do {
      if (++count > MOST.entries) throw new NotJson(this.#at, `expected ${MOST.entries} entries at most`);
      entry();
    } while (this.#accept(','));
    if (!this.#accept(close)) this.#fail(`"," or "${close}"`);
  }

  #value(): void {
    this.#depth += 1;
    if (this.#depth > MOST.depth)
      throw new NotJson(this.#at, `expected fewer brackets inside each other: ${MOST.depth} at most`);
    if (this.#accept('{')) {
      const keys = new Set<string>();
      this.#entries('}', () => {
        this.#key(keys);
        this.#value();
      });
    } else if (this.#accept('[')) this.#entries(']', () => this.#value());
    else if (this.#string(MOST.text) === null && !this.#take(SCALAR))
      this.#fail(this.#text[this.#at] === '"' ? 'text closed by a double quote on the same line' : 'a value');
    this.#depth -= 1;
  }
}

const placeOf = (text: string, at: number): { line: number; column: number } => {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
};

/**
 * Reads JSON, wherever it comes from: nothing is parsed that is too long, too deep or says a thing twice. An error has a line and a
 * column, both counted from 1.
 */
export const parseJson = (text: string, longest = LONGEST_FILE): JsonResult => {
  const plain = text.replace(/^\uFEFF/, '');
  try {
    if (plain.length > longest)
      throw new NotJson(0, `expected a file of ${longest} letters at most, found ${plain.length}`);
    new Walk(plain).whole();
    return { ok: true, value: JSON.parse(plain) };
  } catch (error) {
    if (!(error instanceof NotJson)) throw error;
    return { ok: false, error: { ...placeOf(plain, error.at), message: error.message } };
  }
};
