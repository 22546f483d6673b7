import { shipOf } from '../../core/rules.ts';
import type { ShipId } from '../../core/types.ts';
import type { DisableCause, LossCause, NwsShip, Play, SinkCause } from './types.ts';
import { topOf } from './units.ts';
import { atMost, stopShip } from './way.ts';

/** Damage effect: what becomes of a whole ship. */

/** N70: the top speed falls, and with it at once the speed she has. */
const slowDown = (ship: NwsShip): void => {
  const speed = atMost(ship, ship.speed);
  if (speed === 0 && ship.speed !== 0) stopShip(ship);
  else ship.speed = speed;
};

/** N29, N35, N36, N70: half-knots lost for good. */
export const loseSpeed = (play: Play, id: ShipId, halves: number, cause: LossCause): void => {
  const ship = shipOf(play, id);
  const lost = Math.min(halves, ship.top - ship.lost);
  if (lost <= 0) return;
  ship.lost += lost;
  slowDown(ship);
  play.emit({ type: 'speedLost', ship: id, halves: lost, top: topOf(ship), cause });
};

/** N36: no power is no movement. */
export const losePower = (ship: NwsShip, moves: number): void => {
  ship.powerless = moves;
  slowDown(ship);
};

/** N38: stops at once, moves no more, fights on. */
export const disable = (play: Play, id: ShipId, cause: DisableCause): void => {
  const ship = shipOf(play, id);
  if (ship.disabled) return;
  ship.disabled = true;
  slowDown(ship);
  play.emit({ type: 'shipDisabled', ship: id, cause });
};

/** N46: a ship that sinks holds nobody; who lies in contact with others besides is held by them still. */
const release = (play: Play, ship: NwsShip): void => {
  const ships = Object.values(play.state.ships);
  ship.contact = null;
  for (const held of ships) {
    if (held.contact?.ship !== ship.id) continue;
    const other = ships.find(({ contact }) => contact?.ship === held.id);
    held.contact = other?.contact ? { ship: other.id, until: other.contact.until } : null;
  }
};

/** Ships that go down are out of the battle, and block nothing (N63). */
export const sink = (play: Play, id: ShipId, cause: SinkCause): void => {
  const ship = shipOf(play, id);
  if (ship.status !== 'afloat') return;
  play.emit({ type: 'shipSunk', ship: id, at: ship.at, cause });
  stopShip(ship);
  Object.assign(ship, { status: 'sunk', sixths: Math.min(0, ship.sixths), burning: null, plot: null, order: null });
  release(play, ship);
};

/** N38: nobody's. */
export const abandon = (play: Play, id: ShipId): void => {
  const ship = shipOf(play, id);
  ship.abandoned = true;
  slowDown(ship);
  Object.assign(ship, { plot: null, order: null });
  play.emit({ type: 'shipAbandoned', ship: id });
};

/** Damage effect, N29: sixths of a point; at none left she sinks. */
export const losePoints = (play: Play, id: ShipId, sixths: number, cause: SinkCause): void => {
  const ship = shipOf(play, id);
  ship.sixths = Math.max(0, ship.sixths - sixths);
  play.emit({ type: 'pointsLost', ship: id, sixths, left: ship.sixths });
  if (ship.sixths === 0) sink(play, id, cause);
};
