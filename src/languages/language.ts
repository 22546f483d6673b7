/**
 * The language that the game speaks. English stands in the sources, as the sentences themselves; any other language is a file
 * (`src/languages/*.json`) that gives each of them in its own words. No rule depends on it: texts are shown, never stored.
 */

/** A language file: English sentences with holes `{0}`, `{1}`, … and what is said in their place; nothing as long as nobody has translated them. */
export type Phrases = Readonly<Record<string, string>>;

/** A language that the game speaks. */
export interface Language {
  /** Its tag (BCP 47), by which dates and numbers are written. */
  tag: string;
  /** Its name in itself. */
  name: string;
  /** Null where the sentences of the sources are spoken. */
  phrases: Phrases | null;
  /** Which of a noun's forms goes with a number: the place of its plural category. */
  form: (count: number) => number;
}

export const ENGLISH: Language = { tag: 'en', name: 'English', phrases: null, form: count => (count === 1 ? 0 : 1) };

let spoken = ENGLISH;
let asked = new WeakMap<TemplateStringsArray, string[] | null>();
let shapes: Shape[] | null = null;
let retold = new Map<string, string>();

/** Speaks another language from now on. Sentences that a module has already put together stay: call it before they load. */
export const speak = (language: Language): void => {
  spoken = language;
  asked = new WeakMap();
  shapes = null;
  retold = new Map();
};

/** The tag of the language spoken, for dates and numbers. */
export const languageTag = (): string => spoken.tag;

/** The key of a sentence in a language file: its text with numbered holes. */
export const keyOf = (parts: readonly string[]): string =>
  parts.reduce((text, part, hole) => `${text}{${hole - 1}}${part}`);

/** What the language has for a key; nothing where it waits to be translated. */
const phraseFor = (key: string): string | undefined => {
  const said = spoken.phrases?.[key];
  return said === '' ? undefined : said;
};

const HOLE = /\{(\d+)\}/;

/** What the language says in the place of a sentence: texts and the numbers of holes by turns; null where English stays. */
const saidFor = (parts: TemplateStringsArray): string[] | null => {
  let said = asked.get(parts);
  if (said === undefined) {
    said = phraseFor(keyOf(parts))?.split(HOLE) ?? null;
    asked.set(parts, said);
  }
  return said;
};

/** The same for a sentence that is known by its key alone. */
export const piecesOf = (key: string): string[] => (phraseFor(key) ?? key).split(HOLE);

const ARTICLE = /(?:^|\W)a $/i;
/** Spoken with a vowel first: "intelligent", 8, 80 and 800, 11 and 18. "Union" and "one" are not. */
const VOWEL_FIRST = /^(?:[aei]|8|1[18](?!\d))/i;

/** English has "a 9-inch gun" and "an 8-inch gun": the words before a hole, by what stands in it. */
const before = (part: string, hole: string | number): string =>
  ARTICLE.test(part) && VOWEL_FIRST.test(String(hole)) ? `${part.trimEnd()}n ` : part;

/** What stands in a hole; a number below nought has a true minus: a hyphen is read as none. */
const put = (hole: string | number | undefined): string =>
  typeof hole === 'number' && hole < 0 ? `−${-hole}` : String(hole);

/** A sentence for the player, as the tag of a template: t`${ship} fires at ${target}.` */
export const t = (parts: TemplateStringsArray, ...holes: readonly (string | number)[]): string => {
  const said = spoken.phrases === null ? null : saidFor(parts);
  if (said !== null) return said.map((part, place) => (place % 2 === 0 ? part : put(holes[Number(part)]))).join('');
  return holes.map((hole, place) => `${before(parts[place] ?? '', hole)}${put(hole)}`).join('') + (parts.at(-1) ?? '');
};

/**
 * A text that is written into a battle when it is made from a seed, and is the same for everybody who makes it; `told` finds it
 * again by its shape.
 */
export const made = (parts: TemplateStringsArray, ...holes: readonly (string | number)[]): string =>
  parts.reduce((text, part, place) => `${text}${holes[place - 1]}${part}`);

/** Before the keys of such texts in a language file. */
const MADE = 'made: ';

/** The shape of such a text, and what is said in its place. */
interface Shape {
  shape: RegExp;
  said: string;
}

const shapeOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\d+\}/g, '(.+?)')}$`);

/** The shapes that the language knows; what is joined of others comes first, having the fewest words of its own. */
const shapesIn = (phrases: Phrases): Shape[] =>
  Object.entries(phrases)
    .filter(([key, said]) => key.startsWith(MADE) && said !== '')
    .sort(([one], [other]) => one.length - other.length)
    .map(([key, said]) => ({ shape: shapeOf(key.slice(MADE.length)), said }));

const toldAnew = (text: string, phrases: Phrases): string => {
  shapes ??= shapesIn(phrases);
  for (const { shape, said } of shapes) {
    const found = shape.exec(text);
    if (found) return said.replace(/\{(\d+)\}/g, (_, hole) => told(found[Number(hole) + 1] ?? ''));
  }
  return text;
};

/** A text that stands in a file of data (a battle's briefing, a gun's name), in the language spoken if it knows it. */
export const told = (text: string): string => {
  const { phrases } = spoken;
  if (phrases === null) return text;
  const said = phraseFor(text) ?? retold.get(text) ?? toldAnew(text, phrases);
  retold.set(text, said);
  return said;
};

/**
 * A number with its noun: `counted(3, 'gun')` = "3 guns". A language file has "gun|guns" and gives as many forms as the
 * language has, in the order of its plural categories (zero, one, two, few, many, other).
 */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${noun(count, one, many)}`;

/** The noun alone, as it stands behind that number. */
export const noun = (count: number, one: string, many = `${one}s`): string => {
  const forms = phraseFor(`${one}|${many}`)?.split('|');
  if (!forms) return count === 1 ? one : many;
  return forms[spoken.form(count)] ?? forms.at(-1) ?? many;
};

/** A number as it is written, with a true minus and what the language puts before its decimals: "58.3", or "58,3". */
export const decimal = (written: number | string): string => {
  const [whole = '', part] = String(written).replace('-', '−').split('.');
  return part === undefined ? whole : t`${whole}.${part}`;
};
