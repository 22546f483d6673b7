import { enemyOf, type KernelEvent, type Side } from '../../core/types.ts';
import type { Gun, Plot, RiverEvent, RiverShip, RiverState, Situation } from './types.ts';
import { unitOf } from './units.ts';
import { pointsLost } from './victory.ts';

/** C107: an enemy's plot, crew boxes and repairs in hand are not known. */
const seenFromAfar = (ship: RiverShip): RiverShip => ({
  ...ship,
  plot: null,
  crew: null,
  captainGun: -1,
  hits: ship.hits.map(hit => ({ ...hit, left: null })),
});

/** S7, C107: what a side may know: not the dice to come, nor the other's plots, aims, crew boxes and repairs in hand. */
export const redact = (state: RiverState, side: Side): RiverState => ({
  ...state,
  rng: [],
  ships: Object.fromEntries(
    Object.entries(state.ships).map(([id, ship]) => [id, ship.side === side ? ship : seenFromAfar(ship)]),
  ),
  aims: state.aims.filter(aim => unitOf({ state }, aim.unit).side === side),
  tests: state.tests.filter(id => state.ships[id]?.side === side),
});

const REVEALING: ReadonlySet<string> = new Set<RiverEvent['type']>([
  'ramTested',
  'speedSet',
  'anchored',
  'weighed',
  'turretTrained',
  'shipMoved',
  'shipTurned',
  'gunFired',
  'ramRolled',
  'crewLost',
  'repaired',
]);

/** What shows a plot, an aim, a crew box or a repair. */
export const reveals = (event: RiverEvent | KernelEvent): boolean => REVEALING.has(event.type);

/** Points of crew and guns count a little beside what the hull has lost. */
const CREW = 2;
const GUN = 3;

/** C103: what the enemy has lost less what the own side has; men and guns count besides. */
export const appraise = (now: Situation, side: Side): number => {
  const lost = (of: Side): number => {
    let sum = 0;
    for (const ship of Object.values(now.state.ships)) {
      if (ship.side !== of) continue;
      sum += pointsLost(ship) + CREW * (ship.fullCpv - ship.cpv) + GUN * ship.guns.filter(gun => gun.lost).length;
    }
    for (const work of Object.values(now.state.works)) if (work.side === of) sum += work.fullFpv - work.fpv;
    return sum;
  };
  return lost(enemyOf(side)) - lost(side);
};

const copyPlot = (plot: Plot): Plot => ({ ...plot });

// What never changes in a game is shared, and so is what is always put anew as a whole: a plot's lists, a crew.
const copyGun = (gun: Gun): Gun => ({ ...gun });

const copyShip = (ship: RiverShip): RiverShip => ({
  ...ship,
  guns: ship.guns.map(copyGun),
  captain: ship.captain && { ...ship.captain },
  plot: ship.plot && copyPlot(ship.plot),
  aground: ship.aground && { ...ship.aground },
  locked: ship.locked && { ...ship.locked },
  turrets: [...ship.turrets],
  hits: ship.hits.map(hit => ({ ...hit, guns: [...hit.guns] })),
  fires: ship.fires.map(fire => ({ ...fire })),
  firedOnBy: [...ship.firedOnBy],
  firedOnBefore: [...ship.firedOnBefore],
  shocks: [...ship.shocks],
});

const copyAll = <T>(all: Record<string, T>, copy: (one: T) => T): Record<string, T> => {
  const copies: Record<string, T> = {};
  for (const id in all) copies[id] = copy(all[id] as T);
  return copies;
};

/** A copy by hand of all that may change, since search makes many. */
export const clone = (state: RiverState): RiverState => ({
  ...state,
  cursor: {
    ...state.cursor,
    awaiting: [...state.cursor.awaiting],
    interrupts: state.cursor.interrupts.map(interrupt => ({ ...interrupt })),
  },
  rng: [...state.rng],
  drawOffers: [...state.drawOffers],
  outcome: state.outcome && { ...state.outcome },
  ships: copyAll(state.ships, copyShip),
  works: copyAll(state.works, work => ({ ...work, guns: work.guns.map(copyGun) })),
  ready: [...state.ready],
  aims: state.aims.map(aim => ({ ...aim })),
  stepped: [...state.stepped],
  tests: [...state.tests],
});
