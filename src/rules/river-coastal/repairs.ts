import { poolOf } from './crew.ts';
import { abandon, sink } from './loss.ts';
import type { Hit, Play, RiverShip } from './types.ts';
import { afloat, inOrder, manned } from './units.ts';

/**
 * Damage, C49: hits after so many men have worked on them in a move: one each, in the order of the hits unless the plot names another to
 * begin with, none before its time.
 */
export const worked = (hits: readonly Hit[], men: number, turn: number, named?: number): Hit[] => {
  const order = hits.map((_, index) => index);
  if (named !== undefined) order.sort((one, other) => Number(other === named) - Number(one === named));
  const waiting = order.filter(index => (hits[index]?.from ?? 0) <= turn && hits[index]?.left !== null);
  const mended = new Set(waiting.slice(0, men));
  return hits.map((hit, index) => (mended.has(index) && hit.left !== null ? { ...hit, left: hit.left - 1 } : hit));
};

const mendAboard = (play: Play, ship: RiverShip): void => {
  const men = Math.max(0, poolOf(ship) - ship.busy);
  const hits = worked(ship.hits, men, play.state.turn, ship.plot?.mend);
  ship.hits = hits.filter(({ left }) => left !== 0);
  for (const { job, guns, left } of hits)
    if (left === 0) play.emit({ type: 'repaired', ship: ship.id, job, guns: [...guns] });
};

/** C32, C49: at the end of a move the pools have done their work, but for men who were at an anchor. */
export const mendAll = (play: Play): void => {
  for (const ship of manned(play)) if (ship.hits.length > 0) mendAboard(play, ship);
};

/** Fire, C50: one try for each fire aboard; four in vain, and she is abandoned. */
const fightAboard = (play: Play, ship: RiverShip): void => {
  const burning = ship.fires.map(({ need, tries }) => {
    const die = play.dice.roll(6);
    const out = die >= need;
    play.emit({ type: 'fireFought', ship: ship.id, die, need, left: tries - 1, out });
    return { need, tries: tries - 1, out };
  });
  ship.fires = burning.filter(({ out }) => !out).map(({ need, tries }) => ({ need, tries }));
  if (ship.fires.some(({ tries }) => tries === 0)) abandon(play, ship.id, 'fire');
};

/** Fire, C50, C112: at the end of each move fires are fought, and hulks that have burnt their time sink. */
export const fightFires = (play: Play): void => {
  for (const ship of inOrder(play)) if (!ship.abandoned && ship.fires.length > 0) fightAboard(play, ship);
  for (const ship of afloat(play)) if (ship.burntBy === play.state.turn) sink(play, ship.id, 'burnt');
};
