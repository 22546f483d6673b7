import type { HexId, ShipId, Side } from '../../core/types.ts';
import { afloatIn, hasSteam } from '../shared/fleet.ts';
import { shipOf } from '../../core/rules.ts';
import type { NwsShip, NwsWork, Situation, Unit } from './types.ts';

export const isShip = (unit: Unit): unit is NwsShip => 'draught' in unit;

/** A ship, fort or building by its id. */
export const unitOf = (now: OnWater, id: string): Unit => now.state.works[id] ?? shipOf(now, id);

export const hexesOf = (unit: Unit): readonly HexId[] => (isShip(unit) ? [unit.at] : unit.hexes);

/** N57, N58: a fort no face of which has a gun left; a building that is destroyed. */
export const isSilent = ({ kind, guns, faces }: Pick<NwsWork, 'kind' | 'guns' | 'faces'>): boolean =>
  kind === 'building' ? faces.every(({ left }) => left === 0) : !guns.some(({ lost, pv }) => !lost && pv > 0);

/** Forts that still fire, and buildings that still stand. */
export const standing = (now: OnWater, side?: Side): NwsWork[] =>
  Object.values(now.state.works).filter(work => (side === undefined || work.side === side) && !isSilent(work));

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
export const serves = (unit: Unit, index: number): boolean => {
  const gun = unit.guns[index];
  if (!gun || gun.lost || gun.pv === 0) return false;
  const { turret } = gun.place;
  return turret === 0 || !isShip(unit) || unit.turrets[turret - 1]?.out !== true;
};
