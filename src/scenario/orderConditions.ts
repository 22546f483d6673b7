import type { OrderCondition } from '../core/scenario.ts';
import { type Edge } from '../core/types.ts';
import type { ConditionFile } from './ordersSchema.ts';
import { quoted, unknownName } from './problems.ts';
import { readEnemies, type Muster } from './targets.ts';

type LineFile = NonNullable<ConditionFile['enemyPast']>;

const LINE_WORDS =
  'a line: { "column", "toward": left or right }, { "row", "toward": top or bottom } or { "edge", "within" }';

const SIDEWAYS: readonly (Edge | undefined)[] = ['left', 'right'];

/** The column or row that lies so many hexes from an edge. */
const lineFrom = ({ chart }: Muster, edge: Edge, within: number): number => {
  const last = SIDEWAYS.includes(edge) ? chart.columns : chart.rows;
  return edge === 'left' || edge === 'top' ? within + 1 : last - within;
};

/** The keys of one form and of no other. */
const formOf = ({ column, row, toward, edge, within }: LineFile): 'column' | 'row' | 'edge' | null => {
  const given = (value: unknown): boolean => value !== undefined;
  if (given(edge) && given(within)) return given(column) || given(row) || given(toward) ? null : 'edge';
  if (given(edge) || given(within) || !given(toward) || given(column) === given(row)) return null;
  const across = SIDEWAYS.includes(toward);
  if (given(column)) return across ? 'column' : null;
  return across ? null : 'row';
};

const readLine = (muster: Muster, file: LineFile, path: string): NonNullable<OrderCondition['enemyPast']> => {
  const form = formOf(file);
  if (form === null) muster.report(path, `expected ${LINE_WORDS}, found ${Object.keys(file).join(' and ') || 'none'}`);
  const toward = file.toward ?? file.edge ?? 'left';
  const last = SIDEWAYS.includes(toward) ? muster.chart.columns : muster.chart.rows;
  const at = form === 'edge' ? lineFrom(muster, toward, file.within ?? 0) : (file.column ?? file.row ?? 1);
  if (form !== null && (at < 1 || at > last))
    muster.report(
      `${path}.${form === 'edge' ? 'within' : form}`,
      form === 'edge'
        ? `expected 0 to ${last - 1} hexes, found ${quoted(file.within)}`
        : `expected 1 to ${last}, found ${at}`,
    );
  return { at, toward };
};

const checkUnits = (muster: Muster, ids: readonly string[], path: string): void => {
  const known = [...muster.roster.keys()];
  ids.forEach((id, index) => {
    if (!known.includes(id)) muster.report(`${path}[${index}]`, unknownName('a unit of this battle', id, known));
  });
};

const TRIGGERS = ['turn', 'clock', 'enemyWithin', 'enemyPast', 'damage', 'lost'] as const;

/** What has to hold, checked against chart, roster and turn limit. */
export const readCondition = (muster: Muster, file: ConditionFile, path: string): OrderCondition => {
  const { report, turns } = muster;
  const { enemyPast, by, ...plain } = file;
  if (!TRIGGERS.some(key => file[key] !== undefined))
    report(path, `expected one or more of ${TRIGGERS.join(', ')}, found none`);
  if (file.turn !== undefined && file.turn > turns)
    report(`${path}.turn`, `expected a turn from 1 to ${turns}, the last, found ${file.turn}`);
  checkUnits(muster, file.lost ?? [], `${path}.lost`);
  checkUnits(muster, file.of ?? [], `${path}.of`);
  return {
    ...plain,
    ...(enemyPast ? { enemyPast: readLine(muster, enemyPast, `${path}.enemyPast`) } : {}),
    ...(by ? { by: readEnemies(muster, by, `${path}.by`) } : {}),
  };
};
