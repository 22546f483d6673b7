import type { Scenario } from '../../../../src/core/scenario.ts';
import { PLANKS } from '../tables.ts';
import type { SkiffsRules } from '../types.ts';

export const muster = ({ forces }: Scenario): ReturnType<SkiffsRules['muster']> => ({
  ships: Object.fromEntries(
    forces.map(({ id, side, hex, facing }) => [
      id,
      { id, side, at: hex, facing, planks: PLANKS, strokes: 0, fired: false },
    ]),
  ),
  done: false,
});
