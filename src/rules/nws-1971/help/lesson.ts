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
import type { Nws } from '../types.ts';

/** Orders with which guns are laid. */
const AIMS = ['salvo', 'aim'] as const;

const turnCard: LessonStep<Nws> = {
  id: 'turn',
  title: t`The move in four quarters`,
  text: t`Open the turn card: plots, movement in four quarters, all fire, then rams and torpedoes, and fires at the end. The marked line is where you are.`,
  points: () => ({ control: 'turn' }),
  done: seen => seen.opened.includes('turn'),
};

const scenes: readonly LessonScene<Nws>[] = [
  {
    seed: 'woodyard',
    ships: BROADSIDE,
    section: SLOWLY,
    lead: [],
    until: { type: 'steady' },
    steps: [
      lookAt(
        CONESTOGA,
        t`You lead the Union ships. Choose Conestoga on the chart: her sheet lists her rate and type, her points to sink, her armour in inches and her guns.`,
      ),
      turnCard,
      plotSpeed({
        title: t`Plot a course`,
        text: t`Choose a speed for her, and where she turns. She gains a knot in the first move of a run-up, two in the next, then three: plan ahead.`,
      }),
      give(
        {
          id: 'secret',
          title: t`All in secret`,
          text: t`The enemy plots at the same time. When both are done the plots are turned over and everybody moves at once.`,
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
        t`These are exact chances: that the one die hits, that the shot goes through, and what it may strike. A bounce is no harm at all.`,
      ),
      giveFire(AIMS, {
        title: t`Lay the guns`,
        text: t`The main button lays every gun of hers that bears, in secret.`,
        keys: t`Space lays the guns.`,
      }),
      openFire(
        t`All guns of both sides fire together. End the step, and see what you do to Ivy and what she does to you.`,
      ),
      readLog(
        t`Every gun is written down with its die, every hit with its plate and its inches: a shot has to match them to go through.`,
      ),
      askWhy(),
      read(
        {
          id: 'damage',
          title: t`Under fire`,
          text: t`A shot through the hull carries its points to the guns behind it. Some guns fire once in two moves or four: close in while the enemy loads.`,
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
        t`A ram needs no die to hit: the rates of both ships say what it takes. Queen of the West is plotted against General Sumter’s side: lay the plots, and let the guns go by.`,
        ['ramStruck'],
      ),
      read(
        {
          id: 'rammed',
          title: t`What the blow did`,
          text: t`A large ram sinks a small ship at once. Hits below water, rams, torpedoes and fire alone take the few points that a ship has.`,
        },
        { control: 'log' },
      ),
    ],
  },
];

/** Naval Wargames Society 1971, learnt on the teaching battle. */
export const lesson: Lesson<Nws> = {
  battle: 'first-command',
  side: 'union',
  opponent: 'captain-cautious',
  says: t`Each shot against the plate that it meets, by inches, and rams that sink at one blow.`,
  scenes,
};
