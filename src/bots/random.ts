import type { Dice } from '../core/dice.ts';

/** Any offered command, each as likely as the others. For tests and as the floor that other bots are measured against. */
export const random = <C>(_look: unknown, options: readonly C[], dice: Dice): C => {
  const choice = options[dice.roll(options.length) - 1];
  if (!choice) throw new Error('a bot was asked to decide where nothing is offered');
  return choice;
};
