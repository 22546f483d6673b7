import { KERNEL_UNSEEN } from '../../shared/stageTools.ts';
import { afterArrivals, underWay } from '../../shared/underWay.ts';
import type { OnBoard, Stage, StageActs } from '../../../system/stage.ts';
import type { Told } from './part.ts';
import { gunnery } from './gunnery.ts';
import { movement } from './movement.ts';
import { weapons } from './weapons.ts';

/** Rams and Ironclads on the board: every event of its rules and of the kernel's. */
export const ramsStage = (acts: StageActs, units: OnBoard): Stage<Told> => {
  const tools = underWay(acts, units);
  return afterArrivals({ ...KERNEL_UNSEEN, ...movement(tools), ...gunnery(tools), ...weapons(tools) }, tools.arrived, [
    'shipMoved',
    'shipTowed',
  ]);
};
