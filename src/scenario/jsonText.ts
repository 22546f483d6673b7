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
const STRING = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** No scenario nests half as deep; hostile text might, until the stack gives out. */
const DEEPEST = 64;

/** Walks through a JSON text and throws at the first place that is wrong; a key given twice is wrong too. */
const checkJson = (text: string): void => {
  let at = 0;
  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found) return null;
    at = pattern.lastIndex;
    return found[0];
  };
  const fail = (expected: string): never => {
    const found = at >= text.length ? 'the end of the text' : JSON.stringify(text[at]);
    throw new NotJson(at, `expected ${expected}, found ${found}`);
  };
  const skip = (): void => void take(BLANKS);
  const accept = (character: string): boolean => {
    skip();
    if (text[at] !== character) return false;
    at += 1;
    return true;
  };
  const key = (keys: Set<string>): void => {
    skip();
    const start = at;
    const written = take(STRING) ?? fail('a key in double quotes');
    if (keys.has(written)) throw new NotJson(start, `the key ${written} is given twice`);
    keys.add(written);
    if (!accept(':')) fail('":"');
  };
  /** The entries of a list or object, up to and with its closing bracket. */
  const entries = (close: string, entry: () => void): void => {
    if (accept(close)) return;
    do entry();
    while (accept(','));
    if (!accept(close)) fail(`"," or "${close}"`);
  };
  let depth = 0;
  const value = (): void => {
    depth += 1;
    if (depth > DEEPEST) fail('fewer brackets inside each other');
    if (accept('{')) {
      const keys = new Set<string>();
      entries('}', () => {
        key(keys);
        value();
      });
    } else if (accept('[')) entries(']', value);
    else if (take(STRING) === null && take(SCALAR) === null)
      fail(text[at] === '"' ? 'text closed by a double quote on the same line' : 'a value');
    depth -= 1;
  };
  value();
  skip();
  if (at < text.length) fail('the end of the text');
};

const placeOf = (text: string, at: number): { line: number; column: number } => {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
};

/** Reads JSON; an error has a line and a column, both counted from 1. */
export const parseJson = (text: string): JsonResult => {
  const plain = text.replace(/^\uFEFF/, '');
  try {
    checkJson(plain);
    return { ok: true, value: JSON.parse(plain) };
  } catch (error) {
    if (!(error instanceof NotJson)) throw error;
    return { ok: false, error: { ...placeOf(plain, error.at), message: error.message } };
  }
};
