import { t } from '../../../languages/language.ts';
import type { Lesson } from '../../../system/lesson.ts';
import { plottedLesson } from '../../shared/plottedLesson.ts';
import type { RamsIronclads } from '../types.ts';

const scenes = plottedLesson<RamsIronclads>(
  {
    look: t`You lead the Union ships. Choose Conestoga on the chart: her sheet lists her guns, her armour and her knots.`,
    turn: {
      title: t`The turn in two halves`,
      text: t`Open the turn card: half a move, fire, rams, then the other half and fire again. The marked line is where you are.`,
    },
    speed: {
      title: t`Lay a marker`,
      text: t`Each ship gets a marker with a speed and a helm. Change her speed: pale hulls show where she will be after each half of the move.`,
    },
    secret: t`The enemy lays his markers at the same time, and neither sees the other’s. End the step: both are turned over together, and everybody moves at once.`,
    odds: t`These are exact chances. One die a gun decides: the gun, the range and everything else that helps are added to it, and the sum must beat her armour.`,
    log: t`Open the log: every gun is written there with its die and every reason for more or less.`,
    damage: t`Hits take knots, guns or something worse. A ship without knots drifts; one that founders is lost. Her sheet keeps count.`,
    ram: t`There is no order to ram: whoever runs into another rams her. Queen of the West’s pale hull ends on General Sumter’s side: lay the markers, let both fires go by, and her bow strikes.`,
    rammed: t`One die, her speed and where she struck decide. The rammer may be hurt, too.`,
  },
  { fireSeed: 'fire0', ram: { lead: [], until: { type: 'steady' } }, blows: ['ramRolled'] },
);

/** Rams and Ironclads, learnt on the teaching battle. */
export const lesson: Lesson<RamsIronclads> = {
  battle: 'first-command',
  side: 'union',
  opponent: 'captain-bold',
  says: t`Movement plotted in secret, everybody at once, and single guns against single plates.`,
  scenes,
};
