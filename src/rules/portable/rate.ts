import type { SheetLine } from '../../core/desk.ts';
import { asBuilt } from '../shared/asBuilt.ts';
import { ramDice } from './ramming.ts';
import { ratingOf } from './ratings.ts';
import { SHIP_TABLE } from './tables.ts';
import { counted, t } from '../../core/language.ts';

/** P18, P19: the row of the tables that a vessel of the catalogue has before any battle. Throws on an unknown id. */
export const rate = (vessel: string): SheetLine[] => {
  const rating = ratingOf(asBuilt(vessel), { longBattle: false });
  const row = SHIP_TABLE[rating.type];
  return [
    { label: t`Type`, value: row.title },
    { label: t`Flotation points`, value: String(rating.strength) },
    { label: t`Critical point`, value: String(rating.criticalPoint) },
    { label: t`Guns`, value: rating.armed ? t`${row.dice} dice, range ${row.range}` : 'none' },
    { label: t`Movement`, value: rating.canSteam ? counted(row.move, 'hex', 'hexes') : 'none' },
    { label: t`Ramming`, value: t`${ramDice(rating)} dice, ${rating.ram ? t`with a ram` : t`no ram`}` },
    { label: t`Draught`, value: t`${rating.draught} feet${rating.shallow ? t`, shallow` : ''}` },
  ];
};
