import { BOLD, CAUTIOUS, HASTY, PATIENT, STEADY, WARY } from './temper.ts';
import type { Temper } from '../system/captain.ts';

/** What battles fought on in one temper have come to, older ones counting less. */
interface Leaning {
  readonly temper: Temper;
  sum: number;
  count: number;
}

/** How a commander comes to the temper that a battle asks for: he plays it on in each and remembers how that went. */
export interface Moods {
  /** Tempers, his own first. */
  readonly tempers: readonly Temper[];
  /** Time has passed: what was found so far counts less. */
  fade(): void;
  /** How one battle that was fought on in that temper ended, in hull points. */
  note(temper: Temper, result: number): void;
  /** The temper that has done best, his own where no other is clearly better. */
  best(): Temper;
}

/** What is kept of older findings when a new decision is thought over. */
const KEPT = 0.75;
/** Hull points by which another temper must do better on average before a commander goes against his own. */
const CLEARLY = 4;

export const moodsOf = (own: Temper): Moods => {
  const others = [STEADY, BOLD, CAUTIOUS, HASTY, PATIENT, WARY].filter(({ name }) => name !== own.name);
  const leanings: Leaning[] = [own, ...others].map(temper => ({ temper, sum: 0, count: 0 }));
  const meanOf = ({ sum, count }: Leaning): number => (count > 0 ? sum / count : 0);
  return {
    tempers: leanings.map(({ temper }) => temper),
    fade() {
      for (const leaning of leanings) {
        leaning.sum *= KEPT;
        leaning.count *= KEPT;
      }
    },
    note(temper, result) {
      const leaning = leanings.find(each => each.temper === temper);
      if (!leaning) return;
      leaning.sum += result;
      leaning.count += 1;
    },
    best() {
      const [mine, ...rest] = leanings;
      if (!mine) return own;
      const found = rest.reduce((best, each) => (meanOf(each) > meanOf(best) ? each : best), mine);
      return meanOf(found) > meanOf(mine) + CLEARLY ? found.temper : own;
    },
  };
};
