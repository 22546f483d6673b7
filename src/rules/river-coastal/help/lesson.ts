import { t } from '../../../languages/language.ts';
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
import type { RiverCoastal } from '../types.ts';

type Step = LessonStep<RiverCoastal>;
type Seen = LessonSight<RiverCoastal>;

const SHOTS = ['gunFired'];
/** Orders with which guns are laid. */
const AIMS = ['aim', 'salvo'] as const;
/** Hexes within which two ships may meet in one move. */
const CLOSE = 6;

const plots = (seen: Seen): boolean => mayGive(seen, 'plot', 'plotted', 'steady');

/** Whether ships of both sides lie so near that one may run into the other. */
const isClose = ({ units, now }: Seen): boolean => {
  const hexes = (side: string): number[] =>
    units.flatMap(unit => (unit.present && unit.side === side ? unit.hexes.slice(0, 1) : []));
  return hexes('union').some(one => hexes('confederate').some(other => now.chart.range(one, other) <= CLOSE));
};

const turnCard: Step = {
  id: 'turn',
  title: t`The move in four quarters`,
  text: t`Open the turn card: plots, four quarters of movement, then the guns, and crews that may have had enough. The marked line is where you are.`,
  points: () => ({ control: 'turn' }),
  done: seen => seen.opened.includes('turn'),
};

const speed: Step = {
  id: 'speed',
  title: t`Plot a course`,
  text: t`Choose a speed for her, and where she turns. Pale hulls show where she will be after each quarter, if nothing comes in between.`,
  keys: t`N takes a ship in hand, + and − change her speed, [ and ] her helm.`,
  until: t`It comes at the beginning of a turn.`,
  when: plots,
  points: seen => inHandThen(seen, seen.actors, () => ({ control: 'speeds' })),
  done: seen => seen.drafted,
};

const secret: Step = {
  id: 'secret',
  title: t`All in secret`,
  text: t`The enemy plots at the same time, and neither sees the other’s. A plot shows only by what the ship does. Lay yours down: everybody moves at once.`,
  keys: t`Space lays the plots.`,
  until: t`It comes at the beginning of a turn.`,
  when: plots,
  points: () => ({ control: 'main' }),
  done: seen => hasGiven(seen, 'plotted', 'steady'),
};

const aim: Step = takeAim(AIMS, {
  text: t`A gun of yours bears on an enemy. Take the ship in hand and choose him: the odds of each gun appear, and nothing is ordered yet.`,
  keys: t`N takes a ship in hand, K puts the cursor on the nearest enemy, Enter looks at him.`,
  until: t`It comes in a fire step in which a gun bears.`,
});

const shoot: Step = giveFire(AIMS, {
  title: t`Lay the guns`,
  text: t`The main button lays every gun that bears. Both sides do it in secret, and all fire together when both are done.`,
  keys: t`Space lays the guns.`,
});

const ram: Step = {
  id: 'ram',
  title: t`Ramming`,
  text: t`A ship that runs into another at an angle rams her. Mark the ram in the plot and the blow is harder, but her captain may have to be tested first. Plot a course into an enemy, or ask for advice.`,
  keys: t`T asks a captain for advice, and follows it when pressed again.`,
  until: t`It comes when an enemy is near enough to run into.`,
  when: seen => plots(seen) && isClose(seen),
  points: () => ({ control: 'advice' }),
  done: seen => hasSeen(seen, 'ramTested', 'ramRolled', 'shipsSlid'),
};

const crew: Step = {
  id: 'crew',
  title: t`Men and morale`,
  text: t`A die and all that weighs on a crew decide whether it stays. Men lost, guns silenced and a dead captain tell; a ship that is left is out of the battle.`,
  until: t`It comes when a crew is tested.`,
  when: seen => hasSeen(seen, 'moraleRolled'),
  points: () => ({ control: 'log' }),
};

/** River and Coastal, learnt on the teaching battle. */
export const lesson: Lesson<RiverCoastal> = {
  battle: 'first-command',
  seed: 'woodyard',
  side: 'union',
  opponent: 'captain-bold',
  says: t`Courses plotted in secret hex by hex, points that keep shot out, and crews that may leave.`,
  steps: [
    lookAt(
      'uss_conestoga',
      t`You lead the Union ships. Choose Conestoga on the chart: her sheet lists her guns, her points of ship and crew, and her knots.`,
    ),
    readObjectives(
      t`Open the objectives. Sink or take an enemy, or lie alone at the woodyard when time is up: everything else is a way to that.`,
    ),
    turnCard,
    speed,
    secret,
    aim,
    takeBack(t`No die was thrown yet, so this can be taken back. Try it; you can give the same order again.`),
    readOdds(
      t`These are exact chances. One die decides: the kind of gun and the range say what it must show, and a target end on is harder to hit.`,
    ),
    shoot,
    readLog(SHOTS, t`Every gun is written down with its die and every reason for more or less.`),
    askWhy(
      SHOTS,
      t`The small question mark beside a line of the log or an order opens the rule behind it. Look at one, then close it again.`,
    ),
    readDamage(
      ['pointsLost', 'damageRolled'],
      t`Hits take points of the ship. Once she is below her penetration value each hit goes through and rolls on the damage tables.`,
    ),
    ram,
    crew,
  ],
};
