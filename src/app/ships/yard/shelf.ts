import type { DBSchema } from 'idb';
import type { Vessel } from '../../../core/vessels.ts';
import { readVessels } from '../../../scenario/ownVessels.ts';
import { soundOnes } from '../../files/aside.ts';
import { databaseOf } from '../../files/database.ts';

/** A ship of the player's own as she is kept in this browser. */
export interface KeptShip {
  id: string;
  name: string;
  /** When she was last changed, ISO. */
  saved: string;
  ship: Vessel;
}

const isKept = (thing: unknown): thing is KeptShip => {
  const { id, name, saved, ship } = thing as Partial<KeptShip>;
  if (typeof name !== 'string' || typeof saved !== 'string') return false;
  const read = readVessels({ vessels: [ship] });
  return read.ok && read.vessels[0]?.id === id;
};

interface Shelf extends DBSchema {
  ships: { key: string; value: KeptShip };
}

const shelf = databaseOf<Shelf>('brownwater-ships', db => {
  db.createObjectStore('ships', { keyPath: 'id' });
});

/** Every ship that is kept, by name; what cannot be read, or is no ship any more, is set aside. */
export const listShips = async (): Promise<KeptShip[]> => {
  const all = (await shelf.read(['ships'], tx => tx.objectStore('ships').getAll())) ?? [];
  const kept = await soundOnes('ship', all, isKept, id => ({ remove: () => deleteShip(id) }));
  return kept.sort((one, other) => (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1));
};

export const keepShip = (ship: KeptShip): Promise<unknown> =>
  shelf.write(['ships'], tx => [() => tx.objectStore('ships').put(ship)]);

export const deleteShip = (id: string): Promise<unknown> =>
  shelf.write(['ships'], tx => [() => tx.objectStore('ships').delete(id)]);
