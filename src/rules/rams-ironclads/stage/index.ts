import type { BoardActs, Stage } from '../../../system/stage.ts';
import { followed } from '../../../system/places.ts';
import { crewOf, unseen, type Part, type RamsCast, type Told } from './crew.ts';
import { gunnery } from './gunnery.ts';
import { movement } from './movement.ts';
import { weapons } from './weapons.ts';

/** Told by ribbon, panels and log alone. */
const OFF_STAGE: Part<'turnBegan' | 'phaseBegan' | 'drawOffered' | 'battleEnded'> = {
  turnBegan: unseen,
  phaseBegan: unseen,
  drawOffered: unseen,
  battleEnded: unseen,
};

/** Events that begin while ships are still under way. */
const RUN_ON: ReadonlySet<Told['type']> = new Set(['shipMoved', 'shipTowed'] as const);

/** Everything but a ship's way waits until all who are under way have come to their hexes. */
const inOrder = (stage: Stage<Told>, arrived: () => Promise<void>): Stage<Told> =>
  Object.fromEntries(
    Object.entries(stage).map(([type, act]) => {
      const play = act as (event: Told) => Promise<void>;
      if (RUN_ON.has(type as Told['type'])) return [type, play];
      return [type, (event: Told) => arrived().then(() => play(event))];
    }),
  ) as unknown as Stage<Told>;

/** Rams and Ironclads on the board: every event of its rules and of the kernel's. */
export const ramsStage = (acts: BoardActs, cast: RamsCast): Stage<Told> => {
  const crew = crewOf(acts, cast, followed(cast));
  return inOrder({ ...OFF_STAGE, ...movement(crew), ...gunnery(crew), ...weapons(crew) }, crew.arrived);
};
