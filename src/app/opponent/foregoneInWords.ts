import type { Side } from '../../core/types.ts';
import { t } from '../../languages/language.ts';
import { BATTLES } from './sight.ts';

/** "Fought on from here 12 times, you won each time." */
export const foregoneInWords = (end: Side | 'draw', side: Side): string =>
  end === 'draw'
    ? t`Fought on from here ${BATTLES} times, the battle was drawn each time.`
    : end === side
      ? t`Fought on from here ${BATTLES} times, you won each time.`
      : t`Fought on from here ${BATTLES} times, you lost each time.`;
