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
import type { Nws } from '../types.ts';

type Step = LessonStep<Nws>;
type Seen = LessonSight<Nws>;

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

const armour: Step = {
  id: 'armour',
  title: t`Inches of iron`,
  text: t`Her sheet lists what guards bow, side and stern in effective inches, with the letter of the list. A shot has to match them to go through.`,
  points: () => ({ unit: 'uss_conestoga' }),
};

const turnCard: Step = {
  id: 'turn',
  title: t`The move in four quarters`,
  text: t`Open the turn card: plots, movement in four quarters, all fire, then rams and torpedoes, and fires at the end. The marked line is where you are.`,
  points: () => ({ control: 'turn' }),
  done: seen => seen.opened.includes('turn'),
};

const speed: Step = {
  id: 'speed',
  title: t`Plot a course`,
  text: t`Choose a speed for her, and where she turns. She gains a knot in the first move of a run-up, two in the next, then three: plan ahead.`,
  keys: t`N takes a ship in hand, + and − change her speed, [ and ] her helm.`,
  until: t`It comes at the beginning of a turn.`,
  when: plots,
  points: seen => inHandThen(seen, seen.actors, () => ({ control: 'speeds' })),
  done: seen => seen.drafted,
};

const secret: Step = {
  id: 'secret',
  title: t`All in secret`,
  text: t`The enemy plots at the same time. When both are done the plots are turned over and everybody moves at once.`,
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

const loading: Step = {
  id: 'loading',
  title: t`Guns that load`,
  text: t`Some guns fire once in two moves, the largest once in four. The sheet says when each is loaded again: close in while the enemy loads, not while you do.`,
  until: t`It comes when guns have been fired.`,
  when: seen => hasSeen(seen, ...SHOTS),
  points: () => ({ unit: 'uss_conestoga' }),
};

const plate: Step = {
  id: 'plate',
  title: t`Did it go through?`,
  text: t`Each hit throws two dice on the damage chart: they say what is struck. Then the inches of the shot are held against those of the plate.`,
  until: t`It comes when a shot has hit.`,
  when: seen => hasSeen(seen, 'hitThrown'),
  points: () => ({ control: 'log' }),
};

const below: Step = {
  id: 'below',
  title: t`Below water`,
  text: t`Only hits below water, rams, torpedoes and fire take the few points that a ship has. Each of them costs speed too, so that a wounded ship is soon caught.`,
  until: t`It comes when a ship has lost a point.`,
  when: seen => hasSeen(seen, 'pointsLost'),
  points: () => ({ control: 'log' }),
};

const ram: Step = {
  id: 'ram',
  title: t`Ramming`,
  text: t`A ram needs no die to hit: the rates of both ships say what it takes, and a large ram sinks a small ship at once. It has to be plotted against that enemy. Try it, or ask for advice.`,
  keys: t`T asks a captain for advice, and follows it when pressed again.`,
  until: t`It comes when an enemy is near enough to run into.`,
  when: seen => plots(seen) && isClose(seen),
  points: () => ({ control: 'advice' }),
  done: seen => hasSeen(seen, 'shipsMet', 'ramStruck', 'shipHeld'),
};

const again: Step = {
  id: 'again',
  title: t`The next move`,
  text: t`What was jammed is counted down and fires burn on. Plot again: who was faster keeps his way on, and a long ship cannot stop at once.`,
  until: t`It comes at the beginning of the next turn.`,
  when: seen => plots(seen) && seen.now.state.turn > 1,
  points: seen => inHandThen(seen, seen.actors, () => ({ control: 'speeds' })),
  done: seen => seen.drafted,
};

/** Naval Wargames Society 1971, learnt on the teaching battle. */
export const lesson: Lesson<Nws> = {
  battle: 'first-command',
  seed: 'woodyard',
  side: 'union',
  opponent: 'captain-cautious',
  says: t`Each shot against the plate that it meets, by inches, and rams that sink at one blow.`,
  steps: [
    lookAt(
      'uss_conestoga',
      t`You lead the Union ships. Choose Conestoga on the chart: her sheet lists her rate and type, her points to sink, her armour and her guns.`,
    ),
    armour,
    readObjectives(
      t`Open the objectives. Sink or take an enemy, or lie alone at the woodyard when time is up: everything else is a way to that.`,
    ),
    turnCard,
    speed,
    secret,
    aim,
    takeBack(t`No die was thrown yet, so this can be taken back. Try it; you can give the same order again.`),
    readOdds(
      t`These are exact chances: that the one die hits, that the shot goes through, and what it may strike. A bounce is no harm at all.`,
    ),
    shoot,
    readLog(SHOTS, t`Every gun is written down with its die, every hit with its plate and its inches.`),
    askWhy(
      SHOTS,
      t`The small question mark beside a line of the log or an order opens the rule behind it. Look at one, then close it again.`,
    ),
    plate,
    readDamage(
      ['gunsStruck', 'pointsLost', 'speedLost', 'funnelHit'],
      t`A shot through the hull carries its points to the guns behind it: the heaviest that they can pay for falls.`,
    ),
    loading,
    again,
    below,
    ram,
  ],
};
