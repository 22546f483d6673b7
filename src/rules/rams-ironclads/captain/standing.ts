import type { KnownRules } from '../../../system/captain.ts';
import type { Side } from '../../../core/types.ts';
import { objectivesOf, progress } from '../objectives.ts';
import type { RamsIronclads, RamsShip, Situation } from '../types.ts';
import { turnLimit } from '../victory.ts';
import { appraise } from '../views.ts';

/** Won or lost, in hull points. */
const DECIDED = 80;
/** Progress of each side towards its own objectives, in hull points. */
const OBJECTIVE = 20;
/** A ship that will have sunk in time counts nearly as one that has. */
const AS_GOOD_AS = 0.85;
/** Of a ship that has lost all her knots but one, what counts towards sinking her. */
const WOUNDED = 0.4;

/** How far a ship is on her way to the bottom, 0 to 1. */
const doomOf = (ship: RamsShip | undefined, last: number): number => {
  if (!ship) return 0;
  if (ship.status === 'sunk' || ship.abandoned) return 1;
  if (ship.status !== 'afloat') return 0;
  if (ship.sinking) return ship.sinking.at <= last ? AS_GOOD_AS : AS_GOOD_AS / 2;
  return WOUNDED * Math.min(1, 1 - ship.top / Math.max(1, ship.fullTop));
};

/** How well that side stands: knots, guns and objectives. */
export const standing = (_rules: KnownRules<RamsIronclads>, now: Situation, side: Side): number => {
  const { outcome } = now.state;
  if (outcome) return outcome.winner === 'draw' ? 0 : outcome.winner === side ? DECIDED : -DECIDED;
  const last = turnLimit(now);
  let sum = appraise(now, side) / 2;
  for (const objective of objectivesOf(now)) {
    const { side: whose, count: needed } = objective;
    const wounded =
      objective.kind === 'sinkOrCapture'
        ? objective.ships
            .map(id => doomOf(now.state.ships[id], last))
            .sort((one, other) => other - one)
            .slice(0, needed)
            .reduce((all, doom) => all + doom, 0)
        : progress(now, objective);
    sum += ((whose === side ? 1 : -1) * OBJECTIVE * Math.min(wounded, needed)) / Math.max(1, needed);
  }
  return sum;
};
