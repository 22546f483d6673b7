import { captain } from '../../bots/captain.ts';
import { doctrineOf } from '../../bots/doctrineOf.ts';
import { STEADY } from '../../bots/temper.ts';
import { diceOf, type Dice } from '../../core/dice.ts';
import { running, situationOf, stepAt } from '../../core/engine.ts';
import type { Match } from '../../system/ruleset.ts';
import { enemyOf, SIDES, type Outcome, type Side } from '../../core/types.ts';
import type { Sight } from '../../system/sight.ts';
import { BATTLES } from './sight.ts';

/** Commands after which an imagined battle counts as undecided. */
const LONGEST = 5000;

/** How a battle ends that two captains fight on from what one side sees, hidden things imagined; null where it takes too long. */
const foughtOn = (match: Match, { side, view }: Sight, dice: Dice): Outcome | null => {
  const { rules } = match;
  const state = rules.clone(doctrineOf(rules).imagine(rules, situationOf(match, view), side, dice));
  const game = running(match, state);
  const captains = { union: captain(STEADY), confederate: captain(STEADY) };
  for (let commands = 0; !state.outcome && commands < LONGEST; commands++) {
    const decider = SIDES.find(each => state.cursor.awaiting.includes(each));
    if (!decider) break;
    const options = game.legal(decider);
    game.play(
      captains[decider](() => game.now, options, dice, { match, step: stepAt(state) }),
      dice,
    );
  }
  return state.outcome;
};

const worth = (outcome: Outcome | null, side: Side): number => {
  if (outcome?.winner === side) return 1;
  return outcome?.winner === enemyOf(side) ? -1 : 0;
};

/** Whether a side does best to take a draw: captains of equal skill, fighting on from here, lose it more often than they win it, or never do either. */
export const wouldDraw = (match: Match, sight: Sight, mayGoOn: () => boolean): boolean => {
  const dice = diceOf(sight.dice);
  let balance = 0;
  let isOpen = false;
  for (let battle = 0; battle < BATTLES && (battle === 0 || mayGoOn()); battle++) {
    const outcome = foughtOn(match, sight, dice);
    balance += worth(outcome, sight.side);
    isOpen ||= outcome?.winner !== 'draw';
  }
  return balance < 0 || !isOpen;
};

/** How a battle ends that nothing can change any more. */
export type Foregone = Outcome['winner'];

/** How every battle ends that captains fight on from here; null where two of them end otherwise, or there is no time to fight so many. */
export const foregone = (match: Match, sight: Sight, mayGoOn: () => boolean): Foregone | null => {
  const dice = diceOf(sight.dice);
  let end: Foregone | null = null;
  for (let battle = 0; battle < BATTLES; battle++) {
    const winner = mayGoOn() ? foughtOn(match, sight, dice)?.winner : undefined;
    if (winner === undefined || (end !== null && winner !== end)) return null;
    end = winner;
  }
  return end;
};
