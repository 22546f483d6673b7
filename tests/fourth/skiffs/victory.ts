import { enemyOf, SIDES, type Outcome } from '../../../src/core/types.ts';
import { floating } from './rowing.ts';
import type { Situation } from './types.ts';

export const ENDINGS = {
  sunk: { says: 'All skiffs of one side were sunk.', headline: 'all skiffs sunk', label: 'sunk' },
  dark: { says: 'Night fell.', headline: 'night fell', label: 'dark' },
} as const;

export const turnLimit = ({ scenario }: Situation): number => scenario.turns;

export const outcomeOf = (now: Situation): Outcome | null => {
  const lost = SIDES.find(side => floating(now, side).length === 0);
  if (lost) return { winner: enemyOf(lost), cause: 'sunk' };
  const last = now.state.turn >= turnLimit(now) && now.state.cursor.phase === 1;
  return last ? { winner: 'draw', cause: 'dark' } : null;
};
