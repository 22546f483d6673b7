import type { DBSchema } from 'idb';
import * as v from 'valibot';
import type { Command } from '../../core/types.ts';
import type { PostFile } from '../../post/file.ts';
import type { Own } from '../../post/page.ts';
import { soundOnes } from '../files/aside.ts';
import { databaseOf } from '../files/database.ts';

/** A game by post in the list. */
const postRow = v.object({
  name: v.string(),
  battle: v.string(),
  rules: v.string(),
  turn: v.number(),
  /** The player opposite; null until he has joined. */
  opponent: v.nullable(v.string()),
  /** Whether it is for the player here to do something. */
  mine: v.boolean(),
  over: v.boolean(),
  saved: v.pipe(v.string(), v.isoTimestamp()),
});

/** A game by post as it is kept: the secret in it is nowhere else. */
export interface KeptPost {
  id: string;
  row: v.InferOutput<typeof postRow>;
  file: PostFile;
  own: Own;
  /** Given here and not handed over yet. */
  orders: Command[];
  /** The last of them, where it waits for dice. */
  fixed: Command | null;
  /** Commands of the game that the player has seen the outcome of. */
  seen: number;
  /** Entries that the other player has, or that were offered to be sent; -1 = not even the invitation. */
  handed: number;
}

interface Shelf extends DBSchema {
  games: { key: string; value: KeptPost };
}

const shelf = databaseOf<Shelf>('brownwater-post', db => {
  db.createObjectStore('games', { keyPath: 'id' });
});

/** Answers whether the game is kept; `sent` = the browser has it in its hands. */
export const keepPost = async (kept: KeptPost, sent?: () => void): Promise<boolean> =>
  (await shelf.write(['games'], tx => [() => tx.objectStore('games').put(kept)], sent)) ?? false;

/** Undefined where there is no such game; null where the browser does not say. */
export const loadPost = (id: string): Promise<KeptPost | undefined | null> =>
  shelf.read(['games'], tx => tx.objectStore('games').get(id));

/** As much as a list of them asks for; whether it can be gone on with is seen when it is opened. */
const isListed = (thing: unknown): thing is KeptPost => v.is(v.object({ id: v.string(), row: postRow }), thing);

/** Every game by post, the newest first. */
export const listPosts = async (): Promise<KeptPost[]> => {
  const all = (await shelf.read(['games'], tx => tx.objectStore('games').getAll())) ?? [];
  const posts = await soundOnes('post', all, isListed, key => ({ remove: () => deletePost(key) }));
  return posts.sort((one, other) => (one.row.saved < other.row.saved ? 1 : -1));
};

export const deletePost = (id: string): Promise<unknown> =>
  shelf.write(['games'], tx => [() => tx.objectStore('games').delete(id)]);
