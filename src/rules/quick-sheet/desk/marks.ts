import type { CommonMark, Marks } from '../../../system/marks.ts';
import { t } from '../../../languages/language.ts';

/** Conditions that ships are in under these rules alone. */
// prettier-ignore
export const QUICK_SHEET_MARKS = {
  battered: {
    name: t`battered`, danger: true, news: 'told', over: null, fate: 'present',
    trouble: true, beaten: false, carried: false, sign: null, unless: null, looks: ['riddled', 'leans'],
  },
  shaken: {
    name: t`shaken by a ram`, danger: false, news: 'passing', over: null, fate: 'present',
    trouble: false, beaten: false, carried: false, sign: 'shaken', unless: null, looks: [],
  },
  orderHidden: {
    name: t`order face down`, danger: false, news: 'passing', over: null, fate: 'present',
    trouble: false, beaten: false, carried: true, sign: null, unless: null, looks: [],
  },
  orderShown: {
    name: t`order shown`, danger: false, news: 'passing', over: null, fate: 'present',
    trouble: false, beaten: false, carried: true, sign: null, unless: null, looks: [],
  },
} as const satisfies Marks;

export type QuickSheetMark = CommonMark | keyof typeof QUICK_SHEET_MARKS;
