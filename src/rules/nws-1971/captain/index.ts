import { enemyOf, type Side } from '../../../core/types.ts';
import type { Dice } from '../../../core/dice.ts';
import type { Candidate, Doctrine, KnownRules } from '../../../system/captain.ts';
import { freshRng } from '../../../bots/fresh.ts';
import { headway } from '../../../bots/headway.ts';
import type { Nws, NwsState, Situation } from '../types.ts';
import { appraise } from '../views.ts';
import type { NwsAsk } from './field.ts';
import { firePlan } from './firing.ts';
import { combined, plotPlans } from './plotting.ts';
import { hullPoints, woundIn } from './worth.ts';

const plans = (ask: NwsAsk, more: number): Candidate<Nws>[] =>
  ask.options.some(({ type }) => type === 'aimed')
    ? [{ plan: firePlan(ask), whim: null, loss: 0 }]
    : plotPlans(ask, more);

/** S7: what the enemy has laid face down is laid again. */
const imagine = (_rules: KnownRules<Nws>, { state }: Situation, side: Side, dice: Dice): NwsState => {
  const enemy = enemyOf(side);
  const secret = state.cursor.awaiting.includes(side);
  return {
    ...state,
    rng: freshRng(dice),
    ready: secret ? state.ready.filter(each => each !== enemy) : [...state.ready],
  };
};

/** Won or lost, and what an objective is worth when it is as good as met, in hull points. */
const DECIDED = 80;
const OBJECTIVE = 40;

/** How well that side stands: points, guns and objectives. */
const standing = (rules: KnownRules<Nws>, now: Situation, side: Side): number => {
  const { outcome } = now.state;
  if (outcome) return outcome.winner === 'draw' ? 0 : outcome.winner === side ? DECIDED : -DECIDED;
  return hullPoints(appraise(now, side)) + OBJECTIVE * headway(rules, now, side, woundIn(now.state));
};

/** How captains fight by the set of 1971: at the range and bearing where their shot goes through and the enemy's does not. */
export const nwsDoctrine: Doctrine<Nws> = {
  ahead: 2,
  far: 99,
  costs: 6,
  plans,
  combine: combined,
  keepsStations: true,
  imagine,
  standing,
};
