import type { Chart } from '../core/chart.ts';
import { ALL_FACINGS, type Edge, type HexId } from '../core/types.ts';
import { NO_WAY, wayTo, type Waters, type Way } from './waters.ts';

/** A ship's business: where she is going, and how much it is worth to come nearer; a system may know some of its own. */
export interface Errand<Prey, Own extends string = never> {
  readonly what: 'prey' | 'exit' | 'hold' | 'none' | Own;
  /** How far from the goal she has arrived. */
  readonly near: number;
  /** Hull points that a step nearer is worth. */
  readonly pull: number;
  readonly prey: Prey | null;
}

/** No business: she looks to her guns and her safety. */
export const NO_ERRAND = { what: 'none', near: 0, pull: 0, prey: null } as const;

/** The hexes from which a ship may leave by an edge. */
export const rimOf = (chart: Chart, edge: Edge): HexId[] =>
  chart.hexes.filter(hex => chart.navigable(hex) && chart.hexesToEdge(hex, edge) === 0);

/** The way out by an edge. */
export const wayOut = (chart: Chart, edge: Edge, draught: number, to: Waters['wayTo'] = wayTo): Way =>
  to(chart, `edge ${edge}`, () => rimOf(chart, edge), draught);

/** The way to the water beside hexes on land. */
export const wayBeside = (chart: Chart, hexes: readonly HexId[], draught: number, to: Waters['wayTo'] = wayTo): Way => {
  const beside = (): HexId[] =>
    ALL_FACINGS.flatMap(facing => hexes.map(hex => chart.neighbour(hex, facing))).filter(
      hex => hex !== 0 && chart.navigable(hex),
    );
  return to(chart, `beside ${hexes.join()}`, beside, draught);
};

/** Of the ships that can come there the nearest, so many of them. */
export const nearestShips = <Ship extends { readonly at: HexId }>(
  ships: readonly Ship[],
  wayOf: (ship: Ship) => Way,
  most: number,
): Ship[] =>
  ships
    .map(ship => ({ ship, far: wayOf(ship)(ship.at) }))
    .filter(({ far }) => far < NO_WAY)
    .sort((one, other) => one.far - other.far)
    .slice(0, most)
    .map(({ ship }) => ship);

/** What costs least, the first of equals; null where nothing costs less than Infinity. */
export const cheapest = <Choice>(choices: readonly Choice[], cost: (choice: Choice) => number): Choice | null => {
  let best: Choice | null = null;
  let least = Infinity;
  for (const choice of choices) {
    const here = cost(choice);
    if (here >= least) continue;
    least = here;
    best = choice;
  }
  return best;
};

/** So many friends at a time are enough for one ship; to whoever comes after them, others are as much nearer as this many moves of way. */
const ENOUGH = 2;
const CROWDED = 4;
/** Works wait for the last gun: each friend who is after one sends the next on to others by so many moves. */
const CROWDED_BEFORE_A_WORK = 2;

/** How many moves farther off an enemy is for whoever comes after so many friends who have made her their business in this move. */
export const crowdBefore = (friends: number, foe: { readonly ship: unknown }): number =>
  foe.ship === null ? CROWDED_BEFORE_A_WORK * friends : CROWDED * Math.max(0, friends - ENOUGH);
