import { throwDice } from '../../core/dice.ts';
import type { Phase } from '../../core/rules.ts';
import { enemyOf, SIDES, type Side } from '../../core/types.ts';
import { settleCriticalPoints } from './damage.ts';
import { aimOptions, fireAll, openFireStep, plotFire } from './gunnery.ts';
import { move, movementOwed, moveOptions, openMovement } from './movement.ts';
import { closeRams, ramNext } from './ramming.ts';
import { driftNext, queueDrift } from './river.ts';
import type { Play, Portable, Situation } from './types.ts';
import { t } from '../../languages/language.ts';

/** Step 2, P9: a die each, ties again; the low side moves first. */
const rollInitiative = (play: Play): void => {
  const rolls: { union: number; confederate: number }[] = [];
  let union = 0;
  let confederate = 0;
  while (union === confederate) {
    [union = 0, confederate = 0] = throwDice(play.dice, 2);
    rolls.push({ union, confederate });
  }
  play.state.first = union < confederate ? 'union' : 'confederate';
  play.state.moveDone = [];
  play.emit({ type: 'initiativeRolled', rolls, first: play.state.first });
};

/** One side's movement, as a step of the turn. */
const movementOf = (whose: (now: Situation) => Side, id: string, title: string, cite: string): Phase<Portable> => ({
  id,
  title,
  cite,
  begin: play => openMovement(play, whose(play)),
  awaits: now => (movementOwed(now, whose(now)) ? [whose(now)] : []),
  options: moveOptions,
  perform: move,
  end: settleCriticalPoints,
});

/** The turn as printed, with the drift of P20 after both sides have moved and before the rams (P25). */
export const sequence: readonly Phase<Portable>[] = [
  {
    id: 'fire',
    title: t`Fire`,
    cite: 'Turn Sequence 1',
    begin: openFireStep,
    awaits: now => SIDES.filter(side => !now.state.ready.includes(side)),
    options: aimOptions,
    perform: plotFire,
    end: fireAll,
    decides: true,
  },
  { id: 'initiative', title: t`Initiative`, cite: 'Turn Sequence 2', begin: rollInitiative },
  movementOf(now => now.state.first, 'firstMove', t`First move`, 'Turn Sequence 2 and 3'),
  movementOf(now => enemyOf(now.state.first), 'secondMove', t`Second move`, 'Turn Sequence 3'),
  {
    id: 'drift',
    title: t`Drift`,
    cite: 'Ruling P20',
    applies: now => now.options.drift,
    begin: queueDrift,
    proceed: driftNext,
    end: settleCriticalPoints,
  },
  { id: 'ramming', title: t`Ramming`, cite: 'Turn Sequence 4', proceed: ramNext, end: closeRams, decides: true },
];
