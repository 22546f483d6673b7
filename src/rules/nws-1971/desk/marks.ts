import type { CommonMark, Marks } from '../../../system/marks.ts';
import { t } from '../../../languages/language.ts';

/** Conditions that ships are in under these rules alone. */
// prettier-ignore
export const NWS_MARKS = {
  disabled: {
    name: t`disabled`, danger: true, news: 'told', over: null, fate: 'present',
    trouble: true, beaten: false, carried: false, sign: 'engineLost', unless: null, looks: ['smokeless'],
  },
  contact: {
    name: t`in contact after a ram`, danger: true, news: 'told', over: t`has come free`, fate: 'present',
    trouble: true, beaten: false, carried: false, sign: 'jammed', unless: null, looks: [],
  },
  wheelLost: {
    name: t`paddle wheel destroyed`, danger: true, news: 'told', over: null, fate: 'present',
    trouble: true, beaten: false, carried: false, sign: 'engineLost', unless: null, looks: [],
  },
  powerless: {
    name: t`without power`, danger: true, news: 'told', over: t`has power again`, fate: 'present',
    trouble: true, beaten: false, carried: false, sign: 'noSteam', unless: 'wheelLost', looks: [],
  },
} as const satisfies Marks;

export type NwsMark = CommonMark | keyof typeof NWS_MARKS;
