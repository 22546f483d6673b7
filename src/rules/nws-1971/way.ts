import { turned, type Facing, type HexId } from '../../core/types.ts';
import { hasHex, headingOf, lessHex, streamAlong } from '../shared/quarters.ts';
import { earnedBy, keptAfter, sidesAfter, speedsOf, topAstern } from './helm.ts';
import { SCALE } from './tables.ts';
import type { Course, NwsShip, Plot, Rate, Situation } from './types.ts';
import { isHeld, isPowered, topOf } from './units.ts';

/** The move and manoeuvring on hexes: N3, N6 to N8, N30, N31. */

/** N8, option: half-knots of the river. */
export const riverOf = ({ chart, options }: Pick<Situation, 'chart' | 'options'>): number =>
  options.current ? Math.round(chart.knots * SCALE.halves) : 0;

/** N8: half-knots by which the river helps a ship of that heading. */
export const helpedBy = (now: Pick<Situation, 'chart' | 'options'>, at: HexId, facing: Facing): number =>
  streamAlong(now.chart, at, facing, riverOf(now));

/** N8: carried by the current: she cannot steam, and nothing holds her. */
export const isAdrift = (now: Pick<Situation, 'state'>, ship: NwsShip): boolean =>
  !isHeld(ship) && !isPowered(now, ship);

/** N36, N44: a side wheel gone turns her as the next larger rate; the largest earns half, and so does who steers on her engines, once. */
const earnsOf = ({ rate, wheelsGone, halfHelm }: Pick<NwsShip, 'rate' | 'wheelsGone' | 'halfHelm'>): number => {
  const crippled = wheelsGone.includes('port') || wheelsGone.includes('starboard');
  if (!crippled) return earnedBy(rate, halfHelm);
  return rate === 1 ? earnedBy(rate, true) : earnedBy((rate - 1) as Rate, halfHelm);
};

const SWING: Readonly<Record<Course, number>> = { port: 1, starboard: -1, ahead: 0 };

/** N30, N31, N44: hexsides that a ship is made to turn when she may; null = she turns as plotted. A jam rules over all else. */
const forcedTurn = ({
  steering,
  circling,
  helmless,
}: Pick<NwsShip, 'steering' | 'circling' | 'helmless'>): number | null => {
  if (steering) return SWING[steering.course];
  if (circling) return SWING[circling];
  return helmless > 0 ? 0 : null;
};

/** N3: hexsides at most on a hex: one; two on the first for the two smallest rates. */
const mostSides = (rate: Rate, entered: number): number => (entered === 0 && rate >= 4 ? 2 : 1);

/** N7, N30: the turn that she makes on entering a hex, of the one she is to make, and what she keeps for the next. */
export const turnMade = (
  ship: Pick<NwsShip, 'rate' | 'wheelsGone' | 'halfHelm' | 'steering' | 'circling' | 'helmless'>,
  { saved, entered, wanted }: { saved: number; entered: number; wanted: number },
): { sides: number; saved: number } => {
  const earns = earnsOf(ship);
  const most = Math.min(sidesAfter(saved, earns), mostSides(ship.rate, entered));
  const forced = forcedTurn(ship);
  const aim = forced ?? wanted;
  const sides = Math.sign(aim) * Math.min(Math.abs(aim), most);
  return { sides, saved: keptAfter(saved, earns, Math.abs(sides)) };
};

/** N3 to N6, N31: speeds in half-knots that her plot may hold. */
export const speedsFor = (now: Pick<Situation, 'state'>, ship: NwsShip): number[] => {
  if (!isPowered(now, ship)) return [0];
  if (ship.helmless > 0) return [ship.speed];
  return speedsOf(ship, { rate: ship.rate, top: topOf(ship), bothEnds: ship.bothEnds });
};

/** N70: a top speed that has fallen takes the speed that she has with it. */
export const atMost = (ship: NwsShip, speed: number): number => {
  const top = topOf(ship);
  const most = speed < 0 ? topAstern(top, ship.bothEnds) : top;
  return Math.sign(speed) * Math.min(Math.abs(speed), most) + 0;
};

/** Goes no farther in this move, and has no speed left. */
export const stopShip = (ship: NwsShip): void => {
  Object.assign(ship, { halted: true, going: 'still', way: 0, inHand: 0, speed: 0, run: 0, saved: 0 });
};

/** A hex that she enters: in which quarter, and whether the current alone takes her there. */
interface Entered {
  readonly hex: HexId;
  readonly facing: Facing;
  readonly quarter: number;
  readonly carried: boolean;
}

/** A course: hexes entered, where she ends, and the turns that take her there. */
export interface CourseAhead {
  readonly speed: number;
  readonly turns: readonly number[];
  readonly path: readonly Entered[];
  /** A hex that no ship enters, 0 off the chart; null = nothing stops her. */
  readonly stoppedBy: HexId | null;
  /** 24ths of a hex and half-degrees that she takes into the next move. */
  readonly inHand: number;
  readonly saved: number;
}

/** A ship under way, alone on the chart. */
interface Place {
  hex: HexId;
  facing: Facing;
  inHand: number;
  saved: number;
  entered: number;
  quarter: number;
}

/** A walk over the chart along every turn that may be chosen; one list of turns and one of hexes go along and are taken back at each fork. */
interface Trip {
  readonly now: Pick<Situation, 'chart' | 'options'>;
  readonly ship: NwsShip;
  readonly speed: number;
  readonly river: number;
  readonly earns: number;
  readonly turns: number[];
  /** Null where nobody asks which hexes she enters. */
  readonly path: Entered[] | null;
  wanted(place: Place, most: number): readonly number[];
  done(trip: Trip, end: Pick<CourseAhead, 'stoppedBy' | 'inHand' | 'saved'>): void;
}

const BROUGHT_UP = { inHand: 0, saved: 0 } as const;

/** N7: goes on from a hex that she has entered under her own way, along each turn that she may make there. */
const fork = (trip: Trip, place: Place): void => {
  const { ship, turns, path } = trip;
  const { hex, inHand, saved: before, entered, quarter } = place;
  const most = Math.min(sidesAfter(before, trip.earns), mostSides(ship.rate, entered));
  for (const wanted of trip.wanted(place, most)) {
    const { sides, saved } = turnMade(ship, { saved: before, entered, wanted });
    const facing = turned(place.facing, sides);
    turns.push(wanted);
    path?.push({ hex, facing, quarter, carried: false });
    sail(trip, { hex, facing, inHand, saved, entered: entered + 1, quarter });
    turns.pop();
    path?.pop();
  }
};

/** Goes on hex by hex and quarter by quarter, to the end of the move or the next fork. */
const sail = (trip: Trip, place: Place): void => {
  const { now, speed, path } = trip;
  const known = path?.length ?? 0;
  for (;;) {
    if (hasHex(place)) {
      const hex = now.chart.neighbour(place.hex, headingOf(place));
      if (hex === 0 || !now.chart.navigable(hex)) {
        trip.done(trip, { stoppedBy: hex, ...BROUGHT_UP });
        break;
      }
      const carried = place.inHand < 0 !== speed < 0;
      place.hex = hex;
      place.inHand = lessHex(place.inHand);
      if (!carried) {
        fork(trip, place);
        break;
      }
      path?.push({ hex, facing: place.facing, quarter: place.quarter, carried: true });
    } else if (place.quarter === SCALE.quarters) {
      trip.done(trip, { stoppedBy: null, inHand: place.inHand, saved: place.saved });
      break;
    } else {
      place.inHand += speed + streamAlong(now.chart, place.hex, place.facing, trip.river);
      place.quarter += 1;
    }
  }
  if (path) path.length = known;
};

const start = (ship: NwsShip, speed: number): Place => {
  const keeps = speed * ship.speed > 0;
  const { at: hex, facing } = ship;
  return { hex, facing, inHand: keeps ? ship.inHand : 0, saved: keeps ? ship.saved : 0, entered: 0, quarter: 0 };
};

const still = (speed: number): CourseAhead => ({
  turns: [],
  path: [],
  speed,
  stoppedBy: null,
  ...BROUGHT_UP,
});

const CHOICES: readonly (readonly number[])[] = [[0], [0, 1, -1], [0, 1, -1, 2, -2]];
const STRAIGHT: readonly number[] = [0];

const tripOf = (now: Trip['now'], ship: NwsShip, speed: number, how: Pick<Trip, 'path' | 'wanted' | 'done'>): Trip => ({
  now,
  ship,
  speed,
  river: riverOf(now),
  earns: earnsOf(ship),
  turns: [],
  ...how,
});

/** N3, N7: the turns of every course that a ship alone on the water can take at a speed. */
export const turnsAt = (now: Trip['now'], ship: NwsShip, speed: number): (readonly number[])[] => {
  if (speed === 0) return [[]];
  const found: (readonly number[])[] = [];
  const free = forcedTurn(ship) === null;
  const wanted: Trip['wanted'] = (_, most) => (free ? (CHOICES[most] ?? STRAIGHT) : STRAIGHT);
  const done: Trip['done'] = ({ turns }) => void found.push(turns.slice());
  sail(tripOf(now, ship, speed, { path: null, wanted, done }), start(ship, speed));
  return found;
};

/** The course that a plot gives her, if nothing interferes. */
export const courseOf = (
  now: Trip['now'],
  ship: NwsShip,
  { speed, turns: plotted }: Pick<Plot, 'speed' | 'turns'>,
): CourseAhead => {
  let course = still(speed);
  if (speed === 0) return course;
  const wanted: Trip['wanted'] = place => [plotted[place.entered] ?? 0];
  const done: Trip['done'] = ({ turns, path }, { stoppedBy, inHand, saved }) =>
    (course = { turns: turns.slice(), path: (path ?? []).slice(), speed, stoppedBy, inHand, saved });
  sail(tripOf(now, ship, speed, { path: [], wanted, done }), start(ship, speed));
  return course;
};

/** Where a course ends: hex 0 off the chart. */
export const endOf = (ship: NwsShip, { path, stoppedBy }: CourseAhead): { hex: HexId; facing: Facing } => {
  const last = path.at(-1) ?? { hex: ship.at, facing: ship.facing };
  return stoppedBy === 0 ? { hex: 0, facing: last.facing } : { hex: last.hex, facing: last.facing };
};
