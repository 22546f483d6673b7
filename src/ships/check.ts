/** What the schema cannot see: whether a record of the catalogue makes sense, and whether records agree with each other. */

import type { FortFacts, Gun, Vessel } from '../core/vessels.ts';
import { fortFaults, vesselFaults, type Fault } from './faults.ts';
import { parseFort, parseGun, parseVessel, type Parsed } from './schema.ts';

export interface RawCatalogue {
  readonly vessels: readonly unknown[];
  readonly guns: readonly unknown[];
  readonly forts: readonly unknown[];
}

const SIDE_OF_PREFIX: Record<string, Vessel['side']> = {
  uss: 'union',
  union: 'union',
  css: 'confederate',
  cs: 'confederate',
  lsns: 'confederate',
};

const when = (fault: boolean, message: string): string[] => (fault ? [message] : []);

const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

const told = ({ path, says }: Fault): string => `${path}: ${says}`;

const unknownGuns = (entries: readonly { readonly gun: string }[], guns: ReadonlyMap<string, Gun>): string[] =>
  entries.filter(({ gun }) => !guns.has(gun)).map(({ gun }) => `unknown gun "${gun}"`);

/** Beside what any ship is held to: what is known of those that there were. */
const checkVessel = (vessel: Vessel, guns: ReadonlyMap<string, Gun>): string[] => {
  const { id, side, draughtFt, knots, shallow } = vessel;
  const sideByPrefix = SIDE_OF_PREFIX[id.split('_')[0] ?? ''];
  return [
    ...when(sideByPrefix !== undefined && sideByPrefix !== side, `id says ${sideByPrefix}, side says ${side}`),
    ...when(shallow === true && draughtFt <= 6, 'marked shallow although her draught says so'),
    ...when(knots > 16, `${knots} knots is past belief`),
    ...unknownGuns(vessel.guns, guns),
    ...vesselFaults(vessel, gun => guns.get(gun)).map(told),
  ];
};

const checkGun = ({ kind, calibreIn, shotLb }: Gun): string[] =>
  when(
    (kind === 'torpedo') !== (calibreIn === null) || (kind === 'torpedo') !== (shotLb === null),
    'bore and shot are for guns',
  );

const checkFort = (fort: FortFacts, guns: ReadonlyMap<string, Gun>): string[] => [
  ...when(fort.garrison === 0, 'nobody in the work'),
  ...unknownGuns(fort.guns, guns),
  ...fortFaults(fort, gun => guns.get(gun)).map(told),
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
