import type { Objective } from '../../core/scenario.ts';
import type { Edge, ShipId, Side } from '../../core/types.ts';
import { sectionOf } from './settings.ts';
import type { RamsShip, Situation } from './types.ts';
import { shipAt } from './units.ts';

/** S10: the objectives of the battle under these rules. */
export const objectivesOf = (now: Situation): readonly Objective[] =>
  sectionOf(now.scenario)?.objectives ?? now.scenario.objectives;

/** S8: edges by which an objective lets a ship leave. */
export const exitEdges = (now: Situation, ship: ShipId, side: Side): readonly Edge[] =>
  objectivesOf(now).flatMap(objective =>
    objective.kind === 'exit' && objective.side === side && objective.ships.includes(ship) ? [objective.edge] : [],
  );

/** S11: sunk, settled or not, or abandoned. */
export const isTaken = (ship: RamsShip | undefined): boolean => ship?.status === 'sunk' || (ship?.abandoned ?? false);

/** S11: sunk, abandoned, or off the chart otherwise than by an exit objective. */
export const isOut = (ship: RamsShip | undefined): boolean => isTaken(ship) || ship?.status === 'gone';

const holds = (now: Situation, hex: number, side: Side): boolean => {
  const ship = shipAt(now, hex);
  return ship?.side === side && !ship.abandoned;
};

/** S11: how many of an objective's ships, targets or hexes have been dealt with. */
export const progress = (now: Situation, objective: Objective): number => {
  const { ships, works } = now.state;
  switch (objective.kind) {
    case 'sinkOrCapture':
      return objective.ships.filter(id => isTaken(ships[id])).length;
    case 'exit':
      return objective.ships.filter(id => ships[id]?.status === 'exited' && ships[id].leftBy === objective.edge).length;
    case 'destroy':
      return objective.targets.filter(id => works[id]?.down === true || ships[id]?.status === 'sunk').length;
    case 'hold':
      return objective.hexes.filter(hex => holds(now, hex, objective.side)).length;
    case 'survive':
      return objective.ships.filter(id => (works[id] ? !works[id].down : !isOut(ships[id]))).length;
  }
};
