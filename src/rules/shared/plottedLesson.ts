import type { Game } from '../../core/game.ts';
import { t } from '../../languages/language.ts';
import type { LessonScene, LessonStep } from '../../system/lesson.ts';
import {
  askWhy,
  BROADSIDE,
  CONESTOGA,
  flank,
  give,
  layGuns,
  hasSeen,
  inHandThen,
  IVY,
  like,
  lookAt,
  mayGive,
  QUEEN,
  read,
  readLog,
  readOdds,
  SUMTER,
  takeAim,
  TWO_TO_SINK,
} from './lesson.ts';

/** The lesson of rules whose ships move by secret plots, all at once: a course is plotted, guns are laid, a side is rammed. */

/** What a system says of it in its own words. */
export interface PlottedWords<G extends Game> {
  /** What the sheet of the first ship shows. */
  look: string;
  turn: Pick<LessonStep<G>, 'title' | 'text'>;
  speed: Pick<LessonStep<G>, 'title' | 'text'>;
  /** What else is said of her course before it is laid; absent = nothing. */
  besides?: readonly LessonStep<G>[];
  secret: string;
  odds: string;
  log: string;
  damage: string;
  ram: string;
  rammed: string;
}

/** Where its scenes differ: the dice of a broadside that does something, and how a ram is plotted and known. */
export interface PlottedScenes<G extends Game> {
  fireSeed: string;
  ram: Pick<LessonScene<G>, 'lead' | 'after' | 'until'>;
  /** Events by which the blow is known. */
  blows: readonly string[];
}

/** A lead in which a ram is plotted for the learner, by orders that name the rammed ship. */
export const RAM_PLOTTED = {
  lead: [
    { type: 'plot', ship: QUEEN, ram: SUMTER },
    { type: 'steady', side: 'union' },
  ],
  after: { type: 'plot', ship: QUEEN, ram: SUMTER },
  until: { type: 'plotted' },
} as const;

/** Ships that hardly move: the first fire comes where they lie. */
const SLOWLY = { ...TWO_TO_SINK, speeds: { [CONESTOGA]: 1, [QUEEN]: 1, [IVY]: 1, [SUMTER]: 1 } } as const;

/** One ship that comes on fast, and others that hardly move. */
const CHARGE = { ...TWO_TO_SINK, speeds: { [CONESTOGA]: 1, [QUEEN]: 6, [IVY]: 1, [SUMTER]: 0 } } as const;

/** Orders by which plots lie. */
export const LAID = ['plotted', 'steady'] as const;

/** Plotting a ship's speed. */
export const plotSpeed = <G extends Game>(words: Pick<LessonStep<G>, 'title' | 'text'>): LessonStep<G> => ({
  id: 'speed',
  ...words,
  keys: t`N takes a ship in hand, + and − change her speed, [ and ] her helm.`,
  points: seen =>
    mayGive(seen, 'plot', ...LAID) ? inHandThen(seen, seen.actors, () => ({ control: 'speeds' })) : null,
  done: seen => seen.drafted,
});

/** Laying the guns of a side, and what both have fired. */
export const openFire = <G extends Game>(text: string): LessonStep<G> =>
  give(
    {
      id: 'aimed',
      title: t`Both fire at once`,
      text: t`${text} Where a ship has not aimed the button asks again: press it once more.`,
      keys: t`J ends the step.`,
    },
    ['aimed'],
    () => ({ control: 'end' }),
  );

/** Looking at the printed tables in which the dice of a line stand. */
export const openPrintedTables = <G extends Game>(text: string): LessonStep<G> => ({
  id: 'chart',
  title: t`The printed charts`,
  text,
  keys: t`Tab leads through the log; Enter opens the tables, Esc closes them.`,
  points: () => ({ control: 'dice' }),
  done: seen => seen.asked,
});

/** Running into an enemy, from the plot to the blow. `blows`: events by which it is known. */
export const ramHer = <G extends Game>(text: string, blows: readonly string[]): LessonStep<G> => ({
  id: 'ram',
  title: t`Ram her side`,
  text,
  keys: t`J lays the plots.`,
  // The main button may lead to a ship that has no plot yet; the end of the step lays what there is.
  points: seen => (mayGive(seen, ...LAID, 'aimed') ? { control: 'end' } : null),
  done: seen => hasSeen(seen, ...blows),
});

/** Orders with which guns are laid. */
const AIMS = ['salvo', 'aim'] as const;

type CourseWords<G extends Game> = Pick<PlottedWords<G>, 'look' | 'turn' | 'speed' | 'besides' | 'secret'>;

export const courseScene = <G extends Game>(words: CourseWords<G>): LessonScene<G> => ({
  seed: 'woodyard',
  ships: BROADSIDE,
  section: SLOWLY,
  lead: [],
  until: like({ type: 'steady' }),
  steps: [
    lookAt(CONESTOGA, words.look),
    {
      id: 'turn',
      ...words.turn,
      points: () => ({ control: 'turn' }),
      done: seen => seen.opened.includes('turn'),
    },
    plotSpeed(words.speed),
    ...(words.besides ?? []),
    give(
      {
        id: 'secret',
        title: t`All in secret`,
        text: words.secret,
        keys: t`J lays the plots. Whoever has none goes on as she goes, and is named first.`,
        wants: LAID.map(type => like<G>({ type })),
      },
      LAID,
      () => ({ control: 'end' }),
    ),
  ],
});

const fireScene = <G extends Game>(words: PlottedWords<G>, seed: string): LessonScene<G> => ({
  seed,
  ships: BROADSIDE,
  section: SLOWLY,
  lead: [like({ type: 'steady' }), like({ type: 'plotted' })],
  until: like({ type: 'salvo', unit: CONESTOGA }),
  steps: [
    takeAim(AIMS, {
      text: t`Conestoga’s guns bear on Ivy. Take her in hand and choose Ivy: the odds of her guns appear, and nothing is ordered yet.`,
      keys: t`N takes a ship in hand, K puts the cursor on the nearest enemy, Enter looks at him.`,
    }),
    readOdds(words.odds),
    layGuns(AIMS),
    openFire(
      t`All guns of both sides fire together. End the step, and see what you do to Ivy and what she does to you.`,
    ),
    readLog(words.log),
    askWhy(),
    read({ id: 'damage', title: t`Under fire`, text: words.damage }, { unit: CONESTOGA }),
  ],
});

export const ramScene = <G extends Game>(
  words: Pick<PlottedWords<G>, 'ram' | 'rammed'>,
  { ram, blows }: Pick<PlottedScenes<G>, 'ram' | 'blows'>,
): LessonScene<G> => ({
  seed: 'ram0',
  ships: flank(2),
  section: CHARGE,
  ...ram,
  steps: [
    ramHer(words.ram, blows),
    read({ id: 'rammed', title: t`What the blow did`, text: words.rammed }, { control: 'log' }),
  ],
});

/** The scenes of such a lesson, on the teaching battle. */
export const plottedLesson = <G extends Game>(words: PlottedWords<G>, scenes: PlottedScenes<G>): LessonScene<G>[] => [
  courseScene(words),
  fireScene(words, scenes.fireSeed),
  ramScene(words, scenes),
];
