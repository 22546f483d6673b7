import type { Command, Edge, Facing, HexId, Interrupt, Modifier, ShipId, Side } from '../../core/types.ts';
import type {
  Aspect,
  Box,
  Going,
  Job,
  LeaveCause,
  LossCause,
  Order,
  Plot,
  Shock,
  SinkCause,
  TorpedoDoes,
  TurretArc,
} from './terms.ts';
import type {
  Band,
  Character,
  DamageTable,
  MortarLine,
  ObjectiveCard,
  RamClass,
  RammerLine,
  ShotKind,
  WindFrom,
} from './vocabulary.ts';

/** What players say to these rules, what these rules say, and what they ask. */

/** C3: a whole plot for a ship, in place of the one that lies already. */
export type PlotCommand = Command & { type: 'plot'; ship: ShipId } & Plot;

export type RiverCommand =
  | PlotCommand
  | (Command &
      (
        | { type: 'replot'; ship: ShipId }
        | { type: 'steady' | 'plotted' }
        | { type: 'aim'; unit: string; gun: number; target: string }
        | { type: 'salvo'; unit: string; target: string }
        | { type: 'cease'; unit: string }
        | { type: 'aimed' }
        /** C16, C21: writes a ship's order sheet, or signals to her. */
        | { type: 'order'; ship: ShipId; order: Order }
        | { type: 'ordered' }
        /** C25, C41: when a fort opens fire, and of which gun its commander has charge; -1 = none. */
        | { type: 'fort'; unit: string; opens: 0 | 1 | 2 | 3; captainGun: number }
        /** C86: a gun with its crew, a point of crew, or the commander of a fort goes into another square. */
        | { type: 'allot'; unit: string; what: 'gun' | 'men' | 'commander'; gun: number; from: number; to: number }
        | { type: 'allotted' }
        /** C67: parties cross to a ship alongside. */
        | { type: 'board'; ship: ShipId; target: ShipId; parties: number }
        /** C69, C70: parties land, to go for a work. */
        | { type: 'land'; ship: ShipId; target: string; parties: number }
        /** C69: a party ashore goes for that work, or back; `ship` = the one that landed it. */
        | { type: 'march'; ship: ShipId; group: number; target: string }
        | { type: 'recall'; ship: ShipId; group: number }
        /** What a ship's parties, or a party ashore, have been told in this move is taken back; 0 = the ship's own. */
        | { type: 'stay'; ship: ShipId; group: number }
        | { type: 'detailed' }
        /** C92: the fort is kept, or given up for a ship. */
        | { type: 'keepFort'; unit: string }
        | { type: 'takeShip'; ship: ShipId }
        /** C94: a minefield, or a dummy, in that hex and the next to its right. */
        | { type: 'layField'; hex: HexId; live: boolean }
        /** C96. */
        | { type: 'nameFlagship'; ship: ShipId }
        /** C97: a card goes back; a ship is placed on a sandbar. */
        | { type: 'giveBack'; card: ObjectiveCard }
        | { type: 'strand'; ship: ShipId; hex: HexId }
      ));

/** C15 to C26: captains and commanders. */
type CaptainEvent =
  | {
      type: 'captainThrown';
      unit: string;
      dice: number[];
      character: Character;
      green: number;
      red: number;
      yellow: number;
    }
  /** C15: a fleet commander, aboard his flagship. */
  | {
      type: 'commanderThrown';
      unit: ShipId;
      dice: number[];
      character: Character;
      green: number;
      red: number;
      yellow: number;
    }
  /** C26: whose dice nobody has known matters for the first time. */
  | { type: 'captainShown'; unit: ShipId; character: Character; green: number; red: number; yellow: number }
  /** C23: whether he leaves his flagship; a die where he is reckless. */
  | { type: 'flagshipTried'; ship: ShipId; die: number | null; leaves: boolean }
  | { type: 'flagShifted'; from: ShipId; ship: ShipId }
  | { type: 'commanderLost'; ship: ShipId }
  /** C26: a plot breaks the order that stands, which does not bind. */
  | { type: 'orderBroken'; ship: ShipId; side: Side; order: Order };

/** Plots carried out: engines, anchors, hex after hex. */
type MovingEvent =
  | { type: 'shipEntered'; ship: ShipId; at: HexId; facing: Facing }
  | { type: 'madeReady'; side: Side }
  /** No die where the captain is dead (C57). */
  | {
      type: 'ramTested';
      ship: ShipId;
      target: ShipId;
      /** C58: hers and her target's. */
      classes: [own: RamClass, theirs: RamClass];
      die: number | null;
      modifiers: Modifier[];
      total: number;
      passed: boolean;
    }
  | { type: 'speedSet'; ship: ShipId; from: number; to: number }
  | { type: 'anchored' | 'weighed'; ship: ShipId; at: HexId }
  | { type: 'turretTrained'; ship: ShipId; turret: number; to: TurretArc }
  | { type: 'shipMoved'; ship: ShipId; from: HexId; to: HexId; going: Going | 'towed' }
  | { type: 'shipTurned'; ship: ShipId; from: Facing; facing: Facing }
  | { type: 'shipLeft'; ship: ShipId; from: HexId; edge: Edge; exited: boolean }
  /** Land holds her, an obstruction only stops her (C73). */
  | { type: 'shipStopped'; ship: ShipId; at: HexId; by: HexId; held: boolean }
  | { type: 'shipWaited'; ship: ShipId; at: HexId; by: ShipId };

/** C57 to C65. */
type RamEvent =
  | { type: 'shipsSlid'; ship: ShipId; target: ShipId }
  | {
      type: 'ramRolled';
      ship: ShipId;
      target: ShipId;
      speed: number;
      dice: number[];
      points: number;
      each: number;
      marked: boolean;
      ram: boolean;
    }
  | { type: 'rammerRolled'; ship: ShipId; speed: number; die: number; does: RammerLine['does'] }
  | { type: 'ramLost'; ship: ShipId }
  | { type: 'lockRolled'; ship: ShipId; target: ShipId; die: number; moves: number }
  | { type: 'shipsReleased'; ship: ShipId; target: ShipId };

/** C72. */
type GroundingEvent =
  | {
      type: 'groundingRolled';
      ship: ShipId;
      at: HexId;
      die: number;
      upTo: number;
      aground: boolean;
      shore: boolean;
      stakes?: true;
    }
  | { type: 'freeingRolled'; ship: ShipId; at: HexId; die: number; need: number; left: number; free: boolean };

/** C33 to C44. */
type FiringEvent =
  /** C41: the quarter that was written for it has come. */
  | { type: 'fireOpened'; unit: string }
  | {
      type: 'gunFired';
      firer: string;
      gun: number;
      target: string;
      kind: ShotKind;
      range: number;
      band: Band;
      die: number;
      modifiers: Modifier[];
      total: number;
      need: number;
      hit: boolean;
    }
  /** C89: a shell; `again` = the last one went at the same target. */
  | {
      type: 'mortarFired';
      firer: string;
      gun: number;
      target: string;
      range: number;
      die: number;
      need: number;
      again: boolean;
      hit: boolean;
    }
  /** C89: the dice of square and result. */
  | {
      type: 'shellFell';
      target: string;
      firer: string;
      dice: number[];
      points: number;
      takes: MortarLine['takes'];
    }
  /** The rifled 32-pounder's second die (C44). */
  | { type: 'burstRolled'; unit: string; gun: number; die: number; bursts: boolean }
  | { type: 'targetHit'; target: string; firer: string; aspect: Aspect | null; points: number; halved: boolean };

/** C46 to C53. */
type HarmEvent =
  | { type: 'pointsLost'; unit: string; points: number; left: number; cause: LossCause }
  /** Without a die for the table where a ram brings her to table 6 (C61). */
  | {
      type: 'damageRolled';
      ship: ShipId;
      from: string;
      dice: number[];
      table: DamageTable;
      line: number;
    }
  /** Which, a die of so many says where there are several (C47). */
  | {
      type: 'gunsOut';
      unit: string;
      guns: number[];
      lasts: 'repair' | 'battle' | 'destroyed';
      die: number | null;
      of: number;
    }
  | { type: 'steeringHit'; ship: ShipId; job: Job; lasts: 'repair' | 'battle' }
  | { type: 'speedLost'; ship: ShipId; halves: number; top: number; lasts: 'repair' | 'battle' }
  /** From which box, a die of so many says (C31). */
  | { type: 'crewLost'; unit: string; box: Box; die: number | null; of: number; left: number }
  | { type: 'captainKilled'; unit: string }
  | { type: 'fireBroke'; ship: ShipId; need: number }
  | { type: 'fireFought'; ship: ShipId; die: number; need: number; left: number; out: boolean }
  | { type: 'draughtGrew'; ship: ShipId; feet: number; draught: number }
  | { type: 'repaired'; ship: ShipId; job: Job; guns: number[] };

/** C54 to C56, C88: who leaves, sinks or falls silent. */
type LossEvent =
  | {
      type: 'moraleRolled';
      unit: string;
      shocks: Shock[];
      die: number;
      modifiers: Modifier[];
      total: number;
      stays: boolean;
    }
  | { type: 'shipAbandoned'; ship: ShipId; cause: LeaveCause }
  | { type: 'shipSunk'; ship: ShipId; at: HexId; cause: SinkCause }
  | { type: 'workSilenced'; unit: string };

/** C81, C82: wind, smoke and fog. */
export type WeatherEvent =
  | { type: 'windThrown'; dice: number[]; wind: WindFrom | null }
  | { type: 'fogThrown'; dice: number[]; inches: number; hexes: number }
  /** So much smoke hangs in a hex; 0 = it is gone. */
  | { type: 'smokeHangs'; hex: HexId; level: number }
  | { type: 'fogLifts'; hexes: number; light: 'day' | 'mist' | 'night' }
  /** C84. */
  | { type: 'balloonRising' | 'balloonAloft' | 'balloonStruck'; ship: ShipId };

/** C8, C14, C74 to C80: what lies in the water, what is set adrift in it, and lines between ships. */
export type HazardEvent =
  | { type: 'mineRolled'; ship: ShipId; at: HexId; die: number; does: TorpedoDoes | 'dummy' }
  | { type: 'sparRolled'; ship: ShipId; target: ShipId; die: number; does: TorpedoDoes }
  /** C75: whether she gets over a chain. */
  | { type: 'chainRolled'; ship: ShipId; at: HexId; by: HexId; die: number; over: boolean }
  /** C76: a wreck holds her. */
  | { type: 'shipSnagged'; ship: ShipId; at: HexId }
  | { type: 'wreckCleared'; at: HexId }
  /** C8, C14: after a move beside her the line is fast, or is not. */
  | { type: 'linePassed'; ship: ShipId; to: ShipId; does: 'tow' | 'alongside'; fast: boolean }
  /** C14: cast off, or parted; `ship` = who tows, or the tug. */
  | { type: 'lineCast'; ship: ShipId; from: ShipId }
  /** C79: let go by its crew, or by whoever has moored it. */
  | { type: 'fireShipReleased'; ship: ShipId; at: HexId }
  | { type: 'fireShipTried'; ship: ShipId; die: number; lit: boolean }
  /** Whether a ship catches fire from whoever burns beside her. */
  | { type: 'fireCaught'; ship: ShipId; by: ShipId; die: number; need: number; caught: boolean }
  | { type: 'explosionTried'; ship: ShipId; die: number; explodes: boolean }
  | { type: 'ownSparRolled'; ship: ShipId; die: number; sinks: boolean };

/** C66 to C70: parties. In throws of two sides the boarders' or stormers' dice come first, as many as `parties`. */
export type PartyEvent =
  /** C67: two that board each other throw for it; '' = neither is ahead, and they throw again. */
  | { type: 'boardersRaced'; ship: ShipId; target: ShipId; dice: number[]; ahead: ShipId }
  | { type: 'boardersCrossed'; ship: ShipId; target: ShipId; dice: number[]; over: number }
  /** `beaten` = points of her own crew who are prisoners by it. */
  | {
      type: 'boardingFought';
      ship: ShipId;
      by: ShipId;
      dice: number[];
      parties: number;
      result: FightResult;
      beaten: number;
    }
  | { type: 'shipTaken'; ship: ShipId; by: ShipId; side: Side; parties: number }
  /** Boarders who are lost with a ship, or left with her. */
  | { type: 'boardersLost'; ship: ShipId; by: ShipId; parties: number }
  | { type: 'partyLanded' | 'partyBack'; ship: ShipId; at: HexId; parties: number }
  | { type: 'partyMoved'; ship: ShipId; from: HexId; to: HexId; parties: number }
  | { type: 'townRolled'; ship: ShipId; target: string; dice: number[]; taken: boolean }
  | { type: 'fortStormed'; ship: ShipId; target: string; dice: number[]; parties: number; result: FightResult }
  | { type: 'workTaken'; unit: string; ship: ShipId };

/** C92 to C98: a random battle. */
export type CardEvent =
  | { type: 'fortKept'; unit: string; at: HexId }
  | { type: 'shipPreferred'; ship: ShipId; unit: string; at: HexId; facing: Facing }
  /** C94: the Union's die first; null = a tie, thrown again. */
  | { type: 'minersRolled'; dice: number[]; side: Side | null }
  | { type: 'fieldLaid'; side: Side; at: HexId }
  | { type: 'flagshipNamed'; ship: ShipId }
  | { type: 'cardsDealt'; side: Side; count: number }
  | { type: 'cardGivenBack'; side: Side }
  | { type: 'shipStranded'; ship: ShipId; at: HexId }
  /** C97: told to its side alone. */
  | { type: 'cardMet'; side: Side; card: ObjectiveCard }
  /** C98: turned up when the battle is over. */
  | { type: 'cardsShown'; side: Side; cards: ObjectiveCard[]; met: number };

/** C67, C70: who has won a fight; nobody: it goes on in the next move. */
export type FightResult = 'attacker' | 'defender' | 'goesOn';

/** C83: who comes into sight of that side, who is lost from it, and whom it does not find where she was seen last. */
export type SightEvent =
  | { type: 'shipSighted'; ship: ShipId; side: Side; at: HexId; facing: Facing }
  | { type: 'shipLost' | 'placeSearched'; ship: ShipId; side: Side; at: HexId };

/** C110: the side that alone has witnessed it; left out where both have. */
interface Witnessed {
  seenBy?: Side;
}

export type RiverEvent = Witnessed &
  (
    | WeatherEvent
    | CaptainEvent
    | MovingEvent
    | RamEvent
    | GroundingEvent
    | FiringEvent
    | HarmEvent
    | LossEvent
    | HazardEvent
    | PartyEvent
    | CardEvent
    | SightEvent
  );

/** C59: a ram that is not pressed home: another plot. */
export type Replot = Interrupt & { type: 'replot'; ship: ShipId; target: ShipId };

/** C92 to C97: questions before move 1 of a random battle. */
export type Choice = 'fortOrShip' | 'layFields' | 'nameFlagship' | 'giveBackCard' | 'strandShip';

export type RiverInterrupt = Replot | (Interrupt & { type: Choice });
