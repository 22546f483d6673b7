import type { Phase } from '../../core/rules.ts';
import { enemyOf, SIDES, type Side } from '../../core/types.ts';
import { settleCriticalPoints } from './damage.ts';
import { aimOptions, aimsIn, fireAll, openFireStep, plotFire } from './gunnery.ts';
import { move, movementOwed, moveOptions, openMovement } from './movement.ts';
import { closeRams, ramNext } from './ramming.ts';
import { driftNext, queueDrift } from './river.ts';
import { rollOff } from '../shared/contest.ts';
import { asks, step } from '../shared/step.ts';
import type { Play, Portable, Situation } from './types.ts';
import { t } from '../../languages/language.ts';

/** Step 2, P9: a die each, ties again; the low side moves first. */
const rollInitiative = (play: Play): void => {
  const { rolls, union, confederate } = rollOff(play.dice);
  play.state.first = union < confederate ? 'union' : 'confederate';
  play.state.moveDone = [];
  play.emit({ type: 'initiativeRolled', rolls, first: play.state.first });
};

/** One side's movement, as a step of the turn. */
const movementOf = (whose: (now: Situation) => Side, id: string, title: string, cite: string): Phase<Portable> =>
  step(id, 'move', title, cite, {
    begin: play => openMovement(play, whose(play)),
    ...asks(now => (movementOwed(now, whose(now)) ? [whose(now)] : []), moveOptions, move),
    end: settleCriticalPoints,
  });

const plottersOf = ({ state }: Situation): Side[] => SIDES.filter(side => !state.ready.includes(side));

/** The turn as printed, with the drift of P20 after both sides have moved and before the rams (P25). */
export const sequence: readonly Phase<Portable>[] = [
  step('fire', 'gun', t`Fire`, 'Turn Sequence 1', {
    begin: openFireStep,
    facts: aimsIn,
    ...asks(plottersOf, aimOptions, plotFire),
    end: fireAll,
    decides: true,
  }),
  step('initiative', 'lot', t`Initiative`, 'Turn Sequence 2', { begin: rollInitiative }),
  movementOf(now => now.state.first, 'firstMove', t`First move`, 'Turn Sequence 2 and 3'),
  movementOf(now => enemyOf(now.state.first), 'secondMove', t`Second move`, 'Turn Sequence 3'),
  step('drift', 'river', t`Drift`, 'Ruling P20', {
    applies: now => now.options.drift,
    begin: queueDrift,
    proceed: driftNext,
    end: settleCriticalPoints,
  }),
  step('ramming', 'ram', t`Ramming`, 'Turn Sequence 4', { proceed: ramNext, end: closeRams, decides: true }),
];
