import { shipOf } from '../../core/rules.ts';
import type { HexId, Side } from '../../core/types.ts';
import { afloatAt, afloatIn, hasSteam } from '../shared/fleet.ts';
import type { PortableShip, PortableWork, Situation, Unit } from './types.ts';

/** Whether a ship lies on the chart and floats. */
export const isAfloat = (ship: PortableShip): boolean => ship.status === 'afloat';

/** The ships on the chart, of one side or of both, in the scenario's order. */
export const afloat = (now: Situation, side?: Side): PortableShip[] => afloatIn(now.state.ships, side);

/** The forts and buildings of a side that still stand. */
export const standing = (now: Situation, side: Side): PortableWork[] => {
  const found: PortableWork[] = [];
  const { works } = now.state;
  for (const id in works) {
    const work = works[id];
    if (work && work.points > 0 && work.side === side) found.push(work);
  }
  return found;
};

/** The floating ship in a hex, if there is one. Wrecks do not count (P6). */
export const shipAt = (now: Situation, hex: HexId): PortableShip | undefined => afloatAt(now.state.ships, hex);

/** A ship, fort or building by its id. */
export const unitOf = (now: Situation, id: string): Unit => now.state.works[id] ?? shipOf(now, id);

export const isShip = (unit: Unit): unit is PortableShip => 'facing' in unit;

/** Hexes that a unit lies in. */
export const hexesOf = (unit: Unit): readonly HexId[] => (isShip(unit) ? [unit.at] : unit.hexes);

/** Whether a ship can move by herself this turn: steam up, not aground (S9). */
export const underSteam = (now: Situation, ship: PortableShip): boolean => hasSteam(ship, now.state.turn);

/** The ship in the middle of her move, if any. */
export const activeShip = (now: Situation): PortableShip | undefined =>
  now.state.active === '' ? undefined : shipOf(now, now.state.active);
