import * as v from 'valibot';
import {
  ARMOUR_PARTS,
  BEARINGS,
  CONFIDENCES,
  FORT_FACES,
  FORT_MOUNTS,
  MOUNTS,
  PLATE_EXTENTS,
  PROPULSIONS,
  VESSEL_TYPES,
} from '../core/vessels.ts';
import { FIGURES, rangeInWords, type Figure } from '../ships/figures.ts';
import {
  atLeastOne,
  count,
  flag,
  id,
  list,
  name,
  numberFrom,
  oneOf,
  shape,
  side,
  text,
  wanted,
  wholeNumber,
} from './shapes.ts';

/** The shape of what a scenario says of vessels and forts: of its own, and of those of the catalogue that it changes. */

const figure = (of: Figure) => {
  const { least, most, ...range } = FIGURES[of];
  const words = rangeInWords(FIGURES[of]);
  return 'whole' in range ? wholeNumber(words, least, most) : numberFrom(words, least, most);
};

const PLAIN_WORDS = 'text without < and > and characters that are not seen';
/** What is printed on counters, drawings and cards: letters, and nothing that might be taken for markup. */
const plain = v.pipe(
  name,
  v.check(given => !/[<>\p{C}]/u.test(given), wanted(PLAIN_WORDS)),
);

/** Text, or the empty text of who has nothing to say. */
const orNothing = <const S extends v.GenericSchema<string>>(some: S) => v.union([v.literal(''), some], wanted('text'));

const bearings = atLeastOne(oneOf('a quarter', BEARINGS), BEARINGS.length);

const mount = {
  gun: id,
  count,
  mount: oneOf('a mount', MOUNTS),
} as const;
const aim = {
  turret: v.exactOptional(v.picklist([1, 2], wanted('turret 1 or 2'))),
  blind: v.exactOptional(bearings),
  note: v.exactOptional(plain),
} as const;

const MOST_MOUNTS = 60;
const ownGuns = list(
  shape({ ...mount, bears: v.pipe(bearings, v.description('Quarters on which they can be brought to bear.')), ...aim }),
  MOST_MOUNTS,
);
const givenGuns = list(shape({ ...mount, bears: v.exactOptional(bearings), ...aim }), MOST_MOUNTS);

const plate = v.nullable(
  shape({
    ironIn: figure('ironIn'),
    backingIn: v.exactOptional(figure('backingIn')),
    slopeDeg: v.exactOptional(figure('slopeDeg')),
    extent: v.exactOptional(
      v.pipe(
        oneOf('an extent', PLATE_EXTENTS),
        v.description('Part of its face that it guards; all of it unless said.'),
      ),
    ),
    covers: v.exactOptional(plain),
  }),
);

/** What a curved side or another mark is: false takes it away. */
const marked = v.exactOptional(flag);

const armour = shape({
  ...v.entriesFromList(ARMOUR_PARTS, v.exactOptional(plate)),
  rubberIn: v.exactOptional(v.nullable(figure('rubberIn'))),
  curved: marked,
  bulwarks: v.exactOptional(
    v.nullable(
      shape({
        material: oneOf('a material', ['timber', 'cotton']),
        thicknessIn: v.exactOptional(figure('thicknessIn')),
        extent: oneOf('an extent', ['sides', 'machinery']),
      }),
    ),
  ),
  note: v.exactOptional(v.nullable(plain)),
});

/** Of a hull whatever can be changed; null and false take away. */
const hullKeys = {
  type: v.exactOptional(oneOf('a type of vessel', VESSEL_TYPES)),
  shipClass: v.exactOptional(v.nullable(plain)),
  tons: v.exactOptional(figure('tons')),
  lengthFt: v.exactOptional(figure('lengthFt')),
  beamFt: v.exactOptional(figure('beamFt')),
  draughtFt: v.exactOptional(figure('draughtFt')),
  complement: v.exactOptional(figure('complement')),
  propulsion: v.exactOptional(oneOf('a propulsion', PROPULSIONS)),
  screws: v.exactOptional(v.nullable(figure('screws'))),
  armour: v.exactOptional(v.pipe(armour, v.description('By part; null takes the iron off a part.'))),
  lowProfile: marked,
  shallow: marked,
} as const;

const provenance = {
  notes: v.exactOptional(orNothing(text)),
  disputed: v.exactOptional(text),
  sources: v.exactOptional(list(name, 50)),
  confidence: v.exactOptional(oneOf('a confidence', CONFIDENCES)),
} as const;

/** A vessel of the battle's own. */
export const ownVessel = shape({
  id,
  like: v.exactOptional(v.pipe(id, v.description('Id in the catalogue: what is not said is as hers.'))),
  name: v.exactOptional(plain),
  side: v.exactOptional(side),
  year: v.exactOptional(figure('year')),
  ...hullKeys,
  knots: v.exactOptional(figure('knots')),
  ram: v.exactOptional(flag),
  generic: marked,
  guns: v.exactOptional(ownGuns),
  ...provenance,
});

/** Changes to a vessel for one ship in one battle. */
export const overrides = shape({
  guns: v.exactOptional(givenGuns),
  ram: v.exactOptional(flag),
  knots: v.exactOptional(figure('knots')),
  damage: v.exactOptional(
    v.pipe(wholeNumber('percent from 0 to 99', 0, 99), v.description('Percent of the hull lost before the battle.')),
  ),
  ...hullKeys,
});

const fortMount = {
  gun: id,
  count,
  mount: oneOf('a mount of forts', FORT_MOUNTS),
  face: v.exactOptional(v.pipe(oneOf('a face', FORT_FACES), v.description('Front unless said.'))),
} as const;

const fortKeys = {
  construction: v.exactOptional(oneOf('a construction', ['earth', 'masonry'])),
  garrison: v.exactOptional(figure('garrison')),
  faceLengthFt: v.exactOptional(figure('faceLengthFt')),
  elevationFt: v.exactOptional(figure('elevationFt')),
} as const;

/** A fort of the battle's own. */
export const ownFort = shape({
  id,
  like: v.exactOptional(v.pipe(id, v.description('Id in the catalogue of forts: what is not said is as there.'))),
  name: v.exactOptional(plain),
  side: v.exactOptional(side),
  place: v.exactOptional(orNothing(plain)),
  year: v.exactOptional(figure('year')),
  commander: v.exactOptional(orNothing(plain)),
  ...fortKeys,
  guns: v.exactOptional(
    atLeastOne(shape({ ...fortMount, unusable: marked, note: v.exactOptional(plain) }), MOST_MOUNTS),
  ),
  ...provenance,
});

export const workOverrides = shape({ guns: v.exactOptional(atLeastOne(shape(fortMount), MOST_MOUNTS)), ...fortKeys });

export type OwnVesselFile = v.InferOutput<typeof ownVessel>;
export type OwnFortFile = v.InferOutput<typeof ownFort>;
