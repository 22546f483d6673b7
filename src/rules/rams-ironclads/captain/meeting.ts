import { clashOf, isSideOn, strikersOf } from '../contact.ts';
import type { Bow } from '../ramming.ts';
import type { Clash } from '../types.ts';
import type { Impact } from './numbers.ts';
import type { Leg, Track } from './reckoning.ts';

/** Two vessels that would come together: who strikes whom, and how. */
export interface Meeting {
  readonly half: 0 | 1;
  /** The first of the two comes on. */
  readonly oneStrikes: boolean;
  readonly otherStrikes: boolean;
  readonly clash: Clash;
  /** Which of them has been held by the other before in this half-move, and so makes no way. */
  readonly held: Held;
}

/** R45, R75: who has come on in vain. */
interface Held {
  readonly one: boolean;
  readonly other: boolean;
}
const NOBODY: Held = { one: false, other: false };

/** A step in which two come together, and who comes on in it. */
interface Step {
  readonly how: 'contact' | 'crossing' | 'exchange';
  readonly clash: Clash;
  readonly comes: 'one' | 'other' | 'both';
}

const lastOf = ({ path }: Leg, step: number): number => path[Math.min(step, path.length - 1)] ?? 0;
const steps = ({ path }: Leg): number => path.length - 1;

/** R24: one goes into the other's hex. */
const contact = (mover: Leg, other: Leg, oneMoves: boolean): Step => ({
  how: 'contact',
  clash: clashOf('contact', mover, other),
  comes: oneMoves ? 'one' : 'other',
});

/** R6, R24: a step that both make at once. */
const together = (one: Leg, other: Leg, round: number): Step | null => {
  const [from, to] = [lastOf(one, round - 1), lastOf(one, round)];
  const [there, next] = [lastOf(other, round - 1), lastOf(other, round)];
  const [oneMoves, otherMoves] = [steps(one) >= round, steps(other) >= round];
  if (oneMoves && otherMoves) {
    if (to === next) return { how: 'crossing', clash: clashOf('crossing', one, other), comes: 'both' };
    if (to === there && next === from)
      return { how: 'exchange', clash: clashOf('exchange', one, other), comes: 'both' };
    return null;
  }
  if (oneMoves && to === there) return contact(one, other, true);
  return otherMoves && next === from ? contact(other, one, false) : null;
};

/** R6: the faster has her hex first in every round. */
const inTurn = (fast: Leg, slow: Leg, round: number, oneIsFast: boolean): Step | null => {
  if (steps(fast) >= round && lastOf(fast, round) === lastOf(slow, round - 1)) return contact(fast, slow, oneIsFast);
  if (steps(slow) >= round && lastOf(slow, round) === lastOf(fast, round)) return contact(slow, fast, !oneIsFast);
  return null;
};

const stepOf = (one: Leg, other: Leg, round: number): Step | null => {
  if (one.rate === other.rate) return together(one, other, round);
  return one.rate > other.rate ? inTurn(one, other, round, true) : inTurn(other, one, round, false);
};

/** Whoever is held goes no farther in this half-move. */
const heldAt = (leg: Leg, round: number): Leg => ({ ...leg, path: leg.path.slice(0, round) });

const meetIn = (
  half: 0 | 1,
  one: Leg,
  other: Leg,
  oneMayNot: boolean,
  otherMayNot: boolean,
  held = NOBODY,
): Meeting | null => {
  const rounds = Math.max(steps(one), steps(other));
  for (let round = 1; round <= rounds; round++) {
    const step = stepOf(one, other, round);
    if (!step) continue;
    const { how, clash, comes } = step;
    const first = comes === 'other' ? strikersOf(how, clash, otherMayNot, oneMayNot) : null;
    const strikers = first ? { one: first.other, other: first.one } : strikersOf(how, clash, oneMayNot, otherMayNot);
    if (strikers.one || strikers.other)
      return { half, clash, oneStrikes: strikers.one, otherStrikes: strikers.other, held };
    const [mine, theirs] = [
      comes === 'other' ? one : heldAt(one, round),
      comes === 'one' ? other : heldAt(other, round),
    ];
    const now = { one: held.one || comes !== 'other', other: held.other || comes !== 'one' };
    return meetIn(half, mine, theirs, oneMayNot, otherMayNot, now);
  }
  return null;
};

/**
 * Whether two vessels run into each other if both go as reckoned, and who strikes; R45: who may not strike the other yet is only held
 * by her. What the rules settle hex by hex for all at once, for two alone. Each marker is held against every track of every ship;
 * reckoning.proof.test.ts, "who meets whom", holds the answers to the rules'.
 */
export const meetingOf = (one: Track, other: Track, oneMayNot: boolean, otherMayNot: boolean): Meeting | null =>
  meetIn(0, one.legs[0], other.legs[0], oneMayNot, otherMayNot) ??
  meetIn(1, one.legs[1], other.legs[1], oneMayNot, otherMayNot);

/** The blow of one ship on another, held already or not, as they would meet. */
export const impactOf = (meeting: Meeting, by: Bow, mine: Track, theirs: Track, held: boolean): Impact => {
  const [leg, other] = [mine.legs[meeting.half], theirs.legs[meeting.half]];
  return {
    clash: meeting.clash,
    speed: leg.rate,
    ram: by.ram,
    reinforced: by.reinforced,
    sideOn: meeting.clash === 'ram' && isSideOn(leg, other),
    stationary: held || other.rate === 0 || other.going === 'still' || other.going === 'adrift',
  };
};
