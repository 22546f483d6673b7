import type { DamageCause, Play, PortableShip } from './types.ts';
import { afloat, isShip, unitOf } from './units.ts';

/** A ship goes down where she lies; the wreck stops nobody (P6). */
const sink = (play: Play, ship: PortableShip): void => {
  ship.status = 'sunk';
  ship.aground = false;
  if (play.state.active === ship.id) play.state.active = '';
  play.emit({ type: 'shipSunk', ship: ship.id, at: ship.at });
};

/** Rules a and c of the flotation table: hits add up; at 0 a ship sinks and a fort falls silent. Surplus damage is lost (P7). */
export const losePoints = (play: Play, id: string, damage: number, cause: DamageCause): void => {
  const unit = unitOf(play, id);
  const lost = Math.min(damage, unit.points);
  if (lost === 0) return;
  unit.points -= lost;
  play.emit({ type: 'pointsLost', unit: id, lost, left: unit.points, cause });
  if (unit.points > 0) return;
  if (isShip(unit)) sink(play, unit);
  else play.emit({ type: 'workSilenced', work: id });
};

/** Rule b of the flotation table, P12: at the end of a step, ships at or below their critical point break off. */
export const settleCriticalPoints = (play: Play): void => {
  for (const ship of afloat(play)) {
    if (ship.breakingOff || ship.points > ship.criticalPoint) continue;
    ship.breakingOff = true;
    play.emit({ type: 'criticalPointReached', ship: ship.id });
  }
};
