import type { Chart } from '../../core/chart.ts';
import { EDGES, type HexId } from '../../core/types.ts';
import { t } from '../../languages/language.ts';

/** P24, Q58: the hex of the rim where a ship is due, or the free one nearest to it along the same edges, the lower number first; 0 when there is none. */
export const freeEntryHex = (chart: Chart, due: HexId, isFree: (hex: HexId) => boolean): HexId => {
  const edges = EDGES.filter(edge => chart.hexesToEdge(due, edge) === 0);
  if (edges.length > 0 && isFree(due)) return due;
  return chart.hexes
    .filter(hex => edges.some(edge => chart.hexesToEdge(hex, edge) === 0) && isFree(hex))
    .reduce((best, hex) => (best === 0 || chart.range(due, hex) < chart.range(due, best) ? hex : best), 0);
};

/** When and where a ship comes that is due in a turn, at a hex or near it. */
export const arrivalInWords = (
  { chart, state }: { chart: Chart; state: { readonly turn: number } },
  turn: number,
  due: HexId,
): string =>
  turn < state.turn ? t`as soon as there is room at ${chart.label(due)}` : t`in turn ${turn} at ${chart.label(due)}`;
