import type { ShipId } from '../../core/types.ts';
import type { Captain, Play, RiverShip, RiverState } from './types.ts';

/** C15: what the four dice have given. */
export const figures = ({ character, green, red, yellow }: Captain): Omit<Captain, 'alive'> => ({
  character,
  green,
  red,
  yellow,
});

/** C26: whether nobody knows yet what the captain of a ship is like; of a fleet commander everybody does. */
export const isSilent = ({ silent, staff }: Pick<RiverState, 'silent' | 'staff'>, ship: ShipId): boolean =>
  silent !== undefined &&
  silent.includes(ship) &&
  !staff?.commanders.some(each => each.ship === ship && each.place === 'aboard');

/** C26: what a captain is like shows when it first matters. */
export const showCaptain = (play: Play, ship: RiverShip): void => {
  const { state } = play;
  if (!ship.captain || !isSilent(state, ship.id)) return;
  state.silent = (state.silent ?? []).filter(each => each !== ship.id);
  play.emit({ type: 'captainShown', unit: ship.id, ...figures(ship.captain) });
};
