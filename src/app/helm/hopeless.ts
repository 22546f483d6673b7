import type { OddsView, UnitSheet } from '../../system/desk/index.ts';
import { t } from '../../languages/language.ts';

/** Whether nothing of what these odds tell can happen: no result that counts has a chance. */
export const isHopeless = ({ outcomes, headlines }: OddsView): boolean =>
  headlines.every(({ chance }) => chance <= 0) && outcomes.every(({ points, chance }) => points === 0 || chance <= 0);

/** The same in words: of a shot, or of an order that is aimed at nobody. */
export const hopelessInWords = (target: Pick<UnitSheet, 'kind'> | null | undefined): string => {
  if (!target) return t`no chance`;
  return target.kind === 'ship' ? t`cannot hurt her` : t`cannot hurt it`;
};
