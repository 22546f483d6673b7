import { turned, type Facing } from '../../../core/types.ts';
import type { Stand, Track } from './tracks.ts';

/** Two vessels that would come together: who comes on ahead, and their courses (N41). */
export interface Meeting {
  readonly oneComes: boolean;
  readonly otherComes: boolean;
  /** The course of the first in hexsides to port of the other's. */
  readonly course: Facing;
  /** Where the first is stopped by it. */
  readonly stops: Stand;
}

type Step = Track['quarters'][number][number];
type Comes = 'one' | 'other' | 'both';

/** N40: astern or carried nobody rams. */
const strikes = (track: Track, step: Step | undefined): boolean =>
  track.speed > 0 && step !== undefined && !step.carried;

interface Places {
  one: Stand;
  other: Stand;
}

/** N2, N10: who comes upon the other when both take this round's hex, the faster first. */
const comesIn = (
  { one, other }: Places,
  [mine, theirs]: readonly [Step | undefined, Step | undefined],
  faster: number,
): Comes | null => {
  if (faster === 0 && mine && theirs) {
    const exchange = mine.hex === other.at && theirs.hex === one.at;
    return mine.hex === theirs.hex || exchange ? 'both' : null;
  }
  const oneFirst = faster >= 0;
  if (oneFirst && mine?.hex === other.at) return 'one';
  if (!oneFirst && theirs?.hex === one.at) return 'other';
  if (oneFirst && theirs?.hex === (mine?.hex ?? one.at)) return 'other';
  return !oneFirst && mine?.hex === (theirs?.hex ?? other.at) ? 'one' : null;
};

const standIn = ({ hex, facing }: Step): Stand => ({ at: hex, facing });

/**
 * Whether two vessels run into each other if both go as reckoned. What the rules settle hex by hex for all at once, for two alone: a
 * guess at the next move, which others may upset.
 */
export const meetingOf = (one: Track, other: Track): Meeting | null => {
  const places: Places = { one: one.from, other: other.from };
  const faster = one.rate - other.rate;
  for (let quarter = 0; quarter < one.quarters.length; quarter++) {
    const [mine, theirs] = [one.quarters[quarter] ?? [], other.quarters[quarter] ?? []];
    for (let round = 0; round < Math.max(mine.length, theirs.length); round++) {
      const steps = [mine[round], theirs[round]] as const;
      const comes = comesIn(places, steps, faster);
      if (comes)
        return {
          oneComes: comes !== 'other' && strikes(one, steps[0]),
          otherComes: comes !== 'one' && strikes(other, steps[1]),
          course: turned(places.one.facing, -places.other.facing),
          stops: comes === 'other' && steps[0] ? standIn(steps[0]) : places.one,
        };
      if (steps[0]) places.one = standIn(steps[0]);
      if (steps[1]) places.other = standIn(steps[1]);
    }
  }
  return null;
};
