import type { QuickSheetCommand, QuickSheetShip } from '../types.ts';
import type { Reason } from '../../../system/captain.ts';
import type { SheetAsk } from './field.ts';

/** A command for everything that is neither card, course nor shot. */
export type Choice = { command: QuickSheetCommand; why: () => Reason } | null;

/** The commands of one type, also where the rules give several types one shape. */
export type Of<T extends string, C = QuickSheetCommand> = C extends { type: string }
  ? T extends C['type']
    ? C & { type: T }
    : never
  : never;

export const of = <T extends QuickSheetCommand['type']>(ask: SheetAsk, type: T): Of<T>[] =>
  ask.options.filter((option): option is Of<T> => option.type === type);

/** The option of most worth; of equals the first. */
export const most = <C>(options: readonly C[], worth: (option: C) => number): { option: C; worth: number } | null => {
  let best: { option: C; worth: number } | null = null;
  for (const option of options) {
    const here = worth(option);
    if (!best || here > best.worth) best = { option, worth: here };
  }
  return best;
};

export const choose = <C extends QuickSheetCommand>(
  options: readonly C[],
  worth: (option: C) => number,
  why: (option: C) => Reason,
): Choice => {
  const best = most(options, worth);
  return best && { command: best.option, why: () => why(best.option) };
};

export const GUN_WORTH = { light: 1, medium: 2, heavy: 4 } as const;
const ARMOUR_WORTH = { wood: 1, tin: 1.2, iron: 1.5 } as const;
const RAM_WORTH = 6;
const SPEED_WORTH = 4;

/** What a ship is worth on the chart: hull by armour, guns, ram, speed. */
export const shipValue = (ship: QuickSheetShip): number =>
  ship.points * ARMOUR_WORTH[ship.armour] +
  ship.guns.reduce((sum, gun) => sum + (gun.lost ? 0 : GUN_WORTH[gun.class]), 0) +
  (ship.ram ? RAM_WORTH : 0) +
  (ship.fast ? SPEED_WORTH : 0);
