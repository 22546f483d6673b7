import { turned, type Facing, type HexId } from '../../core/types.ts';
import { hasHex, headingOf, lessHex } from '../shared/quarters.ts';
import { mayCross } from './chains.ts';
import type { RiverShip, Situation } from './types.ts';
import { helpedBy } from './water.ts';
import { helmed, mayTurnBy, turnedBy, type Turning } from './way.ts';

/** One hex of a course. */
export interface CourseStep {
  readonly hex: HexId;
  readonly facing: Facing;
  readonly quarter: 1 | 2 | 3 | 4;
  /** The current carries her there against her engines. */
  readonly carried: boolean;
}

/** Where she is on a course, and what she has in hand. */
interface Place {
  readonly hex: HexId;
  readonly facing: Facing;
  readonly inHand: number;
  readonly turning: Turning;
  /** Hexes of the plot entered. */
  readonly entered: number;
}

/** What a ship alone on the river comes to by a plot. */
export interface Course {
  readonly steps: readonly CourseStep[];
  /** Where she is after each quarter; hex 0 = off the chart. */
  readonly stops: readonly Place[];
  /** Hexsides turned at each hex of the plot, to port above 0. */
  readonly turns: readonly number[];
  /** The hex of land, or of an obstruction, that stops her; 0 = none. */
  readonly stoppedBy: HexId;
}

type Sailing = RiverShip;

/** Turns from which a course may choose in a hex: none, either way, and for the nimblest two on their first hex (C3). */
const choices = (earned: number, entered: number): readonly number[] =>
  earned === 0 ? STRAIGHT : earned > 1 && entered === 0 ? TWICE : ONCE;
const STRAIGHT = [0];
const ONCE = [0, 1, -1];
const TWICE = [0, 1, -1, 2, -2];

/** A way that is being tried: what has been come to so far, of which a copy is taken where it ends. */
interface Sail {
  readonly now: Pick<Situation, 'chart' | 'scenario' | 'state'>;
  readonly ship: Sailing;
  readonly speed: number;
  readonly steps: CourseStep[];
  readonly stops: Place[];
  readonly turns: number[];
  /** Turns that may be made in a hex, in order; each of them is gone on with. */
  turnsAt(earned: number, entered: number): readonly number[];
  done(trip: Sail, stoppedBy: HexId): void;
}

/** The way ends here. */
const over = (trip: Sail, place: Place, stoppedBy: HexId): void => {
  trip.stops.push(place);
  trip.done(trip, stoppedBy);
  trip.stops.pop();
};

/** Goes on from a place in a quarter, hex by hex, quarter by quarter, and along every turn that may be chosen. */
const sail = (trip: Sail, place: Place, quarter: number): void => {
  const { now, ship, speed } = trip;
  if (!hasHex(place)) {
    if (quarter === 4) {
      over(trip, place, 0);
      return;
    }
    const inHand = place.inHand + speed + helpedBy(now, place.hex, place.facing);
    trip.stops.push(place);
    sail(trip, { ...place, inHand }, quarter + 1);
    trip.stops.pop();
    return;
  }
  const hex = now.chart.neighbour(place.hex, headingOf(place));
  if (hex === 0 || (!now.chart.navigable(hex) && !mayCross(now, ship, hex))) {
    over(trip, hex === 0 ? { ...place, hex: 0 } : { ...place, inHand: 0 }, hex);
    return;
  }
  const inHand = lessHex(place.inHand);
  const at = quarter as CourseStep['quarter'];
  const backs = speed < 0;
  if (place.inHand < 0 !== backs) {
    trip.steps.push({ hex, facing: place.facing, quarter: at, carried: true });
    sail(trip, { ...place, hex, inHand }, quarter);
    trip.steps.pop();
    return;
  }
  const earned = mayTurnBy(place.turning, ship.handling, backs);
  for (const sides of trip.turnsAt(earned, place.entered)) {
    const made = helmed(ship, sides, earned);
    const facing = turned(place.facing, made);
    const turning = turnedBy(place.turning, ship.handling, backs, made);
    trip.steps.push({ hex, facing, quarter: at, carried: false });
    trip.turns.push(sides);
    sail(trip, { hex, facing, inHand, turning, entered: place.entered + 1 }, quarter);
    trip.turns.pop();
    trip.steps.pop();
  }
};

const begin = (way: Omit<Sail, 'steps' | 'stops' | 'turns'>): void => {
  const { now, ship, speed } = way;
  const turning = { saved: ship.speed === 0 ? 0 : ship.turning, astern: ship.turningAstern };
  const kept = ship.going === 'adrift' || ship.going === 'still' ? 0 : ship.inHand;
  const inHand = kept + speed + helpedBy(now, ship.at, ship.facing);
  const trip = { ...way, steps: [], stops: [], turns: [] };
  sail(trip, { hex: ship.at, facing: ship.facing, inHand, turning, entered: 0 }, 1);
};

const courseSoFar = ({ steps, stops, turns }: Sail, stoppedBy: HexId): Course => ({
  steps: [...steps],
  stops: [...stops],
  turns: [...turns],
  stoppedBy,
});

/** At no speed she stays where she is, for all that a plot can do. */
const lying = (ship: Sailing): Course => {
  const place = { hex: ship.at, facing: ship.facing, inHand: 0, turning: { saved: 0, astern: false }, entered: 0 };
  return { steps: [], stops: [place, place, place, place], turns: [], stoppedBy: 0 };
};

/** C7: the turns that she may choose at each hex. */
const turnsFor = (ship: Sailing): Sail['turnsAt'] => {
  const free = helmed(ship, 1, 1) === 1 && helmed(ship, -1, 1) === -1;
  return (earned, entered) => (free ? choices(earned, entered) : STRAIGHT);
};

/** C3, C7: every course that a ship alone on the river can take at a speed. */
export const coursesAt = (
  now: Pick<Situation, 'chart' | 'scenario' | 'state'>,
  ship: Sailing,
  speed: number,
): Course[] => {
  if (speed === 0) return [lying(ship)];
  const found: Course[] = [];
  const done: Sail['done'] = (trip, stoppedBy) => void found.push(courseSoFar(trip, stoppedBy));
  begin({ now, ship, speed, turnsAt: turnsFor(ship), done });
  return found;
};

/** The turns of every such course. */
export const everyTurns = (
  now: Pick<Situation, 'chart' | 'scenario' | 'state'>,
  ship: Sailing,
  speed: number,
): number[][] => {
  if (speed === 0) return [[]];
  const found: number[][] = [];
  begin({ now, ship, speed, turnsAt: turnsFor(ship), done: ({ turns }) => void found.push([...turns]) });
  return found;
};

/** C3, C7: whether these turns make one of them. */
export const isCourseAt = (
  now: Pick<Situation, 'chart' | 'scenario' | 'state'>,
  ship: Sailing,
  speed: number,
  turns: readonly number[],
): boolean => {
  if (speed === 0) return turns.length === 0;
  const allowed = turnsFor(ship);
  const turnsAt: Sail['turnsAt'] = (earned, entered) =>
    allowed(earned, entered).filter(sides => sides === turns[entered]);
  let found = false;
  begin({ now, ship, speed, turnsAt, done: trip => (found = trip.turns.length === turns.length) });
  return found;
};

/** The course that a plot gives her, if nothing interferes. */
export const courseOf = (
  now: Pick<Situation, 'chart' | 'scenario' | 'state'>,
  ship: Sailing,
  { speed, turns }: { speed: number; turns: readonly number[] },
): Course => {
  let course = lying(ship);
  if (speed === 0) return course;
  const helm: Sail['turnsAt'] = (_, entered) => [turns[entered] ?? 0];
  begin({ now, ship, speed, turnsAt: helm, done: (trip, stoppedBy) => (course = courseSoFar(trip, stoppedBy)) });
  return course;
};
