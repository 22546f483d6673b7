import type { Objective } from '../core/scenario.ts';
import { enemyOf, type Edge, type Side } from '../core/types.ts';
import { quoted } from './problems.ts';
import { checkIds, hexOf, type Reader, type Roster } from './reader.ts';
import type { ObjectiveFile } from './schema.ts';

/** Ids of one side's ships, or of its ships and works. */
const idsOf = (roster: Roster, side: Side, shipsOnly: boolean): string[] =>
  [...roster].flatMap(([id, unit]) => (unit.side === side && (!shipsOnly || unit.kind === 'ship') ? [id] : []));

/** How many of the list; all of it unless the file says fewer. */
const readCount = (reader: Reader, given: number | undefined, listed: number, what: string, path: string): number => {
  if (listed === 0) reader.report(path, `expected ${what} in this battle, found none`);
  else if (given !== undefined && given > listed)
    reader.report(`${path}.count`, `expected 1 to ${listed}, the number of ${what} listed, found ${given}`);
  return given ?? listed;
};

/** The units an objective names, checked; every one that would do when it names none. */
const readUnits = (
  reader: Reader,
  given: readonly string[] | undefined,
  known: readonly string[],
  what: string,
  path: string,
): readonly string[] => {
  if (!given) return known;
  checkIds(reader, given, known, what, path);
  return given;
};

/** A way out needs water at that edge. */
export const checkEdge = ({ chart, report }: Reader, edge: Edge, path: string): void => {
  const open = chart.hexes.some(hex => chart.navigable(hex) && chart.hexesToEdge(hex, edge) === 0);
  if (!open) report(path, `expected an edge with water on it, found ${quoted(edge)}`);
};

const shipObjective = (
  reader: Reader,
  roster: Roster,
  file: Extract<ObjectiveFile, { kind: 'sinkOrCapture' | 'exit' }>,
  path: string,
): Objective => {
  const { side, text } = file;
  const whose = file.kind === 'exit' ? side : enemyOf(side);
  const known = idsOf(roster, whose, true);
  const ships = readUnits(reader, file.ships, known, `a ${whose} ship of this battle`, `${path}.ships`);
  const count = readCount(reader, file.count, ships.length, 'ships', path);
  if (file.kind === 'sinkOrCapture') return { side, text, kind: file.kind, ships, count };
  checkEdge(reader, file.edge, `${path}.edge`);
  return { side, text, kind: file.kind, ships, count, edge: file.edge };
};

const holdObjective = (reader: Reader, file: Extract<ObjectiveFile, { kind: 'hold' }>, path: string): Objective => {
  const hexes = file.hexes.map((text, index) => {
    const at = `${path}.hexes[${index}]`;
    const hex = hexOf(reader, text, at);
    if (hex !== 0 && !reader.chart.navigable(hex))
      reader.report(at, `expected water that a ship can hold, found ${reader.chart.terrain(hex)} in ${text}`);
    if (file.hexes.indexOf(text) !== index) reader.report(at, `${quoted(text)} is listed twice`);
    return hex;
  });
  return {
    side: file.side,
    text: file.text,
    kind: 'hold',
    hexes,
    count: readCount(reader, file.count, hexes.length, 'hexes', path),
  };
};

/** What a side must do, with ids, hexes and numbers that make sense in this battle. */
export const readObjective = (reader: Reader, roster: Roster, file: ObjectiveFile, path: string): Objective => {
  const { side, text } = file;
  switch (file.kind) {
    case 'sinkOrCapture':
    case 'exit':
      return shipObjective(reader, roster, file, path);
    case 'destroy': {
      const enemy = enemyOf(side);
      const known = idsOf(roster, enemy, false);
      const works = known.filter(id => roster.get(id)?.kind !== 'ship');
      const what = `a ${enemy} fort, building or ship of this battle`;
      const targets = file.targets ? readUnits(reader, file.targets, known, what, `${path}.targets`) : works;
      return {
        side,
        text,
        kind: file.kind,
        targets,
        count: readCount(reader, file.count, targets.length, 'targets', path),
      };
    }
    case 'hold':
      return holdObjective(reader, file, path);
    case 'survive': {
      const known = idsOf(roster, side, false);
      const own = idsOf(roster, side, true);
      const ships = file.ships
        ? readUnits(reader, file.ships, known, `a ${side} ship or fort of this battle`, `${path}.ships`)
        : own;
      return { side, text, kind: file.kind, ships, count: readCount(reader, file.count, ships.length, 'ships', path) };
    }
  }
};
