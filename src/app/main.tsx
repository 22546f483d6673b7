import { languageTag } from '../languages/language.ts';
import { keptLanguage, speakAs } from './settings/languages.ts';

// Sentences are put together when their modules load: the language comes first, and the page behind it.
try {
  await speakAs(keptLanguage());
} catch (error) {
  console.error('The language could not be loaded; the game speaks English.', error);
}
document.documentElement.lang = languageTag();
await import('./page.tsx');
