import type { Lesson, LessonSight, LessonStep } from '../../../system/lesson.ts';
import {
  askWhy,
  giveFire,
  hasGiven,
  hasSeen,
  inHandThen,
  lookAt,
  mayGive,
  readDamage,
  readLog,
  readObjectives,
  readOdds,
  takeAim,
  takeBack,
} from '../../shared/lesson.ts';
import type { Portable } from '../types.ts';
import { t } from '../../../languages/language.ts';

type Step = LessonStep<Portable>;
type Seen = LessonSight<Portable>;

const SHOTS = ['shotFired'];
/** Orders with which guns are laid. */
const AIMS = ['aim'] as const;

/** Ships with such an order open to them. */
const able = ({ offers }: Seen, type: 'ahead' | 'ram'): string[] =>
  offers.flatMap(offer => (offer.type === type && 'ship' in offer ? [offer.ship] : []));

const endStep: Step = {
  id: 'endStep',
  title: t`End a step`,
  text: t`Your other ship moves in the same way. The main button always holds what comes next: it leaves a ship where she is, and then ends the step for your side.`,
  keys: t`Space is the main button.`,
  until: t`It comes when your side has moved.`,
  when: seen => hasGiven(seen, 'ahead') && mayGive(seen, 'done', 'finish'),
  points: () => ({ control: 'main' }),
  done: seen => hasGiven(seen, 'done'),
};

const steam: Step = {
  id: 'move',
  title: t`Steam`,
  text: t`Take one of your ships in hand. Every hex that she can reach lights up: choose one, and she goes there. A hex ahead and a turn of one side cost a point each.`,
  keys: t`N takes a ship in hand, arrow keys move the cursor, Enter sends her there.`,
  until: t`It comes when your side moves.`,
  when: seen => mayGive(seen, 'ahead'),
  points: seen =>
    inHandThen(seen, able(seen, 'ahead'), () => {
      const hex = seen.ways[0];
      return hex === undefined ? null : { hex };
    }),
  done: seen => hasGiven(seen, 'ahead'),
};

const aim: Step = takeAim(AIMS, {
  text: t`An enemy is in reach of your guns. Take the ship with the guns in hand, then choose the enemy: the line of fire and every result appear, and nothing is ordered yet.`,
  keys: t`N takes a ship in hand, K puts the cursor on the nearest enemy, Enter looks at him.`,
  until: t`It comes when a turn begins with an enemy in reach.`,
});

const shoot: Step = giveFire(AIMS, {
  title: t`Give the order`,
  text: t`Choose the enemy a second time or press the main button. Both sides aim in secret and all fire together, so a ship that goes down still has her shot.`,
  keys: t`Space gives the order.`,
});

const ram: Step = {
  id: 'ram',
  title: t`Ramming`,
  text: t`One of your ships has an enemy right before her bow. Take her in hand and choose him: first the odds, then, chosen again, the order. The blow falls at the end of the turn, if he is still there.`,
  keys: t`N takes the ship in hand, K finds the enemy, Enter looks at him and Space gives the order.`,
  until: t`It comes when a ship of yours that can still move has an enemy in the hex before her bow.`,
  when: seen => mayGive(seen, 'ram'),
  points: seen =>
    inHandThen(seen, able(seen, 'ram'), () => {
      const foe = seen.offers.find(offer => offer.type === 'ram' && offer.ship === seen.selected);
      if (seen.aimedAt !== null || !foe || !('target' in foe)) return { control: 'main' };
      return { unit: foe.target };
    }),
  done: seen => hasGiven(seen, 'ram') || hasSeen(seen, 'shipRammed'),
};

/** The portable rules, learnt on the teaching battle. */
export const lesson: Lesson<Portable> = {
  battle: 'first-command',
  seed: 'first command',
  side: 'union',
  opponent: 'captain-bold',
  says: t`Aim, fire, move, ram: the shortest rules, and the best to begin with.`,
  steps: [
    lookAt(
      'uss_conestoga',
      t`You lead the Union ships. Choose Conestoga on the chart: her sheet says what she carries and how much she can take.`,
    ),
    readObjectives(
      t`Open the objectives. Sink or take an enemy, or lie alone at the woodyard when time is up: everything else is a way to that.`,
    ),
    steam,
    takeBack(t`No die was thrown, so the move can be taken back. Try it; you can give the same order again.`),
    endStep,
    aim,
    readOdds(
      t`These are exact chances, out of the tables that settle the shot. Every reason for more or fewer dice stands beside them.`,
    ),
    shoot,
    readLog(SHOTS, t`Every shot is written down with its dice. A line leads back to the ship that it is about.`),
    askWhy(
      SHOTS,
      t`The small question mark beside a line of the log or an order opens the rule behind it. Look at one, then close it again.`,
    ),
    readDamage(
      ['pointsLost'],
      t`Hits cost flotation points. At her critical point or below a ship breaks off; at nought she sinks. Her sheet keeps count.`,
    ),
    ram,
  ],
};
