import { chooseGunToLose, loseGunOptions } from './damage.ts';
import { desk } from './desk/index.ts';
import { disclosure } from './disclosure.ts';
import { QUICK_SHEET_MARKS } from './desk/marks.ts';
import { audit } from './audit.ts';
import { generateBattle } from './setup/generate.ts';
import { charted } from './laying.ts';
import { muster } from './setup/muster.ts';
import { narrate } from './words/narrate.ts';
import { notes } from './words/notes.ts';
import { answerOpportunity, opportunityOptions } from './opportunity.ts';
import { phrase } from './words/phrase.ts';
import { lieBeside, lieBesideOptions } from './river.ts';
import { rate, rateFort } from './setup/rate.ts';
import { sealing } from './sealing.ts';
import { CLOCK_STEP, sequence } from './sequence.ts';
import { sectionFor } from './setup/section.ts';
import { ORDER_KEYS, SECTION_KEYS } from './setup/settings.ts';
import { TABLES } from './tables.ts';
import type { QuickSheetRules } from './types.ts';
import { ENDINGS, outcomeOf } from './victory.ts';
import { appraise, clone, redact, reveals } from './views.ts';
import { answerAttack, answerGamble, answerGuess, directionOptions, gambleOptions } from './weapons.ts';
import { t } from '../../languages/language.ts';
import { cardAdvice, quickSheetDoctrine } from './captain/index.ts';
import { quickSheetStage } from './stage/index.ts';
import { playerOf } from '../../system/stage.ts';

/** The quick sheet: an eleven-step turn, order cards laid face down, and a battle clock. */
export const quickSheet: QuickSheetRules = {
  id: 'quick-sheet',
  title: t`Quick sheet`,
  says: t`Cards are drawn and laid face down as orders; ships act one after another, gun by gun, and a clock ends the battle.`,
  // English in every language: it is part of what a saved game is checked against.
  edition: 'Quick sheet, sections 17 to 30, with rulings Q1 to Q79',
  optionSpecs: [
    {
      id: 'astern',
      title: t`Going astern`,
      says: t`A slow speed order may take a ship one hex straight back.`,
      byDefault: false,
    },
    {
      id: 'lenientOrders',
      title: t`Lenient orders`,
      says: t`A ship may make fewer hexes than her card says.`,
      byDefault: false,
    },
  ],
  sectionKeys: SECTION_KEYS,
  orderKeys: ORDER_KEYS,
  sequence,
  interrupts: {
    opportunity: {
      title: t`Fire at an enemy in reach?`,
      why: {
        says: t`Whoever has an enemy in reach while she acts may fire at her once, whatever his own card: when she shows her card, and after each hex and each turn.`,
        cite: 'Q20',
      },
      options: opportunityOptions,
      perform: answerOpportunity,
    },
    loseGun: {
      title: t`Which gun is destroyed?`,
      why: { says: t`Critical damage has destroyed a gun, and her own player says which.`, cite: '26' },
      options: loseGunOptions,
      perform: chooseGunToLose,
    },
    guess: {
      title: t`Where do you expect the submarine?`,
      why: {
        says: t`A submarine has reached one of your ships. You guess in secret from which side she comes; if you are right, she is lost before she strikes.`,
        cite: 'Q45',
      },
      options: (_, interrupt) => directionOptions(interrupt),
      perform: answerGuess,
    },
    attackFrom: {
      title: t`Where does the submarine come from?`,
      why: {
        says: t`Your submarine has reached her target. The enemy has guessed a side in secret; from any other she strikes.`,
        cite: 'Q45',
      },
      options: (_, interrupt) => directionOptions(interrupt),
      perform: answerAttack,
    },
    gamble: {
      title: t`Effect dice, or all on one?`,
      why: {
        says: t`Whoever owns a mine, a submarine, a torpedo boat or a fire raft says before the dice how it strikes: by several dice, or by a single one that does much or nothing.`,
        cite: 'Q43',
      },
      options: (_, interrupt) => gambleOptions(interrupt),
      perform: answerGamble,
    },
    lieBeside: {
      title: t`On which side does she come to lie?`,
      why: {
        says: t`A ship that goes alongside another lies in the same hex with her, and which guns of both bear hangs on the side.`,
        cite: 'Alongside',
      },
      options: (_, interrupt) => lieBesideOptions(interrupt),
      perform: lieBeside,
    },
  },
  endings: ENDINGS,
  tables: TABLES,
  muster,
  rate,
  rateFort,
  generate: generateBattle,
  sectionFor,
  charted,
  outcome: now => outcomeOf(now, now.state.cursor.phase === CLOCK_STEP),
  redact,
  disclosure,
  sealing,
  reveals,
  appraise,
  desk: {
    ...desk,
    deciding: {
      ...desk.deciding,
      // Cards and decks are advised by the captain, whom the desk itself may not know.
      advise: (now, offers) => desk.deciding.advise(now, offers) ?? cardAdvice(quickSheet, now, offers),
    },
  },
  marks: QUICK_SHEET_MARKS,
  narrate,
  phrase,
  captain: quickSheetDoctrine,
  stage: (acts, units) => playerOf(quickSheetStage(acts, units)),
  help: () => import('./help/index.ts').then(({ handbook }) => handbook),
  lesson: () => import('./help/lesson.ts').then(({ lesson }) => lesson),
  notes,
  audit,
  clone,
};
