/**
 * The language that the game speaks. English stands in the sources, as the sentences themselves; any other language is a file
 * (`src/languages/*.json`) that gives each of them in its own words. No rule depends on it: texts are shown, never stored.
 */

/** A language file: English sentences with holes `{0}`, `{1}`, … and what is said in their place. */
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

/** Speaks another language from now on. Sentences that a module has already put together stay: call it before they load. */
export const speak = (language: Language): void => {
  spoken = language;
  asked = new WeakMap();
};

/** The tag of the language spoken, for dates and numbers. */
export const languageTag = (): string => spoken.tag;

/** The key of a sentence in a language file: its text with numbered holes. */
export const keyOf = (parts: readonly string[]): string =>
  parts.reduce((text, part, hole) => `${text}{${hole - 1}}${part}`);

const HOLE = /\{(\d+)\}/;

/** What the language says in the place of a sentence: texts and the numbers of holes by turns; null where English stays. */
const saidFor = (parts: TemplateStringsArray): string[] | null => {
  let said = asked.get(parts);
  if (said === undefined) {
    said = spoken.phrases?.[keyOf(parts)]?.split(HOLE) ?? null;
    asked.set(parts, said);
  }
  return said;
};

/** A sentence for the player, as the tag of a template: t`${ship} fires at ${target}.` */
export const t = (parts: TemplateStringsArray, ...holes: readonly (string | number)[]): string => {
  const said = spoken.phrases === null ? null : saidFor(parts);
  if (said !== null) return said.map((part, place) => (place % 2 === 0 ? part : holes[Number(part)])).join('');
  return parts.reduce((text, part, place) => `${text}${holes[place - 1]}${part}`);
};

/** A text that stands in a file of data (a battle's briefing, a gun's name), in the language spoken if it knows it. */
export const told = (text: string): string => spoken.phrases?.[text] ?? text;

/**
 * A number with its noun: `counted(3, 'gun')` = "3 guns". A language file has "gun|guns" and gives as many forms as the
 * language has, in the order of its plural categories (zero, one, two, few, many, other).
 */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${noun(count, one, many)}`;

/** The noun alone, as it stands behind that number. */
export const noun = (count: number, one: string, many = `${one}s`): string => {
  const forms = spoken.phrases?.[`${one}|${many}`]?.split('|');
  if (!forms) return count === 1 ? one : many;
  return forms[spoken.form(count)] ?? forms.at(-1) ?? many;
};
