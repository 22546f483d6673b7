import { enemyOf, type HexId, type ShipId, type Side } from '../../../core/types.ts';
import type { Objective } from '../../../core/scenario.ts';
import { mayWait, shareOf, urgencyOf } from '../../../bots/field.ts';
import { goalsIn, stakesOf, type Stakes } from '../../../bots/stakes.ts';
import { NO_STATIONS, type Ask, type Stations, type Temper } from '../../../system/captain.ts';
import { byCards } from './cards.ts';
import { sightIn } from '../weather.ts';
import type { RiverCoastal, RiverShip, Situation, Unit } from '../types.ts';
import { afloat, hexesOf, isShip, manned, standing } from '../units.ts';
import { turnLimit } from '../victory.ts';
import { batteriesOf, reachFor, type Battery } from './batteries.ts';
import { suspected } from './search.ts';
import { friendTrack, likelyTracks, type Likely, type Stand, type Track } from './tracks.ts';
import { markOf, PRIZES, type RiverMark } from './worth.ts';

export type RiverAsk = Ask<RiverCoastal>;

/** A unit of either side as seen from the bridge. */
export interface Party {
  readonly id: string;
  readonly unit: Unit;
  readonly ship: RiverShip | null;
  readonly mark: RiverMark;
  readonly batteries: readonly Battery[];
  /** Farthest that her guns reach; 0 = none may fire in this move. */
  readonly range: number;
}

export interface Foe extends Party {
  /** As she goes, first; then what else she may do. */
  readonly likely: readonly Likely[];
  /** Where she stands when the guns speak, if she goes on as she goes. */
  readonly stand: Stand;
  /** Of her fire, the part that each ship within her reach must expect. */
  readonly share: number;
}

/** The battle as one side's captains see it, worked out once for a step of the move. */
export interface Field {
  readonly now: Situation;
  readonly side: Side;
  readonly temper: Temper;
  readonly stakes: Stakes;
  /** What both sides are to do, in the order of what the stakes say of them. */
  readonly goals: readonly Objective[];
  readonly stations: Stations;
  readonly foes: readonly Foe[];
  readonly friends: readonly Party[];
  /** How friends and hulks go in this move: as laid, or as they go until theirs is thought of. */
  readonly tracks: Map<ShipId, Track>;
  /** Friends whose plot for this move has been thought of. */
  readonly settled: Set<ShipId>;
  /** How many friends have made an enemy their business in this move so far, by enemy. */
  readonly sought: Map<string, number>;
  readonly movesLeft: number;
  /** How much of the time is gone for a side that must still do something to win, 0 to 1. */
  readonly urgency: number;
  /** She has what she wants if nothing more happens. */
  readonly waits: boolean;
  readonly sight: number;
  /** Who lies in a hex, or makes so little way that she still will. */
  readonly lying: ReadonlyMap<HexId, ShipId>;
}

/** Half-knots up to which a ship is taken to lie where she is. */
const SLOW = 8;

/** Hexes that two ships may close in a move. */
const CLOSING = 3;
/** The range at which guns tell. */
const TELLS = 5;

const partyOf = (now: Situation, unit: Unit, prize: number): Party => {
  const batteries = batteriesOf(now, unit);
  return {
    id: unit.id,
    unit,
    ship: isShip(unit) ? unit : null,
    mark: markOf(unit, prize),
    batteries,
    range: reachFor(batteries),
  };
};

const landed = (unit: Unit): Stand => ({ at: hexesOf(unit)[0] ?? 0, facing: unit.facing });

const foeOf = (now: Situation, party: Party, own: readonly RiverShip[], plotting: boolean): Foe => {
  const likely = plotting && party.ship ? likelyTracks(now, party.ship) : [];
  return {
    ...party,
    likely,
    stand: likely[0]?.track.end ?? landed(party.unit),
    share: plotting ? shareOf(now.chart, own, hexesOf(party.unit), Math.min(party.range, TELLS) + CLOSING) : 0,
  };
};

/** Looks round: before plots are laid, or before guns are. */
export const fieldOf = (ask: RiverAsk, plotting: boolean): Field => {
  const { side, rules } = ask;
  const now = plotting ? suspected(ask.now, side) : ask.now;
  const { turn } = now.state;
  const last = turnLimit(now);
  const stakes = byCards(now, side, stakesOf(rules, now, side));
  const waits = mayWait(rules, now, side, stakes);
  const parties = (whose: Side, prizes: Stakes['prize'], times: number): Party[] =>
    [...manned(now, whose), ...standing(now, whose)].map(unit => partyOf(now, unit, times * (prizes[unit.id] ?? 0)));
  const own = manned(now, side);
  const inTheWay = (ship: RiverShip): boolean => ship.side === side || ship.abandoned;
  return {
    now,
    side,
    temper: ask.temper,
    stakes,
    goals: goalsIn(rules, now),
    stations: ask.stations ?? NO_STATIONS,
    friends: parties(side, stakes.ward, 1),
    foes: parties(enemyOf(side), stakes.prize, PRIZES).map(party => foeOf(now, party, own, plotting)),
    tracks: new Map(
      plotting
        ? afloat(now)
            .filter(inTheWay)
            .map(ship => [ship.id, friendTrack(now, ship)])
        : [],
    ),
    settled: new Set(),
    sought: new Map(),
    movesLeft: last - turn,
    urgency: urgencyOf(waits, turn / Math.max(1, last)),
    waits,
    sight: sightIn(now),
    lying: new Map(
      afloat(now)
        .filter(({ speed }) => Math.abs(speed) <= SLOW)
        .map(({ at, id }) => [at, id]),
    ),
  };
};

/** A hex of a unit, the first of a fort's. */
export const hexOf = ({ unit }: Party): HexId => hexesOf(unit)[0] ?? 0;
