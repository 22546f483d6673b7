import type { Objective } from '../../core/scenario.ts';
import type { Edge, ShipId, Side } from '../../core/types.ts';
import { exitEdgesIn, objectivesIn, progressIn } from '../shared/objectives.ts';
import { SECTION } from './setup/settings.ts';
import type { NwsShip, Situation } from './types.ts';
import { isSilent, manned, serves } from './units.ts';

/** S10: the objectives of the battle under these rules. */
export const objectivesOf = (now: Situation): readonly Objective[] => objectivesIn(now.scenario, SECTION);

/** S8: edges by which an objective lets a ship leave. */
export const exitEdges = (now: Situation, ship: ShipId, side: Side): readonly Edge[] =>
  exitEdgesIn(objectivesOf(now), ship, side);

/** S11, N57: sunk or abandoned. */
const isTaken = (ship: NwsShip | undefined): boolean => ship?.status === 'sunk' || (ship?.abandoned ?? false);

/** S11: sunk, abandoned, or off the chart otherwise than by an exit objective. */
export const isOut = (ship: NwsShip | undefined): boolean => isTaken(ship) || ship?.status === 'gone';

/** Whether a ship has a gun left that will fire again. */
export const isArmed = (ship: NwsShip): boolean => ship.guns.some((_, index) => serves(ship, index));

/** N57: neither abandoned nor without a gun that works. */
const holds = (now: Situation, hex: number, side: Side): boolean =>
  manned(now, side).some(ship => ship.at === hex && isArmed(ship));

/** S11: how many of an objective's ships, targets or hexes have been dealt with. */
export const progress = (now: Situation, objective: Objective): number => {
  const { ships, works } = now.state;
  return progressIn(objective, {
    isTaken: id => isTaken(ships[id]),
    hasExited: (id, edge) => ships[id]?.status === 'exited' && ships[id].leftBy === edge,
    isDestroyed: id => (works[id] ? isSilent(works[id]) : isTaken(ships[id])),
    holds: (hex, side) => holds(now, hex, side),
    survives: id => (works[id] ? !isSilent(works[id]) : !isOut(ships[id])),
  });
};
