import type { HexId, ShipId, Side } from '../../core/types.ts';
import { afloatIn, hasSteam } from '../shared/fleet.ts';
import type { NwsShip, Situation } from './types.ts';

type OnWater = Pick<Situation, 'state'>;

/** The ships on the chart, abandoned ones too, in the scenario's order. */
export const afloat = (now: OnWater, side?: Side): NwsShip[] => afloatIn(now.state.ships, side);

/** The same without those that nobody is aboard of. */
export const manned = (now: OnWater, side?: Side): NwsShip[] =>
  afloatIn(now.state.ships, side).filter(ship => !ship.abandoned);

/** N10: launches may lie where a friend does. */
export const sharesHex = (one: NwsShip, other: NwsShip): boolean =>
  one.side === other.side && (one.type === 'Z' || other.type === 'Z');

/** N10: who lies in a hex and leaves no room there for this ship. */
export const inHex = (now: OnWater, hex: HexId, ship: NwsShip): ShipId[] =>
  afloat(now)
    .filter(other => other.at === hex && other.id !== ship.id && !sharesHex(ship, other))
    .map(({ id }) => id);

/** Damage effect, N29, N36, N38, N70: the speed that her engines can give now, in half-knots. */
export const topOf = ({ top, lost, disabled, powerless, abandoned }: NwsShip): number =>
  disabled || abandoned || powerless !== 0 ? 0 : Math.max(0, top - lost);

/** S9: whether she can move by herself in this move. */
export const isPowered = (now: OnWater, ship: NwsShip): boolean =>
  hasSteam(ship, now.state.turn) && topOf(ship) > 0 && !ship.aground && ship.contact === null;

/** N8, N9, N46: at anchor, aground or in contact, where neither engine nor current moves her. */
export const isHeld = ({ anchored, aground, contact }: Pick<NwsShip, 'anchored' | 'aground' | 'contact'>): boolean =>
  anchored || aground || contact !== null;

/** Whether a gun can still be fired at some time; one with no rule never is. */
export const serves = (ship: NwsShip, index: number): boolean => {
  const gun = ship.guns[index];
  if (!gun || gun.lost || gun.pv === 0) return false;
  const { turret } = gun.place;
  return turret === 0 || ship.turrets[turret - 1]?.out !== true;
};
