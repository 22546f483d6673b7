import { t } from '../../languages/language.ts';
import { playerOf } from '../../system/stage.ts';
import type { RuleSet } from '../../system/ruleset.ts';
import { audit } from './audit.ts';
import { nwsDoctrine } from './captain/index.ts';
import { desk } from './desk/index.ts';
import { NWS_MARKS } from './desk/marks.ts';
import { disclosure } from './disclosure.ts';
import { kernel } from './kernel.ts';
import { rate, rateFort } from './setup/rate.ts';
import { SECTION_KEYS } from './setup/settings.ts';
import { crowdedFaces } from './setup/spacing.ts';
import { nwsStage } from './stage/index.ts';
import type { Nws } from './types.ts';
import { appraise, clone } from './views.ts';
import { narrate } from './words/narrate.ts';
import { notes } from './words/notes.ts';
import { phrase } from './words/phrase.ts';

/** Naval Wargames Society 1971: each shot against the plate that it meets. */
export const nws1971: RuleSet<Nws> = {
  ...kernel,
  title: t`Naval Wargames Society 1971`,
  says: t`The most detailed: courses are plotted in secret, shot is matched with the thickness of every plate, and damage with every part of a ship.`,
  optionSpecs: [
    { id: 'current', title: t`Current`, says: t`The river carries ships along, or holds them up.`, byDefault: true },
    {
      id: 'mines',
      title: t`Mines`,
      says: t`Mines that a battle lays go off under who enters their hex.`,
      byDefault: true,
    },
    {
      id: 'shotQuality',
      title: t`Quality of shot`,
      says: t`A die for each hit: one shot in six goes through a tenth less, one a tenth more.`,
      byDefault: false,
    },
    {
      id: 'bracketedForts',
      title: t`Forts by the later column`,
      says: t`Forts are rated by the column that was added later, not as a ship of their length.`,
      byDefault: false,
    },
  ],
  sectionKeys: SECTION_KEYS,
  asks: crowdedFaces,
  rate,
  rateFort,
  disclosure,
  appraise,
  desk,
  marks: NWS_MARKS,
  narrate,
  phrase,
  captain: nwsDoctrine,
  stage: (acts, units) => playerOf(nwsStage(acts, units)),
  help: () => import('./help/index.ts').then(({ handbook }) => handbook),
  lesson: () => import('./help/lesson.ts').then(({ lesson }) => lesson),
  notes,
  audit,
  clone,
};
