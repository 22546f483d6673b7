import type { Situation } from '../core/game.ts';
import type { KnownRules } from '../system/captain.ts';
import type { Objective } from '../core/scenario.ts';
import type { Side } from '../core/types.ts';
import { goalsIn } from './stakes.ts';

/** How badly a unit is hurt, 0 to 1; null when she is out of the battle or beyond reach. */
export type WoundOf = (unit: string) => number | null;

/** A ship half shot away is less than half sunk. */
const WOUND_COUNTS = 0.6;
/** What a side's other objectives count beside the one that it has come nearest to. */
const SECOND_BEST = 0.25;

/** The worst wounds, so many of them, added up. */
const worst = (units: readonly string[], count: number, woundOf: WoundOf): number =>
  units
    .flatMap(unit => woundOf(unit) ?? [])
    .sort((one, other) => other - one)
    .slice(0, Math.max(0, count))
    .reduce((sum, wound) => sum + WOUND_COUNTS * wound, 0);

/** How near one objective is, 0 to 1. `late` is the part of the time that has gone, and of what a place held now is worth. */
const nearness = (objective: Objective, done: number, late: number, woundOf: WoundOf): number => {
  const { count } = objective;
  switch (objective.kind) {
    case 'sinkOrCapture':
      return (done + worst(objective.ships, count - done, woundOf)) / count;
    case 'destroy':
      return (done + worst(objective.targets, count - done, woundOf)) / count;
    case 'survive': {
      // So many more must be lost before it fails.
      const fatal = done - count + 1;
      return fatal <= 0 ? 0 : 1 - worst(objective.ships, fatal, woundOf) / fatal;
    }
    case 'exit':
      return done / count;
    case 'hold':
      return (late * late * Math.min(done, count)) / count;
  }
};

/** S10, S11: how much nearer a side is to what it is to do than the enemy to his, -1.5 to 1.5; wounds count. */
export const headway = (rules: KnownRules, now: Situation, side: Side, woundOf: WoundOf): number => {
  const objectives = goalsIn(rules, now);
  if (objectives.length === 0) return 0;
  const standing = rules.desk.objectives(now);
  const late = Math.min(1, now.state.turn / Math.max(1, rules.desk.limit.last(now)));
  const near = { own: [0], theirs: [0] };
  objectives.forEach((objective, index) => {
    const part = nearness(objective, standing[index]?.done ?? 0, late, woundOf);
    near[objective.side === side ? 'own' : 'theirs'].push(Math.min(1, part));
  });
  // Any one of a side's objectives is enough.
  const whole = (parts: readonly number[]): number => {
    const most = Math.max(...parts);
    return most + SECOND_BEST * (parts.reduce((sum, part) => sum + part, 0) - most);
  };
  return whole(near.own) - whole(near.theirs);
};
