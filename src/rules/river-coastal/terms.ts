import type { Edge, HexId, ShipId, Side } from '../../core/types.ts';

/** What plots, crews and damage are told by. Speeds are half-knots, distances 24ths of a hex (C1). */

/** What carries a ship along in a quarter; `carried` = against her engines, by the current (C9). */
export type Going = 'still' | 'ahead' | 'astern' | 'carried' | 'adrift';

/** The face of a ship that a shot meets (C43). */
export type Aspect = 'front' | 'side' | 'rear';

/** Hits that are work for the crew (C49). */
export type Job = 'guns' | 'hardPort' | 'hardStarboard' | 'sameCourse' | 'straight' | 'slowed';

/** Where a point of crew stands (C31); a number is a gun. */
export type Box = 'engine' | 'boiler' | 'pool' | number;

/** What makes a crew think of leaving (C54). */
export type Shock = 'captain' | 'value' | 'crew' | 'aground' | 'unarmed' | 'stopped' | 'steering';

/** C38. */
export type TurretArc = 'bow' | 'port' | 'stern' | 'starboard';

export type LossCause = 'gunfire' | 'mortar' | 'ram' | 'ramming' | 'mine' | 'spar';
export type SinkCause = LossCause | 'magazine' | 'flooded' | 'burnt' | 'locked' | 'ownSpar' | 'blownUp';
/** C77, C78: what comes of a torpedo. */
export type TorpedoDoes = 'fails' | 'bursts' | 'sinks';
export type LeaveCause = 'morale' | 'fire' | 'crew';

/** From where to where a point of crew goes (C32). */
export interface Shift {
  from: Box;
  to: Box;
}

/** C8, C14: a line passed to a ship, or cast off; which ship is her own then. */
export interface Line {
  does: 'tow' | 'alongside' | 'castOff';
  ship: ShipId;
}

/** C3: what is plotted for a ship in a move. */
export interface Plot {
  /** Half-knots; astern below 0. */
  speed: number;
  /** For each hex to be entered the hexsides turned there, to port above 0. */
  turns: readonly number[];
  /** Let the anchor go, or leave it down. */
  anchor: boolean;
  /** The ram mark RA with its target, or ''. */
  ram: ShipId;
  /** The arc that each turret is to reach. */
  turrets: readonly TurretArc[];
  /** The quarter after which she opens fire (C41); 0 = at the end, as ever. */
  opens: 0 | 1 | 2 | 3;
  /** The gun of which the captain takes charge; -1 = none (C25). */
  captainGun: number;
  men: readonly Shift[];
  /** C49: the hit at which the pool works first; left out where the order of the hits holds. */
  mend?: number;
  /** C84: the balloon goes up, or comes down; left out where neither. */
  balloon?: 'raise' | 'strike';
  /** C8, C14: what is done with lines; left out where nothing. */
  line?: Line;
  /** C79: a fire ship or explosive ship is let go; left out where not. */
  release?: true;
}

/** Where a station lies, seen from the ship on which it is kept. */
export type StationAt = 'ahead' | 'astern' | 'port' | 'starboard';

export type OrderKind = 'engage' | 'station' | 'proceed' | 'hold' | 'ram' | 'land' | 'assist' | 'withdraw';

/** C16: the order on a ship's order sheet. */
export interface Order {
  kind: OrderKind;
  /** Whom it names: an enemy to engage or to ram, a work to land for, a friend to keep station on or to assist; '' = nobody, to engage: the enemy. */
  unit: string;
  /** The hex to go to or to hold; 0 = none. */
  hex: HexId;
  /** The side of the friend on which the station lies, or the edge to go to. */
  where: StationAt | Edge | '';
}

/** C67, C69: what parties are told in secret, to be done when both sides have done. */
export interface Foray {
  kind: 'board' | 'land' | 'march' | 'recall';
  side: Side;
  /** The ship that sends them, or that landed them. */
  ship: ShipId;
  /** The ship to be boarded, or the work to go for; '' = none. */
  target: string;
  /** How many points of crew go; 0 for those who are ashore already. */
  parties: number;
  /** Which party ashore it is; 0 = none. */
  group: number;
}

/** C69: a party ashore. */
export interface Landed {
  /** Told apart by it as long as they are ashore; from 1. */
  id: number;
  side: Side;
  /** The ship that landed them. */
  ship: ShipId;
  /** Points of crew. */
  parties: number;
  /** The work that they go for; '' = none. */
  target: string;
  at: HexId;
  /** The hexes of their way, from the one in which they landed. */
  trail: readonly HexId[];
  /** Moves that they have marched along it. */
  gone: number;
  /** They go back the way they came. */
  home: boolean;
}

/** C67: enemies on the deck of a ship. */
export interface Boarders {
  /** The ship from which the first of them came. */
  by: ShipId;
  /** Points of crew. */
  parties: number;
  /** Points of the ship's own crew that they have beaten. */
  prisoners: number;
}
