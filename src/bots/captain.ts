import type { Bot, Brief, Game, Situation } from '../core/ruleset.ts';
import type { Dice } from '../core/dice.ts';
import type { Ask, Doctrine, Plan, Step } from './doctrine/doctrine.ts';
import { doctrineOf } from './doctrine/index.ts';
import { offered } from './offered.ts';
import type { Temper } from './temper.ts';

/** A plan in hand and the step of the turn that it was made in. */
interface Held {
  turn: number;
  phase: number;
  /** Steps still to be taken, the next one last. */
  rest: Step[];
}

const hold = (now: Situation, plan: Plan): Held => ({
  turn: now.state.turn,
  phase: now.state.cursor.phase,
  rest: [...plan].reverse(),
});

/** The next step of the plan in hand, if it is still of this step of the turn and offered. */
const nextOf = (held: Held | null, now: Situation, options: readonly Game['command'][]): Step | null => {
  if (held?.turn !== now.state.turn || held.phase !== now.state.cursor.phase) return null;
  const step = held.rest.pop();
  const command = step && offered(options, step.command);
  return command ? { ...step, command } : null;
};

/** How a bot comes to a plan. */
export type Planner = (ask: Ask, doctrine: Doctrine, brief: Brief) => Plan;

/** A bot that makes a plan, keeps it as long as it can be carried out, and says why. */
export const planningBot = (temper: Temper, makePlan: Planner): Bot => {
  let held: Held | null = null;
  return (look: () => Situation, options, dice: Dice, brief) => {
    const [first] = options;
    if (!first) throw new Error('a bot was asked to decide where nothing is offered');
    if (options.length === 1) {
      brief.say?.('There is no choice.');
      return first;
    }
    const now = look();
    let step = nextOf(held, now, options);
    if (!step) {
      const { rules } = brief.match;
      held = hold(now, makePlan({ now, side: first.side, options, rules, temper, dice }, doctrineOf(rules), brief));
      step = nextOf(held, now, options);
    }
    brief.say?.(step ? step.why() : 'Nothing better is at hand.');
    return step?.command ?? first;
  };
};

/** The captain: the best single decision by exact odds and position. */
export const captain = (temper: Temper): Bot =>
  planningBot(temper, (ask, doctrine) => doctrine.plans(ask, 0)[0]?.plan ?? []);
