import type { DBSchema } from 'idb';
import type { Played } from '../../trials/gameFile.ts';
import { soundOnes } from '../files/aside.ts';
import { databaseOf, STRICTLY } from '../files/database.ts';
import { foughtIn, isFought, type Fought } from './career.ts';

interface Shelf extends DBSchema {
  battles: { key: string; value: Fought };
}

const attempt = databaseOf<Shelf>('brownwater-career', db => {
  db.createObjectStore('battles', { keyPath: 'id' });
});

/** Games on the table that have been counted: one that is taken back from its end is struck out again. */
const counted = new Set<string>();

/** Hears of a game that is taken up again as it was left. */
export const recallFought = (id: string, played: Played): void => {
  if (foughtIn(id, played, '')) counted.add(id);
};

/** Hears of every change to a game on the table: counts it when it ends, once. Resolves when that is kept. */
export const noteFought = async (id: string, played: Played): Promise<void> => {
  const fought = foughtIn(id, played, new Date().toISOString());
  if (fought && !counted.has(id)) {
    counted.add(id);
    await attempt(db => {
      const battles = db.transaction('battles', 'readwrite', STRICTLY);
      return Promise.all([battles.store.put(fought), battles.done]);
    });
  } else if (!fought && counted.delete(id)) await attempt(db => db.delete('battles', id));
};

/** Every battle fought, the newest first. */
export const listFought = async (): Promise<Fought[]> => {
  const all = (await attempt(db => db.getAll('battles'))) ?? [];
  const sound = await soundOnes('career', all, isFought, key => ({
    remove: () => attempt(db => db.delete('battles', key)),
  }));
  return sound.sort((one, other) => (one.ended < other.ended ? 1 : -1));
};

/** Forgets every battle; the games themselves stay. */
export const clearFought = (): Promise<unknown> => attempt(db => db.clear('battles'));

/** Takes battles in that were fought elsewhere, all or none; those that are known stay as they are. Returns how many were new. */
export const takeFought = (battles: readonly Fought[]): Promise<number | null> =>
  attempt(async db => {
    const shelf = db.transaction('battles', 'readwrite');
    const known = new Set(await shelf.store.getAllKeys());
    const fresh = new Map(battles.filter(({ id }) => !known.has(id)).map(fought => [fought.id, fought]));
    await Promise.all([...[...fresh.values()].map(fought => shelf.store.put(fought)), shelf.done]);
    return fresh.size;
  });
