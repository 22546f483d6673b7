import { shipOf } from '../../core/rules.ts';
import { SIDES, type HexId, type Modifier, type Side } from '../../core/types.ts';
import { afloatAt, afloatIn } from '../shared/fleet.ts';
import type { Gun, RiverShip, RiverWork, Situation, Unit } from './types.ts';

type OfState = Pick<Situation, 'state'>;

export const isShip = (unit: Unit): unit is RiverShip => 'ramClass' in unit;

/** A ship, fort or building by its id. */
export const unitOf = (now: OfState, id: string): Unit => now.state.works[id] ?? shipOf(now, id);

/** The ships on the chart, abandoned ones too, in the scenario's order. */
export const afloat = (now: OfState, side?: Side): RiverShip[] => afloatIn(now.state.ships, side);

/** C112: the same in the order in which they throw: the Union side, then the scenario's order. */
export const inOrder = (now: OfState): RiverShip[] => SIDES.flatMap(side => afloat(now, side));

/** The same without those that their crews have left (C104). */
export const manned = (now: OfState, side?: Side): RiverShip[] =>
  afloatIn(now.state.ships, side).filter(ship => !ship.abandoned);

/** Forts that still fire, and buildings that still stand; those without a gun are targets only (C108). */
export const standing = (now: OfState, side?: Side): RiverWork[] => {
  const found: RiverWork[] = [];
  const { works } = now.state;
  for (const id in works) {
    const work = works[id];
    if (work && !work.silent && (side === undefined || work.side === side)) found.push(work);
  }
  return found;
};

/** C97, C133: whether a party may go for a work: it stands or, in a random battle, has been silenced and nobody has taken it yet. */
export const isOpenToParties = ({ state }: OfState, work: RiverWork): boolean =>
  !work.silent || (state.random !== undefined && work.takenBy === undefined);

/** The first ship in a hex, or undefined (C12). */
export const shipAt = (now: OfState, hex: HexId): RiverShip | undefined => afloatAt(now.state.ships, hex);

export const hexesOf = (unit: Unit): readonly HexId[] => (isShip(unit) ? [unit.at] : unit.hexes);

/** Whether a unit is on the chart and can still be hurt. */
export const isPresent = (unit: Unit): boolean => (isShip(unit) ? unit.status === 'afloat' : !unit.silent);

/** Guns that a hit which can be mended has silenced (C49). */
const isOut = (unit: Unit, index: number): boolean =>
  isShip(unit) && unit.hits.some(({ job, guns }) => job === 'guns' && guns.includes(index));

/** C47: a gun that nothing has silenced. */
export const isWorking = (unit: Unit, index: number): boolean => {
  const gun: Gun | undefined = unit.guns[index];
  return gun !== undefined && !gun.lost && !isOut(unit, index);
};

/** C31, C87: whether a gun has its crew; of a ship whose boxes are not known as many as there are men. */
export const isManned = (unit: Unit, index: number): boolean => {
  if (!isShip(unit)) return unit.manned[index] === true;
  if (unit.crew === null) return unit.cpv > 0;
  return unit.crew.guns[index] === true || (unit.stokers === 'all' && unit.cpv > 0);
};

/** C89, C102: a mortar throws at works only: it keeps nobody off. */
export const isMortar = ({ kind }: Pick<Gun, 'kind'>): boolean => kind === 'mortar';

/** C55: a gun that works and is manned, loaded or not. */
const canFire = (unit: Unit, gun: Gun, index: number): boolean =>
  !isMortar(gun) && isWorking(unit, index) && isManned(unit, index);

/** Whether any gun of a unit can fire. */
export const isArmed = (unit: Unit): boolean => unit.guns.some((gun, index) => canFire(unit, gun, index));

/** The sum of all that is added to a die. */
export const addedBy = (modifiers: readonly Modifier[]): number => modifiers.reduce((sum, { value }) => sum + value, 0);

/** The sum of a throw. */
export const total = (dice: readonly number[]): number => dice.reduce((sum, face) => sum + face, 0);
