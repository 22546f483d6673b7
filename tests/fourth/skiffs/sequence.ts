import type { Phase } from '../../../src/core/rules.ts';
import { asks, step } from '../../../src/rules/shared/step.ts';
import { floating, readyOars, row, strokesOf, swing } from './rowing.ts';
import { shoot, shotsOf } from './shooting.ts';
import type { Play, Side, Situation, Skiffs, SkiffsCommand } from './types.ts';

const optionsOf = (now: Situation, side: Side): SkiffsCommand[] => [
  ...floating(now, side).flatMap(skiff => [...strokesOf(now, skiff), ...shotsOf(now, skiff)]),
  { type: 'done', side },
];

const perform = (play: Play, command: SkiffsCommand): void => {
  if (command.type === 'row') row(play, command.ship);
  else if (command.type === 'swing') swing(play, command.ship, command.facing);
  else if (command.type === 'shoot') shoot(play, command.ship, command.target);
  else play.state.done = true;
};

const turnOf = (side: Side, title: string): Phase<Skiffs> =>
  step(side, 'ship', title, 'Skiffs 1', {
    begin: readyOars,
    ...asks(now => (now.state.done || floating(now, side).length === 0 ? [] : [side]), optionsOf, perform),
    decides: true,
  });

/** One side, then the other. */
export const sequence: readonly Phase<Skiffs>[] = [
  turnOf('union', 'Union skiffs'),
  turnOf('confederate', 'Confederate skiffs'),
];
