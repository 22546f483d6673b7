import { ALL_FACINGS, type Edge, type Facing, type HexId } from '../../../core/types.ts';
import { changeOf, topOf } from '../orders.ts';
import { hasStruck } from '../contact.ts';
import { edgeCrossed } from '../movement.ts';
import { blowFactors } from '../ramming.ts';
import { CHANGE, HEXSIDE, SCALE, TURNING } from '../tables.ts';
import type { Handling, RamsShip } from '../types.ts';
import type { Chart } from '../../../core/chart.ts';
import { addedBy, powered } from '../units.ts';
import { streamAlong } from '../way.ts';
import { cheapest, nearestShips, NO_ERRAND, wayBeside, wayOut, type Errand } from '../../../bots/errand.ts';
import { fromWards } from '../../../bots/field.ts';
import { NO_WAY, type Way } from '../../../bots/waters.ts';
import type { Field, Foe, Party } from './field.ts';
import { soundWaters, tollOf } from './grounds.ts';
import type { Motion } from './reckoning.ts';

/** A ship's business by water; she may draw off from whom she has struck. */
export interface RamsErrand extends Errand<Foe, 'drawOff' | 'station'> {
  readonly way: Way | null;
  /** She is to lie still there. */
  readonly stays: boolean;
  readonly edge: Edge | null;
}

const PREY_PULL = 2;
/** A way out of the battle decides it, and so does a place to be held. */
const EXIT_PULL = 5;
const HOLD_PULL = 4;
/** Moves in hand with which she may take her time, and by how much more she hurries without any. */
const EASY = 6;
const PRESS = 1;
/** A prize shortens the way to its bearer by so many moves a point. */
const PRIZE_DRAWS = 0.25;
const MOST_DRAWN = 4;
/** Moves that an enemy counts as farther off who sinks anyway. */
const DOOMED = 5;
/** Moves by which a ship that can be sunk by one blow is nearer, for whoever rams. */
const SOFT_DRAWS = 2;
const SOFT_BELOW = 14;
/** Hexes from a ship in the captain's care at which an enemy is as good as a move nearer to himself. */
const CARE_DRAWS = 0.25;
/** Moves in hand before ships go back to what they must hold. */
const MOVES_IN_HAND = 11;
/** Guards lie within so many hexes of what is to be held, and go for enemies that come so near. */
const GUARD_NEAR = 2;
const GUARDED = 2;
const GUARD_PULL = 4;
/** Hexes from a ship that has been struck at which she can be struck again. */
const ROOM = 2;
/** Hexes at which guns do their work: point blank. */
const GUNS_NEAR = 2;
/** Sum of a blow abeam at full speed from which a ship looks for one. */
const RAMS_FROM = 1;
/** Part of a move that a sixth of a turn costs beside the turning itself. */
const TURNING_COSTS = 0.8;
/** Moves after which a ship is taken to keep her pace to the end of her way. */
const MOST_MOVES = 30;
/** Moves to a place to which no way leads: longer than any way. */
const HOPELESS = 120;

const { wayTo, wayToHex } = soundWaters;

/** What the way of a ship depends on. */
type Hull = Pick<RamsShip, 'draught' | 'handling'>;

const IDLE: RamsErrand = { ...NO_ERRAND, way: null, stays: false, edge: null };

/** Whether a blow of hers is worth seeking. */
const isRammer = ({ now }: Field, ship: RamsShip): boolean =>
  powered(now, ship) && addedBy(blowFactors({ ...ABEAM, speed: ship.top }, ship)) >= RAMS_FROM;
const ABEAM = { clash: 'ram', sideOn: true, stationary: false } as const;

/** Which way to steer from a hex, how far she has to turn for it, and the hexes that are left when she has. */
interface Steer {
  readonly heading: Facing;
  readonly sixths: number;
  readonly left: number;
}

/** Hexes of a bend that are seen beforehand on the way to what stays where it is. */
const BEND_SEEN = 4;
/** Hexes that a sixth of a turn costs later on her way, for each move that it takes. */
const BEND_COSTS = 1.2;

/** A way, and whose it is. */
interface Course {
  readonly chart: Chart;
  readonly way: Way;
  readonly hull: Hull;
  /** The edge over which it leads, if it does. */
  readonly edge: Edge | null;
}

/** Ways are kept from game to game, and how they are steered with them: by way, handling, hex, heading and hexes seen. */
const steers = new WeakMap<Way, Map<Handling, Map<number, Steer>>>();

const sixthsTo = (from: Facing, to: Facing): number => Math.min((to - from + 6) % 6, (from - to + 6) % 6);

/** The least way on, bends counted as far as they are seen; at the rim over which it leads, off the chart. */
const steerFrom = (course: Course, at: HexId, facing: Facing, seen: number): Steer => {
  const { way, hull } = course;
  const kept = steersOf(way, hull.handling);
  const key = (at * ALL_FACINGS.length + facing) * (BEND_SEEN + 1) + seen;
  const known = kept.get(key);
  if (known) return known;
  let best: Steer = { heading: facing, sixths: 0, left: way(at) };
  let least = Infinity;
  const turn = (BEND_COSTS * HEXSIDE) / TURNING[hull.handling];
  for (const heading of ALL_FACINGS) {
    const left = leftBy(course, at, heading, turn, seen);
    const sixths = sixthsTo(facing, heading);
    const far = left + (seen > 1 ? turn : 0.01) * sixths;
    if (far >= least) continue;
    least = far;
    best = { heading, sixths, left };
  }
  kept.set(key, best);
  return best;
};

/** Hexes that are left to whoever goes that way from a hex; Infinity = there is no way. */
const leftBy = (course: Course, at: HexId, heading: Facing, turn: number, seen: number): number => {
  const { chart, way, hull, edge } = course;
  const next = chart.neighbour(at, heading);
  if (next === 0 && edge !== null && way(at) === 0 && edgeCrossed({ chart }, at, heading) === edge) return 0;
  if (next === 0 || !chart.navigable(next)) return Infinity;
  const toll = tollOf(chart, next, hull.draught);
  if (seen === 1 || (way(next) === 0 && edge === null)) return toll + way(next);
  const on = steerFrom(course, next, heading, seen - 1);
  return toll + on.left + turn * on.sixths;
};

const steersOf = (way: Way, handling: Handling): Map<number, Steer> => {
  let byHandling = steers.get(way);
  if (!byHandling) steers.set(way, (byHandling = new Map<Handling, Map<number, Steer>>()));
  let kept = byHandling.get(handling);
  if (!kept) byHandling.set(handling, (kept = new Map<number, Steer>()));
  return kept;
};

/** Moves that she needs to turn to that heading; what she has turned the other way does not help her. */
const turningMoves = (ship: RamsShip, { facing, credit }: Motion, { heading, sixths }: Steer): number => {
  if (sixths === 0) return 0;
  const port = (heading - facing + 6) % 6;
  const helps = credit !== null && (port === 3 || port < 3 === (credit.to === 'port'));
  return (sixths * HEXSIDE - (helps ? credit.degrees : 0)) / TURNING[ship.handling];
};

/** Moves under steam for so many twelfths, working up to the top speed. */
const steamingMoves = (field: Field, ship: RamsShip, speed: number, stream: number, twelfths: number): number => {
  const top = Math.max(1, topOf(field.now, ship));
  const gain = changeOf(ship);
  let [going, left] = [Math.max(0, speed), Math.max(0, twelfths)];
  for (let moves = 0; ; moves++) {
    going = Math.min(top, going + gain);
    const made = 2 * Math.max(1, going + stream);
    if (left <= made || moves >= MOST_MOVES) return moves + left / made;
    left -= made;
  }
};

/** Hexes of her way over which the river is averaged: what it does where she lies says little of the rest. */
const STREAM_SEEN = 3;
const averageStream = (field: Field, course: Course, from: HexId, first: Facing): number => {
  const { chart, way } = course;
  let [at, facing, sum, hexes] = [from, first, 0, 0];
  while (hexes < STREAM_SEEN && at !== 0 && (way(at) > 0 || hexes === 0)) {
    facing = steerFrom(course, at, facing, BEND_SEEN).heading;
    sum += streamAlong(field.now, at, facing);
    at = chart.neighbour(at, facing);
    hexes += 1;
  }
  return sum / hexes;
};

/** Half-knots by which the river helps on the way from a hex, kept as long as the field stands. */
const streamOn = (field: Field, course: Course, at: HexId, heading: Facing): number => {
  let kept = field.streams.get(course.way);
  if (!kept) field.streams.set(course.way, (kept = new Map<number, number>()));
  const from = at * ALL_FACINGS.length + heading;
  let stream = kept.get(from);
  if (stream === undefined) kept.set(from, (stream = averageStream(field, course, at, heading)));
  return stream;
};

/** About how many moves she still needs: way, turns, the time to work up, the current. */
export const movesTo = (field: Field, ship: RamsShip, errand: RamsErrand, motion: Motion): number => {
  const { way, near } = errand;
  if (!way) return 0;
  const far = way(motion.at) - near;
  const { speed, at, facing } = motion;
  if (far <= 0) return errand.stays ? Math.abs(speed) / (2 * CHANGE.usual) : 0;
  if (far >= NO_WAY - near) return HOPELESS;
  const hull = { draught: draughtOf(field, ship), handling: ship.handling };
  const course = { chart: field.now.chart, way, hull, edge: errand.edge };
  const moves = (errand.prey?.ship ?? null) !== null;
  const steer = steerFrom(course, at, facing, moves ? 1 : BEND_SEEN);
  const { heading, sixths } = steer;
  const stream = streamOn(field, course, at, heading);
  const twelfths = (steer.left - near) * SCALE.twelfths - motion.twelfths;
  const steaming = steamingMoves(field, ship, sixths > 1 ? 0 : speed, stream, twelfths);
  return steaming + TURNING_COSTS * turningMoves(ship, motion, steer);
};

/** Draught of the deepest of a ship and what she has in tow. */
export const draughtOf = ({ now }: Field, ship: RamsShip): number =>
  ship.tows.reduce((most, id) => Math.max(most, now.state.ships[id]?.draught ?? 0), ship.draught);

/** A hex farther than the rim. */
const BEYOND = -1;

/** The edge by which she, or a ship that hangs on her line, is to leave. */
const exitOf = ({ stakes }: Field, ship: RamsShip): Edge | undefined =>
  [ship.id, ...ship.tows].map(id => stakes.exits[id]).find(edge => edge !== undefined);

const exitErrand = (field: Field, ship: RamsShip): RamsErrand | null => {
  const edge = exitOf(field, ship);
  if (edge === undefined) return null;
  const way = wayOut(field.now.chart, edge, draughtOf(field, ship), wayTo);
  return pressed(field, ship, { ...IDLE, what: 'exit', way, near: BEYOND, pull: EXIT_PULL, edge });
};

/** The nearer the moves that she needs come to those that are left, the more each of them counts. */
const pressed = (field: Field, ship: RamsShip, errand: RamsErrand): RamsErrand => {
  const inHand = field.movesLeft - movesTo(field, ship, errand, ship);
  const haste = Math.min(1, Math.max(0, 1 - inHand / EASY));
  return { ...errand, pull: errand.pull * (1 + PRESS * haste) };
};

/** Where the plan of the side wants her. */
const stationErrand = (field: Field, ship: RamsShip): RamsErrand | null => {
  const station = field.stations.get(ship.id);
  if (!station) return null;
  const { edge, hexes } = station;
  const { chart } = field.now;
  if (edge !== null) {
    const way = wayOut(chart, edge, draughtOf(field, ship), wayTo);
    return pressed(field, ship, { ...IDLE, what: 'exit', way, near: BEYOND, pull: EXIT_PULL, edge });
  }
  const way = wayTo(chart, `hold ${hexes.join()}`, () => hexes, ship.draught);
  return { ...IDLE, what: 'station', way, stays: true, pull: HOLD_PULL };
};

const holdErrand = (field: Field, ship: RamsShip): RamsErrand | null => {
  const { chart } = field.now;
  for (const { hexes, count } of field.stakes.holds) {
    const wayOf = ({ draught }: RamsShip): Way => wayTo(chart, `hold ${hexes.join()}`, () => hexes, draught);
    const able = field.friends.flatMap(({ ship: each }) =>
      each && (powered(field.now, each) || wayOf(each)(each.at) === 0) ? [each] : [],
    );
    const holders = nearestShips(able, wayOf, count + 2);
    if (!holders.some(({ id }) => id === ship.id)) continue;
    const errand: RamsErrand = { ...IDLE, what: 'hold', way: wayOf(ship), stays: true, pull: HOLD_PULL };
    if (movesTo(field, ship, errand, ship) + MOVES_IN_HAND >= field.movesLeft) return errand;
  }
  return null;
};

/** The way to what is to be held, for those who guard it. */
const guardWay = (field: Field, ship: RamsShip): Way | null => {
  const [hold] = field.stakes.holds;
  return hold ? wayTo(field.now.chart, `hold ${hold.hexes.join()}`, () => hold.hexes, ship.draught) : null;
};

/** Whoever wins by waiting does not go to meet the enemy. */
const guardErrand = (field: Field, ship: RamsShip, prey: RamsErrand): RamsErrand | null => {
  const way = guardWay(field, ship);
  if (!way || (prey.prey && way(aheadOf(prey.prey)) <= GUARDED)) return null;
  return { ...IDLE, what: 'hold', way, near: GUARD_NEAR, stays: true, pull: GUARD_PULL };
};

/** Where an enemy will be when this move is over, if she goes on as she goes. */
const aheadOf = ({ likely, hexes }: Foe): HexId => {
  const at = likely[0]?.track.end.at ?? 0;
  return at === 0 ? (hexes[0] ?? 0) : at;
};

const wayToFoe = (field: Field, foe: Foe, draught: number): Way =>
  foe.ship ? wayToHex(field.now.chart, aheadOf(foe), draught) : wayBeside(field.now.chart, foe.hexes, draught, wayTo);

/** How little an enemy is worth going to, in moves. */
const dislike = ({ now, stakes, movesLeft }: Field, foe: Foe, rams: boolean): number => {
  const prize = stakes.prize[foe.id] ?? 0;
  const { ship: prey } = foe;
  const doomed = prey?.sinking && prey.sinking.at <= now.state.turn + movesLeft ? DOOMED : 0;
  const soft = rams && prey ? (SOFT_DRAWS * Math.max(0, SOFT_BELOW - Math.max(0, prey.top))) / SOFT_BELOW : 0;
  const care = CARE_DRAWS * fromWards(now.chart, now.state.ships, stakes, aheadOf(foe));
  return doomed - soft - Math.min(MOST_DRAWN, PRIZE_DRAWS * prize) + care;
};

/** R45: who lies beside whom she has struck must draw off before she can strike again. */
const drawOff = (field: Field, ship: RamsShip, prey: RamsErrand): RamsErrand => {
  const foe = field.foes.find(({ id }) => hasStruck(field.now, ship.id, id));
  if (!foe?.ship || prey.near > 0) return prey;
  const { chart } = field.now;
  const { at } = foe.ship;
  const around = (): HexId[] => chart.hexes.filter(hex => chart.navigable(hex) && chart.range(hex, at) === ROOM);
  return { ...prey, way: wayTo(chart, `off ${at}`, around, ship.draught), what: 'drawOff' };
};

/** Moves by which a work that the battle is about is farther off for each friend who is nearer to it: the others have time for the next. */
const CROWDED = 1.5;

/** What friends before her make of a work that she might go for, in moves. Ships come and go; works wait for the last gun. */
const crowd = (field: Field, ship: RamsShip, foe: Foe): number => {
  if (foe.ship) return 0;
  const way = wayToFoe(field, foe, ship.draught);
  const far = way(ship.at);
  const before = field.friends.filter(each => each.ship && each.batteries.length > 0 && way(each.ship.at) < far);
  return CROWDED * before.length;
};

const preyErrand = (field: Field, party: Party, ship: RamsShip): RamsErrand => {
  const rams = isRammer(field, ship);
  const armed = party.batteries.length > 0;
  const errandTo = (foe: Foe): RamsErrand => ({
    ...IDLE,
    what: 'prey',
    way: wayToFoe(field, foe, ship.draught),
    near: rams && foe.ship ? 0 : GUNS_NEAR,
    pull: PREY_PULL,
    prey: foe,
  });
  const preys = field.foes.filter(foe => foe.ship ?? (armed && (field.stakes.prize[foe.id] ?? 0) !== 0));
  const cost = (foe: Foe): number =>
    movesTo(field, ship, errandTo(foe), ship) + dislike(field, foe, rams) + crowd(field, ship, foe);
  const prey = cheapest(preys, cost);
  return prey ? errandTo(prey) : IDLE;
};

/** What a ship is about. Whoever has neither guns nor a bow to ram with keeps out of the way. */
export const errandOf = (field: Field, party: Party): RamsErrand => {
  const { ship } = party;
  if (!ship || !powered(field.now, ship)) return IDLE;
  const duty = stationErrand(field, ship) ?? exitErrand(field, ship) ?? holdErrand(field, ship);
  if (duty) return duty;
  const prey = party.batteries.length > 0 || isRammer(field, ship) ? preyErrand(field, party, ship) : IDLE;
  return guardErrand(field, ship, prey) ?? drawOff(field, ship, prey);
};
