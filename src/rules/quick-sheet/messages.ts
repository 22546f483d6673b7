import type { Command, Edge, Facing, HexId, Interrupt, ShipId, Side } from '../../core/types.ts';
import type { Factor } from './factors.ts';
import type {
  Asset,
  Beam,
  CriticalEffect,
  DamageCause,
  DeckName,
  GunClass,
  Helm,
  Obstacle,
  OrderCard,
  PatchKind,
  Repair,
  Stance,
  Weapon,
  WorkKind,
} from './vocabulary.ts';

/** What players say to these rules, what these rules say, and what they ask. */

export type QuickSheetCommand = Command &
  (
    | { type: 'buy'; ships: ShipId[]; assets: Asset[] }
    | { type: 'pickAsset'; asset: Asset }
    | { type: 'pickShip'; ship: ShipId }
    | { type: 'deploy'; ship: ShipId; hex: HexId }
    | { type: 'layMarker'; hex: HexId; live: boolean }
    | { type: 'layPatch'; hex: HexId }
    | { type: 'chooseDeck'; ship: ShipId; deck: DeckName }
    | { type: 'mist' | 'nightfall' | 'pass' }
    | { type: 'panic' | 'submarine'; ship: ShipId }
    | { type: 'torpedoBoat'; ship: ShipId; hex: HexId }
    | { type: 'armySupport' | 'fireRaft'; hex: HexId }
    | { type: 'fire'; unit: string; gun: number; target: string }
    | { type: 'tryStruck'; unit: string; target: ShipId }
    | { type: 'cease'; unit: string }
    | { type: 'lay'; ship: ShipId; card: OrderCard }
    | { type: 'layPlace'; ship: ShipId; place: number }
    | { type: 'instruct'; unit: string; stance: Stance }
    | { type: 'begin'; first: Side }
    | { type: 'activate' | 'unstick' | 'goOn' | 'carryOut' | 'hold' | 'astern' | 'finish'; ship: ShipId }
    | { type: 'repair'; ship: ShipId; what: Repair }
    | { type: 'ahead'; ship: ShipId; helm: Helm }
    | { type: 'alongside'; ship: ShipId; helm: Helm; target: ShipId; on: Beam }
    | { type: 'ram'; ship: ShipId; target: ShipId }
    | { type: 'turn'; ship: ShipId; to: Beam; sixths: number }
    | { type: 'leave'; ship: ShipId; edge: Edge }
    | { type: 'shoot'; firer: string; target: string }
    | { type: 'wait' | 'holdFire' | 'rollEffect' | 'gamble' }
    | { type: 'loseGun'; unit: string; gun: number }
    | { type: 'guess' | 'attackFrom'; direction: Facing }
    | { type: 'lieBeside'; ship: ShipId; on: Beam }
    | { type: 'shiftClock'; by: number }
    | { type: 'reRoll'; die: number }
    | { type: 'bring'; ship: ShipId; hex: HexId }
    | { type: 'bringNobody' }
  );

interface ShotFacts {
  range: number;
  class: GunClass;
  /** The base dice and every factor, in the printed order. */
  modifiers: Factor[];
  dice: number[];
  hitOn: number;
  hits: number;
  deflection: number[];
  /** Lowest score that turns a hit aside; 7 = none does. */
  deflectOn: number;
  damage: number;
}

export type QuickSheetEvent =
  | { type: 'fortPlaced'; unit: string; dice: number[]; column: number; at: HexId }
  | { type: 'patchRolled'; side: Side; kind: PatchKind; dice: number[]; column: number }
  | { type: 'patchLaid'; side: Side; kind: PatchKind; at: HexId }
  | { type: 'fleetShown'; side: Side; ships: ShipId[]; points: number }
  | { type: 'shipWithdrawn'; ship: ShipId; die: number }
  | { type: 'shipPicked'; ship: ShipId; by: Side }
  | { type: 'deploymentRolled'; side: Side; dice: number[]; column: number }
  | { type: 'shipDeployed'; ship: ShipId; at: HexId; facing: Facing }
  | { type: 'shipArrived'; ship: ShipId; at: HexId; facing: Facing }
  | { type: 'markersLaid'; side: Side; count: number }
  | { type: 'handDrawn'; ship: ShipId; deck: DeckName; count: number }
  | { type: 'deckReshuffled'; side: Side; deck: DeckName }
  | { type: 'assetRolled'; side: Side; asset: Asset; die: number; need: number; comes: boolean; ship: ShipId | null }
  | { type: 'cardLost'; ship: ShipId; card: OrderCard; die: number; of: number }
  | { type: 'armyPlaced'; unit: string; side: Side; hex: HexId }
  | { type: 'raftReleased'; unit: string; side: Side; hex: HexId }
  | { type: 'boatBeside'; unit: string; ship: ShipId; hex: HexId }
  | { type: 'directionsShown'; ship: ShipId; guess: Facing; direction: Facing; lost: boolean }
  | {
      type: 'weaponUsed';
      weapon: Weapon;
      side: Side;
      ship: ShipId;
      gamble: boolean;
      dice: number[];
      damage: number;
      burns: boolean;
    }
  | { type: 'fortRolled'; unit: string; dice: number[]; guns: number }
  | ({ type: 'shotFired'; firer: string; gun: number; target: string; opportunity: boolean } & ShotFacts)
  | { type: 'opportunityRolled'; firer: string; target: string; dice: number[]; guns: number[] }
  | { type: 'struckRolled'; unit: string; ship: ShipId; die: number; may: boolean }
  | { type: 'priorityRolled'; rolls: { union: number; confederate: number }[]; winner: Side }
  | { type: 'firstChosen'; first: Side }
  | { type: 'cardLaid'; ship: ShipId }
  | { type: 'shipActivated'; ship: ShipId }
  | { type: 'unstickRolled'; ship: ShipId; dice: number[]; need: number; attempt: number; free: boolean }
  | { type: 'repairRolled'; ship: ShipId; what: Repair; die: number; need: number; repaired: boolean }
  | { type: 'cardShown'; ship: ShipId; card: OrderCard; held: boolean }
  | { type: 'shipMoved'; ship: ShipId; from: HexId; to: HexId; astern: boolean }
  | { type: 'shipTurned'; ship: ShipId; from: Facing; facing: Facing; inHex: boolean }
  | { type: 'wentAlongside'; ship: ShipId; target: ShipId; on: Beam }
  | { type: 'stoppedShort'; ship: ShipId; moved: number; due: number; why: Obstacle }
  | { type: 'shipLeft'; ship: ShipId; from: HexId; edge: Edge; exited: boolean }
  | { type: 'groundingRolled'; ship: ShipId; at: HexId; dice: number[]; sticksOn: number; aground: boolean }
  | { type: 'mineRolled'; ship: ShipId; at: HexId; die: number; need: number; explodes: boolean }
  | { type: 'dummyFound'; ship: ShipId; at: HexId }
  | { type: 'ramBegun'; ship: ShipId; target: ShipId }
  | { type: 'ramFoiled'; ship: ShipId; target: ShipId }
  | { type: 'shipRammed'; ship: ShipId; target: ShipId; modifiers: Factor[]; dice: number[]; damage: number }
  | { type: 'rammerDamaged'; ship: ShipId; die: number; damage: number; lostRam: boolean }
  | { type: 'holingRolled'; ship: ShipId; target: ShipId; die: number; need: number; sinks: boolean }
  | { type: 'rammerReturned'; ship: ShipId; from: HexId; to: HexId }
  | { type: 'pointsLost'; unit: string; lost: number; left: number; cause: DamageCause }
  | { type: 'criticalRolled'; ship: ShipId; dice: number[]; effect: CriticalEffect; already: boolean }
  | { type: 'engineTested'; ship: ShipId; die: number; saved: boolean }
  | { type: 'fireBurned'; ship: ShipId; die: number; damage: number; started: boolean }
  | { type: 'turretTested'; ship: ShipId; turret: number; pick: number | null; die: number; out: boolean }
  | { type: 'gunLost'; unit: string; gun: number }
  | { type: 'shipBattered'; ship: ShipId }
  | { type: 'strikeTested'; ship: ShipId; die: number; strikes: boolean }
  | { type: 'shipSunk'; ship: ShipId; at: HexId; cause: DamageCause | 'magazine' | 'holed' }
  | { type: 'workSilenced'; unit: string; kind: WorkKind }
  | {
      type: 'driftRolled';
      unit: string;
      raft: boolean;
      die: number;
      from: HexId;
      to: HexId;
      stays: 'roll' | 'land' | 'full' | 'askew' | null;
    }
  | { type: 'clockMoved'; clock: number; by: number; cause: 'turn' | 'nightfall' | Side }
  | { type: 'clockRolled'; side: Side; die: number; may: boolean }
  | { type: 'cardsRemoved' }
  | { type: 'arrivalRolled'; side: Side; dice: number[]; again: number | null; brings: 'any' | 'small' | 'none' };

export type QuickSheetInterrupt = Interrupt &
  (
    | { type: 'opportunity'; target: string }
    | { type: 'loseGun'; unit: string }
    | { type: 'guess' | 'attackFrom'; ship: ShipId }
    | { type: 'gamble'; weapon: Weapon; ship: ShipId; source: string }
    | { type: 'lieBeside'; ship: ShipId; target: ShipId }
  );
