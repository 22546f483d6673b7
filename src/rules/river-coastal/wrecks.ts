import type { HexId } from '../../core/types.ts';
import type { Play, Situation, Wreck } from './types.ts';
import { WRECKS } from './tables.ts';
import { streamIn, type Waters } from './water.ts';

/** C76: a wreck lies there for good in running water, for two moves in slack. */
export const wreckAt = (now: Waters, hex: HexId, turn: number): Wreck => ({
  hex,
  until: streamIn(now, hex) > 0 ? 0 : turn + WRECKS.slackMoves,
});

/** Sunken Vessels, C76: where a ship has sunk. */
export const leaveWreck = (play: Play, hex: HexId): void => {
  const { state } = play;
  state.wrecks = [...(state.wrecks ?? []).filter(each => each.hex !== hex), wreckAt(play, hex, state.turn)];
};

/** C76: whether a wreck lies in a hex. */
export const isWrecked = ({ state }: Pick<Situation, 'state'>, hex: HexId): boolean =>
  state.wrecks?.some(each => each.hex === hex) ?? false;

/** C76: in slack water a wreck is gone after two moves. */
export const clearWrecks = (play: Play): void => {
  const { wrecks, turn } = play.state;
  if (!wrecks) return;
  const gone = wrecks.filter(({ until }) => until === turn);
  if (gone.length === 0) return;
  play.state.wrecks = wrecks.filter(({ until }) => until !== turn);
  for (const { hex } of gone) play.emit({ type: 'wreckCleared', at: hex });
};
