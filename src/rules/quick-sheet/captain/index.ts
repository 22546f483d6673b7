import { reason, type Candidate, type Doctrine, type KnownRules, type Plan } from '../../../system/captain.ts';
import type { Dice } from '../../../core/dice.ts';
import type { Side } from '../../../core/types.ts';
import type { QuickSheet, QuickSheetState, Situation } from '../types.ts';
import { choicePlan, leadInPoints } from './choices.ts';
import type { SheetAsk } from './field.ts';
import { imagineSheet } from './imagine.ts';
import { isCrowded } from './numbers.ts';
import { activatePlan, actPlans, layJointly, layPlans, type Thought } from './orders.ts';
import { underOrders } from './told.ts';

/** What ends a decision for which nothing better was found. */
const LAST_RESORTS = ['finish', 'pass', 'holdFire', 'goOn', 'cease', 'bringNobody'] as const;

const lastResort = ({ options }: SheetAsk): Plan<QuickSheet> => {
  const command = LAST_RESORTS.flatMap(type => options.filter(option => option.type === type))[0] ?? options[0];
  return command ? [{ command, why: () => reason`Nothing better is at hand.` }] : [];
};

const thoughts = (ask: SheetAsk, more: number): Thought[] => {
  const types = new Set(ask.options.map(option => option.type));
  if (types.has('lay')) return layPlans(ask, more);
  if (types.has('activate')) return [{ plan: activatePlan(ask), loss: 0 }];
  if (types.has('finish')) return actPlans(ask, more);
  return [{ plan: choicePlan(ask), loss: 0 }];
};

const plans = (ask: SheetAsk, more: number): Candidate<QuickSheet>[] => {
  const found = thoughts(ask, more).filter(({ plan }) => plan.length > 0);
  return (found.length > 0 ? found : [{ plan: lastResort(ask), loss: 0 }]).map(thought => ({ whim: null, ...thought }));
};

/** Won or lost, in hull points. */
const DECIDED = 120;
/** Progress of each side towards its own objectives, and victory points, in hull points. */
const OBJECTIVE = 25;
const POINT = 4;

const standing = (rules: KnownRules<QuickSheet>, now: Situation, side: Side): number => {
  const { outcome } = now.state;
  if (outcome) return outcome.winner === 'draw' ? 0 : outcome.winner === side ? DECIDED : -DECIDED;
  const hulls = rules.appraise(now, side);
  if (now.state.preGame !== null) return hulls / 2 + POINT * leadInPoints(now, side);
  return rules.desk
    .objectives(now)
    .reduce(
      (sum, { side: whose, done, needed }) =>
        sum + ((whose === side ? 1 : -1) * OBJECTIVE * Math.min(done, needed)) / Math.max(1, needed),
      hulls,
    );
};

const imagine = (_rules: KnownRules<QuickSheet>, now: Situation, side: Side, dice: Dice): QuickSheetState =>
  imagineSheet(now, side, dice);

/** How captains fight by the quick sheet. */
export const quickSheetDoctrine: Doctrine<QuickSheet> = {
  ahead: 2,
  far: 99,
  costs: 4,
  crowded: isCrowded,
  plans,
  combine: layJointly,
  underOrders,
  imagine,
  standing,
};
