import { ALL_FACINGS, turned, type Edge, type Facing, type HexId } from '../../../core/types.ts';
import type { Errand } from '../../../bots/errand.ts';
import type { Heading, Passage } from '../../../bots/passages.ts';
import { NO_WAY, type Way } from '../../../bots/waters.ts';
import { topOf } from '../condition.ts';
import { ASTERN, CHANGE, HEX_EARNS, RADII, SCALE } from '../tables.ts';
import type { RiverShip } from '../types.ts';
import { helpedBy } from '../water.ts';
import type { Field, Foe } from './field.ts';
import { asternOf, earnedBy } from './passing.ts';
import type { Track } from './tracks.ts';

/** A ship's business by water. */
export interface RiverErrand extends Errand<Foe, 'station'> {
  readonly way: Way | null;
  /** The same with room for her turns, to what stays where it is. */
  readonly passage: Passage | null;
  /** She is to lie still there. */
  readonly stays: boolean;
  readonly edge: Edge | null;
}

/** Moves after which a ship is taken to keep her pace to the end of her way, and to a place to which no way leads. */
const MOST_MOVES = 30;
export const HOPELESS = 120;

/** Half-knots that a move adds to her speed. */
export const GAIN = CHANGE * SCALE.halves;
/** Hexes in a move for each half-knot. */
const PACE = SCALE.quarters / SCALE.parts;

/** Hexes for which the stream counts as it runs where she is when courses are compared: farther on other headings meet it otherwise. */
const STREAM_GOES_ON = 6;

/** Moves under steam for so many hexes, working up to the top speed; the stream helps or hinders for the first of them. */
const steamingMoves = (ship: RiverShip, speed: number, stream: number, hexes: number, goesOn: number): number => {
  const top = Math.max(1, topOf(ship));
  let [going, left] = [Math.max(0, speed), Math.max(0, hexes)];
  const slack = Math.max(0, left - goesOn);
  for (let moves = 0; ; moves++) {
    going = Math.min(top, going + GAIN);
    const made = PACE * Math.max(1, going + (left > slack ? stream : 0));
    if (left <= made || moves >= MOST_MOVES) return moves + left / made;
    left -= made;
  }
};

/** Where a ship is, and what way she has on. */
export interface Going {
  readonly at: HexId;
  readonly facing: Facing;
  readonly speed: number;
  /** C7: knots saved for the next turn. */
  readonly saved: number;
  /** C1: 24ths of the next hex that she has made already. */
  readonly inHand: number;
  readonly anchored: boolean;
}

/** As she is now. */
export const goingOf = ({ at, facing, speed, turning, inHand, anchored }: RiverShip): Going => ({
  at,
  facing,
  speed,
  saved: turning,
  inHand,
  anchored,
});

/** As a track leaves her. */
export const goingAfter = ({ end, speed, course }: Track): Omit<Going, 'anchored'> => {
  const stop = course.stops.at(-1);
  return { ...end, speed, saved: stop?.turning.saved ?? 0, inHand: stop?.inHand ?? 0 };
};

/** C5: hexes that she runs on while she stops. */
const stoppingHexes = (speed: number): number => {
  const moves = Math.abs(speed) / GAIN;
  return Math.max(0, ((moves - 1) * Math.abs(speed) * PACE) / 2);
};

const sixthsBetween = (one: Facing, other: Facing): number => Math.min((one - other + 6) % 6, (other - one + 6) % 6);

/** Which way to steer from a hex: the heading of the least way on or off the chart, of equals the one nearest to hers. */
const bestHeading = (
  { now }: Field,
  way: Way,
  edge: Edge | null,
  { at, facing }: Going,
): { heading: Facing; sixths: number } => {
  let best = { heading: facing, sixths: 0 };
  let least = Infinity;
  for (const heading of ALL_FACINGS) {
    const next = now.chart.neighbour(at, heading);
    if (next === 0 && !leavesBy(now, edge, at, heading)) continue;
    const sixths = sixthsBetween(heading, facing);
    const far = (next === 0 ? 0 : way(next)) + sixths / 100;
    if (far >= least) continue;
    least = far;
    best = { heading, sixths };
  }
  return best;
};

const leavesBy = ({ chart }: Field['now'], edge: Edge | null, at: HexId, facing: Facing): boolean =>
  edge !== null && chart.neighbour(at, facing) === 0 && chart.crosses(at, facing, edge);

/** Hexes that a sixth of a turn takes her. */
const turnHexes = ({ handling }: RiverShip): number => RADII[handling] / HEX_EARNS;

/** C7: how she lies, for a passage. */
const headingOf = (ship: RiverShip, { at, facing, saved }: Going): Heading => ({
  at,
  facing,
  earned: earnedBy(ship, saved),
});

/** C13: moves that an anchor costs whoever has farther to go. */
const WEIGHING = 1;

/** C5 to C7: moves along a passage, which may begin astern; way that she has on to the other side is to be taken off first. */
const passageMoves = (
  field: Field,
  ship: RiverShip,
  going: Going,
  { passage, stream, far, goesOn }: { passage: Passage; stream: number; far: number; goesOn: number },
): number => {
  const { at, facing, speed } = going;
  const slow = asternOf(ship);
  const behind = field.now.chart.neighbour(at, turned(facing, 3));
  const astern = behind !== 0 && passage({ at: behind, facing, earned: 0 }) + slow === far;
  const helps = astern ? 0 - slow * speed : speed;
  const made = helps > 0 ? (Math.abs(going.inHand) / SCALE.parts) * (astern ? slow : 1) : 0;
  const off = helps < 0 ? Math.abs(speed) / GAIN : 0;
  return off + steamingMoves(ship, Math.max(0, helps), stream, far - made, goesOn);
};

/** C7: the same by the way as it is, where nobody knows whether there is room for her turns. */
const wayMoves = (
  field: Field,
  ship: RiverShip,
  errand: RiverErrand,
  going: Going,
  { stream, sixths, far, goesOn }: { stream: number; sixths: number; far: number; goesOn: number },
): number => {
  const { speed } = going;
  const backs = backingMoves(field, ship, errand, going, sixths);
  const ahead = sixths > 1 || backs > 0 ? 0 : Math.max(0, speed);
  const off = speed < 0 ? Math.abs(speed) / GAIN : 0;
  return off + backs + steamingMoves(ship, ahead, stream, far + sixths * turnHexes(ship), goesOn);
};

/** About how many moves she still needs: way, turns, the time to work up and to stop, the current. */
export const movesTo = (
  field: Field,
  ship: RiverShip,
  errand: RiverErrand,
  going: Going = goingOf(ship),
  goesOn = STREAM_GOES_ON,
): number => {
  const { way, passage, near } = errand;
  if (!way) return 0;
  const { at, speed } = going;
  const far = passage ? passage(headingOf(ship, going)) : way(at) - near;
  if (far >= NO_WAY - near) return HOPELESS;
  const beyond = errand.stays && passage ? Math.max(0, stoppingHexes(speed) - Math.max(0, far)) : 0;
  if (far <= 0) return errand.stays ? Math.abs(speed) / GAIN + beyond : 0;
  const { heading, sixths } = bestHeading(field, way, errand.edge, going);
  const stream = helpedBy(field.now, at, heading);
  const moves = passage
    ? passageMoves(field, ship, going, { passage, stream, far, goesOn })
    : wayMoves(field, ship, errand, going, { stream, sixths, far, goesOn });
  return moves + beyond + (going.anchored ? WEIGHING : 0);
};

/** Whether a hex is shut to a ship that heads so: land, a chain, or whoever lies there and does not go before her. */
const isShut = ({ now, lying }: Field, ship: RiverShip, prey: Foe | null, next: HexId, heading: Facing): boolean => {
  if (!now.chart.navigable(next)) return true;
  const other = now.state.ships[lying.get(next) ?? ''];
  if (!other || other.id === ship.id || other.id === prey?.id) return false;
  return other.speed <= 0 || sixthsBetween(other.facing, heading) > 1;
};

/** Hexes that she can go straight ahead, up to so many. */
const roomAhead = (
  field: Field,
  ship: RiverShip,
  { prey, edge }: RiverErrand,
  going: Going,
  wanted: number,
): number => {
  let { at } = going;
  for (let room = 0; room < wanted; room++) {
    if (leavesBy(field.now, edge, at, going.facing)) return wanted;
    at = field.now.chart.neighbour(at, going.facing);
    if (at === 0 || isShut(field, ship, prey, at, going.facing)) return room;
  }
  return wanted;
};

/** Half-knots up to which she has no turn in hand yet. */
const GATHERING = 4;

/** Moves that it takes her to go astern for the room that a turn takes, where her bow is against something: without way on she turns nowhere. */
const backingMoves = (field: Field, ship: RiverShip, errand: RiverErrand, going: Going, sixths: number): number => {
  const wanted = Math.ceil(turnHexes(ship));
  const room = roomAhead(field, ship, errand, going, wanted);
  if (room === wanted || (room > 0 && (sixths === 0 || going.speed > GATHERING))) return 0;
  const astern = Math.max(1, ship.bothWays ? topOf(ship) : topOf(ship) / ASTERN);
  return (wanted - room) / (PACE * astern) + going.speed / GAIN;
};
