import type { Game, Situation } from '../core/game.ts';
import type { Bot, Brief } from '../system/ruleset.ts';
import type { Dice } from '../core/dice.ts';
import { NOTHING_BETTER, type Ask, type Doctrine, type Plan, type Step, type Temper } from '../system/captain.ts';
import { doctrineOf } from './doctrineOf.ts';
import { offered } from './offered.ts';
import type { Aim } from './side/aims.ts';
import { sideMind, type Choose } from './side/mind.ts';
import { plansUnder } from './side/underAim.ts';

/** The next step of the plan in hand, if it is offered. Steps still to be taken are listed with the next one last. */
const nextOf = (rest: Step[], options: readonly Game['command'][]): Step | null => {
  const step = rest.pop();
  const command = step && offered(options, step.command);
  return command ? { ...step, command } : null;
};

/** How a bot comes to a plan. */
export type Planner = (ask: Ask, doctrine: Doctrine, brief: Brief) => Plan;

/** A bot that makes a plan, keeps it for this step as long as each next step is offered, and says why. Only who plans looks round. */
export const planningBot = (temper: Temper, makePlan: Planner): Bot => {
  let rest: Step[] = [];
  let known = 0;
  return (look: () => Situation, options, dice: Dice, brief) => {
    const [first] = options;
    if (!first) throw new Error('a bot was asked to decide where nothing is offered');
    if (brief.step !== known) rest = [];
    known = brief.step;
    let step = nextOf(rest, options);
    if (options.length === 1) {
      // Whatever was not planned for is a surprise.
      if (!step) rest = [];
      return first;
    }
    if (!step) {
      const { rules } = brief.match;
      const ask = { now: look(), side: first.side, options, rules, temper, dice };
      rest = [...makePlan(ask, doctrineOf(rules), brief)].reverse();
      step = nextOf(rest, options);
    }
    if (!step) rest = [];
    brief.say?.(step ? step.why() : NOTHING_BETTER);
    // Without a plan one offer is as good as another; recorded games stand on this one.
    return step?.command ?? first;
  };
};

/** The captain: a plan for the side by reckoning, or as somebody else chooses, and under it the best single decision by exact odds and position. */
export const captain = (temper: Temper, choose?: Choose): Bot => {
  const mind = sideMind(choose);
  return planningBot(temper, (ask, doctrine, { match }) => {
    const aim = mind.aimFor(ask, doctrine);
    return mind.told(ask, plansUnder(match, ask, doctrine, aim, 0)[0]?.plan ?? []);
  });
};

/** A captain who has been told the aim of his side and keeps to it, whatever happens; null = he thinks of no more than the next decision. */
export const captainUnder = (temper: Temper, aim: Aim | null): Bot =>
  planningBot(temper, (ask, doctrine, { match }) => plansUnder(match, ask, doctrine, aim, 0)[0]?.plan ?? []);
