import { shipOf } from '../../core/rules.ts';
import type { ShipId } from '../../core/types.ts';
import { TOWING } from './tables.ts';
import type { Play, RamsCommand, RamsShip, Situation } from './types.ts';
import { afloat, isHeld, powered } from './units.ts';
import { throughWater } from './way.ts';

/** Section 11, R30: half-knots that a string takes from the speed of the vessel at its head. */
export const towLoad = (tows: readonly Pick<RamsShip, 'length'>[]): number =>
  tows.reduce((sum, tow) => sum + TOWING.perLength * Math.ceil(tow.length / TOWING.feet), 0) +
  TOWING.perVessel * Math.max(0, tows.length - 1);

/** The vessel that a tug pushes before her. */
export const pushedBy = (now: Pick<Situation, 'state'>, ship: RamsShip): RamsShip | undefined =>
  ship.pushing ? now.state.ships[ship.tows[0] ?? ''] : undefined;

/** Section 11, R66: a tug tows up to three, anybody else one. */
const mayTowMore = (ship: RamsShip): boolean =>
  !ship.pushing && ship.tows.length < (ship.handling === 'tug' ? TOWING.tugTows : 1);

/** R30: at rest, or moving alike. */
const movesAlike = (one: RamsShip, other: RamsShip): boolean =>
  (one.speed === 0 && other.speed === 0) || (throughWater(one) === throughWater(other) && one.facing === other.facing);

/** R30: vessels of her own, or hulks, that lie next to her or to the last of her string. */
const takeable = (now: Situation, ship: RamsShip): RamsShip[] => {
  const last = now.state.ships[ship.tows.at(-1) ?? ''] ?? ship;
  return afloat(now).filter(
    other =>
      other.id !== ship.id &&
      (other.abandoned || other.side === ship.side) &&
      other.towedBy === '' &&
      other.tows.length === 0 &&
      now.chart.range(last.at, other.at) === 1 &&
      movesAlike(ship, other),
  );
};

/** Section 11: tow orders that a marker may carry. */
export const towOptions = (now: Situation, ship: RamsShip): RamsCommand[] => {
  const { id, side } = ship;
  const options: RamsCommand[] = ship.tows.length > 0 ? [{ type: 'castOff', side, ship: id }] : [];
  if (!powered(now, ship) || isHeld(ship) || !mayTowMore(ship)) return options;
  for (const other of takeable(now, ship)) {
    options.push({ type: 'takeInTow', side, ship: id, target: other.id, how: 'tow' });
    const ahead = now.chart.neighbour(ship.at, ship.facing) === other.at;
    if (ship.handling === 'tug' && ship.tows.length === 0 && ahead)
      options.push({ type: 'takeInTow', side, ship: id, target: other.id, how: 'push' });
  }
  return options;
};

/** Lets go of one vessel, and those behind her, or of all. */
export const castOff = (play: Play, id: ShipId, from: ShipId = ''): void => {
  const ship = shipOf(play, id);
  const first = from === '' ? 0 : ship.tows.indexOf(from);
  if (first < 0) return;
  for (const tow of ship.tows.splice(first)) {
    Object.assign(shipOf(play, tow), { towedBy: '', twelfths: 0, going: 'still' });
    play.emit({ type: 'towCast', ship: id, tow });
  }
  ship.pushing = false;
};

/** A tow line parts when either end is lost. */
export const dropLines = (play: Play, id: ShipId): void => {
  castOff(play, id);
  const { towedBy } = shipOf(play, id);
  if (towedBy !== '') castOff(play, towedBy, id);
};

/** Section 11, R30: after a whole move beside her the line is fast. */
export const passLines = (play: Play): void => {
  for (const { id } of afloat(play)) {
    const ship = shipOf(play, id);
    const wanted = play.state.ships[ship.order?.tow ?? ''];
    if (!ship.order || !wanted) continue;
    const { how } = ship.order;
    const ahead = how === 'tow' || play.chart.neighbour(ship.at, ship.facing) === wanted.at;
    if (!powered(play, ship) || isHeld(ship) || !ahead || !takeable(play, ship).includes(wanted)) {
      play.emit({ type: 'towMissed', ship: id, tow: wanted.id });
      continue;
    }
    ship.tows.push(wanted.id);
    ship.pushing = how === 'push';
    Object.assign(wanted, { towedBy: id, speed: 0, anchored: false, twelfths: 0, going: 'still', credit: null });
    if (ship.pushing && wanted.aground === 'no') wanted.facing = ship.facing;
    play.emit({ type: 'towPassed', ship: id, tow: wanted.id, how });
  }
};
