import type { Dice } from '../core/dice.ts';
import type { Situation } from '../core/game.ts';
import { reason, type Ask, type Candidate, type Doctrine, type KnownRules, type Plan } from '../system/captain.ts';
import type { Side } from '../core/types.ts';
import { freshRng } from './fresh.ts';
import { tenths } from '../languages/phrase.ts';

/** The option that costs the enemy most by the odds of the rules; where none does, whichever the dice say. */
const byOdds = ({ now, options, rules, dice }: Ask): Plan => {
  let best = options[dice.roll(options.length) - 1];
  let most = 0;
  for (const option of options) {
    const expected = rules.desk.odds(now, option)?.expected ?? 0;
    if (expected <= most) continue;
    most = expected;
    best = option;
  }
  return best
    ? [
        {
          command: best,
          why: () => (most > 0 ? reason`By the odds: ${tenths(most)}.` : reason`One way is as good as another.`),
        },
      ]
    : [];
};

/** For rules without a doctrine of their own: the odds that the desk gives, and nothing else. */
export const plain: Doctrine = {
  ahead: 1,
  costs: 4,
  plans: (ask: Ask): Candidate[] => [{ plan: byOdds(ask), whim: null, loss: 0 }],
  imagine: (_rules: KnownRules, now: Situation, _side: Side, dice: Dice) => ({ ...now.state, rng: freshRng(dice) }),
  standing: (rules: KnownRules, now: Situation, side: Side) => rules.appraise(now, side),
};
