import type { Dealt, Force, Scenario } from '../../../core/scenario.ts';
import { SIDES, turned, type Side } from '../../../core/types.ts';
import { SCALE } from '../tables.ts';
import { towLoad } from '../towing.ts';
import { ratingOf } from './ratings.ts';
import type { RamsSection } from './settings.ts';

/** Of vessels right astern of one of their own the one that leaves her most way, a knot at least; half-knots that are left. */
const towOf = ({ chart, forces }: Scenario, side: Side): { head: Force; towed: Force; left: number } | undefined => {
  const fleet = forces.filter(force => force.side === side);
  return fleet
    .flatMap(head => {
      const astern = chart.neighbour(head.hex, turned(head.facing, 3));
      const { top, canSteam } = ratingOf(head);
      return fleet
        .filter(({ hex }) => canSteam && hex === astern)
        .map(towed => ({ head, towed, left: top - towLoad([ratingOf(towed)]) }));
    })
    .filter(({ left }) => left >= SCALE.halves)
    .sort((one, other) => other.left - one.left)[0];
};

/** What a battle of the common generator says, where tows are asked for: one a side, at half of what speed the line leaves (R30, R39). */
export const sectionFor = (scenario: Scenario, _: Side, dealt: readonly Dealt[]): RamsSection => {
  const lines = dealt.includes('tows') ? SIDES.flatMap(side => towOf(scenario, side) ?? []) : [];
  if (lines.length === 0) return { options: {} };
  return {
    options: {},
    speeds: Object.fromEntries(lines.map(({ head, left }) => [head.id, Math.floor(left / SCALE.halves / 2)])),
    tows: Object.fromEntries(lines.map(({ head, towed }) => [towed.id, head.id])),
  };
};
