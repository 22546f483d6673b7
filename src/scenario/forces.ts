import type { Force, Overrides } from '../core/scenario.ts';
import type { HexId } from '../core/types.ts';
import { changedHull, gunsAboard } from '../ships/changes.ts';
import { tooManyGuns, vesselFaults } from '../ships/faults.ts';
import { findGun } from '../ships/index.ts';
import { checkGuns, reportFaults } from './register.ts';
import { facingOf, hexOf, isOnRim, type Reader } from './reader.ts';
import type { ForceFile } from './schema.ts';

/** Where and when a ship comes on the chart, and where in the file that is said. */
export interface Berth {
  id: string;
  hex: HexId;
  turn: number;
  path: string;
}

/** A ship needs water that she may enter; one that arrives later needs it on the rim. */
const checkWater = ({ chart, report }: Reader, { hex, turn, path }: Berth): void => {
  if (chart.terrain(hex) === 'obstruction')
    report(path, `expected open water, found an obstruction in ${chart.label(hex)}`);
  else if (!chart.navigable(hex)) report(path, `expected water, found ${chart.terrain(hex)} in ${chart.label(hex)}`);
  else if (turn > 1 && !isOnRim(chart, hex))
    report(path, `expected a hex on the rim for a ship that enters, found ${chart.label(hex)}`);
};

/** Checks the ships' places on water, and that no two come to the same hex in the same turn. Hex 0 was reported before. */
export const checkBerths = (reader: Reader, berths: readonly Berth[]): void => {
  const taken = new Map<string, string>();
  for (const berth of berths) {
    if (berth.hex === 0) continue;
    checkWater(reader, berth);
    const when = `${berth.hex}@${berth.turn}`;
    const other = taken.get(when);
    if (other !== undefined) {
      const hex = reader.chart.label(berth.hex);
      reader.report(
        berth.path,
        `expected one ship a hex, found ${other} in ${hex} too${berth.turn > 1 ? `, in turn ${berth.turn}` : ''}`,
      );
    }
    taken.set(when, berth.id);
  }
};

/** What a ship is in this battle, where it is not what the catalogue has: her author's own, or with her hull changed. */
const factsOf = (reader: Reader, { vessel: id, overrides }: ForceFile, path: string): Pick<Force, 'facts'> => {
  const { vessels } = reader.register;
  const ship = vessels.find(id);
  if (!ship || !overrides) return vessels.own.has(id) && ship ? { facts: ship } : {};
  const { guns, ram, knots, damage: _, ...hull } = overrides;
  const stands = guns?.some(({ bears }) => bears) === true;
  const changed = Object.keys(hull).length > 0;
  const facts = changed ? changedHull(ship, hull) : ship;
  if (changed || stands) {
    const aboard = gunsAboard({ vessel: id, facts, overrides: overrides });
    const now = { ...facts, guns: aboard, ram: ram ?? facts.ram, knots: knots ?? facts.knots };
    reportFaults(reader.report, vesselFaults(now, findGun), `${path}.overrides`);
  }
  return changed || vessels.own.has(id) ? { facts } : {};
};

const readOverrides = (reader: Reader, file: NonNullable<ForceFile['overrides']>, path: string): Overrides => {
  checkGuns(reader.report, file.guns, path);
  reportFaults(reader.report, tooManyGuns(file.guns ?? [], 'ship'), path);
  return file;
};

/** One ship, with every default filled in. */
const readForce = (reader: Reader, file: ForceFile, path: string): Force => {
  const { vessels } = reader.register;
  const vessel = vessels.find(file.vessel);
  if (!vessels.has(file.vessel)) reader.report(`${path}.vessel`, vessels.unknown(file.vessel));
  return {
    id: file.id ?? file.vessel,
    side: file.side,
    vessel: file.vessel,
    ...factsOf(reader, file, path),
    name: file.name ?? vessel?.name ?? file.vessel,
    ...(file.captain === undefined ? {} : { captain: file.captain }),
    hex: hexOf(reader, file.hex, `${path}.hex`),
    facing: facingOf(file.facing),
    turn: file.enters?.turn ?? 1,
    aground: file.state?.aground ?? false,
    anchored: file.state?.anchored ?? false,
    steamIn: file.state?.steamIn ?? 0,
    overrides: readOverrides(reader, file.overrides ?? {}, `${path}.overrides`),
  };
};

/** The ships of both sides. */
export const readForces = (reader: Reader, files: readonly ForceFile[]): Force[] => {
  const forces = files.map((file, index) => readForce(reader, file, `forces[${index}]`));
  checkBerths(
    reader,
    forces.map(({ id, hex, turn }, index) => ({ id, hex, turn, path: `forces[${index}].hex` })),
  );
  return forces;
};
