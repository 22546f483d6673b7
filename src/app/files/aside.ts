import { signal } from '@preact/signals';
import type { DBSchema } from 'idb';
import * as v from 'valibot';
import { databaseOf } from './database.ts';

/** Something kept in this browser that could not be read: it waits here for the player to save it to a file or throw it away. */
export interface Aside {
  /** Where it lay, and under which name. */
  id: string;
  /** The name that the player knows it by, as far as one could be found. */
  name: string;
  /** Everything that was found, as it was. */
  text: string;
}

interface Shelf extends DBSchema {
  things: { key: string; value: Aside };
}

const isAside = (thing: unknown): thing is Aside =>
  v.is(v.object({ id: v.string(), name: v.string(), text: v.string() }), thing);

const shelf = databaseOf<Shelf>('brownwater-aside', db => {
  db.createObjectStore('things', { keyPath: 'id' });
});

/** What has been set aside and waits for the player. */
export const asides = signal<readonly Aside[]>([]);

const textOf = (thing: unknown): string => (typeof thing === 'string' ? thing : JSON.stringify(thing, null, 2));

/** What lies here may be damaged like anything else; it still waits for the player. */
const whole = (thing: unknown): Aside => {
  if (isAside(thing)) return thing;
  const id = String((thing as { id: unknown }).id);
  return { id, name: id, text: textOf(thing) };
};

/** Looks what has been set aside, now and earlier. */
export const lookAside = async (): Promise<void> => {
  const all = await shelf.read<readonly unknown[]>(['things'], tx => tx.objectStore('things').getAll());
  asides.value = all?.map(whole) ?? asides.peek();
};

const nameIn = (thing: unknown): string | undefined => {
  if (typeof thing !== 'object' || thing === null) return undefined;
  const { name, battle } = thing as Record<string, unknown>;
  for (const own of [name, battle]) if (typeof own === 'string' && own.trim() !== '') return own;
  return Object.values(thing)
    .map(nameIn)
    .find(found => found !== undefined);
};

/**
 * Sets something aside that could not be read, and takes it away from where it lay: there it would be stumbled over again. Found once
 * more it is the same thing. Where this browser does not take it, it stays where it is.
 */
export const setAside = async (
  place: string,
  key: string,
  thing: unknown,
  remove: () => Promise<unknown>,
): Promise<void> => {
  const id = `${place}/${key}`;
  const aside = { id, name: nameIn(thing) ?? key, text: textOf(thing) };
  if (!(await shelf.write(['things'], tx => [() => tx.objectStore('things').put(aside)]))) return;
  await remove();
  await lookAside();
};

/** Of what lies somewhere, what can be read: each for itself, and all else is set aside. */
export const soundOnes = async <T extends { id: string }>(
  place: string,
  all: readonly unknown[],
  isSound: (thing: unknown) => thing is T,
  /** What goes aside with it, null where it cannot be read now; and how it is taken away. */
  bad: (key: string) => { whole?: () => Promise<object | null>; remove: () => Promise<unknown> },
): Promise<T[]> => {
  const sound: T[] = [];
  for (const thing of all) {
    if (isSound(thing)) sound.push(thing);
    else {
      const { id } = thing as { id: string };
      const { whole = () => Promise.resolve(thing), remove } = bad(id);
      const all = await whole();
      if (all !== null) await setAside(place, id, all, remove);
    }
  }
  return sound;
};

/** The player has it, or does not want it. */
export const forgetAside = async (id: string): Promise<void> => {
  await shelf.write(['things'], tx => [() => tx.objectStore('things').delete(id)]);
  await lookAside();
};
