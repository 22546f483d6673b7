import { enemyOf, type Side } from '../../../src/core/types.ts';
import { floating } from './rowing.ts';
import { PLANKS, STROKES } from './tables.ts';
import type { Situation, SkiffsState } from './types.ts';

/** Nothing is hidden but the dice to come. */
export const redact = (state: SkiffsState): SkiffsState => ({ ...state, rng: [] });

export const appraise = (now: Situation, side: Side): number => {
  const planks = (of: Side): number => floating(now, of).reduce((sum, skiff) => sum + skiff.planks, 0);
  return planks(side) - planks(enemyOf(side));
};

export const clone = (state: SkiffsState): SkiffsState => structuredClone(state);

export const audit = ({ state }: Situation): string[] =>
  Object.values(state.ships).flatMap(({ id, planks, strokes }) =>
    planks < 0 || planks > PLANKS || strokes < 0 || strokes > STROKES ? [`${id} has ${planks} planks`] : [],
  );
