import type { Scenario } from '../../core/scenario.ts';
import { enemyOf, SIDES, type Side } from '../../core/types.ts';
import { findVesselOf } from '../../ships/index.ts';
import { SIDE_NAME } from '../ui/words.ts';
import { t } from '../../languages/language.ts';

/** The side that moves nothing from the first turn to the last: all that it has are works, hulks and ships without an engine. */
const restingSide = ({ forces }: Scenario): Side | undefined =>
  SIDES.find(side =>
    forces.every(force => force.side !== side || (force.overrides.knots ?? findVesselOf(force)?.knots ?? 0) === 0),
  );

/** What a player should know before he chooses his side: that one of them only fires. */
export const GalleryNote = ({ scenario }: { scenario: Scenario }) => {
  const resting = restingSide(scenario);
  return resting === undefined ? null : (
    <p class="small" data-testid="gallery">
      {t`The ${SIDE_NAME[resting]} side moves nothing here and only fires: a good battle to play alone, on the ${SIDE_NAME[enemyOf(resting)]} side.`}
    </p>
  );
};
