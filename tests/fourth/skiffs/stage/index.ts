import type { KernelEvent } from '../../../../src/core/types.ts';
import { followed } from '../../../../src/system/places.ts';
import type { Cast, Stage, StageActs } from '../../../../src/system/stage.ts';
import type { SkiffsEvent } from '../types.ts';

const unseen = (): Promise<void> => Promise.resolve();

/** How its events look on the board. */
export const stageOf = (acts: StageActs, cast: Cast): Stage<SkiffsEvent | KernelEvent> => {
  const places = followed(cast);
  return {
    turnBegan: unseen,
    phaseBegan: unseen,
    drawOffered: unseen,
    battleEnded: unseen,
    rowed({ ship, from, to }) {
      places.follow(ship, { at: to });
      return acts.moveShip(ship, from, to, places.facing(ship));
    },
    swung({ ship, from, facing }) {
      places.follow(ship, { facing });
      return acts.turnShip(ship, from, facing);
    },
    shot: ({ ship, target, die, hitsOn }) =>
      acts.fire(places.at(ship), places.at(target), die >= hitsOn ? 1 : 0, cast.side(ship)),
  };
};
