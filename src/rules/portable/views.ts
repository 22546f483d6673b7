import { enemyOf, SIDES, type KernelEvent, type Side } from '../../core/types.ts';
import { allowance } from './steps.ts';
import type { PortableEvent, PortableState, Situation } from './types.ts';
import { afloat } from './units.ts';

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

const copyAll = <T extends object>(all: Record<string, T>): Record<string, T> => {
  const copy: Record<string, T> = {};
  for (const id in all) copy[id] = { ...all[id] } as T;
  return copy;
};

/** A deep copy by hand, since search makes many. */
export const clone = (state: PortableState): PortableState => ({
  ...state,
  cursor: {
    ...state.cursor,
    awaiting: [...state.cursor.awaiting],
    interrupts: state.cursor.interrupts.map(interrupt => ({ ...interrupt })),
  },
  rng: [...state.rng],
  drawOffers: [...state.drawOffers],
  outcome: state.outcome && { ...state.outcome },
  ships: copyAll(state.ships),
  works: Object.fromEntries(Object.entries(state.works).map(([id, work]) => [id, { ...work, hexes: [...work.hexes] }])),
  mines: state.mines.map(mine => ({ ...mine })),
  plots: { ...state.plots },
  ready: [...state.ready],
  moveDone: [...state.moveDone],
  rams: state.rams.map(ram => ({ ...ram })),
  drifting: [...state.drifting],
});

/** What must always hold, whatever has been played. */
export const audit = (now: Situation): string[] => {
  const faults: string[] = [];
  const taken = new Map<number, string>();
  for (const ship of Object.values(now.state.ships)) {
    const say = (fault: string): void => void faults.push(`${ship.id} ${fault}`);
    if (ship.points < 0 || ship.points > ship.strength) say(`has ${ship.points} points of ${ship.strength}`);
    if ((ship.points === 0) !== (ship.status === 'sunk')) say(`is ${ship.status} with ${ship.points} points`);
    if (ship.movesLeft < 0 || ship.movesLeft > allowance(ship)) say(`has ${ship.movesLeft} hexes of movement left`);
    if (ship.status === 'afloat' && !now.chart.navigable(ship.at)) say(`floats in ${ship.at}, which is not water`);
    if ((ship.status === 'gone' || ship.status === 'exited' || ship.status === 'waiting') && ship.at !== 0)
      say(`is ${ship.status} but lies in ${ship.at}`);
  }
  for (const ship of afloat(now)) {
    const other = taken.get(ship.at);
    if (other !== undefined) faults.push(`${ship.id} and ${other} share hex ${ship.at}`);
    taken.set(ship.at, ship.id);
  }
  for (const work of Object.values(now.state.works))
    if (work.points < 0) faults.push(`${work.id} has ${work.points} points`);
  for (const [firer, target] of Object.entries(now.state.plots))
    if (sideOf(now.state, firer) === sideOf(now.state, target))
      faults.push(`${firer} aims at her own side's ${target}`);
  const { active } = now.state;
  if (active !== '' && now.state.ships[active]?.status !== 'afloat')
    faults.push(`the active ship ${active} is not afloat`);
  if (SIDES.some(side => now.state.ready.filter(done => done === side).length > 1))
    faults.push(`a side is ready twice`);
  return faults;
};
