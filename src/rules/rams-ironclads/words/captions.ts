import { t } from '../../../languages/language.ts';
import { REASONS, type Factor } from '../factors.ts';
import type { Critical, Handling, HitEffect } from '../vocabulary.ts';

/** Words for what rules and charts know by an id. */

type Words<T extends string> = Readonly<Record<T, string>>;

export const HANDLING_NAME: Words<Handling> = {
  riverboat: t`riverboat`,
  monitor: t`monitor`,
  casemate: t`casemate`,
  tug: t`tug`,
  launch: t`launch`,
};

/** "+3 fire value". */
export const factorInWords = ({ value, reason }: Factor): string =>
  `${value < 0 ? `−${-value}` : `+${value}`} ${REASONS[reason].says}`;

/** The die of a hit, and the throw of a critical hit, under the dice. */
export const HIT_CAPTION: Words<HitEffect> = {
  critical: t`hit: critical`,
  knot: t`hit: knot`,
  gun: t`hit: gun`,
  halfKnot: t`hit: half a knot`,
};
export const CRITICAL_CAPTION: Words<Critical> = {
  magazine: t`critical: magazine`,
  helm: t`critical: helm`,
  list: t`critical: list`,
  jam: t`critical: jam`,
  smokestack: t`critical: smokestack`,
  gunport: t`critical: gunport`,
  steamPipes: t`critical: steam pipes`,
  steering: t`critical: steering`,
  fire: t`critical: fire`,
  boiler: t`critical: boiler`,
};
export const SPAR_CAPTION: Words<'target' | 'fails' | 'own'> = {
  target: t`spar torpedo: target`,
  fails: t`spar torpedo: fails`,
  own: t`spar torpedo: own`,
};
