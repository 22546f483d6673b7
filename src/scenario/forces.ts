import type { Force, Overrides } from '../core/scenario.ts';
import type { HexId } from '../core/types.ts';
import { findGun, findVessel, gunIds, vesselIds } from '../ships/index.ts';
import { unknownName } from './problems.ts';
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

/** Reports guns that the catalogue does not know; the path is that of the overrides. */
export const checkGuns = (reader: Reader, guns: readonly { gun: string }[] | undefined, path: string): void =>
  guns?.forEach(({ gun }, index) => {
    if (!findGun(gun)) reader.report(`${path}.guns[${index}].gun`, unknownName('a gun of the catalogue', gun, gunIds));
  });

const readOverrides = (reader: Reader, file: NonNullable<ForceFile['overrides']>, path: string): Overrides => {
  checkGuns(reader, file.guns, path);
  return file;
};

/** One ship, with every default filled in. */
const readForce = (reader: Reader, file: ForceFile, path: string): Force => {
  const vessel = findVessel(file.vessel);
  if (!vessel) reader.report(`${path}.vessel`, unknownName('a vessel of the catalogue', file.vessel, vesselIds));
  return {
    id: file.id ?? file.vessel,
    side: file.side,
    vessel: file.vessel,
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
