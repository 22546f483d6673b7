import { copyAll, copyKernel } from '../../core/copy.ts';
import { enemyOf, SIDES, type KernelEvent, type Side } from '../../core/types.ts';
import type { NwsEvent, NwsShip, NwsState, ShipGun, Situation } from './types.ts';
import { costTo } from './victory.ts';

/** N66: an enemy without her plot and the order for her spar. */
const hidden = (ship: NwsShip): NwsShip => {
  if (ship.plot === null && (ship.spar?.readyFrom ?? 0) === 0) return ship;
  return { ...ship, plot: null, spar: ship.spar && { ...ship.spar, readyFrom: 0 } };
};

/** S7, N66, N67, N82: what a side may know: not the dice to come, nor the other's plots, spar orders, targets, mines and order of falling guns. */
export const redact = (state: NwsState, side: Side): NwsState => ({
  ...state,
  rng: [],
  ships: Object.fromEntries(
    Object.entries(state.ships).map(([id, ship]) => (ship.side === side ? [id, ship] : [id, hidden(ship)])),
  ),
  mines: state.mines.map(mine => (mine.side === side || mine.spent ? mine : { ...mine, live: null })),
  falls: { ...state.falls, [enemyOf(side)]: 'heaviest' },
  aims: state.aims.filter(({ unit }) => (state.works[unit] ?? state.ships[unit])?.side === side),
});

const REVEALING: ReadonlySet<string> = new Set<NwsEvent['type']>([
  'plotsShown',
  'gunFired',
  'sparRigged',
  'mineRolled',
]);

/** What turns a plot or a target face up. */
export const reveals = (event: NwsEvent | KernelEvent): boolean => REVEALING.has(event.type);

/** N82: of what is chosen in secret its own side alone is told. */
export const witnesses = (event: NwsEvent | KernelEvent): readonly Side[] =>
  event.type === 'fallOrdered' ? [event.side] : SIDES;

/** N54: what the enemy has lost less what the own side has; a point that is gone counts a little. */
export const appraise = (now: Situation, side: Side): number => {
  const sixths = (of: Side): number =>
    Object.values(now.state.ships).reduce((sum, ship) => (ship.side === of ? sum + ship.full - ship.sixths : sum), 0);
  const lost = (of: Side): number => costTo(now, of) / 1000 + sixths(of);
  return lost(enemyOf(side)) - lost(side);
};

// What never changes in a game is shared: where a gun bears, plates.
const copyGun = (gun: ShipGun): ShipGun => ({ ...gun, shut: gun.shut.map(port => ({ ...port })) });

const copyShip = (ship: NwsShip): NwsShip => ({
  ...ship,
  guns: ship.guns.map(copyGun),
  turrets: ship.turrets.map(turret => ({ ...turret })),
  kept: ship.kept.map(part => ({ ...part })),
  plot: ship.plot && { ...ship.plot },
  order: ship.order && { ...ship.order },
  steering: ship.steering && { ...ship.steering },
  wheelsGone: [...ship.wheelsGone],
  sidesGone: [...ship.sidesGone],
  contact: ship.contact && { ...ship.contact },
  spar: ship.spar && { ...ship.spar },
  tubes: ship.tubes.map(tube => ({ ...tube })),
});

/** A copy by hand of all that may change, since search makes many. */
export const clone = (state: NwsState): NwsState => ({
  ...state,
  ...copyKernel(state),
  ships: copyAll(state.ships, copyShip),
  ready: [...state.ready],
  aims: state.aims.map(aim => ({ ...aim })),
  works: copyAll(state.works, work => ({
    ...work,
    guns: work.guns.map(gun => ({ ...gun })),
    faces: work.faces.map(face => ({ ...face })),
  })),
  strikes: state.strikes.map(strike => ({ ...strike })),
  torpedoes: state.torpedoes.map(torpedo => ({ ...torpedo })),
  mines: state.mines.map(mine => ({ ...mine })),
  holes: [...state.holes],
  falls: { ...state.falls },
  stepped: [...state.stepped],
});
