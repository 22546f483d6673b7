import type { Situation } from '../core/game.ts';
import type { KnownRules } from '../system/captain.ts';
import type { Objective } from '../core/scenario.ts';
import type { Edge, HexId, ShipId, Side } from '../core/types.ts';

/** What the objectives of both sides make of single units and places, for one side. */
export interface Stakes {
  /** What it is worth to sink or take that enemy unit, beyond her hull. */
  readonly prize: Readonly<Record<string, number>>;
  /** What it costs to lose that own unit, beyond her hull. */
  readonly ward: Readonly<Record<string, number>>;
  /** Own ships that are to leave, and by which edge. */
  readonly exits: Readonly<Record<ShipId, Edge>>;
  /** Places to lie in when time is up. */
  readonly holds: readonly { hexes: readonly HexId[]; count: number }[];
  /** The same of the enemy's. */
  readonly enemyHolds: readonly { hexes: readonly HexId[]; count: number }[];
  /** How the objectives stand, in the scenario's order. */
  readonly standing: ReturnType<KnownRules['desk']['objectives']>;
}

/** What meeting an objective is worth, in hull points: as much as a big ship. */
const WHOLE = 14;

interface Making {
  prize: Record<string, number>;
  ward: Record<string, number>;
  exits: Record<ShipId, Edge>;
  holds: Stakes['holds'][number][];
  enemyHolds: Stakes['holds'][number][];
}

const add = (to: Record<string, number>, ids: readonly string[], worth: number): void => {
  for (const id of ids) to[id] = (to[id] ?? 0) + worth;
};

/** One objective: the nearer it is to being met, or to being lost, the more each of its units counts. */
const weigh = (making: Making, objective: Objective, done: number, own: boolean): void => {
  const left = objective.count - done;
  switch (objective.kind) {
    case 'sinkOrCapture':
      if (left > 0) add(own ? making.prize : making.ward, objective.ships, WHOLE / left);
      return;
    case 'destroy':
      if (left > 0) add(own ? making.prize : making.ward, objective.targets, WHOLE / left);
      return;
    case 'survive':
      // Counted down: so many more losses than the side can bear decide it.
      if (left <= 0) add(own ? making.ward : making.prize, objective.ships, WHOLE / (1 - left));
      return;
    case 'exit':
      add(own ? making.ward : making.prize, objective.ships, WHOLE / Math.max(1, left) / 2);
      if (own && left > 0) for (const ship of objective.ships) making.exits[ship] = objective.edge;
      return;
    case 'hold':
      (own ? making.holds : making.enemyHolds).push({ hexes: objective.hexes, count: objective.count });
  }
};

/** S10: what both sides are to do under these rules. */
export const goalsIn = (rules: KnownRules, now: Situation): readonly Objective[] =>
  rules.goals?.(now) ?? now.scenario.rules[rules.id]?.objectives ?? now.scenario.objectives;

/** S10, S11: the stakes of a battle for one side, as they stand. */
export const stakesOf = (rules: KnownRules, now: Situation, side: Side): Stakes => {
  const making: Making = { prize: {}, ward: {}, exits: {}, holds: [], enemyHolds: [] };
  const objectives = goalsIn(rules, now);
  if (objectives.length === 0) return { ...making, standing: [] };
  const standing = rules.desk.objectives(now);
  objectives.forEach((objective, index) => {
    weigh(making, objective, standing[index]?.done ?? 0, objective.side === side);
  });
  return { ...making, standing };
};
