import { playerOf } from '../../../src/system/stage.ts';
import { desk } from './desk/index.ts';
import { disclosure } from './disclosure.ts';
import { sequence } from './sequence.ts';
import { muster } from './setup/muster.ts';
import { stageOf } from './stage/index.ts';
import { TABLES } from './tables.ts';
import type { SkiffsRules } from './types.ts';
import { ENDINGS, outcomeOf } from './victory.ts';
import { appraise, audit, clone, redact } from './views.ts';
import { narrate, phrase } from './words/narrate.ts';

/** A system of a hundred lines: what a folder and a line must hold to be played, without captain, help, lesson or German. */
export const skiffs: SkiffsRules = {
  id: 'skiffs',
  title: 'Skiffs',
  edition: 'Skiffs on a pond',
  optionSpecs: [],
  sequence,
  interrupts: {},
  endings: ENDINGS,
  tables: TABLES,
  muster,
  outcome: outcomeOf,
  redact,
  disclosure,
  reveals: () => false,
  appraise,
  desk,
  narrate,
  phrase,
  stage: (acts, units) => playerOf(stageOf(acts, units)),
  audit,
  clone,
};
