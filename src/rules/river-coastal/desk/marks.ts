import type { CommonMark, Marks } from '../../../system/marks.ts';
import { t } from '../../../languages/language.ts';

/** Conditions that ships are in under these rules alone. */
// prettier-ignore
export const RIVER_MARKS = {
  unseen: {
    name: t`out of sight`, danger: false, news: 'passing', over: null, fate: 'present',
    trouble: false, beaten: false, carried: false, sign: null, unless: null, looks: [],
  },
  lostFromSight: {
    name: t`the enemy does not see her`, danger: false, news: 'passing', over: null, fate: 'present',
    trouble: false, beaten: false, carried: false, sign: null, unless: null, looks: [],
  },
  locked: {
    name: t`jammed to another ship`, danger: true, news: 'told', over: t`has come free`, fate: 'present',
    trouble: true, beaten: false, carried: false, sign: 'jammed', unless: null, looks: [],
  },
  riddled: {
    name: t`below the penetration value`, danger: true, news: 'told', over: null, fate: 'present',
    trouble: true, beaten: false, carried: false, sign: null, unless: null, looks: ['riddled'],
  },
  captainDead: {
    name: t`captain dead`, danger: false, news: 'told', over: null, fate: 'present',
    trouble: true, beaten: false, carried: false, sign: 'helmless', unless: null, looks: [],
  },
  boarded: {
    name: t`enemies aboard`, danger: true, news: 'told', over: t`her deck is clear`, fate: 'present',
    trouble: true, beaten: false, carried: false, sign: 'harassed', unless: null, looks: [],
  },
  prize: {
    name: t`a prize`, danger: false, news: 'told', over: t`back under her own flag`, fate: 'present',
    trouble: false, beaten: false, carried: false, sign: null, unless: null, looks: [],
  },
  idle: {
    name: t`idle after a boarding`, danger: false, news: 'passing', over: null, fate: 'present',
    trouble: false, beaten: false, carried: false, sign: null, unless: null, looks: [],
  },
  flagship: {
    name: t`flagship`, danger: false, news: 'passing', over: null, fate: 'present',
    trouble: false, beaten: false, carried: false, sign: null, unless: null, looks: [],
  },
} as const satisfies Marks;

export type RiverMark = CommonMark | keyof typeof RIVER_MARKS;
