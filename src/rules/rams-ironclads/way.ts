import { turned, type Facing, type HexId } from '../../core/types.ts';
import { stringOf, isAdrift, isHeld } from './units.ts';
import { ASTERN, SCALE } from './tables.ts';
import type { Going, RamsShip, Situation } from './types.ts';

/** Section 3, R7: half-knots through the water; astern a third of the marker's number, tugs half, rounded down. */
export const throughWater = (ship: Pick<RamsShip, 'speed' | 'handling'>): number =>
  ship.speed < 0 ? -Math.floor(-ship.speed / ASTERN[ship.handling]) : ship.speed;

/** Section 3, R2, S5: the river in half-knots; 0 in slack water. */
export const riverAt = (now: Situation, hex: HexId): number =>
  now.chart.flow(hex) < 0 ? 0 : Math.round(now.chart.knots * SCALE.halves);

/** Which way a vessel goes, and how fast over the ground. */
export interface Way {
  going: Going;
  rate: number;
}

const STILL: Way = { going: 'still', rate: 0 };

/** Section 3, R2: the current helps along the stream, hinders against it, and carries off what is adrift. R41: nothing else. */
export const wayOf = (now: Situation, ship: RamsShip): Way => {
  if (isHeld(ship) || stringOf(now, ship).some(tow => tow.aground !== 'no')) return STILL;
  const river = riverAt(now, ship.at);
  if (isAdrift(now, ship)) return river > 0 ? { going: 'adrift', rate: river } : STILL;
  const flow = now.chart.flow(ship.at);
  const along = flow === ship.facing ? river : flow === turned(ship.facing, 3) ? -river : 0;
  const net = throughWater(ship) + along;
  if (net === 0) return STILL;
  return { going: net > 0 ? 'ahead' : 'astern', rate: Math.abs(net) };
};

/** R1: twelfths of a hex as a half-move begins; what was carried over is lost to a vessel that stops or reverses. */
export const twelfthsFor = (ship: Pick<RamsShip, 'going' | 'twelfths'>, way: Way): number =>
  way.going === 'still' ? 0 : (way.going === ship.going ? ship.twelfths : 0) + way.rate;

/** The hexside that she crosses next, or null where nothing carries her. */
export const headingOf = (now: Situation, ship: RamsShip, at = ship.at): Facing | null => {
  switch (ship.going) {
    case 'still':
      return null;
    case 'ahead':
      return ship.facing;
    case 'astern':
      return turned(ship.facing, 3);
    case 'adrift': {
      const flow = now.chart.flow(at);
      return flow === -1 ? null : flow;
    }
  }
};

/** Sections 6 and 7: half-knots over the ground in this half-move; a vessel that was stopped makes none. */
export const groundSpeed = (now: Pick<Situation, 'state'>, ship: RamsShip): number => {
  const tower = now.state.ships[ship.towedBy];
  if (tower) return tower.halted ? 0 : tower.rate;
  return ship.halted ? 0 : ship.rate;
};

/** Section 7, R64: drifting, at anchor, tied up, aground, or making no way. */
export const isStationary = (now: Pick<Situation, 'state'>, ship: RamsShip): boolean =>
  isAdrift(now, ship) || (isHeld(ship) && ship.towedBy === '') || groundSpeed(now, ship) === 0;

/** S9, R28: water in which she touches bottom. */
export const isShoalFor = (now: Situation, ship: Pick<RamsShip, 'draught'>, hex: HexId): boolean =>
  now.chart.navigable(hex) && (now.chart.terrain(hex) === 'sandbar' || now.chart.depth(hex) < ship.draught);
