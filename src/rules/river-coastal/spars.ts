import { shipOf } from '../../core/rules.ts';
import type { ShipId } from '../../core/types.ts';
import { watched } from './effects.ts';
import { sparCost, sparSinksOwn } from './hazards.ts';
import { losePoints, sink } from './loss.ts';
import type { Play, RiverShip } from './types.ts';

/** C78: whether she strikes with a spar torpedo whom she comes upon: an enemy, and nobody's hulk. */
export const sparsAt = (
  ship: Pick<RiverShip, 'spar' | 'side'>,
  other: Pick<RiverShip, 'side' | 'abandoned'>,
): boolean => ship.spar === true && other.side !== ship.side && !other.abandoned;

/** Spar Torpedoes, C78: a die for whom it strikes; it may only be used once. */
export const burstSpar = (play: Play, by: ShipId, on: ShipId): void => {
  const die = play.dice.roll(6);
  const costs = sparCost(die);
  shipOf(play, by).spar = false;
  const does = costs === 'sunk' ? 'sinks' : costs === 0 ? 'fails' : 'bursts';
  play.emit({ type: 'sparRolled', ship: by, target: on, die, does });
  if (costs === 'sunk') sink(play, on, 'spar');
  else if (costs > 0) watched(play, on, () => losePoints(play, on, costs, 'spar'));
};

/** C78: then, whatever it did, a torpedo boat or a submarine may go down with it. */
export const payForSpar = (play: Play, by: ShipId): void => {
  const ship = shipOf(play, by);
  if (!ship.frail || ship.status !== 'afloat') return;
  const die = play.dice.roll(6);
  const sinks = sparSinksOwn(die);
  play.emit({ type: 'ownSparRolled', ship: by, die, sinks });
  if (sinks) sink(play, by, 'ownSpar');
};
