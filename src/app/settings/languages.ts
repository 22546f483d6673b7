import { ENGLISH, speak, type Phrases } from '../../languages/language.ts';
import { keptLanguageAmong } from './keptLook.ts';

/** A language that may be chosen: its tag, its name in itself, and where its phrases come from. */
interface Choice {
  tag: string;
  name: string;
  load: (() => Promise<{ default: Phrases }>) | null;
}

export const LANGUAGES = [
  { tag: 'en', name: 'English', load: null },
  { tag: 'de', name: 'Deutsch', load: () => import('../../languages/de.json') },
] as const satisfies readonly Choice[];

export const LANGUAGE_TAGS = ['system', ...LANGUAGES.map(({ tag }) => tag)] as const;

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Which form of a noun goes with a number; browsers list the categories of a language in orders of their own. */
const formsOf = (tag: string): ((count: number) => number) => {
  const rules = new Intl.PluralRules(tag);
  const known = rules.resolvedOptions().pluralCategories;
  const categories = CATEGORIES.filter(each => known.includes(each));
  return count => categories.indexOf(rules.select(count));
};

/** Speaks the language of that tag from now on, English for one that is not known. */
export const speakAs = async (tag: string): Promise<void> => {
  const choice: Choice = LANGUAGES.find(each => each.tag === tag) ?? LANGUAGES[0];
  if (choice.load === null) {
    speak(ENGLISH);
    return;
  }
  const { default: phrases } = await choice.load();
  speak({ tag: choice.tag, name: choice.name, phrases, form: formsOf(choice.tag) });
};

/** The language that the settings ask for, English where it is not known. */
export const keptLanguage = (): string => keptLanguageAmong(LANGUAGES.map(({ tag }) => tag)) ?? ENGLISH.tag;
