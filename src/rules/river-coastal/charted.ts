import { chartOf, type HexSpec } from '../../chart/index.ts';
import type { Chart } from '../../core/chart.ts';
import type { HexId } from '../../core/types.ts';
import type { RiverState } from './types.ts';

type Charts = Map<string, Chart>;
/** Chains do not change in a battle, so that there is one chart more of each. */
const drawn = new WeakMap<Chart, Charts>();

const withChains = (chart: Chart, chains: readonly HexId[]): Chart => {
  const specOf = (hex: HexId): HexSpec =>
    chains.includes(hex)
      ? { terrain: 'obstruction', depth: chart.depth(hex), flow: chart.flow(hex) }
      : { terrain: chart.terrain(hex), depth: chart.depth(hex), flow: chart.flow(hex) };
  const hexes = Array.from({ length: chart.rows }, (_, row) =>
    Array.from({ length: chart.columns }, (__, column) => specOf(chart.hexAt(column + 1, row + 1))),
  );
  return chartOf({ north: chart.north, knots: chart.knots, hexes });
};

/** Spar chains, C75: a hex of a chain is an obstruction to all but those who may cross it. */
export const charted = (chart: Chart, { chains }: Pick<RiverState, 'chains'>): Chart => {
  if (!chains) return chart;
  let charts = drawn.get(chart);
  if (!charts) drawn.set(chart, (charts = new Map<string, Chart>()));
  const name = chains.join();
  let found = charts.get(name);
  if (!found) charts.set(name, (found = withChains(chart, chains)));
  return found;
};
