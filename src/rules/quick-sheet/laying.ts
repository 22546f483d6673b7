import { chartOf, type HexSpec } from '../../chart/index.ts';
import type { Chart } from '../../core/chart.ts';
import { throwDice } from '../../core/dice.ts';
import { enemyOf, FACINGS, type Facing, type HexId, type Side } from '../../core/types.ts';
import { t } from '../../languages/language.ts';
import { GENERATED } from './tables.ts';
import type { Laying, Patch, Play, QuickSheetCommand, QuickSheetState, QuickSheetWork, Situation } from './types.ts';
import { defenderOf, shipsIn, total } from './units.ts';

/** Q55, Q78: the column of the defender's fort, and the islands and bars of a generated battle, found before anybody deploys. */

const ALL_FACINGS = FACINGS.map((_, facing) => facing as Facing);
const SANDBAR_FEET = 4;
/** Columns at both edges of the chart, where fleets begin and arrive, without patches. */
const FREE_COLUMNS = 2;

/** Q56, Q78: islands before bars, and the two sides take turns, the defender first. */
export const openLaying = (attacker: Side): Laying => {
  const kinds = [
    ...Array.from({ length: GENERATED.islands }, () => 'island' as const),
    ...Array.from({ length: GENERATED.sandbars }, () => 'sandbar' as const),
  ];
  return {
    due: kinds.map((kind, place) => ({ kind, by: place % 2 === 0 ? enemyOf(attacker) : attacker })),
    column: 0,
    laid: [],
  };
};

const layingOf = ({ state }: Pick<Situation, 'state'>): Laying | undefined => state.preGame?.river;

/** Whether fort, islands and bars are still to be found. */
export const laysRiver = (now: Situation): boolean => now.state.turn === 1 && layingOf(now) !== undefined;

/** A column as counted from a side's own edge, left or right. */
export const fromEdge = ({ chart, scenario }: Situation, side: Side, hex: HexId): number =>
  chart.hexesToEdge(hex, scenario.homeEdges[side][0] ?? 'left') + 1;

const around = ({ chart }: Situation, hex: HexId): HexId[] =>
  ALL_FACINGS.map(facing => chart.neighbour(hex, facing)).filter(next => next !== 0);

/** Q78: of places those in the column that is nearest to the one thrown; of two equally near the farther from the attacker. */
const nearestTo = <T>(column: number, places: readonly T[], columnOf: (place: T) => number): T[] => {
  const away = (place: T): number => 2 * Math.abs(columnOf(place) - column) - (columnOf(place) > column ? 1 : 0);
  const least = Math.min(...places.map(away));
  return places.filter(place => away(place) === least);
};

const fortOf = ({ state }: Situation): QuickSheetWork | undefined =>
  Object.values(state.works).find(work => work.kind === 'fort' && work.side === defenderOf(state));

export const awaitsFort = (now: Situation): boolean => laysRiver(now) && fortOf(now) !== undefined;

/** The land of one bank, from any hex of it. */
const bankOf = (now: Situation, from: HexId): ReadonlySet<HexId> => {
  const bank = new Set([from]);
  for (const hex of bank) for (const next of around(now, hex)) if (!now.chart.navigable(next)) bank.add(next);
  return bank;
};

/** Q22: two hexes of the fort's bank at the water, side by side, the second farther from the attacker, and nothing else on them. */
const fortSites = (now: Situation, fort: QuickSheetWork): [HexId, HexId][] => {
  const { attacker, works } = now.state;
  const bank = bankOf(now, fort.hexes[0] ?? 0);
  const taken = Object.values(works).flatMap(work => (work.id === fort.id ? [] : work.hexes));
  const isOpen = (hex: HexId): boolean =>
    bank.has(hex) && !taken.includes(hex) && around(now, hex).some(next => now.chart.navigable(next));
  return now.chart.hexes.filter(isOpen).flatMap(first =>
    around(now, first)
      .filter(next => isOpen(next) && fromEdge(now, attacker, next) === fromEdge(now, attacker, first) + 1)
      .slice(0, 1)
      .map((second): [HexId, HexId] => [first, second]),
  );
};

/** Q55, Q70: 2D6 for the column in which the fort begins, counted from the attacker's edge. */
export const rollFort = (play: Play): void => {
  const fort = fortOf(play);
  if (!fort) return;
  const dice = throwDice(play.dice, 2);
  const column = total(dice);
  const sites = nearestTo(column, fortSites(play, fort), ([hex]) => fromEdge(play, play.state.attacker, hex));
  if (sites[0]) fort.hexes = [...sites[0]];
  play.emit({ type: 'fortPlaced', unit: fort.id, dice, column, at: fort.hexes[0] ?? 0 });
};

/** The two hexes of a patch that begins in this one, in a row away from the attacker; null beyond the rim. */
const patchFrom = (now: Situation, hex: HexId): [HexId, HexId] | null => {
  const { attacker } = now.state;
  const row = now.chart.row(hex);
  const next = around(now, hex).find(
    other => now.chart.row(other) === row && fromEdge(now, attacker, other) === fromEdge(now, attacker, hex) + 1,
  );
  return next === undefined ? null : [hex, next];
};

/** Q78: open water with open water all round it, so that there is a way past on either side, and the ends of the chart stay free. */
const patchSites = (now: Situation): HexId[] => {
  const { chart } = now;
  const open = (hex: HexId): boolean => chart.terrain(hex) === 'channel';
  const isFree = (hex: HexId): boolean =>
    open(hex) &&
    around(now, hex).length === ALL_FACINGS.length &&
    around(now, hex).every(open) &&
    shipsIn(now, hex).length === 0 &&
    (['union', 'confederate'] as const).every(side => fromEdge(now, side, hex) > FREE_COLUMNS);
  return chart.hexes.filter(hex => patchFrom(now, hex)?.every(isFree));
};

/** Q78: 2D6 for the column in which the next island or bar begins. */
export const rollPatch = (play: Play): boolean => {
  const laying = layingOf(play);
  const next = laying?.due[0];
  if (!laying || !next || laying.column > 0 || patchSites(play).length === 0) return false;
  const dice = throwDice(play.dice, 2);
  laying.column = total(dice);
  play.emit({ type: 'patchRolled', side: next.by, kind: next.kind, dice, column: laying.column });
  return true;
};

export const patchOwed = (now: Situation): Side[] => {
  const laying = layingOf(now);
  const next = laying?.due[0];
  return next && laying.column > 0 ? [next.by] : [];
};

/** What is to be laid next, and where. */
export const patchInWords = (now: Situation): string | null => {
  const { due, column } = layingOf(now) ?? { due: [], column: 0 };
  const [next] = due;
  if (!next || column === 0) return null;
  return next.kind === 'island'
    ? t`An island of two hexes with open water all round it: choose where it begins. Column ${column} was thrown, from the attacker’s edge.`
    : t`A bar of two hexes with open water all round it: choose where it begins. Column ${column} was thrown, from the attacker’s edge.`;
};

/** Q78: any place for it in the column that was thrown, or in the nearest that has one. */
export const patchOptions = (now: Situation, side: Side): QuickSheetCommand[] => {
  const column = layingOf(now)?.column ?? 0;
  const sites = nearestTo(column, patchSites(now), hex => fromEdge(now, now.state.attacker, hex));
  return sites.map(hex => ({ type: 'layPatch', side, hex }));
};

export const layPatch = (play: Play, command: QuickSheetCommand): void => {
  const laying = layingOf(play);
  if (command.type !== 'layPatch' || !laying) return;
  const next = laying.due.shift();
  const hexes = patchFrom(play, command.hex);
  laying.column = 0;
  if (!next || !hexes) return;
  laying.laid.push({ kind: next.kind, hexes });
  play.emit({ type: 'patchLaid', side: command.side, kind: next.kind, at: command.hex });
};

/** Charts that are kept of one battle: as many as a game comes by. */
const MOST_CHARTS = 8;
const drawn = new WeakMap<Chart, Map<string, Chart>>();

/** The same hexes with patches in them; above an island the water is slack, since no current runs onto land. */
const withPatches = (chart: Chart, patches: readonly Patch[]): Chart => {
  const kindOf = new Map(patches.flatMap(({ kind, hexes }) => hexes.map(hex => [hex, kind] as const)));
  const specOf = (hex: HexId): HexSpec => {
    const kind = kindOf.get(hex);
    const flow = chart.flow(hex);
    if (kind === 'island') return { terrain: kind, depth: 0, flow: -1 };
    const slack = kindOf.get(chart.downstream(hex)) === 'island';
    const depth = kind === 'sandbar' ? SANDBAR_FEET : chart.depth(hex);
    return { terrain: kind ?? chart.terrain(hex), depth, flow: slack ? -1 : flow };
  };
  const hexes = Array.from({ length: chart.rows }, (_, row) =>
    Array.from({ length: chart.columns }, (__, column) => specOf(chart.hexAt(column + 1, row + 1))),
  );
  return chartOf({ north: chart.north, knots: chart.knots, hexes });
};

/** Q78: the chart with the islands and bars that have been laid on it. */
export const charted = (chart: Chart, state: QuickSheetState): Chart => {
  const laid = layingOf({ state })?.laid ?? [];
  if (laid.length === 0) return chart;
  const name = laid.map(({ kind, hexes }) => [kind, ...hexes].join(' ')).join(', ');
  let charts = drawn.get(chart);
  if (!charts) drawn.set(chart, (charts = new Map<string, Chart>()));
  let found = charts.get(name);
  if (!found) {
    if (charts.size >= MOST_CHARTS) charts.clear();
    charts.set(name, (found = withPatches(chart, laid)));
  }
  return found;
};
