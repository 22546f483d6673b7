import type { MineMarker, Work } from '../core/scenario.ts';
import type { HexId, Side } from '../core/types.ts';
import { tooManyGuns } from '../ships/faults.ts';
import { checkGuns, reportFaults } from './register.ts';
import { facingOf, hexOf, isLand, type Reader } from './reader.ts';
import type { ScenarioFile } from './schema.ts';

type FortFile = NonNullable<ScenarioFile['forts']>[number];
type BuildingFile = NonNullable<ScenarioFile['buildings']>[number];

const EAST = 0;

/** A hex of land, or 0 and a report. */
const landOf = (reader: Reader, text: string, path: string): HexId => {
  const hex = hexOf(reader, text, path);
  if (hex !== 0 && !isLand(reader.chart, hex))
    reader.report(path, `expected land, found ${reader.chart.terrain(hex)} in ${text}`);
  return hex;
};

/** What is changed of a fort in this battle: its guns, each on the face that it is put on, and the work itself in its facts. */
const readArmament = (
  reader: Reader,
  { overrides, fort: id }: FortFile,
  path: string,
): Pick<Work, 'overrides' | 'facts'> => {
  const { forts } = reader.register;
  const base = forts.find(id);
  checkGuns(reader.report, overrides?.guns, `${path}.overrides`);
  reportFaults(reader.report, tooManyGuns(overrides?.guns ?? [], 'fort'), `${path}.overrides`);
  const { guns: given, ...work } = overrides ?? {};
  const guns = given?.map(each => ({ ...each, face: each.face ?? ('front' as const) }));
  const changed = Object.keys(work).length > 0;
  const facts = base && (changed || forts.own.has(id)) ? { ...base, ...work } : undefined;
  return {
    ...(guns || changed ? { overrides: { ...work, ...(guns ? { guns } : {}) } } : {}),
    ...(facts ? { facts } : {}),
  };
};

/** Q22: a fort lies across two adjacent hexes of land. */
const readFort = (reader: Reader, file: FortFile, path: string): Work => {
  const { forts } = reader.register;
  const facts = forts.find(file.fort);
  if (!forts.has(file.fort)) reader.report(`${path}.fort`, forts.unknown(file.fort));
  const hexes = file.hexes.map((text, index) => landOf(reader, text, `${path}.hexes[${index}]`));
  const [one = 0, other = 0] = hexes;
  if (one !== 0 && other !== 0 && reader.chart.range(one, other) !== 1)
    reader.report(`${path}.hexes`, `expected two adjacent hexes, found ${file.hexes.join(' and ')}`);
  const name = file.name ?? facts?.name ?? file.fort;
  return {
    id: file.id ?? file.fort,
    side: file.side,
    kind: 'fort',
    name,
    fort: file.fort,
    hexes,
    facing: facingOf(file.facing),
    ...readArmament(reader, file, path),
  };
};

const readBuilding = (reader: Reader, { id, side, name, hex }: BuildingFile, path: string): Work => ({
  id,
  side,
  kind: 'building',
  name,
  hexes: [landOf(reader, hex, `${path}.hex`)],
  facing: EAST,
});

/** No two works share ground. */
const checkGround = (reader: Reader, works: readonly Work[], paths: readonly string[]): void => {
  const taken = new Map<HexId, string>();
  works.forEach((work, index) => {
    for (const hex of work.hexes) {
      const other = taken.get(hex);
      if (hex !== 0 && other !== undefined)
        reader.report(
          paths[index] ?? '',
          `expected ground of its own, found ${other} in ${reader.chart.label(hex)} too`,
        );
      taken.set(hex, work.id);
    }
  });
};

/** Forts first, then buildings. */
export const readWorks = (reader: Reader, file: ScenarioFile): Work[] => {
  const forts = (file.forts ?? []).map((fort, index) => readFort(reader, fort, `forts[${index}]`));
  const buildings = (file.buildings ?? []).map((building, index) =>
    readBuilding(reader, building, `buildings[${index}]`),
  );
  checkGround(
    reader,
    [...forts, ...buildings],
    [...forts.map((_, index) => `forts[${index}].hexes`), ...buildings.map((_, index) => `buildings[${index}].hex`)],
  );
  return [...forts, ...buildings];
};

/** R26: a field is of one side, and nothing of it drifts. */
const checkFields = (reader: Reader, mines: NonNullable<ScenarioFile['mines']>): void => {
  const owners = new Map<string, Side>();
  mines.forEach(({ side, field, adrift }, index) => {
    if (field === undefined) return;
    const path = `mines[${index}]`;
    if (adrift) reader.report(path, `expected either a field or adrift, found both`);
    const owner = owners.get(field) ?? side;
    if (owner !== side) reader.report(`${path}.field`, `expected a field of one side, found "${field}" of both`);
    owners.set(field, owner);
  });
};

/** Mines lie in water, one marker a hex. */
export const readMines = (reader: Reader, file: ScenarioFile): MineMarker[] => {
  const taken = new Set<HexId>();
  const mines = file.mines ?? [];
  checkFields(reader, mines);
  return mines.map(({ hex: text, ...mine }, index) => {
    const path = `mines[${index}].hex`;
    const hex = hexOf(reader, text, path);
    if (hex !== 0 && !reader.chart.navigable(hex))
      reader.report(path, `expected water, found ${reader.chart.terrain(hex)} in ${text}`);
    if (hex !== 0 && taken.has(hex)) reader.report(path, `expected one mine marker a hex, found another in ${text}`);
    taken.add(hex);
    return { ...mine, hex };
  });
};
