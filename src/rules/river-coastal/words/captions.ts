import { t } from '../../../languages/language.ts';
import type { Modifier } from '../../../core/types.ts';
import { REASONS, type Reason } from '../factors.ts';
import type { Aspect, Band, Character, DamageTable, Handling, Job, OrderKind, Shock } from '../types.ts';

/** Words for what rules and charts know by an id. */

type Words<T extends string | number> = Readonly<Record<T, string>>;

export const HANDLING_NAME: Words<Handling> = {
  launch: t`launch`,
  handy: t`handy`,
  middling: t`middling`,
  slow: t`slow`,
};

export const BAND_NAME: Words<Band> = { close: t`close range`, medium: t`medium range`, long: t`long range` };

export const CHARACTER_NAME: Words<Character> = {
  intelligent: t`intelligent`,
  stubborn: t`stubborn`,
  reckless: t`reckless`,
  panicky: t`panicky`,
  fanatic: t`fanatic`,
};

/** Damage: the six tables by their printed titles. */
export const TABLE_NAME: Words<DamageTable> = {
  1: t`armament`,
  2: t`steering and pilot house`,
  3: t`boiler and speed`,
  4: t`general`,
  5: t`crew`,
  6: t`bulkheads`,
};

export const ASPECT_NAME: Words<Aspect> = { front: t`bow`, side: t`side`, rear: t`stern` };

/** What men work at (C49). */
export const JOB_NAME: Words<Job> = {
  guns: t`guns`,
  hardPort: t`rudder hard to port`,
  hardStarboard: t`rudder hard to starboard`,
  sameCourse: t`steering chains`,
  straight: t`screw or paddle chains`,
  slowed: t`engine`,
};

/** What makes a crew think of leaving (C54). */
export const SHOCK_NAME: Words<Shock> = {
  captain: t`captain killed`,
  value: t`below the penetration value`,
  crew: t`men lost`,
  aground: t`run aground`,
  unarmed: t`no gun left`,
  stopped: t`no speed left`,
  steering: t`steering jammed`,
};

const isReason = (reason: string): reason is Reason => reason in REASONS;

/** "−1 target end on". */
export const factorInWords = ({ value, reason }: Modifier): string =>
  `${value < 0 ? `−${-value}` : `+${value}`} ${isReason(reason) ? REASONS[reason].says : reason}`;

/** C16: what is chosen before a place or a ship. */
export const ORDER_NAME: Words<OrderKind> = {
  engage: t`Engage`,
  station: t`Keep station`,
  proceed: t`Proceed`,
  hold: t`Hold`,
  ram: t`Ram an enemy`,
  land: t`Land`,
  assist: t`Assist`,
  withdraw: t`Withdraw`,
};
