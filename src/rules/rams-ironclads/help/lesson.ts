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
import type { RamsIronclads } from '../types.ts';

type Step = LessonStep<RamsIronclads>;
type Seen = LessonSight<RamsIronclads>;

const SHOTS = ['gunFired', 'smallShotFired'];
/** Orders with which guns are laid. */
const AIMS = ['aim', 'salvo'] as const;
/** Hexes within which two ships may meet in one move. */
const CLOSE = 7;

const plots = (seen: Seen): boolean => mayGive(seen, 'plot', 'plotted');

/** Whether ships of both sides lie so near that one may run into the other. */
const isClose = ({ units, now }: Seen): boolean => {
  const hexes = (side: string): number[] =>
    units.flatMap(unit => (unit.present && unit.side === side ? unit.hexes.slice(0, 1) : []));
  return hexes('union').some(one => hexes('confederate').some(other => now.chart.range(one, other) <= CLOSE));
};

const speed: Step = {
  id: 'speed',
  title: t`Lay a marker`,
  text: t`Each ship gets a marker with a speed and a helm. Change her speed: pale hulls show where she will be after each half of the move, if nothing comes in between.`,
  keys: t`N takes a ship in hand, + and − change her speed, [ and ] her helm.`,
  until: t`It comes at the beginning of a turn.`,
  when: plots,
  points: seen => inHandThen(seen, seen.actors, () => ({ control: 'speeds' })),
  done: seen => seen.drafted,
};

const secret: Step = {
  id: 'secret',
  title: t`All in secret`,
  text: t`The enemy lays his markers at the same time, and neither sees the other’s. Put yours down: both are turned over together, and everybody moves at once.`,
  keys: t`Space puts the markers down.`,
  until: t`It comes at the beginning of a turn.`,
  when: plots,
  points: () => ({ control: 'main' }),
  done: seen => hasGiven(seen, 'plotted', 'steady'),
};

const turnCard: Step = {
  id: 'turn',
  title: t`The turn in two halves`,
  text: t`Open the turn card: half a move, fire, rams, then the other half and fire again. The marked line is where you are.`,
  points: () => ({ control: 'turn' }),
  done: seen => seen.opened.includes('turn'),
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
  text: t`There is no order to ram: a ship that runs into another rams her, if her bow strikes. Lay a marker whose pale hull ends on an enemy, or ask for advice, and see who is there first.`,
  keys: t`T asks a captain for advice, and follows it when pressed again.`,
  until: t`It comes when an enemy is near enough to run into.`,
  when: seen => plots(seen) && isClose(seen),
  points: () => ({ control: 'advice' }),
  done: seen => hasSeen(seen, 'shipsMet', 'ramRolled'),
};

/** Rams and Ironclads, learnt on the teaching battle. */
export const lesson: Lesson<RamsIronclads> = {
  battle: 'first-command',
  seed: 'woodyard',
  side: 'union',
  opponent: 'captain-bold',
  says: t`Movement plotted in secret, everybody at once, and single guns against single plates.`,
  steps: [
    lookAt(
      'uss_conestoga',
      t`You lead the Union ships. Choose Conestoga on the chart: her sheet lists her guns, her armour and her knots.`,
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
      t`These are exact chances. One die decides: the gun, the range and everything else that helps are added to it, and the sum must beat her armour.`,
    ),
    shoot,
    readLog(SHOTS, t`Every gun is written down with its die and every reason for more or less.`),
    askWhy(
      SHOTS,
      t`The small question mark beside a line of the log or an order opens the rule behind it. Look at one, then close it again.`,
    ),
    readDamage(
      ['knotsLost', 'criticalRolled', 'gunLost'],
      t`Hits take knots, guns or something worse. A ship without knots drifts; one that founders is lost.`,
    ),
    ram,
  ],
};
