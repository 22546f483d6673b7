import type { Edge, ShipId, Side } from '../../../core/types.ts';
import type { Stakes } from '../../../bots/stakes.ts';
import { cardsKnown, type CardStanding } from '../cards.ts';
import type { Situation } from '../types.ts';
import { manned } from '../units.ts';

/** How captains go for the objective cards of a random battle (C97). */

/** Ships that are to leave for a card: as many as it still asks for, those that are nearest to the edge. */
const runnersFor = (now: Situation, { side, objective, done, needed }: CardStanding): [ShipId, Edge][] => {
  if (objective.kind !== 'exit') return [];
  const { edge, ships } = objective;
  return manned(now, side)
    .filter(({ id }) => ships.includes(id))
    .sort((one, other) => now.chart.hexesToEdge(one.at, edge) - now.chart.hexesToEdge(other.at, edge))
    .slice(0, needed - done)
    .map(({ id }): [ShipId, Edge] => [id, edge]);
};

/** The stakes of a random battle: no more ships leave than a card asks for, and what has been controlled long enough is let be. */
export const byCards = (now: Situation, side: Side, stakes: Stakes): Stakes => {
  if (!now.state.random) return stakes;
  const open = cardsKnown(now).filter(card => card.side === side && !card.met);
  return {
    ...stakes,
    exits: Object.fromEntries(open.flatMap(card => runnersFor(now, card))),
    holds: open.flatMap(({ objective }) =>
      objective.kind === 'hold' ? [{ hexes: objective.hexes, count: objective.count }] : [],
    ),
  };
};

/** Towns and ports that a side's cards ask it to take by a landing. */
export const toLandFor = (now: Situation, side: Side): string[] =>
  cardsKnown(now).flatMap(({ side: whose, objective, met }) =>
    whose === side && !met && objective.kind === 'destroy'
      ? objective.targets.filter(id => now.state.works[id]?.kind === 'building')
      : [],
  );
