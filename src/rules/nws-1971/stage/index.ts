import type { OnBoard, Stage, StageActs } from '../../../system/stage.ts';
import { KERNEL_UNSEEN } from '../../shared/stageTools.ts';
import { afterArrivals, underWay } from '../../shared/underWay.ts';
import type { Told } from '../words/told.ts';
import { blows } from './blows.ts';
import { gunnery } from './gunnery.ts';
import { movement } from './movement.ts';

/** Naval Wargames Society 1971 on the board: every event of its rules and of the kernel's. */
export const nwsStage = (acts: StageActs, units: OnBoard): Stage<Told> => {
  const tools = underWay(acts, units);
  return afterArrivals({ ...KERNEL_UNSEEN, ...movement(tools), ...blows(tools), ...gunnery(tools) }, tools.arrived, [
    'shipMoved',
  ]);
};
