import type { Play as PlayOf } from '../../core/rules.ts';
import type { Situation as SituationOf } from '../../core/game.ts';
import type { RuleSet } from '../../system/ruleset.ts';
import type { Command, Edge, Facing, HexId, Interrupt, Ship, ShipId, Side, State } from '../../core/types.ts';

/** The four printed ship types. */
export const SHIP_TYPES = ['turretedMonitor', 'casemateIronclad', 'steamFrigate', 'steamGunboat'] as const;
export type ShipType = (typeof SHIP_TYPES)[number];

/** `gone` = left the chart and lost to the battle; `exited` = left it by an exit objective. */
type ShipStatus = 'waiting' | 'afloat' | 'sunk' | 'gone' | 'exited';

export interface PortableShip extends Ship {
  type: ShipType;
  armed: boolean;
  ram: boolean;
  /** Feet, for sandbars. */
  draught: number;
  /** Crosses a sandbar more easily (Q40). */
  shallow: boolean;
  status: ShipStatus;
  /** Flotation points at the start and now. */
  strength: number;
  points: number;
  criticalPoint: number;
  breakingOff: boolean;
  aground: boolean;
  anchored: boolean;
  /** First turn in which she can move by herself; 0 = never. */
  steamFrom: number;
  /** Turn in which she enters the chart. */
  entry: number;
  /** Movement of this turn: hexes left, the hex it began in, and whether it is over. */
  movesLeft: number;
  movedFrom: HexId;
  moved: boolean;
  triedToFloat: boolean;
  /** Edge by which she left, if she did. */
  leftBy: Edge | null;
}

/** A fort or a building. */
export interface PortableWork {
  id: string;
  side: Side;
  kind: 'fort' | 'building';
  hexes: HexId[];
  points: number;
}

export interface PortableMine {
  side: Side;
  hex: HexId;
  /** null in the view of a side that cannot know. */
  live: boolean | null;
  spent: boolean;
}

/** A ram of this turn, adjudicated after the movement: declared in it (P15), or made by the current (P20). */
export interface DeclaredRam {
  rammer: ShipId;
  target: ShipId;
  /** The hex rammed into. */
  hex: HexId;
  /** Whether the blow has been adjudicated; who takes which hex comes after all blows (P29). */
  struck: boolean;
  /** P20, P40: the current has carried her against the target; she takes no hex. */
  accident: boolean;
}

export type Unit = PortableShip | PortableWork;

export interface PortableState extends State {
  ships: Record<ShipId, PortableShip>;
  works: Record<string, PortableWork>;
  mines: PortableMine[];
  /** Firing unit -> its target this turn. Secret until both sides are ready. */
  plots: Record<string, string>;
  /** Sides whose fire plot is finished. */
  ready: Side[];
  /** Side that moves first this turn. */
  first: Side;
  /** The ship in the middle of her move, or ''. */
  active: ShipId;
  /** Sides whose movement is finished. */
  moveDone: Side[];
  rams: DeclaredRam[];
  /** Ships still to drift this turn, in order (Q41). */
  drifting: ShipId[];
}

export type PortableCommand = Command &
  (
    | { type: 'aim'; firer: string; target: string }
    | { type: 'done' }
    | { type: 'ahead' | 'astern' | 'refloat' | 'finish'; ship: ShipId }
    | { type: 'turn'; ship: ShipId; to: 'port' | 'starboard' }
    | { type: 'ram'; ship: ShipId; target: ShipId }
    | { type: 'leave'; ship: ShipId; edge: Edge }
    | { type: 'takeHex' | 'stayBack'; ship: ShipId }
  );

export type DamageCause = 'gunfire' | 'ram' | 'mine';

export type PortableEvent =
  | { type: 'shotFired'; firer: string; target: string; range: number; half: boolean; dice: number[]; damage: number }
  | { type: 'pointsLost'; unit: string; lost: number; left: number; cause: DamageCause }
  | { type: 'shipSunk'; ship: ShipId; at: HexId }
  | { type: 'workSilenced'; work: string }
  | { type: 'criticalPointReached'; ship: ShipId }
  | { type: 'initiativeRolled'; rolls: { union: number; confederate: number }[]; first: Side }
  | { type: 'shipArrived'; ship: ShipId; at: HexId; facing: Facing }
  | { type: 'shipMoved'; ship: ShipId; from: HexId; to: HexId; astern: boolean }
  | { type: 'shipTurned'; ship: ShipId; from: Facing; facing: Facing }
  | { type: 'shipLeft'; ship: ShipId; from: HexId; edge: Edge; exited: boolean }
  | { type: 'ramDeclared'; ship: ShipId; target: ShipId; hex: HexId }
  | { type: 'ranInto'; ship: ShipId; target: ShipId; hex: HexId }
  | {
      type: 'shipRammed';
      ship: ShipId;
      target: ShipId;
      withRam: boolean;
      accident: boolean;
      dice: number[];
      damage: number;
    }
  | { type: 'ramMissed'; ship: ShipId; target: ShipId; why: 'left' | 'sunk' }
  | { type: 'hexTaken'; ship: ShipId; from: HexId; to: HexId }
  | { type: 'groundingRolled'; ship: ShipId; at: HexId; dice: number[]; sticksOn: number; aground: boolean }
  | { type: 'refloatRolled'; ship: ShipId; dice: number[]; need: number; afloat: boolean }
  | {
      type: 'driftRolled';
      ship: ShipId;
      die: number;
      from: HexId;
      to: HexId;
      stays: 'roll' | 'land' | 'occupied' | null;
    }
  | { type: 'mineStruck'; ship: ShipId; at: HexId; dice: number[]; damage: number }
  | { type: 'dummyFound'; ship: ShipId; at: HexId };

/** P16: the rammer may take the hex that the ship she sank has left. */
export interface TakeHex extends Interrupt {
  type: 'takeHex';
  ship: ShipId;
  hex: HexId;
}

/** The switches of rulings P4, P10, P20 and P21. */
export interface PortableOptions {
  narrowArcs: boolean;
  astern: boolean;
  sandbars: boolean;
  drift: boolean;
  forts: boolean;
  mines: boolean;
  longBattle: boolean;
}

export interface Portable {
  state: PortableState;
  command: PortableCommand;
  event: PortableEvent;
  interrupt: TakeHex;
  options: PortableOptions;
}

export type Situation = SituationOf<Portable>;
export type Play = PlayOf<Portable>;
export type PortableRules = RuleSet<Portable>;
