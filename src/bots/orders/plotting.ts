import type { CourseView, PlotChoice, PlotsDesk, PlotView } from '../../system/desk/index.ts';
import type { Game } from '../../core/game.ts';
import { turned, type Facing, type HexId } from '../../core/types.ts';
import { named } from '../../languages/phrase.ts';
import { reason, type Step } from '../../system/captain.ts';
import { goalOf, type Goal } from './goals.ts';
import { bearing, enemiesNear } from './guns.ts';
import type { Duty, InForce } from './inForce.ts';

/** Points for what a course may meet. */
const STRIKES_LAND = 8;
const MEETS_FRIEND = 5;
/** Where she cannot but meet a friend, what each half-knot of her way adds. */
const BLOW = 0.2;
const BAR = 2;
const OFF_CHART = 30;
/** She will go on as she goes: of the place where that takes her in the next move, the part that counts. */
const NEXT_MOVE = 0.4;
/** Of two courses equally good the faster one for a ship with a way to go. */
const SPEED = 0.002;
const GUN = 0.1;

/** Where she may be a move later; undefined where the rules have no more to say than that she runs on. */
type Follows = ReturnType<NonNullable<PlotsDesk['follows']>> | undefined;

interface Held {
  readonly sight: InForce;
  readonly duty: Duty;
  readonly goal: Goal;
}

/** The hex some way ahead, or the last before the rim or land. */
const ahead = (
  { sight: { now } }: Held,
  from: HexId,
  facing: Facing,
  hexes: number,
): { hex: HexId; struck: boolean } => {
  let hex = from;
  for (let count = 0; count < hexes; count++) {
    const next = now.chart.neighbour(hex, facing);
    if (next === 0 || !now.chart.navigable(next)) return { hex, struck: true };
    hex = next;
  }
  return { hex, struck: false };
};

/** So near to her place a ship that cannot turn on the spot does better to stop than to come round for it. */
const NEAR_ENOUGH = 1;

/** She turns while she goes on: what lies beside the way itself counts so many times what it does for one who turns on the spot. */
const COMING_ROUND = 2.2;

/** What a place leaves to be desired for a ship that carries her way. */
const placeCost = ({ goal }: Held, hex: HexId, facing: Facing): number => {
  const far = goal.far(hex);
  return goal.lies && far <= NEAR_ENOUGH ? far : far + COMING_ROUND * (goal.cost(hex, facing) - far);
};

/** The same with a turn that is begun and not yet made counted as far as it has come. */
const swingingCost = (held: Held, hex: HexId, facing: Facing, swing: CourseView['swing']): number => {
  const straight = placeCost(held, hex, facing);
  if (!swing) return straight;
  const part = swing.degrees / SIXTH;
  return (1 - part) * straight + part * placeCost(held, hex, swungTo(facing, swing));
};

const SIXTH = 60;

const swungTo = (facing: Facing, swing: CourseView['swing']): Facing =>
  swing ? turned(facing, swing.to === 'port' ? 1 : -1) : facing;

/** What the move after this one leaves to be desired: where she can be at best, or where she runs straight on. */
const laterCost = (held: Held, course: CourseView, hex: HexId, facing: Facing, follows: Follows): number => {
  const { sight, goal } = held;
  // What may follow lists no course off the chart.
  if (goal.leaves !== null && sight.now.chart.crosses(hex, facing, goal.leaves)) return placeCost(held, hex, facing);
  if (follows)
    return follows.length === 0
      ? STRIKES_LAND + placeCost(held, hex, facing)
      : Math.min(...follows.map(later => placeCost(held, later.hex, later.facing)));
  const next = ahead(held, hex, facing, course.steps.filter(({ drifts }) => !drifts).length);
  return placeCost(held, next.hex, swungTo(facing, course.swing)) + (next.struck ? STRIKES_LAND : 0);
};

const endCost = (held: Held, course: CourseView, hex: HexId, facing: Facing, follows: Follows): number => {
  const { sight, goal, duty } = held;
  const { id } = duty.unit;
  const risk = sight.rules.desk.risk(sight.now, id, hex) === null || hex === course.from.hex ? 0 : BAR;
  const here = swingingCost(held, hex, facing, course.swing);
  const guns = goal.lies && here < 2 ? bearing(sight, duty, hex, facing, enemiesNear(sight, hex)) : 0;
  return (1 - NEXT_MOVE) * here + NEXT_MOVE * laterCost(held, course, hex, facing, follows) + risk - GUN * guns;
};

/** What a course leaves to be desired, in points of movement. */
const costOf = (held: Held, course: CourseView, speed: number, follows: Follows): number => {
  const { sight, goal } = held;
  const blow = MEETS_FRIEND + BLOW * Math.abs(speed);
  const trouble = (course.stoppedBy === 0 ? 0 : STRIKES_LAND) + blow * course.meets.length;
  const end = course.stops.at(-1);
  if (end && end.hex !== 0) return trouble + endCost(held, course, end.hex, end.facing, follows);
  const last = course.steps.filter(({ hex }) => hex !== 0).at(-1) ?? course.from;
  const leaves = goal.leaves !== null && sight.now.chart.crosses(last.hex, last.facing, goal.leaves);
  return leaves ? -OFF_CHART : OFF_CHART;
};

/** Hexes that she runs on while she slows down as fast as she may, if she goes so fast in this move. */
const runsOn = (plot: PlotView, course: CourseView, speed: number): number => {
  const speeds = plot.speeds.map(each => each.speed);
  const going = plot.steady.speed ?? 0;
  const slowing = Math.max(1, Math.max(going - Math.min(...speeds), Math.max(...speeds) - going));
  const hexes = course.steps.filter(({ drifts }) => !drifts).length;
  let run = 0;
  for (let next = Math.abs(speed) - slowing; next > 0; next -= slowing) run += (hexes * next) / Math.abs(speed);
  return run;
};

/** A hex by which she overshoots the place where she is to lie. */
const OVERSHOOT = 1.5;

const overshoot = ({ goal }: Held, plot: PlotView, course: CourseView, speed: number): number => {
  const end = course.stops.at(-1);
  if (!goal.lies || !end || end.hex === 0) return 0;
  return OVERSHOOT * Math.max(0, runsOn(plot, course, speed) - goal.far(end.hex));
};

/** Other orders than a speed, such as letting the anchor go, are for staying where she is. */
const isStill = ({ from, stops }: CourseView): boolean => stops.every(({ hex }) => hex === from.hex);

/** A friend whom somebody else has to bring away. */
const wantsTow = (sight: InForce, choice: PlotChoice): boolean => {
  const { target } = sight.rules.desk.about(choice.command);
  const stance = target === null ? undefined : sight.duties.get(target)?.stance.kind;
  return stance === 'runPast' || stance === 'withdraw';
};

const bestChoice = (held: Held, plot: PlotView, choices: readonly PlotChoice[]): PlotChoice => {
  const { sight } = held;
  const towed = choices.find(choice => wantsTow(sight, choice));
  if (towed) return towed;
  let best = plot.steady;
  let least = Infinity;
  const [here = 0] = held.duty.unit.hexes;
  const hurry = !held.goal.lies || held.goal.far(here) > NEAR_ENOUGH ? SPEED : 0;
  for (const choice of choices) {
    const course = sight.rules.desk.plots?.course(sight.now, choice.command);
    if (!course || (choice.speed === null && !isStill(course))) continue;
    const speed = choice.speed ?? 0;
    const follows = sight.rules.desk.plots?.follows?.(sight.now, choice.command);
    const cost = costOf(held, course, speed, follows) + overshoot(held, plot, course, speed) - hurry * speed;
    if (cost >= least) continue;
    least = cost;
    best = choice;
  }
  return best;
};

/** A vessel with another in tow goes where that one is to go. */
const dutyOfString = (sight: InForce, duty: Duty): Duty => {
  const tow = [...sight.units.values()].find(({ towedBy }) => towedBy === duty.unit.id);
  const stance = tow && sight.duties.get(tow.id)?.stance;
  return stance?.kind === 'runPast' || stance?.kind === 'withdraw' ? { ...duty, stance } : duty;
};

/** The marker that a ship's orders lay for her. */
export const markerByOrders = (
  sight: InForce,
  given: Duty,
  plot: PlotView,
  options: readonly Game['command'][],
): Step => {
  const { plots } = sight.rules.desk;
  const choices = options.flatMap(option => plots?.reads(sight.now, option) ?? []);
  const duty = dutyOfString(sight, given);
  const choice = bestChoice({ sight, duty, goal: goalOf(sight, duty) }, plot, choices);
  return { command: choice.command, why: () => reason`${named(plot.unit)} ${duty.says}: ${choice.says}.` };
};
