import type { Game } from '../../core/game.ts';
import { reason, type Step } from '../../system/captain.ts';
import type { Bridge } from './consult.ts';
import type { Duty } from './inForce.ts';
import { named } from '../../languages/phrase.ts';

/** A shot at the first target of the list counts so many times what the odds say; at the last hardly more than once. */
const FIRST_TARGET = 3;

const weightOf = ({ targets }: Duty, target: string): number => {
  const rank = targets.indexOf(target);
  return rank < 0 ? 1 : 1 + (FIRST_TARGET - 1) * (1 - rank / targets.length);
};

/** The gun that does most, by the odds of the rules and the targets of the orders; null where none does any good. */
export const shotByOrders = ({ ask }: Bridge, duty: Duty, options: readonly Game['command'][]): Step | null => {
  const { desk } = ask.rules;
  let best: Step | null = null;
  let most = 0;
  for (const command of options) {
    const { target, gun } = desk.about(command);
    if (target === null || gun === undefined) continue;
    const worth = (desk.odds(ask.now, command)?.expected ?? 0) * weightOf(duty, target);
    if (worth <= most) continue;
    most = worth;
    best = { command, why: () => reason`${named(duty.unit.id)} ${duty.says}: fires at ${named(target)}.` };
  }
  return best;
};
