import type { SheetLine } from '../../../system/desk/index.ts';
import { decimal, t } from '../../../languages/language.ts';
import type { FortFacts, Vessel } from '../../../ships/index.ts';
import { asBuilt, fortAsBuilt } from '../../shared/asBuilt.ts';
import { gunsByFace } from '../../shared/fortGuns.ts';
import { kindName } from '../words/names.ts';
import { knotsInWords } from '../../shared/halfKnots.ts';
import { fortGunsOf, ratingOf, type Rating } from './ratings.ts';
import { armourInWords, bowInWords } from '../desk/sheets.ts';
import { ARMOUR } from '../tables.ts';
import type { Gun } from '../types.ts';
import { HANDLING_NAME } from '../words/captions.ts';

/** "2 of value 4, 8 of value 3", the heaviest first. */
const batteryInWords = (guns: readonly Gun[]): string => {
  const values = [...new Set(guns.map(gun => gun.fireValue))].sort((one, other) => other - one);
  const words = values.map(value => t`${guns.filter(gun => gun.fireValue === value).length} of value ${value}`);
  return words.length > 0 ? words.join(', ') : t`none`;
};

const topInWords = ({ fullTop, canSteam }: Rating): string =>
  canSteam ? knotsInWords(fullTop) : t`${knotsInWords(fullTop)}, cannot steam`;

/** R5, R9, R14, R25, R52, R58: what a vessel has before any battle. */
export const rate = (ship: Vessel): SheetLine[] => {
  const rating = ratingOf(asBuilt(ship));
  return [
    { label: t`Type`, value: kindName(ship.type, rating.handling) },
    { label: t`Turns as`, value: HANDLING_NAME[rating.handling] },
    { label: t`Top speed`, value: topInWords(rating) },
    { label: t`Armour`, value: armourInWords(rating) },
    { label: t`Bow`, value: bowInWords(rating) },
    { label: t`Guns`, value: batteryInWords(rating.guns) },
    { label: t`Spar torpedoes`, value: rating.spars === 0 ? t`none` : String(rating.spars) },
    { label: t`Sharpshooters`, value: rating.sharpshooters ? t`yes` : t`no` },
    { label: t`Draught`, value: t`${decimal(rating.draught)} feet` },
  ];
};

/** R54: a battery in the open or in casemates, or one part so and one part so. */
const worksInWords = (guns: readonly Gun[]): string => {
  const under = guns.filter(({ stands }) => stands === 'casemate').length;
  if (under === 0) return String(ARMOUR.openBattery);
  if (under === guns.length) return t`casemates ${ARMOUR.casemateBattery}`;
  return t`${ARMOUR.openBattery}, casemates ${ARMOUR.casemateBattery}`;
};

/** R25, R54: what a fort has before any battle; it is silenced gun by gun. */
export const rateFort = (fort: FortFacts): SheetLine[] => {
  const guns = fortGunsOf(fortAsBuilt(fort));
  return [
    { label: t`Armour`, value: worksInWords(guns) },
    { label: t`Guns`, value: batteryInWords(guns) },
    { label: t`Guns by face`, value: gunsByFace(guns) },
  ];
};
