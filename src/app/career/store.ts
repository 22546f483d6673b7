import type { DBSchema } from 'idb';
import type { Played } from '../../trials/gameFile.ts';
import { soundOnes } from '../files/aside.ts';
import { databaseOf } from '../files/database.ts';
import { foughtIn, isFought, type Fought } from './career.ts';

interface Shelf extends DBSchema {
  battles: { key: string; value: Fought };
}

const shelf = databaseOf<Shelf>('brownwater-career', db => {
  db.createObjectStore('battles', { keyPath: 'id' });
});

/** Games on the table that have been counted: one that is taken back from its end is struck out again. */
const counted = new Set<string>();

/** Hears of a game that is taken up again as it was left. */
export const recallFought = (id: string, played: Played): void => {
  if (foughtIn(id, played, '')) counted.add(id);
};

const strike = (id: string): Promise<unknown> =>
  shelf.write(['battles'], tx => [() => tx.objectStore('battles').delete(id)]);

/** Hears of every change to a game on the table: counts it when it ends, once. Resolves when that is kept. */
export const noteFought = async (id: string, played: Played): Promise<void> => {
  const fought = foughtIn(id, played, new Date().toISOString());
  if (fought && !counted.has(id)) {
    counted.add(id);
    // What could not be counted is at the next change.
    if (!(await shelf.write(['battles'], tx => [() => tx.objectStore('battles').put(fought)]))) counted.delete(id);
  } else if (!fought && counted.delete(id)) await strike(id);
};

/** Every battle fought, the newest first. */
export const listFought = async (): Promise<Fought[]> => {
  const all = (await shelf.read(['battles'], tx => tx.objectStore('battles').getAll())) ?? [];
  const sound = await soundOnes('career', all, isFought, key => ({ remove: () => strike(key) }));
  return sound.sort((one, other) => (one.ended < other.ended ? 1 : -1));
};

/** Forgets every battle; the games themselves stay. */
export const clearFought = (): Promise<unknown> =>
  shelf.write(['battles'], tx => [() => tx.objectStore('battles').clear()]);

/** Takes battles in that were fought elsewhere, all or none; those that are known stay as they are. Returns how many were new. */
export const takeFought = (battles: readonly Fought[]): Promise<number | null> =>
  shelf.change(['battles'], async tx => {
    const store = tx.objectStore('battles');
    const known = new Set(await store.getAllKeys());
    const fresh = new Map(battles.filter(({ id }) => !known.has(id)).map(fought => [fought.id, fought]));
    for (const fought of fresh.values()) await store.put(fought);
    return fresh.size;
  });
