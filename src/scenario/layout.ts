import { isSandbar } from '../chart/index.ts';
import type { Chart } from '../core/chart.ts';
import type { Force, Objective, Orders, Scenario } from '../core/scenario.ts';
import { ALL_FACINGS, type HexId } from '../core/types.ts';

/** A battle as one rule system plays it, or as its common part has it. */
export interface Layout {
  /** Path of the section, or '' for the common part. */
  path: string;
  forces: readonly Force[];
  objectives: readonly Objective[];
  turns: number;
  orders: Orders;
  /** Where the orders stand: in the section or in the common part. */
  ordersPath: string;
}

/** The common part, and one layout for each rule system that changes it. */
export const layoutsOf = (scenario: Scenario): Layout[] => {
  const { forces, objectives, turns, orders: common = {} } = scenario;
  const sections = Object.entries(scenario.rules).flatMap(([id, section]): Layout[] => {
    if (!section) return [];
    const moved = forces.map(force => ({ ...force, ...section.forces?.[force.id] }));
    return [
      {
        path: `rules.${id}`,
        forces: moved,
        objectives: section.objectives ?? objectives,
        turns: section.turns ?? turns,
        orders: section.orders ?? common,
        ordersPath: section.orders ? `rules.${id}.orders` : 'orders',
      },
    ];
  });
  const paths = { path: '', ordersPath: 'orders' };
  return [{ ...paths, forces, objectives, turns, orders: common }, ...sections];
};

/** A path in the section that the layout comes from. */
export const inLayout = (layout: Layout, path: string): string =>
  [layout.path, path].filter(part => part !== '').join('.');

/** Hexes over water to a hex; Infinity where no water leads there. */
export type Steps = (hex: HexId) => number;

/** Hexes to everywhere from the nearest of these, which are taken as they are; every other must be water that floats a ship of that draught. */
export const stepsFrom = (chart: Chart, starts: readonly HexId[], draught = 0): Steps => {
  const steps = new Int16Array((chart.hexes.at(-1) ?? 0) + 1).fill(-1);
  const queue = [...starts];
  for (const hex of queue) steps[hex] = 0;
  for (const hex of queue) {
    for (const facing of ALL_FACINGS) {
      const next = chart.neighbour(hex, facing);
      if (next === 0 || steps[next] !== -1 || !chart.navigable(next) || isSandbar(chart, next, draught)) continue;
      steps[next] = (steps[hex] ?? 0) + 1;
      queue.push(next);
    }
  }
  return hex => {
    const count = steps[hex] ?? -1;
    return count < 0 ? Infinity : count;
  };
};

/** The same the other way: hexes that a ship in a hex still has to the nearest of these. One search tells it of all ships of a draught. */
export const stepsTo = (chart: Chart, goals: readonly HexId[], draught = 0): Steps => {
  const known = new Set(goals);
  const enters = (hex: HexId): boolean => chart.navigable(hex) && !isSandbar(chart, hex, draught);
  const steps = stepsFrom(chart, goals.filter(enters), draught);
  // She may lie where she could not come: her own hex is taken as it is.
  return hex =>
    known.has(hex)
      ? 0
      : Math.min(steps(hex), 1 + Math.min(...ALL_FACINGS.map(facing => steps(chart.neighbour(hex, facing)))));
};
