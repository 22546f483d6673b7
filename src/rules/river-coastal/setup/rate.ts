import type { SheetLine } from '../../../system/desk/index.ts';
import { decimal, t } from '../../../languages/language.ts';
import type { FortFacts, Vessel } from '../../../ships/index.ts';
import { asBuilt, fortAsBuilt } from '../../shared/asBuilt.ts';
import { gunsByFace } from '../../shared/fortGuns.ts';
import { FORTS, RADII, SCALE } from '../tables.ts';
import { HANDLING_NAME } from '../words/captions.ts';
import { kindName } from '../words/names.ts';
import { knotsInWords } from '../../shared/halfKnots.ts';
import { fortRatingOf, ratingOf, type GunRating, type Rating } from './ratings.ts';

/** "2 of 8, 8 of 6", the heaviest first; mortars, which do no damage to ships, apart. */
const batteryInWords = (guns: readonly GunRating[]): string => {
  const values = [...new Set(guns.map(({ damage }) => damage))].sort((one, other) => other - one);
  const words = values.map(value => {
    const count = guns.filter(({ damage }) => damage === value).length;
    return value === 0 ? t`${count} for works only` : t`${count} of ${value}`;
  });
  return words.length > 0 ? words.join(', ') : t`none`;
};

/** C43: faces that halve a hit. */
const slopesInWords = ({ front, side, rear }: Rating['sloped']): string => {
  const faces = [front ? t`front` : '', side ? t`sides` : '', rear ? t`rear` : ''].filter(face => face !== '');
  return faces.length > 0 ? faces.join(', ') : t`none`;
};

/** C42: how many of the guns fire on alternate moves alone. */
const secondMoves = (guns: readonly GunRating[]): SheetLine => ({
  label: t`Guns that fire every second move`,
  value: String(guns.filter(({ alternate }) => alternate).length),
});

const ROMAN = { 1: 'I', 2: 'II', 3: 'III', 4: 'IV', 5: 'V' } as const;

/** C8, C29, C30, C42, C43, C58, C78: what a vessel has before any battle. */
export const rate = (ship: Vessel): SheetLine[] => {
  const rating = ratingOf(asBuilt(ship));
  const top = Math.round(rating.knots * SCALE.halves);
  return [
    { label: t`Type`, value: kindName(ship.type) },
    { label: t`SPV`, value: String(rating.spv) },
    { label: t`CPV`, value: String(rating.cpv) },
    { label: t`Penetration value`, value: String(rating.penetration) },
    { label: t`Top speed`, value: top > 0 ? knotsInWords(top) : t`none` },
    { label: t`Turning`, value: t`${HANDLING_NAME[rating.handling]}, radius ${RADII[rating.handling]}` },
    { label: t`Ram class`, value: rating.ram ? t`${ROMAN[rating.ramClass]}, ram` : ROMAN[rating.ramClass] },
    { label: t`Halves hits`, value: slopesInWords(rating.sloped) },
    { label: t`Guns`, value: batteryInWords(rating.guns) },
    secondMoves(rating.guns),
    { label: t`Spar torpedo`, value: rating.spars > 0 ? t`yes` : t`no` },
    { label: t`Small target`, value: rating.small ? t`yes` : t`no` },
    { label: t`Draught`, value: t`${decimal(rating.draught)} feet` },
  ];
};

/** C39, C42, C85 to C88: what a fort has before any battle. */
export const rateFort = (fort: FortFacts): SheetLine[] => {
  const rating = fortRatingOf(fortAsBuilt(fort));
  if (!rating) return [];
  const [part, of] = FORTS.silentBelow;
  return [
    { label: t`FPV`, value: String(rating.fpv) },
    { label: t`Silent below`, value: t`${Math.ceil((rating.fpv * part) / of)} FPV` },
    { label: t`CPV`, value: String(rating.cpv) },
    { label: t`Guns`, value: batteryInWords(rating.guns) },
    { label: t`Guns by face`, value: gunsByFace(rating.guns) },
    secondMoves(rating.guns),
    { label: t`Fires over ships`, value: rating.seesOver ? t`yes` : t`no` },
  ];
};
