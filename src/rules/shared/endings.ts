import type { Ending } from '../../core/ending.ts';
import { t } from '../../languages/language.ts';

type Brief = Omit<Ending, 'says'>;

/** The endings that several systems have, in few words; each says in its own what they are. */
export const BRIEFLY = {
  objective: { headline: t`an objective met`, label: t`objective` },
  'objectives-both': { headline: t`objectives met by both sides`, label: t`objectives-both` },
  'held-at-end': { headline: t`what was to be held was held to the end`, label: t`held-at-end` },
  'time-up': { headline: t`time was up`, label: t`time-up` },
  'fleet-lost': { headline: t`a whole fleet out of the battle`, label: t`fleet-lost` },
  'fleets-lost': { headline: t`both fleets out of the battle`, label: t`fleets-lost` },
} as const satisfies Readonly<Record<string, Brief>>;
