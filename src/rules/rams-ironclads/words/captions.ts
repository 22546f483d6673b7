import type { Terrain } from '../../../core/chart.ts';
import { t } from '../../../languages/language.ts';
import type { Edge, Modifier } from '../../../core/types.ts';
import type { Bearing, FortFace } from '../../../ships/index.ts';
import type { Critical, Handling, HitEffect } from '../vocabulary.ts';

/** Words for what rules and charts know by an id. */

type Words<T extends string> = Readonly<Record<T, string>>;

/** Where a gun bears, and what lies that way. */
export const BEARING_NAME: Words<Bearing | FortFace> = {
  bow: t`bow`,
  stern: t`stern`,
  port: t`port`,
  starboard: t`starboard`,
  front: t`front`,
  rear: t`rear`,
  left: t`left`,
  right: t`right`,
};

export const HANDLING_NAME: Words<Handling> = {
  riverboat: t`riverboat`,
  monitor: t`monitor`,
  casemate: t`casemate`,
  tug: t`tug`,
  launch: t`launch`,
};

/** As FACINGS. */
export const HEADING_NAME = [t`E`, t`NE`, t`NW`, t`W`, t`SW`, t`SE`] as const;

export const BY_EDGE: Words<Edge> = {
  left: t`by the left edge`,
  right: t`by the right edge`,
  top: t`by the top edge`,
  bottom: t`by the bottom edge`,
};

export const THE_TERRAIN: Words<Terrain> = {
  channel: t`the channel`,
  shallows: t`the shallows`,
  sandbar: t`the sandbar`,
  bank: t`the bank`,
  bluff: t`the bluff`,
  marsh: t`the marsh`,
  island: t`the island`,
  town: t`the town`,
  wharf: t`the wharf`,
  obstruction: t`the obstruction`,
};

/** What is added to a die, by the reason without its section. */
const FACTOR: Readonly<Record<string, string>> = {
  'fire value': t`fire value`,
  'point blank': t`point blank`,
  'long range': t`long range`,
  'target at 3 knots or less': t`target at 3 knots or less`,
  'firer at 3 knots or less': t`firer at 3 knots or less`,
  'new target': t`new target`,
  'target end on': t`target end on`,
  'in flames or steam': t`in flames or steam`,
  'under musketry or grape': t`under musketry or grape`,
  mortar: t`mortar`,
  'smokestack damaged': t`smokestack damaged`,
  'target stationary': t`target stationary`,
  'speed over 6 knots': t`speed over 6 knots`,
  'target side on': t`target side on`,
  'ram bow': t`ram bow`,
  'bow not reinforced': t`bow not reinforced`,
  'speed under 4 knots': t`speed under 4 knots`,
  'bow to bow': t`bow to bow`,
};

/** "+3 fire value". */
export const factorInWords = ({ value, reason }: Modifier): string => {
  const words = reason.replace(/^\d+ /, '');
  return `${value < 0 ? `−${-value}` : `+${value}`} ${FACTOR[words] ?? words}`;
};

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
