import type { KernelEvent } from '../../../core/types.ts';
import { briefBy, harm, SUMMED, type Briefs } from '../../shared/brief.ts';
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
