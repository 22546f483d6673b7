import { chartOf, type HexSpec } from '../chart/index.ts';
import type { Chart, Terrain } from '../core/chart.ts';
import { FACINGS, type Facing, type FacingName } from '../core/types.ts';
import { pathOf, quoted, type Report } from './problems.ts';
import type { ChartFile } from './schema.ts';

/** Feet of water where a legend entry gives none. Land has none. */
export const DEFAULT_DEPTH: Readonly<Record<Terrain, number>> = {
  channel: 30,
  shallows: 9,
  sandbar: 3,
  bank: 0,
  bluff: 0,
  marsh: 0,
  island: 0,
  town: 0,
  wharf: 0,
  obstruction: 0,
};

/** Characters that every chart may use; its own legend adds to them or replaces them. */
export const STANDARD_LEGEND: Readonly<Record<string, Terrain>> = {
  '~': 'channel',
  '-': 'shallows',
  ':': 'sandbar',
  '.': 'bank',
  '^': 'bluff',
  ',': 'marsh',
  o: 'island',
  '+': 'town',
  '|': 'wharf',
  x: 'obstruction',
};

/** What one character of the rows stands for. */
interface Kind {
  terrain: Terrain;
  depth: number;
  /** undefined = as the chart's current says. */
  flow: Facing | -1 | undefined;
}

const WATER: ReadonlySet<Terrain> = new Set<Terrain>(['channel', 'shallows', 'sandbar']);
const isWater = (terrain: Terrain): boolean => WATER.has(terrain);

const MOST_HEXES = 150;
const SLACK = '.';
const AS_ELSEWHERE = '-';

const flowOf = (name: FacingName | null): Facing | -1 => (name === null ? -1 : (FACINGS.indexOf(name) as Facing));

const kindOf = (terrain: Terrain, depth?: number, flow?: FacingName | null): Kind => ({
  terrain,
  depth: depth ?? DEFAULT_DEPTH[terrain],
  flow: flow === undefined ? undefined : flowOf(flow),
});

const legendOf = (file: ChartFile, report: Report): Map<string, Kind> => {
  const legend = new Map(Object.entries(STANDARD_LEGEND).map(([character, terrain]) => [character, kindOf(terrain)]));
  for (const [character, { terrain, depth, flow }] of Object.entries(file.legend ?? {})) {
    const path = pathOf(['chart', 'legend', character]);
    if (!isWater(terrain) && depth !== undefined && depth > 0)
      report(`${path}.depth`, `expected no depth on ${terrain}, found ${depth}`);
    if (!isWater(terrain) && flow) report(`${path}.flow`, `expected no current on ${terrain}, found ${flow}`);
    if (isWater(terrain) && depth === 0)
      report(`${path}.depth`, `expected more than 0 feet of water on ${terrain}, found 0`);
    legend.set(character, kindOf(terrain, depth, flow));
  }
  return legend;
};

/** One character a hex; blanks are there for the eye only. */
const charactersOf = (row: string): string[] => Array.from(row.replace(/\s+/gu, ''));

const rowName = (index: number): string => String(index + 1).padStart(2, '0');

/** The length that most rows have, so that the odd one out is blamed and not its neighbours. */
const commonLength = (rows: readonly string[][]): number => {
  const tally = new Map<number, number>();
  for (const row of rows) tally.set(row.length, (tally.get(row.length) ?? 0) + 1);
  return [...tally].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0])[0];
};

const checkLengths = (rows: readonly string[][], expected: number, path: string, report: Report): void =>
  rows.forEach((row, index) => {
    if (row.length !== expected)
      report(`${path}[${index}]`, `row ${rowName(index)} has ${row.length} hexes, expected ${expected}`);
  });

const readRows = (file: ChartFile, report: Report): string[][] => {
  const rows = file.rows.map(charactersOf);
  const columns = commonLength(rows);
  checkLengths(rows, columns, 'chart.rows', report);
  if (columns < 1 || columns > MOST_HEXES || rows.length > MOST_HEXES)
    report(
      'chart.rows',
      `expected a chart of 1 to ${MOST_HEXES} columns and rows, found ${columns} columns and ${rows.length} rows`,
    );
  return rows;
};

/** The overlay of the current, or nothing where the file has none. */
const readFlows = (file: ChartFile, shape: readonly string[][], report: Report): string[][] => {
  const overlay = file.current.rows?.map(charactersOf);
  if (!overlay) return [];
  if (overlay.length !== shape.length)
    report('chart.current.rows', `expected ${shape.length} rows as on the chart, found ${overlay.length}`);
  checkLengths(overlay, shape[0]?.length ?? 0, 'chart.current.rows', report);
  return overlay;
};

const FLOW_WORDS = '0 to 5 (E NE NW W SW SE), "." (slack) or "-" (as elsewhere)';

/** The current in one hex: the overlay first, then the legend, then the river's own. */
const flowAt = (mark: string, kind: Kind, downstream: Facing | -1, problem: (message: string) => void): Facing | -1 => {
  if (!/^[0-5.-]$/.test(mark)) problem(`expected ${FLOW_WORDS}, found ${quoted(mark)}`);
  if (/^[0-5]$/.test(mark)) {
    if (isWater(kind.terrain)) return Number(mark) as Facing;
    problem(`expected "." or "-" on ${kind.terrain}, found ${quoted(mark)}: current runs only over water`);
  }
  if (!isWater(kind.terrain) || mark === SLACK) return -1;
  return kind.flow ?? downstream;
};

/** One character, with the mark of the overlay above it. */
const readHex = (
  river: { legend: Map<string, Kind>; downstream: Facing | -1 },
  [character, mark]: readonly [string, string],
  [x, y]: readonly [number, number],
  report: Report,
): HexSpec => {
  const where = `row ${rowName(y)}, column ${rowName(x)}`;
  const kind = river.legend.get(character) ?? kindOf('bank');
  if (!river.legend.has(character)) {
    const known = [...river.legend.keys()].join(' ');
    report(
      `chart.rows[${y}]`,
      `${where}: expected a character of the legend, found ${quoted(character)} (known: ${known})`,
    );
    // Told once: the same stray character may stand in a hundred hexes.
    river.legend.set(character, kind);
  }
  const { terrain, depth } = kind;
  const flow = flowAt(mark, kind, river.downstream, message =>
    report(`chart.current.rows[${y}]`, `${where}: ${message}`),
  );
  return { terrain, depth, flow };
};

/** Draws the chart from its text, or reports what is wrong with it and returns null. */
export const readChart = (file: ChartFile, report: Report): Chart | null => {
  let problems = 0;
  const tell: Report = (path, message) => {
    problems += 1;
    report(path, message);
  };
  const legend = legendOf(file, tell);
  const rows = readRows(file, tell);
  const overlay = readFlows(file, rows, tell);
  const river = { legend, downstream: flowOf(file.current.downstream) };
  const hexes = rows.map((row, y) =>
    row.map((character, x) => readHex(river, [character, overlay[y]?.[x] ?? AS_ELSEWHERE], [x, y], tell)),
  );
  return problems === 0 ? chartOf({ north: file.north, knots: file.current.knots, hexes }) : null;
};
