import { diceOf, seedFrom, type Dice } from '../../core/dice.ts';
import { KINDS, LIMITS, USUAL, type BattleSettings } from './settings.ts';

const between = (dice: Dice, least: number, most: number): number => least + dice.roll(most - least + 1) - 1;

/** Any settings, for trials: all that the seed decides, or, where games must be quick, small charts and fleets. */
export const anySettings = (seed: string, small: boolean): BattleSettings => {
  const dice = diceOf(seedFrom(`${seed}/settings`));
  const { columns, rows, points } = LIMITS;
  return {
    ...USUAL,
    kind: KINDS[dice.roll(KINDS.length) - 1] ?? 'river',
    columns: between(dice, columns[0], small ? columns[0] + 6 : columns[1]),
    rows: between(dice, rows[0], small ? rows[0] + 4 : rows[1]),
    points: between(dice, points[0], small ? 2 * points[0] : points[1]),
    seed: seed.replace(/[^A-Za-z0-9._-]+/g, '.').slice(-60) || '0',
  };
};
