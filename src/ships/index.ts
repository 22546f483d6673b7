/** Look-up of ships, guns and forts by id. Treat what it hands out as read-only: put ids or copies into a game's state. */

import type { Force, Work } from '../core/scenario.ts';
import rawForts from './forts.json' with { type: 'json' };
import rawGuns from './guns.json' with { type: 'json' };
import type { FortFacts, Gun, Vessel } from '../core/vessels.ts';
import rawVessels from './vessels.json' with { type: 'json' };

export type * from '../core/vessels.ts';

interface Shelf<T> {
  ids: readonly string[];
  find: (id: string) => T | undefined;
  get: (id: string) => T;
}

const shelf = <T extends { readonly id: string }>(what: string, records: readonly T[]): Shelf<T> => {
  const byId = new Map(records.map(record => [record.id, record]));
  const get = (id: string): T => {
    const record = byId.get(id);
    if (record === undefined) throw new Error(`No ${what} "${id}" in the catalogue`);
    return record;
  };
  return { ids: [...byId.keys()], find: id => byId.get(id), get };
};

// The casts stand for a parse: the tests hold every record against the strict schema, so a load need not.
const vessels = shelf('vessel', rawVessels as unknown as readonly Vessel[]);
const guns = shelf('gun', rawGuns as unknown as readonly Gun[]);
const forts = shelf('fort', rawForts as unknown as readonly FortFacts[]);

/** All ids, in the order of the file. */
export const vesselIds: readonly string[] = vessels.ids;
export const gunIds: readonly string[] = guns.ids;
export const fortIds: readonly string[] = forts.ids;

export const findVessel = (id: string): Vessel | undefined => vessels.find(id);
export const findGun = (id: string): Gun | undefined => guns.find(id);
export const findFort = (id: string): FortFacts | undefined => forts.find(id);

/** Throw on an unknown id. */
export const vessel = (id: string): Vessel => vessels.get(id);
export const gun = (id: string): Gun => guns.get(id);
export const fort = (id: string): FortFacts => forts.get(id);

/**
 * The ship herself under whatever name and in whatever year: the catalogue has some before and after they were altered, and says so in brackets
 * (“Baron de Kalb (ex-St. Louis, 1863 fit)”). Two of one hull sail in no fleet.
 */
export const hullOf = ({ name }: Pick<Vessel, 'name'>): string =>
  /\(ex-([^,)]+)/.exec(name)?.[1] ?? name.replace(/^[A-Z]+ | \(.*\)$/g, '');

/** What a ship of a battle is: what the battle itself says of her, otherwise what the catalogue has. Throws where neither knows her. */
export const vesselOf = ({ facts, vessel: id }: Pick<Force, 'facts' | 'vessel'>): Vessel => facts ?? vessels.get(id);
/** The same for who reads a battle that is not sound yet. */
export const findVesselOf = ({ facts, vessel: id }: Pick<Force, 'facts' | 'vessel'>): Vessel | undefined =>
  facts ?? vessels.find(id);
/** What a fort of a battle is; undefined for a building. */
export const fortOf = ({ facts, fort: id }: Pick<Work, 'facts' | 'fort'>): FortFacts | undefined =>
  facts ?? (id === undefined ? undefined : forts.get(id));
