import type { Phase } from '../../core/rules.ts';
import {
  enemyOf,
  SIDES,
  type HexId,
  type Interrupt,
  type KernelEvent,
  type ShipId,
  type Side,
} from '../../core/types.ts';
import { asks } from '../shared/step.ts';
import { copyShip } from './copies.ts';
import { lineFrom, rangeBetween, weightsNow, type Weights } from './sight.ts';
import { isSilent } from './silence.ts';
import type { LastSeen, Play, RiverCoastal, RiverEvent, RiverShip, RiverState, Situation, Unit } from './types.ts';
import { afloat, hexesOf, manned, standing } from './units.ts';
import { sightOf } from './weather.ts';

type OfState = Pick<Situation, 'state'>;
type Unseen = Pick<RiverState, 'ships' | 'unseen'>;

/** C107: an enemy's plot, crew boxes and repairs in hand are not known. */
export const seenFromAfar = (ship: RiverShip): RiverShip => ({
  ...ship,
  plot: null,
  crew: null,
  captainGun: -1,
  hits: ship.hits.map(hit => ({ ...hit, left: null })),
});

/** C83: whether that side has an enemy's ship out of sight. */
export const isHidden = ({ ships, unseen }: Unseen, side: Side, id: ShipId): boolean =>
  unseen?.[id] !== undefined && ships[id]?.side !== side;

/** C83: an enemy whom nobody sees, as a side knows her: what she was, and not where she is. */
export const outOfSight = ({ was }: LastSeen): RiverShip => ({ ...was, at: 0, status: 'unseen' });

/** C83: the same where a captain takes her to be. */
const takenToBe = (last: LastSeen): RiverShip =>
  last.at === 0 ? outOfSight(last) : { ...last.was, at: last.at, status: 'afloat' };

const shipsAs = (state: RiverState, side: Side, as: (last: LastSeen) => RiverShip): RiverState['ships'] => {
  const ships = { ...state.ships };
  for (const [id, last] of Object.entries(state.unseen ?? {})) if (isHidden(state, side, id)) ships[id] = as(last);
  return ships;
};

/** C83: the battle as that side has it on its chart: without the enemies whom it does not see. */
export const asKnown = <S extends OfState>(now: S, side: Side): S =>
  now.state.unseen ? { ...now, state: { ...now.state, ships: shipsAs(now.state, side, outOfSight) } } : now;

/** C83: the same with the enemies out of sight where they were last seen, unless they have been found not to be there. */
export const asBelieved = <S extends OfState>(now: S, side: Side): S =>
  now.state.unseen ? { ...now, state: { ...now.state, ships: shipsAs(now.state, side, takenToBe) } } : now;

/** C83, C134: who looks out for a side: of her ships those that have a crew. */
export const lookoutsOf = (now: Situation, side: Side): Unit[] => [
  ...manned(now, side).filter(({ fullCpv }) => fullCpv > 0),
  ...standing(now, side),
];

const isOpenFrom = (now: Situation, from: Unit, to: Unit, weights: Weights): boolean =>
  hexesOf(from).some(hex => lineFrom(now, from, hex, to, weights).blocked() === 0);

/** C83, C134: whether two units see each other; whoever sees an enemy is seen by her. */
export const areInSight = (now: Situation, one: Unit, other: Unit, weights: Weights): boolean =>
  rangeBetween(now, one, other) <= Math.max(sightOf(now, one), sightOf(now, other)) &&
  (isOpenFrom(now, one, other, weights) || isOpenFrom(now, other, one, weights));

/**
 * C83, C59: whether a side may not know which enemy is asked to give up a ram. It hangs on what all know, who is out of sight, and
 * not on who is asked: else whoever is named would be one in sight.
 */
export const isAskedUnseen = ({ unseen = {} }: Unseen, side: Side, asked: Interrupt | undefined): boolean =>
  asked?.type === 'replot' && asked.side !== side && Object.values(unseen).some(({ was }) => was.side === asked.side);

const forget = (play: Play, id: ShipId): void => {
  const { unseen } = play.state;
  if (!unseen?.[id]) return;
  delete unseen[id];
  if (Object.keys(unseen).length === 0) delete play.state.unseen;
};

const sight = (play: Play, { id, side, at, facing }: RiverShip): void => {
  forget(play, id);
  play.emit({ type: 'shipSighted', ship: id, side: enemyOf(side), at, facing });
};

/** C83: she is out of the enemy's sight; he knows of her what he saw last, and where that was. */
const hide = (play: Play, ship: RiverShip, at: HexId, turn: number): void => {
  const seen = seenFromAfar(copyShip(ship));
  const was = { ...seen, at, ...(isSilent(play.state, ship.id) ? { captain: null } : {}) };
  play.state.unseen = { ...play.state.unseen, [ship.id]: { at, turn, was } };
};

/** C83, C100: who comes in is known from the briefing, until she is seen. */
export const comeUnseen = (play: Play, ship: RiverShip): void => {
  if (play.options.unseen) hide(play, ship, ship.entryHex, 0);
};

/** C83: what one side's lookouts make of one ship of the enemy's. */
const lookFor = (play: Play, ship: RiverShip, lookouts: readonly Unit[], weights: Weights, first: boolean): void => {
  const sees = (there: RiverShip): boolean => lookouts.some(each => areInSight(play, each, there, weights));
  const last = play.state.unseen?.[ship.id];
  const side = enemyOf(ship.side);
  if (sees(ship)) {
    if (last) sight(play, ship);
  } else if (!last) {
    hide(play, ship, ship.at, first ? 0 : play.state.turn);
    if (!first) play.emit({ type: 'shipLost', ship: ship.id, side, at: ship.at });
  } else if (last.at !== 0 && play.state.unseen && sees(takenToBe(last))) {
    play.state.unseen[ship.id] = { ...last, at: 0 };
    play.emit({ type: 'placeSearched', ship: ship.id, side, at: last.at, seenBy: side });
  }
};

/** C83: both sides look out, before move 1, as ships come in and at the end of every quarter. */
export const lookOut = (play: Play, first = false): void => {
  if (!play.options.unseen) return;
  const weights = weightsNow(play);
  for (const side of SIDES) {
    const lookouts = lookoutsOf(play, side);
    for (const ship of afloat(play, enemyOf(side))) lookFor(play, ship, lookouts, weights, first);
  }
};

type Happened = RiverEvent | KernelEvent;

/** C83, C134: who is seen and who is not; and what shows of a ship that nobody sees: she goes down (C76), her men land, her shells fall. */
const TOLD_TO_ALL: ReadonlySet<Happened['type']> = new Set<RiverEvent['type']>([
  'shipSunk',
  'captainShown',
  'partyLanded',
  'partyMoved',
  'partyBack',
  'shellFell',
  'shipSighted',
  'shipLost',
  'placeSearched',
]);

/** What is done out of an enemy's sight, though it is aimed at him. */
const DONE_UNSEEN: ReadonlySet<Happened['type']> = new Set<RiverEvent['type']>([
  'ramTested',
  'mortarFired',
  'orderBroken',
]);

const sideOf = ({ ships, works }: RiverState, id: string): Side | undefined => (ships[id] ?? works[id])?.side;

/** C110: who has witnessed an event stands in it; whoever is met, struck or boarded sees by whom. */
const witnessed = <E extends Happened>(play: Play, event: E): E => {
  const { state } = play;
  if (!state.unseen) return event;
  const named = Object.values<unknown>({ ...event }).filter(each => typeof each === 'string');
  const hidden = [...new Set(named)].filter(id => state.unseen?.[id]);
  const [first] = hidden;
  if (first === undefined) return event;
  if (event.type === 'shipSunk') forget(play, event.ship);
  if (TOLD_TO_ALL.has(event.type)) return event;
  const side = sideOf(state, first);
  const meets = named.some(id => (sideOf(state, id) ?? side) !== side);
  if (!meets || DONE_UNSEEN.has(event.type)) return { ...event, seenBy: side };
  for (const id of hidden) {
    const ship = state.ships[id];
    if (ship) sight(play, ship);
  }
  return event;
};

/** C110: the same play, in which every event is told to those alone who witness it. */
const watched = (play: Play): Play => {
  if (!play.options.unseen) return play;
  return {
    ...play,
    emit(event) {
      play.emit(witnessed(play, event));
    },
  };
};

type Step = Phase<RiverCoastal>;

/** C110: a step of the move, watched. */
export const underWatch = (step: Step): Step => {
  const { begin, proceed, perform, end } = step;
  const watch = (piece: Step['begin']): Step['begin'] =>
    piece &&
    (play => {
      piece(watched(play));
    });
  return {
    ...step,
    begin: watch(begin),
    proceed: proceed && (play => proceed(watched(play))),
    perform:
      perform &&
      ((play, command) => {
        perform(watched(play), command);
      }),
    end: watch(end),
  } as Step;
};

/** C83: an order from anywhere is looked at with what its side sees. */
export const byChart =
  (accepts: NonNullable<Step['accepts']>): NonNullable<Step['accepts']> =>
  (now, command) =>
    accepts(asKnown(now, command.side), command);

/** C83: decisions of players who know only what their side sees; each side owes them until it is ready. */
export const asksByChart = <F>(
  owes: (now: Situation, side: Side, facts: F) => boolean,
  options: NonNullable<Phase<RiverCoastal, F>['options']>,
  perform: NonNullable<Phase<RiverCoastal, F>['perform']>,
): Pick<Phase<RiverCoastal, F>, 'awaits' | 'options' | 'perform'> =>
  asks(
    (now, facts) => SIDES.filter(side => !now.state.ready.includes(side) && owes(asKnown(now, side), side, facts)),
    (now, side, facts) => options(asKnown(now, side), side, facts),
    perform,
  );
