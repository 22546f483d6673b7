import { shipOf } from '../../../core/rules.ts';
import type { ShipId } from '../../../core/types.ts';
import { carriedTo } from '../river.ts';
import { DRIFTS_ON } from '../tables.ts';
import type { Situation } from '../types.ts';
import { t } from '../../../languages/language.ts';

/** Step 7, Q41: where the river may carry a ship from where she lies; null where it leaves her. */
export const riverInWords = (now: Situation, id: ShipId): string | null => {
  const to = carriedTo(now, shipOf(now, id));
  if (to === null) return null;
  const chance = t`${7 - DRIFTS_ON} in ${6}`;
  return to === 0 ? t`${chance} carried off the chart` : t`${chance} carried to ${now.chart.label(to)}`;
};
