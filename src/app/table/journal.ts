/**
 * The newest save of a game, written at once. The database answers later: a page killed before that loses nothing, because
 * what stands here is carried into the database when the page comes back.
 */
export interface Jotting<Entry, File> {
  entry: Entry;
  file: File;
}

const PREFIX = 'brownwater-journal-';

/** Notes a save; without room or leave to do so the database alone must do. Returns the note. */
export const jot = (id: string, jotting: Jotting<unknown, unknown>): string => {
  const text = JSON.stringify(jotting);
  try {
    localStorage.setItem(PREFIX + id, text);
  } catch {
    // Nothing is lost but the guard against the last instant.
  }
  return text;
};

/** Strikes a note out once the database has it, unless another one has taken its place. */
export const strikeOut = (id: string, text: string): void => {
  try {
    if (localStorage.getItem(PREFIX + id) === text) localStorage.removeItem(PREFIX + id);
  } catch {
    // What cannot be read cannot have been written either.
  }
};

/** Every note that the database does not have yet, by the game's id, as it was written. */
export const jottings = (): [id: string, text: string][] => {
  try {
    return Object.keys(localStorage)
      .filter(key => key.startsWith(PREFIX))
      .map(key => [key.slice(PREFIX.length), localStorage.getItem(key) ?? '']);
  } catch {
    return [];
  }
};
