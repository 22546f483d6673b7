import type { RuleSet, Situation } from '../core/ruleset.ts';
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
  readonly standing: ReturnType<RuleSet['desk']['objectives']>;
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

/** What was made of a battle's objectives when they stood so: it changes only as ships are lost or places taken. */
const known = new WeakMap<readonly Objective[], Map<string, Making>>();

const makingOf = (objectives: readonly Objective[], side: Side, done: readonly number[]): Making => {
  let makings = known.get(objectives);
  if (!makings) known.set(objectives, (makings = new Map<string, Making>()));
  const key = `${side} ${done.join()}`;
  let making = makings.get(key);
  if (!making) {
    making = { prize: {}, ward: {}, exits: {}, holds: [], enemyHolds: [] };
    for (const [index, objective] of objectives.entries())
      weigh(making, objective, done[index] ?? 0, objective.side === side);
    makings.set(key, making);
  }
  return making;
};

/** S10, S11: the stakes of a battle for one side, as they stand. */
export const stakesOf = (rules: RuleSet, now: Situation, side: Side): Stakes => {
  const objectives = now.scenario.rules[rules.id]?.objectives ?? now.scenario.objectives;
  const standing = objectives.length === 0 ? [] : rules.desk.objectives(now);
  const done = standing.map(each => each.done);
  return { ...makingOf(objectives, side, done), standing };
};
