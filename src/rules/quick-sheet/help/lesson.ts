import type { CommandLike, Lesson, LessonScene, LessonStep } from '../../../system/lesson.ts';
import {
  askWhy,
  BROADSIDE,
  CONESTOGA,
  flank,
  give,
  giveFire,
  inHandThen,
  IVY,
  lookAt,
  QUEEN,
  read,
  readLog,
  readOdds,
  SUMTER,
  takeAim,
  takeBack,
  TWO_TO_SINK,
} from '../../shared/lesson.ts';
import { HAND } from '../tables.ts';
import type { QuickSheet } from '../types.ts';
import { t } from '../../../languages/language.ts';

type Step = LessonStep<QuickSheet>;
type Scene = LessonScene<QuickSheet>;

/** Orders with which guns are laid. */
const AIMS = ['fire', 'shoot'] as const;

/** Side to side, a hex apart. */
const CLOSE = { ...BROADSIDE, [IVY]: { hex: '0806', facing: 'NW' } };

/** Both have laid guns, and the others come up slowly. */
const TO_THE_GUNS: readonly CommandLike<QuickSheet>[] = [
  { type: 'chooseDeck', deck: 'actionStationsDeck' },
  { type: 'lay', ship: CONESTOGA, card: 'fire' },
  { type: 'lay', ship: IVY, card: 'fire' },
  { type: 'lay', card: 'slowSpeed' },
];

const decks: Step = give(
  {
    id: 'decks',
    title: t`Draw order cards`,
    text: t`Each ship draws ${HAND.cards} orders from one of two decks: one is for speed, the other for the guns. The main button chooses for you, then draws.`,
    keys: t`Tab leads to the decks; Space chooses for you, then draws.`,
    wants: [{ type: 'chooseDeck' }],
  },
  ['chooseDeck'],
);

const cards: Step = give(
  {
    id: 'cards',
    title: t`Lay the cards`,
    text: t`One card face down for each ship: how far she goes, whether she may turn and fire. It binds, and the enemy sees only its back. The main button chooses for you, then lays them.`,
    keys: t`Tab leads to the cards; Space chooses for you, then lays them.`,
    wants: [{ type: 'lay' }],
  },
  ['lay'],
);

const steam: Step = {
  id: 'move',
  title: t`Steam`,
  text: t`Her card says how many hexes she goes. Choose a lit hex, and she steams there.`,
  keys: t`N takes a ship in hand, arrow keys move the cursor, Enter sends her there.`,
  wants: [{ type: 'ahead' }],
  points: seen => {
    if (!seen.offers.some(({ type }) => type === 'ahead')) return null;
    return inHandThen(seen, seen.actors, () => {
      const [hex] = seen.ways;
      return hex === undefined ? { control: 'main' } : { hex };
    });
  },
  done: seen => seen.given.some(({ type }) => type === 'ahead'),
};

const ram: Step = give(
  {
    id: 'ram',
    title: t`Ram her side`,
    text: t`General Sumter lies with her side before Queen of the West’s bow. Choose her: what can be done there is listed, the ram with what it does on average. Choose the ram.`,
    keys: t`K finds the enemy, Enter looks at him and a number gives the order.`,
    wants: [{ type: 'ram', target: SUMTER }],
  },
  ['ram'],
  seen => inHandThen(seen, [QUEEN], () => (seen.aimedAt === null ? { unit: SUMTER } : { order: 'ram' })),
);

const repair: Step = give(
  {
    id: 'repair',
    title: t`Repair`,
    text: t`Ivy’s shot has set Conestoga on fire. Before she acts her men may try to put one thing right: a die decides.`,
    keys: t`Space gives the order of the main button; Tab leads to the others.`,
    wants: [{ type: 'repair' }],
  },
  ['repair'],
  () => ({ order: 'repair' }),
);

const clock: Step = give(
  {
    id: 'clock',
    title: t`The battle clock`,
    text: t`No turn is promised to be the last: the clock moves by itself, and your die lets you shift it. Forward ends the battle sooner, back later. Choose.`,
    wants: [{ type: 'shiftClock' }],
  },
  ['shiftClock'],
);

/** Queen of the West’s card is laid and shown, and nothing done by it yet. */
const AT_FULL_SPEED = [
  { type: 'chooseDeck', deck: 'fullSpeedDeck' },
  { type: 'lay', ship: QUEEN, card: 'fullSpeed' },
  { type: 'begin', first: 'union' },
  { type: 'activate', ship: QUEEN },
  { type: 'carryOut' },
] as const;

const scenes: readonly Scene[] = [
  {
    seed: 'blodgett',
    ships: CLOSE,
    lead: [{ side: 'confederate', type: 'chooseDeck', deck: 'actionStationsDeck' }],
    until: { type: 'chooseDeck', ship: CONESTOGA },
    steps: [
      lookAt(
        CONESTOGA,
        t`You lead the Union ships. Choose Conestoga on the chart: her sheet says what she can take and, further down, lists her guns one by one.`,
      ),
      decks,
    ],
  },
  {
    seed: 'cards',
    ships: CLOSE,
    lead: TO_THE_GUNS.slice(0, 1),
    until: { type: 'lay', ship: CONESTOGA },
    steps: [cards],
  },
  {
    seed: 'fire1',
    ships: CLOSE,
    lead: [
      ...TO_THE_GUNS,
      { type: 'begin', first: 'union' },
      { type: 'activate', ship: CONESTOGA },
      { type: 'carryOut' },
    ],
    until: { type: 'fire', unit: CONESTOGA },
    steps: [
      takeAim(AIMS, {
        text: t`Conestoga’s card lets her fire, and Ivy lies before her guns. Choose Ivy: every gun that bears is drawn, and nothing is ordered yet.`,
        keys: t`K puts the cursor on the nearest enemy, Enter looks at him. I says which guns bear.`,
      }),
      readOdds(
        t`These are exact chances, out of the tables that settle the shot. What is folded under “Every result” lists them one by one.`,
      ),
      giveFire(AIMS, {
        title: t`Fire`,
        text: t`The main button fires every gun that bears, one after another.`,
        keys: t`Space fires; the numbers choose a single gun.`,
      }),
      readLog(
        t`Open the log: every shot is written there with its dice, first whether it hits, then whether armour turns it aside.`,
      ),
    ],
  },
  {
    seed: 'shot1',
    ships: CLOSE,
    lead: [
      ...TO_THE_GUNS,
      { type: 'begin', first: 'confederate' },
      { type: 'activate', ship: IVY },
      { type: 'carryOut' },
      { type: 'fire' },
      { type: 'finish' },
    ],
    shown: { type: 'fire', side: 'confederate' },
    until: { type: 'activate', ship: CONESTOGA },
    steps: [
      read(
        {
          id: 'damage',
          title: t`Under fire`,
          text: t`Ivy has fired at Conestoga. Damage slows a ship and may silence a gun, start a fire or break her engine; her bar and her sheet tell what is left.`,
        },
        { unit: CONESTOGA },
      ),
      askWhy(),
    ],
  },
  {
    seed: 'mend10',
    ships: CLOSE,
    lead: [
      ...TO_THE_GUNS,
      { type: 'begin', first: 'confederate' },
      { type: 'activate', ship: IVY },
      { type: 'activate', ship: CONESTOGA },
      { type: 'carryOut', ship: IVY },
      { type: 'fire', unit: IVY },
      { type: 'cease' },
      { type: 'finish' },
    ],
    until: { type: 'repair' },
    steps: [
      repair,
      read(
        {
          id: 'mended',
          title: t`The die decides`,
          text: t`What is not mended now can be tried again when she acts in the next turn.`,
        },
        { control: 'log' },
      ),
    ],
  },
  {
    seed: 'ram0',
    ships: { ...flank(2), [SUMTER]: { hex: '1107', facing: 'NE' } },
    section: TWO_TO_SINK,
    lead: AT_FULL_SPEED,
    until: { type: 'ahead', ship: QUEEN },
    steps: [steam, takeBack(t`What no die has touched and nothing has shown can be taken back. Try it.`)],
  },
  {
    seed: 'ram0',
    ships: { ...flank(2), [SUMTER]: { hex: '1007', facing: 'NE' } },
    section: TWO_TO_SINK,
    lead: [...AT_FULL_SPEED, { type: 'ahead', helm: 'ahead' }],
    until: { type: 'ram', target: SUMTER },
    steps: [
      ram,
      read(
        {
          id: 'rammed',
          title: t`What the blow did`,
          text: t`The dice of the blow come from her speed and her bow. The rammer may be hurt, too.`,
        },
        { unit: SUMTER },
      ),
    ],
  },
  {
    seed: 'drift2',
    ships: {
      [CONESTOGA]: { hex: '0706', facing: 'SE', state: { steamIn: 3 } },
      [QUEEN]: { hex: '0508', facing: 'E' },
      [IVY]: { hex: '1106', facing: 'W' },
      [SUMTER]: { hex: '1308', facing: 'W' },
    },
    current: { knots: 3, downstream: 'E' },
    section: TWO_TO_SINK,
    lead: [
      { type: 'chooseDeck', deck: 'fullSpeedDeck' },
      { type: 'begin', first: 'confederate' },
      { type: 'hold' },
      { type: 'activate', ship: CONESTOGA },
      { type: 'activate' },
    ],
    shown: { type: 'hold', ship: QUEEN },
    until: { type: 'shiftClock' },
    steps: [
      read(
        {
          id: 'drift',
          title: t`Drift`,
          text: t`This arm has a current. Conestoga has no steam, and at the end of the turn the river carries her; a die says how.`,
        },
        { unit: CONESTOGA },
      ),
      clock,
    ],
  },
];

/** The quick sheet, learnt on the teaching battle. */
export const lesson: Lesson<QuickSheet> = {
  battle: 'first-command',
  side: 'union',
  opponent: 'defender',
  says: t`Order cards laid in secret, single guns, and a clock that nobody quite commands.`,
  scenes,
};
