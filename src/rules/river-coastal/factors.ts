import type { Modifier } from '../../core/types.ts';
import { t } from '../../languages/language.ts';

/** Firing: what is added to the die of a shot, by the name that events give it: where it is printed, and what it is called. */
export const FIRE_REASONS = {
  endOn: { cite: 'Difficult targets, C35', says: t`target end on` },
  small: { cite: 'Difficult targets, C35', says: t`small target` },
  smoke: { cite: 'Smoke, C81', says: t`smoke` },
  captainAtGun: { cite: 'Captains, C25', says: t`captain at the gun` },
} as const;

/** Ramming: the same of a ram test. */
export const RAM_REASONS = {
  noneLost: { cite: 'Ramming, C57', says: t`no CPV lost` },
  anyLost: { cite: 'Ramming, C57', says: t`CPV lost` },
  captainAboard: { cite: 'Ramming, C57', says: t`captain aboard` },
  above: { cite: 'Ramming, C57', says: t`at or above penetration value` },
  below: { cite: 'Ramming, C57', says: t`below penetration value` },
  firedOn: { cite: 'Ramming, C57', says: t`fired on by the target` },
  noRam: { cite: 'Ramming, C57', says: t`no ram` },
  larger: { cite: 'Ramming, C58', says: t`larger class of target` },
} as const;

/** Morale: the same of a crew that may leave. */
export const MORALE_REASONS = {
  moraleNoneLost: { cite: 'Morale, C55', says: t`no CPV lost` },
  moraleAnyLost: { cite: 'Morale, C55', says: t`CPV lost` },
  thirdLost: { cite: 'Morale, C55', says: t`a third of the CPV lost` },
  twoThirdsLost: { cite: 'Morale, C55', says: t`two thirds of the CPV lost` },
  moraleAbove: { cite: 'Morale, C55', says: t`at or above penetration value` },
  moraleBelow: { cite: 'Morale, C55', says: t`below penetration value` },
  captainAlive: { cite: 'Morale, C15', says: t`captain alive` },
  captainDead: { cite: 'Morale, C15', says: t`captain dead` },
  guns: { cite: 'Morale, C55', says: t`guns can fire` },
  noGuns: { cite: 'Morale, C55', says: t`no gun can fire` },
  way: { cite: 'Morale, C55', says: t`can still move` },
  noWay: { cite: 'Morale, C55', says: t`no speed left` },
  aground: { cite: 'Morale, C55', says: t`aground` },
  agroundUnderFire: { cite: 'Morale, C55', says: t`aground under fire` },
  rammedStill: { cite: 'Morale, C55', says: t`rammed with no speed left` },
  steering: { cite: 'Morale, C55', says: t`steering jammed` },
  fortCpv: { cite: 'Morale, C56', says: t`CPV lost in this move` },
} as const;

export const REASONS = { ...FIRE_REASONS, ...RAM_REASONS, ...MORALE_REASONS } as const;

export type Reason = keyof typeof REASONS;
export type Factor = Modifier<Reason>;

/** A factor as events and odds show it. */
export const factor = (reason: Reason, value: number): Factor => ({ value, cite: REASONS[reason].cite, reason });

/** Those of a list that hold, in its order. */
export const factorsThat = (found: readonly (readonly [holds: boolean, value: number, reason: Reason])[]): Factor[] =>
  found.flatMap(([holds, value, reason]) => (holds ? [factor(reason, value)] : []));
