import { ALL_FACINGS, turned, type Edge, type Facing, type HexId } from '../../../core/types.ts';
import {
  cheapest,
  crowdBefore,
  nearestShips,
  NO_ERRAND,
  rimOf,
  wayBeside,
  wayOut,
  type Errand,
} from '../../../bots/errand.ts';
import { fromWards } from '../../../bots/field.ts';
import type { Goal } from '../../../bots/passages.ts';
import { NO_WAY, watersBy, type Way } from '../../../bots/waters.ts';
import { isSandbar } from '../../../chart/index.ts';
import { lineStoppedAt, nothing } from '../../shared/sight.ts';
import { mayRam, maySpar } from '../contact.ts';
import { earnedBy } from '../helm.ts';
import { HEXSIDE, RANGES, SCALE, SLOWING } from '../tables.ts';
import type { NwsShip } from '../types.ts';
import { afloat, hexesOf, isHeld, isPowered, topOf } from '../units.ts';
import { helpedBy } from '../way.ts';
import { hexOf, type Field, type Foe, type Party } from './field.ts';
import { bestRange, canHarm } from './gunfire.ts';
import { stoppingHexes } from './tracks.ts';
import { ASTERN_HEX, passageTo, type Heading, type Passage } from './turning.ts';
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
const PRIZE_DRAWS = 0.5;
const MOST_DRAWN = 8;
/** Hexes from a ship in the captain's care at which an enemy is as good as a move nearer to himself. */
const CARE_DRAWS = 0.25;
/** Moves in hand before ships go back to what they must hold. */
const MOVES_IN_HAND = 8;
/** Who wins by waiting lies within so many hexes of what is to be held, and goes for enemies that come so near to it. */
const LIES_BY = 2;
const GUARDED = 3;
/** Hull points of a blow from which she looks for one. */
const BLOW = 4;
/** Moves after which a ship is taken to keep her pace to the end of her way, and to a place to which no way leads. */
const MOST_MOVES = 30;
export const HOPELESS = 120;

/** N9: ways that cross no bottom that would hold a ship of that draught for good. */
const { wayTo: openWayTo } = watersBy((chart, hex, draught) => (isSandbar(chart, hex, draught) ? NO_WAY : 1));

const IDLE: NwsErrand = { ...NO_ERRAND, way: null, passage: null, stays: false, edge: null };

/** Hexes in a move for each half-knot. */
const PACE = SCALE.quarters / SCALE.parts;

/** Where a ship is, what way she has on, and the parts of a hex that she has in hand. */
export interface Going extends Heading {
  readonly speed: number;
  readonly run: number;
  readonly inHand: number;
}

/** N1: of the next hex, what she has made already. */
const partMade = ({ speed, inHand }: Going): number => (Math.sign(speed) * inHand) / SCALE.parts;

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

/** N8: what the river does to her, judged from where she is now: from hex to hex it would outweigh the way itself. */
const streamOn = (field: Field, { at, facing }: NwsShip, way: Way): number =>
  helpedBy(field.now, at, bestHeading(field, way, at, facing).heading);

/** N6 to N8: moves along a passage, which may begin astern; way that she has on to the other side is to be taken off first. */
const passageMoves = (field: Field, ship: NwsShip, going: Going, passage: Passage, way: Way): number => {
  const { at, facing, speed } = going;
  const far = passage(going);
  if (far >= NO_WAY) return HOPELESS;
  const behind = field.now.chart.neighbour(at, turned(facing, 3));
  const astern = passage({ at: behind, facing, saved: 0 }) + ASTERN_HEX === far;
  const helps = astern ? 0 - ASTERN_HEX * speed : speed;
  const off = helps > 0 ? { ...going, speed: helps } : { ...going, speed: 0, run: 0 };
  const stream = streamOn(field, ship, way);
  const made = helps > 0 ? partMade(going) * (astern ? ASTERN_HEX : 1) : 0;
  return (helps < 0 ? Math.abs(speed) / slower(ship) : 0) + steamingMoves(ship, off, stream, far - made);
};

/** About how many moves she still needs: way, turns, the time to work up and to stop, the current. */
export const movesTo = (field: Field, ship: NwsShip, errand: NwsErrand, going: Going): number => {
  const { way, passage, near } = errand;
  if (!way) return 0;
  const { at, facing, speed } = going;
  const far = way(at) - near;
  if (far >= NO_WAY - near) return HOPELESS;
  const beyond = errand.stays ? Math.max(0, stoppingHexes(speed, slower(ship)) - Math.max(0, far)) : 0;
  if (far <= 0) return errand.stays ? Math.abs(speed) / slower(ship) + beyond : 0;
  if (passage) return passageMoves(field, ship, going, passage, way) + beyond;
  const { sixths } = bestHeading(field, way, at, facing);
  const stream = streamOn(field, ship, way);
  // Way astern is to be taken off first, and what she has gained astern is no run-up ahead.
  const off = speed < 0 ? Math.abs(speed) / slower(ship) : 0;
  const ahead = sixths > 1 || speed < 0 ? { ...going, speed: 0, run: 0 } : going;
  const made = speed > 0 ? partMade(going) : 0;
  return off + steamingMoves(ship, ahead, stream, far + sixths * turnHexes(ship) - made) + beyond;
};

/** Hexes within which she looks for a way round whoever lies there. */
const LOOKS_ROUND = 12;
const NOBODY: ReadonlySet<HexId> = new Set();

/** N1: makes no hex in a move. */
const lies = ({ speed }: NwsShip): boolean => Math.abs(speed) * SCALE.quarters < SCALE.parts;

/** N10: where ships lie that she would come upon: enemies who hardly move, hulks, and friends who cannot or do not mean to. */
const lyingAbout = ({ now, side, tracks, settled }: Field, { id, at }: NwsShip): ReadonlySet<HexId> => {
  const liesStill = (ship: NwsShip): boolean =>
    ship.side === side && !ship.abandoned && !isHeld(ship) && isPowered(now, ship)
      ? settled.has(ship.id) && tracks.get(ship.id)?.course.path.length === 0
      : lies(ship);
  const lie = afloat(now).filter(ship => ship.id !== id && liesStill(ship));
  return lie.some(ship => now.chart.range(at, ship.at) <= LOOKS_ROUND) ? new Set(lie.map(ship => ship.at)) : NOBODY;
};

/** The passage to a place, and round whoever lies in the way where there is a way round; null where there is no room for her turns on any. */
const passageBy = (field: Field, ship: NwsShip, name: string, goals: () => readonly Goal[]): Passage | null => {
  const round = passageTo(field.now.chart, name, goals, ship, lyingAbout(field, ship));
  if (round(ship) < NO_WAY) return round;
  const through = passageTo(field.now.chart, name, goals, ship);
  return through(ship) < NO_WAY ? through : null;
};

/** The passage to within so many hexes of where a way ends. */
const passageNear = (field: Field, ship: NwsShip, name: string, way: Way, near: number): Passage | null =>
  passageBy(field, ship, `${name} ${near}`, () =>
    field.now.chart.hexes.filter(hex => way(hex) <= near).flatMap(hex => ALL_FACINGS.map(facing => ({ hex, facing }))),
  );

const leaveBy = (field: Field, ship: NwsShip, edge: Edge): NwsErrand => {
  const { chart } = field.now;
  const way = wayOut(chart, edge, ship.draught, openWayTo);
  const goals = (): Goal[] =>
    rimOf(chart, edge).flatMap(hex =>
      ALL_FACINGS.filter(facing => chart.crosses(hex, facing, edge)).map(facing => ({ hex, facing })),
    );
  const passage = passageBy(field, ship, `edge ${edge}`, goals);
  return {
    ...IDLE,
    what: 'exit',
    way: hex => way(hex) + 1,
    passage: passage && (heading => passage(heading) + 1),
    pull: EXIT_PULL,
    edge,
  };
};

/** To lie within so many hexes of some that are to be held. */
const lieIn = (field: Field, ship: NwsShip, what: 'hold' | 'station', hexes: readonly HexId[], near = 0): NwsErrand => {
  const name = `hold ${hexes.join()}`;
  const way = openWayTo(field.now.chart, name, () => hexes, ship.draught);
  return { ...IDLE, what, way, passage: passageNear(field, ship, name, way, near), near, stays: true, pull: HOLD_PULL };
};

/** Where the plan of the side wants her. */
const stationErrand = (field: Field, ship: NwsShip): NwsErrand | null => {
  const station = field.stations.get(ship.id);
  if (!station) return null;
  const { edge, hexes } = station;
  return edge === null ? lieIn(field, ship, 'station', hexes) : leaveBy(field, ship, edge);
};

const holdErrand = (field: Field, ship: NwsShip): NwsErrand | null => {
  const { chart } = field.now;
  for (const { hexes, count } of field.stakes.holds) {
    const wayOf = ({ draught }: NwsShip): Way => openWayTo(chart, `hold ${hexes.join()}`, () => hexes, draught);
    const able = field.friends.flatMap(({ ship: each }) =>
      each && (isPowered(field.now, each) || wayOf(each)(each.at) === 0) ? [each] : [],
    );
    if (!nearestShips(able, wayOf, count + 2).some(({ id }) => id === ship.id)) continue;
    const errand = lieIn(field, ship, 'hold', hexes);
    if (movesTo(field, ship, errand, ship) + MOVES_IN_HAND >= field.movesLeft) return errand;
  }
  return null;
};

/** Where an enemy will be when this move is over, if she goes on as she goes. */
const aheadOf = (foe: Foe): HexId => (foe.ship && foe.stand.at !== 0 ? foe.stand.at : hexOf(foe));

/** Where a ship of that draught may lie to fire at a place from that range. */
const firingPlaces = ({ now }: Field, target: readonly HexId[], range: number, draught: number): HexId[] =>
  now.chart.hexes.filter(
    hex =>
      now.chart.navigable(hex) &&
      !isSandbar(now.chart, hex, draught) &&
      target.some(
        to => now.chart.range(hex, to) <= range && lineStoppedAt(now.scenario, hex, to, nothing, target) === 0,
      ),
  );

const targetOf = (foe: Foe): readonly HexId[] => (foe.ship ? [aheadOf(foe)] : hexesOf(foe.unit));

/** The way to within that range of an enemy; of range 0, to strike her. */
const wayToFoe = (field: Field, foe: Foe, range: number, draught: number): Way => {
  const { chart } = field.now;
  const target = targetOf(foe);
  const near = Math.max(1, range);
  const way = openWayTo(
    chart,
    `fire ${target.join()} ${near}`,
    () => firingPlaces(field, target, near, draught),
    draught,
  );
  return range === 0 ? hex => (target.includes(hex) ? 0 : way(hex) + 1) : way;
};

/** N40, N47: whether a blow across her course is worth seeking. */
const seeksToStrike = (field: Field, party: Party, ship: NwsShip, foe: Foe): boolean => {
  if (!foe.ship || !isPowered(field.now, ship)) return false;
  if (ship.spar?.rigged === true && maySpar(field.now, ship)) return burstWorth(foe.mark) >= BLOW;
  if (!mayRam(ship, foe.ship)) return false;
  const { target, rammer } = blowWorth(party.mark, foe.mark, 2);
  return target - rammer >= BLOW;
};

/** How little an enemy is worth going to, in moves. */
const dislike = ({ now, stakes, sought }: Field, foe: Foe): number =>
  crowdBefore(sought.get(foe.id) ?? 0, foe) +
  CARE_DRAWS * fromWards(now.chart, now.state.ships, stakes, aheadOf(foe)) -
  Math.min(MOST_DRAWN, PRIZE_DRAWS * (stakes.prize[foe.id] ?? 0));

const preyErrand = (field: Field, party: Party, ship: NwsShip): NwsErrand => {
  const errandTo = (foe: Foe, chosen = false): NwsErrand => {
    const sought = seeksToStrike(field, party, ship, foe) ? 0 : bestRange(field, party, foe);
    const errand = { ...IDLE, what: 'prey', pull: PREY_PULL, prey: foe } as const;
    // Where bars or a boom keep her from as near as she would be, she fires from as near as she comes.
    const range = [sought, ...RANGES].find(
      each => each >= sought && wayToFoe(field, foe, each, ship.draught)(ship.at) < NO_WAY,
    );
    if (range === undefined)
      return { ...errand, way: wayBeside(field.now.chart, [hexOf(foe)], ship.draught), near: sought };
    const way = wayToFoe(field, foe, range, ship.draught);
    const name = `fire ${targetOf(foe).join()} ${range}`;
    // To fire at who lies still she comes up in bends and astern, if need be, as to a fort; for a look at each of them the way has to do.
    const waitsFor = foe.ship === null || (chosen && range > 0 && lies(foe.ship));
    return { ...errand, way, passage: waitsFor ? passageNear(field, ship, name, way, 0) : null };
  };
  const preys = field.foes.filter(
    foe =>
      (foe.ship !== null || (field.stakes.prize[foe.id] ?? 0) > 0) &&
      (canHarm(party, foe) || seeksToStrike(field, party, ship, foe)),
  );
  const prey = cheapest(preys, foe => movesTo(field, ship, errandTo(foe), ship) + dislike(field, foe));
  return prey ? errandTo(prey, true) : IDLE;
};

/** Whoever wins by waiting does not go to meet the enemy. */
const guardErrand = (field: Field, ship: NwsShip, prey: NwsErrand): NwsErrand | null => {
  if (!field.waits) return null;
  const [hold] = field.stakes.holds;
  if (!hold) return IDLE;
  const errand = lieIn(field, ship, 'hold', hold.hexes, LIES_BY);
  if (prey.prey && (errand.way?.(aheadOf(prey.prey)) ?? 0) <= GUARDED) return null;
  return errand;
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
