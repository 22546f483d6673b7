import { t } from '../../../languages/language.ts';
import type { Lesson, LessonScene, LessonSight, LessonStep, Pointed } from '../../../system/lesson.ts';
import {
  askWhy,
  BROADSIDE,
  CONESTOGA,
  give,
  layGuns,
  layOn,
  hasSeen,
  inHandThen,
  IVY,
  lookAt,
  mayGive,
  QUEEN,
  read,
  readOdds,
  SUMTER,
  takeAim,
  TWO_TO_SINK,
} from '../../shared/lesson.ts';
import { LAID, openFire, openPrintedTables, plotSpeed, ramScene } from '../../shared/plottedLesson.ts';
import type { RiverCoastal } from '../types.ts';

/** River and Coastal, learnt on the teaching battle: captains and crews first, then course, fire, what it does, ram, boarders, fort and shoals. */

type Scene = LessonScene<RiverCoastal>;
type Step = LessonStep<RiverCoastal>;
type Section = NonNullable<Scene['section']>;

const AIMS = ['salvo', 'aim'] as const;

/** Captains whom no die makes otherwise, and whose orders bind them. */
const CAPTAINS: Section = {
  ...TWO_TO_SINK,
  options: { captains: true },
  wind: 'south',
  characters: { [CONESTOGA]: 'stubborn', [QUEEN]: 'reckless', [IVY]: 'intelligent', [SUMTER]: 'intelligent' },
  flagships: [QUEEN],
};

/** Conestoga, or who is in her place, hardly moves, and nobody else at all. */
const SLOWLY: Section = {
  ...TWO_TO_SINK,
  options: { captains: false },
  wind: 'south',
  speeds: { [CONESTOGA]: 1, [QUEEN]: 1, [IVY]: 0, [SUMTER]: 1 },
};

/** Orders stand as they are, before a plot is thought of. */
const ORDERED = { type: 'ordered' } as const;

/** A ship taken in hand, Ivy chosen for her, then one of the orders that are about both. */
const chosenThen = (seen: LessonSight<RiverCoastal>, ship: string, order: string): Pointed | null =>
  seen.aimedAt === null ? inHandThen(seen, [ship], () => ({ unit: IVY })) : { order };

const orders: Scene = {
  seed: 'orders',
  ships: BROADSIDE,
  section: { ...CAPTAINS, speeds: { [CONESTOGA]: 5, [QUEEN]: 6, [IVY]: 1, [SUMTER]: 1 } },
  lead: [],
  until: { type: 'ordered' },
  steps: [
    lookAt(
      CONESTOGA,
      t`You lead the Union ships. Choose Conestoga on the chart: her sheet lists her points of ship and crew, her knots, her guns and her captain.`,
    ),
    {
      id: 'turn',
      title: t`The move in four quarters`,
      text: t`Open the turn card: orders, plots, four quarters of movement, then the guns, and crews that may have had enough. The marked line is where you are.`,
      points: () => ({ control: 'turn' }),
      done: seen => seen.opened.includes('turn'),
    },
    {
      id: 'captain',
      title: t`Her captain`,
      text: t`Look at Conestoga’s captain. He is stubborn: he plots nothing but what fits the order on his sheet. Dice have given him three figures besides.`,
      keys: t`N takes her in hand.`,
      points: seen => inHandThen(seen, [CONESTOGA], () => ({ control: 'captain' })),
    },
    give(
      {
        id: 'order',
        title: t`Write an order`,
        text: t`Before the first move any sheet may be written, later by signals of a flagship only. Take Queen of the West in hand, choose Ivy, and order her to engage or to ram.`,
        keys: t`N takes a ship in hand, K puts the cursor on the nearest enemy, Enter looks at him; 1 gives the first order.`,
        wants: [{ type: 'order', ship: QUEEN }],
      },
      ['order'],
      seen => chosenThen(seen, QUEEN, 'order'),
    ),
    give(
      {
        id: 'ordered',
        title: t`Orders are given`,
        text: t`End the step: the sheets lie face down. What is written there the enemy never reads.`,
        keys: t`J ends the step.`,
        wants: [ORDERED],
      },
      ['ordered'],
      () => ({ control: 'end' }),
    ),
    read(
      {
        id: 'advice',
        title: t`Who obeys`,
        text: t`To an intelligent captain orders are advice. A reckless one, as Queen of the West has him, goes for the first enemy that he sees.`,
      },
      { unit: QUEEN },
    ),
  ],
};

/** With Conestoga in hand, something that is only read. */
const withHer = (step: Pick<Step, 'id' | 'title' | 'text'>, then: Pointed): Step => ({
  ...step,
  points: seen => inHandThen(seen, [CONESTOGA], () => then),
});

const course: Scene = {
  seed: 'course',
  ships: { ...BROADSIDE, [CONESTOGA]: { hex: '0506', facing: 'E' } },
  current: { knots: 3, downstream: 'E' },
  section: {
    ...CAPTAINS,
    speeds: { [CONESTOGA]: 7, [QUEEN]: 4, [IVY]: 1, [SUMTER]: 1 },
    orders: {
      union: { units: [{ who: [CONESTOGA], stance: { hold: ['0506'] } }] },
    },
  },
  lead: [ORDERED],
  until: { type: 'steady' },
  steps: [
    withHer(
      {
        id: 'bound',
        title: t`What he forbids`,
        text: t`Take Conestoga in hand. She is ordered to hold the hex in which she lies, and her captain offers no plot that leads away from it: the panel says why.`,
      },
      { control: 'bound' },
    ),
    plotSpeed({
      title: t`Plot a course`,
      text: t`Choose a speed for her, and where she turns. Pale hulls show where she will be after each quarter, if nothing comes in between.`,
    }),
    withHer(
      {
        id: 'current',
        title: t`The current`,
        text: t`The river runs here: it works on ships that head with it or against it, more in mid-stream than at the banks. A ship without way drifts.`,
      },
      { control: 'course' },
    ),
    withHer(
      {
        id: 'saved',
        title: t`A turn is saved up`,
        text: t`Every hex ahead earns three knots towards a turn, and a turn costs her radius. What is left over, and parts of a hex, count in the next move.`,
      },
      { control: 'earned' },
    ),
    askWhy(),
    give(
      {
        id: 'secret',
        title: t`All in secret`,
        text: t`The enemy plots at the same time, and neither sees the other’s. A plot shows only by what the ship does. End the step: everybody moves at once.`,
        keys: t`J lays the plots. Whoever has none goes on as she goes, and is named first.`,
        wants: LAID.map(type => ({ type })),
      },
      LAID,
      () => ({ control: 'end' }),
    ),
  ],
};

/** Whether a plot has been laid by which a man goes to a gun; a gun is a number. */
const hasMoved = ({ given }: LessonSight<RiverCoastal>): boolean =>
  given.some(command => command.type === 'plot' && command.men.some(({ to }) => typeof to === 'number'));

/** A gunboat with more guns than men. */
const crew: Scene = {
  seed: 'crew',
  ships: { ...BROADSIDE, [CONESTOGA]: { ...BROADSIDE[CONESTOGA], vessel: 'uss_tyler' } },
  section: SLOWLY,
  lead: [ORDERED],
  until: { type: 'steady' },
  steps: [
    {
      id: 'crew',
      title: t`Men and guns`,
      text: t`Tyler has more guns than men. Open her crew beside her course and move a man to a gun that has none: drag him, or press his box and then the other.`,
      keys: t`Tab leads to the boxes; Enter picks a man up, and puts him down.`,
      points: seen =>
        mayGive(seen, 'plot', ...LAID) ? inHandThen(seen, [CONESTOGA], () => ({ control: 'crew' })) : null,
      done: hasMoved,
    },
    withHer(
      {
        id: 'boxes',
        title: t`Every man has one thing to do`,
        text: t`A gun without men is silent, an engine without men stops. Those in the pool mend what is hit, weigh anchors, and board. A man moves once in a move.`,
      },
      { control: 'crew' },
    ),
  ],
};

const fire: Scene = {
  seed: 'fire1',
  ships: BROADSIDE,
  section: SLOWLY,
  lead: [ORDERED, { type: 'steady' }, { type: 'plotted' }],
  until: { type: 'salvo', unit: CONESTOGA },
  steps: [
    takeAim(AIMS, {
      text: t`Conestoga’s guns bear on Ivy. Take her in hand and choose Ivy: the odds of her guns appear, and nothing is ordered yet.`,
      keys: t`N takes a ship in hand, K puts the cursor on the nearest enemy, Enter looks at him.`,
    }),
    readOdds(
      t`These are exact chances. One die a gun decides: the kind of gun and the range say what it must show, and a target end on is harder to hit.`,
    ),
    layGuns(AIMS),
    openFire(
      t`All guns of both sides fire together. End the step, and see what you do to Ivy and what she does to you.`,
    ),
    openPrintedTables(
      t`Press the dice of a line of the log. The printed tables open with the row and column that were thrown: the range table, or one of the six damage tables.`,
    ),
    read(
      {
        id: 'damage',
        title: t`Under fire`,
        text: t`Hits take points of the ship. Once she is below her penetration value each hit goes through and rolls on the damage tables.`,
      },
      { unit: CONESTOGA },
    ),
  ],
};

/** A wooden gunboat under a sloop’s broadside: what hits do, and what men do about it. */
const harm: Scene = {
  seed: 'harm1',
  ships: { ...BROADSIDE, [CONESTOGA]: { ...BROADSIDE[CONESTOGA], vessel: 'uss_hartford' } },
  section: SLOWLY,
  lead: [ORDERED, { type: 'steady' }, { type: 'plotted' }, { type: 'salvo', unit: CONESTOGA }, { type: 'aimed' }],
  after: { type: 'aimed' },
  shown: { type: 'aimed' },
  until: { type: 'steady' },
  steps: [
    read(
      {
        id: 'tables',
        title: t`What hits do`,
        text: t`Hartford’s broadside has gone through Ivy’s side. Every hit that does rolls two dice: which of the six tables, and what it says of guns, rudder, boiler, men.`,
      },
      { control: 'log' },
    ),
    read(
      {
        id: 'repair',
        title: t`Mend and fight`,
        text: t`Men of the pool mend what can be mended: each hit costs one point of crew four moves. So damage is bought back with crew, if there is any to spare.`,
      },
      { unit: IVY },
    ),
    read(
      {
        id: 'morale',
        title: t`Whether they stay`,
        text: t`What frightens a crew has it tested at the end of the move. A captain who lives steadies it, lost men and a riddled hull count against it: it may leave her.`,
      },
      { unit: IVY },
    ),
  ],
};

const ram: Scene = ramScene<RiverCoastal>(
  {
    ram: t`Queen of the West’s plot is marked as a ram at General Sumter, and her course runs into her side. A mark makes the blow harder, but her captain may be tested first. Lay the plots.`,
    rammed: t`Her speed, her bow and the angle say what the blow takes. The rammer throws for herself, too.`,
  },
  {
    ram: {
      lead: [ORDERED, { type: 'plot', ship: QUEEN, ram: SUMTER }, { type: 'steady', side: 'union' }],
      after: { type: 'plot', ship: QUEEN, ram: SUMTER },
      until: { type: 'plotted' },
    },
    blows: ['ramRolled'],
  },
);

/** Two ships at rest side by side. */
const board: Scene = {
  seed: 'board3',
  ships: {
    [CONESTOGA]: { hex: '0706', facing: 'E', vessel: 'uss_lexington' },
    [QUEEN]: { hex: '0408', facing: 'E' },
    [IVY]: { hex: '0707', facing: 'E', state: { steamIn: 9 } },
    [SUMTER]: { hex: '1408', facing: 'W' },
  },
  section: { ...SLOWLY, speeds: { [CONESTOGA]: 0, [QUEEN]: 0, [IVY]: 0, [SUMTER]: 0 } },
  lead: [ORDERED, { type: 'steady' }, { type: 'plotted' }, { type: 'aimed' }],
  until: { type: 'board', ship: CONESTOGA },
  steps: [
    give(
      {
        id: 'board',
        title: t`Board her`,
        text: t`Lexington lies alongside Ivy, who has no steam. Choose Ivy, and how many points of your pool are to go over her side: first they must get across.`,
        keys: t`N takes a ship in hand, K puts the cursor on the nearest enemy, Enter looks at him; Space sends them.`,
        wants: [{ type: 'board', ship: CONESTOGA }],
      },
      ['board'],
      seen => chosenThen(seen, CONESTOGA, 'board'),
    ),
    {
      id: 'boarded',
      title: t`Hand to hand`,
      text: t`End the step. Parties that get across fight the crew on deck, sum against sum of dice; equal sums fight on in the next move.`,
      keys: t`J ends the step.`,
      points: seen => (mayGive(seen, 'detailed') ? { control: 'end' } : null),
      done: seen => hasSeen(seen, 'boardersCrossed'),
    },
    read(
      {
        id: 'taken',
        title: t`A prize, or a lesson`,
        text: t`Who wins the deck has the ship, for a move idle. Parties land in the same way, march to a fort or a town and storm it.`,
      },
      { control: 'log' },
    ),
  ],
};

const FORT = 'fort_henry';

/** A fort, what lies in the water, and how a battle ends. */
const fort: Scene = {
  seed: 'fort',
  ships: {
    ...BROADSIDE,
    [CONESTOGA]: { hex: '1008', facing: 'E', vessel: 'uss_hartford' },
    [IVY]: { hex: '1306', facing: 'W' },
  },
  forts: [{ side: 'confederate', fort: FORT, hexes: ['1011', '1111'], facing: 'NW' }],
  section: { ...SLOWLY, stakes: ['0707', '0708'] },
  lead: [ORDERED, { type: 'allotted' }, { type: 'steady' }, { type: 'plotted' }],
  until: { type: 'salvo', unit: CONESTOGA },
  steps: [
    layOn<RiverCoastal>(
      {
        id: 'fort',
        title: t`A fort`,
        text: t`Fort Henry lies on the bank. Choose it for Hartford’s guns, and lay them: it has points to lose like a ship, and is silent once two thirds are gone.`,
        keys: t`N takes a ship in hand, K puts the cursor on the nearest enemy, Enter looks at it, Space lays the guns.`,
      },
      CONESTOGA,
      FORT,
    ),
    {
      ...openFire<RiverCoastal>(
        t`End the step. A ship’s hits count against its points alone; a mortar’s shell falls on one of its six squares and who stands there.`,
      ),
      id: 'squares',
      title: t`Six squares`,
      done: seen => hasSeen(seen, 'gunFired'),
    },
    read(
      {
        id: 'shoals',
        title: t`What lies in the water`,
        text: t`Stakes and bars hold whoever runs upon them on a die, a wreck snags, a chain stops, a mine sinks. The plot warns of all that you may know of.`,
      },
      { hex: 707 },
    ),
    {
      id: 'objectives',
      title: t`Who wins`,
      text: t`Objectives say who has won. Where a battle has none, each side counts the points of ship that it has destroyed.`,
      points: () => ({ control: 'objectives' }),
      done: seen => seen.opened.includes('objectives'),
    },
  ],
};

/** River and Coastal, learnt on the teaching battle. */
export const lesson: Lesson<RiverCoastal> = {
  battle: 'first-command',
  side: 'union',
  opponent: 'captain-bold',
  says: t`Courses plotted in secret hex by hex, points that keep shot out, and crews that may leave.`,
  scenes: [orders, course, crew, fire, harm, ram, board, fort],
};
