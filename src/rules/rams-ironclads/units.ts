import { shipOf } from '../../core/rules.ts';
import type { HexId, Modifier, ShipId, Side } from '../../core/types.ts';
import { afloatAt, afloatIn, hasSteam as steams } from '../shared/fleet.ts';
import type { RamsShip, RamsWork, Situation, Unit } from './types.ts';

export const isShip = (unit: Unit): unit is RamsShip => 'handling' in unit;

/** A ship, fort or building by its id. */
export const unitOf = (now: Pick<Situation, 'state'>, id: string): Unit => now.state.works[id] ?? shipOf(now, id);

/** The ships on the chart, hulks too, in the scenario's order. */
export const afloat = (now: Pick<Situation, 'state'>, side?: Side): RamsShip[] => afloatIn(now.state.ships, side);

/** The same without abandoned hulks, which have no side (R23). */
export const manned = (now: Pick<Situation, 'state'>, side?: Side): RamsShip[] =>
  afloatIn(now.state.ships, side).filter(ship => !ship.abandoned);

/** Forts and buildings that still stand. */
export const standing = (now: Pick<Situation, 'state'>, side?: Side): RamsWork[] => {
  const found: RamsWork[] = [];
  const { works } = now.state;
  for (const id in works) {
    const work = works[id];
    if (work && !work.down && (side === undefined || work.side === side)) found.push(work);
  }
  return found;
};

/** The one vessel in a hex, or undefined: none ever shares a hex with another. */
export const shipAt = (now: Pick<Situation, 'state'>, hex: HexId): RamsShip | undefined =>
  afloatAt(now.state.ships, hex);

export const hexesOf = (unit: Unit): readonly HexId[] => (isShip(unit) ? [unit.at] : unit.hexes);

/** Whether a unit is on the chart and can still be hurt. */
export const isPresent = (unit: Unit): boolean => (isShip(unit) ? unit.status === 'afloat' : !unit.down);

/** S9: whether her engine serves in this move. */
export const hasSteam = (now: Pick<Situation, 'state'>, ship: RamsShip): boolean => steams(ship, now.state.turn);

/** Sections 6 and 9: whether she moves by her own power. */
export const powered = (now: Pick<Situation, 'state'>, ship: RamsShip): boolean =>
  hasSteam(now, ship) && ship.top > 0 && ship.jam === 0 && !ship.boilerHit && !ship.abandoned;

/** Section 3, R8: at anchor, aground or in tow, where neither current nor helm moves her. */
export const isHeld = (ship: RamsShip): boolean => ship.anchored || ship.aground !== 'no' || ship.towedBy !== '';

/** Section 9, R8: without power or way, carried by the current. */
export const isAdrift = (now: Pick<Situation, 'state'>, ship: RamsShip): boolean =>
  !isHeld(ship) && ship.speed === 0 && !powered(now, ship);

/** The vessels that hang on a tow line, nearest first. */
export const stringOf = (now: Pick<Situation, 'state'>, ship: RamsShip): RamsShip[] =>
  ship.tows.map((id: ShipId) => shipOf(now, id));

/** The sum of all that is added to a die. */
export const addedBy = (modifiers: readonly Modifier[]): number => modifiers.reduce((sum, { value }) => sum + value, 0);

/** The sum of a throw. */
export const total = (dice: readonly number[]): number => dice.reduce((sum, face) => sum + face, 0);
