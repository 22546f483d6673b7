import type { KernelEvent } from '../../../core/types.ts';
import type { Burst } from '../../../system/desk/index.ts';
import { briefBy, harm, leaves, SUMMED, type Briefs } from '../../shared/brief.ts';
import { byHerOwn, mined, torpedoed } from '../../shared/bursts.ts';
import { knotsInWords } from '../../shared/halfKnots.ts';
import type { RamsEvent } from '../types.ts';
import { t } from '../../../languages/language.ts';

const BRIEFS: Briefs<RamsEvent | KernelEvent> = {
  speedSet: ({ to }) => ({ is: 'manner', says: knotsInWords(Math.abs(to)) }),
  gunFired: () => ({ is: 'gun', counts: 'hits' }),
  hitRolled: () => SUMMED,
  ramRolled: () => ({ is: 'ram' }),
  // Below nought she sinks, and that is told.
  knotsLost: ({ top }) => leaves(top < 0 ? '' : t`top speed ${knotsInWords(top)}`),
  gunLost: () => harm(t`a gun lost`),
  fireBroke: () => harm(t`on fire`),
  sinkingBegan: () => harm(t`sinking`),
  sinkingHastened: ({ at }) => leaves(t`gone by the end of turn ${at}`),
  shipAbandoned: () => harm(t`abandoned`),
  shipSunk: () => harm(t`sunk`),
  workDown: () => harm(t`silenced`),
};

/** Events of these rules in the short log. */
export const brief = briefBy(BRIEFS);

/** What has gone off under a ship. */
export const bursts = (event: RamsEvent | KernelEvent): Burst | null => {
  if (event.type === 'mineRolled' && event.explodes) return mined(event.ship);
  if (event.type !== 'sparRolled' || event.result === 'fails') return null;
  return event.result === 'own' ? byHerOwn(event.ship) : torpedoed(event.target);
};
