import { throwDice } from '../../core/dice.ts';
import { shipOf } from '../../core/rules.ts';
import { isRam } from './contact.ts';
import { against, CONTESTS } from './contests.ts';
import { poolOf, without } from './crew.ts';
import { shock } from './loss.ts';
import { heaviestFirst } from './setup/ratings.ts';
import { idleNext, join, take } from './prizes.ts';
import { BOARDING, LANDING } from './tables.ts';
import type { Box, FightResult, Foray, Play, RiverShip, Situation } from './types.ts';
import { afloat, inOrder, total } from './units.ts';

/** Boarding, C67: whether a party crosses. */
export const crosses = (die: number): boolean => die >= BOARDING.crossesOn;

/** C67: of the men left aboard as many fight as the deck holds: at most one party more than have come over. */
export const defendersOf = (aboard: number, parties: number): number => Math.min(aboard, parties + BOARDING.more);

/** Boarding Ships, Landing Parties, C67, C70: sums compared; equal ones fight on in the next move. */
export const fight = (theirs: readonly number[], ours: readonly number[]): FightResult =>
  CONTESTS.fight[against(total(theirs), total(ours))];

/** "To board ships must be alongside", C66: adjacent, and jammed, slid or rammed in this move, or both at rest on parallel courses. */
export const isAlongside = (now: Pick<Situation, 'chart'>, one: RiverShip, other: RiverShip): boolean => {
  if (now.chart.range(one.at, other.at) > 1) return false;
  if (one.locked?.ship === other.id || one.touched?.includes(other.id) || other.touched?.includes(one.id)) return true;
  return one.speed === 0 && other.speed === 0 && !isRam(one, other);
};

/** C104, C129: an enemy, or a hulk that nobody is aboard of and that does not burn. */
const mayBeBoarded = (ship: RiverShip, target: RiverShip): boolean =>
  target.abandoned ? target.burntBy === 0 : target.side !== ship.side;

/** C66: whom a ship may board now. */
export const boardable = (now: Situation, ship: RiverShip): RiverShip[] =>
  afloat(now).filter(target => target.id !== ship.id && mayBeBoarded(ship, target) && isAlongside(now, ship, target));

/** C67, C69, C129: points of crew that a ship may send off in this move: free ones of the pool, but never her last. */
export const handsFor = (ship: RiverShip): number =>
  Math.max(0, Math.min(poolOf(ship) - ship.busy, ship.cpv - 1, BOARDING.parties));

/** C129: they have gone into another ship, or ashore. */
export const sendOff = (ship: RiverShip, parties: number): void => {
  if (ship.crew) ship.crew = { ...ship.crew, pool: ship.crew.pool - parties };
  ship.cpv -= parties;
  ship.fullCpv -= parties;
};

/** C67, C129: boxes in the order in which their men fight: the pool, the lightest guns, the boiler, the engine. */
const fightersOf = (ship: RiverShip, count: number): Box[] => {
  const { crew } = ship;
  if (!crew) return [];
  const guns = heaviestFirst(ship.guns)
    .filter(gun => crew.guns[gun] === true)
    .reverse();
  const boxes: Box[] = Array.from({ length: crew.pool }, () => 'pool');
  boxes.push(...guns);
  if (crew.boiler > 0) boxes.push('boiler');
  if (crew.engine > 0) boxes.push('engine');
  return boxes.slice(0, count);
};

/** C104: nobody is aboard who could fight. */
const isOpen = (ship: RiverShip): boolean => ship.abandoned || ship.cpv === 0;

/** C67: the guns of men who have fought on deck are silent in the next move. */
const keepFromGuns = ({ state }: Play, ship: RiverShip, fighters: readonly Box[]): void => {
  for (const box of fighters) {
    const gun = typeof box === 'number' ? ship.guns[box] : undefined;
    if (gun) gun.loaded = Math.max(gun.loaded, state.turn + SILENT);
  }
};
const SILENT = 2;

/** C67: points of her own crew are beaten, and prisoners aboard. */
const loseFighters = (ship: RiverShip, fighters: readonly Box[], count: number): void => {
  for (const box of fighters) if (ship.crew) ship.crew = without(ship.crew, box);
  ship.cpv -= count;
  if (ship.boarders) ship.boarders.prisoners += count;
  shock(ship, 'crew');
};

/** C68, C129: the boarders are beaten and lost; who was their prisoner is free. */
const keep = (play: Play, ship: RiverShip): void => {
  const freed = ship.boarders?.prisoners ?? 0;
  delete ship.boarders;
  ship.cpv += freed;
  if (ship.crew) ship.crew = { ...ship.crew, pool: ship.crew.pool + freed };
  idleNext(play, ship);
};

/** Boarding Ships, C67: a die a party on either side, sums compared. */
const fightOn = (play: Play, ship: RiverShip): void => {
  const { boarders } = ship;
  if (!boarders) return;
  if (isOpen(ship)) {
    take(play, ship, boarders);
    return;
  }
  const { by, parties } = boarders;
  const count = defendersOf(ship.cpv, parties);
  const dice = throwDice(play.dice, parties + count);
  const result = fight(dice.slice(0, parties), dice.slice(parties));
  const fighters = fightersOf(ship, count);
  const beaten = result === 'attacker' ? count : 0;
  play.emit({ type: 'boardingFought', ship: ship.id, by, dice, parties, result, beaten });
  if (result === 'defender') {
    keep(play, ship);
    return;
  }
  if (result === 'attacker') loseFighters(ship, fighters, count);
  else keepFromGuns(play, ship, fighters);
  if (ship.cpv === 0) take(play, ship, boarders);
};

/** C67: a die a party; who does not cross stays, and has done its one thing in this move. */
const cross = (play: Play, { ship: id, target, parties }: Foray): void => {
  const [ship, onto] = [shipOf(play, id), shipOf(play, target)];
  const dice = throwDice(play.dice, parties);
  const over = dice.filter(crosses).length;
  ship.busy += parties - over;
  play.emit({ type: 'boardersCrossed', ship: id, target, dice, over });
  if (over === 0) return;
  sendOff(ship, over);
  // C112, C129: somebody has taken the hulk before them.
  if (onto.side === ship.side && !onto.abandoned) join(onto, over);
  else if (isOpen(onto)) take(play, onto, { by: id, parties: over, prisoners: 0 });
  else onto.boarders = { by: id, prisoners: 0, ...onto.boarders, parties: (onto.boarders?.parties ?? 0) + over };
};

/** "If both board each other, a D6 each: the higher does", C67: which of the two goes; equal ones are thrown again. */
const race = (play: Play, one: Foray, other: Foray): Foray => {
  for (;;) {
    const dice = throwDice(play.dice, 2);
    const [own = 0, theirs = 0] = dice;
    const first = { first: one, again: null, second: other }[CONTESTS.race[against(own, theirs)]];
    play.emit({ type: 'boardersRaced', ship: one.ship, target: other.ship, dice, ahead: first?.ship ?? '' });
    if (first) return first;
  }
};

/** C67: of two that board each other one alone does. */
const raced = (play: Play, forays: readonly Foray[]): Foray[] => {
  const beaten = new Set<Foray>();
  forays.forEach((one, index) => {
    const other = forays.slice(index + 1).find(each => each.ship === one.target && each.target === one.ship);
    if (other) beaten.add(race(play, one, other) === one ? other : one);
  });
  return forays.filter(foray => !beaten.has(foray));
};

/** Boarding Ships, C67, C129: hulks on which boarders stand are theirs; then parties cross, and then all fights are fought. */
export const boardAll = (play: Play, forays: readonly Foray[]): void => {
  for (const ship of afloat(play)) if (ship.boarders && isOpen(ship)) take(play, ship, ship.boarders);
  for (const foray of raced(play, forays)) cross(play, foray);
  for (const ship of inOrder(play)) fightOn(play, ship);
};

/** Landing Parties, C69: moves from the shore to the middle of the last hex of a way of so many hexes, the first included. */
export const marchMoves = (hexes: number): number => LANDING.middle + (hexes - 1) * LANDING.hex;

/** Landing Parties, C69: whether a party in the middle of town or port has it. */
export const takesTown = (die: number): boolean => die >= LANDING.takesOn;
