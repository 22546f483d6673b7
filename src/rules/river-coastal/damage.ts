import { shipOf } from '../../core/rules.ts';
import type { HexId, ShipId } from '../../core/types.ts';
import { rollDamage } from './effects.ts';
import { losePoints } from './loss.ts';
import type { Play } from './types.ts';

/** Gunfire, C46: a hit by a gun takes points; one that leaves her below her penetration value rolls, and every later one. */
export const strikeShip = (play: Play, id: ShipId, points: number, firer: string, from: HexId): void => {
  losePoints(play, id, points, 'gunfire');
  const ship = shipOf(play, id);
  if (ship.status === 'afloat' && ship.spv < ship.value) rollDamage(play, id, firer, from);
};
