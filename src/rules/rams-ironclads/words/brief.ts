import type { KernelEvent } from '../../../core/types.ts';
import { briefBy, harm, SUMMED, type Briefs } from '../../shared/brief.ts';
import { knotsInWords } from '../../shared/halfKnots.ts';
import type { RamsEvent } from '../types.ts';
import { t } from '../../../languages/language.ts';

const BRIEFS: Briefs<RamsEvent | KernelEvent> = {
  speedSet: ({ to }) => ({ is: 'manner', says: knotsInWords(Math.abs(to)) }),
  gunFired: () => ({ is: 'gun', counts: 'hits' }),
  hitRolled: () => SUMMED,
  ramRolled: () => ({ is: 'ram' }),
  knotsLost: ({ top }) => harm(t`top speed ${knotsInWords(top)}`),
  gunLost: () => harm(t`a gun lost`),
  fireBroke: () => harm(t`on fire`),
  sinkingBegan: () => harm(t`sinking`),
  shipAbandoned: () => harm(t`abandoned`),
  shipSunk: () => harm(t`sunk`),
  workDown: () => harm(t`silenced`),
};

/** Events of these rules in the short log. */
export const brief = briefBy(BRIEFS);
