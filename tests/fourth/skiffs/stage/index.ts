import type { KernelEvent } from '../../../../src/core/types.ts';
import { KERNEL_UNSEEN, toolsFor } from '../../../../src/rules/shared/stageTools.ts';
import type { OnBoard, Stage, StageActs } from '../../../../src/system/stage.ts';
import type { SkiffsEvent } from '../types.ts';

/** How its events look on the board. */
export const stageOf = (acts: StageActs, units: OnBoard): Stage<SkiffsEvent | KernelEvent> => {
  const { places, move } = toolsFor(acts, units);
  return {
    ...KERNEL_UNSEEN,
    rowed: ({ ship, from, to }) => move(ship, from, to),
    swung({ ship, from, facing }) {
      places.follow(ship, { facing });
      return acts.turnShip(ship, from, facing);
    },
    shot: ({ ship, target, die, hitsOn }) =>
      acts.fire(places.at(ship), places.at(target), die >= hitsOn ? 1 : 0, units.side(ship)),
  };
};
