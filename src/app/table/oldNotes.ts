/** Notes that earlier versions wrote beside the database: the newest save of a game that a killed page had not kept yet. */
const PREFIX = 'brownwater-journal-';

/** Every such note, by the game's id, as it was written. */
export const oldNotes = (): [id: string, text: string][] => {
  try {
    return Object.keys(localStorage)
      .filter(key => key.startsWith(PREFIX))
      .map(key => [key.slice(PREFIX.length), localStorage.getItem(key) ?? '']);
  } catch {
    return [];
  }
};

/** Strikes a note out once it lies elsewhere, unless another one has taken its place. */
export const strikeOut = (id: string, text: string): Promise<void> => {
  try {
    if (localStorage.getItem(PREFIX + id) === text) localStorage.removeItem(PREFIX + id);
  } catch {
    // What cannot be read cannot have been written either.
  }
  return Promise.resolve();
};
