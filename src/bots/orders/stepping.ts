import { situationOf } from '../../core/engine.ts';
import { atBest } from '../../system/imagined.ts';
import { destinations } from '../../system/reach.ts';
import type { Destination } from '../../system/desk/index.ts';
import type { Game } from '../../core/game.ts';
import type { Match } from '../../system/ruleset.ts';
import type { Facing, HexId } from '../../core/types.ts';
import { named } from '../../languages/phrase.ts';
import { reason, type Plan, type Reason, type Step } from '../../system/captain.ts';
import { goalOf, type Goal } from './goals.ts';
import { bearing, enemiesNear } from './guns.ts';
import type { Duty, InForce } from './inForce.ts';

type Command = Game['command'];

/** A place that a ship can come to by steps. */
interface Place {
  readonly hex: HexId;
  readonly facing: Facing;
  readonly path: readonly Command[];
  readonly cost: number;
}

/** Points that a bar or a mine on the way counts. */
const RISK = 3;
/** Of two places equally good the one with fewer steps. */
const STEP = 0.01;
/** Places so near to the best are compared by the guns that bear there; a gun counts so much. */
const AS_GOOD = 0.6;
const GUN = 0.05;

/** Whether a command takes a ship off the chart, found by trying it on a copy of the view. */
const takesOff = (match: Match, { now }: InForce, command: Command, id: string): boolean => {
  return atBest(match, now.state, command).ships[id]?.at === 0;
};

/** What a place costs by the goal, the risks and steps of the way counted. */
const costOf = (goal: Goal, { hex, facing, path, risk }: Destination): number =>
  goal.cost(hex, facing) + (risk === null ? 0 : RISK) + STEP * path.length;

/** The places in which her move may end, as a view has it; an order may take her on from where she is. */
const placesFor = (match: Match, view: Game['state'], goal: Goal, id: string): Place[] => {
  const ship = view.ships[id];
  if (!ship) return [];
  const here = { hex: ship.at, facing: ship.facing, path: [], cost: goal.cost(ship.at, ship.facing) };
  const stays = match.rules.desk.steps?.mayEnd(situationOf(match, view), id) ?? true;
  const others = destinations(match, view, id)
    .filter(({ ends }) => ends)
    .map(place => ({ ...place, cost: costOf(goal, place) }));
  return stays ? [here, ...others] : others;
};

/** Whether the order that a ship may now carry out or not would take her to no place as good as the one where she is. */
export const isBetterHere = (match: Match, sight: InForce, duty: Duty): boolean => {
  const { now } = sight;
  const { id } = duty.unit;
  const ship = now.state.ships[id];
  const goal = goalOf(sight, duty);
  const [afoot] = match.rules.desk.steps?.afoot(now, id) ?? [];
  if (!ship || !afoot) return false;
  if (goal.leaves !== null && now.chart.crosses(ship.at, ship.facing, goal.leaves)) return false;
  const best = cheapest(placesFor(match, afoot.state, goal, id));
  return best !== undefined && Math.floor(best.cost) > goal.cost(ship.at, ship.facing);
};

const cheapest = (places: readonly Place[]): Place | undefined =>
  places.reduce<Place | undefined>((best, place) => (best && best.cost <= place.cost ? best : place), undefined);

/** The best place by the goal; of those that are as good the one from which most guns bear. */
const bestPlace = (sight: InForce, goal: Goal, duty: Duty, places: readonly Place[]): Place | undefined => {
  const best = cheapest(places);
  const enemies = best && goal.lies ? enemiesNear(sight, best.hex) : [];
  if (!best || enemies.length === 0) return best;
  const near = places.filter(({ cost }) => cost <= best.cost + AS_GOOD);
  return cheapest(
    near.map(place => ({ ...place, cost: place.cost - GUN * bearing(sight, duty, place.hex, place.facing, enemies) })),
  );
};

/** Nothing calls for a move: she lies where she should, and no enemy is near enough to turn to. */
const isSettled = (sight: InForce, goal: Goal, id: string): boolean => {
  const ship = sight.now.state.ships[id];
  return (
    ship !== undefined && goal.lies && goal.cost(ship.at, ship.facing) === 0 && enemiesNear(sight, ship.at).length === 0
  );
};

/** The way that a ship's orders send her, as far as she comes now; empty = she stays. */
export const wayByOrders = (match: Match, sight: InForce, duty: Duty, own: readonly Command[]): Plan => {
  const { id } = duty.unit;
  const goal = goalOf(sight, duty);
  const why = (): Reason => reason`${named(id)} ${duty.says}.`;
  const steps = (commands: readonly Command[]): Step[] => commands.map(command => ({ command, why }));
  const stays = match.rules.desk.steps?.mayEnd(sight.now, id) ?? true;
  if (stays && isSettled(sight, goal, id)) return [];
  const ship = sight.now.state.ships[id];
  if (ship && goal.leaves !== null && sight.now.chart.crosses(ship.at, ship.facing, goal.leaves)) {
    const { desk } = match.rules;
    const out = own.find(
      command => !desk.steps?.is(command) && desk.about(command).target === null && takesOff(match, sight, command, id),
    );
    if (out) return steps([out]);
  }
  return steps(bestPlace(sight, goal, duty, placesFor(match, sight.now.state, goal, id))?.path ?? []);
};
