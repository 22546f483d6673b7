import type { KernelEvent } from '../../../core/types.ts';
import type { Burst } from '../../../system/desk/index.ts';
import { briefBy, harm, leaves, SUMMED, type Briefs } from '../../shared/brief.ts';
import { byHerOwn, mined, torpedoed } from '../../shared/bursts.ts';
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
  speedLost: ({ top }) => leaves(t`top speed ${knotsInWords(top)}`),
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

/** What has gone off under a ship. */
export const bursts = (event: RiverEvent | KernelEvent): Burst | null => {
  if (event.type === 'mineRolled') return event.does === 'bursts' || event.does === 'sinks' ? mined(event.ship) : null;
  if (event.type === 'sparRolled') return event.does === 'fails' ? null : torpedoed(event.target);
  return event.type === 'ownSparRolled' && event.sinks ? byHerOwn(event.ship) : null;
};
