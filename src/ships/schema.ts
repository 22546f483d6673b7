/** The form that every record must have. Used by tests and by checkCatalogue; the catalogue is not parsed again at load. */

import * as v from 'valibot';
import { SIDES } from '../core/types.ts';
import {
  ARMOUR_PARTS,
  BEARINGS,
  CONFIDENCES,
  FORT_FACES,
  FORT_MOUNTS,
  GUN_KINDS,
  MOUNTS,
  PLATE_EXTENTS,
  PROPULSIONS,
  VESSEL_TYPES,
  type FortFacts,
  type Gun,
  type Vessel,
} from '../core/vessels.ts';

const idText = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]*$/, 'id must be lower case, digits and underscores'));
const someText = v.pipe(v.string(), v.trim(), v.minLength(1, 'text must not be empty'));
const positive = v.pipe(v.number(), v.finite(), v.gtValue(0, 'must be more than 0'));
const notNegative = v.pipe(v.number(), v.finite(), v.minValue(0, 'must not be negative'));
const wholeCount = v.pipe(v.number(), v.integer(), v.minValue(1, 'count must be 1 or more'));
const headCount = v.pipe(v.number(), v.integer(), v.minValue(0, 'must not be negative'));
const warYear = v.pipe(v.number(), v.integer(), v.minValue(1800), v.maxValue(1865));
const slope = v.pipe(v.number(), v.gtValue(0), v.ltValue(90, 'an upright plate has no slope'));
const flag = v.literal(true);

const provenance = {
  notes: v.string(),
  disputed: v.exactOptional(someText),
  sources: v.pipe(v.array(someText), v.minLength(1, 'needs a source')),
  confidence: v.picklist(CONFIDENCES),
};

const bearings = v.pipe(v.array(v.picklist(BEARINGS)), v.minLength(1, 'must bear somewhere'));

const gunMount = v.strictObject({
  gun: idText,
  count: wholeCount,
  mount: v.picklist(MOUNTS),
  bears: bearings,
  turret: v.exactOptional(v.picklist([1, 2])),
  blind: v.exactOptional(bearings),
  note: v.exactOptional(someText),
});

const plate = v.exactOptional(
  v.strictObject({
    ironIn: positive,
    backingIn: v.exactOptional(positive),
    slopeDeg: v.exactOptional(slope),
    extent: v.exactOptional(v.picklist(PLATE_EXTENTS)),
    covers: v.exactOptional(someText),
  }),
);

const armour = v.strictObject({
  ...v.entriesFromList(ARMOUR_PARTS, plate),
  rubberIn: v.exactOptional(positive),
  curved: v.exactOptional(flag),
  bulwarks: v.exactOptional(
    v.strictObject({
      material: v.picklist(['timber', 'cotton']),
      thicknessIn: v.exactOptional(positive),
      extent: v.picklist(['sides', 'machinery']),
    }),
  ),
  note: v.exactOptional(someText),
});

const vesselSchema: v.GenericSchema<unknown, Vessel> = v.strictObject({
  id: idText,
  name: someText,
  side: v.picklist(SIDES),
  type: v.picklist(VESSEL_TYPES),
  shipClass: v.exactOptional(someText),
  year: warYear,
  tons: positive,
  lengthFt: positive,
  beamFt: positive,
  draughtFt: positive,
  knots: notNegative,
  complement: headCount,
  propulsion: v.picklist(PROPULSIONS),
  screws: v.exactOptional(wholeCount),
  armour,
  ram: v.boolean(),
  lowProfile: v.exactOptional(flag),
  shallow: v.exactOptional(flag),
  generic: v.exactOptional(flag),
  guns: v.array(gunMount),
  ...provenance,
});

const gunSchema: v.GenericSchema<unknown, Gun> = v.strictObject({
  id: idText,
  name: someText,
  kind: v.picklist(GUN_KINDS),
  calibreIn: v.nullable(positive),
  pounder: v.nullable(positive),
  shotLb: v.nullable(positive),
  ...provenance,
});

const fortSchema: v.GenericSchema<unknown, FortFacts> = v.strictObject({
  id: idText,
  name: someText,
  side: v.picklist(SIDES),
  place: someText,
  year: warYear,
  construction: v.picklist(['earth', 'masonry']),
  commander: someText,
  garrison: headCount,
  guns: v.pipe(
    v.array(
      v.strictObject({
        gun: idText,
        count: wholeCount,
        mount: v.picklist(FORT_MOUNTS),
        face: v.picklist(FORT_FACES),
        unusable: v.exactOptional(flag),
        note: v.exactOptional(someText),
      }),
    ),
    v.minLength(1, 'a fort needs a gun'),
  ),
  faceLengthFt: positive,
  elevationFt: notNegative,
  ...provenance,
});

/** A record of the right form, or what is wrong with it, each fault with the path to it. */
export type Parsed<T> = { record: T } | { faults: string[] };

const parsedBy =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (input: unknown): Parsed<T> => {
    const result = v.safeParse(schema, input);
    if (result.success) return { record: result.output };
    return { faults: result.issues.map(issue => `${v.getDotPath(issue) ?? 'record'}: ${issue.message}`) };
  };

export const parseVessel = parsedBy(vesselSchema);
export const parseGun = parsedBy(gunSchema);
export const parseFort = parsedBy(fortSchema);
