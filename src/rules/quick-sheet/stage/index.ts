import type { OnBoard, Stage, StageActs } from '../../../system/stage.ts';
import { unseen, toolsFor } from '../../shared/stageTools.ts';
import type { Told } from './part.ts';
import { gunnery } from './gunnery.ts';
import { movement } from './movement.ts';
import { OFF_STAGE, weapons } from './weapons.ts';
import { t } from '../../../languages/language.ts';

/** The quick sheet on the board: every event of its rules and of the kernel's. */
export const quickSheetStage = (acts: StageActs, units: OnBoard): Stage<Told> => {
  const tools = toolsFor(acts, units);
  return {
    ...OFF_STAGE,
    ...gunnery(tools),
    ...movement(tools),
    ...weapons(tools),
    clockMoved({ by }) {
      if (by > 0) acts.sound('bell');
      return unseen();
    },
    async cardShown({ ship, card, held }) {
      const face = units.card(card);
      if (face) await acts.showCard(ship, face);
      if (held) await tools.note(ship, t`spent as hold`, 'plain');
    },
  };
};
