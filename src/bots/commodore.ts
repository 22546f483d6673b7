import { diceOf, seedFrom } from '../core/dice.ts';
import { running, stepAt } from '../core/engine.ts';
import type { Bot, Brief, Match } from '../system/ruleset.ts';
import { enemyOf, SIDES, type Side, type State } from '../core/types.ts';
import { captainUnder, planningBot } from './captain.ts';
import type { Ask, Candidate, Doctrine, Plan, Whim, Temper } from '../system/captain.ts';
import { offered, same } from './offered.ts';
import { moodsOf, type Moods } from './moods.ts';
import { purseOf, type Purse } from './purse.ts';
import { goalsIn } from './stakes.ts';
import { STEADY } from './temper.ts';
import { winsByWaiting, type Aim } from './side/aims.ts';
import { bestAim, type Weighed } from './side/choose.ts';
import { sideMind } from './side/mind.ts';
import { asStations, plansUnder, underAim } from './side/underAim.ts';
import { phrase } from '../languages/phrase.ts';

/** How much a commodore may think about one decision. The same budget gives the same decision on every machine. */
export interface Budget {
  /** Battles played on in his mind, at most; slower rules take several for one. In a crowd a turn's decisions share three budgets. */
  readonly simulations: number;
  /** Turns that each is played on beyond those that the doctrine asks for. */
  readonly further: number;
  /** Plans beside the captain's own that he looks at. */
  readonly plans: number;
}

/** A plan under trial: one result for each imagined battle, the same battles for all. */
interface Trial {
  readonly plan: Plan;
  readonly whim: Whim | null;
  readonly loss: number;
  readonly results: number[];
}

/** Plans that there was time to look at, learnt from one decision to the next; Infinity where time was never short. */
interface Pace {
  plans: number;
}

/** Everything that stays the same while one decision is thought over. */
interface Study {
  readonly ask: Ask;
  readonly doctrine: Doctrine;
  readonly match: Match;
  readonly budget: Budget;
  readonly moods: Moods;
  readonly pace: Pace;
  /** What his side means to do, and what he takes the enemy to mean; null = to fight it out. */
  readonly aim: Aim | null;
  readonly enemyAim: Aim | null;
  readonly seed: string;
  spent: number;
  readonly mayGoOn: () => boolean;
}

/** Commands after which an imagined battle is broken off, whatever the turn. */
const LONGEST = 2000;

/** Plays a plan in an imagined battle as far as it is offered, then lets captains of both sides fight on, his own in the given temper. */
const rollOut = (study: Study, plan: Plan, round: number, temper: Temper, ahead: number): number => {
  const { ask, doctrine, match } = study;
  const { rules } = match;
  const dice = diceOf(seedFrom(`${study.seed}/${round}`));
  const state: State = rules.clone(doctrine.imagine(rules, ask.now, ask.side, dice));
  const enemy = captainUnder(STEADY, study.enemyAim);
  const captains: Record<Side, Bot> = { union: enemy, confederate: enemy, [ask.side]: captainUnder(temper, study.aim) };
  const rest = [...plan].reverse();
  const last = state.turn + ahead;
  const game = running(match, state);
  const look = () => game.now;
  for (let commands = 0; !state.outcome && state.turn <= last && commands < LONGEST; commands++) {
    const side = SIDES.find(each => state.cursor.awaiting.includes(each));
    if (!side) break;
    const options = game.legal(side);
    const planned = side === ask.side ? rest.at(-1) : undefined;
    const own = planned && offered(options, planned.command);
    if (own) rest.pop();
    else if (planned) rest.length = 0;
    game.play(own ?? captains[side](look, options, dice, { match, step: stepAt(state) }));
  }
  return doctrine.standing(rules, look(), ask.side);
};

/** Against time, where battles are quickly played, the good of a plan shows when time is up and not before. */
const turnsAhead = ({ ask, doctrine, budget }: Study): number => {
  const { now, rules, side } = ask;
  const objectives = goalsIn(rules, now);
  const met = rules.desk.objectives(now).map(each => each.met);
  const pressed = winsByWaiting({ objectives, met }, enemyOf(side)) && !winsByWaiting({ objectives, met }, side);
  return pressed && doctrine.costs === 1 && doctrine.far !== undefined ? doctrine.far : doctrine.ahead + budget.further;
};

/** The same for as many turns as the good of a plan needs to show. */
const tryPlan = (study: Study, { plan }: Trial, round: number): number =>
  rollOut(study, plan, round, study.ask.temper, turnsAhead(study));

/** One result for each, or null where time ran out before the last of them: results of half a round compare with nothing. */
const wholeRound = <T>(study: Study, each: readonly T[], resultOf: (one: T) => number): number[] | null => {
  const results: number[] = [];
  for (const one of each) {
    if (!study.mayGoOn()) return null;
    results.push(resultOf(one));
  }
  return results;
};

/** Tries every plan in the same further battles, as far as budget and time go. Whole rounds only, so that all can be compared. */
const tryOut = (study: Study, trials: readonly Trial[], rounds: number): void => {
  for (let round = 0; round < rounds; round++) {
    const cost = trials.length * study.doctrine.costs;
    if (study.spent + cost > study.budget.simulations) return;
    const next = trials[0]?.results.length ?? 0;
    const results = wholeRound(study, trials, trial => tryPlan(study, trial, next));
    if (!results) return;
    for (const [index, result] of results.entries()) trials[index]?.results.push(result);
    study.spent += cost;
  }
};

const mean = (results: readonly number[]): number =>
  results.reduce((sum, one) => sum + one, 0) / Math.max(1, results.length);

/** How much better a trial did than another, battle for battle, the captain's first look counted; 0 where chance may have done it. */
const surplus = (trial: Trial, other: Trial): number => {
  const gains = trial.results.map((result, index) => result - (other.results[index] ?? 0));
  const average = mean(gains) - FIRST_LOOK * (trial.loss - other.loss);
  const variance = mean(gains.map(gain => gain * gain)) - mean(gains) * mean(gains);
  return average > 0 && average * average <= (DOUBT * variance) / Math.max(1, gains.length) ? 0 : average;
};

/** Of what the captain sees at a glance, the part that counts beside the battles that are played on. */
const FIRST_LOOK = 0.4;
/** Squared errors of the mean by which another plan must beat the captain's before it is believed. */
const DOUBT = 0.6;
/** Battles in which every plan is tried before the best are tried further. */
const FIRST_ROUNDS = 6;
/** Battles that a comparison takes; where there is no time for so many, fewer plans are looked at. */
const FEWEST_ROUNDS = 2;
/** Plans that are tried further. */
const FINALISTS = 3;

const trialOf = ({ plan, whim, loss }: Candidate): Trial => ({ plan, whim, loss, results: [] });

const samePlan = (one: Plan, other: Plan): boolean =>
  one.length === other.length && one.every(({ command }, index) => same(command, other[index]?.command));

/** The captain's plan first, then the same with one unit elsewhere, then what captains of other tempers would do. */
const candidates = ({ ask, doctrine, match, aim, budget, moods }: Study): Trial[] => {
  const trials = plansUnder(match, ask, doctrine, aim, budget.plans).map(trialOf);
  for (const temper of moods.tempers) {
    const [own] = plansUnder(match, { ...ask, temper }, doctrine, aim, 0);
    if (own && !trials.some(({ plan }) => samePlan(plan, own.plan))) trials.push(trialOf({ ...own, loss: 0 }));
  }
  return trials;
};

/** For so many simulations of his budget he fights one more battle to its end in every temper; slower battles also take longer to end. */
const SIMULATIONS_A_ROUND = 20;

/** Where he asks himself for a temper only once a turn, or for an aim when something decisive has happened, he does so the longer. */
const ASKED_ONCE = 3;

/** The temper that the battle asks for, found by fighting it on in each. */
const temperFor = (study: Study, often: number): Temper => {
  const { moods, doctrine, budget } = study;
  if (doctrine.far === undefined) return study.ask.temper;
  moods.fade();
  const rounds = Math.round((often * budget.simulations) / (SIMULATIONS_A_ROUND * doctrine.costs * doctrine.costs));
  const { far } = doctrine;
  for (let round = 0; round < rounds; round++) {
    const results = wholeRound(study, moods.tempers, temper => rollOut(study, [], round, temper, far));
    if (!results) break;
    for (const [index, temper] of moods.tempers.entries()) moods.note(temper, results[index] ?? 0);
  }
  return moods.best();
};

/** What he thinks of an aim on paper counts as so many battles fought to the end. */
const PAPER = 2;

/** The aim that wins most battles fought to their end under it; in a crowd that would take too long, and paper decides. */
const aimByPlaying = (study: Study, weighed: readonly Weighed[], held: Aim | null): Aim | null => {
  const { ask, doctrine, budget } = study;
  const { far } = doctrine;
  if (weighed.length < 2 || far === undefined || doctrine.crowded?.(ask.now)) return bestAim(weighed, held, doctrine);
  const most = Math.floor((ASKED_ONCE * budget.simulations) / (SIMULATIONS_A_ROUND * doctrine.costs * doctrine.costs));
  const won = weighed.map(({ chance }) => PAPER * chance);
  let rounds = 0;
  for (; rounds < most; rounds++) {
    const results = wholeRound(study, weighed, ({ aim }) =>
      rollOut({ ...study, aim: asStations(aim) }, [], rounds, ask.temper, far),
    );
    if (!results) break;
    for (const [index, result] of results.entries())
      won[index] = (won[index] ?? 0) + (result > 0 ? 1 : result < 0 ? 0 : 0.5);
  }
  return bestAim(
    weighed.map(({ aim }, index) => ({ aim, chance: (won[index] ?? 0) / (PAPER + rounds) })),
    held,
    doctrine,
  );
};

/** The whims that did well, joined: the best two, the best three. */
const joined = ({ ask, doctrine, aim }: Study, best: readonly Trial[]): Trial[] => {
  const whims = best.flatMap(({ whim }) => (whim ? [whim] : []));
  const units = whims.filter((whim, index) => whims.findIndex(other => other.unit === whim.unit) === index);
  if (!doctrine.combine || units.length < 2) return [];
  const counts = units.length > 2 ? [2, units.length] : [2];
  return counts.flatMap(count => {
    const plan = doctrine.combine?.(underAim(ask, doctrine, aim), units.slice(0, count));
    return plan ? [trialOf({ plan, whim: null, loss: 0 })] : [];
  });
};

/** Lets plans that came up later catch up with the battles that all others have been tried in; without those for which there was no time. */
const caughtUp = (study: Study, late: readonly Trial[], battles: number): Trial[] => {
  const rounds = Array.from({ length: battles }, (_, round) => round);
  return late.filter(trial => {
    const results = wholeRound(study, rounds, round => tryPlan(study, trial, round));
    trial.results.push(...(results ?? []));
    study.spent += results ? battles * study.doctrine.costs : 0;
    return results !== null;
  });
};

/** Where time was out before the plans could be compared he looks at half as many next time, and at twice as many where some was left. */
const learn = (study: Study, plans: number, rounds: number): void => {
  const hasTime = study.mayGoOn();
  if (hasTime) study.pace.plans *= 2;
  else if (rounds < FEWEST_ROUNDS) study.pace.plans = Math.max(2, Math.ceil(plans / 2));
};

/** The plan that does best in imagined battles; the captain's where no other is clearly better. */
const think = (study: Study, [own, ...others]: readonly Trial[]): Plan => {
  if (!own || others.length === 0) return own?.plan ?? [];
  tryOut(study, [own, ...others], FIRST_ROUNDS);
  learn(study, 1 + others.length, own.results.length);
  const better = others
    .map(trial => ({ trial, gain: surplus(trial, own) }))
    .filter(({ gain }) => gain > 0)
    .sort((one, other) => other.gain - one.gain)
    .map(({ trial }) => trial);
  if (better.length === 0) return own.plan;
  const finalists = [own, ...better.slice(0, FINALISTS)];
  const joint = study.mayGoOn() ? caughtUp(study, joined(study, better), own.results.length) : [];
  const all = [...finalists, ...joint];
  tryOut(study, all, study.budget.simulations);
  const best = all.reduce((first, trial) => (surplus(trial, own) > surplus(first, own) ? trial : first), own);
  return tried(best.plan, 1 + others.length + joint.length, best.results.length);
};

/** The plan with what was done to find it added to its reasons. */
const tried = (plan: Plan, plans: number, battles: number): Plan =>
  plan.map(({ command, why }) => ({
    command,
    why: () => {
      const own = why();
      return {
        ...own,
        says: phrase`${own.says} The best of ${plans} plans in ${battles} imagined battles.`,
      };
    },
  }));

/** In a crowd he looks at no more plans than can have their first battles out of what is left for this turn. */
const thinkInCrowd = (study: Study, purse: Purse): Plan => {
  const share = { ...study, budget: { ...study.budget, simulations: purse.share() } };
  const plans = Math.floor(share.budget.simulations / (study.doctrine.costs * FIRST_ROUNDS));
  const plan = think(share, candidates(share).slice(0, Math.max(1, Math.min(plans, study.pace.plans))));
  purse.spend(share.spent);
  return plan;
};

/**
 * Looks ahead: plays the plans for the day on to the end, the captain's plan and others for a few turns in his mind, hidden things imagined,
 * and takes the one that ends best.
 */
export const commodore = (temper: Temper, budget: Budget): Bot => {
  const moods = moodsOf(temper);
  const pace = { plans: Infinity };
  const purse = purseOf(budget.simulations);
  let study: Study;
  const enemyMind = sideMind();
  const mind = sideMind((_ask, _doctrine, weighed, held) => aimByPlaying(study, weighed, held));
  const plan = (ask: Ask, doctrine: Doctrine, brief: Brief): Plan => {
    study = {
      ask,
      doctrine,
      match: brief.match,
      budget,
      moods,
      pace,
      aim: null,
      enemyAim: asStations(enemyMind.aimFor({ ...ask, side: enemyOf(ask.side) }, doctrine)),
      spent: 0,
      seed: `${ask.dice.roll(1_000_000)}`,
      mayGoOn: () => brief.mayGoOn?.() ?? true,
    };
    study = { ...study, aim: asStations(mind.aimFor(ask, doctrine)) };
    const trials = candidates(study);
    // Nothing hangs on a decision that captains of all tempers would take alike.
    if (trials.length <= 1) return trials[0]?.plan ?? [];
    const crowded = doctrine.crowded?.(ask.now) ?? false;
    const asks = !crowded || purse.opens(ask.now.state.turn);
    const found = asks ? temperFor(study, crowded ? ASKED_ONCE : 1) : moods.best();
    const minded = { ...study, ask: { ...ask, temper: found } };
    if (crowded) return thinkInCrowd(minded, purse);
    return think(minded, (found === temper ? trials : candidates(minded)).slice(0, pace.plans));
  };
  return planningBot(temper, (ask, doctrine, brief) => mind.told(ask, plan(ask, doctrine, brief)));
};
