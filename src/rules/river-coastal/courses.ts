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
export interface Place {
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

type Waters = Pick<Situation, 'chart' | 'scenario' | 'state'>;

/** Where she is on a way that is being tried. */
type Here = { -readonly [K in keyof Place]: Place[K] } & { quarter: CourseStep['quarter'] };

/** The ways of a ship at a speed, along every turn that may be chosen; what has been come to so far goes along and is taken back at each fork. */
interface Sail {
  readonly now: Waters;
  readonly ship: Sailing;
  readonly speed: number;
  readonly turns: number[];
  /** Null where nobody asks which hexes she enters, or where each quarter ends. */
  readonly steps: CourseStep[] | null;
  readonly stops: Place[] | null;
  /** Turns that may be made in a hex, in order; each of them is gone on with. */
  turnsAt(earned: number, entered: number): readonly number[];
  /** A way ends in this place. */
  done(trip: Sail, end: Place, stoppedBy: HexId): void;
}

const placeOf = ({ hex, facing, inHand, turning, entered }: Place): Place => ({
  hex,
  facing,
  inHand,
  turning,
  entered,
});

/** Goes on from a hex that she enters by her own engines, along each turn that she may make there. */
const fork = (trip: Sail, { hex, facing, inHand, turning, entered, quarter }: Here): void => {
  const { ship, turns, steps } = trip;
  const backs = trip.speed < 0;
  const earned = mayTurnBy(turning, ship.handling, backs);
  for (const sides of trip.turnsAt(earned, entered)) {
    const made = helmed(ship, sides, earned);
    const heads = turned(facing, made);
    turns.push(sides);
    steps?.push({ hex, facing: heads, quarter, carried: false });
    const saved = turnedBy(turning, ship.handling, backs, made);
    sail(trip, { hex, facing: heads, inHand, turning: saved, entered: entered + 1, quarter });
    steps?.pop();
    turns.pop();
  }
};

/** Goes on hex by hex and quarter by quarter, to the end of the move or the next fork. */
const sail = (trip: Sail, here: Here): void => {
  const { now, ship, speed, steps, stops } = trip;
  const [entered, ended] = [steps?.length ?? 0, stops?.length ?? 0];
  for (;;) {
    if (hasHex(here)) {
      const hex = now.chart.neighbour(here.hex, headingOf(here));
      if (hex === 0 || (!now.chart.navigable(hex) && !mayCross(now, ship, hex))) {
        if (hex === 0) here.hex = 0;
        else here.inHand = 0;
        trip.done(trip, here, hex);
        break;
      }
      const carried = here.inHand < 0 !== speed < 0;
      here.hex = hex;
      here.inHand = lessHex(here.inHand);
      if (!carried) {
        fork(trip, here);
        break;
      }
      steps?.push({ hex, facing: here.facing, quarter: here.quarter, carried: true });
    } else if (here.quarter === 4) {
      trip.done(trip, here, 0);
      break;
    } else {
      stops?.push(placeOf(here));
      here.inHand += speed + helpedBy(now, here.hex, here.facing);
      here.quarter = (here.quarter + 1) as Here['quarter'];
    }
  }
  if (steps) steps.length = entered;
  if (stops) stops.length = ended;
};

const begin = (trip: Sail): void => {
  const { now, ship, speed } = trip;
  const turning = { saved: ship.speed === 0 ? 0 : ship.turning, astern: ship.turningAstern };
  const kept = ship.going === 'adrift' || ship.going === 'still' ? 0 : ship.inHand;
  const inHand = kept + speed + helpedBy(now, ship.at, ship.facing);
  sail(trip, { hex: ship.at, facing: ship.facing, inHand, turning, entered: 0, quarter: 1 });
};

const courseSoFar = ({ steps, stops, turns }: Sail, end: Place, stoppedBy: HexId): Course => ({
  steps: steps ? [...steps] : [],
  stops: [...(stops ?? []), placeOf(end)],
  turns: [...turns],
  stoppedBy,
});

const placeOfLying = ({ at: hex, facing }: Sailing): Place => ({
  hex,
  facing,
  inHand: 0,
  turning: { saved: 0, astern: false },
  entered: 0,
});

/** At no speed she stays where she is, for all that a plot can do. */
const lying = (ship: Sailing): Course => {
  const place = placeOfLying(ship);
  return { steps: [], stops: [place, place, place, place], turns: [], stoppedBy: 0 };
};

/** C7: the turns that she may choose at each hex. */
const turnsFor = (ship: Sailing): Sail['turnsAt'] => {
  const free = helmed(ship, 1, 1) === 1 && helmed(ship, -1, 1) === -1;
  return (earned, entered) => (free ? choices(earned, entered) : STRAIGHT);
};

/** C3, C7: every course that a ship alone on the river can take at a speed. */
export const coursesAt = (now: Waters, ship: Sailing, speed: number): Course[] => {
  if (speed === 0) return [lying(ship)];
  const found: Course[] = [];
  const done: Sail['done'] = (...end) => void found.push(courseSoFar(...end));
  begin({ now, ship, speed, turns: [], steps: [], stops: [], turnsAt: turnsFor(ship), done });
  return found;
};

/** What becomes of each such course; its lists are those of the search, and hold only until the next one comes. */
type Met = (turns: readonly number[], end: Place, steps: readonly CourseStep[]) => void;

/** The same, one after another, for whoever looks at thousands of them and keeps few. */
export const eachCourse = (now: Waters, ship: Sailing, speed: number, met: Met): void => {
  if (speed === 0) {
    met([], placeOfLying(ship), []);
    return;
  }
  const steps: CourseStep[] = [];
  const done: Sail['done'] = ({ turns }, end) => {
    met(turns, end, steps);
  };
  begin({ now, ship, speed, turns: [], steps, stops: null, turnsAt: turnsFor(ship), done });
};

/** C3, C7: whether these turns make one of them. */
export const isCourseAt = (now: Waters, ship: Sailing, speed: number, turns: readonly number[]): boolean => {
  if (speed === 0) return turns.length === 0;
  const allowed = turnsFor(ship);
  const turnsAt: Sail['turnsAt'] = (earned, entered) =>
    allowed(earned, entered).filter(sides => sides === turns[entered]);
  let found = false;
  const done: Sail['done'] = trip => void (found = trip.turns.length === turns.length);
  begin({ now, ship, speed, turns: [], steps: null, stops: null, turnsAt, done });
  return found;
};

/** The course that a plot gives her, if nothing interferes. */
export const courseOf = (
  now: Waters,
  ship: Sailing,
  { speed, turns }: { speed: number; turns: readonly number[] },
): Course => {
  let course = lying(ship);
  if (speed === 0) return course;
  const turnsAt: Sail['turnsAt'] = (_, entered) => [turns[entered] ?? 0];
  const done: Sail['done'] = (...end) => void (course = courseSoFar(...end));
  begin({ now, ship, speed, turns: [], steps: [], stops: [], turnsAt, done });
  return course;
};
