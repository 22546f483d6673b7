import { ALL_FACINGS, type HexId, type ShipId, type Side } from '../../../core/types.ts';
import { areInSight, asBelieved, isHidden, lookoutsOf } from '../lookout.ts';
import { weightsNow } from '../sight.ts';
import type { RiverShip, Situation } from '../types.ts';

/** How many hexes round the place where a ship was last seen are thought of. */
const THOUGHT_OF = 400;

/** The hexes of water to which one may come from a hex, the nearest first. */
function* waterFrom({ chart }: Situation, from: HexId): Generator<HexId> {
  const found = [from];
  const known = new Set(found);
  for (let place = 0; place < found.length && place < THOUGHT_OF; place++) {
    const at = found[place] ?? 0;
    yield at;
    for (const facing of ALL_FACINGS) {
      const next = chart.neighbour(at, facing);
      if (next === 0 || known.has(next) || !chart.navigable(next)) continue;
      known.add(next);
      found.push(next);
    }
  }
}

/** Where to look for a ship that is not where she was last seen: in the water nearest to it that nobody of her enemies overlooks. */
const likeliest = (now: Situation, side: Side, was: RiverShip): HexId => {
  const weights = weightsNow(now);
  const lookouts = lookoutsOf(now, side);
  for (const at of waterFrom(now, was.at)) {
    const there = { ...was, at };
    if (!lookouts.some(each => areInSight(now, each, there, weights))) return at;
  }
  return 0;
};

/** C83: the battle as a captain takes it to be: whoever is out of sight where she was last seen, or else where she may have gone. */
export const suspected = (now: Situation, side: Side): Situation => {
  const { unseen } = now.state;
  if (!unseen) return now;
  const ships: Record<ShipId, RiverShip> = { ...asBelieved(now, side).state.ships };
  for (const [id, { at, was }] of Object.entries(unseen)) {
    if (at !== 0 || !isHidden(now.state, side, id)) continue;
    const place = likeliest(now, side, was);
    if (place !== 0) ships[id] = { ...was, at: place, status: 'afloat' };
  }
  return { ...now, state: { ...now.state, ships } };
};
