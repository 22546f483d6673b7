import { KERNEL_UNSEEN, withNoises } from '../../shared/stageTools.ts';
import { afterArrivals, underWay } from '../../shared/underWay.ts';
import type { OnBoard, Stage, StageActs } from '../../../system/stage.ts';
import { cards } from './cards.ts';
import { gunnery } from './gunnery.ts';
import { hazards } from './hazards.ts';
import { movement } from './movement.ts';
import { NOISES } from './noises.ts';
import { ramming } from './ramming.ts';
import { parties } from './parties.ts';
import type { Told } from './part.ts';
import { sight } from './sight.ts';
import { weather } from './weather.ts';

/** River and Coastal on the board: every event of its rules and of the kernel's. */
export const riverStage = (acts: StageActs, units: OnBoard): Stage<Told> => {
  const tools = underWay(acts, units);
  const stage: Stage<Told> = {
    ...KERNEL_UNSEEN,
    ...movement(tools),
    ...weather(tools),
    ...sight(tools),
    ...gunnery(tools),
    ...ramming(tools),
    ...hazards(tools),
    ...parties(tools),
    ...cards(tools),
  };
  return afterArrivals(withNoises(stage, acts, NOISES), tools.arrived, ['shipMoved']);
};
