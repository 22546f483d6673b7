import type { Scenario } from '../core/scenario.ts';
import type { FortFacts, Vessel } from '../core/vessels.ts';
import { changedHull } from '../ships/changes.ts';
import { fortFaults, vesselFaults, type Fault } from '../ships/faults.ts';
import { findFort, findGun, findVessel, fortIds, gunIds, vesselIds } from '../ships/index.ts';
import { unknownName, type Report } from './problems.ts';
import type { OwnFortFile, OwnVesselFile } from './vesselSchema.ts';

/** Ships, or forts, that a battle may have: its own, and those of the catalogue. */
export interface Shelf<T> {
  readonly own: ReadonlyMap<string, T>;
  find(id: string): T | undefined;
  /** Whether there is one of that id, sound or not. */
  has(id: string): boolean;
  /** What is said of an id that is on no shelf. */
  unknown(id: string): string;
}

export interface Register {
  readonly vessels: Shelf<Vessel>;
  readonly forts: Shelf<FortFacts>;
}

/** Reports guns that the catalogue does not know; the path is that of whoever has them. */
export const checkGuns = (report: Report, guns: readonly { gun: string }[] | undefined, path: string): void =>
  guns?.forEach(({ gun }, index) => {
    if (!findGun(gun)) report(`${path}.guns[${index}].gun`, unknownName('a gun of the catalogue', gun, gunIds));
  });

export const reportFaults = (report: Report, faults: readonly Fault[], path: string): void =>
  faults.forEach(fault => {
    report(`${path}.${fault.path}`, fault.says);
  });

/** Whether everything is there that must be; what is not is reported. */
const isWhole = <T extends object>(
  report: Report,
  record: Partial<T>,
  needed: readonly (keyof T & string)[],
  path: string,
): record is T => {
  const missing = needed.filter(key => record[key] === undefined);
  for (const key of missing)
    report(path, `the key "${key}" is missing: expected it, or "like" with an id of the catalogue`);
  return missing.length === 0;
};

/** What nothing else is said of. */
const UNTOLD = { notes: '', sources: [], confidence: 'low' } as const;

const VESSEL_KEYS = [
  ...(['name', 'side', 'type', 'year', 'tons', 'lengthFt', 'beamFt', 'draughtFt', 'knots', 'complement'] as const),
  ...(['propulsion', 'ram', 'guns'] as const),
];

const said = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;

/** A vessel in full, or as her author changes one of the catalogue; what is known of the other, and from whom, is not said of her. */
const vesselFrom = (file: Omit<OwnVesselFile, 'like'>, like?: Vessel): Partial<Vessel> => {
  const { id, name, side, year, knots, ram, guns, notes, disputed, sources, confidence, ...hull } = file;
  const { disputed: _, ...base } = like ?? {};
  const plain = said({ id, name, side, year, knots, ram, guns, notes, disputed, sources, confidence });
  return changedHull({ ...base, ...UNTOLD, ...plain } as Vessel, hull);
};

const FORT_KEYS = ['name', 'side', 'year', 'construction', 'garrison', 'guns', 'faceLengthFt', 'elevationFt'] as const;

const fortFrom = ({ guns, ...file }: Omit<OwnFortFile, 'like'>, like?: FortFacts): Partial<FortFacts> => {
  const { disputed: _, ...base } = like ?? {};
  const own = guns?.map(({ unusable, face, ...gun }) => ({
    ...gun,
    face: face ?? ('front' as const),
    ...(unusable ? { unusable } : {}),
  }));
  return { place: '', commander: '', ...base, ...UNTOLD, ...said({ ...file, guns: own }) } as Partial<FortFacts>;
};

interface Kind<F, T> {
  readonly key: 'vessels' | 'fortifications';
  readonly what: 'a vessel' | 'a fort';
  readonly catalogue: { readonly ids: readonly string[]; find(id: string): T | undefined };
  read(file: F, like: T | undefined, path: string): T | null;
}

/** A shelf with the catalogue and what a battle brings. A vessel is like one of the catalogue, never like another of the battle's own: nothing goes in circles. */
const shelfOf = <F extends { id: string; like?: string }, T>(
  report: Report,
  files: readonly F[],
  { key, what, catalogue, read }: Kind<F, T>,
): Shelf<T> => {
  const own = new Map<string, T>();
  files.forEach((file, index) => {
    const path = `${key}[${index}]`;
    const { id, like } = file;
    const base = like === undefined ? undefined : catalogue.find(like);
    if (catalogue.find(id) || own.has(id))
      report(`${path}.id`, `expected an id of its own, found "${id}" ${own.has(id) ? 'twice' : 'as in the catalogue'}`);
    if (like !== undefined && !base) {
      report(`${path}.like`, unknownName(`${what} of the catalogue`, like, catalogue.ids));
      return;
    }
    const record = read(file, base, path);
    if (record) own.set(id, record);
  });
  const given = new Set(files.map(({ id }) => id));
  return {
    own,
    find: id => own.get(id) ?? catalogue.find(id),
    has: id => given.has(id) || catalogue.find(id) !== undefined,
    unknown: id => {
      const known = [...given, ...catalogue.ids];
      return unknownName(`${what} of the catalogue${given.size > 0 ? ' or of this battle' : ''}`, id, known);
    },
  };
};

/** The ships and forts of a battle that is being read: what it brings, in front of the catalogue. */
export const readRegister = (
  report: Report,
  { vessels = [], fortifications = [] }: { vessels?: OwnVesselFile[]; fortifications?: OwnFortFile[] },
): Register => ({
  vessels: shelfOf(report, vessels, {
    key: 'vessels',
    what: 'a vessel',
    catalogue: { ids: vesselIds, find: findVessel },
    read: ({ like: _, ...file }, like, path) => {
      const record = vesselFrom(file, like);
      if (!isWhole<Vessel>(report, record, VESSEL_KEYS, path)) return null;
      checkGuns(report, record.guns, path);
      reportFaults(report, vesselFaults(record, findGun), path);
      return record;
    },
  }),
  forts: shelfOf(report, fortifications, {
    key: 'fortifications',
    what: 'a fort',
    catalogue: { ids: fortIds, find: findFort },
    read: ({ like: _, ...file }, like, path) => {
      const record = fortFrom(file, like);
      if (!isWhole<FortFacts>(report, record, FORT_KEYS, path)) return null;
      checkGuns(report, record.guns, path);
      reportFaults(report, fortFaults(record, findGun), path);
      return record;
    },
  }),
});

/** What a battle brings, to be kept with it; nothing where it brings nothing. */
export const ownOf = ({ vessels, forts }: Register): Pick<Scenario, 'own'> =>
  vessels.own.size + forts.own.size === 0
    ? {}
    : { own: { vessels: [...vessels.own.values()], forts: [...forts.own.values()] } };
