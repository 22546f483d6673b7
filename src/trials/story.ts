import { offeredAs, phaseAt, play, start, submit } from '../core/engine.ts';
import type { Replay } from '../core/replay.ts';
import { laid } from '../core/veil.ts';
import type { Match } from '../system/ruleset.ts';
import type { Command, GameEvent, State } from '../core/types.ts';

/** One command of a recorded game with what came of it; the opening has none. */
export interface Step {
  command: Command | null;
  /** Turn and phase in which it was given. */
  turn: number;
  phase: string;
  events: readonly GameEvent[];
}

/** A recorded game told from its beginning. */
export interface Story {
  steps: Step[];
  /** The state after the last command that was played. */
  state: State;
  /** The first command that was not offered, from 1, and why; null where all were. */
  refused: { number: number; why: string } | null;
}

/** Plays the commands of a game again in place, up to its end or to the first that is not offered. */
export const retell = (match: Match, { seed, commands, throws }: Replay): Story => {
  const { state, events } = start(match, seed);
  const steps: Step[] = [{ command: null, turn: 1, phase: match.rules.sequence[0]?.id ?? '', events }];
  for (const [index, given] of commands.entries()) {
    const thrown = throws?.[index];
    const put = thrown && laid(thrown);
    if (put) state.rng = put.rng;
    const command = offeredAs(match, state, given);
    if (!command) {
      const answer = submit(match, state, given);
      return { steps, state, refused: { number: index + 1, why: answer.ok ? '' : answer.refusal } };
    }
    const { turn } = state;
    const phase = phaseAt(match, state).id;
    steps.push({ command, turn, phase, events: play(match, state, command, undefined, put?.veil) });
  }
  return { steps, state, refused: null };
};

/** The log as it is read: turn headings, steps in which something happened, a line for each event. */
export const logOf = ({ rules, scenario }: Match, steps: readonly Step[]): string[] => {
  const lines: string[] = [];
  let phase: string | null = null;
  for (const event of steps.flatMap(({ events }) => events)) {
    const words = rules.narrate(event, scenario);
    if (event.type === 'turnBegan') {
      if (lines.length > 0) lines.push('');
      lines.push(words);
    } else if (event.type === 'phaseBegan') phase = words;
    else {
      if (phase !== null) lines.push(`  ${phase}`);
      phase = null;
      lines.push(`    ${words}`);
    }
  }
  return lines;
};
