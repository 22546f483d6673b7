import { ALL_FACINGS, type Facing, type HexId } from '../../../core/types.ts';
import { chanceIn, dieAtLeast } from '../../shared/chances.ts';
import { edgeDownstream } from '../../shared/river.ts';
import { canFire, diceAt, gunsOf, isEndOnFrom } from '../gunnery.ts';
import { ramDice } from '../ramming.ts';
import { allowance } from '../steps.ts';
import { DRIFT } from '../tables.ts';
import type { PortableShip } from '../types.ts';
import { cheapest, nearestShips, NO_ERRAND, rimOf, type Errand } from '../../../bots/errand.ts';
import { courseTo, type Course } from '../../../bots/courses.ts';
import { NO_WAY, pointsTo, wayToAny, wayToHex, type Way } from '../../../bots/waters.ts';
import type { Temper } from '../../../system/captain.ts';
import type { End } from './ends.ts';
import { masked, type Field, type Foe } from './field.ts';
import { blow, fire, harm, markOf, type PortableMark } from './worth.ts';

/** A ship's business, by points of movement. */
export interface PortableErrand extends Errand<Foe, 'station'> {
  readonly course: Course | null;
}

/** Hull points that a point of movement nearer to the prey is worth: less than a die of gunfire. */
const PREY_PULL = 0.8;
/** The same for a way out of the battle: an exit decides it. */
const EXIT_PULL = 2;
/** The same for a place that must be held at the end, once there is no turn to lose. */
const HOLD_PULL = 4;
/** A prize shortens the way to its bearer by so many hexes a point. */
const PRIZE_DRAWS = 0.7;
/** Hexes from a ship in the captain's care at which an enemy is as good as a hex nearer to himself. */
const CARE_DRAWS = 0.5;
/** Turns in hand before ships go back to what they must hold. */
const TURNS_IN_HAND = 2;

const draughtFor = ({ now }: Field, ship: PortableShip): number => (now.options.sandbars ? ship.draught : 0);

const IDLE: PortableErrand = { ...NO_ERRAND, course: null };

const exitErrand = (field: Field, ship: PortableShip): PortableErrand | null => {
  const edge = field.stakes.exits[ship.id];
  if (edge === undefined) return null;
  const { chart } = field.now;
  const course = courseTo(chart, `edge ${edge}`, () => rimOf(chart, edge), draughtFor(field, ship));
  return { ...IDLE, what: 'exit', course, pull: EXIT_PULL * pressOf(field, ship, course) };
};

/** Turns in hand with which she may stop for a shot, and how many times as much each hex counts when there are none. */
const EASY = 6;
const PRESSED = 4;

/** How many times as much a hex counts, the nearer the turns that she needs come to those that are left. */
const pressOf = (field: Field, ship: PortableShip, course: Course): number => {
  const needs = (course(ship.at, ship.facing) + 1) / Math.max(1, allowance(ship));
  const inHand = field.turnsLeft - needs;
  return 1 + (PRESSED - 1) * Math.min(1, Math.max(0, 1 - inHand / EASY));
};

/** Hull points that a point of movement nearer to her station is worth: the plan of the side has been weighed already. */
const STATION_PULL = 4;

/** Where the plan of the side wants her. */
const stationErrand = (field: Field, ship: PortableShip): PortableErrand | null => {
  const station = field.stations.get(ship.id);
  if (!station) return null;
  const { chart } = field.now;
  const { edge } = station;
  const hexes = edge === null ? station.hexes : rimOf(chart, edge);
  const name = edge === null ? `hold ${hexes.join()}` : `edge ${edge}`;
  const course = courseTo(chart, name, () => hexes, draughtFor(field, ship));
  return { ...IDLE, what: edge === null ? 'station' : 'exit', course, pull: STATION_PULL };
};

/** A place that must be held calls for the nearest ships that can steam, one more than are needed, while there is time to come there. */
const holdErrand = (field: Field, ship: PortableShip): PortableErrand | null => {
  const able = field.friends.filter(each => !each.breakingOff && each.steamFrom > 0);
  for (const { hexes, count } of field.stakes.holds) {
    const way = (each: PortableShip): Way => wayToAny(field.now.chart, hexes, draughtFor(field, each));
    if (!nearestShips(able, way, count + 1).includes(ship)) continue;
    const course = courseTo(field.now.chart, `hold ${hexes.join()}`, () => hexes, draughtFor(field, ship));
    const turnsAway = Math.ceil((course(ship.at, ship.facing) + 1) / allowance(ship));
    if (turnsAway + TURNS_IN_HAND >= field.turnsLeft) return { ...IDLE, what: 'hold', course, pull: HOLD_PULL };
  }
  return null;
};

/** Turns by which a work that the battle is about is farther off for each friend who is nearer to it: the others have time for the next. */
const CROWDED = 4;

/** What friends before her make of a work that she might go for, in turns. Ships come and go; works wait for the last gun. */
const crowd = (field: Field, ship: PortableShip, foe: Foe, far: number): number => {
  if (foe.ship || (field.stakes.prize[foe.id] ?? 0) === 0) return 0;
  const way = wayToHex(field.now.chart, foe.at, draughtFor(field, ship));
  let before = 0;
  for (const each of field.friends) if (each.armed && !each.breakingOff && way(each.at) < far) before += 1;
  return CROWDED * before;
};

const preyErrand = (field: Field, ship: PortableShip): PortableErrand => {
  const draught = draughtFor(field, ship);
  const { chart } = field.now;
  const prey = cheapest(field.foes, foe => {
    if (!foe.ship && !ship.armed) return Infinity;
    const far = wayToHex(chart, foe.at, draught)(ship.at);
    const draws = PRIZE_DRAWS * (field.stakes.prize[foe.id] ?? 0) - CARE_DRAWS * foe.fromWards;
    return far / allowance(ship) - draws + crowd(field, ship, foe, far);
  });
  if (!prey) return IDLE;
  const near = ship.ram || !ship.armed ? 1 : Math.max(1, gunsOf(ship).range - 2);
  // An enemy will not be there any more: the heading of the next hex is all that matters.
  const way = wayToHex(chart, prey.at, draught);
  const course: Course = prey.ship
    ? (hex, facing) => pointsTo(chart, way, hex, facing, draught)
    : courseTo(chart, `hex ${prey.at}`, () => [prey.at], draught);
  return { what: 'prey', course, near, pull: PREY_PULL, prey };
};

/** What a ship is about. Whoever has neither guns nor ram keeps out of the way. */
export const errandOf = (field: Field, ship: PortableShip): PortableErrand => {
  const duty = stationErrand(field, ship) ?? exitErrand(field, ship) ?? holdErrand(field, ship);
  if (duty) return duty;
  if (ship.breakingOff || (!ship.armed && !ship.ram)) return IDLE;
  return preyErrand(field, ship);
};

/** A target that can still steam off counts for so much of what she would be worth where she lies. */
const MAY_STEAM_OFF = 0.7;

/** The best shot from a place: worth by exact odds. */
export const fireFrom = (
  field: Field,
  ship: PortableShip,
  at: HexId,
  facing: Facing,
): { worth: number; foe: Foe | null } => {
  let best = 0;
  let prey: Foe | null = null;
  if (!canFire(ship)) return { worth: 0, foe: null };
  const guns = gunsOf(ship);
  const reach = Math.min(guns.range, field.sight);
  for (const foe of field.foes) {
    for (const to of foe.hexes) {
      const range = field.now.chart.range(at, to);
      if (range > reach) continue;
      const dice = diceAt(guns.dice, range, isEndOnFrom(field.now, ship, at, facing, to));
      const worth = harm(foe.mark, fire(dice)) * (foe.reach > 0 ? MAY_STEAM_OFF : 1);
      if (worth <= best || masked(field, at, foe, to)) continue;
      best = worth;
      prey = foe;
    }
  }
  return { worth: best, foe: prey };
};

/** Rams need a clear run: of those that could reach her, the part that she must expect. */
const RAM_SHARE = 0.5;

/** What the enemy can do to her there, in hull points of hers. */
const dangerAt = (field: Field, mark: PortableMark, at: HexId): number => {
  const { now } = field;
  let dice = 0;
  let blows = 0;
  for (const foe of field.foes) {
    if (foe.dice === 0 && foe.ram === 0) continue;
    let range = NO_WAY;
    for (const from of foe.hexes) range = Math.min(range, now.chart.range(from, at));
    const closed = Math.max(1, range - foe.reach);
    if (closed <= foe.range && closed <= field.sight) {
      const half = foe.ship !== null && foe.reach === 0 && isEndOnFrom(now, foe.ship, foe.at, foe.ship.facing, at);
      dice += foe.share * diceAt(foe.dice, closed, half);
    }
    if (range <= foe.reach) blows += RAM_SHARE * foe.share * foe.ram;
  }
  return harm(mark, fire(Math.round(dice))) + harm(mark, blow(Math.round(blows)));
};

/** Leaving by an objective's edge: as good as a prize. */
const EXIT_WORTH = 20;
/** The current may carry a ship on: of what waits in the hex downstream, the part that counts. */
const DRIFTS = chanceIn(dieAtLeast(DRIFT.driftsOn));
/** Drifting off the chart is losing her. */
const OFF_CHART = 8;

/** The ship that lies in a hex, or is to lie there, and is not this one. */
const otherAt = ({ now, taken }: Field, ship: PortableShip, hex: HexId): PortableShip | undefined => {
  const id = taken.get(hex);
  return id === undefined || id === ship.id ? undefined : now.state.ships[id];
};

/** P20: what an accidental ram by a drifter is worth to the captain's side, in hull points. */
const collision = ({ field, temper }: Scales, rammer: PortableShip, target: PortableShip): number => {
  const foe = field.foes.find(({ id }) => id === target.id);
  const salvo = blow(ramDice(rammer));
  return foe ? temper.harm * harm(foe.mark, salvo) : -temper.hurt * harm(ownMark(field, target), salvo);
};

/** What it is worth to be carried on from a hex; S11: over the edge by which she is to leave she has got away. */
const carriedWorth = (scales: Scales, ship: PortableShip, hex: HexId): number => {
  const { field, riskOf } = scales;
  const { chart } = field.now;
  if (chart.flow(hex) < 0 || ship.anchored) return 0;
  const next = chart.downstream(hex);
  if (next === 0) {
    const exit = ship.breakingOff ? undefined : field.stakes.exits[ship.id];
    return exit !== undefined && edgeDownstream(chart, hex, [exit]) === exit ? EXIT_WORTH : -OFF_CHART;
  }
  if (!chart.navigable(next)) return 0;
  const other = otherAt(field, ship, next);
  return other ? collision(scales, ship, other) : -riskOf(next);
};

/** What it is worth to lie below whoever lies upstream of a hex. */
const sweptWorth = (scales: Scales, ship: PortableShip, hex: HexId): number => {
  const { chart } = scales.field.now;
  let worth = 0;
  for (const facing of ALL_FACINGS) {
    const above = chart.neighbour(hex, facing);
    if (above === 0 || chart.downstream(above) !== hex) continue;
    const other = otherAt(scales.field, ship, above);
    if (other && !other.anchored && !other.aground) worth += collision(scales, other, ship);
  }
  return worth;
};

/** P20: what the current is worth to a ship that ends her move in a hex; mostly below 0. */
const driftWorth = (scales: Scales, ship: PortableShip, hex: HexId): number =>
  scales.field.now.options.drift ? DRIFTS * (carriedWorth(scales, ship, hex) + sweptWorth(scales, ship, hex)) : 0;

/** Of the fear of harm, the part that goes as time runs out on a side that has still to win. */
const FEAR_GOES = 0.9;
/** Haste grows as much. */
const HASTE_GROWS = 1;

export interface Scales {
  readonly field: Field;
  readonly temper: Temper;
  readonly riskOf: (hex: HexId) => number;
}

/** How good a place is to end a ship's move in, in hull points. */
export const worthOfEnd = (
  scales: Scales,
  ship: PortableShip,
  errand: PortableErrand,
  mark: PortableMark,
  end: End,
): number => {
  const { field, temper } = scales;
  if (end.leaves !== null) {
    if (field.stakes.exits[ship.id] === end.leaves) return EXIT_WORTH;
    // A beaten ship that leaves is safe, and fires no more.
    return -ship.points / 4;
  }
  const shots = fireFrom(field, ship, end.hex, end.facing).worth;
  const ram = end.rams ? harm(end.rams.mark, blow(ramDice(ship))) : 0;
  const { urgency } = field;
  const haste = errand.what === 'prey' ? temper.haste * (1 + HASTE_GROWS * urgency) : 1;
  const far = errand.course ? Math.max(0, errand.course(end.hex, end.facing) - errand.near) : 0;
  return (
    temper.harm * (shots + ram) -
    temper.hurt * (1 - FEAR_GOES * urgency) * dangerAt(field, mark, end.hex) -
    haste * errand.pull * Math.min(far, NO_WAY / 10) -
    end.risk +
    driftWorth(scales, ship, end.hex)
  );
};

export const ownMark = (field: Field, ship: PortableShip): PortableMark =>
  markOf(ship, field.stakes.ward[ship.id] ?? 0);
