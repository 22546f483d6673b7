import { shipOf } from '../../core/rules.ts';
import { enemyOf, type ShipId, type Side } from '../../core/types.ts';
import { stationed } from './crew.ts';
import { order } from './orders.ts';
import { heaviestFirst } from './setup/ratings.ts';
import { showCaptain } from './silence.ts';
import { partLines } from './towing.ts';
import type { Boarders, Captain, Play, RiverShip, RiverState } from './types.ts';

/** C68: "taken or retained", she makes no way and fires no gun until another move is over. */
export const idleNext = (play: Play, ship: RiverShip): void => {
  Object.assign(ship, { idle: play.state.turn + 1, speed: 0, inHand: 0, rate: 0, turning: 0, halted: true });
};

/** "1 CPV for engine room and 1 for boiler room", C68: the rest at the guns that still serve, the heaviest first. */
const stationPrizeCrew = (ship: RiverShip): void => {
  const guns = heaviestFirst(ship.guns).filter(gun => ship.guns[gun]?.lost === false);
  ship.crew = stationed(ship.cpv, ship.stokers, ship.guns, guns);
};

/** C129: parties come into a ship of their own. */
export const join = (ship: RiverShip, parties: number): void => {
  ship.cpv += parties;
  ship.fullCpv += parties;
  stationPrizeCrew(ship);
};

/** C68: nobody commands her; what is taken off her morale is the red die of who sent the boarders. */
const prizeCaptain = (play: Play, by: RiverShip): Captain => {
  showCaptain(play, by);
  return { alive: false, character: 'stubborn', green: 0, red: by.captain?.red ?? 0, yellow: 0 };
};

/** C21, C129: she is of the division of the ship that took her. */
const transfer = ({ staff }: RiverState, id: ShipId, side: Side, by: ShipId): void => {
  if (!staff) return;
  staff.orders[id] = order('withdraw');
  for (const commander of staff.commanders) {
    const takes = commander.side === side && commander.division.includes(by);
    commander.division = commander.division.filter(each => each !== id);
    if (takes) commander.division.push(id);
  }
};

/** C68: which side holds a ship that it did not begin with. */
const shownLost = (ship: RiverShip, side: Side): void => {
  const built = ship.lostBy ?? ship.side;
  if (built === side) delete ship.lostBy;
  else ship.lostBy = built;
};

/** C67, C129: who is beaten is prisoner with the ship, and who was prisoner aboard of the captors' side is free. */
const exchangePrisoners = (ship: RiverShip, side: Side, beaten: number): number => {
  const freed = ship.side === side ? 0 : (ship.prisoners ?? 0);
  const held = (ship.side === side ? (ship.prisoners ?? 0) : 0) + beaten;
  if (held > 0) ship.prisoners = held;
  else delete ship.prisoners;
  return freed;
};

const CLEARED = {
  abandoned: false,
  plot: null,
  captainGun: -1,
  busy: 0,
  shocks: [],
  underFire: false,
  rammed: false,
} as const;

/** A taken ship, C68: her captors', idle for a move, without a captain, with the order to withdraw. */
export const take = (play: Play, ship: RiverShip, { by, parties, prisoners }: Boarders): void => {
  const { state } = play;
  const captor = shipOf(play, by);
  partLines(play, ship.id);
  // C104: a hulk is nobody's, so that her own side may take her too.
  const side = ship.boarders ? enemyOf(ship.side) : captor.side;
  const captain = prizeCaptain(play, captor);
  const freed = exchangePrisoners(ship, side, prisoners);
  shownLost(ship, side);
  const cpv = parties + freed;
  Object.assign(ship, { ...CLEARED, shocks: [], side, captain, cpv, fullCpv: cpv });
  delete ship.boarders;
  stationPrizeCrew(ship);
  idleNext(play, ship);
  if (state.silent) state.silent = state.silent.filter(each => each !== ship.id);
  transfer(state, ship.id, side, by);
  play.emit({ type: 'shipTaken', ship: ship.id, by, side, parties });
};
