import { shipOf } from '../../core/rules.ts';
import type { ShipId } from '../../core/types.ts';
import type { Bearing } from '../../ships/index.ts';
import { jamSteering } from './below.ts';
import { disable, losePower, loseSpeed } from './condition.ts';
import { funnelFalls, lossOfFunnels, lossOfWheel, sideOf, sideWheelDie, sternWheelDie } from './effects.ts';
import { PILOT_HOUSE, SIDE_WHEEL, STERN_WHEEL } from './tables.ts';
import type { Beam, NwsShip, Play } from './types.ts';

/** Hits on pilot house, funnels and wheels: N31, N35, N36. */

/** N31, N69: same course and speed for five moves, the first being the next. */
export const hitPilotHouse = (play: Play, id: ShipId): void => {
  shipOf(play, id).helmless = PILOT_HOUSE.moves + 1;
  play.emit({ type: 'pilotHouseHit', ship: id, moves: PILOT_HOUSE.moves });
};

/** Hits on funnels, N35: with the last a third of the speed goes. */
export const hitFunnel = (play: Play, id: ShipId, bore: number): void => {
  const ship = shipOf(play, id);
  const falls = funnelFalls(ship.rate, bore, ship.funnelMarked);
  ship.funnelMarked = !falls;
  if (falls) ship.funnels -= 1;
  play.emit({ type: 'funnelHit', ship: id, falls, left: ship.funnels });
  if (falls && ship.funnels === 0) loseSpeed(play, id, lossOfFunnels(ship.top), 'funnels');
};

/** N36, N71: the wheel of the side that is engaged; end-on by a die, 1-3 port. One that is gone already: the other is not looked for. */
const wheelStruck = (play: Play, from: Bearing): { wheel: Beam; die: number | null } => {
  if (from === 'port' || from === 'starboard') return { wheel: from, die: null };
  const die = play.dice.roll(6);
  return { wheel: sideOf(die), die };
};

/** N36, N44, N73: half the speed with a wheel, unless its engine took it before; with both she is disabled, but for screws, which drive her still. */
export const loseSideWheel = (play: Play, ship: NwsShip, wheel: Beam, die: number | null): void => {
  if (ship.wheelsGone.includes(wheel)) return;
  const other = wheel === 'port' ? 'starboard' : 'port';
  const last = ship.wheelsGone.includes(other) || ship.sidesGone.includes(other);
  ship.wheelsGone.push(wheel);
  play.emit({ type: 'wheelLost', ship: ship.id, wheel, die });
  if (last && ship.screws === 0) disable(play, ship.id, 'wheels');
  else if (!last && !ship.sidesGone.includes(wheel)) loseSpeed(play, ship.id, lossOfWheel('side', ship.top), 'wheel');
};

/** Paddle wheel hits: side wheels. */
const hitSideWheel = (play: Play, ship: NwsShip, from: Bearing): void => {
  const die = play.dice.roll(6);
  const does = sideWheelDie(die);
  play.emit({ type: 'wheelRolled', ship: ship.id, die, does });
  if (does === 'gone') {
    const struck = wheelStruck(play, from);
    loseSideWheel(play, ship, struck.wheel, struck.die);
    return;
  }
  if (does !== 'nothing') jamSteering(play, ship.id, does, SIDE_WHEEL.moves);
};

/** Paddle wheel hits: a wheel astern or within. */
const hitWheelAft = (play: Play, ship: NwsShip): void => {
  const die = play.dice.roll(6);
  const does = sternWheelDie(die);
  play.emit({ type: 'wheelRolled', ship: ship.id, die, does });
  if (does === 'power' && ship.powerless !== -1) losePower(ship, STERN_WHEEL.moves + 1);
  if (does !== 'gone') return;
  ship.wheelsGone.push('aft');
  play.emit({ type: 'wheelLost', ship: ship.id, wheel: 'aft', die: null });
  if (ship.screws > 0) loseSpeed(play, ship.id, lossOfWheel('aft', ship.top), 'wheel');
  else losePower(ship, -1);
};

/** N28, N36: whether a hit from there can find a wheel that stands; end-on either of two. */
export const hasWheel = ({ wheel, wheelsGone }: Pick<NwsShip, 'wheel' | 'wheelsGone'>, from: Bearing): boolean => {
  if (wheel === 'aft') return !wheelsGone.includes('aft');
  return from === 'port' || from === 'starboard' ? !wheelsGone.includes(from) : wheelsGone.length < 2;
};

/** Paddle wheel hits. */
export const hitWheel = (play: Play, id: ShipId, from: Bearing): void => {
  const ship = shipOf(play, id);
  if (ship.wheel === 'aft') hitWheelAft(play, ship);
  else hitSideWheel(play, ship, from);
};
