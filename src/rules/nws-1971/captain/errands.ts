import { ALL_FACINGS, turned, type Edge, type Facing, type HexId } from '../../../core/types.ts';
import { cheapest, nearestShips, NO_ERRAND, rimOf, wayBeside, wayOut, type Errand } from '../../../bots/errand.ts';
import { fromWards } from '../../../bots/field.ts';
import { NO_WAY, wayTo, wayToHex, type Way } from '../../../bots/waters.ts';
import { mayRam, maySpar } from '../contact.ts';
import { earnedBy } from '../helm.ts';
import { HEXSIDE, SCALE, SLOWING } from '../tables.ts';
import type { NwsShip } from '../types.ts';
import { isPowered, topOf } from '../units.ts';
import { helpedBy } from '../way.ts';
import { hexOf, type Field, type Foe, type Party } from './field.ts';
import { bestRange, canHarm } from './gunfire.ts';
import { stoppingHexes } from './tracks.ts';
import { ASTERN_HEX, passageTo, type Goal, type Heading, type Passage } from './turning.ts';
import { blowWorth, burstWorth } from './worth.ts';

/** A ship's business by water. */
export interface NwsErrand extends Errand<Foe, 'station'> {
  readonly way: Way | null;
  /** The same with room for her turns, for who is to leave the chart. */
  readonly passage: Passage | null;
  /** She is to lie still there. */
  readonly stays: boolean;
  readonly edge: Edge | null;
}

const PREY_PULL = 2;
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
/** Hull points of a blow from which she looks for one. */
const BLOW = 4;
/** Moves after which a ship is taken to keep her pace to the end of her way, and to a place to which no way leads. */
const MOST_MOVES = 30;
const HOPELESS = 120;

const IDLE: NwsErrand = { ...NO_ERRAND, way: null, passage: null, stays: false, edge: null };

/** Hexes in a move for each half-knot. */
const PACE = SCALE.quarters / SCALE.parts;

/** Where a ship is, and what way she has on. */
export interface Going extends Heading {
  readonly speed: number;
  readonly run: number;
}

/** N4: moves under steam for so many hexes, working up to the top speed. */
const steamingMoves = (ship: NwsShip, { speed, run: gained }: Going, stream: number, hexes: number): number => {
  const top = Math.max(1, topOf(ship));
  let [going, run, left] = [Math.max(0, speed), gained, Math.max(0, hexes)];
  for (let moves = 0; ; moves++) {
    run += 1;
    going = Math.min(top, going + SCALE.halves * run);
    const made = PACE * Math.max(1, going + stream);
    if (left <= made || moves >= MOST_MOVES) return moves + left / made;
    left -= made;
  }
};

/** Which way to steer from a hex: the heading of the least way on, of equals the one nearest to hers. */
const bestHeading = ({ now }: Field, way: Way, at: HexId, facing: Facing): { heading: Facing; sixths: number } => {
  let best = { heading: facing, sixths: 0 };
  let least = Infinity;
  for (const heading of ALL_FACINGS) {
    const next = now.chart.neighbour(at, heading);
    if (next === 0) continue;
    const sixths = Math.min((heading - facing + 6) % 6, (facing - heading + 6) % 6);
    const far = way(next) + sixths / 100;
    if (far >= least) continue;
    least = far;
    best = { heading, sixths };
  }
  return best;
};

/** N7: hexes that a sixth of a turn takes her. */
const turnHexes = ({ rate, halfHelm }: NwsShip): number => HEXSIDE / earnedBy(rate, halfHelm);

/** N5: half-knots that she loses in a move at most. */
const slower = ({ rate }: NwsShip): number => SCALE.halves * SLOWING[rate];

/** N6 to N8: moves along a passage, which may begin astern; way that she has on to the other side is to be taken off first. */
const passageMoves = (field: Field, ship: NwsShip, going: Going, passage: Passage, way: Way): number => {
  const { at, facing, speed } = going;
  const far = passage(going);
  if (far >= NO_WAY) return HOPELESS;
  const behind = field.now.chart.neighbour(at, turned(facing, 3));
  const astern = passage({ at: behind, facing, saved: 0 }) + ASTERN_HEX === far;
  const helps = astern ? 0 - ASTERN_HEX * speed : speed;
  const off = helps > 0 ? { ...going, speed: helps } : { ...going, speed: 0, run: 0 };
  // What the river does to her is judged from where she is now: from hex to hex it would outweigh the passage itself.
  const stream = helpedBy(field.now, ship.at, bestHeading(field, way, ship.at, ship.facing).heading);
  return (helps < 0 ? Math.abs(speed) / slower(ship) : 0) + steamingMoves(ship, off, stream, far);
};

/** About how many moves she still needs: way, turns, the time to work up and to stop, the current. */
export const movesTo = (field: Field, ship: NwsShip, errand: NwsErrand, going: Going): number => {
  const { way, passage, near } = errand;
  if (!way) return 0;
  if (passage) return passageMoves(field, ship, going, passage, way);
  const { at, facing, speed } = going;
  const far = way(at) - near;
  if (far >= NO_WAY - near) return HOPELESS;
  const beyond = errand.stays ? Math.max(0, stoppingHexes(speed, slower(ship)) - Math.max(0, far)) : 0;
  if (far <= 0) return errand.stays ? Math.abs(speed) / slower(ship) + beyond : 0;
  const { heading, sixths } = bestHeading(field, way, at, facing);
  const stream = helpedBy(field.now, at, heading);
  const turnedAbout = sixths > 1 ? { ...going, speed: 0, run: 0 } : going;
  return steamingMoves(ship, turnedAbout, stream, far + sixths * turnHexes(ship)) + beyond;
};

const leaveBy = (field: Field, ship: NwsShip, edge: Edge): NwsErrand => {
  const { chart } = field.now;
  const way = wayOut(chart, edge, ship.draught);
  const goals = (): Goal[] =>
    rimOf(chart, edge).flatMap(hex =>
      ALL_FACINGS.filter(facing => chart.crosses(hex, facing, edge)).map(facing => ({ hex, facing })),
    );
  const passage = passageTo(chart, `edge ${edge}`, goals, ship);
  return {
    ...IDLE,
    what: 'exit',
    way: hex => way(hex) + 1,
    passage: heading => passage(heading) + 1,
    pull: EXIT_PULL,
    edge,
  };
};

/** Where the plan of the side wants her. */
const stationErrand = (field: Field, ship: NwsShip): NwsErrand | null => {
  const station = field.stations.get(ship.id);
  if (!station) return null;
  const { edge, hexes } = station;
  if (edge !== null) return leaveBy(field, ship, edge);
  const way = wayTo(field.now.chart, `hold ${hexes.join()}`, () => hexes, ship.draught);
  return { ...IDLE, what: 'station', way, stays: true, pull: HOLD_PULL };
};

const holdErrand = (field: Field, ship: NwsShip): NwsErrand | null => {
  const { chart } = field.now;
  for (const { hexes, count } of field.stakes.holds) {
    const wayOf = ({ draught }: NwsShip): Way => wayTo(chart, `hold ${hexes.join()}`, () => hexes, draught);
    const able = field.friends.flatMap(({ ship: each }) =>
      each && (isPowered(field.now, each) || wayOf(each)(each.at) === 0) ? [each] : [],
    );
    if (!nearestShips(able, wayOf, count + 2).some(({ id }) => id === ship.id)) continue;
    const errand: NwsErrand = { ...IDLE, what: 'hold', way: wayOf(ship), stays: true, pull: HOLD_PULL };
    if (movesTo(field, ship, errand, ship) + MOVES_IN_HAND >= field.movesLeft) return errand;
  }
  return null;
};

/** Where an enemy will be when this move is over, if she goes on as she goes. */
const aheadOf = (foe: Foe): HexId => (foe.ship && foe.stand.at !== 0 ? foe.stand.at : hexOf(foe));

const wayToFoe = (field: Field, foe: Foe, draught: number): Way =>
  foe.ship ? wayToHex(field.now.chart, aheadOf(foe), draught) : wayBeside(field.now.chart, [hexOf(foe)], draught);

/** N40, N47: whether a blow across her course is worth seeking. */
const seeksToStrike = (field: Field, party: Party, ship: NwsShip, foe: Foe): boolean => {
  if (!foe.ship || !isPowered(field.now, ship)) return false;
  if (ship.spar?.rigged === true && maySpar(field.now, ship)) return burstWorth(foe.mark) >= BLOW;
  if (!mayRam(ship, foe.ship)) return false;
  const { target, rammer } = blowWorth(party.mark, foe.mark, 2);
  return target - rammer >= BLOW;
};

/** How little an enemy is worth going to, in moves. */
const dislike = ({ now, stakes }: Field, foe: Foe): number =>
  CARE_DRAWS * fromWards(now.chart, now.state.ships, stakes, aheadOf(foe)) -
  Math.min(MOST_DRAWN, PRIZE_DRAWS * (stakes.prize[foe.id] ?? 0));

const preyErrand = (field: Field, party: Party, ship: NwsShip): NwsErrand => {
  const errandTo = (foe: Foe): NwsErrand => ({
    ...IDLE,
    what: 'prey',
    way: wayToFoe(field, foe, ship.draught),
    near: seeksToStrike(field, party, ship, foe) ? 0 : bestRange(field, party, foe),
    pull: PREY_PULL,
    prey: foe,
  });
  const preys = field.foes.filter(
    foe =>
      (foe.ship !== null || (field.stakes.prize[foe.id] ?? 0) > 0) &&
      (canHarm(party, foe) || seeksToStrike(field, party, ship, foe)),
  );
  const prey = cheapest(preys, foe => movesTo(field, ship, errandTo(foe), ship) + dislike(field, foe));
  return prey ? errandTo(prey) : IDLE;
};

/** Whoever wins by waiting does not go to meet the enemy. */
const guardErrand = (field: Field, ship: NwsShip, prey: NwsErrand): NwsErrand | null => {
  const [hold] = field.stakes.holds;
  if (!hold) return field.waits ? IDLE : null;
  const way = wayTo(field.now.chart, `hold ${hold.hexes.join()}`, () => hold.hexes, ship.draught);
  if (prey.prey && way(aheadOf(prey.prey)) <= GUARDED) return null;
  return { ...IDLE, what: 'hold', way, near: 2, stays: true, pull: HOLD_PULL };
};

/** What a ship is about. Whoever has neither guns nor a bow to ram with keeps out of the way. */
export const errandOf = (field: Field, party: Party): NwsErrand => {
  const { ship } = party;
  if (!ship || !isPowered(field.now, ship)) return IDLE;
  const exit = field.stakes.exits[ship.id];
  const duty =
    stationErrand(field, ship) ?? (exit === undefined ? null : leaveBy(field, ship, exit)) ?? holdErrand(field, ship);
  if (duty) return duty;
  const prey = preyErrand(field, party, ship);
  return guardErrand(field, ship, prey) ?? prey;
};
