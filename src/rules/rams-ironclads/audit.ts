import { SCALE } from './tables.ts';
import type { RamsShip, Situation } from './types.ts';
import { afloat } from './units.ts';

const ABSENT: readonly string[] = ['gone', 'exited', 'waiting'];

const conditionFaults = (now: Situation, ship: RamsShip): string[] => {
  const faults: string[] = [];
  if (ship.top > ship.fullTop) faults.push(`has ${ship.top} half-knots of ${ship.fullTop}`);
  if (ship.status === 'afloat' && ship.top < 0 && !ship.sinking) faults.push('floats below 0 and does not sink');
  if (ship.sinking && ship.top >= 0) faults.push('sinks with top speed left');
  if (ship.sinking && ship.sinking.halves >= SCALE.halves) faults.push('keeps a whole knot of her sinking');
  if (ship.twelfths < 0 || ship.twelfths > 60) faults.push(`has ${ship.twelfths} twelfths in hand`);
  if (ship.credit && (ship.credit.degrees < 0 || ship.credit.degrees >= 60)) faults.push('keeps a whole turn');
  if (Math.min(ship.jam, ship.steering, ship.helmless, ship.spars) < 0) faults.push('counts below 0');
  if (ship.burning && !ship.abandoned && ship.attempts <= 0) faults.push('burns without an attempt left');
  if (ship.plot && now.state.cursor.phase !== 0) faults.push('has a marker face down');
  return faults;
};

const placeFaults = (now: Situation, ship: RamsShip): string[] => {
  const faults: string[] = [];
  if (ABSENT.includes(ship.status) && ship.at !== 0) faults.push(`is ${ship.status} but lies in ${ship.at}`);
  if (ship.status !== 'afloat') {
    if (ship.speed !== 0 && ship.status !== 'waiting') faults.push('makes way and is not afloat');
    if (ship.towedBy !== '' || ship.tows.length > 0) faults.push('is lost and on a tow line');
    return faults;
  }
  if (!now.chart.navigable(ship.at)) faults.push(`floats in ${ship.at}, which is not water`);
  if (ship.aground !== 'no' && ship.speed !== 0) faults.push('makes way aground');
  if (ship.anchored && ship.speed !== 0) faults.push('makes way at anchor');
  return faults;
};

/** R30: whoever is in tow hangs on the vessel before her, and both ends know it. */
const towFaults = (now: Situation, ship: RamsShip): string[] => {
  const faults: string[] = [];
  let last = ship;
  for (const id of ship.tows) {
    const tow = now.state.ships[id];
    if (tow?.towedBy !== ship.id) faults.push(`tows ${id}, which does not know it`);
    if (tow && now.chart.range(last.at, tow.at) !== 1) faults.push(`tows ${id} from afar`);
    if (tow) last = tow;
  }
  const tower = now.state.ships[ship.towedBy];
  if (tower && !tower.tows.includes(ship.id)) faults.push(`is towed by ${tower.id}, which does not know it`);
  if (ship.pushing && ship.tows.length !== 1) faults.push(`pushes ${ship.tows.length} vessels`);
  return faults;
};

const berthFaults = (now: Situation): string[] => {
  const taken = new Map<number, string>();
  return afloat(now).flatMap(ship => {
    const other = taken.get(ship.at);
    taken.set(ship.at, ship.id);
    return other === undefined ? [] : [`${ship.id} and ${other} lie in ${ship.at}`];
  });
};

/** What must always hold, whatever has been played. */
export const audit = (now: Situation): string[] => {
  const { state } = now;
  const faults = Object.values(state.ships).flatMap(ship =>
    [...conditionFaults(now, ship), ...placeFaults(now, ship), ...towFaults(now, ship)].map(
      fault => `${ship.id} ${fault}`,
    ),
  );
  const deciding = state.cursor.interrupts.length > 0;
  if (state.strikes.length > 0 && !deciding && !state.outcome && state.cursor.awaiting.length === 0)
    faults.push('blows were never struck');
  for (const mine of state.mines)
    if (mine.strength < 0 || mine.strength > 6) faults.push(`a mine of strength ${mine.strength}`);
  return [...faults, ...berthFaults(now)];
};
