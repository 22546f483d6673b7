import { KERNEL_UNSEEN } from '../../shared/stageTools.ts';
import type { OnBoard, Stage, StageActs } from '../../../system/stage.ts';
import { ramsTools, type Told } from './tools.ts';
import { gunnery } from './gunnery.ts';
import { movement } from './movement.ts';
import { weapons } from './weapons.ts';

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
export const ramsStage = (acts: StageActs, units: OnBoard): Stage<Told> => {
  const tools = ramsTools(acts, units);
  return inOrder({ ...KERNEL_UNSEEN, ...movement(tools), ...gunnery(tools), ...weapons(tools) }, tools.arrived);
};
