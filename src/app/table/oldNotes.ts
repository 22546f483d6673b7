import { notesAt, strikeOut as strikeNote } from '../files/notes.ts';

/** Notes that earlier versions wrote beside the database: the newest save of a game that a killed page had not kept yet. */
const PREFIX = 'brownwater-journal-';

/** Every such note, by the game's id, as it was written. */
export const oldNotes = (): [id: string, text: string][] =>
  notesAt(PREFIX).map(([place, text]) => [place.slice(PREFIX.length), text]);

/** Strikes a note out once it lies elsewhere, unless another one has taken its place. */
export const strikeOut = (id: string, text: string): Promise<void> => {
  strikeNote(PREFIX + id, text);
  return Promise.resolve();
};
