import { copyAll, copyKernel } from '../../core/copy.ts';
import { enemyOf, type KernelEvent, type Side } from '../../core/types.ts';
import type { Gun, RamsEvent, RamsMine, RamsShip, RamsState, Situation, Unit } from './types.ts';
import { halvesLost } from './victory.ts';
import { unitOf } from './units.ts';

const seenMine = (mine: RamsMine, side: Side): RamsMine =>
  mine.side === side || mine.known ? mine : { ...mine, live: null };

/** S7: what a side may know: not the dice to come, nor the other's markers, aims and mines. */
export const redact = (state: RamsState, side: Side): RamsState => ({
  ...state,
  rng: [],
  ships: Object.fromEntries(
    Object.entries(state.ships).map(([id, ship]) =>
      ship.side === side || ship.plot === null ? [id, ship] : [id, { ...ship, plot: null }],
    ),
  ),
  aims: state.aims.filter(aim => unitOf({ state }, aim.unit).side === side),
  mines: state.mines.map(mine => seenMine(mine, side)),
});

const REVEALING: ReadonlySet<string> = new Set<RamsEvent['type']>([
  'plotsShown',
  'gunFired',
  'smallShotFired',
  'mineRolled',
  'dummyFound',
]);

/** What turns a marker, an aim or a mine face up. */
export const reveals = (event: RamsEvent | KernelEvent): boolean => REVEALING.has(event.type);

/** R32: half-knots that the enemy has lost less those of the own side; a gun counts a little. */
export const appraise = (now: Situation, side: Side): number => {
  const guns = (unit: Unit): number => unit.guns.filter(gun => gun.lost).length;
  const lost = (of: Side): number => {
    let sum = 0;
    for (const ship of Object.values(now.state.ships)) {
      if (ship.side !== of) continue;
      sum += halvesLost(ship) + (ship.sinking ? ship.fullTop / 2 : 0) + guns(ship) / 2;
    }
    for (const work of Object.values(now.state.works)) if (work.side === of) sum += guns(work) + (work.down ? 4 : 0);
    return sum;
  };
  return lost(enemyOf(side)) - lost(side);
};

// What never changes in a game is shared: where a gun bears, armour, the hexes of a fort.
const copyGun = (gun: Gun): Gun => ({ ...gun });

const copyShip = (ship: RamsShip): RamsShip => ({
  ...ship,
  guns: ship.guns.map(copyGun),
  credit: ship.credit && { ...ship.credit },
  plot: ship.plot && { ...ship.plot },
  order: ship.order && { ...ship.order },
  tows: [...ship.tows],
  sinking: ship.sinking && { ...ship.sinking },
});

/** A copy by hand of all that may change, since search makes many. */
export const clone = (state: RamsState): RamsState => ({
  ...state,
  ...copyKernel(state),
  ships: copyAll(state.ships, copyShip),
  works: copyAll(state.works, work => ({ ...work, guns: work.guns.map(copyGun) })),
  mines: state.mines.map(mine => ({ ...mine })),
  ready: [...state.ready],
  aims: state.aims.map(aim => ({ ...aim })),
  strikes: state.strikes.map(strike => ({ ...strike })),
  moored: { ...state.moored },
  closest: { ...state.closest },
  struck: state.struck.map(blow => ({ ...blow })),
  stepped: [...state.stepped],
});
