import type { Bot } from '../system/ruleset.ts';
import { captain } from './captain.ts';
import { commodore, type Budget } from './commodore.ts';
import { defender } from './defender.ts';
import { random } from './random.ts';
import { BOLD, CAUTIOUS, STEADY } from './temper.ts';

/** What a commodore thinks through before one decision, by level. */
const BUDGETS: Readonly<Record<'quick' | 'usual' | 'deep', Budget>> = {
  quick: { simulations: 100, further: 0, plans: 4 },
  usual: { simulations: 250, further: 0, plans: 10 },
  deep: { simulations: 1000, further: 1, plans: 16 },
};

/** Every opponent that can be named on the command line or chosen on the screen. Each battle asks for a new one: a captain remembers his plan. */
export const BOTS: Readonly<Record<string, () => Bot>> = {
  random: () => random,
  defender,
  captain: () => captain(STEADY),
  'captain-cautious': () => captain(CAUTIOUS),
  'captain-bold': () => captain(BOLD),
  commodore: () => commodore(STEADY, BUDGETS.usual),
  'commodore-quick': () => commodore(STEADY, BUDGETS.quick),
  'commodore-deep': () => commodore(STEADY, BUDGETS.deep),
};
