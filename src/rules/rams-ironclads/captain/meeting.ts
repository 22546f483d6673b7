import { clashOf, isSideOn, strikesBack } from '../contact.ts';
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
}

const lastOf = ({ path }: Leg, step: number): number => path[Math.min(step, path.length - 1)] ?? 0;
const steps = ({ path }: Leg): number => path.length - 1;

/** R24: one goes into the other's hex. */
const contact = (half: 0 | 1, mover: Leg, other: Leg, oneMoves: boolean): Meeting => {
  const clash = clashOf('contact', mover, other);
  const both = strikesBack(clash);
  return { half, clash, oneStrikes: both || oneMoves, otherStrikes: both || !oneMoves };
};

/** R6, R24: a step that both make at once. */
const together = (half: 0 | 1, one: Leg, other: Leg, round: number): Meeting | null => {
  const [from, to] = [lastOf(one, round - 1), lastOf(one, round)];
  const [there, next] = [lastOf(other, round - 1), lastOf(other, round)];
  const [oneMoves, otherMoves] = [steps(one) >= round, steps(other) >= round];
  const both = { half, oneStrikes: true, otherStrikes: true };
  if (oneMoves && otherMoves) {
    if (to === next) return { ...both, clash: clashOf('crossing', one, other) };
    if (to === there && next === from) return { ...both, clash: clashOf('exchange', one, other) };
    return null;
  }
  if (oneMoves && to === there) return contact(half, one, other, true);
  return otherMoves && next === from ? contact(half, other, one, false) : null;
};

/** R6: the faster has her hex first in every round. */
const inTurn = (half: 0 | 1, fast: Leg, slow: Leg, round: number, oneIsFast: boolean): Meeting | null => {
  if (steps(fast) >= round && lastOf(fast, round) === lastOf(slow, round - 1))
    return contact(half, fast, slow, oneIsFast);
  if (steps(slow) >= round && lastOf(slow, round) === lastOf(fast, round)) return contact(half, slow, fast, !oneIsFast);
  return null;
};

const meetIn = (half: 0 | 1, one: Leg, other: Leg): Meeting | null => {
  const rounds = Math.max(steps(one), steps(other));
  for (let round = 1; round <= rounds; round++) {
    const found =
      one.rate === other.rate
        ? together(half, one, other, round)
        : one.rate > other.rate
          ? inTurn(half, one, other, round, true)
          : inTurn(half, other, one, round, false);
    if (found) return found;
  }
  return null;
};

/**
 * Whether two vessels run into each other if both go as reckoned: what the rules settle hex by hex for all at once, for two alone.
 * Each marker is held against every track of every ship; reckoning.proof.test.ts, "who meets whom", holds the answers to the rules'.
 */
export const meetingOf = (one: Track, other: Track): Meeting | null =>
  meetIn(0, one.legs[0], other.legs[0]) ?? meetIn(1, one.legs[1], other.legs[1]);

/** The blow of one ship on another as they would meet. */
export const impactOf = (meeting: Meeting, by: Bow, mine: Track, theirs: Track): Impact => {
  const [leg, other] = [mine.legs[meeting.half], theirs.legs[meeting.half]];
  return {
    clash: meeting.clash,
    speed: leg.rate,
    ram: by.ram,
    reinforced: by.reinforced,
    sideOn: meeting.clash === 'ram' && isSideOn(leg, other),
    stationary: other.rate === 0 || other.going === 'still' || other.going === 'adrift',
  };
};
