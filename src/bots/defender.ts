import type { Situation } from '../core/game.ts';
import type { SideOrders } from '../core/scenario.ts';
import type { Side } from '../core/types.ts';
import type { KnownRules } from '../system/captain.ts';
import type { Bot } from '../system/ruleset.ts';
import { planningBot } from './captain.ts';
import { planByOrders } from './orders/plan.ts';
import { STEADY } from './temper.ts';

/** The scripted defender: follows the scenario's standing orders, or orders made from its objectives (docs/standing-orders.md). */
export const defender = (): Bot =>
  planningBot(STEADY, (ask, doctrine, brief) => planByOrders(brief.match, ask, doctrine));

/** One who keeps the orders that somebody has made for his side at the start, whatever happens. */
export const obedient = (ordersFor: (now: Situation, rules: KnownRules, side: Side) => SideOrders): Bot => {
  let orders: SideOrders | undefined;
  return planningBot(STEADY, (ask, doctrine, { match }) =>
    planByOrders(match, ask, doctrine, (orders ??= ordersFor(ask.now, ask.rules, ask.side))),
  );
};
