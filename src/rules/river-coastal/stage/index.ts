import { KERNEL_UNSEEN } from '../../shared/stageTools.ts';
import type { OnBoard, Stage, StageActs } from '../../../system/stage.ts';
import { gunnery } from './gunnery.ts';
import { movement } from './movement.ts';
import { ramming } from './ramming.ts';
import { riverTools, type Told } from './tools.ts';

/** Everything but a ship's way waits until all who are under way have come to their hexes. */
const inOrder = (stage: Stage<Told>, arrived: () => Promise<void>): Stage<Told> =>
  Object.fromEntries(
    Object.entries(stage).map(([type, act]) => {
      const play = act as (event: Told) => Promise<void>;
      if (type === 'shipMoved') return [type, play];
      return [type, (event: Told) => arrived().then(() => play(event))];
    }),
  ) as unknown as Stage<Told>;

/** River and Coastal on the board: every event of its rules and of the kernel's. */
export const riverStage = (acts: StageActs, units: OnBoard): Stage<Told> => {
  const tools = riverTools(acts, units);
  return inOrder({ ...KERNEL_UNSEEN, ...movement(tools), ...gunnery(tools), ...ramming(tools) }, tools.arrived);
};
