import { audit } from './audit.ts';
import { appraise, clone, redact, reveals } from './views.ts';
import { desk } from './desk/index.ts';
import { disclosure } from './disclosure.ts';
import { PORTABLE_MARKS } from './desk/marks.ts';
import { sectionFor } from './setup/generate.ts';
import { idle, muster } from './setup/muster.ts';
import { narrate, phrase } from './words/narrate.ts';
import { notes } from './words/notes.ts';
import { rate, rateFort, types } from './setup/rate.ts';
import { sequence } from './sequence.ts';
import { TABLES } from './tables.ts';
import { takeHex, takeHexOptions } from './ramming.ts';
import type { PortableRules } from './types.ts';
import { ENDINGS, outcomeOf, turnLimit } from './victory.ts';
import { t } from '../../languages/language.ts';
import { portableDoctrine } from './captain/index.ts';
import { portableStage } from './stage/index.ts';
import { playerOf } from '../../system/stage.ts';

/** The Portable Naval Wargame, 1860 to 1870: four ship types, five steps, one kind of die. */
export const portable: PortableRules = {
  id: 'portable',
  title: t`Portable`,
  says: t`The quickest to learn: one kind of die, four kinds of ships; all fire, then one side moves after the other.`,
  edition: 'Portable Naval Wargame, 1860-1870, after Bob Cordery, with rulings P1 to P40',
  optionSpecs: [
    {
      id: 'sandbars',
      title: t`Sandbars`,
      says: t`Ships may stick on sandbars, and in water shallower than their draught.`,
      byDefault: false,
    },
    {
      id: 'drift',
      title: t`Drift`,
      says: t`After movement the current may carry each ship one hex downstream.`,
      byDefault: false,
    },
    {
      id: 'forts',
      title: t`Forts`,
      says: t`Forts on the chart fight: range 4, 4 dice, 8 flotation points, over ships.`,
      byDefault: false,
    },
    { id: 'mines', title: t`Mines`, says: t`Markers in the water hide mines and dummies.`, byDefault: false },
    { id: 'astern', title: t`Going astern`, says: t`A ship may back one hex for her whole move.`, byDefault: false },
    {
      id: 'narrowArcs',
      title: t`Narrow arcs`,
      says: t`Guns bear at full effect to within 30 degrees of bow and stern.`,
      byDefault: false,
    },
    {
      id: 'longBattle',
      title: t`Long battle`,
      says: t`Flotation and critical points are half as high again.`,
      byDefault: false,
    },
  ],
  sequence,
  interrupts: {
    takeHex: {
      title: t`Take the hex that she rammed?`,
      why: {
        says: t`A ship that has rammed lies where she came from; if her enemy is sunk, she may go on into the hex that she rammed, as long as nobody is there.`,
        cite: 'P16',
      },
      options: (_, interrupt) => takeHexOptions(interrupt),
      perform: takeHex,
    },
  },
  endings: ENDINGS,
  tables: TABLES,
  muster,
  idle,
  sectionFor,
  rate,
  rateFort,
  types,
  outcome: now => outcomeOf(now, now.state.turn >= turnLimit(now) && now.state.cursor.phase === sequence.length - 1),
  redact,
  disclosure,
  reveals,
  appraise,
  desk,
  marks: PORTABLE_MARKS,
  notes,
  narrate,
  phrase,
  captain: portableDoctrine,
  stage: (acts, units) => playerOf(portableStage(acts, units)),
  help: () => import('./help/index.ts').then(({ handbook }) => handbook),
  lesson: () => import('./help/lesson.ts').then(({ lesson }) => lesson),
  audit,
  clone,
};
