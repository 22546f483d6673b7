import { turned, type Facing, type HexId } from '../../core/types.ts';
import { headingOf, savedAfter, sidesEarned } from '../shared/quarters.ts';
import { helmOf, isIdle, isStoked, topOf } from './condition.ts';
import { isCaught, isFast, isTethered, topWithLines } from './lines.ts';
import { ASTERN, CHANGE, HEX_EARNS, RADII, SCALE } from './tables.ts';
import type { Going, RiverShip, Situation } from './types.ts';
import { driftOf, helpedBy } from './water.ts';

/** A ship that makes no way. */
export const AT_REST = { speed: 0, inHand: 0, rate: 0, going: 'still', turning: 0 } as const;

/** C109: her way is lost, and the rest of her plot with it. */
export const stop = (ship: RiverShip): void => {
  Object.assign(ship, AT_REST, { halted: true });
};

type Holding = Pick<RiverShip, 'anchored' | 'aground' | 'locked' | 'towedBy' | 'fastTo'>;

/** C8, C11, C13, C14, C65, C72: at anchor, aground, jammed or on another's line, where neither engine nor current moves her. */
export const isHeld = (ship: Holding): boolean => ship.anchored || isCaught(ship) || isFast(ship);

/** C11: at no speed, or left by her crew, and nothing holds her. */
const isAdrift = (ship: RiverShip): boolean => !isHeld(ship) && (ship.speed === 0 || ship.abandoned);

/** S9, C31, C68: whether her engines serve in this move. */
export const isPowered = (now: Pick<Situation, 'state'>, ship: RiverShip): boolean =>
  ship.steamFrom > 0 &&
  now.state.turn >= ship.steamFrom &&
  topOf(ship) > 0 &&
  isStoked(ship) &&
  !ship.abandoned &&
  !isIdle(now, ship);

/** Movement: half-knots by which a speed changes in a move. */
const STEP = CHANGE * SCALE.halves;

/** Reverse moves, C6: top speed astern; a third, or all of it for those that go either way. */
const asternOf = (ship: RiverShip, top: number): number => (ship.bothWays ? top : Math.floor(top / ASTERN));

/** C5: without engines, or above what they can give, two knots come off a move. */
const slowedBy = (speed: number): number => (speed > 0 ? Math.max(0, speed - STEP) : Math.min(0, speed + STEP));

/** Movement, C3, C5, C6: half-knots that a plot may carry, from astern to ahead. */
export const speedsFor = (now: Pick<Situation, 'state'>, ship: RiverShip): number[] => {
  if (isCaught(ship) || isFast(ship)) return [0];
  if (!isPowered(now, ship) || isTethered(now, ship)) return [slowedBy(ship.speed)];
  const { speed } = ship;
  const top = topWithLines(now, ship);
  const [back, ahead] = [speed > 0 ? 0 : asternOf(ship, top), speed < 0 ? 0 : top];
  const [least, most] = [Math.max(speed - STEP, 0 - back), Math.min(speed + STEP, ahead)];
  if (least > most) return [slowedBy(speed)];
  const speeds: number[] = [];
  for (let each = least; each <= most; each++)
    if (each % SCALE.halves === 0 || each === speed || each === ahead || each === -back) speeds.push(each);
  return speeds.length > 0 ? speeds : [speed > 0 ? least : most];
};

/** C9: what carries her along, and how many 24ths of a hex a quarter gives; below 0 over her stern. */
export const wayOf = (
  now: Pick<Situation, 'chart' | 'scenario' | 'state'>,
  ship: RiverShip,
): { going: Going; rate: number } => {
  if (ship.halted || isHeld(ship) || isTethered(now, ship)) return { going: 'still', rate: 0 };
  if (isAdrift(ship)) {
    const rate = driftOf(now, ship);
    return { going: rate > 0 ? 'adrift' : 'still', rate };
  }
  const rate = ship.speed + helpedBy(now, ship.at, ship.facing);
  if (rate === 0) return { going: ship.speed > 0 ? 'ahead' : 'astern', rate };
  if (rate > 0 !== ship.speed > 0) return { going: 'carried', rate };
  return { going: rate > 0 ? 'ahead' : 'astern', rate };
};

/** The hexside that she crosses next; null where nothing carries her. */
export const nextSide = (now: Pick<Situation, 'chart'>, ship: RiverShip): Facing | null => {
  if (ship.going === 'still') return null;
  if (ship.going !== 'adrift') return headingOf(ship);
  const flow = now.chart.flow(ship.at);
  return flow < 0 ? null : (flow as Facing);
};

/** The hex across it; 0 = off the chart. */
export const nextHex = (now: Pick<Situation, 'chart'>, ship: RiverShip): HexId => {
  const side = nextSide(now, ship);
  return side === null ? ship.at : now.chart.neighbour(ship.at, side);
};

/** What counts for a turn in the hex that is being entered (C7). */
export interface Turning {
  /** Knots saved from the hexes before. */
  saved: number;
  astern: boolean;
}

/** Turning Ships, C7: hexsides that she may turn in a hex entered so, and what way of the other kind has saved is lost. */
export const mayTurnBy = ({ saved, astern }: Turning, handling: RiverShip['handling'], backs: boolean): number =>
  sidesEarned(astern === backs ? saved : 0, HEX_EARNS, RADII[handling]);

/** Turning Ships, C7: what is saved when she has turned so. */
export const turnedBy = (
  { saved, astern }: Turning,
  handling: RiverShip['handling'],
  backs: boolean,
  sides: number,
): Turning => ({
  saved: savedAfter(astern === backs ? saved : 0, HEX_EARNS, RADII[handling], Math.abs(sides)),
  astern: backs,
});

/** C3, C48: hexsides that she turns in a hex: as plotted if she has earned them, and as her rudder will have it. */
export const helmed = (ship: Pick<RiverShip, 'hits' | 'pilotHouseLost'>, plotted: number, earned: number): number => {
  const helm = helmOf(ship);
  if (helm === 'hardPort') return Math.min(1, earned);
  if (helm === 'hardStarboard') return 0 - Math.min(1, earned);
  return helm === 'free' && Math.abs(plotted) <= earned ? plotted : 0;
};

/** C13: hexsides by which she lies off the facing upstream, the shorter way; to port above 0. */
export const offUpstream = (now: Pick<Situation, 'chart'>, ship: Pick<RiverShip, 'at' | 'facing'>): number => {
  const flow = now.chart.flow(ship.at);
  if (flow < 0) return 0;
  const sides = (turned(flow as Facing, 3) - ship.facing + 6) % 6;
  return sides > 3 ? sides - 6 : sides;
};
