import { shipOf } from '../../../src/core/rules.ts';
import { turned, type Facing, type HexId } from '../../../src/core/types.ts';
import { STROKES } from './tables.ts';
import type { Play, Side, Situation, Skiff, SkiffsCommand } from './types.ts';

/** Skiffs of a side that still float, or of both. */
export const floating = ({ state }: Pick<Situation, 'state'>, side?: Side): Skiff[] =>
  Object.values(state.ships).filter(skiff => skiff.planks > 0 && (side === undefined || skiff.side === side));

/** The hex ahead of her where she may row to, or 0: water in which nobody floats. */
const ahead = (now: Situation, { at, facing }: Skiff): HexId => {
  const next = now.chart.neighbour(at, facing);
  const free = next !== 0 && now.chart.navigable(next) && !floating(now).some(skiff => skiff.at === next);
  return free ? next : 0;
};

export const readyOars = (play: Play): void => {
  play.state.done = false;
  for (const skiff of floating(play)) {
    skiff.strokes = STROKES;
    skiff.fired = false;
  }
};

/** A stroke each: ahead, or a sixth of a turn to either hand. */
export const strokesOf = (now: Situation, skiff: Skiff): SkiffsCommand[] => {
  if (skiff.strokes === 0) return [];
  const { side, id: ship, facing } = skiff;
  const swings = [1, -1].map(sixths => ({ type: 'swing' as const, side, ship, facing: turned(facing, sixths) }));
  return ahead(now, skiff) === 0 ? swings : [{ type: 'row', side, ship }, ...swings];
};

export const row = (play: Play, ship: string): void => {
  const skiff = shipOf(play, ship);
  const from = skiff.at;
  skiff.at = ahead(play, skiff);
  skiff.strokes -= 1;
  play.emit({ type: 'rowed', ship, from, to: skiff.at });
};

export const swing = (play: Play, ship: string, facing: Facing): void => {
  const skiff = shipOf(play, ship);
  const from = skiff.facing;
  skiff.facing = facing;
  skiff.strokes -= 1;
  play.emit({ type: 'swung', ship, from, facing });
};
