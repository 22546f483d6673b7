import type { Objective } from '../../core/scenario.ts';
import { enemyOf, type Edge, type ShipId, type Side } from '../../core/types.ts';
import { exitEdgesIn, objectivesIn, progressIn } from '../shared/objectives.ts';
import { SECTION, sectionOf } from './setup/settings.ts';
import type { RiverShip, Situation } from './types.ts';
import { afloat, isArmed } from './units.ts';

/** S10: the objectives of the battle under these rules. */
export const objectivesOf = (now: Situation): readonly Objective[] => objectivesIn(now.scenario, SECTION);

/** S8: edges by which an objective lets a ship leave. C97: in a random battle the enemy's, whatever cards are held, and for the gunboat that lay aground her own. */
export const exitEdges = (now: Situation, ship: ShipId, side: Side): readonly Edge[] => {
  const { scenario, state } = now;
  if (!state.random) return exitEdgesIn(objectivesOf(now), ship, side);
  const isStranded = sectionOf(scenario)?.stranded?.includes(ship) ?? false;
  return [...scenario.homeEdges[enemyOf(side)], ...(isStranded ? scenario.homeEdges[side] : [])];
};

/** C68: the side with which she began the battle. */
export const builtFor = ({ side, lostBy }: Pick<RiverShip, 'side' | 'lostBy'>): Side => lostBy ?? side;

/** C102: sunk, abandoned, or boarded and taken. */
export const isTaken = (ship: RiverShip | undefined): boolean =>
  ship?.status === 'sunk' || ship?.lostBy !== undefined || (ship?.abandoned ?? false);

/** S11: sunk, abandoned, or off the chart otherwise than by an exit objective. */
export const isOut = (ship: RiverShip | undefined): boolean => isTaken(ship) || ship?.status === 'gone';

/** C102: a ship of that side that can fire. */
const holds = (now: Situation, hex: number, side: Side): boolean =>
  afloat(now, side).some(ship => ship.at === hex && !ship.abandoned && isArmed(ship));

/** S11: how many of an objective's ships, targets or hexes have been dealt with. */
export const progress = (now: Situation, objective: Objective): number => {
  const { ships, works } = now.state;
  return progressIn(objective, {
    isTaken: id => isTaken(ships[id]),
    hasExited: (id, edge) => ships[id]?.status === 'exited' && ships[id].leftBy === edge,
    isDestroyed: id => works[id]?.silent === true || isTaken(ships[id]),
    holds: (hex, side) => holds(now, hex, side),
    survives: id => (works[id] ? !works[id].silent : !isOut(ships[id])),
  });
};
