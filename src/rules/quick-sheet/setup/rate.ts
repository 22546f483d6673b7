import type { SheetLine } from '../../../system/desk/index.ts';
import type { FortFacts, Vessel } from '../../../ships/index.ts';
import { asBuilt, fortAsBuilt } from '../../shared/asBuilt.ts';
import { gunsByFace } from '../../shared/fortGuns.ts';
import { vesselPoints } from './fleets.ts';
import { ARMOUR_NAME, GUN_CLASS_NAME, hexesInWords, kindOf } from '../words/names.ts';
import { fortRatingOf, ratingOf, workPoints } from './ratings.ts';
import { MOVEMENT } from '../tables.ts';
import type { Gun } from '../types.ts';
import { decimal, t } from '../../../languages/language.ts';

const CLASSES = ['heavy', 'medium', 'light'] as const;

/** "2 heavy, 7 medium". */
export const batteryInWords = (guns: readonly Gun[]): string => {
  const counts = CLASSES.map(name => [name, guns.filter(gun => gun.class === name).length] as const);
  const words = counts.flatMap(([name, count]) => (count > 0 ? [`${count} ${GUN_CLASS_NAME[name]}`] : []));
  return words.length > 0 ? words.join(', ') : t`none`;
};

/** Q40, Q51 to Q53: what a vessel has before any battle. */
export const rate = (ship: Vessel): SheetLine[] => {
  const rating = ratingOf(asBuilt(ship));
  const speed = MOVEMENT[rating.fast ? 'fast' : 'normal'];
  return [
    { label: t`Type`, value: kindOf(ship.type, rating) },
    { label: t`Hit points`, value: String(rating.strength) },
    { label: t`Deflection`, value: ARMOUR_NAME[rating.armour] },
    {
      label: t`Movement`,
      value: rating.canSteam ? t`${hexesInWords(speed.slow)} slow, ${hexesInWords(speed.full)} full speed` : t`none`,
    },
    { label: t`Guns`, value: batteryInWords(rating.guns) },
    { label: t`Turrets`, value: rating.turrets === 0 ? t`none` : String(rating.turrets) },
    { label: t`Ram bow`, value: rating.ram ? t`yes` : t`no` },
    { label: t`Draught`, value: t`${decimal(rating.draught)} feet${rating.shallow ? t`, shallow` : ''}` },
    { label: t`Fleet points`, value: String(vesselPoints(ship)) },
  ];
};

/** Q22, Q53: what a fort has before any battle. */
export const rateFort = (fort: FortFacts): SheetLine[] => {
  const work = fortAsBuilt(fort);
  const { strength, guns } = fortRatingOf(work);
  return [
    { label: t`Hit points`, value: String(strength) },
    { label: t`Deflection`, value: ARMOUR_NAME.iron },
    { label: t`Guns`, value: batteryInWords(guns) },
    { label: t`Guns by face`, value: gunsByFace(guns) },
    { label: t`Fleet points`, value: String(workPoints(work)) },
  ];
};
