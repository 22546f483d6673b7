import { t } from '../../../languages/language.ts';
import type { Lesson, LessonScene, LessonStep } from '../../../system/lesson.ts';
import {
  BROADSIDE,
  CONESTOGA,
  flank,
  give,
  layGuns,
  layOn,
  hasSeen,
  inHandThen,
  IVY,
  mayGive,
  QUEEN,
  read,
  readOdds,
  SUMTER,
  takeAim,
  TWO_TO_SINK,
} from '../../shared/lesson.ts';
import {
  courseScene,
  LAID,
  openFire,
  openPrintedTables,
  ramHer,
  ramScene,
  RAM_PLOTTED,
} from '../../shared/plottedLesson.ts';
import type { Nws } from '../types.ts';

/** Naval Wargames Society 1971, learnt on the teaching battle, with other ships where plates, holes, spars and forts are looked at. */

type Scene = LessonScene<Nws>;
type Ships = NonNullable<Scene['ships']>;
type Section = NonNullable<Scene['section']>;

const AIMS = ['salvo', 'aim'] as const;

/** Conestoga, or who is in her place, hardly moves, and her enemy not at all. */
const SLOWLY: Section = { ...TWO_TO_SINK, speeds: { [CONESTOGA]: 1, [IVY]: 0 } };

/** Her speed and course, and that they are laid in secret. */
const course: Scene = courseScene<Nws>({
  look: t`You lead the Union ships. Choose Conestoga on the chart: her sheet lists her rate and type, her points to sink, her armour in inches and her guns.`,
  turn: {
    title: t`The move in four quarters`,
    text: t`Open the turn card: plots, movement in four quarters, all fire, then rams and torpedoes, and fires at the end. The marked line is where you are.`,
  },
  speed: {
    title: t`Plot a course`,
    text: t`Choose a speed for her. She gains a knot in the first move of a run-up, two in the next, then three: plan ahead.`,
  },
  besides: [
    read(
      {
        id: 'earned',
        title: t`A turn is earned`,
        text: t`The line under her speeds says how much of a turn she has earned. Way ahead earns degrees, more for small ships; with sixty she may turn by a hexside.`,
      },
      { control: 'earned' },
    ),
  ],
  secret: t`The enemy plots at the same time. End the step: when both are done the plots are turned over and everybody moves at once.`,
});

const lookAtPlates: LessonStep<Nws> = {
  id: 'armour',
  title: t`Look at her plates`,
  text: t`Open Atlanta’s armour. With your gun chosen it says of each plate whether the shot goes through, may jam what is behind, or bounces, and from how far.`,
  keys: t`B opens the armour of the ship that is looked at.`,
  points: seen => (mayGive(seen, ...AIMS) && seen.aimedAt !== null ? { control: 'armour' } : null),
  done: seen => seen.opened.includes('armour'),
};

/** A monitor’s guns against a casemate: the plate that breaks and the plate that holds. */
const plates: Scene = {
  seed: 'plates97',
  ships: {
    ...BROADSIDE,
    [CONESTOGA]: { ...BROADSIDE[CONESTOGA], vessel: 'uss_weehawken' },
    [IVY]: { hex: '0906', facing: 'NE', vessel: 'css_atlanta' },
  },
  section: SLOWLY,
  lead: [{ type: 'steady' }, { type: 'plotted' }],
  until: { type: 'salvo', unit: CONESTOGA },
  steps: [
    takeAim(AIMS, {
      text: t`Weehawken’s turret bears on Atlanta. Take her in hand and choose Atlanta: the odds of her guns appear, and nothing is ordered yet.`,
      keys: t`N takes a ship in hand, K puts the cursor on the nearest enemy, Enter looks at him.`,
    }),
    readOdds(
      t`These are exact chances of all guns that bear: that one hits, that one goes through, that one sinks her. A bounce is no harm at all.`,
    ),
    lookAtPlates,
    layGuns(AIMS),
    openFire(
      t`All guns of both sides fire together. End the step, and see what you do to Atlanta and what she does to you.`,
    ),
    openPrintedTables(
      t`Press the dice of a line. The printed tables open with the row and column that were thrown: the range chart, the gun’s inches, and for a hit the damage chart.`,
    ),
    read(
      {
        id: 'breaks',
        title: t`The plate that breaks`,
        text: t`At two hexes the 15 inch goes through 8 inches. Atlanta’s side counts as 7.8: every such hit is through. Four hexes off it would be 7.1, and bounce.`,
      },
      { control: 'log' },
    ),
    read(
      {
        id: 'holds',
        title: t`The plate that holds`,
        text: t`Her 7 inch rifles go through 5.8 inches, your turret is 11 thick. Half of it they do match: that may jam it, and never break it. Choose your range by both.`,
      },
      { unit: CONESTOGA },
    ),
  ],
};

/** A wooden gunboat under a sloop’s broadside: what is lost by hits. */
const harm: Scene = {
  seed: 'harm4',
  ships: { ...BROADSIDE, [CONESTOGA]: { ...BROADSIDE[CONESTOGA], vessel: 'uss_hartford' } },
  section: SLOWLY,
  lead: [{ type: 'steady' }, { type: 'plotted' }, { type: 'salvo', unit: CONESTOGA }, { type: 'aimed' }],
  after: { type: 'aimed' },
  shown: { type: 'aimed' },
  until: { type: 'steady' },
  steps: [
    read(
      {
        id: 'damage',
        title: t`Under fire`,
        text: t`Hartford’s broadside has struck Ivy. Above water a shot carries its points to the guns behind the plank: the heaviest that they can pay for falls.`,
      },
      { control: 'log' },
    ),
    read(
      {
        id: 'hole',
        title: t`A hole below water`,
        text: t`Only hits below water, rams, torpedoes and fire take the few points that a ship has, and part of her speed with each. Without points she sinks.`,
      },
      { unit: IVY },
    ),
    read(
      {
        id: 'fire',
        title: t`Fire aboard`,
        text: t`Ivy is of wood, and burns. At the end of each move 4 or more puts it out; else it strikes guns, and every fifth move it may end her.`,
      },
      { unit: IVY },
    ),
  ],
};

const ram: Scene = ramScene<Nws>(
  {
    ram: t`A ram needs no die to hit: the rates of both ships say what it takes. Queen of the West is plotted against General Sumter’s side: lay the plots, and let the guns go by.`,
    rammed: t`A large ram sinks a small ship at once. Hits below water, rams, torpedoes and fire alone take the few points that a ship has.`,
  },
  { ram: RAM_PLOTTED, blows: ['ramStruck'] },
);

/** A launch by night before a ram that lies without steam, so many hexes ahead. */
const launch = (hexes: number): Ships => ({
  ...flank(hexes),
  [QUEEN]: { ...flank(hexes)[QUEEN], vessel: 'picket_boat_1' },
  [SUMTER]: { ...flank(hexes)[SUMTER], vessel: 'css_albemarle' },
});

const NIGHT: Section = {
  ...TWO_TO_SINK,
  night: true,
  speeds: { [QUEEN]: 6, [SUMTER]: 0, [CONESTOGA]: 1, [IVY]: 1 },
};

/** The order for a spar, two moves ahead. */
const rig: Scene = {
  seed: 'rig',
  ships: launch(4),
  section: NIGHT,
  lead: [],
  until: { type: 'steady' },
  steps: [
    {
      id: 'rig',
      title: t`A torpedo on a spar`,
      text: t`By night a launch may strike Albemarle. Her spar has to be rigged first: take Picket Boat No. 1 in hand and order it beside her course.`,
      keys: t`N takes her in hand; Tab leads to the orders beside her course, Enter chooses.`,
      points: seen =>
        mayGive(seen, 'plot', ...LAID) ? inHandThen(seen, [QUEEN], () => ({ control: 'beside' })) : null,
      done: seen => seen.drafted,
    },
    give(
      {
        id: 'ordered',
        title: t`Two moves ahead`,
        text: t`Lay the plots. Nobody sees the order; in the second move from now the spar is ready, and she may be plotted to strike with it.`,
        keys: t`J lays the plots.`,
      },
      LAID,
      () => ({ control: 'end' }),
    ),
    read(
      {
        id: 'ahead',
        title: t`Be there in time`,
        text: t`A spar is spent by one blow, whatever its die shows. Plan it so that the order and the ship come together in the same move.`,
      },
      { unit: QUEEN },
    ),
  ],
};

/** The blow of a spar that is rigged. */
const spar: Scene = {
  seed: 'spar1',
  ships: launch(2),
  section: { ...NIGHT, rigged: [QUEEN] },
  lead: [
    { type: 'plot', ship: QUEEN, spar: SUMTER },
    { type: 'steady', side: 'union' },
  ],
  after: { type: 'plot', ship: QUEEN, spar: SUMTER },
  until: { type: 'plotted' },
  steps: [
    {
      ...ramHer<Nws>(
        t`Two moves later: the spar is rigged and plotted against Albemarle. Lay the plots, and let the guns go by.`,
        ['torpedoRolled'],
      ),
      id: 'spar',
      title: t`Strike with it`,
    },
    read(
      {
        id: 'burst',
        title: t`What the die said`,
        text: t`A 1 fails and a 2 does half a point. All else sinks the two smallest rates, and takes two points and a half of a ship like Albemarle.`,
      },
      { control: 'log' },
    ),
  ],
};

const FORT = 'fort_henry';

/** A fort, and how a battle ends. */
const fort: Scene = {
  seed: 'fort',
  ships: {
    ...BROADSIDE,
    [CONESTOGA]: { hex: '1008', facing: 'E', vessel: 'uss_hartford' },
    [IVY]: { hex: '1605', facing: 'W' },
  },
  forts: [{ side: 'confederate', fort: FORT, hexes: ['1011', '1111'], facing: 'NW' }],
  section: SLOWLY,
  lead: [{ type: 'steady' }, { type: 'plotted' }],
  until: { type: 'salvo', unit: CONESTOGA },
  steps: [
    layOn<Nws>(
      {
        id: 'fort',
        title: t`A fort`,
        text: t`Fort Henry lies on the bank. Choose it for Hartford’s guns, and lay them: it is hit like a ship, by the length of its face.`,
        keys: t`N takes a ship in hand, K puts the cursor on the nearest enemy, Enter looks at it, Space lays the guns.`,
      },
      CONESTOGA,
      FORT,
    ),
    {
      ...openFire<Nws>(
        t`End the step. No plate is asked: every hit on its hull takes the points of the shot off that face, and guns fall with them.`,
      ),
      id: 'works',
      title: t`Earth and stone`,
      done: seen => hasSeen(seen, 'gunFired'),
    },
    {
      id: 'objectives',
      title: t`Who wins`,
      text: t`Objectives say who has won. Where a battle has none, each side counts ships lost and guns: who has half as much again is the victor.`,
      points: () => ({ control: 'objectives' }),
      done: seen => seen.opened.includes('objectives'),
    },
  ],
};

/** Naval Wargames Society 1971, learnt on the teaching battle. */
export const lesson: Lesson<Nws> = {
  battle: 'first-command',
  side: 'union',
  opponent: 'captain-cautious',
  says: t`Each shot against the plate that it meets, by inches, and rams that sink at one blow.`,
  scenes: [course, plates, harm, ram, rig, spar, fort],
};
