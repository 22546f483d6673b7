import { copyAll, copyKernel } from '../../core/copy.ts';
import { enemyOf, type KernelEvent, type Side } from '../../core/types.ts';
import type { PortableEvent, PortableState, Situation } from './types.ts';

const sideOf = (state: PortableState, unit: string): Side | undefined =>
  state.works[unit]?.side ?? state.ships[unit]?.side;

/** S7: what a side may know: not the dice to come, not the other's fire plot, not which of his markers are mines. */
export const redact = (state: PortableState, side: Side): PortableState => ({
  ...state,
  rng: [],
  plots: Object.fromEntries(Object.entries(state.plots).filter(([firer]) => sideOf(state, firer) === side)),
  mines: state.mines.map(mine => (mine.side === side || mine.spent ? mine : { ...mine, live: null })),
});

/** Shots show what was plotted; a marker entered shows what it was. */
export const reveals = (event: PortableEvent | KernelEvent): boolean =>
  event.type === 'shotFired' || event.type === 'mineStruck' || event.type === 'dummyFound';

/** Points of the own fleet less those of the enemy's; a beaten ship counts half. */
export const appraise = (now: Situation, side: Side): number => {
  const worth = (of: Side): number =>
    Object.values(now.state.ships).reduce((sum, ship) => {
      if (ship.side !== of || ship.status === 'sunk' || ship.status === 'gone') return sum;
      return sum + (ship.breakingOff ? ship.points / 2 : ship.points);
    }, 0) + Object.values(now.state.works).reduce((sum, work) => (work.side === of ? sum + work.points : sum), 0);
  return worth(side) - worth(enemyOf(side));
};

/** A deep copy by hand, since search makes many. */
export const clone = (state: PortableState): PortableState => ({
  ...state,
  ...copyKernel(state),
  ships: copyAll(state.ships, ship => ({ ...ship })),
  works: copyAll(state.works, work => ({ ...work, hexes: [...work.hexes] })),
  mines: state.mines.map(mine => ({ ...mine })),
  plots: { ...state.plots },
  ready: [...state.ready],
  moveDone: [...state.moveDone],
  rams: state.rams.map(ram => ({ ...ram })),
  drifting: [...state.drifting],
});
