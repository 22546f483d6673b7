import type { KernelEvent } from '../../../core/types.ts';
import { briefBy, harm, SUMMED, type Briefs } from '../../shared/brief.ts';
import { knotsInWords } from '../../shared/halfKnots.ts';
import type { RiverEvent } from '../types.ts';
import { t } from '../../../languages/language.ts';

const BRIEFS: Briefs<RiverEvent | KernelEvent> = {
  speedSet: ({ to }) => ({ is: 'manner', says: knotsInWords(Math.abs(to)) }),
  gunFired: () => ({ is: 'gun', counts: 'hits' }),
  targetHit: () => SUMMED,
  pointsLost: ({ points }) => ({ ...SUMMED, points }),
  ramRolled: () => ({ is: 'ram' }),
  damageRolled: () => SUMMED,
  gunsOut: () => harm(t`guns hit`),
  steeringHit: () => harm(t`steering hit`),
  speedLost: ({ top }) => harm(t`top speed ${knotsInWords(top)}`),
  captainKilled: () => harm(t`captain killed`),
  fireBroke: () => harm(t`on fire`),
  shipAbandoned: () => harm(t`abandoned`),
  shipSunk: () => harm(t`sunk`),
  workSilenced: () => harm(t`silenced`),
  shipTaken: () => harm(t`taken`),
  workTaken: () => harm(t`taken`),
};

/** Events of these rules in the short log. */
export const brief = briefBy(BRIEFS);
