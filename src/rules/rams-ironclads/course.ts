import type { Dice } from '../../core/dice.ts';
import { shipOf } from '../../core/rules.ts';
import type { Facing, HexId, ShipId } from '../../core/types.ts';
import { shoalOn, type Shoal } from './shoals.ts';
import { mayYaw, turnAll } from './helm.ts';
import { beginHalf, stepNext } from './movement.ts';
import { plotOf, showMarkers } from './orders.ts';
import type { Beam, Going, Play, Plot, RamsCommand, RamsEvent, RamsState, Situation } from './types.ts';
import { clone } from './views.ts';
import { stringOf } from './units.ts';
import { headingOf } from './way.ts';

/** One hex of a course. */
interface CourseStep {
  hex: HexId;
  facing: Facing;
  half: 1 | 2;
  going: Going;
}

/** Where a half-move ends: before the turn for the first, and after it. */
export interface CourseEnd {
  /** 0 = she has left the chart. */
  hex: HexId;
  facing: Facing;
  /** Twelfths of a hex carried over. */
  twelfths: number;
  going: Going;
  /** Half-knots over the ground. */
  rate: number;
}

/** Another vessel that she meets, and the hex in which their hulls would be. */
interface Contact {
  ship: ShipId;
  hex: HexId;
}

/** A vessel that must dice for grounding as a half-move ends. */
interface CourseShoal extends Shoal {
  ship: ShipId;
  half: 1 | 2;
}

export interface Course {
  steps: CourseStep[];
  firstHalf: CourseEnd;
  /** Facing after the turn between the half-moves, and degrees kept toward the next. */
  turn: { facing: Facing; degrees: number };
  /** The side to which those degrees count, or null. */
  turning: Beam | null;
  secondHalf: CourseEnd;
  /** Vessels of her own side that she would run into, or they into her, if all go as their markers say. */
  meets: ShipId[];
  /** The same with the hex where it would happen. */
  contacts: Contact[];
  /** The hex of land, or of an obstruction, that would stop her; 0 = none. */
  stoppedBy: HexId;
  /** Dice for grounding, hers and those of her tow, each half-move by itself. */
  shoals: CourseShoal[];
  /** A die may swing her head between the half-moves. */
  mayYaw: boolean;
}

/** Heads are kept where a die would swing them: the risk is told beside the course. */
const STEADY: Dice = { roll: () => 3 };

/** The own side alone on the river, as this view knows its markers. */
const aloneOn = (now: Situation, ship: ShipId, plot: Plot): RamsState => {
  const state = clone(now.state);
  const { side } = shipOf(now, ship);
  for (const [id, other] of Object.entries(state.ships)) {
    const ours = other.side === side && !other.abandoned;
    if (!ours && state.ships[other.towedBy]?.side !== side) delete state.ships[id];
  }
  for (const other of Object.values(state.ships)) {
    other.tows = other.tows.filter(id => state.ships[id]);
  }
  state.mines = [];
  state.strikes = [];
  shipOf({ state }, ship).plot = { ...plot };
  return state;
};

const endOf = (play: Play, id: ShipId): CourseEnd => {
  const { at, facing, twelfths, going, rate } = shipOf(play, id);
  return { hex: at, facing, twelfths, going, rate };
};

const shoalsOn = (play: Play, id: ShipId, half: 1 | 2): CourseShoal[] =>
  [shipOf(play, id), ...stringOf(play, shipOf(play, id))].flatMap(ship => {
    const shoal = shoalOn(play, ship);
    return shoal ? [{ ship: ship.id, half, ...shoal }] : [];
  });

const runHalf = (play: Play, half: 1 | 2): void => {
  beginHalf(half)(play);
  while (stepNext(play));
};

/** What the events of one half-move say of a ship's way. */
const stepsIn = (events: readonly RamsEvent[], id: ShipId, half: 1 | 2, facing: Facing): CourseStep[] =>
  events.flatMap((event): CourseStep[] => {
    if (event.type === 'shipMoved' && event.ship === id) return [{ hex: event.to, facing, half, going: event.going }];
    if (event.type === 'shipTowed' && event.ship === id)
      return [{ hex: event.to, facing: event.facing, half, going: 'ahead' }];
    return [];
  });

/** Whom she meets by one event, and the hex into which the one of them was going. */
const contactIn = (now: Situation, event: RamsEvent, id: ShipId): Contact[] => {
  if (event.type !== 'shipsMet' && event.type !== 'shipHeld') return [];
  const [one, other] = event.type === 'shipsMet' ? [event.ship, event.target] : [event.ship, event.by];
  if (id !== one && id !== other) return [];
  const mover = shipOf(now, one);
  const heading = headingOf(now, mover);
  const ahead = heading === null ? 0 : now.chart.neighbour(mover.at, heading);
  return [{ ship: id === one ? other : one, hex: ahead || shipOf(now, other).at }];
};

/**
 * The course that a marker gives a ship if nothing interferes: both half-moves with turn and current, run by the functions
 * that carry them out, among the ships of her own side alone, unplotted ones going on as they go.
 */
export const courseOf = (now: Situation, ship: ShipId, plot: Plot): Course => {
  const events: RamsEvent[] = [];
  const state = aloneOn(now, ship, plot);
  const contacts: Contact[] = [];
  const emit = (event: Parameters<Play['emit']>[0]): void => {
    events.push(event as RamsEvent);
    const fresh = contactIn(play, event as RamsEvent, ship);
    contacts.push(...fresh.filter(contact => !contacts.some(known => known.ship === contact.ship)));
  };
  const play: Play = { ...now, state, dice: STEADY, emit };
  showMarkers(play);
  const facing = shipOf(play, ship).facing;
  runHalf(play, 1);
  const first = stepsIn(events, ship, 1, facing);
  const told = events.length;
  const firstHalf = endOf(play, ship);
  const afloat = firstHalf.hex !== 0;
  const swings = afloat && mayYaw(play, shipOf(play, ship));
  turnAll(play);
  const shoals = shoalsOn(play, ship, 1);
  const { facing: headed, credit } = shipOf(play, ship);
  const turn = { facing: headed, degrees: credit?.degrees ?? 0 };
  runHalf(play, 2);
  shoals.push(...shoalsOn(play, ship, 2));
  const second = stepsIn(events.slice(told), ship, 2, turn.facing);
  const stopped = events.find(event => event.type === 'shipStopped' && event.ship === ship);
  return {
    steps: [...first, ...second],
    firstHalf,
    turn,
    secondHalf: endOf(play, ship),
    meets: contacts.map(contact => contact.ship),
    contacts,
    stoppedBy: stopped?.type === 'shipStopped' ? stopped.by : 0,
    shoals,
    turning: credit?.to ?? null,
    mayYaw: swings,
  };
};

/** The same for a command that lays a marker; null for any other. */
export const courseOfCommand = (now: Situation, command: RamsCommand): Course | null => {
  const plot = plotOf(now, command);
  return plot && 'ship' in command ? courseOf(now, command.ship, plot) : null;
};
