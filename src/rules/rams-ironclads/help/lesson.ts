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
  ramHer,
  read,
  readLog,
  readOdds,
  SLOWLY,
  takeAim,
} from '../../shared/lesson.ts';
import type { RamsIronclads } from '../types.ts';

/** Orders with which guns are laid. */
const AIMS = ['salvo', 'aim'] as const;

const turnCard: LessonStep<RamsIronclads> = {
  id: 'turn',
  title: t`The turn in two halves`,
  text: t`Open the turn card: half a move, fire, rams, then the other half and fire again. The marked line is where you are.`,
  points: () => ({ control: 'turn' }),
  done: seen => seen.opened.includes('turn'),
};

const scenes: readonly LessonScene<RamsIronclads>[] = [
  {
    seed: 'woodyard',
    ships: BROADSIDE,
    section: SLOWLY,
    lead: [],
    until: { type: 'steady' },
    steps: [
      lookAt(
        CONESTOGA,
        t`You lead the Union ships. Choose Conestoga on the chart: her sheet lists her guns, her armour and her knots.`,
      ),
      turnCard,
      plotSpeed({
        title: t`Lay a marker`,
        text: t`Each ship gets a marker with a speed and a helm. Change her speed: pale hulls show where she will be after each half of the move.`,
      }),
      give(
        {
          id: 'secret',
          title: t`All in secret`,
          text: t`The enemy lays his markers at the same time, and neither sees the other’s. Put yours down: both are turned over together, and everybody moves at once.`,
          keys: t`Space lays the plots.`,
          wants: [{ type: 'plotted' }, { type: 'steady' }],
        },
        LAID,
      ),
    ],
  },
  {
    seed: 'fire0',
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
        t`These are exact chances. One die decides: the gun, the range and everything else that helps are added to it, and the sum must beat her armour.`,
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
          text: t`Hits take knots, guns or something worse. A ship without knots drifts; one that founders is lost. Her sheet keeps count.`,
        },
        { unit: CONESTOGA },
      ),
    ],
  },
  {
    seed: 'ram0',
    ships: flank(2),
    section: CHARGE,
    lead: [],
    until: { type: 'steady' },
    steps: [
      ramHer(
        t`There is no order to ram: a ship that runs into another rams her, if her bow strikes. Queen of the West’s pale hull ends on General Sumter’s side: lay the markers.`,
        ['ramRolled'],
      ),
      read(
        {
          id: 'rammed',
          title: t`What the blow did`,
          text: t`One die, her speed and where she struck decide. The rammer may be hurt, too.`,
        },
        { control: 'log' },
      ),
    ],
  },
];

/** Rams and Ironclads, learnt on the teaching battle. */
export const lesson: Lesson<RamsIronclads> = {
  battle: 'first-command',
  side: 'union',
  opponent: 'captain-bold',
  says: t`Movement plotted in secret, everybody at once, and single guns against single plates.`,
  scenes,
};
