import type { Scenario } from '../../core/scenario.ts';
import { fort, fortIds, vessel, vesselIds, type FortFacts, type Vessel } from '../../ships/index.ts';

/** Ships and forts that can be looked at now: what the battle on the table brings, what lies in the player's own yard, and the catalogue. */
export interface AtHand {
  readonly ships: readonly Vessel[];
  readonly forts: readonly FortFacts[];
  ship(id: string): Vessel | undefined;
  fort(id: string): FortFacts | undefined;
  /** Where a ship comes from that is in no catalogue. */
  origin(ship: Vessel): 'battle' | 'yard' | null;
}

/** A ship of the battle stands before one of the yard with the same id: it is the battle's that is fought with. */
export const atHand = (battle: Scenario | undefined, yard: readonly Vessel[]): AtHand => {
  const { vessels = [], forts = [] } = battle?.own ?? {};
  const brought = new Set(vessels.map(({ id }) => id));
  const built = yard.filter(({ id }) => !brought.has(id));
  const ships = [...vessels, ...built, ...vesselIds.map(vessel)];
  const works = [...forts, ...fortIds.map(fort)];
  const byId = new Map(ships.map(ship => [ship.id, ship]));
  const workById = new Map(works.map(work => [work.id, work]));
  return {
    ships,
    forts: works,
    ship: id => byId.get(id),
    fort: id => workById.get(id),
    origin: ship => (vessels.includes(ship) ? 'battle' : built.includes(ship) ? 'yard' : null),
  };
};
