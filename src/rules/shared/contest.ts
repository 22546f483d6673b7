import { throwDice, type Dice } from '../../core/dice.ts';

/** A die each until they differ: every throw in order, and the last one by side. */
export const rollOff = (
  dice: Dice,
): { rolls: { union: number; confederate: number }[]; union: number; confederate: number } => {
  const rolls: { union: number; confederate: number }[] = [];
  for (;;) {
    const [union = 0, confederate = 0] = throwDice(dice, 2);
    rolls.push({ union, confederate });
    if (union !== confederate) return { rolls, union, confederate };
  }
};
