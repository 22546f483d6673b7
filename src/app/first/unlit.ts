import { keptLanguageAmong } from '../settings/keptLook.ts';
import { LATE } from './patience.ts';

/**
 * Stands in the page itself (scripts/unlit.ts) and works when no other file has come: says so after a while, as `ui/late.tsx` does
 * later, and offers to load the page again. What the page begins with goes, and this with it, once the game has the page.
 */

/** What is said in each language; the build puts it in. */
declare const SAID: Readonly<Record<string, { readonly late: string; readonly again: string }>>;

setTimeout(() => {
  const opening = document.getElementById('unlit');
  const phrases = SAID;
  const lang = keptLanguageAmong(Object.keys(phrases)) ?? 'en';
  const said = phrases[lang];
  if (!opening || !said) return;
  const late = document.createElement('div');
  const sentence = document.createElement('p');
  const again = document.createElement('button');
  Object.assign(late, { className: 'late', lang });
  Object.assign(sentence, { role: 'status', textContent: said.late });
  Object.assign(again, { type: 'button', className: 'second', textContent: said.again });
  again.addEventListener('click', () => location.reload());
  late.append(sentence, again);
  late.dataset.testid = 'late';
  opening.append(late);
}, LATE);
