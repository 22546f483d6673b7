import type { Side } from '../../core/types.ts';
import { CLOCK } from './tables.ts';
import type { Play, QuickSheetCommand, Situation } from './types.ts';
import { defenderFirst } from './units.ts';

/** Step 8. */
export const advanceClock = (play: Play): void => {
  play.state.clock += CLOCK.advance;
  play.emit({ type: 'clockMoved', clock: play.state.clock, by: CLOCK.advance, cause: 'turn' });
};

/** Step 9: the side whose turn it is to roll, defender first. */
const rolling = (now: Situation): Side | undefined =>
  defenderFirst(now.state).find(side => !now.state.done.includes(side));

/** Step 9, Q10: the next side rolls; on 5,6 it may shift the clock. False while it decides, and when both have rolled. */
export const rollClock = (play: Play): boolean => {
  const side = rolling(play);
  if (!side || play.state.clockDie > 0) return false;
  const die = play.dice.roll(6);
  const may = die >= CLOCK.shiftsOn;
  play.emit({ type: 'clockRolled', side, die, may });
  if (may) play.state.clockDie = die;
  else play.state.done.push(side);
  return true;
};

export const clockOwed = (now: Situation): Side[] => {
  const side = rolling(now);
  return now.state.clockDie > 0 && side ? [side] : [];
};

/** Step 9, Q10, Q57: on, back, or as it is; never below where it may fall. */
export const clockOptions = (now: Situation, side: Side): QuickSheetCommand[] => [
  { type: 'shiftClock', side, by: 1 },
  ...(now.state.clock > now.state.clockFloor ? [{ type: 'shiftClock' as const, side, by: -1 }] : []),
  { type: 'shiftClock', side, by: 0 },
];

export const shiftClock = (play: Play, command: QuickSheetCommand): void => {
  if (command.type !== 'shiftClock') return;
  const { state } = play;
  state.clockDie = 0;
  state.done.push(command.side);
  if (command.by === 0) return;
  state.clock += command.by;
  play.emit({ type: 'clockMoved', clock: state.clock, by: command.by, cause: command.side });
};

/** Q10: whether the battle is over when both have rolled. */
export const timeIsUp = (now: Situation): boolean => now.state.clock >= CLOCK.end;
