import type { KernelEvent } from '../../../core/types.ts';
import type { Burst } from '../../../system/desk/index.ts';
import { briefBy, harm, SUMMED, type Briefs } from '../../shared/brief.ts';
import { mined } from '../../shared/bursts.ts';
import type { PortableEvent } from '../types.ts';
import { t } from '../../../languages/language.ts';

const BRIEFS: Briefs<PortableEvent | KernelEvent> = {
  pointsLost: () => SUMMED,
  shipRammed: () => ({ is: 'ram' }),
  shipSunk: () => harm(t`sunk`),
  workSilenced: () => harm(t`silenced`),
  criticalPointReached: () => harm(t`breaks off`),
};

/** Events of the portable rules in the short log. */
export const brief = briefBy(BRIEFS);

/** What has gone off under a ship. */
export const bursts = (event: PortableEvent | KernelEvent): Burst | null =>
  event.type === 'mineStruck' && event.damage > 0 ? mined(event.ship) : null;
