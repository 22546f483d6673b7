import type { KernelEvent } from '../../../core/types.ts';
import type { Burst } from '../../../system/desk/index.ts';
import { briefBy, harm, leaves, SUMMED, type Briefs } from '../../shared/brief.ts';
import { mined, torpedoed } from '../../shared/bursts.ts';
import { knotsInWords } from '../../shared/halfKnots.ts';
import type { NwsEvent } from '../types.ts';
import { t } from '../../../languages/language.ts';

const BRIEFS: Briefs<NwsEvent | KernelEvent> = {
  speedSet: ({ to }) => ({ is: 'manner', says: knotsInWords(Math.abs(to)) }),
  gunFired: () => ({ is: 'gun', counts: 'hits' }),
  hitThrown: () => SUMMED,
  pointsLost: () => SUMMED,
  ramStruck: () => ({ is: 'ram' }),
  speedLost: ({ top }) => leaves(t`top speed ${knotsInWords(top)}`),
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

/** What has gone off under a ship. */
export const bursts = (event: NwsEvent | KernelEvent): Burst | null => {
  if (event.type === 'mineRolled') return event.does === 'half' || event.does === 'full' ? mined(event.ship) : null;
  return event.type === 'torpedoRolled' && event.does !== 'fails' ? torpedoed(event.target) : null;
};
