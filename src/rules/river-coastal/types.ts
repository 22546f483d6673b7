import type { Play as PlayOf } from '../../core/rules.ts';
import type { Situation as SituationOf } from '../../core/game.ts';
import type { RuleSet } from '../../system/ruleset.ts';
import type { Edge, Facing, HexId, Ship, ShipId, Side, State } from '../../core/types.ts';
import type { Bearing, FortFace, FortMount, MountKind } from '../../ships/index.ts';
import type { RiverCommand, RiverEvent, RiverInterrupt } from './messages.ts';
import type { Aspect, Boarders, Foray, Going, Job, Landed, Order, Plot, Shock, TurretArc } from './terms.ts';
import type { Character, GunKind, Handling, ObjectiveCard, RamClass, WindFrom } from './vocabulary.ts';

export type * from './vocabulary.ts';
export type * from './messages.ts';
export type * from './terms.ts';

/** One gun of a ship or fort; spars are none. */
export interface Gun {
  /** Id in the catalogue. */
  gun: string;
  kind: GunKind;
  /** Points that a hit takes (C42). */
  damage: number;
  /** Fires in alternate moves only. */
  slow: boolean;
  /** Guns of one mount stand alike and bear alike. */
  mount: number;
  stands: MountKind | FortMount;
  bears: readonly (Bearing | FortFace)[];
  /** Which turret, 0 the foremost; -1 = in none. */
  turret: number;
  /** Quarters of a turret that her own upper works mask. */
  blind: readonly Bearing[];
  /** Destroyed, or out for the rest of the battle; what can be mended stands among the hits. */
  lost: boolean;
  /** First move in which it can fire again (C40). */
  loaded: number;
  /** Of a fort: the square that it stands in, 1 to 6 (C86); 0 aboard a ship. */
  square: number;
}

/** C31: points of crew by box. */
export interface Crew {
  engine: number;
  boiler: number;
  pool: number;
  /** By gun. */
  guns: readonly boolean[];
}

/** Who commands a ship or fort (C15). */
export interface Captain {
  alive: boolean;
  character: Character;
  green: number;
  red: number;
  yellow: number;
}

/** A hit that men can mend (C49). */
export interface Hit {
  job: Job;
  /** The guns that it silences. */
  guns: number[];
  /** Half-knots that it costs meanwhile. */
  halves: number;
  /** Moves of one point of crew; null where it is not known. */
  left: number | null;
  /** First move at whose end men have worked on it. */
  from: number;
}

export interface Fire {
  /** Lowest face that puts it out. */
  need: number;
  /** Tries that are left. */
  tries: number;
}

interface Aground {
  /** Tries to come off that are left; 0 = stuck for good. */
  tries: number;
  /** The hex that she came from; 0 = she began there. */
  before: HexId;
  /** What else than the bottom holds her (C74, C76). */
  by?: 'stakes' | 'wreck';
}

/** `waiting` for her turn; `gone` = off the chart, `exited` = off it by an exit objective; `unseen` = where she is, if she is still there, her enemy does not know. */
export type ShipStatus = 'waiting' | 'afloat' | 'sunk' | 'gone' | 'exited' | 'unseen';

export interface RiverShip extends Ship {
  /** What follows from the catalogue and never changes (setup/ratings.ts). */
  ramClass: RamClass;
  handling: Handling;
  /** Faces whose plates are angled or curved: hits there are halved (C43). */
  sloped: Readonly<Record<Aspect, boolean>>;
  /** A small target (C35). */
  small: boolean;
  /** C111. */
  ironclad: boolean;
  /** Finds room in a hex beside another ship (C12). */
  shares: boolean;
  /** C79, C80: what she is to do when she has been let go; left out of others. */
  fireShip?: 'fire' | 'explosive';
  /** C14: who has her in tow; left out where nobody has. */
  towedBy?: ShipId;
  /** C14: whom she has in tow, in the order of the string; left out where nobody. */
  tows?: readonly ShipId[];
  /** C8: the tug that lies alongside, and how she turns without one; left out where there is none. */
  tug?: ShipId;
  ownHandling?: Handling;
  /** C8: of a tug: alongside whom she lies; left out where nobody. */
  fastTo?: ShipId;
  /** C84: her balloon; left out of ships without one. */
  balloon?: 'down' | 'rising' | 'aloft';
  /** C75, C78: a torpedo boat or a submarine, which chains may let pass and her own spar torpedo may sink; left out of others. */
  frail?: true;
  /** C75: a chain has stopped her: she must go astern before she tries it again. */
  balked?: true;
  /** C78: a spar torpedo: ready, or used; left out of ships without one. */
  spar?: boolean;
  /** As fast astern as ahead (C6). */
  bothWays: boolean;
  /** One point of crew works engine and boiler, or all (C31); none is needed where it says so. */
  stokers: 'both' | 'one' | 'all' | 'none';
  fullSpv: number;
  /** What the battle found her with (C101). */
  startSpv: number;
  /** The penetration value (C30). */
  value: number;
  /** Points of crew at the start, without those who have gone into other ships or ashore, or with those who have come (C129). */
  fullCpv: number;
  /** Feet as stated; with what has come in since: `draught`. */
  statedDraught: number;
  /** Half-knots as built. */
  fullTop: number;
  /** First move in which her engine serves; 0 = never. */
  steamFrom: number;

  spv: number;
  cpv: number;
  ram: boolean;
  draught: number;
  guns: Gun[];
  status: ShipStatus;
  /** Her crew has left: nobody's (C104). */
  abandoned: boolean;
  entry: number;
  entryHex: HexId;
  leftBy: Edge | null;
  /** Null before the dice are thrown, and where she has none. */
  captain: Captain | null;
  /** Null where it is not known. */
  crew: Crew | null;
  /** Points of the pool that have done their one thing in this move: let go or weighed an anchor (C13, C32). */
  busy: number;

  /** Half-knots through the water; astern below 0. */
  speed: number;
  /** 24ths of a hex in hand along the bow line, astern below 0; of a drifting ship along the current. */
  inHand: number;
  /** 24ths of a hex that this quarter gives. */
  rate: number;
  going: Going;
  /** Knots moved that count for the next turn (C7). */
  turning: number;
  /** Whether way astern earned them. */
  turningAstern: boolean;
  plot: Plot | null;
  /** The gun of which her captain has charge until a plot says another; -1 = none (C25). */
  captainGun: number;
  /** Hexes of the plot that have been entered. */
  entered: number;
  /** Goes no farther in this move (C109). */
  halted: boolean;
  anchored: boolean;
  aground: Aground | null;
  /** A hex in which she has come off the bottom: it is tested no more; 0 = none (C72). */
  cleared: HexId;
  /** With whom she is jammed, and the last move of it (C65). */
  locked: { ship: ShipId; until: number } | null;
  /** The arc in which each turret looks. */
  turrets: TurretArc[];

  hits: Hit[];
  /** Half-knots lost for the rest of the battle. */
  knotsLost: number;
  boilerDestroyed: boolean;
  /** The pilot house is wrecked: the same course for the rest of the battle. */
  pilotHouseLost: boolean;
  fires: Fire[];
  /** Move at whose end a burning hulk sinks; 0 = none. */
  burntBy: number;
  /** Has fired in this battle (C41). */
  opened: boolean;
  /** At which work her last mortar shot went; '' = none yet (C89). */
  shelled: string;
  /** Who fired on her in this move, and in the one before (C57). */
  firedOnBy: string[];
  firedOnBefore: string[];
  /** Fired on, rammed since her last morale test (C55). */
  underFire: boolean;
  rammed: boolean;
  /** What has happened since her last morale test (C54). */
  shocks: Shock[];

  /** C66: whom she has slid along or rammed in this move; left out where nobody. */
  touched?: readonly ShipId[];
  /** C80: against whom she has been stopped as long as neither goes on, where one of them burns or is to burn; left out where nobody. */
  against?: readonly ShipId[];
  /** C67: enemies who fight on her deck; left out where there are none. */
  boarders?: Boarders;
  /** C68: the last move in which she neither makes way nor fires, since she has been boarded; left out until then. */
  idle?: number;
  /** C68: the side that has lost her to who holds her now; left out where nobody has. */
  lostBy?: Side;
  /** C67: points of crew of the other side that are prisoners aboard; left out where there are none. */
  prisoners?: number;
}

/** C83: a ship that no enemy sees, as he knows her. */
export interface LastSeen {
  /** Where he saw her last; 0 = he has looked, and she is not there. */
  at: HexId;
  /** The move in which she was lost from sight; 0 = she is known from the briefing alone. */
  turn: number;
  /** What she was like then. */
  was: RiverShip;
}

/** C77: a minefield, or dummies in its place. */
export interface RiverMine {
  side: Side;
  hexes: readonly HexId[];
  /** Null where it is not known. */
  live: boolean | null;
  /** Everybody knows what lies there. */
  known: boolean;
}

/** C76: what is left of a ship that has sunk. */
export interface Wreck {
  hex: HexId;
  /** The last move in which it is in the way; 0 = it stays. */
  until: number;
}

/** C27, C86: a fort's commander. */
export interface FortCommander extends Captain {
  /** The square that he stands in. */
  square: number;
  /** Points of crew as the move began. */
  before: number;
  /** Killed in this move, for which his men are tested (C89). */
  fell: boolean;
}

/** A fort, a building, or the six of a town or port. */
export interface RiverWork {
  id: string;
  side: Side;
  kind: 'fort' | 'building';
  hexes: readonly HexId[];
  facing: Facing;
  fullFpv: number;
  fpv: number;
  guns: Gun[];
  /** Points of crew at the start, and now (C87). */
  fullCpv: number;
  cpv: number;
  /** Guns that have theirs. */
  manned: readonly boolean[];
  /** C86: points of crew without a gun, by square. */
  spare: readonly number[];
  /** C90: points of each building, by square; a fort has none. */
  buildings: readonly number[];
  /** At which work its last mortar shot went; '' = none yet (C89). */
  shelled: string;
  /** Stands so high that it sees over ships, and is seen over them (C39). */
  high: boolean;
  /** Fires no more (C88). */
  silent: boolean;
  /** C25: the gun of which its commander has charge; -1 = none. */
  captainGun: number;
  /** The quarter after which it opens fire (C41); 0 = at the end, as ever. */
  opens: 0 | 1 | 2 | 3;
  /** Has fired in this battle (C41). */
  opened: boolean;
  /** C70, C97: in a random battle the side whose party has taken it; left out until then. */
  takenBy?: Side;
  /** C27: who commands it; null before the dice are thrown, and where there is nobody. */
  commander: FortCommander | null;
}

export type Unit = RiverShip | RiverWork;

/** A gun laid on a target, face down until both sides have aimed. */
export interface Aim {
  unit: string;
  gun: number;
  target: string;
}

/** C21 to C23: a fleet commander. */
export interface Commander extends Captain {
  side: Side;
  /** His flagship; while he is in his boat the one that he has left. */
  ship: ShipId;
  /** Ships that he may signal to. */
  division: ShipId[];
  place: 'aboard' | 'boat' | 'lost';
  /** Whose place he takes while he is aboard. */
  relieves: Captain | null;
  /** Has signalled in this move. */
  signalled: boolean;
  /** C23: he has not left her when she was lost, and will not. */
  stays: boolean;
  /** Where he left her, and the move at whose end he reaches a friend. */
  from: HexId;
  due: number;
}

/** C16, C21: order sheets and those who write them. */
export interface Staff {
  commanders: Commander[];
  orders: Record<ShipId, Order>;
  /** Ships whose order has been written in this move. */
  written: ShipId[];
}

/** C81, C82: what the dice have made of the day. */
export interface Weather {
  /** Where the wind comes from; null = there is none, and smoke stays. */
  wind: WindFrom | null;
  /** Inches of sight in the first move; 0 = no fog. */
  fog: number;
}

/** C81: smoke in a hex. */
export interface Smoke {
  level: number;
  /** Moves in a row in which nobody has fired from there. */
  quiet: number;
}

/** C97: an objective card in a side's hand. */
export interface HeldCard {
  /** Hidden where it is not known. */
  card: ObjectiveCard | 'hidden';
  met: boolean;
}

/** C97: water that a card asks a side to control. */
export type ControlArea = 'islands' | 'downstream';

/** C92 to C98: what a random battle has beside any other. */
export interface RandomBattle {
  /** C94: who lays the minefields; null before the dice are thrown. */
  miner: Side | null;
  /** C96; '' before it is named. */
  flagships: Record<Side, ShipId>;
  /** C97: as dealt, then what is kept. */
  hands: Record<Side, HeldCard[]>;
  /** C97: ends of move in a row at which a side alone controlled it; once it is enough it stands. */
  control: Record<Side, Record<ControlArea, number>>;
}

export interface RiverState extends State {
  ships: Record<ShipId, RiverShip>;
  works: Record<string, RiverWork>;
  /** Sides that have finished their secret choices in this step. */
  ready: Side[];
  aims: Aim[];
  /** Ships that have had their hex in this round of the quarter (C4). */
  stepped: ShipId[];
  /** Ships marked RA that have still to be tested (C57). */
  tests: ShipId[];
  /** C81, C82: null before they are thrown. */
  weather: Weather | null;
  /** C81: hexes with smoke in them. */
  smoke: Record<string, Smoke>;
  /** Hexes from which somebody has fired in this move. */
  fired: HexId[];
  /** Which quarter of the move it is. */
  quarter: 1 | 2 | 3 | 4;
  /** C77; left out where none are laid. */
  mines?: RiverMine[];
  /** C75: hexes of chains; left out where there are none. */
  chains?: readonly HexId[];
  /** C76: left out until there is one. */
  wrecks?: Wreck[];
  /** Absent before move 1 (C2). */
  staff?: Staff;
  /** C67, C69: left out until parties are told anything. */
  forays?: Foray[];
  /** C69: left out until a party has landed. */
  ashore?: Landed[];
  /** C92 to C98: left out of other battles. */
  random?: RandomBattle;
  /** Option `unseen`: ships that no enemy sees; left out where all are seen. */
  unseen?: Record<ShipId, LastSeen>;
  /** Option `silentCaptains`: ships whose captains' dice nobody knows yet. */
  silent?: ShipId[];
}

/** C26, C74, C83. */
export interface RiverOptions {
  /** Orders bind the captains; off: what breaks one is marked and logged. */
  captains?: boolean;
  /** A captain's dice are known when they first matter. */
  silentCaptains?: boolean;
  /** C36: fixed guns bear on the printed ten degrees alone. */
  thinArcs?: boolean;
  /** C45: ranges and odds stay hidden until the shot. */
  byEye?: boolean;
  /** C83: ships that no enemy sees are not on his chart, nor in his log. */
  unseen?: boolean;
  /** C74: three dice a hex on sandbars, stakes and rocks. */
  everyInch?: boolean;
}

export interface RiverCoastal {
  state: RiverState;
  command: RiverCommand;
  event: RiverEvent;
  interrupt: RiverInterrupt;
  options: RiverOptions;
}

export type Situation = SituationOf<RiverCoastal>;
export type Play = PlayOf<RiverCoastal>;
export type RiverRules = RuleSet<RiverCoastal>;
