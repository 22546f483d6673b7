import type { Lesson, LessonScene, LessonStep } from '../../../system/lesson.ts';
import {
  askWhy,
  BROADSIDE,
  CONESTOGA,
  flank,
  give,
  giveFire,
  hasGiven,
  hasSeen,
  inHandThen,
  IVY,
  mayGive,
  QUEEN,
  read,
  readLog,
  readOdds,
  SUMTER,
  takeAim,
  takeBack,
  TWO_TO_SINK,
} from '../../shared/lesson.ts';
import { RAM_DICE } from '../tables.ts';
import type { Portable } from '../types.ts';
import { t } from '../../../languages/language.ts';

type Step = LessonStep<Portable>;

/** Orders with which guns are laid. */
const AIMS = ['aim'] as const;

const steam: Step = {
  id: 'move',
  title: t`Steam`,
  text: t`Take one of your ships in hand. Every hex that she can reach lights up: choose one, and she goes there. A hex ahead and a turn of one side cost a point each.`,
  keys: t`N takes a ship in hand, arrow keys move the cursor, Enter sends her there.`,
  wants: [{ type: 'ahead' }],
  points: seen => {
    if (!mayGive(seen, 'ahead')) return null;
    return inHandThen(seen, seen.actors, () => {
      const [hex] = seen.ways;
      return hex === undefined ? { control: 'main' } : { hex };
    });
  },
  done: seen => hasGiven(seen, 'ahead'),
};

const ram: Step = give(
  {
    id: 'ram',
    title: t`Ramming`,
    text: t`General Sumter lies right before Queen of the West’s bow. Take Queen of the West in hand, then choose General Sumter: first the odds, and chosen again the order.`,
    keys: t`N takes the ship in hand, K finds the enemy, Enter looks at him and Space gives the order.`,
    wants: [{ type: 'ram', target: SUMTER }],
  },
  ['ram'],
  seen => inHandThen(seen, [QUEEN], () => (seen.aimedAt === null ? { unit: SUMTER } : { control: 'main' })),
);

const blow: Step = {
  id: 'blow',
  title: t`Let the blow fall`,
  text: t`A ram is struck at the end of the turn, if the enemy is still on the chart. End the move of your side: a ship under way ends her own first, and for one that has not moved the button asks again.`,
  keys: t`J ends the step.`,
  points: seen => (mayGive(seen, 'done', 'finish') ? { control: 'end' } : null),
  done: seen => hasSeen(seen, 'shipRammed'),
};

const scenes: readonly LessonScene<Portable>[] = [
  {
    seed: 'fire0',
    ships: BROADSIDE,
    section: TWO_TO_SINK,
    lead: [],
    until: { type: 'aim', firer: CONESTOGA },
    steps: [
      // The one ship that can fire is taken in hand by herself: there is nothing to choose.
      read(
        {
          id: 'look',
          title: t`Look at a ship`,
          text: t`You lead the Union, and Conestoga is in hand: her sheet says what she carries and can take. Red hexes are in reach of her guns, with her dice: hatched ones at half effect, crossed ones out of sight.`,
        },
        { control: 'ship' },
      ),
      takeAim(AIMS, {
        text: t`Ivy is in reach of Conestoga’s guns. Choose Ivy: the line of fire and every result appear, and nothing is ordered yet.`,
        keys: t`N takes a ship in hand, K puts the cursor on the nearest enemy, Enter looks at him.`,
      }),
      readOdds(
        t`These are exact chances, out of the tables that settle the shot. Every reason for more or fewer dice stands beside them.`,
      ),
      giveFire(AIMS, {
        title: t`Give the order`,
        text: t`Choose the enemy a second time or press the main button. Both sides aim in secret and all fire together, so a ship that goes down still has her shot.`,
        keys: t`Space gives the order.`,
      }),
      readLog(
        t`Open the log: every shot is written there with its dice, and a line leads back to the ship that it is about.`,
      ),
    ],
  },
  {
    seed: 'shot0',
    ships: BROADSIDE,
    section: TWO_TO_SINK,
    lead: [{ type: 'aim', firer: IVY }, { type: 'done' }],
    shown: { type: 'done', side: 'confederate' },
    until: { type: 'ahead' },
    steps: [
      read(
        {
          id: 'damage',
          title: t`Under fire`,
          text: t`Ivy has hit Conestoga. Hits cost flotation points: at her critical point or below a ship breaks off, at nought she sinks. Her bar and her sheet keep count.`,
        },
        { unit: CONESTOGA },
      ),
      askWhy(),
      steam,
      takeBack(t`No die was thrown, so the move can be taken back. Try it.`),
    ],
  },
  {
    seed: 'ram1',
    ships: flank(1),
    section: TWO_TO_SINK,
    lead: [{ type: 'done' }],
    until: { type: 'ram' },
    steps: [
      ram,
      blow,
      read(
        {
          id: 'rammed',
          title: t`What the blow did`,
          text: t`A ship with a ram throws ${RAM_DICE.withRam} dice, any other ${RAM_DICE.without}; each may cost flotation points. She that strikes takes no harm.`,
        },
        { control: 'log' },
      ),
    ],
  },
];

/** The portable rules, learnt on the teaching battle. */
export const lesson: Lesson<Portable> = {
  battle: 'first-command',
  side: 'union',
  opponent: 'captain-bold',
  says: t`Aim, fire, move, ram: the shortest rules, and the best to begin with.`,
  scenes,
};
