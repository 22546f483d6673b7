import { counted, decimal, t } from '../../../languages/language.ts';
import type { Vessel } from '../../../ships/index.ts';
import type { SheetLine } from '../../../system/desk/index.ts';
import { asBuilt } from '../../shared/asBuilt.ts';
import { knotsInWords } from '../../shared/halfKnots.ts';
import { gradeOf } from '../armour.ts';
import { SIXTHS } from '../tables.ts';
import type { Gun } from '../types.ts';
import { plateInches, TYPE_NAME } from '../words/captions.ts';
import { ratingOf } from './ratings.ts';

/** "2 of 440, 8 of 32", the heaviest first; mortars, which do not fire, apart. */
const batteryInWords = (guns: readonly Gun[]): string => {
  const values = [...new Set(guns.map(({ pv }) => pv))].sort((one, other) => other - one);
  const words = values.map(value => {
    const count = guns.filter(({ pv }) => pv === value).length;
    return value === 0 ? counted(count, 'mortar') : t`${count} of ${value}`;
  });
  return words.length > 0 ? words.join(', ') : t`none`;
};

const plateOf =
  ({ type }: Vessel) =>
  (thickness: number): string =>
    thickness === 0 ? t`none` : `${plateInches(thickness)} (${gradeOf(thickness, type)})`;

/** N11 to N16, N20, N29: what a vessel has before any battle, guns by their points value. */
export const rate = (ship: Vessel): SheetLine[] => {
  const { rate: rated, type, plates, full, top, guns, turrets, ram, wooden, screws, draught } = ratingOf(asBuilt(ship));
  const plate = plateOf(ship);
  return [
    { label: t`Rate`, value: String(rated) },
    { label: t`Type`, value: `${type}, ${TYPE_NAME[type]}` },
    { label: t`Points to sink`, value: String(full / SIXTHS) },
    { label: t`Top speed`, value: top > 0 ? knotsInWords(top) : t`none` },
    { label: t`Bow, inches`, value: plate(plates.front) },
    { label: t`Side, inches`, value: plate(plates.side) },
    { label: t`Stern, inches`, value: plate(plates.rear) },
    { label: t`Turret, inches`, value: turrets.length > 0 ? plate(plates.turret) : t`none` },
    { label: t`Guns`, value: batteryInWords(guns) },
    { label: t`Ram`, value: ram ? t`yes` : t`no` },
    { label: t`Wooden`, value: wooden ? t`yes` : t`no` },
    { label: t`Screws`, value: String(screws) },
    { label: t`Draught`, value: t`${decimal(draught)} feet` },
  ];
};
