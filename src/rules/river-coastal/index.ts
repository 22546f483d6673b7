import { t } from '../../languages/language.ts';
import { playerOf } from '../../system/stage.ts';
import { audit } from './audit.ts';
import { OPTIONS } from './options.ts';
import { riverDoctrine } from './captain/index.ts';
import { cardsKnown } from './cards.ts';
import { charted } from './charted.ts';
import { chosenBefore } from './captain/before.ts';
import { desk } from './desk/index.ts';
import { RIVER_MARKS } from './desk/marks.ts';
import { disclosure } from './disclosure.ts';
import { objectivesOf } from './objectives.ts';
import { answerReplot, replotOptions } from './plots.ts';
import {
  chooseFork,
  fieldOptions,
  flagshipOptions,
  forkOptions,
  giveBack,
  giveBackOptions,
  layField,
  nameFlagship,
  strand,
  strandOptions,
} from './preparing.ts';
import { sequence } from './sequence.ts';
import { generateBattle } from './setup/generate.ts';
import { muster } from './setup/muster.ts';
import { rate, rateFort } from './setup/rate.ts';
import { SECTION, SECTION_KEYS } from './setup/settings.ts';
import { riverStage } from './stage/index.ts';
import { TABLES } from './tables.ts';
import type { Replot, RiverRules } from './types.ts';
import { ENDINGS, outcomeOf } from './victory.ts';
import { appraise, clone, redact, reveals, witnesses } from './views.ts';
import { narrate } from './words/narrate.ts';
import { notes } from './words/notes.ts';
import { phrase } from './words/phrase.ts';

/** River and Coastal: secret plots carried out in four quarters, hits that cost points until they go through, and crews that may leave. */
export const riverCoastal: RiverRules = {
  id: SECTION,
  title: t`River and Coastal`,
  says: t`Captains have tempers and standing orders; courses are plotted in secret and steamed in quarters of a move.`,
  edition:
    'River and Coastal Naval Actions by Jeff Peach and Les Booth, movement, firing, weather, mortars, damage, morale, ramming, boarding, landing, dangers in the water and random battles, with rulings C1 to C134',
  optionSpecs: OPTIONS,
  sectionKeys: SECTION_KEYS,
  sequence,
  interrupts: {
    replot: {
      title: t`The ram is given up: plot anew`,
      why: {
        says: t`Her captain has failed the test to ram, and does not come on: she is plotted anew, slower, or on a course that ends no nearer to her target.`,
        cite: 'C59',
      },
      options: (now, question) => {
        const { ship, target } = question as Replot;
        // C83: who is asked may be blank in the enemy's view.
        const asked = now.state.ships[ship];
        return asked ? replotOptions(now, asked, target) : [];
      },
      perform: answerReplot,
    },
    fortOrShip: {
      title: t`The fort or a fourth ship`,
      why: {
        says: t`Where a fort has been drawn, the Confederate player says before move 1 whether he takes it or a fourth ship.`,
        cite: 'C92',
      },
      options: forkOptions,
      perform: chooseFork,
    },
    layFields: {
      title: t`Minefields`,
      why: {
        says: t`Whoever has thrown the higher die lays the minefields before move 1, in secret; some are of dummies.`,
        cite: 'C94',
      },
      options: (now, { side }) => fieldOptions(now, side),
      perform: layField,
    },
    nameFlagship: {
      title: t`The flagship`,
      why: {
        says: t`Each side names its flagship before move 1: some objective cards are about her.`,
        cite: 'C96',
      },
      options: (now, { side }) => flagshipOptions(now, side),
      perform: nameFlagship,
    },
    giveBackCard: {
      title: t`Objective cards`,
      why: {
        says: t`In a random battle each side is dealt three cards, gives one of them back and wins by the others.`,
        cite: 'C97',
      },
      options: (now, { side }) => giveBackOptions(now, side),
      perform: giveBack,
    },
    strandShip: {
      title: t`The gunboat aground`,
      why: {
        says: t`A card of the enemy’s brings him a gunboat more, aground, which he has to bring home; you say on which bar.`,
        cite: 'C97',
      },
      options: (now, { side }) => strandOptions(now, side),
      perform: strand,
    },
  },
  endings: ENDINGS,
  tables: TABLES,
  muster,
  generate: generateBattle,
  charted,
  rate,
  rateFort,
  outcome: outcomeOf,
  redact,
  disclosure,
  reveals,
  witnesses,
  appraise,
  goals: now => (now.state.random ? cardsKnown(now).map(({ objective }) => objective) : objectivesOf(now)),
  desk: {
    ...desk,
    // Choices before move 1 are advised by the captain, whom the desk itself may not know.
    deciding: { ...desk.deciding, advise: chosenBefore },
  },
  marks: RIVER_MARKS,
  narrate,
  phrase,
  captain: riverDoctrine,
  stage: (acts, units) => playerOf(riverStage(acts, units)),
  help: () => import('./help/index.ts').then(({ handbook }) => handbook),
  lesson: () => import('./help/lesson.ts').then(({ lesson }) => lesson),
  notes,
  audit,
  clone,
};
