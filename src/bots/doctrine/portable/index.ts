import type { Dice } from '../../../core/dice.ts';
import { enemyOf, type Side } from '../../../core/types.ts';
import type { Portable, PortableRules, PortableState, Situation } from '../../../rules/portable/types.ts';
import type { Candidate, Doctrine, Plan } from '../doctrine.ts';
import { freshRng } from '../fresh.ts';
import { aimingPlan } from './aiming.ts';
import { riskIn } from './ends.ts';
import { fieldOf, type PortableAsk } from './field.ts';
import { combined, movementPlans } from './steering.ts';

/** P16: the hex of the ship she sank is worth taking only if nothing waits there. */
const takeHexPlan = (ask: PortableAsk): Plan<Portable> => {
  const { now, side, options } = ask;
  const field = fieldOf(ask);
  const interrupt = now.state.cursor.interrupts.at(-1);
  const hex = interrupt && 'hex' in interrupt ? (interrupt.hex as number) : 0;
  const ship = options.flatMap(option => ('ship' in option ? [now.state.ships[option.ship]] : []))[0];
  if (!ship) return [];
  const type = riskIn(field, ship, hex) > 0 ? 'stayBack' : 'takeHex';
  return [
    {
      command: { type, side, ship: ship.id },
      why: () => (type === 'takeHex' ? 'The way ahead is open.' : 'It is not safe there.'),
    },
  ];
};

const plans = (ask: PortableAsk, more: number): Candidate<Portable>[] => {
  const types = new Set(ask.options.map(option => option.type));
  if (types.has('takeHex')) return [{ plan: takeHexPlan(ask), whim: null, loss: 0 }];
  if (types.has('aim')) return [{ plan: aimingPlan(ask), whim: null, loss: 0 }];
  return movementPlans(ask, more);
};

/** S7: unknown markers fall either way; a fire plot that lies face down is made again. */
const imagine = (rules: PortableRules, { state }: Situation, side: Side, dice: Dice): PortableState => {
  const enemy = enemyOf(side);
  const aiming = rules.sequence[state.cursor.phase]?.id === 'fire' && state.cursor.awaiting.includes(side);
  return {
    ...state,
    rng: freshRng(dice),
    mines: state.mines.map(mine => ({ ...mine, live: mine.live ?? dice.roll(2) === 1 })),
    ready: aiming ? state.ready.filter(each => each !== enemy) : [...state.ready],
  };
};

/** What the objectives are worth beside the hulls: progress of each side towards its own. */
const OBJECTIVE = 14;

const standing = (rules: PortableRules, now: Situation, side: Side): number => {
  if (now.state.outcome) {
    const { winner } = now.state.outcome;
    return winner === 'draw' ? 0 : winner === side ? 60 : -60;
  }
  let sum = rules.appraise(now, side);
  for (const { side: whose, done, needed } of rules.desk.objectives(now))
    sum += ((whose === side ? 1 : -1) * OBJECTIVE * Math.min(done, needed)) / Math.max(1, needed);
  return sum;
};

/** How captains fight by the portable rules. */
export const portableDoctrine: Doctrine<Portable> = { ahead: 3, costs: 1, plans, combine: combined, imagine, standing };
