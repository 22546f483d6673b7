import type { CommonMark, Marks } from '../../../system/marks.ts';
import { t } from '../../../languages/language.ts';

/** Conditions that ships are in under these rules alone. */
// prettier-ignore
export const PORTABLE_MARKS = {
  breakingOff: {
    name: t`breaking off`, danger: true, news: 'told', over: null, fate: 'present',
    trouble: true, beaten: true, carried: false, sign: 'breakingOff', unless: null, looks: [],
  },
} as const satisfies Marks;

export type PortableMark = CommonMark | keyof typeof PORTABLE_MARKS;
