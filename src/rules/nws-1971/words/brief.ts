import type { KernelEvent } from '../../../core/types.ts';
import { briefBy, harm, SUMMED, type Briefs } from '../../shared/brief.ts';
import { knotsInWords } from '../../shared/halfKnots.ts';
import type { NwsEvent } from '../types.ts';
import { t } from '../../../languages/language.ts';

const BRIEFS: Briefs<NwsEvent | KernelEvent> = {
  speedSet: ({ to }) => ({ is: 'manner', says: knotsInWords(Math.abs(to)) }),
  gunFired: () => ({ is: 'gun', counts: 'hits' }),
  hitThrown: () => SUMMED,
  pointsLost: () => SUMMED,
  ramStruck: () => ({ is: 'ram' }),
  speedLost: ({ top }) => harm(t`top speed ${knotsInWords(top)}`),
  steeringJammed: () => harm(t`steering jammed`),
  pilotHouseHit: () => harm(t`pilot house hit`),
  funnelHit: ({ falls }) => harm(falls ? t`funnel gone` : t`funnel hit`),
  gunsStruck: () => harm(t`guns hit`),
  turretOut: () => harm(t`turret out`),
  fireBroke: () => harm(t`on fire`),
  shipDisabled: () => harm(t`disabled`),
  shipAbandoned: () => harm(t`abandoned`),
  shipSunk: () => harm(t`sunk`),
  workSilenced: () => harm(t`silenced`),
};

/** Events of these rules in the short log. */
export const brief = briefBy(BRIEFS);
