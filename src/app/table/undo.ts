import { undoBarrier, type UndoBarrier } from '../../core/engine.ts';
import type { Match } from '../../system/ruleset.ts';
import type { Side, State } from '../../core/types.ts';
import { seenOf } from '../../core/witness.ts';
import type { Entry } from '../../trials/gameFile.ts';
import { t } from '../../languages/language.ts';

/** How many commands had been given when the turn on the screen began. */
export const turnBegan = (session: {
  readonly history: { readonly value: readonly Entry[] };
  readonly view: { readonly value: State };
  stateAt(count: number): State;
}): number => {
  const { turn } = session.view.value;
  let count = session.history.value.length;
  while (count > 0 && session.stateAt(count - 1).turn === turn) count -= 1;
  return count;
};

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
  /** Commands that have been handed over to another player by post. */
  readonly sent: number;
}

type Barrier = UndoBarrier | 'sent';

const WHY_NO_UNDO: Readonly<Record<Exclude<Barrier, null>, string>> = {
  dice: t`It cannot be taken back: dice were rolled.`,
  hidden: t`It cannot be taken back: something hidden was shown.`,
  passed: t`It cannot be taken back: the decision has passed on.`,
  sent: t`It cannot be taken back: it has been handed over.`,
};

/** What keeps the command at that place from being taken back. That an opponent may decide next does not: he forgets it. */
const barrierAt = ({ match, entries, stateAt, lone, sent }: Past, place: number): Barrier => {
  if (place < sent) return 'sent';
  const { command, events, state } = entries[place] as Entry;
  // What was shown to others alone keeps nobody from taking it back: he would learn of it.
  const seen = seenOf(match.rules, events, lone ?? command.side);
  const barrier = undoBarrier(match, stateAt(place), state, seen);
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

/** How far back a game can be taken: to no fewer commands than that, and why no farther. */
export interface BackTo {
  least: number;
  why: string | null;
}

const WHY_NO_FARTHER: Readonly<Record<Exclude<Barrier, null>, string>> = {
  dice: t`No way back: dice were rolled since.`,
  hidden: t`No way back: something hidden was shown since.`,
  passed: t`No way back: the decision has passed on since.`,
  sent: t`No way back: what came after has been handed over.`,
};

/** How far back the dice and secrets let a game be taken. */
export const backToOf = (past: Past): BackTo => {
  const least = past.entries.length - undoable(past);
  const barrier = least === 0 ? null : barrierAt(past, least - 1);
  return { least, why: barrier && WHY_NO_FARTHER[barrier] };
};
