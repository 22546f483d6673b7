import type { DBSchema } from 'idb';
import * as v from 'valibot';
import { SIDES } from '../../core/types.ts';
import type { Fleet } from '../../scenario/generate/index.ts';
import { findVessel } from '../../ships/index.ts';
import { OWN_ID } from '../ships/yard/yard.ts';
import { soundOnes } from '../files/aside.ts';
import { databaseOf } from '../files/database.ts';

/** A fleet as it is kept in this browser; it need not be able to fight yet. */
export interface KeptFleet extends Fleet {
  id: string;
  /** When it was last changed, ISO. */
  saved: string;
}

/** As much as is shown of it. */
const fleetRow = v.object({
  id: v.string(),
  name: v.string(),
  side: v.picklist(SIDES),
  points: v.number(),
  ships: v.array(
    v.pipe(
      v.string(),
      v.check(id => id.startsWith(OWN_ID) || findVessel(id) !== undefined),
    ),
  ),
  saved: v.string(),
});

const isFleet = (thing: unknown): thing is KeptFleet => v.is(fleetRow, thing);

interface Shelf extends DBSchema {
  fleets: { key: string; value: KeptFleet };
}

const shelf = databaseOf<Shelf>('brownwater-fleets', db => {
  db.createObjectStore('fleets', { keyPath: 'id' });
});

/** Every fleet that is kept, by side and name. */
export const listFleets = async (): Promise<KeptFleet[]> => {
  const all = (await shelf.read(['fleets'], tx => tx.objectStore('fleets').getAll())) ?? [];
  const kept = await soundOnes('fleet', all, isFleet, id => ({ remove: () => deleteFleet(id) }));
  const key = ({ side, name }: KeptFleet): string => `${side === 'union' ? 0 : 1}${name.toLowerCase()}`;
  return kept.sort((one, other) => (key(one) < key(other) ? -1 : 1));
};

export const keepFleet = (fleet: KeptFleet): Promise<unknown> =>
  shelf.write(['fleets'], tx => [() => tx.objectStore('fleets').put(fleet)]);

export const deleteFleet = (id: string): Promise<unknown> =>
  shelf.write(['fleets'], tx => [() => tx.objectStore('fleets').delete(id)]);
