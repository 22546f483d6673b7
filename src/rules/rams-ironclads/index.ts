import { t } from '../../languages/language.ts';
import { audit } from './audit.ts';
import { desk } from './desk/index.ts';
import { disclosure } from './disclosure.ts';
import { RAMS_MARKS } from './desk/marks.ts';
import { muster } from './setup/muster.ts';
import { narrate } from './words/narrate.ts';
import { notes } from './words/notes.ts';
import { phrase } from './words/phrase.ts';
import { answerStrike, strikeOptions } from './ramming.ts';
import { rate, rateFort } from './setup/rate.ts';
import { END_STEP, sequence } from './sequence.ts';
import { sectionFor } from './setup/section.ts';
import { SECTION_KEYS } from './setup/settings.ts';
import { TABLES } from './tables.ts';
import type { RamsRules } from './types.ts';
import { ENDINGS, outcomeOf } from './victory.ts';
import { appraise, clone, redact, reveals } from './views.ts';
import { ramsDoctrine } from './captain/index.ts';
import { ramsStage } from './stage/index.ts';
import { playerOf } from '../../system/stage.ts';

/** Rams and Ironclads: secret markers, two half-moves with fire and ramming after each, and top speed as hull. */
export const ramsIronclads: RamsRules = {
  id: 'rams-ironclads',
  title: t`Rams and Ironclads`,
  says: t`Both sides set speeds and turns in secret; the move is made in two halves, with fire and rams after each.`,
  edition: 'Rams and Ironclads, sections 1 to 11, with rulings R1 to R79',
  optionSpecs: [],
  sectionKeys: SECTION_KEYS,
  sequence,
  interrupts: {
    strike: {
      title: t`Ram, or use the torpedo?`,
      why: {
        says: t`A ship that carries a spar torpedo and runs into an enemy strikes with one of the two: her bow, or the torpedo, which is spent then.`,
        cite: 'R27',
      },
      options: (_, interrupt) => strikeOptions(interrupt),
      perform: answerStrike,
    },
  },
  endings: ENDINGS,
  tables: TABLES,
  muster,
  sectionFor,
  rate,
  rateFort,
  outcome: now => outcomeOf(now, now.state.cursor.phase === END_STEP),
  redact,
  disclosure,
  reveals,
  appraise,
  desk,
  marks: RAMS_MARKS,
  narrate,
  phrase,
  captain: ramsDoctrine,
  stage: (acts, units) => playerOf(ramsStage(acts, units)),
  help: () => import('./help/index.ts').then(({ handbook }) => handbook),
  lesson: () => import('./help/lesson.ts').then(({ lesson }) => lesson),
  notes,
  audit,
  clone,
};
