import * as v from 'valibot';

/** A game in the list, without what was played. */
export const savedGame = v.object({
  id: v.string(),
  name: v.string(),
  battle: v.string(),
  rules: v.string(),
  turn: v.number(),
  /** The last turn, where it is known from the start; absent in games that were saved before this was noted. */
  last: v.exactOptional(v.nullable(v.number())),
  /** Turn, or how it ended. */
  over: v.boolean(),
  saved: v.pipe(v.string(), v.isoTimestamp()),
});

export type SavedGame = v.InferOutput<typeof savedGame>;

export const isSavedGame = (thing: unknown): thing is SavedGame => v.is(savedGame, thing);
