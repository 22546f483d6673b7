import { shipOf } from '../../core/rules.ts';
import type { ShipId } from '../../core/types.ts';
import type { Meeting } from '../shared/quarters.ts';
import { leanOn } from './fireShips.ts';
import { strike, touch, type Blow } from './ramming.ts';
import { sparsAt } from './spars.ts';
import type { Play, RiverShip, Situation } from './types.ts';
import { stop } from './way.ts';

/** C8, C12: whether two ships find room in one hex. */
export const mayShare = (one: RiverShip, other: RiverShip): boolean =>
  isFriend(one, other) && (one.shares || other.shares || one.fastTo === other.id || other.fastTo === one.id);

/** An abandoned ship is nobody's (C104); nobody is struck by who tows her. */
const isFriend = (one: RiverShip, other: RiverShip): boolean =>
  other.towedBy === one.id || (one.side === other.side && !one.abandoned && !other.abandoned);

/** C12, C60, C109: goes no farther in this move, and keeps her speed. */
const halt = (ship: RiverShip): void => {
  Object.assign(ship, { halted: true, inHand: 0, rate: 0, going: 'still' });
};

/** C12: whom she strikes of several: her mark, else the largest. */
const struckOf = (now: Situation, ship: RiverShip, others: readonly ShipId[]): RiverShip | undefined => {
  const enemies = others.map(id => shipOf(now, id)).filter(other => !isFriend(ship, other));
  return (
    enemies.find(({ id }) => id === ship.plot?.ram) ??
    enemies.reduce<RiverShip | undefined>(
      (largest, other) => (largest && largest.fullSpv >= other.fullSpv ? largest : other),
      undefined,
    )
  );
};

/** C60: courses 60 or 120 degrees apart are a ram, the same or the opposite one a slide. */
export const isRam = (one: Pick<RiverShip, 'facing'>, other: Pick<RiverShip, 'facing'>): boolean =>
  (one.facing - other.facing) % 3 !== 0;

/** C60, C63, C78: the blow that a ship gives by coming upon another; null where she slides along or only stops. */
const blowOf = (play: Play, ship: RiverShip, other: RiverShip): Blow | null => {
  // C63: astern, carried or adrift nothing rams.
  if (ship.going !== 'ahead') {
    stop(ship);
    play.emit({ type: 'shipWaited', ship: ship.id, at: ship.at, by: other.id });
    return null;
  }
  if (sparsAt(ship, other)) return { by: ship.id, on: other.id, spar: true };
  if (isRam(ship, other)) return { by: ship.id, on: other.id, spar: false };
  halt(ship);
  touch(ship, other);
  play.emit({ type: 'shipsSlid', ship: ship.id, target: other.id });
  return null;
};

const waitFor = (play: Play, ship: RiverShip, other: ShipId): void => {
  halt(ship);
  play.emit({ type: 'shipWaited', ship: ship.id, at: ship.at, by: other });
};

/** C12, C60, C63: what comes of a meeting. */
export const meet = (play: Play, { ship: id, others, how }: Meeting): void => {
  const ship = shipOf(play, id);
  const other = struckOf(play, ship, others);
  if (!other || how === 'waits') {
    waitFor(play, ship, others[0] ?? id);
    if (how === 'exchange') for (const each of others) waitFor(play, shipOf(play, each), id);
    return;
  }
  leanOn(ship, other);
  const blows = [blowOf(play, ship, other)];
  if (how !== 'lies') blows.push(blowOf(play, other, ship));
  strike(
    play,
    blows.filter(blow => blow !== null),
  );
};

/** C4, C12: of two that would enter one hex who may not: friends let the earlier of the scenario go first. */
export const stoppedOf = (now: Situation, one: ShipId, other: ShipId): ShipId[] => {
  const [first, second] = [shipOf(now, one), shipOf(now, other)];
  if (mayShare(first, second)) return [];
  return isFriend(first, second) ? [other] : [one, other];
};
