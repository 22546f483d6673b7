import { t } from '../../../languages/language.ts';
import type { Lesson } from '../../../system/lesson.ts';
import { plottedLesson, RAM_PLOTTED } from '../../shared/plottedLesson.ts';
import type { Nws } from '../types.ts';

const scenes = plottedLesson<Nws>(
  {
    look: t`You lead the Union ships. Choose Conestoga on the chart: her sheet lists her rate and type, her points to sink, her armour in inches and her guns.`,
    turn: {
      title: t`The move in four quarters`,
      text: t`Open the turn card: plots, movement in four quarters, all fire, then rams and torpedoes, and fires at the end. The marked line is where you are.`,
    },
    speed: {
      title: t`Plot a course`,
      text: t`Choose a speed for her, and where she turns. She gains a knot in the first move of a run-up, two in the next, then three: plan ahead.`,
    },
    secret: t`The enemy plots at the same time. When both are done the plots are turned over and everybody moves at once.`,
    odds: t`These are exact chances: that the one die hits, that the shot goes through, and what it may strike. A bounce is no harm at all.`,
    log: t`Every gun is written down with its die, every hit with its plate and its inches: a shot has to match them to go through.`,
    damage: t`A shot through the hull carries its points to the guns behind it. Some guns fire once in two moves or four: close in while the enemy loads.`,
    ram: t`A ram needs no die to hit: the rates of both ships say what it takes. Queen of the West is plotted against General Sumter’s side: lay the plots, and let the guns go by.`,
    rammed: t`A large ram sinks a small ship at once. Hits below water, rams, torpedoes and fire alone take the few points that a ship has.`,
  },
  { fireSeed: 'fire0', ram: RAM_PLOTTED, blows: ['ramStruck'] },
);

/** Naval Wargames Society 1971, learnt on the teaching battle. */
export const lesson: Lesson<Nws> = {
  battle: 'first-command',
  side: 'union',
  opponent: 'captain-cautious',
  says: t`Each shot against the plate that it meets, by inches, and rams that sink at one blow.`,
  scenes,
};
