import { counted, decimal, t } from '../../../languages/language.ts';
import type { FortFacts, Vessel } from '../../../ships/index.ts';
import type { SheetLine } from '../../../system/desk/index.ts';
import { asBuilt, fortAsBuilt } from '../../shared/asBuilt.ts';
import { facesInWords } from '../../shared/fortGuns.ts';
import { knotsInWords } from '../../shared/halfKnots.ts';
import { gradeOf, hullPlate } from '../armour.ts';
import { SIXTHS } from '../tables.ts';
import { THIRDS, type Decks, type Gun } from '../types.ts';
import { deckName, plateInches, THIRD_NAME, TYPE_NAME } from '../words/captions.ts';
import { fortRatingOf, ratingOf, type FortRating, type Rating } from './ratings.ts';

/** N20, N21: "2 of 440 once in 4 moves, 8 of 32", the heaviest first; mortars, which do not fire, apart. */
const batteryInWords = (guns: readonly Gun[]): string => {
  const kinds = new Map(guns.map(gun => [`${gun.pv} ${gun.every}`, gun]));
  const words = [...kinds.values()]
    .sort((one, other) => other.pv - one.pv || one.every - other.every)
    .map(({ pv, every }) => {
      const count = guns.filter(gun => gun.pv === pv && gun.every === every).length;
      if (pv === 0) return counted(count, 'mortar');
      return every === 1 ? t`${count} of ${pv}` : t`${count} of ${pv} once in ${every} moves`;
    });
  return words.length > 0 ? words.join(', ') : t`none`;
};

/** N32, N33, N60: how many stand in each turret and in each third, and where there are several gun decks on each. */
const placesInWords = (guns: readonly Gun[], decks: Decks): string => {
  const firing = guns.filter(({ pv }) => pv > 0);
  const told = (name: string, here: (place: Gun['place']) => boolean): string[] => {
    const count = firing.filter(({ place }) => here(place)).length;
    return count === 0 ? [] : [`${name}: ${count}`];
  };
  const words = [
    ...([1, 2] as const).flatMap(number => told(t`turret ${number}`, ({ turret }) => turret === number)),
    ...THIRDS.flatMap(third => told(THIRD_NAME[third], place => place.turret === 0 && place.third === third)),
    ...(decks === 1
      ? []
      : Array.from({ length: decks }, (_, deck) => told(deckName(deck, decks), place => place.deck === deck)).flat()),
  ];
  return words.length > 0 ? words.join(', ') : t`none`;
};

/** N14 to N16, N18: every plate, with its letter. */
const armourLines = ({ type }: Vessel, { plates, turrets, wheel, pilotHouse }: Rating): SheetLine[] => {
  const plate = (thickness: number): string =>
    thickness === 0 ? t`none` : `${plateInches(thickness)} (${gradeOf(thickness, type)})`;
  return [
    { label: t`Bow, inches`, value: plate(plates.front) },
    { label: t`Side, inches`, value: plate(plates.side) },
    { label: t`Stern, inches`, value: plate(plates.rear) },
    { label: t`Abreast of the engines, inches`, value: plate(hullPlate(plates, 'side', 'amidships', false)) },
    { label: t`Below water, inches`, value: plates.hull > 0 ? plate(plates.hull) : t`as above` },
    { label: t`Turret, inches`, value: turrets.length > 0 ? plate(plates.turret) : t`none` },
    { label: t`Pilot house, inches`, value: pilotHouse ? plate(plates.pilotHouse) : t`none` },
    { label: t`Wheel house, inches`, value: wheel === 'none' ? t`none` : plate(plates.wheelHouse) },
  ];
};

/** N11 to N16, N20, N21, N29, N32, N35, N60: what a vessel has before any battle, guns by their points value. */
export const rate = (ship: Vessel): SheetLine[] => {
  const rating = ratingOf(asBuilt(ship));
  const { type, full, top, guns, decks, funnels, ram, wooden, screws, draught } = rating;
  return [
    { label: t`Rate`, value: String(rating.rate) },
    { label: t`Type`, value: `${type}, ${TYPE_NAME[type]}` },
    { label: t`Points to sink`, value: String(full / SIXTHS) },
    { label: t`Top speed`, value: top > 0 ? knotsInWords(top) : t`none` },
    ...armourLines(ship, rating),
    { label: t`Guns`, value: batteryInWords(guns) },
    { label: t`Guns by part`, value: placesInWords(guns, decks) },
    { label: t`Funnels`, value: String(funnels) },
    { label: t`Ram bow`, value: ram ? t`yes` : t`no` },
    { label: t`Wooden`, value: wooden ? t`yes` : t`no` },
    { label: t`Screws`, value: String(screws) },
    { label: t`Draught`, value: t`${decimal(draught)} feet` },
  ];
};

/** N49 to N52: what a fort has before any battle; the later column's rate beside the one that a face of its length has. */
export const rateFort = (fort: FortFacts): SheetLine[] => {
  const rated = (bracketedForts: boolean): FortRating => fortRatingOf(fortAsBuilt(fort), { bracketedForts });
  const { rate, type, guns, faces } = rated(false);
  return [
    { label: t`Rate and type`, value: `${rate} ${type}` },
    { label: t`Rate by the later column`, value: String(rated(true).rate) },
    { label: t`Points that silence a face`, value: facesInWords(face => faces[face] ?? 0) },
    { label: t`Guns`, value: batteryInWords(guns) },
  ];
};
