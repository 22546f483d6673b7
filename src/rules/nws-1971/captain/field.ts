import { enemyOf, type HexId, type ShipId, type Side } from '../../../core/types.ts';
import { mayWait, shareOf, urgencyOf } from '../../../bots/field.ts';
import { stakesOf, type Stakes } from '../../../bots/stakes.ts';
import { NO_STATIONS, type Ask, type Stations, type Temper } from '../../../system/captain.ts';
import { reachOfSight } from '../shots.ts';
import type { Nws, NwsShip, Situation, Unit } from '../types.ts';
import { afloat, hexesOf, isShip, manned, standing } from '../units.ts';
import { turnLimit } from '../victory.ts';
import { batteriesOf, type Battery } from './batteries.ts';
import { friendTrack, likelyTracks, type Likely, type Stand, type Track } from './tracks.ts';
import { markOf, type NwsMark } from './worth.ts';

export type NwsAsk = Ask<Nws>;

/** A unit of either side as seen from the bridge. */
export interface Party {
  readonly id: string;
  readonly unit: Unit;
  readonly ship: NwsShip | null;
  readonly mark: NwsMark;
  /** The guns that are loaded: who loads is no danger in this move, and cannot use a good place. */
  readonly batteries: readonly Battery[];
}

export interface Foe extends Party {
  /** As she goes, first; then what else she may do. */
  readonly likely: readonly Likely[];
  /** Where she stands when the guns speak, if she goes on as she goes. */
  readonly stand: Stand;
  /** Of her fire, the part that each ship within her reach must expect. */
  readonly share: number;
  /** The same were the whole fleet within her reach: what it may count on as it closes. */
  readonly shared: number;
}

/** The battle as one side's captains see it, worked out once for a step of the move. */
export interface Field {
  readonly now: Situation;
  readonly side: Side;
  readonly temper: Temper;
  readonly stakes: Stakes;
  readonly stations: Stations;
  readonly foes: readonly Foe[];
  readonly friends: readonly Party[];
  /** How friends and hulks go in this move: as laid, or as they go until theirs is thought of. */
  readonly tracks: Map<ShipId, Track>;
  /** Friends whose plot for this move is thought of. */
  readonly settled: Set<ShipId>;
  /** How many friends have made an enemy their business in this move so far, by enemy. */
  readonly sought: Map<string, number>;
  readonly movesLeft: number;
  /** How much of the time is gone for a side that must still do something to win, 0 to 1. */
  readonly urgency: number;
  /** She has what she wants if nothing more happens. */
  readonly waits: boolean;
  readonly sight: number;
}

/** Few hits of this war sink anybody: whom the objectives name is worth as many times a prize of the stakes, or fire goes to whoever is struck easily. */
const NAMED = 2;
/** The range at which guns tell, and the hexes that two ships may close in a move. */
const TELLS = 9;

const partyOf = (now: Situation, unit: Unit, prize: number): Party => ({
  id: unit.id,
  unit,
  ship: isShip(unit) ? unit : null,
  mark: markOf(unit, prize),
  batteries: batteriesOf(now, unit),
});

const landed = (unit: Unit): Stand => ({ at: hexesOf(unit)[0] ?? 0, facing: unit.facing });

const foeOf = (now: Situation, party: Party, own: readonly NwsShip[], plotting: boolean): Foe => {
  const likely = plotting && party.ship ? likelyTracks(now, party.ship) : [];
  return {
    ...party,
    likely,
    stand: likely[0]?.track.end ?? landed(party.unit),
    share: plotting ? shareOf(now.chart, own, hexesOf(party.unit), TELLS) : 0,
    shared: shareOf(now.chart, own, hexesOf(party.unit), Infinity),
  };
};

/** Looks round: before plots are laid, or before guns are. */
export const fieldOf = (ask: NwsAsk, plotting: boolean): Field => {
  const { now, side, rules } = ask;
  const { turn } = now.state;
  const last = turnLimit(now);
  const stakes = stakesOf(rules, now, side);
  // What the enemy has as well if nothing more happens is no more than a draw.
  const waits = mayWait(rules, now, side, stakes) && !mayWait(rules, now, enemyOf(side), stakes);
  const parties = (whose: Side, prizes: Stakes['prize']): Party[] =>
    [...manned(now, whose), ...standing(now, whose)].map(unit => partyOf(now, unit, NAMED * (prizes[unit.id] ?? 0)));
  const own = manned(now, side);
  const inTheWay = (ship: NwsShip): boolean => ship.side === side || ship.abandoned;
  return {
    now,
    side,
    temper: ask.temper,
    stakes,
    stations: ask.stations ?? NO_STATIONS,
    friends: parties(side, stakes.ward),
    foes: parties(enemyOf(side), stakes.prize).map(party => foeOf(now, party, own, plotting)),
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
    sight: reachOfSight(now),
  };
};

/** A hex of a unit, the first of a fort's. */
export const hexOf = ({ unit }: Party): HexId => hexesOf(unit)[0] ?? 0;
