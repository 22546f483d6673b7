import type { StageActs, Stage } from '../../../system/stage.ts';
import { followed } from '../../../system/places.ts';
import { crewOf, unseen, type QuickSheetCast, type Told } from './crew.ts';
import { gunnery } from './gunnery.ts';
import { movement } from './movement.ts';
import { OFF_STAGE, weapons } from './weapons.ts';
import { t } from '../../../languages/language.ts';

/** The quick sheet on the board: every event of its rules and of the kernel's. */
export const quickSheetStage = (acts: StageActs, cast: QuickSheetCast): Stage<Told> => {
  const crew = crewOf(acts, cast, followed(cast));
  return {
    ...OFF_STAGE,
    ...gunnery(crew),
    ...movement(crew),
    ...weapons(crew),
    clockMoved({ by }) {
      if (by > 0) acts.toll();
      return unseen();
    },
    async cardShown({ ship, card, held }) {
      const face = cast.card(card);
      if (face) await acts.showCard(ship, face);
      if (held) await crew.note(ship, t`spent as hold`, 'plain');
    },
  };
};
