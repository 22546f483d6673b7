import { NO_SETTINGS_KEPT, NOTHING_KEPT, relieve, tellTrouble } from './trouble.ts';

/** Small things that are read before anything else, beside the database. */

const attempt = <T>(
  place: string,
  what: 'reading' | 'writing',
  work: () => T,
  trouble = NO_SETTINGS_KEPT,
): T | null => {
  try {
    const done = work();
    relieve(place, what);
    return done;
  } catch {
    tellTrouble(place, what, trouble);
    return null;
  }
};

/** Places where nobody knows what is noted: it must not be written over. */
const unread = new Set<string>();

/** What is noted there; null = nothing, or the browser does not say: then the trouble is told. */
export const readNote = (place: string): string | null => {
  const read = attempt(place, 'reading', () => ({ text: localStorage.getItem(place) }));
  if (read) unread.delete(place);
  else unread.add(place);
  return read?.text ?? null;
};

/** Writes a note in the place of what was read there. */
export const writeNote = (place: string, text: string): void => {
  if (!unread.has(place)) attempt(place, 'writing', () => localStorage.setItem(place, text));
};

/** Every game that is noted at a place that begins so. */
export const notesAt = (prefix: string): [place: string, text: string][] => {
  const all = (): [place: string, text: string][] =>
    Object.keys(localStorage)
      .filter(place => place.startsWith(prefix))
      .map(place => [place, localStorage.getItem(place) ?? '']);
  return attempt(prefix, 'reading', all, NOTHING_KEPT) ?? [];
};

/** Strikes the note of a game out, unless another one has taken its place. */
export const strikeOut = (place: string, text: string): void => {
  const strike = (): void => {
    if (localStorage.getItem(place) === text) localStorage.removeItem(place);
  };
  attempt(place, 'writing', strike, NOTHING_KEPT);
};
