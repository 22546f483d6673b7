import { shipOf } from '../../core/rules.ts';
import { turned, type Facing, type ShipId } from '../../core/types.ts';
import type { Meeting } from '../shared/quarters.ts';
import { setOnFire } from './burning.ts';
import { sink } from './condition.ts';
import { sectionOf } from './setup/settings.ts';
import { RUN_DOWN } from './tables.ts';
import type { NwsShip, Play, Situation, Strike } from './types.ts';
import { stopShip } from './way.ts';

/** Ramming, N10, N40, N46: ships that meet. */

/** Ramming, N40: built for it, or three rates the larger. */
export const mayRam = (ship: Pick<NwsShip, 'ram' | 'rate'>, target: Pick<NwsShip, 'rate'>): boolean =>
  ship.ram || target.rate - ship.rate >= RUN_DOWN;

/** Spar torpedoes, N47: launches by night only. */
export const maySpar = ({ scenario }: Pick<Situation, 'scenario'>, ship: NwsShip): boolean =>
  ship.spar !== null && (ship.type !== 'Z' || ship.rate < 5 || sectionOf(scenario)?.night === true);

/** N40, N47: what she has plotted to do to whom she meets, if she comes on ahead. */
const plotted = (ship: NwsShip, other: NwsShip): Strike['with'] | null => {
  if (ship.side === other.side || ship.going !== 'ahead' || ship.speed <= 0) return null;
  if (ship.order?.spar === other.id && ship.spar?.rigged === true) return 'spar';
  return ship.order?.ram === other.id && mayRam(ship, other) ? 'ram' : null;
};

/** N41: courses apart, in hexsides to port of hers who is struck. */
const courseOver = (ship: NwsShip, other: NwsShip): Facing => turned(ship.facing, -other.facing);

/** N46: both at speed 0, and neither moves in the next move. */
const hold = (play: Play, one: NwsShip, other: NwsShip): void => {
  const until = play.state.turn + 1;
  for (const ship of [one, other]) {
    stopShip(ship);
    ship.contact = { ship: ship === one ? other.id : one.id, until };
  }
};

/** N45: bow to bow is one blow, whoever plotted it. */
const isKnown = (play: Play, { by, on, with: weapon, course }: Strike): boolean =>
  course === 3 &&
  weapon === 'ram' &&
  play.state.strikes.some(each => each.with === 'ram' && each.by === on && each.on === by);

/** N2, N46, N47: she stops before the other, and strikes when the guns have spoken; a spar holds nobody. */
const come = (play: Play, ship: NwsShip, other: NwsShip): boolean => {
  const weapon = plotted(ship, other);
  if (weapon === null) return false;
  const strike: Strike = { by: ship.id, on: other.id, with: weapon, course: courseOver(ship, other) };
  if (!isKnown(play, strike)) play.state.strikes.push(strike);
  play.emit({ type: 'shipsMet', ship: ship.id, at: ship.at, by: other.id, with: weapon === 'spar' ? 'spar' : 'ram' });
  return true;
};

/** N37: a fire raft that meets a wooden ship sets her on fire and is spent. */
const burns = (play: Play, one: NwsShip, other: NwsShip): boolean => {
  const [raft, prey] = one.raft ? [one, other] : [other, one];
  if (!raft.raft || !prey.wooden || prey.raft) return false;
  if (prey.burning === null) setOnFire(play, prey.id);
  sink(play, raft.id, 'burnt');
  return true;
};

const halt = (play: Play, ship: NwsShip, by: ShipId): void => {
  stopShip(ship);
  play.emit({ type: 'shipHeld', ship: ship.id, at: ship.at, by });
};

/** N10: where a launch shares the hex of a friend, the one of the two whom she is to strike, else the first. */
const whomOf = (play: Play, ship: NwsShip, others: readonly ShipId[]): NwsShip => {
  const met = others.map(id => shipOf(play, id));
  return met.find(other => plotted(ship, other) !== null) ?? shipOf(play, others[0] ?? '');
};

/** N10, N40 to N47: what comes of a meeting: a ram, a spar, a fire, or both stop without damage. */
export const meet = (play: Play, { ship: id, others, how }: Meeting): void => {
  const ship = shipOf(play, id);
  const other = whomOf(play, ship, others);
  if (how === 'waits') {
    play.emit({ type: 'shipWaited', ship: id, at: ship.at, by: other.id });
    return;
  }
  if (burns(play, ship, other)) return;
  const mine = come(play, ship, other);
  const theirs = how !== 'lies' && come(play, other, ship);
  const rams = play.state.strikes.some(
    strike =>
      strike.with === 'ram' &&
      ((strike.by === id && strike.on === other.id) || (strike.by === other.id && strike.on === id)),
  );
  if ((mine || theirs) && rams) {
    hold(play, ship, other);
    return;
  }
  if (mine) stopShip(ship);
  else halt(play, ship, other.id);
  if (how === 'lies') return;
  if (theirs) stopShip(other);
  else halt(play, other, id);
};

/** N46, N69: at the end of the move in which neither moved they come free. */
export const partShips = (play: Play): void => {
  for (const ship of Object.values(play.state.ships)) {
    if (!ship.contact || ship.contact.until > play.state.turn) continue;
    const other = play.state.ships[ship.contact.ship];
    ship.contact = null;
    if (other?.contact?.ship === ship.id) other.contact = null;
    play.emit({ type: 'shipsReleased', ship: ship.id, target: other?.id ?? '' });
  }
};
