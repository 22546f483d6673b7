import { shipOf } from '../../core/rules.ts';
import type { HexId, ShipId } from '../../core/types.ts';
import type { Bearing } from '../../ships/index.ts';
import { hasWay, topOf } from './condition.ts';
import { ARMAMENT, lastsOf } from './contests.ts';
import { killCaptain, loseCrew, loseFrom } from './crew.ts';
import { quarterTo } from './arcs.ts';
import { shock, silenceWork, sink } from './loss.ts';
import { BURSTS, DAMAGE_TABLES, FIRE, FOUNDERS, SCALE } from './tables.ts';
import type { DamageLine, DamageTable, Face, Job, Play, RiverShip, RiverWork, Unit } from './types.ts';
import { isArmed, isShip, isWorking } from './units.ts';

/** C47: guns that an armament hit takes together: each by itself, or a turret with all that stand in it. */
type Piece = readonly number[];

const piecesOf = (ship: RiverShip, may: (index: number) => boolean, turretsAsOne: boolean): Piece[] => {
  const turrets = new Map<number, number[]>();
  const pieces: number[][] = [];
  ship.guns.forEach(({ turret }, index) => {
    if (!may(index)) return;
    const together = turretsAsOne && turret >= 0 ? turrets.get(turret) : undefined;
    if (together) {
      together.push(index);
      return;
    }
    const piece = [index];
    if (turret >= 0) turrets.set(turret, piece);
    pieces.push(piece);
  });
  return pieces;
};

/** Table 1, C47: what may be hit: working guns that bear on that quarter, else any that work, else any that can be mended. */
export const armamentAt = (ship: RiverShip, quarter: Bearing, turretsAsOne: boolean): Piece[] => {
  const bearing = piecesOf(
    ship,
    index => isWorking(ship, index) && (ship.guns[index]?.bears.includes(quarter) ?? false),
    turretsAsOne,
  );
  if (bearing.length > 0) return bearing;
  const working = piecesOf(ship, index => isWorking(ship, index), turretsAsOne);
  return working.length > 0 ? working : piecesOf(ship, index => ship.guns[index]?.lost === false, turretsAsOne);
};

/** C49: a hit that men can mend, from the end of the next move on. */
const wound = (
  play: Play,
  ship: RiverShip,
  job: Job,
  moves: number,
  guns: readonly number[] = [],
  halves = 0,
): void => {
  ship.hits.push({ job, guns: [...guns], halves, left: moves, from: play.state.turn + 1 });
};

/** Table 1, C47: guns are silenced until they are mended, for the battle, or destroyed; which, a die says where there are several. */
const hitArmament = (
  play: Play,
  ship: RiverShip,
  quarter: Bearing,
  lasts: 'repair' | 'battle' | 'destroyed',
  moves: number,
  turretsAsOne: boolean,
): void => {
  const pieces = armamentAt(ship, quarter, turretsAsOne);
  if (pieces.length === 0) return;
  const die = pieces.length > 1 ? play.dice.roll(pieces.length) : null;
  const guns = [...(pieces[(die ?? 1) - 1] ?? [])];
  if (lasts === 'repair') wound(play, ship, 'guns', moves, guns);
  else for (const index of guns) silence(ship, index);
  play.emit({ type: 'gunsOut', unit: ship.id, guns, lasts, die, of: pieces.length });
};

/** A gun that nobody will mend: what was work on it alone is none any more. */
export const silence = (unit: Unit, index: number): void => {
  const gun = unit.guns[index];
  if (gun) gun.lost = true;
  if (!isShip(unit)) return;
  for (const hit of unit.hits) if (hit.job === 'guns') hit.guns = hit.guns.filter(each => each !== index);
  const left = unit.hits.flatMap(({ job, guns }, place) => (job !== 'guns' || guns.length > 0 ? [place] : []));
  const { plot } = unit;
  if (plot?.mend !== undefined) {
    // The hit that the plot names has moved up in the list, or is gone itself.
    const place = left.indexOf(plot.mend);
    if (place < 0) delete plot.mend;
    else plot.mend = place;
  }
  unit.hits = unit.hits.filter((_, place) => left.includes(place));
};

/** Tables 3 and 4, C48: half-knots off her top speed; losses add up. */
export const slow = (play: Play, id: ShipId, knots: number, moves: number): void => {
  const ship = shipOf(play, id);
  if (ship.status !== 'afloat') return;
  const halves = knots * SCALE.halves;
  if (moves > 0) wound(play, ship, 'slowed', moves, [], halves);
  else ship.knotsLost += halves;
  play.emit({ type: 'speedLost', ship: id, halves, top: topOf(ship), lasts: moves > 0 ? 'repair' : 'battle' });
};

/** Table 3: she comes to a stop, and stays there. */
const loseBoiler = (play: Play, ship: RiverShip): void => {
  const halves = topOf(ship);
  ship.boilerDestroyed = true;
  play.emit({ type: 'speedLost', ship: ship.id, halves, top: 0, lasts: 'battle' });
};

/** Table 2, C48: her rudder obeys no more until it is mended; in a wrecked pilot house it never is. */
const jamSteering = (play: Play, ship: RiverShip, job: Job, moves: number): void => {
  if (moves === 0) ship.pilotHouseLost = true;
  else wound(play, ship, job, moves);
  play.emit({ type: 'steeringHit', ship: ship.id, job, lasts: moves > 0 ? 'repair' : 'battle' });
  shock(ship, 'steering');
};

/** Fire, C50: tries to put it out, each fire by itself; where nobody is aboard nobody tries. */
export const setOnFire = (play: Play, ship: RiverShip, outOn: number): void => {
  if (ship.abandoned || ship.fullCpv === 0) {
    if (ship.burntBy === 0) ship.burntBy = play.state.turn + FIRE.burns;
    return;
  }
  ship.fires.push({ need: outOn, tries: FIRE.tries });
  play.emit({ type: 'fireBroke', ship: ship.id, need: outOn });
};

/** C51: whether she floats with so much water in her. */
export const founders = (draught: number, stated: number): boolean => draught * FOUNDERS.of > stated * FOUNDERS.parts;

const flood = (play: Play, ship: RiverShip, feet: number): void => {
  ship.draught += feet;
  play.emit({ type: 'draughtGrew', ship: ship.id, feet, draught: ship.draught });
  if (founders(ship.draught, ship.statedDraught)) sink(play, ship.id, 'flooded');
};

/** Table 5, C52: the captain, or if he is dead already so many men. */
const hitCaptain = (play: Play, ship: RiverShip, cpv: number): void => {
  if (ship.captain?.alive) killCaptain(play, ship);
  else loseCrew(play, ship.id, cpv);
};

/** Damage, tables 1 to 6: what a line does. */
const suffer = (play: Play, ship: RiverShip, line: DamageLine, quarter: Bearing): void => {
  switch (line.does) {
    case 'nothing':
      return;
    case 'port':
    case 'gun':
    case 'gunDestroyed': {
      const moves = line.does === 'gunDestroyed' ? 0 : line.moves;
      hitArmament(play, ship, quarter, lastsOf(line), moves, ARMAMENT[line.does].turretsAsOne);
      return;
    }
    case 'hardOver': {
      jamSteering(play, ship, line.to === 'port' ? 'hardPort' : 'hardStarboard', line.moves);
      return;
    }
    case 'sameCourse':
    case 'straight': {
      jamSteering(play, ship, line.does, line.moves);
      return;
    }
    case 'slowed': {
      slow(play, ship.id, line.knots, line.moves);
      return;
    }
    case 'boilerDestroyed': {
      loseBoiler(play, ship);
      return;
    }
    case 'crew': {
      loseCrew(play, ship.id, line.cpv);
      return;
    }
    case 'captain': {
      hitCaptain(play, ship, line.cpv);
      return;
    }
    case 'fire': {
      setOnFire(play, ship, line.outOn);
      return;
    }
    case 'flood': {
      flood(play, ship, line.feet);
      return;
    }
    case 'explodes': {
      // C53: nobody beside her is hurt.
      sink(play, ship.id, 'magazine');
      return;
    }
  }
};

/** C54: does something to a ship, and notes when it has cost her the last gun or the last knot. */
export const watched = (play: Play, id: ShipId, harm: (ship: RiverShip) => void): void => {
  const ship = shipOf(play, id);
  const [armed, way] = [isArmed(ship), hasWay(ship)];
  harm(ship);
  if (ship.status !== 'afloat' || ship.abandoned) return;
  if (armed && !isArmed(ship)) shock(ship, 'unarmed');
  if (way && !hasWay(ship)) shock(ship, 'stopped');
};

/** Damage: the line of a table, thrown for a hit from that hex. */
const sufferLine = (play: Play, id: ShipId, table: DamageTable, face: number, from: HexId): void =>
  watched(play, id, ship => {
    suffer(play, ship, DAMAGE_TABLES[table][face as Face], quarterTo(play, ship, from));
  });

/** Damage, C46: two dice, the first for the table, the second for its line. */
export const rollDamage = (play: Play, id: ShipId, by: string, from: HexId): void => {
  const dice = [play.dice.roll(6), play.dice.roll(6)];
  const [table = 1, line = 1] = dice;
  play.emit({ type: 'damageRolled', ship: id, from: by, dice, table: table as DamageTable, line });
  sufferLine(play, id, table as DamageTable, line, from);
};

/** Ramming, C61: a die on table 6, where an explosion is a sinking. */
export const rollBulkheads = (play: Play, id: ShipId, by: ShipId): void => {
  const die = play.dice.roll(6);
  play.emit({ type: 'damageRolled', ship: id, from: by, dice: [die], table: BULKHEADS, line: die });
  if (DAMAGE_TABLES[BULKHEADS][die as Face].does === 'explodes') sink(play, id, 'ram');
  else sufferLine(play, id, BULKHEADS, die, shipOf(play, by).at);
};
const BULKHEADS = 6;

/** C87: a fort loses the point of crew that serves a gun. */
export const unman = (play: Play, work: RiverWork, index: number): void => {
  work.manned = work.manned.map((served, each) => served && each !== index);
  work.cpv -= 1;
  play.emit({ type: 'crewLost', unit: work.id, box: index, die: null, of: 1, left: work.cpv });
};

/** C86, C89: a fort loses a point of crew that serves no gun. */
export const loseSpare = (play: Play, work: RiverWork, square: number): void => {
  work.spare = work.spare.map((points, index) => (index === square - 1 ? points - 1 : points));
  work.cpv -= 1;
  play.emit({ type: 'crewLost', unit: work.id, box: 'pool', die: null, of: 1, left: work.cpv });
};

/** C25, C89: the fort's commander is dead, and his men are tested. */
export const killCommander = (play: Play, work: RiverWork): void => {
  if (!work.commander?.alive) return;
  Object.assign(work.commander, { alive: false, fell: true });
  play.emit({ type: 'captainKilled', unit: work.id });
};

/** Firing, C44: the rifled 32-pounder that has thrown a 1: on another it is gone, and its crew and who served it with it. */
export const burst = (play: Play, unit: Unit, index: number): void => {
  const die = play.dice.roll(6);
  const bursts = die === BURSTS.on;
  play.emit({ type: 'burstRolled', unit: unit.id, gun: index, die, bursts });
  if (!bursts) return;
  if (isShip(unit))
    watched(play, unit.id, ship => {
      silence(ship, index);
      if (ship.crew?.guns[index]) loseFrom(play, ship, index, null, 1);
      else if (ship.stokers === 'all') loseCrew(play, ship.id, 1);
    });
  else {
    silence(unit, index);
    if (unit.manned[index]) unman(play, unit, index);
    if (unit.captainGun === index) killCommander(play, unit);
  }
  play.emit({ type: 'gunsOut', unit: unit.id, guns: [index], lasts: 'destroyed', die: null, of: 1 });
  // C87: without a manned gun a fort is silent too.
  if (!isShip(unit) && !isArmed(unit)) silenceWork(play, unit);
};
