import type { Terrain } from '../../../core/chart.ts';
import { t } from '../../../languages/language.ts';
import type { Edge } from '../../../core/types.ts';
import type { Bearing, FortFace } from '../../../ships/index.ts';
import { REASONS, type Factor } from '../factors.ts';
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
