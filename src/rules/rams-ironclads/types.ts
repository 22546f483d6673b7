import type { Play as PlayOf } from '../../core/rules.ts';
import type { Situation as SituationOf } from '../../core/game.ts';
import type { RuleSet } from '../../system/ruleset.ts';
import type { Edge, Facing, HexId, Ship, ShipId, Side, State } from '../../core/types.ts';
import type { Bearing, FortFace, FortMount, MountKind } from '../../ships/index.ts';
import type { RamsCommand, RamsEvent, RamsInterrupt } from './messages.ts';
import type { Aground, Beam, Clash, Going, GunKind, Handling, Helm, Load, TowHow } from './vocabulary.ts';

export * from './vocabulary.ts';
export type * from './messages.ts';

/** One gun of a ship or fort. */
export interface Gun {
  /** Id in the catalogue. */
  gun: string;
  fireValue: number;
  kind: GunKind;
  /** Guns of one mount stand alike and bear alike. */
  mount: number;
  stands: MountKind | FortMount;
  bears: readonly (Bearing | FortFace)[];
  /** Quarters of a turret that her own upper works mask. */
  blind: readonly Bearing[];
  lost: boolean;
  /** Moves that her port stays shut (critical 7). */
  shut: number;
  /** Fired in this move (R12). */
  fired: boolean;
  /** What it fired at last, or '' (R15). */
  target: string;
}

/** `waiting` for her turn; `gone` = off the chart, `exited` = off it by an exit objective. */
type ShipStatus = 'waiting' | 'afloat' | 'sunk' | 'gone' | 'exited';

/** A movement marker, face down until all are laid. */
export interface Plot {
  /** Nominal half-knots; astern below 0. */
  speed: number;
  helm: Helm;
  /** Let the anchor go, or leave it down. */
  anchor: boolean;
  castOff: boolean;
  /** Whom to take in tow, or ''. */
  tow: ShipId;
  how: TowHow;
}

/** Degrees earned toward one side (R4). */
export interface Credit {
  to: Beam;
  degrees: number;
}

interface Sinking {
  /** Move at whose end she goes down. */
  at: number;
  /** Half-knots lost since, not yet a whole knot. */
  halves: number;
  /** A loss in the first half of this move brought it so near that she goes at mid-move. */
  early: boolean;
}

export interface RamsShip extends Ship {
  handling: Handling;
  /** Armour class by face; turret 0 = no monitor. */
  armour: Readonly<{ front: number; side: number; rear: number; turret: number }>;
  ram: boolean;
  reinforced: boolean;
  sharpshooters: boolean;
  /** Spar torpedoes left. */
  spars: number;
  length: number;
  draught: number;
  /** Top speed, which is her life, in half-knots: at the start, and now. */
  fullTop: number;
  top: number;
  /** First move in which her engine serves; 0 = never. */
  steamFrom: number;
  guns: Gun[];
  status: ShipStatus;
  /** Her crew is gone: no side, adrift (R23). */
  abandoned: boolean;
  /** Sunk where she had grounded: can be raised. */
  settled: boolean;
  entry: number;
  entryHex: HexId;
  leftBy: Edge | null;
  /** Nominal half-knots; astern below 0. */
  speed: number;
  /** Twelfths of a hex in hand, and how they were earned (R1). */
  twelfths: number;
  going: Going;
  /** Half-knots over the ground in this half-move (R42). */
  rate: number;
  credit: Credit | null;
  plot: Plot | null;
  /** Marker of this move once it lies open. */
  order: Plot | null;
  aground: Aground;
  /** Came off in this move: dices again at its end (R28). */
  freed: boolean;
  /** Goes no farther in this half-move. */
  halted: boolean;
  anchored: boolean;
  /** Vessels in tow, nearest first; `pushing` = the one tow lies ahead. */
  tows: ShipId[];
  towedBy: ShipId;
  pushing: boolean;
  /** Moves before debris or steering is seen to (R22). */
  jam: number;
  steering: number;
  /** Turns that nobody at the wheel will make (critical 3). */
  helmless: number;
  /** The side or end that lies low, or null (R21). */
  tilt: Bearing | null;
  stackHit: boolean;
  pipesHit: boolean;
  boilerHit: boolean;
  burning: boolean;
  /** Attempts left to put the fire out. */
  attempts: number;
  /** Move at whose end a burning hulk sinks; 0 = none. */
  burntBy: number;
  sinking: Sinking | null;
  /** Musketry or grape of the fire step before, and of this one (R17). */
  harassed: boolean;
  harassedNext: boolean;
}

/** A fort or building. */
export interface RamsWork {
  id: string;
  side: Side;
  kind: 'fort' | 'building';
  hexes: readonly HexId[];
  facing: Facing;
  guns: Gun[];
  /** Hits on a building. */
  hits: number;
  down: boolean;
  harassed: boolean;
  harassedNext: boolean;
}

export type Unit = RamsShip | RamsWork;

export interface RamsMine {
  side: Side;
  hex: HexId;
  /** null in the view of a side that cannot know. */
  live: boolean | null;
  known: boolean;
  spent: boolean;
  /** Of a field, which stays when one of it has gone off; which field says the scenario. */
  field: boolean;
  adrift: boolean;
  twelfths: number;
  /** T, the same for a whole field; 0 = not rolled. */
  strength: number;
}

/** A gun laid on a target, face down until both sides have aimed. Gun -1 = the sharpshooters. */
export interface Aim {
  unit: string;
  gun: number;
  target: string;
  load: Load;
}

/** A blow to be struck in the ramming step: who, whom, how, and her whole speed over the ground then. */
export interface Strike {
  by: ShipId;
  on: ShipId;
  clash: Clash;
  /** Half-knots over the ground. */
  speed: number;
  sideOn: boolean;
  stationary: boolean;
  /** Where on the target it falls. */
  where: Bearing;
  /** Ram or torpedo has been chosen. */
  chosen: boolean;
}

/** A blow whose rammer has not backed off since (R45). */
export interface Struck {
  by: ShipId;
  on: ShipId;
  /** Move in which they met. */
  turn: number;
}

export interface RamsState extends State {
  ships: Record<ShipId, RamsShip>;
  works: Record<string, RamsWork>;
  mines: RamsMine[];
  /** Sides that have finished their secret choices in this step. */
  ready: Side[];
  aims: Aim[];
  strikes: Strike[];
  /** Hits that moored transports have taken (S11, R79). */
  moored: Record<ShipId, number>;
  struck: Struck[];
  /** By vessel, the most dangerous of the hexes that she has come into in this half-move (R51); of one aground, the hex she grounded for (R77). */
  closest: Record<ShipId, HexId>;
  /** Ships that have had their hex in this round of the half-move (R6). */
  stepped: ShipId[];
  /** Which half of the move it is. */
  half: 1 | 2;
}

/** No switch so far. */
type RamsOptions = object;

export interface RamsIronclads {
  state: RamsState;
  command: RamsCommand;
  event: RamsEvent;
  interrupt: RamsInterrupt;
  options: RamsOptions;
}

export type Situation = SituationOf<RamsIronclads>;
export type Play = PlayOf<RamsIronclads>;
export type RamsRules = RuleSet<RamsIronclads>;
