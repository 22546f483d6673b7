import { t } from '../../languages/language.ts';
import { shipOf } from '../../core/rules.ts';
import { playerOf } from '../../system/stage.ts';
import { audit } from './audit.ts';
import { OPTIONS } from './options.ts';
import { riverDoctrine } from './captain/index.ts';
import { charted } from './charted.ts';
import { desk } from './desk/index.ts';
import { RIVER_MARKS } from './desk/marks.ts';
import { disclosure } from './disclosure.ts';
import { answerReplot, replotOptions } from './plots.ts';
import { sequence } from './sequence.ts';
import { generateBattle } from './setup/generate.ts';
import { muster } from './setup/muster.ts';
import { rate } from './setup/rate.ts';
import { SECTION, SECTION_KEYS } from './setup/settings.ts';
import { riverStage } from './stage/index.ts';
import { TABLES } from './tables.ts';
import type { RiverRules } from './types.ts';
import { ENDINGS, outcomeOf } from './victory.ts';
import { appraise, clone, redact, reveals, witnesses } from './views.ts';
import { narrate } from './words/narrate.ts';
import { phrase } from './words/phrase.ts';

/** River and Coastal: secret plots carried out in four quarters, hits that cost points until they go through, and crews that may leave. */
export const riverCoastal: RiverRules = {
  id: SECTION,
  title: t`River and Coastal`,
  says: t`Captains have tempers and standing orders; courses are plotted in secret and steamed in quarters of a move.`,
  edition:
    'River and Coastal Naval Actions by Jeff Peach and Les Booth, movement, firing, weather, mortars, damage, morale, ramming, boarding, landing and dangers in the water, with rulings C1 to C132',
  optionSpecs: OPTIONS,
  sectionKeys: SECTION_KEYS,
  sequence,
  interrupts: {
    replot: {
      title: t`The ram is given up: plot anew`,
      options: (now, { ship, target }) => replotOptions(now, shipOf(now, ship), target),
      perform: answerReplot,
    },
  },
  endings: ENDINGS,
  tables: TABLES,
  muster,
  generate: generateBattle,
  charted,
  rate,
  outcome: outcomeOf,
  redact,
  disclosure,
  reveals,
  witnesses,
  appraise,
  desk,
  marks: RIVER_MARKS,
  narrate,
  phrase,
  captain: riverDoctrine,
  stage: (acts, units) => playerOf(riverStage(acts, units)),
  help: () => import('./help/index.ts').then(({ handbook }) => handbook),
  lesson: () => import('./help/lesson.ts').then(({ lesson }) => lesson),
  audit,
  clone,
};
