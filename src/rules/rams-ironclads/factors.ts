import type { Modifier } from '../../core/types.ts';
import { t } from '../../languages/language.ts';

/** Section 6: what is added to the die of a shot, by the name that events give it: where it is printed, and what it is called. */
export const FIRE_REASONS = {
  fireValue: { cite: '6', says: t`fire value` },
  pointBlank: { cite: '6', says: t`point blank` },
  long: { cite: '6', says: t`long range` },
  slowTarget: { cite: '6', says: t`target at 3 knots or less` },
  slowFirer: { cite: '6', says: t`firer at 3 knots or less` },
  newTarget: { cite: '6', says: t`new target` },
  endOn: { cite: '6', says: t`target end on` },
  flamesOrSteam: { cite: '6', says: t`in flames or steam` },
  harassed: { cite: '6', says: t`under musketry or grape` },
  mortar: { cite: '6', says: t`mortar` },
  smoke: { cite: '6', says: t`smokestack damaged` },
} as const;

/** Section 7: the same of a ram. */
export const RAM_REASONS = {
  stationary: { cite: '7', says: t`target stationary` },
  fast: { cite: '7', says: t`speed over 6 knots` },
  sideOn: { cite: '7', says: t`target side on` },
  ramBow: { cite: '7', says: t`ram bow` },
  unreinforced: { cite: '7', says: t`bow not reinforced` },
  slow: { cite: '7', says: t`speed under 4 knots` },
  bowToBow: { cite: '7', says: t`bow to bow` },
} as const;

export const REASONS = { ...FIRE_REASONS, ...RAM_REASONS } as const;

export type Reason = keyof typeof REASONS;
export type Factor = Modifier<Reason>;

/** A factor as events and odds show it. */
export const factor = (reason: Reason, value: number): Factor => ({ value, cite: REASONS[reason].cite, reason });

/** Those of a list that hold, in its order. */
export const factorsThat = (found: readonly (readonly [holds: boolean, value: number, reason: Reason])[]): Factor[] =>
  found.flatMap(([holds, value, reason]) => (holds ? [factor(reason, value)] : []));
