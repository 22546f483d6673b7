import type { Objective, Scenario } from '../../core/scenario.ts';
import type { Edge, HexId, Outcome, RuleSetId, ShipId, Side } from '../../core/types.ts';

/** The words of S11, each as one rule system understands it. */
export interface Verdicts {
  /** Sunk or, where the system knows that, taken. */
  isTaken(ship: ShipId): boolean;
  /** Left the chart by an exit objective, over that edge. */
  hasExited(ship: ShipId, edge: Edge): boolean;
  /** A fort silenced, a building or moored ship destroyed. */
  isDestroyed(target: string): boolean;
  /** Whether a ship of that side lies in that hex and holds it. */
  holds(hex: HexId, side: Side): boolean;
  /** Ship or work still in the battle: not sunk, taken, destroyed or off the chart. */
  survives(unit: string): boolean;
}

/** S10: the objectives of a battle under one rule system. */
export const objectivesIn = (scenario: Scenario, rules: RuleSetId): readonly Objective[] =>
  scenario.rules[rules]?.objectives ?? scenario.objectives;

/** S8: edges by which an objective lets a ship leave. */
export const exitEdgesIn = (objectives: readonly Objective[], ship: ShipId, side: Side): readonly Edge[] =>
  objectives.flatMap(objective =>
    objective.kind === 'exit' && objective.side === side && objective.ships.includes(ship) ? [objective.edge] : [],
  );

/** S11: how many of an objective's ships, targets or hexes have been dealt with. */
export const progressIn = (objective: Objective, verdicts: Verdicts): number => {
  switch (objective.kind) {
    case 'sinkOrCapture':
      return objective.ships.filter(id => verdicts.isTaken(id)).length;
    case 'exit':
      return objective.ships.filter(id => verdicts.hasExited(id, objective.edge)).length;
    case 'destroy':
      return objective.targets.filter(id => verdicts.isDestroyed(id)).length;
    case 'hold':
      return objective.hexes.filter(hex => verdicts.holds(hex, objective.side)).length;
    case 'survive':
      return objective.ships.filter(id => verdicts.survives(id)).length;
  }
};

/** Objectives that count only when time is up. */
const AT_THE_END: ReadonlySet<Objective['kind']> = new Set<Objective['kind']>(['hold', 'survive']);

/** Whether a side has met one of its objectives, of those that count at once or of those that count at the end; one is enough. */
export const meetsOne = (
  objectives: readonly Objective[],
  side: Side,
  atTheEnd: boolean,
  progress: (objective: Objective) => number,
): boolean =>
  objectives.some(
    objective =>
      objective.side === side && AT_THE_END.has(objective.kind) === atTheEnd && progress(objective) >= objective.count,
  );

/** One side has done it, or both, which is a draw by a cause of its own. */
export const decide = (union: boolean, confederate: boolean, cause: string, both: string): Outcome | null => {
  if (union && confederate) return { winner: 'draw', cause: both };
  return union || confederate ? { winner: union ? 'union' : 'confederate', cause } : null;
};
