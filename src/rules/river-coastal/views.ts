import { copyAll, copyKernel } from '../../core/copy.ts';
import { enemyOf, SIDES, type Interrupt, type KernelEvent, type ShipId, type Side } from '../../core/types.ts';
import { copyGun, copyShip } from './copies.ts';
import { isAskedUnseen, isHidden, outOfSight, seenFromAfar } from './lookout.ts';
import type {
  RandomBattle,
  RiverEvent,
  RiverMine,
  RiverShip,
  RiverState,
  RiverWork,
  Situation,
  Staff,
} from './types.ts';
import { isSilent } from './silence.ts';
import { unitOf } from './units.ts';
import { builtFor } from './objectives.ts';
import { pointsLost } from './victory.ts';

/** C107: nor what stands in which square of a fort, which guns have men, and what it has in mind for the move; they may have any as long as there are men. */
const worksFromAfar = (work: RiverWork): RiverWork => ({
  ...work,
  guns: work.guns.map(gun => ({ ...gun, square: 0 })),
  manned: work.guns.map(() => work.cpv > 0),
  spare: [],
  commander: work.commander && { ...work.commander, square: 0 },
  captainGun: -1,
  opens: 0,
});

/** C26: nobody knows yet what her captain is like. */
const withoutCaptain = (ship: RiverShip): RiverShip => ({ ...ship, captain: null });

/** C107: order sheets are their owner's; C26: whom a commander has relieved may be unknown to all. */
const staffSeen = (state: RiverState, staff: Staff, side: Side): Staff => {
  const own = (id: string): boolean => state.ships[id]?.side === side;
  return {
    commanders: staff.commanders.map(commander => ({
      ...commander,
      from: isHidden(state, side, commander.ship) ? 0 : commander.from,
      signalled: commander.side === side && commander.signalled,
      relieves: commander.place === 'aboard' && state.silent?.includes(commander.ship) ? null : commander.relieves,
    })),
    orders: Object.fromEntries(Object.entries(staff.orders).filter(([id]) => own(id))),
    written: staff.written.filter(own),
  };
};

/** C77: what lies in a field is its owner's until it shows. */
const mineSeen = (field: RiverMine, side: Side): RiverMine =>
  field.side === side || field.known ? field : { ...field, live: null };

/** C97: how many cards the enemy holds, never which, nor what he has met. */
const cardsSeen = (random: RandomBattle, side: Side): RandomBattle => ({
  ...random,
  hands: { ...random.hands, [enemyOf(side)]: random.hands[enemyOf(side)].map(() => ({ card: 'hidden', met: false })) },
});

/** C83: of an enemy's ship out of sight only what she was when she was last seen. */
const shipSeen = (state: RiverState, side: Side, id: ShipId, ship: RiverShip): RiverShip => {
  const last = state.unseen?.[id];
  if (last && ship.side !== side) return outOfSight(last);
  const seen = ship.side === side ? ship : seenFromAfar(ship);
  return isSilent(state, id) ? withoutCaptain(seen) : seen;
};

/** C83, C59: nor which ship out of sight has given up a ram. */
const cursorSeen = (state: RiverState, side: Side): RiverState['cursor'] => {
  const { cursor } = state;
  if (!cursor.interrupts.some(each => isAskedUnseen(state, side, each))) return cursor;
  const blank = (each: Interrupt): Interrupt =>
    isAskedUnseen(state, side, each) ? Object.assign({}, each, { ship: '', target: '' }) : each;
  return { ...cursor, interrupts: cursor.interrupts.map(blank) };
};

/** S7, C107: what a side may know: not the dice to come, nor the other's plots, aims, crew boxes, repairs in hand, cards and what lies in his minefields. */
export const redact = (state: RiverState, side: Side): RiverState => ({
  ...state,
  rng: [],
  cursor: cursorSeen(state, side),
  ships: Object.fromEntries(Object.entries(state.ships).map(([id, ship]) => [id, shipSeen(state, side, id, ship)])),
  stepped: state.unseen ? state.stepped.filter(id => state.ships[id]?.side === side) : state.stepped,
  ...(state.staff ? { staff: staffSeen(state, state.staff, side) } : {}),
  works: Object.fromEntries(
    Object.entries(state.works).map(([id, work]) => [id, work.side === side ? work : worksFromAfar(work)]),
  ),
  ...(state.mines ? { mines: state.mines.map(field => mineSeen(field, side)) } : {}),
  ...(state.random ? { random: cardsSeen(state.random, side) } : {}),
  aims: state.aims.filter(aim => unitOf({ state }, aim.unit).side === side),
  tests: state.tests.filter(id => state.ships[id]?.side === side),
  ...(state.forays ? { forays: state.forays.filter(foray => foray.side === side) } : {}),
});

/** C97, C107: whose order has been broken, or card been met: its owner alone has read sheet and card. C110: what befalls a ship that no enemy sees, her own side alone has witnessed. */
export const witnesses = (event: RiverEvent | KernelEvent): readonly Side[] => {
  if (event.type === 'orderBroken' || event.type === 'cardMet') return [event.side];
  return 'seenBy' in event ? [event.seenBy] : SIDES;
};

const REVEALING: ReadonlySet<string> = new Set<RiverEvent['type']>([
  'captainShown',
  'shipSighted',
  'ramTested',
  'speedSet',
  'anchored',
  'weighed',
  'turretTrained',
  'shipMoved',
  'shipTurned',
  'fireOpened',
  'gunFired',
  'mortarFired',
  'ramRolled',
  'crewLost',
  'moraleRolled',
  'repaired',
  'mineRolled',
  'fireShipReleased',
  'linePassed',
  'lineCast',
  'boardersRaced',
  'boardersCrossed',
  'boardingFought',
  'partyLanded',
  'partyBack',
  'partyMoved',
  'townRolled',
  'fortStormed',
  'shipStranded',
  'cardsShown',
]);

/** What shows a ship, a plot, an aim, a crew box (a test of morale whether the engine has its men), a repair, a minefield, a card, or what a party was told. */
export const reveals = (event: RiverEvent | KernelEvent): boolean => REVEALING.has(event.type);

/** Points of crew and guns count a little beside what the hull has lost. */
const CREW = 2;
const GUN = 3;

/** C103: what the enemy has lost less what the own side has; men and guns count besides. */
export const appraise = (now: Situation, side: Side): number => {
  const lost = (of: Side): number => {
    let sum = 0;
    for (const ship of Object.values(now.state.ships)) {
      if (builtFor(ship) !== of) continue;
      sum += pointsLost(ship) + CREW * (ship.fullCpv - ship.cpv) + GUN * ship.guns.filter(gun => gun.lost).length;
    }
    for (const work of Object.values(now.state.works)) if (work.side === of) sum += work.fullFpv - work.fpv;
    return sum;
  };
  return lost(enemyOf(side)) - lost(side);
};

const copyRandom = ({ miner, flagships, hands, control }: RandomBattle): RandomBattle => ({
  miner,
  flagships: { ...flagships },
  hands: {
    union: hands.union.map(held => ({ ...held })),
    confederate: hands.confederate.map(held => ({ ...held })),
  },
  control: { union: { ...control.union }, confederate: { ...control.confederate } },
});

const copyStaff = ({ commanders, orders, written }: Staff): Staff => ({
  commanders: commanders.map(commander => ({
    ...commander,
    division: [...commander.division],
    relieves: commander.relieves && { ...commander.relieves },
  })),
  orders: copyAll(orders, given => ({ ...given })),
  written: [...written],
});

/** A copy by hand of all that may change, since search makes many. */
export const clone = (state: RiverState): RiverState => ({
  ...state,
  ...copyKernel(state),
  ships: copyAll(state.ships, copyShip),
  works: copyAll(state.works, work => ({
    ...work,
    guns: work.guns.map(copyGun),
    commander: work.commander && { ...work.commander },
  })),
  weather: state.weather && { ...state.weather },
  smoke: copyAll(state.smoke, each => ({ ...each })),
  fired: [...state.fired],
  ready: [...state.ready],
  aims: state.aims.map(aim => ({ ...aim })),
  stepped: [...state.stepped],
  tests: [...state.tests],
  ...(state.mines ? { mines: state.mines.map(field => ({ ...field })) } : {}),
  ...(state.wrecks ? { wrecks: state.wrecks.map(wreck => ({ ...wreck })) } : {}),
  ...(state.forays ? { forays: state.forays.map(foray => ({ ...foray })) } : {}),
  ...(state.ashore ? { ashore: state.ashore.map(party => ({ ...party })) } : {}),
  ...(state.staff ? { staff: copyStaff(state.staff) } : {}),
  ...(state.random ? { random: copyRandom(state.random) } : {}),
  ...(state.unseen ? { unseen: { ...state.unseen } } : {}),
  ...(state.silent ? { silent: [...state.silent] } : {}),
});
