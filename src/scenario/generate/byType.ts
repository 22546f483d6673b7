import { SIDES, type Side } from '../../core/types.ts';
import { hullOf, vessel, vesselIds, type Vessel } from '../../ships/index.ts';
import { checkVessel, SHIPS } from './fleets.ts';
import type { Kind } from './settings.ts';
import { vesselWorth } from './worth.ts';

/** A fleet of ships that a rule system prints as one type. */
export interface TypedFleet {
  ships: readonly string[];
  /** Those of the other side that sail under this flag, as vessels of the battle's own. */
  lent: readonly Vessel[];
}

/** Real ships for whom that water is deep enough, the cheapest first, each hull once. */
const shipsLike = (side: Side, kind: Kind, isOne: (ship: Vessel) => boolean): Vessel[] => {
  const hulls = new Set<string>();
  return vesselIds
    .map(id => vessel(id))
    .filter(ship => ship.side === side && ship.generic !== true && isOne(ship))
    .filter(({ id }) => checkVessel(id, side, kind, false) === null)
    .sort((one, other) => vesselWorth(one.id) - vesselWorth(other.id) || (one.id < other.id ? -1 : 1))
    .filter(ship => !hulls.has(hullOf(ship)) && hulls.add(hullOf(ship)));
};

/** Fleets of two ships and more of such a type: of the side's own, and where it has too few of the other's under its flag. */
export const typedFleets = (side: Side, kind: Kind, isOne: (ship: Vessel) => boolean): TypedFleet[] => {
  const own = shipsLike(side, kind, isOne);
  const lent = SIDES.flatMap(other => (other === side ? [] : shipsLike(other, kind, isOne))).map(ship => ({
    ...ship,
    id: `${side}_${ship.id}`,
    side,
  }));
  const all = [...own, ...lent].slice(0, SHIPS.most);
  return Array.from({ length: Math.max(0, all.length + 1 - SHIPS.least) }, (_, index) => {
    const ships = all.slice(0, SHIPS.least + index);
    return { ships: ships.map(({ id }) => id), lent: lent.filter(ship => ships.includes(ship)) };
  });
};
