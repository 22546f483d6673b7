import { t } from '../../../languages/language.ts';
import type { Lesson, LessonScene, LessonStep } from '../../../system/lesson.ts';
import {
  askWhy,
  BROADSIDE,
  CHARGE,
  CONESTOGA,
  flank,
  give,
  giveFire,
  LAID,
  lookAt,
  openFire,
  plotSpeed,
  QUEEN,
  ramHer,
  read,
  readLog,
  readOdds,
  SLOWLY,
  SUMTER,
  takeAim,
} from '../../shared/lesson.ts';
import type { RiverCoastal } from '../types.ts';

/** Orders with which guns are laid. */
const AIMS = ['salvo', 'aim'] as const;

const turnCard: LessonStep<RiverCoastal> = {
  id: 'turn',
  title: t`The move in four quarters`,
  text: t`Open the turn card: plots, four quarters of movement, then the guns, and crews that may have had enough. The marked line is where you are.`,
  points: () => ({ control: 'turn' }),
  done: seen => seen.opened.includes('turn'),
};

const scenes: readonly LessonScene<RiverCoastal>[] = [
  {
    seed: 'woodyard',
    ships: BROADSIDE,
    section: SLOWLY,
    lead: [],
    until: { type: 'steady' },
    steps: [
      lookAt(
        CONESTOGA,
        t`You lead the Union ships. Choose Conestoga on the chart: her sheet lists her guns, her points of ship and crew, and her knots.`,
      ),
      turnCard,
      plotSpeed({
        title: t`Plot a course`,
        text: t`Choose a speed for her, and where she turns. Pale hulls show where she will be after each quarter, if nothing comes in between.`,
      }),
      give(
        {
          id: 'secret',
          title: t`All in secret`,
          text: t`The enemy plots at the same time, and neither sees the other’s. A plot shows only by what the ship does. Lay yours down: everybody moves at once.`,
          keys: t`Space lays the plots.`,
          wants: [{ type: 'plotted' }, { type: 'steady' }],
        },
        LAID,
      ),
    ],
  },
  {
    seed: 'fire1',
    ships: BROADSIDE,
    section: SLOWLY,
    lead: [{ type: 'steady' }, { type: 'plotted' }],
    until: { type: 'salvo', unit: CONESTOGA },
    steps: [
      takeAim(AIMS, {
        text: t`Conestoga’s guns bear on Ivy. Take her in hand and choose Ivy: the odds of each gun appear, and nothing is ordered yet.`,
        keys: t`N takes a ship in hand, K puts the cursor on the nearest enemy, Enter looks at him.`,
      }),
      readOdds(
        t`These are exact chances. One die decides: the kind of gun and the range say what it must show, and a target end on is harder to hit.`,
      ),
      giveFire(AIMS, {
        title: t`Lay the guns`,
        text: t`The main button lays every gun of hers that bears, in secret.`,
        keys: t`Space lays the guns.`,
      }),
      openFire(
        t`All guns of both sides fire together. End the step, and see what you do to Ivy and what she does to you.`,
      ),
      readLog(t`Every gun is written down with its die and every reason for more or less.`),
      askWhy(),
      read(
        {
          id: 'damage',
          title: t`Under fire`,
          text: t`Hits take points of the ship. Once she is below her penetration value each hit goes through and rolls on the damage tables.`,
        },
        { unit: CONESTOGA },
      ),
    ],
  },
  {
    seed: 'ram0',
    ships: flank(2),
    section: CHARGE,
    lead: [
      { type: 'plot', ship: QUEEN, ram: SUMTER },
      { type: 'steady', side: 'union' },
    ],
    after: { type: 'plot', ship: QUEEN, ram: SUMTER },
    until: { type: 'plotted' },
    steps: [
      ramHer(
        t`Queen of the West’s plot is marked as a ram at General Sumter, and her course runs into her side. A mark makes the blow harder, but her captain may be tested first. Lay the plots.`,
        ['ramRolled'],
      ),
      read(
        {
          id: 'rammed',
          title: t`What the blow did`,
          text: t`Her speed, her bow and the angle say what the blow takes. The rammer throws for herself, too.`,
        },
        { control: 'log' },
      ),
    ],
  },
];

/** River and Coastal, learnt on the teaching battle. */
export const lesson: Lesson<RiverCoastal> = {
  battle: 'first-command',
  side: 'union',
  opponent: 'captain-bold',
  says: t`Courses plotted in secret hex by hex, points that keep shot out, and crews that may leave.`,
  scenes,
};
