import { enemyOf, type Side } from '../../../core/types.ts';
import type { Dice } from '../../../core/dice.ts';
import type { Candidate, Doctrine, KnownRules } from '../../../system/captain.ts';
import { freshRng } from '../../../bots/fresh.ts';
import { headway } from '../../../bots/headway.ts';
import { canMeet, strandedOf } from '../cards.ts';
import { OBJECTIVE_CARDS } from '../tables.ts';
import type { RandomBattle, RiverCoastal, RiverCommand, RiverState, Situation } from '../types.ts';
import { appraise } from '../views.ts';
import type { RiverAsk } from './field.ts';
import { firePlan } from './firing.ts';
import { stepBefore } from './before.ts';
import { allotAsTheyStand } from './forts.ts';
import { orderPlan } from './ordering.ts';
import { partyPlan } from './parties.ts';
import { combined, plotPlans } from './plotting.ts';
import { suspected } from './search.ts';
import { hullPoints, woundIn } from './worth.ts';

const plans = (ask: RiverAsk, more: number): Candidate<RiverCoastal>[] => {
  const before = stepBefore(ask);
  if (before) return [{ plan: [before], whim: null, loss: 0 }];
  const is = (type: RiverCommand['type']): boolean => ask.options.some(each => each.type === type);
  if (is('allotted')) return [{ plan: [allotAsTheyStand(ask)], whim: null, loss: 0 }];
  if (is('ordered')) return [{ plan: orderPlan(ask), whim: null, loss: 0 }];
  if (is('detailed')) return [{ plan: partyPlan(ask), whim: null, loss: 0 }];
  return is('aimed') ? [{ plan: firePlan(ask), whim: null, loss: 0 }] : plotPlans(ask, more);
};

/** C97: cards that the enemy may hold: any that he could meet and the own side does not hold; that of a gunboat as soon as she lies there. */
const imagineHands = (now: Situation, random: RandomBattle, side: Side, dice: Dice): RandomBattle => {
  const enemy = enemyOf(side);
  const own = random.hands[side].map(({ card }) => card);
  const brought = now.state.ships[strandedOf(now, enemy) ?? ''] !== undefined;
  const open = OBJECTIVE_CARDS.filter(card => !own.includes(card) && card !== 'sandbar' && canMeet(now, enemy, card));
  const hand = random.hands[enemy].map((held, place) => {
    const [card = held.card] =
      brought && place === 0 ? ['sandbar' as const] : open.splice(dice.roll(open.length) - 1, 1);
    return { ...held, card };
  });
  return { ...random, hands: { ...random.hands, [enemy]: hand } };
};

/** S7: what the enemy has laid face down is laid again. */
const imagine = (_rules: KnownRules<RiverCoastal>, now: Situation, side: Side, dice: Dice): RiverState => {
  const { state } = now;
  const enemy = enemyOf(side);
  const secret = state.cursor.interrupts.length === 0 && state.cursor.awaiting.includes(side);
  const { ships } = suspected(now, side).state;
  return {
    ...state,
    ships,
    rng: freshRng(dice),
    ...(state.random ? { random: imagineHands(now, state.random, side, dice) } : {}),
    ...(state.mines ? { mines: state.mines.map(field => ({ ...field, live: field.live ?? dice.roll(2) === 1 })) } : {}),
    ready: secret ? state.ready.filter(each => each !== enemy) : [...state.ready],
  };
};

/** Won or lost, and what an objective is worth when it is as good as met, in hull points. */
const DECIDED = 80;
const OBJECTIVE = 40;

/** How well that side stands: ship points, men, guns and objectives. */
const standing = (rules: KnownRules<RiverCoastal>, now: Situation, side: Side): number => {
  const { outcome } = now.state;
  if (outcome) return outcome.winner === 'draw' ? 0 : outcome.winner === side ? DECIDED : -DECIDED;
  return hullPoints(appraise(now, side)) + OBJECTIVE * headway(rules, now, side, woundIn(now.state));
};

/** How captains fight by River and Coastal. */
export const riverDoctrine: Doctrine<RiverCoastal> = {
  ahead: 2,
  far: 99,
  costs: 6,
  plans,
  combine: combined,
  suspects: suspected,
  keepsStations: true,
  imagine,
  standing,
};
