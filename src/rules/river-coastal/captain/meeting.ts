import type { HexId } from '../../../core/types.ts';
import type { CourseStep } from '../courses.ts';
import { isRam } from '../contact.ts';
import type { Stand, Track } from './tracks.ts';

/** Two vessels that would come together: who strikes whom. */
export interface Meeting {
  /** The first of the two comes on ahead, at an angle. */
  readonly oneStrikes: boolean;
  readonly otherStrikes: boolean;
  /** Head on: neither comes any farther. */
  readonly bowToBow: boolean;
  /** Who comes upon the other. */
  readonly comes: Comes;
  /** Where the first of the two is then. */
  readonly where: Stand;
  /** The hex into which who comes would come. */
  readonly hex: HexId;
}

type Comes = 'one' | 'other' | 'both';

/** C63: astern or carried nothing rams. */
const strikes = (track: Track, step: CourseStep | undefined): boolean =>
  track.speed > 0 && step !== undefined && !step.carried;

/** C78: who carries a spar torpedo strikes at any angle. */
const NO_SPARS = { one: false, other: false };

interface Places {
  one: Stand;
  other: Stand;
}

/** C4: who comes upon the other when both take this round's hex, the faster first. */
const comesIn = (
  { one, other }: Places,
  [mine, theirs]: readonly [CourseStep | undefined, CourseStep | undefined],
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

const standIn = ({ hex, facing }: CourseStep): Stand => ({ at: hex, facing });

/**
 * Whether two vessels run into each other if both go as reckoned, and who strikes (C4, C60). What the rules settle hex by hex for all
 * at once, for two alone: a guess at the next move, which others may upset.
 */
export const meetingOf = (one: Track, other: Track, spars = NO_SPARS): Meeting | null => {
  const places: Places = { one: one.from, other: other.from };
  const faster = one.rate - other.rate;
  for (let quarter = 0; quarter < 4; quarter++) {
    const [mine, theirs] = [one.quarters[quarter] ?? [], other.quarters[quarter] ?? []];
    for (let round = 0; round < Math.max(mine.length, theirs.length); round++) {
      const steps = [mine[round], theirs[round]] as const;
      const comes = comesIn(places, steps, faster);
      if (comes) {
        const angled = isRam(places.one, places.other);
        return {
          oneStrikes: (angled || spars.one) && comes !== 'other' && strikes(one, steps[0]),
          otherStrikes: (angled || spars.other) && comes !== 'one' && strikes(other, steps[1]),
          bowToBow: Math.abs(places.one.facing - places.other.facing) === 3 && one.speed > 0 && other.speed > 0,
          comes,
          where: places.one,
          hex: (comes === 'other' ? steps[1] : steps[0])?.hex ?? 0,
        };
      }
      if (steps[0]) places.one = standIn(steps[0]);
      if (steps[1]) places.other = standIn(steps[1]);
    }
  }
  return null;
};
