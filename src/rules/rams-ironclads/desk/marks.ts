import type { CommonMark, Marks } from '../../../system/marks.ts';
import { t } from '../../../languages/language.ts';

/** Conditions that ships are in under these rules alone. */
// prettier-ignore
export const RAMS_MARKS = {
  harassed: {
    name: t`under musketry or grape`, danger: false, news: 'passing', over: null, fate: 'present',
    trouble: false, beaten: false, carried: false, sign: 'harassed', unless: null, looks: [],
  },
} as const satisfies Marks;

export type RamsMark = CommonMark | keyof typeof RAMS_MARKS;
