import type { KnownRules, Candidate, Doctrine, Plan } from '../../../system/captain.ts';
import type { Dice } from '../../../core/dice.ts';
import { enemyOf, type Side } from '../../../core/types.ts';
import type { RamsIronclads, RamsState, Situation } from '../types.ts';
import { freshRng } from '../../../bots/fresh.ts';
import type { RamsAsk } from './field.ts';
import { firePlan } from './firing.ts';
import { combined, markerPlans } from './plotting.ts';
import { standing } from './standing.ts';
import { tenths } from '../../../bots/words.ts';
import { t } from '../../../languages/language.ts';

/** Sections 7 and 8: bow or torpedo, by the odds of the rules: knots that it costs the enemy less those that it may cost her. */
const strikePlan = ({ now, options, rules }: RamsAsk): Plan<RamsIronclads> => {
  const worths = options.map(command => {
    const odds = rules.desk.odds(now, command);
    const own =
      odds?.headlines.find(({ label }) => label === t`rammer sinking` || label === t`boat sinking`)?.chance ?? 0;
    return { command, worth: (odds?.expected ?? 0) - OWN_LOSS * own };
  });
  worths.sort((one, other) => other.worth - one.worth);
  return worths.slice(0, 1).map(({ command, worth }) => ({
    command,
    why: () => strikeReason(command, worth),
  }));
};

const strikeReason = (command: RamsAsk['options'][number], worth: number): string => {
  const ship = 'ship' in command ? command.ship : '';
  const knots = tenths(worth);
  return command.type === 'useSpar'
    ? t`${ship} uses her torpedo: worth ${knots} knots.`
    : t`${ship} rams: worth ${knots} knots.`;
};

/** A boat lost in the blow, in knots. */
const OWN_LOSS = 5;

const plans = (ask: RamsAsk, more: number): Candidate<RamsIronclads>[] => {
  const types = new Set(ask.options.map(({ type }) => type));
  if (types.has('ram')) return [{ plan: strikePlan(ask), whim: null, loss: 0 }];
  if (types.has('aimed')) return [{ plan: firePlan(ask), whim: null, loss: 0 }];
  return markerPlans(ask, more);
};

/** S7: unknown torpedoes fall either way; what the enemy has laid face down is laid again. */
const imagine = (_rules: KnownRules<RamsIronclads>, { state }: Situation, side: Side, dice: Dice): RamsState => {
  const enemy = enemyOf(side);
  const secret = state.cursor.interrupts.length === 0 && state.cursor.awaiting.includes(side);
  return {
    ...state,
    rng: freshRng(dice),
    mines: state.mines.map(mine => ({ ...mine, live: mine.live ?? dice.roll(2) === 1 })),
    ready: secret ? state.ready.filter(each => each !== enemy) : [...state.ready],
  };
};

/** How captains fight by Rams and Ironclads. */
export const ramsDoctrine: Doctrine<RamsIronclads> = {
  ahead: 2,
  far: 99,
  costs: 4,
  plans,
  combine: combined,
  imagine,
  standing,
};
