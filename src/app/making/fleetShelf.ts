import type { DBSchema } from 'idb';
import type { Fleet } from '../../scenario/generate/index.ts';
import { databaseOf } from '../files/database.ts';

/** A fleet as it is kept in this browser; it need not be able to fight yet. */
export interface KeptFleet extends Fleet {
  id: string;
  /** When it was last changed, ISO. */
  saved: string;
}

interface Shelf extends DBSchema {
  fleets: { key: string; value: KeptFleet };
}

const attempt = databaseOf<Shelf>('brownwater-fleets', db => {
  db.createObjectStore('fleets', { keyPath: 'id' });
});

/** Every fleet that is kept, by side and name. */
export const listFleets = async (): Promise<KeptFleet[]> => {
  const kept = (await attempt(db => db.getAll('fleets'))) ?? [];
  const key = ({ side, name }: KeptFleet): string => `${side === 'union' ? 0 : 1}${name.toLowerCase()}`;
  return kept.sort((one, other) => (key(one) < key(other) ? -1 : 1));
};

export const keepFleet = (fleet: KeptFleet): Promise<unknown> => attempt(db => db.put('fleets', fleet));

export const deleteFleet = (id: string): Promise<unknown> => attempt(db => db.delete('fleets', id));
