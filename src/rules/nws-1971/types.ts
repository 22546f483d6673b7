import type { Play as PlayOf } from '../../core/rules.ts';
import type { Situation as SituationOf } from '../../core/game.ts';
import type { Edge, Facing, HexId, Ship, ShipId, Side, State } from '../../core/types.ts';
import type { Bearing, FortFace, FortMount, MountKind } from '../../ships/index.ts';
import type { NwsCommand, NwsEvent, NwsInterrupt } from './messages.ts';
import type { Beam, Bore, Course, Decks, FallOrder, Going, Rate, ShipType, Third } from './vocabulary.ts';

export * from './vocabulary.ts';
export type * from './messages.ts';

/** What a ship's plates stop, in 1,200ths of an inch (N14); 0 = none. */
export interface Plates {
  readonly front: number;
  readonly side: number;
  readonly rear: number;
  /** The part of a side that guards the engines alone. */
  readonly abreast: number;
  /** Plate round the engines themselves. */
  readonly engines: number;
  /** Below water, where that is another plate; 0 = the face's. */
  readonly hull: number;
  /** Turret or tower. */
  readonly turret: number;
  readonly pilotHouse: number;
  readonly wheelHouse: number;
}

/** Where a gun stands for the damage chart (N32, N60). */
export interface Place {
  readonly third: Third;
  /** Whose broadside it is; guns that serve both beams, and end guns, are reached from either. */
  readonly beam: 'port' | 'starboard' | 'either';
  /** From the top, 0. */
  readonly deck: number;
  /** The turret or tower that it falls with, 1 the foremost; 0 = none. */
  readonly turret: 0 | 1 | 2;
}

/** One gun of a ship or fort. */
export interface Gun {
  /** Id in the catalogue. */
  gun: string;
  bore: Bore;
  /** Points value; 0 for a mortar, which has no rule (N20). */
  pv: number;
  /** Fires once in so many moves (N21). */
  every: number;
  /** Guns of one mount stand alike and bear alike. */
  mount: number;
  stands: MountKind | FortMount;
  bears: readonly (Bearing | FortFace)[];
  /** Quarters of a turret that her own upper works mask. */
  blind: readonly Bearing[];
  place: Place;
}

/** One turret or tower. */
export interface Turret {
  /** Shot through: out for good. */
  out: boolean;
  /** Moves that it stays jammed; -1 = for good. */
  jam: number;
}

/** What a ship is made of, as the chart asks. */
export interface Hull {
  readonly rate: Rate;
  readonly type: ShipType;
  readonly wooden: boolean;
  readonly casemate: boolean;
  readonly pilotHouse: boolean;
  readonly wheel: 'side' | 'aft' | 'none';
  /** Her wheel is right astern, not within (N44). */
  readonly sternWheel: boolean;
  readonly plates: Plates;
  turrets: Turret[];
}

/** A port that is shut (N34): on which quarter, for how many moves; -1 = for good. */
export interface Shut {
  bearing: Bearing;
  left: number;
}

/** A gun aboard, as the battle has left it. */
export interface ShipGun extends Gun {
  lost: boolean;
  /** First move in which it is loaded (N21). */
  ready: number;
  shut: Shut[];
}

/** A turret aboard: where it points, in hexsides to port of the bow, as it last fired (N33). */
export interface ShipTurret extends Turret {
  trained: Facing;
}

/** Points kept for the next hit on one part of a ship (N32). */
export interface Kept {
  third: Third | 'casemate';
  beam: 'port' | 'starboard' | 'bow' | 'stern';
  deck: number;
  points: number;
}

/** N3: a move as it is plotted. */
export interface Plot {
  /** Half-knots, astern below 0. */
  speed: number;
  /** Hexsides to port (starboard below 0) on entering each hex in turn. */
  turns: readonly number[];
  /** Whom she is to ram or run down, and whom she is to strike with her spar; '' = nobody. */
  ram: ShipId;
  spar: ShipId;
  /** The order for her spar, two moves ahead (N47). */
  rig: boolean;
  /** The hexside along which a torpedo is launched, counted to port from the bow; 0 = none (N48). */
  torpedo: 0 | 1 | 2 | 4 | 5;
  /** Lets go her anchor (N68). */
  anchor: boolean;
}

/** `waiting` for her turn; `gone` = off the chart, `exited` = off it by an exit objective. */
type ShipStatus = 'waiting' | 'afloat' | 'sunk' | 'gone' | 'exited';

export interface NwsShip extends Ship, Hull {
  turrets: ShipTurret[];
  readonly decks: Decks;
  readonly screws: number;
  /** As fast astern as ahead (N6). */
  readonly bothEnds: boolean;
  readonly ram: boolean;
  /** A bow that is armoured, as bow meets bow (N45). */
  readonly ironBow: boolean;
  /** Sets on fire whom she meets (N37). */
  readonly raft: boolean;
  readonly draught: number;
  /** Half-knots of a sound ship. */
  readonly top: number;
  /** Sixths of points to sink: whole, and now. */
  readonly full: number;
  sixths: number;
  /** Half-knots lost for good. */
  lost: number;
  /** First move in which her engine serves; 0 = never. */
  steamFrom: number;
  guns: ShipGun[];
  kept: Kept[];
  /** Turret that the next hit strikes (N33). */
  nextTurret: number;
  /** Funnels that stand. */
  funnels: number;
  /** A lesser shot has struck the foremost one standing (N35). */
  funnelMarked: boolean;
  status: ShipStatus;
  abandoned: boolean;
  disabled: boolean;
  entry: number;
  entryHex: HexId;
  leftBy: Edge | null;

  /** Half-knots, astern below 0; moves in a row in which she has gained (N4). */
  speed: number;
  run: number;
  /** 24ths of a hex in hand along the bow line, astern below 0; of a drifter along the current. */
  inHand: number;
  /** Half-knots over the ground in this quarter. */
  way: number;
  going: Going;
  /** Half-degrees earned towards a turn (N7). */
  saved: number;
  plot: Plot | null;
  /** The plot of this move once it lies open. */
  order: Plot | null;
  /** Hexes of it that she has entered. */
  entered: number;
  /** Goes no farther in this move. */
  halted: boolean;
  anchored: boolean;
  aground: boolean;

  /** Times that her steering has jammed in this battle (N30). */
  jams: number;
  /** A jammed rudder, and for how many moves; -1 = for good (N62). */
  steering: { course: Course; left: number } | null;
  /** Moves until she is under control again (N31). */
  helmless: number;
  wheelsGone: ('port' | 'starboard' | 'aft')[];
  /** Moves without power; -1 = for good (N36). */
  powerless: number;
  /** Whole moves that she has burnt; null = she does not burn (N37). */
  burning: number | null;

  /** Sides whose engine or screws a ram has broken (N44). */
  sidesGone: Beam[];
  /** Steers on her engines, or with what screws are left: earns half (N44). */
  halfHelm: boolean;
  /** A wheel that was rammed swings her to that side until she stops (N44). */
  circling: Beam | null;
  /** With whom she lies in contact, and through which move (N46). */
  contact: { ship: ShipId; until: number } | null;

  spar: Spar | null;
  tubes: Tube[];
}

/** N47: a torpedo on a spar. */
export interface Spar {
  rigged: boolean;
  /** First move in which the order makes it ready; 0 = none has been given. Secret. */
  readyFrom: number;
  /** Used; and whole moves since in which nobody has fired at her, -1 in the move in which it was. */
  spent: boolean;
  quiet: number;
  /** Fired at in this move. */
  underFire: boolean;
}

/** N48: a tube, the torpedoes that are left for it, and the first move in which it is loaded. */
export interface Tube {
  left: number;
  ready: number;
}

/** What struck a ship, or will when the guns have spoken. */
export interface Strike {
  readonly by: ShipId;
  readonly on: ShipId;
  readonly with: 'ram' | 'spar' | 'torpedo';
  /** Her course, in hexsides to port of the target's (N41). */
  readonly course: Facing;
}

/** N48: a torpedo on its way. */
export interface Torpedo {
  by: ShipId;
  side: Side;
  hex: HexId;
  course: Facing;
  /** 24ths of a hex in hand; hexes entered. */
  inHand: number;
  run: number;
}

/** N67: a place where a mine or a dummy lies; null = this side does not know. */
export interface NwsMine {
  side: Side;
  hex: HexId;
  live: boolean | null;
  spent: boolean;
}

/** A gun of a fort, as the battle has left it. */
export interface WorkGun extends Gun {
  /** What it stands for behind its parapet (N51). */
  readonly worth: number;
  lost: boolean;
  ready: number;
}

/** What one side of a work takes before it is destroyed (N51); a building has but one. */
export interface WorkFace {
  readonly face: FortFace | 'walls';
  readonly full: number;
  left: number;
}

/** A fort or building. */
export interface NwsWork {
  readonly id: string;
  readonly side: Side;
  readonly kind: 'fort' | 'building';
  readonly hexes: readonly HexId[];
  readonly facing: Facing;
  readonly rate: Rate;
  readonly type: 'X' | 'U';
  guns: WorkGun[];
  faces: WorkFace[];
}

/** N29: a ship that has been opened below water, and in which third. */
export interface Hole {
  readonly ship: ShipId;
  readonly third: Third;
}

export type Unit = NwsShip | NwsWork;

/** A gun laid on a target, face down until both sides have aimed. */
export interface Aim {
  unit: string;
  gun: number;
  target: string;
}

export interface NwsState extends State {
  ships: Record<ShipId, NwsShip>;
  works: Record<string, NwsWork>;
  /** Sides that have finished their secret choices in this step. */
  ready: Side[];
  aims: Aim[];
  /** Rams and torpedoes that take effect after the fire (N2). */
  strikes: Strike[];
  torpedoes: Torpedo[];
  mines: NwsMine[];
  /** In the order in which they were made; no rule asks for them, their points and knots are gone at once. */
  holes: Hole[];
  /** The order that each side has named for the guns of its forts (N51, N82); the other's is secret. */
  falls: Record<Side, FallOrder>;
  /** Ships that have had their hex in this round of the quarter. */
  stepped: ShipId[];
  /** Which quarter of the move it is; 0 before the first. */
  quarter: 0 | 1 | 2 | 3 | 4;
}

export interface NwsOptions {
  /** N8. */
  current: boolean;
  /** N19. */
  shotQuality: boolean;
  /** N67. */
  mines: boolean;
  /** N49. */
  bracketedForts: boolean;
}

export interface Nws {
  state: NwsState;
  command: NwsCommand;
  event: NwsEvent;
  interrupt: NwsInterrupt;
  options: NwsOptions;
}

export type Situation = SituationOf<Nws>;
export type Play = PlayOf<Nws>;
