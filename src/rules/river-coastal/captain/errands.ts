import type { Objective } from '../../../core/scenario.ts';
import { ALL_FACINGS, type Edge, type HexId, type ShipId } from '../../../core/types.ts';
import { cheapest, crowdBefore, nearestShips, NO_ERRAND, wayBeside, wayOut } from '../../../bots/errand.ts';
import { fromWards } from '../../../bots/field.ts';
import type { Goal } from '../../../bots/passages.ts';
import type { Way } from '../../../bots/waters.ts';
import { topOf } from '../condition.ts';
import { chanceIn } from '../../shared/chances.ts';
import { ramTestOdds } from '../odds.ts';
import type { RiverShip } from '../types.ts';
import { isPowered } from '../way.ts';
import { toLandFor } from './cards.ts';
import { powerFrom } from './gunfire.ts';
import { goingOf, movesTo, type RiverErrand } from './journey.ts';
import { firingPlaces, passageBy, passageNear, passageOut, watersOf } from './passing.ts';
import { fetchedBy, towedOut } from './salvage.ts';
import { BANDS, farthestIn, firesShot } from '../gunnery.ts';
import { hexesOf, isShip } from '../units.ts';
import { hexOf, type Field, type Foe, type Party } from './field.ts';
import { blowWorth } from './worth.ts';

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
/** Hexes from it at which she lies meanwhile. */
const LIES_BY = 2;
/** Hexes at which guns do their work: close range of most. */
const GUNS_NEAR = 2;
/** Hull points of a blow from which she looks for one, and the least chance that the test before it is passed. */
const BLOW = 4;
const SURE = 0.5;
const IDLE: RiverErrand = { ...NO_ERRAND, way: null, passage: null, stays: false, edge: null };

const waysOff = new WeakMap<Way, Way>();

/** A hex farther than to the rim. */
const off = (way: Way): Way => {
  const known = waysOff.get(way) ?? (hex => way(hex) + 1);
  waysOff.set(way, known);
  return known;
};

const leaveBy = (field: Field, ship: RiverShip, edge: Edge): RiverErrand => {
  const way = off(wayOut(field.now.chart, edge, ship.draught, watersOf(field).wayTo));
  return { ...IDLE, what: 'exit', way, passage: passageOut(field, ship, edge), pull: EXIT_PULL, edge };
};

/** The way to lie in one of these hexes. */
const wayInto = (field: Field, hexes: readonly HexId[], { draught }: Pick<RiverShip, 'draught'>): Way =>
  watersOf(field).wayTo(field.now.chart, `hold ${hexes.join()}`, () => hexes, draught);

/** To lie within so many hexes of some. */
const lieIn = (
  field: Field,
  ship: RiverShip,
  what: 'hold' | 'station',
  hexes: readonly HexId[],
  near = 0,
): RiverErrand => ({ ...IDLE, what, way: wayInto(field, hexes, ship), near, stays: true, pull: HOLD_PULL });

/** To lie beside hexes that are none of hers. */
const lieBeside = (field: Field, ship: RiverShip, hexes: readonly HexId[], pull: number): RiverErrand => {
  const way = wayBeside(field.now.chart, hexes, ship.draught, watersOf(field).wayTo);
  const passage = passageNear(field, ship, `beside ${hexes.join()}`, way, 0);
  return { ...IDLE, what: 'station', way, passage, stays: true, pull };
};

/** Moves that a way out may take longer than is reckoned, or less. */
const ABOUT_IN_TIME = 0.5;

const comesOutInTime = (field: Field, ship: RiverShip, edge: Edge): boolean =>
  movesTo(field, ship, leaveBy(field, ship, edge), goingOf(ship), Infinity) <= field.movesLeft + 1 + ABOUT_IN_TIME;

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
  return edge === null ? lieIn(field, ship, 'station', hexes) : leaveBy(field, ship, edge);
};

/** C14: to lie beside a ship that cannot leave by herself. */
const fetchErrand = (field: Field, ship: RiverShip): RiverErrand | null => {
  const wreck = fetchedBy(field, ship);
  return wreck && lieBeside(field, ship, [wreck.at], EXIT_PULL);
};

/** C97: to lie at rest beside a town or port that a card asks for, so that a party can land. */
const landErrand = (field: Field, ship: RiverShip): RiverErrand | null => {
  const { chart, state } = field.now;
  const able = field.friends.flatMap(({ ship: each }) => (each && isPowered(field.now, each) ? [each] : []));
  for (const id of toLandFor(field.now, field.side)) {
    const hexes = state.works[id]?.hexes ?? [];
    const wayOf = ({ draught }: RiverShip): Way => wayBeside(chart, hexes, draught, watersOf(field).wayTo);
    if (nearestShips(able, wayOf, 1).some(each => each.id === ship.id)) return lieBeside(field, ship, hexes, HOLD_PULL);
  }
  return null;
};

/** Ships more than are needed that go to a place to be held, in case some do not come there. */
const TO_SPARE = 2;

/** Whether she is one of those that are to hold a place: the nearest. */
const isToHold = (field: Field, ship: RiverShip, { hexes, count }: Field['stakes']['holds'][number]): boolean => {
  const wayOf = (each: RiverShip): Way => wayInto(field, hexes, each);
  const able = field.friends.flatMap(({ ship: each }) =>
    each && (isPowered(field.now, each) || wayOf(each)(each.at) === 0) ? [each] : [],
  );
  return nearestShips(able, wayOf, count + TO_SPARE).some(({ id }) => id === ship.id);
};

const holdErrand = (field: Field, ship: RiverShip): RiverErrand | null => {
  for (const hold of field.stakes.holds) {
    if (!isToHold(field, ship, hold)) continue;
    const errand = lieIn(field, ship, 'hold', hold.hexes);
    // C97: control counts at the end of every move, elsewhere a place is held when time is up.
    if (field.now.state.random || movesTo(field, ship, errand) + MOVES_IN_HAND >= field.movesLeft) return errand;
  }
  return null;
};

/** Where an enemy will be when this move is over, if she goes on as she goes. */
const aheadOf = (foe: Foe): HexId => (foe.ship && foe.stand.at !== 0 ? foe.stand.at : hexOf(foe));

const wayToFoe = (field: Field, foe: Foe, draught: number): Way => {
  const { chart } = field.now;
  const waters = watersOf(field);
  if (foe.ship) return waters.wayToHex(chart, aheadOf(foe), draught);
  const target = hexesOf(foe.unit);
  const places = (): readonly HexId[] => firingPlaces(field, target, GUNS_NEAR, draught);
  return waters.wayTo(chart, `fire ${target.join()} ${GUNS_NEAR}`, places, draught);
};

/** Whether a blow at her top speed is worth seeking: what it costs the enemy, and whether her captain would press it home. */
const seeksToRam = (field: Field, party: Party, ship: RiverShip, foe: Foe): boolean => {
  if (!foe.ship || !isPowered(field.now, ship)) return false;
  const test = ramTestOdds(field.now, ship.id, foe.id);
  if (test && chanceIn(test.passes) < SURE) return false;
  const { target, rammer } = blowWorth(party.mark, foe.mark, topOf(ship), true);
  return target - rammer >= BLOW;
};

/** Of the shots at a work, about as many hit. */
const HITS = 1 / 3;

const pointsKept = new WeakMap<Field, number>();

/** C40, C42: about how many points the side's guns do in a move, all of them at one work. */
const pointsAMove = (field: Field): number => {
  let points = pointsKept.get(field);
  if (points === undefined) {
    points = 1;
    for (const { ship } of field.friends)
      for (const { lost, damage, slow } of ship?.guns ?? []) if (!lost) points += (HITS * damage) / (slow ? 2 : 1);
    pointsKept.set(field, points);
  }
  return points;
};

/** Moves for which a work still stands up to all that the side has. */
const standsFor = (field: Field, { unit }: Foe): number => (isShip(unit) ? 0 : unit.fpv / pointsAMove(field));

/** How little an enemy is worth going to, in moves. */
const dislike = (field: Field, foe: Foe): number => {
  const { now, stakes, sought } = field;
  return (
    crowdBefore(sought.get(foe.id) ?? 0, foe) +
    CARE_DRAWS * fromWards(now.chart, now.state.ships, stakes, aheadOf(foe)) +
    standsFor(field, foe) -
    Math.min(MOST_DRAWN, PRIZE_DRAWS * (stakes.prize[foe.id] ?? 0))
  );
};

/** C33: the ranges at which a gun of hers hits more seldom one hex farther off, the shortest first. */
const rangesOf = ({ guns }: RiverShip): number[] => {
  const shots = guns.flatMap(({ kind, lost }) => (lost || !firesShot(kind) ? [] : [kind]));
  const borders = new Set(shots.flatMap(kind => BANDS.map(band => farthestIn(kind, band))));
  return [...borders].sort((one, other) => one - other).filter(range => range >= GUNS_NEAR);
};

/** Of what her guns could do from there, the part for which she lies well enough. */
const WELL_ENOUGH = 0.6;

/** How she may lie in these hexes so that her guns bear on some others. */
const firingStands = (field: Field, ship: RiverShip, places: readonly HexId[], target: readonly HexId[]): Goal[] => {
  const stands = places.flatMap(hex =>
    ALL_FACINGS.map(facing => ({ hex, facing, power: powerFrom(field, ship, { at: hex, facing }, target) })),
  );
  const best = stands.reduce((most, { power }) => Math.max(most, power), 0);
  return best > 0 ? stands.filter(({ power }) => power >= WELL_ENOUGH * best) : [];
};

/** To lie where her guns tell on a work, as near as bars, stakes, mines and whoever lies there let her come. */
const firingErrand = (field: Field, ship: RiverShip, errand: RiverErrand, { unit }: Foe): RiverErrand => {
  const { chart } = field.now;
  const target = hexesOf(unit);
  const guns = ship.guns.flatMap(({ lost }, gun) => (lost ? [] : [gun]));
  // C36: what bears is another thing with thin arcs; what is kept may be asked for in a battle without them.
  const arcs = field.now.options.thinArcs === true ? 'thin' : 'wide';
  for (const range of rangesOf(ship)) {
    const places = (): readonly HexId[] => firingPlaces(field, target, range, ship.draught);
    const name = `fire ${target.join()} ${range}`;
    const passage = passageBy(field, ship, `${name} ${arcs} ${ship.id} ${guns.join()}`, () =>
      firingStands(field, ship, places(), target),
    );
    if (!passage) continue;
    const way = watersOf(field).wayTo(chart, name, places, ship.draught);
    return { ...errand, way, passage };
  }
  return errand;
};

const preyErrand = (field: Field, party: Party, ship: RiverShip): RiverErrand => {
  const armed = party.range > 0 || ship.guns.length > 0;
  // C79: a fire ship is of use beside the enemy alone.
  const seeks = (foe: Foe): boolean =>
    (ship.fireShip !== undefined && foe.ship !== null) || seeksToRam(field, party, ship, foe);
  const errandTo = (foe: Foe): RiverErrand => ({
    ...IDLE,
    what: 'prey',
    way: wayToFoe(field, foe, ship.draught),
    near: foe.ship && !seeks(foe) ? GUNS_NEAR : 0,
    pull: foe.ship && (field.stakes.prize[foe.id] ?? 0) > 0 ? PRIZE_PULL : PREY_PULL,
    prey: foe,
  });
  const preys = field.foes.filter(foe => (armed ? (foe.ship ?? (field.stakes.prize[foe.id] ?? 0) > 0) : seeks(foe)));
  const prey = cheapest(preys, foe => movesTo(field, ship, errandTo(foe)) + dislike(field, foe));
  if (!prey) return IDLE;
  return prey.ship ? errandTo(prey) : firingErrand(field, ship, errandTo(prey), prey);
};

/** Whoever wins by waiting, or holds a place, does not go to meet the enemy. */
const guardErrand = (field: Field, ship: RiverShip, prey: RiverErrand): RiverErrand | null => {
  const [hold] = field.stakes.holds;
  if (!hold) return field.waits ? IDLE : null;
  // A work that has to fall comes to nobody.
  if (!field.waits && prey.prey?.ship === null && !isToHold(field, ship, hold)) return null;
  if (prey.prey && wayInto(field, hold.hexes, ship)(aheadOf(prey.prey)) <= GUARDED) return null;
  return lieIn(field, ship, 'hold', hold.hexes, LIES_BY);
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
