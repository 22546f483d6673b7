import type { Bot } from '../system/ruleset.ts';
import { planningBot } from './captain.ts';
import { planByOrders } from './orders/plan.ts';
import { STEADY } from './temper.ts';

/** The scripted defender: follows the scenario's standing orders, or orders made from its objectives (docs/standing-orders.md). */
export const defender = (): Bot =>
  planningBot(STEADY, (ask, doctrine, brief) => planByOrders(brief.match, ask, doctrine));
