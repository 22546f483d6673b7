import type { Modifier } from '../../core/types.ts';
import { t } from '../../languages/language.ts';

/** Sections 24 and 25: what makes more dice or fewer, by the name that events give it: where it is printed, and what it is called. */
export const FACTORS = {
  eachGun: { cite: '25', says: t`each gun` },
  heavyGun: { cite: '25', says: t`heavy gun` },
  moveOrder: { cite: '25', says: t`firer has a move order` },
  shortRange: { cite: '25', says: t`target in short range` },
  narrow: { cite: '25', says: t`target narrow` },
  lightGun: { cite: '25', says: t`light gun` },
  basic: { cite: '24', says: t`basic factor` },
  fullSpeed: { cite: '24', says: t`rammer at full speed` },
  halfHitPoints: { cite: '24', says: t`rammer has less than half her hit points` },
  targetFullSpeed: { cite: '24', says: t`target at full speed` },
  funnelLost: { cite: '24', says: t`rammer has lost her funnel` },
  noRam: { cite: '24', says: t`rammer has no ram` },
} as const;

export type FactorName = keyof typeof FACTORS;
export type Factor = Modifier<FactorName>;

/** A factor as events and odds show it. */
export const factor = (reason: FactorName, value: number): Factor => ({ value, cite: FACTORS[reason].cite, reason });
