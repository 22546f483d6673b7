import type { SheetLine } from '../../../system/desk/index.ts';
import type { Vessel } from '../../../ships/index.ts';
import { asBuilt } from '../../shared/asBuilt.ts';
import { draughtInWords, ramInWords, TYPE_TITLE } from '../words/names.ts';
import { ramDice } from '../ramming.ts';
import { ratingOf } from './ratings.ts';
import { FORT, SHIP_TABLE } from '../tables.ts';
import { counted, t } from '../../../languages/language.ts';

/** P18, P19: the row of the tables that a vessel has before any battle. */
export const rate = (ship: Vessel): SheetLine[] => {
  const rating = ratingOf(asBuilt(ship), { longBattle: false });
  const row = SHIP_TABLE[rating.type];
  return [
    { label: t`Type`, value: TYPE_TITLE[rating.type] },
    { label: t`Flotation points`, value: String(rating.strength) },
    { label: t`Critical point`, value: String(rating.criticalPoint) },
    { label: t`Guns`, value: rating.armed ? t`${row.dice} dice, range ${row.range}` : t`none` },
    { label: t`Movement`, value: rating.canSteam ? counted(row.move, 'hex', 'hexes') : t`none` },
    { label: t`Ramming`, value: ramInWords(ramDice(rating), rating.ram) },
    { label: t`Draught`, value: draughtInWords(rating) },
  ];
};

/** P20: all forts are alike, and fight where the option for forts is on. */
export const rateFort = (): SheetLine[] => [
  { label: t`Flotation points`, value: String(FORT.flotation) },
  { label: t`Guns`, value: t`${FORT.dice} dice, range ${FORT.range}, over ships` },
];

/** The printed types, and which a vessel is (P18). */
export const types = {
  all: (Object.keys(SHIP_TABLE) as (keyof typeof SHIP_TABLE)[]).map(id => ({ id, title: TYPE_TITLE[id] })),
  of: (ship: Vessel): string => ratingOf(asBuilt(ship), { longBattle: false }).type,
};
