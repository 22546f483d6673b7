import { type Side, enemyOf } from '../../../core/types.ts';
import { VICTORY } from '../tables.ts';
import type { Situation } from '../types.ts';
import { meets, victoryPoints } from '../victory.ts';
import { reason } from '../../../system/captain.ts';
import { choose, of, type Choice } from './choosing.ts';
import type { SheetAsk } from './field.ts';

/** Q54: the lead in victory points as things stand, for battles that points decide. */
export const leadInPoints = (now: Situation, side: Side): number =>
  victoryPoints(now, side) - victoryPoints(now, enemyOf(side));

/** 1 if the battle would be won were it over now, -1 if lost, 0 if drawn. */
export const timeIsOurs = ({ now, side }: SheetAsk): number => {
  if (now.state.preGame !== null) {
    const lead = leadInPoints(now, side);
    return Math.abs(lead) < VICTORY.minor ? 0 : Math.sign(lead);
  }
  return (meets(now, side, true) ? 1 : 0) - (meets(now, enemyOf(side), true) ? 1 : 0);
};

/** Step 9: on when time wins the battle, back when it loses it. A drawn battle is played on by the stronger. */
export const shiftClock = (ask: SheetAsk): Choice => {
  const ours = timeIsOurs(ask) || -Math.sign(ask.rules.appraise(ask.now, ask.side));
  return choose(
    of(ask, 'shiftClock'),
    option => option.by * ours,
    option => (option.by > 0 ? reason`The sooner it is over the better.` : reason`There is still something to win.`),
  );
};
