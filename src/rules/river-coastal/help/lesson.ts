import { t } from '../../../languages/language.ts';
import type { Lesson } from '../../../system/lesson.ts';
import { plottedLesson, RAM_PLOTTED } from '../../shared/plottedLesson.ts';
import type { RiverCoastal } from '../types.ts';

const scenes = plottedLesson<RiverCoastal>(
  {
    look: t`You lead the Union ships. Choose Conestoga on the chart: her sheet lists her guns, her points of ship and crew, and her knots.`,
    turn: {
      title: t`The move in four quarters`,
      text: t`Open the turn card: plots, four quarters of movement, then the guns, and crews that may have had enough. The marked line is where you are.`,
    },
    speed: {
      title: t`Plot a course`,
      text: t`Choose a speed for her, and where she turns. Pale hulls show where she will be after each quarter, if nothing comes in between.`,
    },
    secret: t`The enemy plots at the same time, and neither sees the other’s. A plot shows only by what the ship does. End the step: everybody moves at once.`,
    odds: t`These are exact chances. One die decides: the kind of gun and the range say what it must show, and a target end on is harder to hit.`,
    log: t`Open the log: every gun is written there with its die and every reason for more or less.`,
    damage: t`Hits take points of the ship. Once she is below her penetration value each hit goes through and rolls on the damage tables.`,
    ram: t`Queen of the West’s plot is marked as a ram at General Sumter, and her course runs into her side. A mark makes the blow harder, but her captain may be tested first. Lay the plots.`,
    rammed: t`Her speed, her bow and the angle say what the blow takes. The rammer throws for herself, too.`,
  },
  { fireSeed: 'fire1', ram: RAM_PLOTTED, blows: ['ramRolled'] },
);

/** River and Coastal, learnt on the teaching battle. */
export const lesson: Lesson<RiverCoastal> = {
  battle: 'first-command',
  side: 'union',
  opponent: 'captain-bold',
  says: t`Courses plotted in secret hex by hex, points that keep shot out, and crews that may leave.`,
  scenes,
};
