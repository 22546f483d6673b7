import { shipOf } from '../../core/rules.ts';
import type { HexId, ShipId } from '../../core/types.ts';
import { overChain } from './hazards.ts';
import { CHAINS, SCALE } from './tables.ts';
import type { Play, RiverShip, Situation } from './types.ts';

type OfState = Pick<Situation, 'state'>;

/** C75: a hex across which a chain lies. */
export const isChained = ({ state }: OfState, hex: HexId): boolean => state.chains?.includes(hex) ?? false;

/** Spar chains, C75: only submarines and torpedo boats may cross. */
export const mayCross = (now: OfState, ship: Pick<RiverShip, 'frail'>, hex: HexId): boolean =>
  ship.frail === true && isChained(now, hex);

/** C75: whether she tries it: fast enough, by her own engines, and not just brought up by it. */
const tries = ({ going, speed, balked }: RiverShip): boolean =>
  (going === 'ahead' || going === 'astern') && balked !== true && Math.abs(speed) >= SCALE.halves * CHAINS.knots;

/** Spar chains, C75: whether a ship comes over the chain that lies across her next hex. */
export const comesOver = (play: Play, id: ShipId, by: HexId): boolean => {
  const ship = shipOf(play, id);
  if (!tries(ship)) return false;
  const die = play.dice.roll(6);
  const over = overChain(ship.speed < 0 ? -ship.speed : ship.speed, die);
  play.emit({ type: 'chainRolled', ship: id, at: ship.at, by, die, over });
  if (!over) ship.balked = true;
  return over;
};
