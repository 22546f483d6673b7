import type { SheetLine } from '../../core/desk.ts';
import { vessel } from '../../ships/index.ts';
import { asBuilt } from '../shared/asBuilt.ts';
import { vesselPoints } from './fleets.ts';
import { ARMOUR_NAME, kindOf } from './names.ts';
import { ratingOf } from './ratings.ts';
import { MOVEMENT } from './tables.ts';
import type { Gun } from './types.ts';

const CLASSES = ['heavy', 'medium', 'light'] as const;

/** "2 heavy, 7 medium". */
const batteryInWords = (guns: readonly Gun[]): string => {
  const counts = CLASSES.map(name => [name, guns.filter(gun => gun.class === name).length] as const);
  const words = counts.flatMap(([name, count]) => (count > 0 ? [`${count} ${name}`] : []));
  return words.length > 0 ? words.join(', ') : 'none';
};

/** Q40, Q51 to Q53: what a vessel of the catalogue has before any battle. Throws on an unknown id. */
export const rate = (id: string): SheetLine[] => {
  const rating = ratingOf(asBuilt(id));
  const speed = MOVEMENT[rating.fast ? 'fast' : 'normal'];
  return [
    { label: 'Type', value: kindOf(vessel(id).type, rating) },
    { label: 'Hit points', value: String(rating.strength) },
    { label: 'Deflection', value: ARMOUR_NAME[rating.armour] },
    { label: 'Movement', value: rating.canSteam ? `${speed.slow} slow, ${speed.full} full speed` : 'none' },
    { label: 'Guns', value: batteryInWords(rating.guns) },
    { label: 'Turrets', value: rating.turrets === 0 ? 'none' : String(rating.turrets) },
    { label: 'Ram', value: rating.ram ? 'yes' : 'no' },
    { label: 'Draught', value: `${rating.draught} feet${rating.shallow ? ', shallow' : ''}` },
    { label: 'Fleet points', value: String(vesselPoints(id)) },
  ];
};
