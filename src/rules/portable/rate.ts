import type { SheetLine } from '../../core/desk.ts';
import { asBuilt } from '../shared/asBuilt.ts';
import { ramDice } from './ramming.ts';
import { ratingOf } from './ratings.ts';
import { SHIP_TABLE } from './tables.ts';

/** P18, P19: the row of the tables that a vessel of the catalogue has before any battle. Throws on an unknown id. */
export const rate = (vessel: string): SheetLine[] => {
  const rating = ratingOf(asBuilt(vessel), { longBattle: false });
  const row = SHIP_TABLE[rating.type];
  return [
    { label: 'Type', value: row.title },
    { label: 'Flotation points', value: String(rating.strength) },
    { label: 'Critical point', value: String(rating.criticalPoint) },
    { label: 'Guns', value: rating.armed ? `${row.dice} dice, range ${row.range}` : 'none' },
    { label: 'Movement', value: rating.canSteam ? `${row.move} ${row.move === 1 ? 'hex' : 'hexes'}` : 'none' },
    { label: 'Ramming', value: `${ramDice(rating)} dice, ${rating.ram ? 'with a ram' : 'no ram'}` },
    { label: 'Draught', value: `${rating.draught} feet${rating.shallow ? ', shallow' : ''}` },
  ];
};
