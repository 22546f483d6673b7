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

/** Q41, S8, S11: the edge over which the current carries a drifter off the chart; at a corner that of the two which she wants. */
export const edgeDownstream = (chart: Chart, hex: HexId, wanted: readonly Edge[] = []): Edge => {
  const flow = chart.flow(hex);
  const crossed = EDGES.filter(side => flow >= 0 && chart.crosses(hex, flow as Facing, side));
  const edge = crossed.find(side => wanted.includes(side)) ?? crossed[0];
  if (edge === undefined) throw new Error(`the current at ${hex} does not leave the chart`);
  return edge;
};
