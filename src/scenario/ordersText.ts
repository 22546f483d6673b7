import type { Chart } from '../core/chart.ts';
import type { OrderCondition, OrderRules, Orders, OrderStance, SideOrders, StandingOrder } from '../core/scenario.ts';
import { SIDES } from '../core/types.ts';
import type { ConditionFile, OrderFile, OrdersFile, SideOrdersFile, StanceFile } from './ordersSchema.ts';

/** Standing orders as a file has them: read again, they are the same. */

const stanceFile = (chart: Chart, stance: OrderStance): StanceFile => {
  const labels = (hexes: readonly number[]): string[] => hexes.map(hex => chart.label(hex));
  switch (stance.kind) {
    case 'hold':
      return stance.hexes.length === 0 ? 'hold' : { hold: labels(stance.hexes) };
    case 'patrol':
      return { patrol: labels(stance.hexes), turns: stance.turns };
    case 'engage':
      return stance.prey.length === 0 ? 'engage' : { engage: [...stance.prey] };
    case 'screen':
      return { screen: stance.ship, within: stance.within };
    case 'ambush':
      return { ambush: stance.within, ...(stance.hexes.length > 0 ? { at: labels(stance.hexes) } : {}) };
    case 'runPast':
      return { runPast: stance.edge };
    case 'withdraw':
      return stance.edge === null ? 'withdraw' : { withdraw: stance.edge };
  }
};

const conditionFile = ({ enemyPast, lost, of, by, ...plain }: OrderCondition): ConditionFile => {
  const across = enemyPast?.toward === 'left' || enemyPast?.toward === 'right';
  return {
    ...plain,
    ...(enemyPast ? { enemyPast: { [across ? 'column' : 'row']: enemyPast.at, toward: enemyPast.toward } } : {}),
    ...(lost ? { lost: [...lost] } : {}),
    ...(of ? { of: [...of] } : {}),
    ...(by ? { by: [...by] } : {}),
  };
};

const rulesFile = ({ targets, words }: OrderRules): Partial<OrderFile> => ({
  ...(targets.length > 0 ? { targets: [...targets] } : {}),
  ...words,
});

const orderFile = (chart: Chart, order: StandingOrder): OrderFile => ({
  who: [...order.who],
  stance: stanceFile(chart, order.stance),
  ...(order.when.length > 0
    ? { when: order.when.map(change => ({ if: conditionFile(change.if), then: stanceFile(chart, change.then) })) }
    : {}),
  ...rulesFile(order),
});

const sideFile = (chart: Chart, { units, ...rules }: SideOrders): SideOrdersFile => ({
  ...rulesFile(rules),
  ...(units.length > 0 ? { units: units.map(order => orderFile(chart, order)) } : {}),
});

/** The orders of a battle, or of one rule system's section. */
export const ordersFile = (chart: Chart, orders: Orders | undefined): { orders?: OrdersFile } => {
  if (!orders) return {};
  const file: OrdersFile = {};
  for (const side of SIDES) {
    const own = orders[side];
    if (own) file[side] = sideFile(chart, own);
  }
  return { orders: file };
};
