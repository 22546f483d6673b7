import { type Facing, type HexId } from '../../../core/types.ts';
import { areInContact, isAlight, isLetGo } from '../fireShips.ts';
import { catchesOn, outOn } from '../hazards.ts';
import { EXPLODES_ON, FIRE, FIRE_SHIPS } from '../tables.ts';
import type { RiverShip } from '../types.ts';
import { isHeld } from '../way.ts';
import { hexOf, type Field, type Foe, type Party } from './field.ts';
import type { Track } from './tracks.ts';
import { meetingOf } from './meeting.ts';
import { wholeWorth } from './worth.ts';

const from = (face: number): number => (7 - face) / 6;

/** C50: the chance that a ship which has caught fire from another is left to burn. */
const isLostTo = (ship: RiverShip): number => {
  let burns = 1;
  for (let tries = 0; tries < FIRE.tries; tries++) burns *= 1 - from(outOn(ship));
  return burns;
};

/** Ends of moves that two who have come together are taken to stay so. */
const TOGETHER = 2;

/** C79, C80: the chance that whoever touches a fire ship or a hulk that burns is lost by it. */
const dangerOf = (brand: RiverShip, ship: RiverShip): number => {
  if (brand.fireShip === 'explosive') return TOGETHER * from(EXPLODES_ON);
  const lit = isAlight(brand) ? 1 : from(FIRE_SHIPS.lightsOn);
  return TOGETHER * lit * from(catchesOn(ship)) * isLostTo(ship);
};

/** Hull points of an enemy who is touched by that fire ship of her own side's. */
export const brandWorth = (brand: RiverShip, foe: Foe): number =>
  brand.fireShip !== undefined && foe.ship ? dangerOf(brand, foe.ship) * wholeWorth(foe.mark) : 0;

/** Hull points that it costs a ship to come upon somebody who burns, or is to burn. */
export const brandCost = (brand: RiverShip, party: Party): number =>
  party.ship && (isAlight(brand) || isLetGo(brand)) ? dangerOf(brand, party.ship) * wholeWorth(party.mark) : 0;

/** Hexes that a fire ship may have to drift to an enemy who lies still, and to one who does not. */
const FAR = 8;
const NEAR = 3;

const heldAt = (field: Field, hex: HexId): { foe: boolean; friend: boolean; lies: boolean } => {
  const foes = field.foes.filter(({ ship, stand }) => ship !== null && stand.at === hex);
  return {
    foe: foes.length > 0,
    friend: field.friends.some(party => party.ship !== null && !party.ship.fireShip && hexOf(party) === hex),
    lies: foes.some(({ ship }) => ship !== null && (isHeld(ship) || ship.speed === 0)),
  };
};

/** Whether the stream carries whoever is let go in a hex upon an enemy, and upon no friend before. */
export const driftsUpon = (field: Field, start: HexId): boolean => {
  const { chart } = field.now;
  let hex = start;
  for (let gone = 1; gone <= FAR; gone++) {
    const flow = chart.flow(hex);
    hex = flow < 0 ? 0 : chart.neighbour(hex, flow as Facing);
    if (hex === 0 || !chart.navigable(hex)) return false;
    const { foe, friend, lies } = heldAt(field, hex);
    if (friend) return false;
    if (foe) return lies || gone <= NEAR;
  }
  return false;
};

/** C131: whether it is time to let her go: she touches an enemy, runs into one, or the stream does the rest. */
export const isToBeLetGo = (field: Field, ship: RiverShip, track: Track): boolean => {
  if (ship.fireShip === undefined) return false;
  if (ship.fullCpv === 0) return driftsUpon(field, ship.at);
  if (track.end.at === 0) return false;
  return (
    field.foes.some(
      ({ ship: other, likely }) =>
        other !== null && (areInContact(ship, other) || (likely[0] && meetingOf(track, likely[0].track) !== null)),
    ) || driftsUpon(field, track.end.at)
  );
};
