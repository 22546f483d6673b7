import { isSandbar } from '../../chart/index.ts';
import { turned, type Facing, type HexId } from '../../core/types.ts';
import { stringOf, isAdrift, isHeld } from './units.ts';
import { ASTERN, SCALE } from './tables.ts';
import type { Going, RamsShip, Situation } from './types.ts';

/** Section 3, R7: half-knots through the water; astern a third of the marker's number, tugs half, rounded down. */
export const throughWater = (ship: Pick<RamsShip, 'speed' | 'handling'>): number =>
  ship.speed < 0 ? -Math.floor(-ship.speed / ASTERN[ship.handling]) : ship.speed;

type OnChart = Pick<Situation, 'chart'>;

/** Section 3, R2, S5: half-knots of the river where it runs. */
export const riverSpeed = ({ chart }: OnChart): number => Math.round(chart.knots * SCALE.halves);

/** The same in a hex; 0 in slack water. */
export const riverAt = (now: OnChart, hex: HexId): number => (now.chart.flow(hex) < 0 ? 0 : riverSpeed(now));

/** Section 3, R2: half-knots by which the river helps a vessel of that heading; below 0 it hinders her. R41: nothing else counts. */
export const streamAlong = (now: OnChart, at: HexId, facing: Facing): number => {
  const flow = now.chart.flow(at);
  return flow === facing ? riverSpeed(now) : flow === turned(facing, 3) ? -riverSpeed(now) : 0;
};

/** Which way a vessel goes, and how fast over the ground. */
export interface Way {
  going: Going;
  rate: number;
}

export const STILL: Way = { going: 'still', rate: 0 };

/** Section 3, R2: the current helps along the stream, hinders against it, and carries off what is adrift. */
export const wayFrom = (
  now: OnChart,
  ship: Pick<RamsShip, 'at' | 'facing' | 'speed' | 'handling'>,
  adrift: boolean,
): Way => {
  if (adrift) {
    const river = riverAt(now, ship.at);
    return river > 0 ? { going: 'adrift', rate: river } : STILL;
  }
  const net = throughWater(ship) + streamAlong(now, ship.at, ship.facing);
  return net === 0 ? STILL : { going: net > 0 ? 'ahead' : 'astern', rate: Math.abs(net) };
};

/** R30: whether the ground holds a vessel that hangs on her line, and her with it. */
const dragsAground = (now: Pick<Situation, 'state'>, ship: RamsShip): boolean =>
  stringOf(now, ship).some(tow => tow.aground !== 'no');

/** R50: whether the bottom holds her, her own or that of a tow: until it lets go she makes no way, whatever her marker says. */
export const isFast = (now: Pick<Situation, 'state'>, ship: RamsShip): boolean =>
  ship.aground !== 'no' || dragsAground(now, ship);

/** Section 3: the way that a vessel makes as she lies and steers now. */
export const wayOf = (now: Situation, ship: RamsShip): Way =>
  isHeld(ship) || isFast(now, ship) ? STILL : wayFrom(now, ship, isAdrift(now, ship));

/** R1: twelfths of a hex as a half-move begins; what was carried over is lost to a vessel that stops or reverses. */
export const twelfthsFor = (ship: Pick<RamsShip, 'going' | 'twelfths'>, way: Way): number =>
  way.going === 'still' ? 0 : (way.going === ship.going ? ship.twelfths : 0) + way.rate;

/** The hexside that she crosses next, or null where nothing carries her. */
export const headingOf = (now: OnChart, ship: Pick<RamsShip, 'at' | 'facing' | 'going'>): Facing | null => {
  switch (ship.going) {
    case 'still':
      return null;
    case 'ahead':
      return ship.facing;
    case 'astern':
      return turned(ship.facing, 3);
    case 'adrift': {
      const flow = now.chart.flow(ship.at);
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
export const isShoalFor = (now: OnChart, ship: Pick<RamsShip, 'draught'>, hex: HexId): boolean =>
  now.chart.navigable(hex) && isSandbar(now.chart, hex, ship.draught);
