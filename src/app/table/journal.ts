/**
 * The newest save of a game, written at once. The database answers later: a page killed before that loses nothing, because
 * what stands here is carried into the database when the page comes back.
 */
export interface Jotting<Entry, File> {
  entry: Entry;
  file: File;
}

const PREFIX = 'brownwater-journal-';

/** Notes a save; without room or leave to do so the database alone must do. */
export const jot = (id: string, jotting: Jotting<unknown, unknown>): void => {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(jotting));
  } catch {
    // Nothing is lost but the guard against the last instant.
  }
};

/** Strikes a note out once the database has it, unless a newer one has taken its place. */
export const strikeOut = (id: string, jotting: Jotting<unknown, unknown>): void => {
  try {
    if (localStorage.getItem(PREFIX + id) === JSON.stringify(jotting)) localStorage.removeItem(PREFIX + id);
  } catch {
    // What cannot be read cannot have been written either.
  }
};

/** Every note that the database does not have yet, by the game's id. */
export const jottings = <Entry, File>(): [id: string, jotting: Jotting<Entry, File>][] => {
  try {
    return Object.keys(localStorage)
      .filter(key => key.startsWith(PREFIX))
      .map(key => [key.slice(PREFIX.length), JSON.parse(localStorage.getItem(key) ?? '') as Jotting<Entry, File>]);
  } catch {
    return [];
  }
};
