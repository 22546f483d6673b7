import type { Chart } from '../core/chart.ts';
import type { Force, Objective, Orders, Scenario } from '../core/scenario.ts';
import { FACINGS, type Facing, type HexId } from '../core/types.ts';

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

/** Hexes to every hex that a ship can reach over water from one of these; over water of that depth, where one is given. */
export const reachFrom = (chart: Chart, starts: readonly HexId[], depth = 0): ReadonlyMap<HexId, number> => {
  const steps = new Map<HexId, number>(starts.map(hex => [hex, 0]));
  const queue = [...starts];
  for (const hex of queue) {
    FACINGS.forEach((_, facing) => {
      const next = chart.neighbour(hex, facing as Facing);
      if (next === 0 || steps.has(next) || !chart.navigable(next) || chart.depth(next) < depth) return;
      steps.set(next, (steps.get(hex) ?? 0) + 1);
      queue.push(next);
    });
  }
  return steps;
};
