import type { Objective } from '../../../core/scenario.ts';
import { ALL_FACINGS, type Edge, type Facing, type HexId, type ShipId } from '../../../core/types.ts';
import {
  cheapest,
  crowdBefore,
  nearestShips,
  NO_ERRAND,
  wayBeside,
  wayOut,
  type Errand,
} from '../../../bots/errand.ts';
import { fromWards } from '../../../bots/field.ts';
import { NO_WAY, wayTo, wayToHex, type Way } from '../../../bots/waters.ts';
import { topOf } from '../condition.ts';
import { chanceIn } from '../../shared/chances.ts';
import { ramTestOdds } from '../odds.ts';
import { ASTERN, CHANGE, HEX_EARNS, RADII, SCALE } from '../tables.ts';
import type { RiverShip } from '../types.ts';
import { helpedBy } from '../water.ts';
import { isPowered } from '../way.ts';
import { toLandFor } from './cards.ts';
import { fetchedBy, towedOut } from './salvage.ts';
import { hexOf, type Field, type Foe, type Party } from './field.ts';
import { blowWorth } from './worth.ts';

/** A ship's business by water. */
export interface RiverErrand extends Errand<Foe, 'station'> {
  readonly way: Way | null;
  /** She is to lie still there. */
  readonly stays: boolean;
  readonly edge: Edge | null;
}

const PREY_PULL = 2;
/** Whoever decides the battle is worth more haste than any enemy. */
const PRIZE_PULL = 4;
/** A way out of the battle decides it, and so does a place to be held. */
const EXIT_PULL = 5;
const HOLD_PULL = 4;
/** A prize shortens the way to its bearer by so many moves a point. */
const PRIZE_DRAWS = 0.25;
const MOST_DRAWN = 4;
/** Hexes from a ship in the captain's care at which an enemy is as good as a move nearer to himself. */
const CARE_DRAWS = 0.25;
/** Moves in hand before ships go back to what they must hold. */
const MOVES_IN_HAND = 8;
/** Who wins by waiting goes for enemies that come so near to what is to be held. */
const GUARDED = 3;
/** Hexes at which guns do their work: close range of most. */
const GUNS_NEAR = 2;
/** Hull points of a blow from which she looks for one, and the least chance that the test before it is passed. */
const BLOW = 4;
const SURE = 0.5;
/** Moves after which a ship is taken to keep her pace to the end of her way, and to a place to which no way leads. */
const MOST_MOVES = 30;
export const HOPELESS = 120;

const IDLE: RiverErrand = { ...NO_ERRAND, way: null, stays: false, edge: null };

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
}

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

/** About how many moves she still needs: way, turns, the time to work up, the current. */
export const movesTo = (
  field: Field,
  ship: RiverShip,
  errand: RiverErrand,
  going: Going,
  goesOn = STREAM_GOES_ON,
): number => {
  const { way, near } = errand;
  if (!way) return 0;
  const { at, speed } = going;
  const far = way(at) - near;
  if (far <= 0) return errand.stays ? Math.abs(speed) / GAIN : 0;
  if (far >= NO_WAY - near) return HOPELESS;
  const { heading, sixths } = bestHeading(field, way, errand.edge, going);
  const stream = helpedBy(field.now, at, heading);
  const backs = backingMoves(field, ship, errand, going, sixths);
  const moves = steamingMoves(
    ship,
    sixths > 1 || backs > 0 ? 0 : speed,
    stream,
    far + sixths * turnHexes(ship),
    goesOn,
  );
  return moves + backs;
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

const waysOff = new WeakMap<Way, Way>();

/** A hex farther than to the rim. */
const off = (way: Way): Way => {
  const known = waysOff.get(way) ?? (hex => way(hex) + 1);
  waysOff.set(way, known);
  return known;
};

const leaveBy = (field: Field, ship: RiverShip, edge: Edge): RiverErrand => {
  const way = off(wayOut(field.now.chart, edge, ship.draught));
  return { ...IDLE, what: 'exit', way, pull: EXIT_PULL, edge };
};

/** Moves that a way out may take longer than is reckoned, or less. */
const ABOUT_IN_TIME = 0.5;

const comesOutInTime = (field: Field, ship: RiverShip, edge: Edge): boolean =>
  movesTo(field, ship, leaveBy(field, ship, edge), ship, Infinity) <= field.movesLeft + 1 + ABOUT_IN_TIME;

/** Of the ships that an objective names, those that are still to leave. */
const runnersFor = (field: Field, goal: Extract<Objective, { kind: 'exit' }>, done: number): ShipId[] => {
  const inTime = goal.ships.filter(id => {
    const ship = field.now.state.ships[id];
    return ship?.status === 'afloat' && comesOutInTime(field, ship, goal.edge);
  });
  return done + inTime.length >= goal.count ? inTime : [];
};

const runnersKept = new WeakMap<Field, ReadonlySet<ShipId>>();

/** Ships that leave as an objective asks: of one for which too few can be out before time is up none does, where there is anything else to win by. */
const runnersOf = (field: Field): ReadonlySet<ShipId> => {
  let runners = runnersKept.get(field);
  if (!runners) {
    const { goals, side, stakes, now } = field;
    const own = goals.flatMap((goal, index) =>
      goal.side === side ? [{ goal, done: stakes.standing[index]?.done ?? 0 }] : [],
    );
    const nothingElse = now.state.random !== undefined || own.every(({ goal }) => goal.kind === 'exit');
    const found = nothingElse
      ? Object.keys(stakes.exits)
      : own.flatMap(({ goal, done }) => (goal.kind === 'exit' ? runnersFor(field, goal, done) : []));
    runnersKept.set(field, (runners = new Set(found)));
  }
  return runners;
};

/** Where the plan of the side wants her. */
const stationErrand = (field: Field, ship: RiverShip): RiverErrand | null => {
  const station = field.stations.get(ship.id);
  if (!station) return null;
  const { edge, hexes } = station;
  if (edge !== null) return leaveBy(field, ship, edge);
  const way = wayTo(field.now.chart, `hold ${hexes.join()}`, () => hexes, ship.draught);
  return { ...IDLE, what: 'station', way, stays: true, pull: HOLD_PULL };
};

/** C14: to lie beside a ship that cannot leave by herself. */
const fetchErrand = (field: Field, ship: RiverShip): RiverErrand | null => {
  const wreck = fetchedBy(field, ship);
  if (!wreck) return null;
  const way = wayBeside(field.now.chart, [wreck.at], ship.draught);
  return { ...IDLE, what: 'station', way, stays: true, pull: EXIT_PULL };
};

/** C97: to lie at rest beside a town or port that a card asks for, so that a party can land. */
const landErrand = (field: Field, ship: RiverShip): RiverErrand | null => {
  const { chart, state } = field.now;
  const able = field.friends.flatMap(({ ship: each }) => (each && isPowered(field.now, each) ? [each] : []));
  for (const id of toLandFor(field.now, field.side)) {
    const wayOf = ({ draught }: RiverShip): Way => wayBeside(chart, state.works[id]?.hexes ?? [], draught);
    if (nearestShips(able, wayOf, 1).some(each => each.id === ship.id))
      return { ...IDLE, what: 'station', way: wayOf(ship), stays: true, pull: HOLD_PULL };
  }
  return null;
};

const holdErrand = (field: Field, ship: RiverShip): RiverErrand | null => {
  const { chart } = field.now;
  for (const { hexes, count } of field.stakes.holds) {
    const wayOf = ({ draught }: RiverShip): Way => wayTo(chart, `hold ${hexes.join()}`, () => hexes, draught);
    const able = field.friends.flatMap(({ ship: each }) =>
      each && (isPowered(field.now, each) || wayOf(each)(each.at) === 0) ? [each] : [],
    );
    if (!nearestShips(able, wayOf, count + 2).some(({ id }) => id === ship.id)) continue;
    const errand: RiverErrand = { ...IDLE, what: 'hold', way: wayOf(ship), stays: true, pull: HOLD_PULL };
    // C97: control counts at the end of every move, elsewhere a place is held when time is up.
    if (field.now.state.random || movesTo(field, ship, errand, ship) + MOVES_IN_HAND >= field.movesLeft) return errand;
  }
  return null;
};

/** Where an enemy will be when this move is over, if she goes on as she goes. */
const aheadOf = (foe: Foe): HexId => (foe.ship && foe.stand.at !== 0 ? foe.stand.at : hexOf(foe));

const wayToFoe = (field: Field, foe: Foe, draught: number): Way =>
  foe.ship ? wayToHex(field.now.chart, aheadOf(foe), draught) : wayBeside(field.now.chart, [hexOf(foe)], draught);

/** Whether a blow at her top speed is worth seeking: what it costs the enemy, and whether her captain would press it home. */
const seeksToRam = (field: Field, party: Party, ship: RiverShip, foe: Foe): boolean => {
  if (!foe.ship || !isPowered(field.now, ship)) return false;
  const test = ramTestOdds(field.now, ship.id, foe.id);
  if (test && chanceIn(test.passes) < SURE) return false;
  const { target, rammer } = blowWorth(party.mark, foe.mark, topOf(ship), true);
  return target - rammer >= BLOW;
};

/** How little an enemy is worth going to, in moves. */
const dislike = ({ now, stakes, sought }: Field, foe: Foe): number =>
  crowdBefore(sought.get(foe.id) ?? 0, foe) +
  CARE_DRAWS * fromWards(now.chart, now.state.ships, stakes, aheadOf(foe)) -
  Math.min(MOST_DRAWN, PRIZE_DRAWS * (stakes.prize[foe.id] ?? 0));

const preyErrand = (field: Field, party: Party, ship: RiverShip): RiverErrand => {
  const armed = party.range > 0 || ship.guns.length > 0;
  // C79: a fire ship is of use beside the enemy alone.
  const seeks = (foe: Foe): boolean =>
    (ship.fireShip !== undefined && foe.ship !== null) || seeksToRam(field, party, ship, foe);
  const errandTo = (foe: Foe): RiverErrand => ({
    ...IDLE,
    what: 'prey',
    way: wayToFoe(field, foe, ship.draught),
    near: seeks(foe) ? 0 : GUNS_NEAR,
    pull: foe.ship && (field.stakes.prize[foe.id] ?? 0) > 0 ? PRIZE_PULL : PREY_PULL,
    prey: foe,
  });
  const preys = field.foes.filter(foe => (armed ? (foe.ship ?? (field.stakes.prize[foe.id] ?? 0) > 0) : seeks(foe)));
  const prey = cheapest(preys, foe => movesTo(field, ship, errandTo(foe), ship) + dislike(field, foe));
  return prey ? errandTo(prey) : IDLE;
};

/** Whoever wins by waiting does not go to meet the enemy. */
const guardErrand = (field: Field, ship: RiverShip, prey: RiverErrand): RiverErrand | null => {
  const [hold] = field.stakes.holds;
  if (!hold) return field.waits ? IDLE : null;
  const way = wayTo(field.now.chart, `hold ${hold.hexes.join()}`, () => hold.hexes, ship.draught);
  if (prey.prey && way(aheadOf(prey.prey)) <= GUARDED) return null;
  return { ...IDLE, what: 'hold', way, near: 2, stays: true, pull: HOLD_PULL };
};

/** What a ship is about. Whoever has neither guns nor a bow to ram with keeps out of the way. */
export const errandOf = (field: Field, party: Party): RiverErrand => {
  const { ship } = party;
  if (!ship || !isPowered(field.now, ship)) return IDLE;
  const leaver = towedOut(field, ship) ?? ship.id;
  const exit = runnersOf(field).has(leaver) ? field.stakes.exits[leaver] : undefined;
  const duty =
    fetchErrand(field, ship) ??
    (towedOut(field, ship) !== undefined && exit !== undefined ? leaveBy(field, ship, exit) : null) ??
    stationErrand(field, ship) ??
    (exit === undefined ? null : leaveBy(field, ship, exit)) ??
    landErrand(field, ship) ??
    holdErrand(field, ship);
  if (duty) return duty;
  const prey = preyErrand(field, party, ship);
  return guardErrand(field, ship, prey) ?? prey;
};
