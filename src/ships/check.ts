/** What the schema cannot see: whether a record makes sense, and whether records agree with each other. */

import { parseFort, parseGun, parseVessel, type Parsed } from './schema.ts';
import type { Bearing, FortFacts, Gun, GunKind, GunMount, MountKind, Vessel, VesselType } from '../core/vessels.ts';

export interface RawCatalogue {
  readonly vessels: readonly unknown[];
  readonly guns: readonly unknown[];
  readonly forts: readonly unknown[];
}

const CUBIC_FEET_PER_TON = 35;

const TURRETS: Partial<Record<VesselType, readonly number[]>> = {
  turreted_monitor: [1],
  double_turret_monitor: [1, 2],
};

const IRONCLADS: readonly VesselType[] = [
  'turreted_monitor',
  'double_turret_monitor',
  'casemate_ironclad',
  'broadside_ironclad',
  'armoured_river_gunboat',
];
/** Vessels that may wear iron enough to matter without being ironclads. */
const PLATED_SMALL_CRAFT: readonly VesselType[] = ['torpedo_boat', 'submarine'];
const UNMANNED: readonly VesselType[] = ['fire_raft', 'decoy'];
const WAYS_WITHOUT_STEAM: readonly string[] = ['sail', 'none'];

const SIDE_OF_PREFIX: Record<string, Vessel['side']> = {
  uss: 'union',
  union: 'union',
  css: 'confederate',
  cs: 'confederate',
  lsns: 'confederate',
};

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

const when = (fault: boolean, message: string): string[] => (fault ? [message] : []);

const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

const checkReach = ({ mount, bears }: GunMount): string[] => {
  const [least, most] = REACH[mount];
  const only = BEARS_ONLY[mount];
  return [
    ...when(repeated(bears).length > 0, `${mount} names a quarter twice`),
    ...when(bears.length < least || bears.length > most, `${mount} cannot bear on ${bears.join(', ')}`),
    ...bears.filter(bearing => only?.includes(bearing) === false).map(b => `${mount} cannot bear on the ${b}`),
  ];
};

const checkMount = (entry: GunMount, guns: ReadonlyMap<string, Gun>): string[] => {
  const kind = guns.get(entry.gun)?.kind;
  const kindForMount = KIND_FOR_MOUNT[entry.mount];
  const inTurret = entry.mount === 'turret';
  return [
    ...when(kind === undefined, `unknown gun "${entry.gun}"`),
    ...when(kindForMount !== undefined && kind !== kindForMount, `mount ${entry.mount} is for a ${kindForMount}`),
    ...when(kind === 'torpedo' && entry.mount !== 'spar', `torpedo on a mount ${entry.mount}`),
    ...when(inTurret !== (entry.turret !== undefined), `${entry.gun}: a turret gun, and no other, has a turret number`),
    ...when(!inTurret && entry.blind !== undefined, `${entry.gun}: only turrets have a blind quarter`),
    ...checkReach(entry),
  ];
};

const checkTurrets = ({ type, guns, armour }: Vessel): string[] => {
  const expected = TURRETS[type] ?? [];
  const found = [...new Set(guns.flatMap(({ turret }) => turret ?? []))].sort();
  return [
    ...when(
      found.join() !== expected.join(),
      `${type} has guns in turrets [${found.join()}] instead of [${expected.join()}]`,
    ),
    ...when(expected.length > 0 !== (armour.turret !== undefined), `${type}: turret armour goes with a turret`),
  ];
};

const checkArmour = ({ type, armour }: Vessel): string[] => {
  const thickest = Math.max(...[armour.front, armour.side, armour.rear].map(plate => plate?.ironIn ?? 0));
  const wooden = !IRONCLADS.includes(type) && !PLATED_SMALL_CRAFT.includes(type);
  return [
    ...when(IRONCLADS.includes(type) && thickest === 0, `${type} without iron on any face`),
    ...when(wooden && thickest > 1, `${type} with ${thickest} inches of iron`),
    ...when(type === 'timberclad' && armour.bulwarks?.material !== 'timber', 'timberclad without timber bulwarks'),
    ...when(type === 'cottonclad' && armour.bulwarks?.material !== 'cotton', 'cottonclad without cotton bulwarks'),
  ];
};

/** Burthen and displacement both lie below the box that hull and draught would fill, and not far below it. */
const checkHull = ({ tons, lengthFt, beamFt, draughtFt }: Vessel): string[] => {
  const box = (lengthFt * beamFt * draughtFt) / CUBIC_FEET_PER_TON;
  return [
    ...when(beamFt >= lengthFt, 'broader than long'),
    ...when(draughtFt > beamFt * 1.2, 'deeper than broad'),
    ...when(tons > box, `${tons} tons do not fit into a hull of ${Math.round(box)}`),
    ...when(tons < box / 10, `${tons} tons are too few for a hull of ${Math.round(box)}`),
  ];
};

const checkMachinery = ({ knots, propulsion, screws }: Vessel): string[] => {
  const hasScrew = propulsion.includes('screw') || propulsion === 'hand_crank';
  return [
    ...when(WAYS_WITHOUT_STEAM.includes(propulsion) && knots > 0, `${knots} knots without an engine`),
    ...when(knots > 16, `${knots} knots is past belief`),
    ...when(hasScrew !== (screws !== undefined), `${propulsion}: number of screws goes with screws`),
  ];
};

const checkVessel = (vessel: Vessel, guns: ReadonlyMap<string, Gun>): string[] => {
  const { id, side, type, ram, complement, draughtFt, shallow } = vessel;
  const sideByPrefix = SIDE_OF_PREFIX[id.split('_')[0] ?? ''];
  return [
    ...when(sideByPrefix !== undefined && sideByPrefix !== side, `id says ${sideByPrefix}, side says ${side}`),
    ...when(type === 'ellet_ram' && !ram, 'Ellet ram without a ram'),
    ...when(complement === 0 && !UNMANNED.includes(type), 'nobody aboard'),
    ...when(shallow === true && draughtFt <= 6, 'marked shallow although her draught says so'),
    ...checkHull(vessel),
    ...checkMachinery(vessel),
    ...checkArmour(vessel),
    ...checkTurrets(vessel),
    ...vessel.guns.flatMap(entry => checkMount(entry, guns)),
  ];
};

const checkGun = ({ kind, calibreIn, shotLb }: Gun): string[] =>
  when(
    (kind === 'torpedo') !== (calibreIn === null) || (kind === 'torpedo') !== (shotLb === null),
    'bore and shot are for guns',
  );

const checkFort = (fort: FortFacts, guns: ReadonlyMap<string, Gun>): string[] => [
  ...when(fort.garrison === 0, 'nobody in the work'),
  ...fort.guns.flatMap(({ gun, mount }) => {
    const kind = guns.get(gun)?.kind;
    return [
      ...when(kind === undefined, `unknown gun "${gun}"`),
      ...when(
        kind !== undefined && (kind === 'mortar') !== (mount === 'mortar_bed'),
        `${gun} does not stand in a mount ${mount}`,
      ),
    ];
  }),
];

const nameOf = (input: unknown): string =>
  typeof input === 'object' && input !== null && 'id' in input ? String(input.id) : 'record without id';

interface Sorted<T> {
  records: T[];
  messages: string[];
}

const sorted = <T extends { readonly id: string }>(
  inputs: readonly unknown[],
  parse: (input: unknown) => Parsed<T>,
): Sorted<T> => {
  const records: T[] = [];
  const messages: string[] = [];
  for (const input of inputs) {
    const parsed = parse(input);
    if ('record' in parsed) records.push(parsed.record);
    else messages.push(...parsed.faults.map(fault => `${nameOf(input)}: ${fault}`));
  }
  messages.push(...repeated(records.map(({ id }) => id)).map(id => `${id}: id used twice`));
  return { records, messages };
};

/** Everything wrong with a catalogue, each message led by the id of its record; empty if all is well. */
export const checkCatalogue = (catalogue: RawCatalogue): string[] => {
  const guns = sorted(catalogue.guns, parseGun);
  const vessels = sorted(catalogue.vessels, parseVessel);
  const forts = sorted(catalogue.forts, parseFort);
  const gunById = new Map(guns.records.map(gun => [gun.id, gun]));
  const led = (id: string, messages: readonly string[]): string[] => messages.map(message => `${id}: ${message}`);
  return [
    ...guns.messages,
    ...vessels.messages,
    ...forts.messages,
    ...guns.records.flatMap(gun => led(gun.id, checkGun(gun))),
    ...vessels.records.flatMap(vessel => led(vessel.id, checkVessel(vessel, gunById))),
    ...forts.records.flatMap(fort => led(fort.id, checkFort(fort, gunById))),
  ];
};
