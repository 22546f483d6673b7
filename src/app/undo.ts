import { undoBarrier, type UndoBarrier } from '../core/engine.ts';
import type { Match } from '../core/ruleset.ts';
import type { Side, State } from '../core/types.ts';
import type { Entry } from '../trials/gameFile.ts';

/** What can be taken back, or why nothing can. */
export interface UndoOffer {
  entries: number;
  why: string | null;
}

/** What has been played, and by whom. */
export interface Past {
  readonly match: Match;
  readonly entries: readonly Entry[];
  readonly stateAt: (count: number) => State;
  /** The only side with a player at the screen, if there is just one. */
  readonly lone: Side | null;
}

const WHY_NO_UNDO: Readonly<Record<Exclude<UndoBarrier, null>, string>> = {
  dice: 'It cannot be taken back: dice were rolled.',
  hidden: 'It cannot be taken back: something hidden was shown.',
  passed: 'It cannot be taken back: the decision has passed on.',
};

/** What keeps the command at that place from being taken back. That an opponent may decide next does not: he forgets it. */
const barrierAt = ({ match, entries, stateAt, lone }: Past, place: number): UndoBarrier => {
  const { events, state } = entries[place] as Entry;
  const barrier = undoBarrier(match, stateAt(place), state, events);
  return barrier === 'passed' && lone !== null ? null : barrier;
};

/** How many of the last commands could be taken back, were each a gesture of its own. */
export const undoable = (past: Past): number => {
  let count = 0;
  while (count < past.entries.length && barrierAt(past, past.entries.length - 1 - count) === null) count += 1;
  return count;
};

/** The last gesture of the players at the screen, with what an opponent has done since, as far as it can be taken back. */
export const undoOfferOf = (past: Past): UndoOffer => {
  const { entries, lone } = past;
  const last = lone === null ? entries.length - 1 : entries.findLastIndex(entry => entry.command.side === lone);
  if (last < 0) return { entries: 0, why: null };
  for (let place = entries.length - 1; place >= last; place--) {
    const barrier = barrierAt(past, place);
    if (barrier) return { entries: 0, why: WHY_NO_UNDO[barrier] };
  }
  const { gesture } = entries[last] as Entry;
  const inGesture = entries.length - entries.findIndex(entry => entry.gesture === gesture);
  return { entries: Math.min(inGesture, undoable(past)), why: null };
};
