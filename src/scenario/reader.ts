import type { Chart } from '../core/chart.ts';
import type { OrderKey, SectionKey } from '../core/scenario.ts';
import { FACINGS, type Facing, type FacingName, type HexId, type Side } from '../core/types.ts';
import type { Register } from './register.ts';
import { quoted, unknownName, type Report } from './problems.ts';

/** The part of a rule system that a scenario is checked against. Rule systems fit it as they are. */
export interface SectionParser {
  readonly id: string;
  readonly title: string;
  readonly optionSpecs: readonly { readonly id: string; readonly byDefault: boolean }[];
  readonly sectionKeys?: Readonly<Record<string, SectionKey>>;
  readonly orderKeys?: Readonly<Record<string, OrderKey>>;
}

/** Everything in a battle that has an id, and whose it is. */
export type Roster = ReadonlyMap<string, { side: Side; kind: 'ship' | 'fort' | 'building'; path: string }>;

/** What the parts of the reader share. */
export interface Reader {
  readonly chart: Chart;
  readonly register: Register;
  readonly report: Report;
}

export const facingOf = (name: FacingName): Facing => FACINGS.indexOf(name) as Facing;

/** The hex with that printed number; 0 and a report where the chart has none. */
export const hexOf = ({ chart, report }: Reader, text: string, path: string): HexId => {
  const digits = text.length / 2;
  const hex = chart.hexAt(Number(text.slice(0, digits)), Number(text.slice(digits)));
  if (chart.has(hex) && chart.label(hex) === text) return hex;
  const last = chart.label(chart.hexAt(chart.columns, chart.rows));
  const first = chart.label(chart.hexAt(1, 1));
  report(path, `expected a hex of the chart (${first} to ${last}), found ${quoted(text)}`);
  return 0;
};

/** Solid ground: whatever is neither water nor an obstruction in it. */
export const isLand = (chart: Chart, hex: HexId): boolean =>
  !chart.navigable(hex) && chart.terrain(hex) !== 'obstruction';

export const isOnRim = (chart: Chart, hex: HexId): boolean =>
  chart.column(hex) === 1 ||
  chart.row(hex) === 1 ||
  chart.column(hex) === chart.columns ||
  chart.row(hex) === chart.rows;

/** Reports every id that is not among those that will do. */
export const checkIds = (
  reader: Reader,
  ids: readonly string[],
  known: readonly string[],
  what: string,
  path: string,
): void => {
  const seen = new Set<string>();
  ids.forEach((id, index) => {
    if (!known.includes(id)) reader.report(`${path}[${index}]`, unknownName(what, id, known));
    else if (seen.has(id)) reader.report(`${path}[${index}]`, `${quoted(id)} is listed twice`);
    seen.add(id);
  });
};
