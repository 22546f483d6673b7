import type { KnownRules } from '../../../system/captain.ts';
import type { Portable, PortableShip, PortableWork, ShipType } from '../types.ts';
import { salvosOf, type Salvo } from '../../../bots/chances.ts';

/** The printed tables that a captain has in mind, as the rule system gives them. */
interface Printed {
  SHIP_TABLE: Readonly<Record<ShipType, { range: number; dice: number; move: number }>>;
  FORT: { range: number; dice: number };
  GUN_DAMAGE: readonly number[];
  RAM_DAMAGE: readonly number[];
  RAM_DICE: { withRam: number; without: number };
  MINE: { dice: number };
  SANDBAR: { shallowSticksOn: number; normalSticksOn: number };
}

export interface Numbers {
  readonly printed: Printed;
  /** Points of so many gun dice, and of so many ram dice. */
  readonly fire: (dice: number) => Salvo;
  readonly blow: (dice: number) => Salvo;
}

const kept = new WeakMap<KnownRules, Numbers>();

/** The numbers of the printed sheet. */
export const numbersOf = (rules: KnownRules<Portable>): Numbers => {
  const key = rules as unknown as KnownRules;
  let numbers = kept.get(key);
  if (!numbers) {
    const printed = rules.tables as unknown as Printed;
    numbers = { printed, fire: salvosOf(printed.GUN_DAMAGE), blow: salvosOf(printed.RAM_DAMAGE) };
    kept.set(key, numbers);
  }
  return numbers;
};

export type Unit = PortableShip | PortableWork;
export const isShip = (unit: Unit): unit is PortableShip => 'facing' in unit;

export const mayFire = (unit: Unit): boolean =>
  isShip(unit) ? unit.armed && unit.status === 'afloat' : unit.kind === 'fort' && unit.points > 0;

export const gunsOf = ({ printed }: Numbers, unit: Unit): { range: number; dice: number } =>
  isShip(unit) ? printed.SHIP_TABLE[unit.type] : printed.FORT;

/** P1, P2: dice at a distance. */
export const diceAt = (full: number, distance: number, half: boolean): number => {
  const dice = full - Math.max(0, distance - 1);
  return half ? Math.ceil(dice / 2) : dice;
};

const TWO_DICE = 36;
const ways = (score: number): number => Math.max(0, 6 - Math.abs(score - 7));

/** P20, Q40: the chance that she sticks on a bar. */
export const sticks = ({ printed }: Numbers, ship: PortableShip): number => {
  const least = ship.shallow ? printed.SANDBAR.shallowSticksOn : printed.SANDBAR.normalSticksOn;
  let sum = 0;
  for (let score = least; score <= 12; score++) sum += ways(score);
  return sum / TWO_DICE;
};
