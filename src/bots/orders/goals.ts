import type { UnitSheet } from '../../system/desk/index.ts';
import type { Edge, Facing, HexId, ShipId } from '../../core/types.ts';
import { findVesselOf } from '../../ships/index.ts';
import type { Duty, InForce } from './inForce.ts';
import { wayRound } from './ways.ts';

/** What a stance makes of a place. */
export interface Goal {
  /** Points of movement from where she should be; 0 = as ordered. */
  readonly cost: (hex: HexId, facing: Facing) => number;
  /** Hexes from there, whatever way she heads. */
  readonly far: (hex: HexId) => number;
  /** The edge by which she is to leave; null where she stays on the chart. */
  readonly leaves: Edge | null;
  /** Whether she has a place to lie in, where she may turn her guns on the enemy. */
  readonly lies: boolean;
}

/** Where she is to go by her stance cannot be told: she stays. */
const ANYWHERE: Goal = { cost: () => 0, far: () => 0, leaves: null, lies: true };

/** Hexes within which an enemy makes a place bad for a ship that falls back, and what each hex nearer counts. */
const FLEES_WITHIN = 6;
const FLEES_BY = 0.5;
/** Turning her bow off the chart, once she is at the edge, counts as a point. */
const BOW_OUT = 1;

const draughtOf = ({ now }: InForce, id: ShipId): number => {
  const force = now.scenario.forces.find(each => each.id === id);
  return (force && findVesselOf(force)?.draughtFt) ?? 0;
};

/** Where ships lie; her own hex among them does not matter, since her way never leads back to it. */
const taken = ({ units }: InForce): ReadonlySet<HexId> =>
  new Set([...units.values()].filter(({ kind, present }) => kind === 'ship' && present).flatMap(({ hexes }) => hexes));

/** The way to the nearest of some hexes. */
const toward = (sight: InForce, { unit }: Duty, goals: readonly HexId[]): Pick<Goal, 'cost' | 'far'> => {
  const { points, hexes } = wayRound(sight.now.chart, goals, taken(sight), draughtOf(sight, unit.id));
  return { cost: points, far: hexes };
};

const placeGoal = (sight: InForce, duty: Duty, hexes: readonly HexId[]): Goal => ({
  ...toward(sight, duty, hexes),
  leaves: null,
  lies: true,
});

const edgeGoal = (sight: InForce, duty: Duty, edge: Edge, leaves: boolean): Goal => {
  const { chart } = sight.now;
  const rim = chart.hexes.filter(hex => chart.navigable(hex) && chart.hexesToEdge(hex, edge) === 0);
  const { cost, far } = toward(sight, duty, rim);
  const out = (hex: HexId, facing: Facing): number => (chart.crosses(hex, facing, edge) ? 0 : BOW_OUT);
  return {
    cost: (hex, facing) => cost(hex, facing) + out(hex, facing),
    far,
    leaves: leaves ? edge : null,
    lies: false,
  };
};

/** Of two places equally near to the edge the one farther from the enemy. */
const shy = ({ now, enemies }: InForce, goal: Goal): Goal => ({
  ...goal,
  cost: (hex, facing) =>
    goal.cost(hex, facing) +
    enemies.reduce(
      (sum, enemy) =>
        sum + FLEES_BY * Math.max(0, FLEES_WITHIN - Math.min(...enemy.hexes.map(at => now.chart.range(hex, at)))),
      0,
    ),
});

/** Whether leaving the chart would lose an objective. */
const mustStay = ({ now, rules, side }: InForce, id: string): boolean =>
  (now.scenario.rules[rules.id]?.objectives ?? now.scenario.objectives).some(
    objective => objective.side === side && objective.kind === 'survive' && objective.ships.includes(id),
  );

const nearestTo = ({ now, enemies }: InForce, hex: HexId): UnitSheet | undefined => {
  const far = (enemy: UnitSheet): number => Math.min(...enemy.hexes.map(at => now.chart.range(hex, at)));
  return enemies.reduce<UnitSheet | undefined>(
    (best, enemy) => (best && far(best) <= far(enemy) ? best : enemy),
    undefined,
  );
};

/** The hexes about her ward that are nearest to whoever threatens the ward most. */
const screenGoal = (sight: InForce, duty: Duty, ward: UnitSheet | undefined, within: number): Goal => {
  const at = ward?.hexes[0];
  if (!ward?.present || at === undefined) return ANYWHERE;
  const { chart } = sight.now;
  const threat = nearestTo(sight, at)?.hexes[0] ?? at;
  const about = chart.hexes.filter(hex => hex !== at && chart.navigable(hex) && chart.range(hex, at) <= within);
  const nearest = Math.min(...about.map(hex => chart.range(hex, threat)));
  const between = about.filter(hex => chart.range(hex, threat) === nearest);
  return between.length === 0 ? ANYWHERE : placeGoal(sight, duty, between);
};

/** The hex of a patrol for this turn: so many turns for each, in rotation. */
const legOf = (hexes: readonly HexId[], turns: number, turn: number): HexId | undefined =>
  hexes[Math.floor((turn - 1) / turns) % hexes.length];

const makeGoal = (sight: InForce, duty: Duty): Goal => {
  const { stance, unit } = duty;
  switch (stance.kind) {
    case 'hold':
    case 'ambush':
      return placeGoal(sight, duty, stance.hexes);
    case 'patrol': {
      const leg = legOf(stance.hexes, stance.turns, sight.now.state.turn);
      return leg === undefined ? ANYWHERE : placeGoal(sight, duty, [leg]);
    }
    case 'screen':
      return screenGoal(sight, duty, sight.units.get(stance.ship), stance.within);
    case 'runPast':
      return edgeGoal(sight, duty, stance.edge, true);
    case 'withdraw':
      return stance.edge === null
        ? ANYWHERE
        : shy(sight, edgeGoal(sight, duty, stance.edge, !mustStay(sight, unit.id)));
    case 'engage':
      return ANYWHERE;
  }
};

const kept = new WeakMap<Duty, Goal>();

/**
 * Where a stance sends a ship, worked out once for a decision. Whoever engages has no goal here: the captain finds his prey himself.
 */
export const goalOf = (sight: InForce, duty: Duty): Goal => {
  let goal = kept.get(duty);
  if (!goal) kept.set(duty, (goal = makeGoal(sight, duty)));
  return goal;
};

/** Points of movement to where her orders want a ship; 0 for whoever is to be nowhere in particular. */
export const hexesToGo = (sight: InForce, duty: Duty): number => {
  const ship = sight.now.state.ships[duty.unit.id];
  return ship ? goalOf(sight, duty).cost(ship.at, ship.facing) : 0;
};
