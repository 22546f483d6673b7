import type { Chart } from '../../core/chart.ts';
import { EDGES, type Edge, type Facing, type HexId } from '../../core/types.ts';

interface Floating {
  id: string;
  at: HexId;
}

/** Q41: in which order what floats in running water drifts: nearest to the downstream rim first, then by hex number. */
export const driftOrder = (chart: Chart, floating: readonly Floating[]): string[] =>
  floating
    .filter(({ at }) => chart.flow(at) >= 0)
    .sort((one, other) => chart.hexesToRim(one.at) - chart.hexesToRim(other.at) || one.at - other.at)
    .map(({ id }) => id);

/** Q41, S8: the edge over which the current carries a drifter off the chart. */
export const edgeDownstream = (chart: Chart, hex: HexId): Edge => {
  const flow = chart.flow(hex);
  const edge = EDGES.find(side => flow >= 0 && chart.crosses(hex, flow as Facing, side));
  if (edge === undefined) throw new Error(`the current at ${hex} does not leave the chart`);
  return edge;
};
