/** What no single figure shows: whether the facts of a ship or fort agree with each other. Asked of the catalogue and of an author's own ships. */

import {
  ARMOUR_PARTS,
  type ArmourPart,
  type Bearing,
  type FortFacts,
  type Gun,
  type GunKind,
  type GunMount,
  type MountKind,
  type Vessel,
  type VesselType,
} from '../core/vessels.ts';
import { hasScrew } from './changes.ts';
import { FIGURES, MOST_GUNS } from './figures.ts';

/** Where in the record, and what was expected there. */
export interface Fault {
  readonly path: string;
  readonly says: string;
}

const CUBIC_FEET_PER_TON = 35;

/** Turrets that a ship of that type has, with a gun in each. */
export const TURRETS: Partial<Record<VesselType, readonly number[]>> = {
  turreted_monitor: [1],
  double_turret_monitor: [1, 2],
};

export const IRONCLADS: readonly VesselType[] = [
  'turreted_monitor',
  'double_turret_monitor',
  'casemate_ironclad',
  'broadside_ironclad',
  'armoured_river_gunboat',
];
/** Vessels that may wear iron enough to matter without being ironclads. */
const PLATED_SMALL_CRAFT: readonly VesselType[] = ['torpedo_boat', 'submarine'];
const UNMANNED: readonly VesselType[] = ['fire_raft', 'decoy'];
/** Whether she makes no knots of her own, so driven. */
export const withoutEngine = (propulsion: Vessel['propulsion']): boolean =>
  propulsion === 'sail' || propulsion === 'none';
/** Inches of iron that make no ironclad yet. */
export const WOODEN_IRON_IN = 1;

/** How many quarters a gun on such a mount can reach, least and most. */
const REACH: Record<MountKind, readonly [number, number]> = {
  turret: [4, 4],
  fixed_tower: [2, 3],
  casemate: [1, 1],
  casemate_pivot: [2, 3],
  broadside: [1, 1],
  pivot: [2, 3],
  fixed: [1, 1],
  boat: [4, 4],
  top: [4, 4],
  spar: [1, 1],
  hold: [4, 4],
};
const BEARS_ONLY: Partial<Record<MountKind, readonly Bearing[]>> = {
  broadside: ['port', 'starboard'],
  fixed: ['bow', 'stern'],
  spar: ['bow'],
};
/** Some weapons have a mount of their own, and that mount is for nothing else. */
const KIND_FOR_MOUNT: Partial<Record<MountKind, GunKind>> = { spar: 'torpedo', hold: 'mortar' };

/** Quarters that a gun on such a mount bears on, one of them where one may be chosen. */
export const bearingsOf = (mount: MountKind): { least: number; most: number; among: readonly Bearing[] } => {
  const [least, most] = REACH[mount];
  return { least, most, among: BEARS_ONLY[mount] ?? ['bow', 'stern', 'port', 'starboard'] };
};

const when = (fault: boolean, path: string, says: () => string): Fault[] => (fault ? [{ path, says: says() }] : []);

const twice = (values: readonly string[]): string | undefined =>
  values.find((value, index) => values.indexOf(value) !== index);

const quarters = (least: number, most: number): string =>
  least === most ? (least === 1 ? 'one quarter' : `${least} quarters`) : `${least} to ${most} quarters`;

const checkReach = ({ mount, bears }: GunMount, path: string): Fault[] => {
  const { least, most, among } = bearingsOf(mount);
  const stray = bears.find(bearing => !among.includes(bearing));
  const doubled = twice(bears);
  if (doubled !== undefined) return [{ path, says: `expected each quarter once, found ${doubled} twice` }];
  if (stray !== undefined)
    return [{ path, says: `expected ${among.join(' or ')} for a gun on a mount ${mount}, found ${stray}` }];
  return when(
    bears.length < least || bears.length > most,
    path,
    () => `expected ${quarters(least, most)} for a gun on a mount ${mount}, found ${bears.join(', ') || 'none'}`,
  );
};

type FindGun = (id: string) => Gun | undefined;

/** One entry of a battery. That there is such a gun is looked at where the others that there are can be named. */
const checkMount = (entry: GunMount, find: FindGun, path: string): Fault[] => {
  const kind = find(entry.gun)?.kind;
  const kindForMount = KIND_FOR_MOUNT[entry.mount];
  const inTurret = entry.mount === 'turret';
  return [
    ...when(
      kind !== undefined && kindForMount !== undefined && kind !== kindForMount,
      `${path}.gun`,
      () => `expected a ${kindForMount} on a mount ${entry.mount}, found a ${kind}`,
    ),
    ...when(
      kind === 'torpedo' && entry.mount !== 'spar',
      `${path}.mount`,
      () => `expected spar for a torpedo, found ${entry.mount}`,
    ),
    ...when(
      inTurret && entry.turret === undefined,
      path,
      () => 'expected "turret": 1 or 2 for a gun on a mount turret, found nothing',
    ),
    ...when(
      !inTurret && entry.turret !== undefined,
      `${path}.turret`,
      () => `expected no turret for a gun on a mount ${entry.mount}, found ${entry.turret}`,
    ),
    ...when(
      !inTurret && entry.blind !== undefined,
      `${path}.blind`,
      () => `expected no blind quarter for a gun on a mount ${entry.mount}, found ${entry.blind?.join(', ')}`,
    ),
    ...checkReach(entry, `${path}.bears`),
  ];
};

const turretsInWords = (turrets: readonly number[]): string =>
  turrets.length === 0 ? 'no gun in a turret' : `guns in turret ${turrets.join(' and in turret ')}`;

const checkTurrets = ({ type, guns, armour }: Vessel): Fault[] => {
  const expected = TURRETS[type] ?? [];
  const found = [...new Set(guns.flatMap(({ turret }) => turret ?? []))].sort();
  return [
    ...when(
      found.join() !== expected.join(),
      'guns',
      () => `expected ${turretsInWords(expected)} on a ${type}, found ${turretsInWords(found)}`,
    ),
    ...when(
      expected.length > 0 && armour.turret === undefined,
      'armour',
      () => `expected armour on the turret of a ${type}, found none`,
    ),
    ...when(
      expected.length === 0 && armour.turret !== undefined,
      'armour.turret',
      () => `expected no turret on a ${type}, found ${armour.turret?.ironIn} inches of iron`,
    ),
  ];
};

const checkArmour = ({ type, armour }: Vessel): Fault[] => {
  const thickest = Math.max(...[armour.front, armour.side, armour.rear].map(plate => plate?.ironIn ?? 0));
  const wooden = !IRONCLADS.includes(type) && !PLATED_SMALL_CRAFT.includes(type);
  const bulwarks = armour.bulwarks?.material;
  return [
    ...when(
      IRONCLADS.includes(type) && thickest === 0,
      'armour',
      () => `expected iron on the front, side or rear of a ${type}, found none`,
    ),
    ...when(
      wooden && thickest > WOODEN_IRON_IN,
      'armour',
      () => `expected ${WOODEN_IRON_IN} inch of iron at most on a ${type}, found ${thickest}`,
    ),
    ...when(
      type === 'timberclad' && bulwarks !== 'timber',
      'armour.bulwarks',
      () => `expected timber on a timberclad, found ${bulwarks ?? 'none'}`,
    ),
    ...when(
      type === 'cottonclad' && bulwarks !== 'cotton',
      'armour.bulwarks',
      () => `expected cotton on a cottonclad, found ${bulwarks ?? 'none'}`,
    ),
  ];
};

const FACES: readonly ArmourPart[] = ['front', 'side', 'rear'];

/** Only a face can be guarded in part, and only a side lies abreast of the engines. */
const checkExtents = ({ armour }: Vessel): Fault[] =>
  ARMOUR_PARTS.flatMap(part => {
    const extent = armour[part]?.extent;
    const possible = extent === 'machinery' ? part === 'side' : FACES.includes(part);
    return when(
      extent !== undefined && !possible,
      `armour.${part}.extent`,
      () =>
        `expected ${FACES.includes(part) ? 'shield or none' : 'none'} on the part ${part}, found ${extent as string}`,
    );
  });

const MOST_DRAUGHT_BY_BEAM = 1.2;
const LEAST_OF_BOX = 10;

/** Burthen and displacement both lie below the box that hull and draught would fill, and not far below it. */
const tonsOf = ({
  lengthFt,
  beamFt,
  draughtFt,
}: Pick<Vessel, 'lengthFt' | 'beamFt' | 'draughtFt'>): { least: number; most: number } => {
  const box = (lengthFt * beamFt * draughtFt) / CUBIC_FEET_PER_TON;
  return { least: box / LEAST_OF_BOX, most: box };
};

const checkHull = (ship: Vessel): Fault[] => {
  const { tons, lengthFt, beamFt, draughtFt } = ship;
  const { least, most } = tonsOf(ship);
  const deepest = Math.floor(beamFt * MOST_DRAUGHT_BY_BEAM * 10) / 10;
  return [
    ...when(beamFt >= lengthFt, 'beamFt', () => `expected less than her length of ${lengthFt} feet, found ${beamFt}`),
    ...when(
      draughtFt > beamFt * MOST_DRAUGHT_BY_BEAM,
      'draughtFt',
      () => `expected ${deepest} feet at most for a beam of ${beamFt}, found ${draughtFt}`,
    ),
    ...when(
      tons > most || tons < least,
      'tons',
      () =>
        `expected ${Math.ceil(least)} to ${Math.floor(most)} tons for a hull of ${lengthFt} by ${beamFt} by ${draughtFt} feet, found ${tons}`,
    ),
  ];
};

const checkMachinery = ({ knots, propulsion, screws }: Vessel): Fault[] => [
  ...when(
    withoutEngine(propulsion) && knots > 0,
    'knots',
    () => `expected 0 knots without an engine (propulsion ${propulsion}), found ${knots}`,
  ),
  ...when(
    hasScrew(propulsion) && screws === undefined,
    'screws',
    () => `expected ${FIGURES.screws.least} to ${FIGURES.screws.most} for propulsion ${propulsion}, found nothing`,
  ),
  ...when(
    !hasScrew(propulsion) && screws !== undefined,
    'screws',
    () => `expected none for propulsion ${propulsion}, found ${screws}`,
  ),
];

const pieces = (guns: readonly { readonly count: number }[]): number => guns.reduce((sum, { count }) => sum + count, 0);

export const tooManyGuns = (guns: readonly { readonly count: number }[], on: keyof typeof MOST_GUNS): Fault[] =>
  when(
    pieces(guns) > MOST_GUNS[on],
    'guns',
    () => `expected ${MOST_GUNS[on]} guns at most on a ${on}, found ${pieces(guns)}`,
  );

/** Everything in the facts of a vessel that does not agree. */
export const vesselFaults = (ship: Vessel, find: FindGun): Fault[] => {
  const { type, ram, complement, guns } = ship;
  return [
    ...when(type === 'ellet_ram' && !ram, 'ram', () => 'expected true for an ellet_ram, found false'),
    ...when(
      complement === 0 && !UNMANNED.includes(type),
      'complement',
      () => `expected 1 to ${FIGURES.complement.most} men aboard a ${type}, found 0`,
    ),
    ...checkHull(ship),
    ...checkMachinery(ship),
    ...checkArmour(ship),
    ...checkExtents(ship),
    ...checkTurrets(ship),
    ...tooManyGuns(guns, 'ship'),
    ...guns.flatMap((entry, index) => checkMount(entry, find, `guns[${index}]`)),
  ];
};

/** The same of a fort. */
export const fortFaults = ({ guns }: Pick<FortFacts, 'guns'>, find: FindGun): Fault[] => [
  ...tooManyGuns(guns, 'fort'),
  ...guns.flatMap(({ gun, mount }, index) => {
    const kind = find(gun)?.kind;
    const bed = mount === 'mortar_bed';
    return when(kind !== undefined && (kind === 'mortar') !== bed, `guns[${index}].mount`, () =>
      bed ? `expected a mortar in a mortar_bed, found a ${kind}` : `expected mortar_bed for a mortar, found ${mount}`,
    );
  }),
];
