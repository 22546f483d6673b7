import type { Command, Edge, Facing, HexId, Interrupt, ShipId, Side } from '../../core/types.ts';
import type { Factor } from './factors.ts';
import type { Bearing } from '../../ships/index.ts';
import type {
  Band,
  Clash,
  Critical,
  Going,
  Helm,
  HitEffect,
  Load,
  LossCause,
  Part,
  SinkCause,
  TowHow,
} from './vocabulary.ts';

/** What players say to these rules, what these rules say, and what they ask. */

export type RamsCommand = Command &
  (
    | { type: 'plot'; ship: ShipId; speed: number; helm: Helm }
    | { type: 'anchor' | 'castOff' | 'replot'; ship: ShipId }
    | { type: 'takeInTow'; ship: ShipId; target: ShipId; how: TowHow }
    | { type: 'steady' | 'plotted' }
    | { type: 'aim'; unit: string; gun: number; target: string; load: Load }
    | { type: 'salvo'; unit: string; target: string }
    | { type: 'cease'; unit: string }
    | { type: 'aimed' }
    | { type: 'ram' | 'useSpar'; ship: ShipId; target: ShipId }
  );

/** A marker as it is turned over. */
export interface ShownPlot {
  ship: ShipId;
  speed: number;
  helm: Helm;
  anchor: boolean;
  castOff: boolean;
  tow: ShipId | null;
}

export type RamsEvent =
  | { type: 'shipEntered'; ship: ShipId; at: HexId; facing: Facing }
  | { type: 'madeReady'; side: Side }
  | { type: 'plotsShown'; plots: ShownPlot[] }
  | { type: 'speedSet'; ship: ShipId; from: number; to: number; powered: boolean }
  | { type: 'anchored' | 'weighed'; ship: ShipId; at: HexId }
  | { type: 'towCast'; ship: ShipId; tow: ShipId }
  | { type: 'towPassed'; ship: ShipId; tow: ShipId; how: TowHow }
  | { type: 'towMissed'; ship: ShipId; tow: ShipId }
  | { type: 'shipMoved'; ship: ShipId; from: HexId; to: HexId; going: Going }
  | { type: 'shipTowed'; ship: ShipId; by: ShipId; from: HexId; to: HexId; facing: Facing }
  | { type: 'shipLeft'; ship: ShipId; from: HexId; edge: Edge; exited: boolean }
  | { type: 'shipStopped'; ship: ShipId; at: HexId; by: HexId; bank: boolean }
  | { type: 'shipHeld'; ship: ShipId; at: HexId; by: ShipId }
  | { type: 'shipsMet'; ship: ShipId; target: ShipId; clash: Clash; speed: number }
  | { type: 'yawRolled'; ship: ShipId; die: number; to: Helm }
  | { type: 'shipTurned'; ship: ShipId; from: Facing; facing: Facing; degrees: number; left: number }
  | { type: 'turnDenied'; ship: ShipId; why: 'helm' | 'steering' | 'room' }
  | { type: 'groundingRolled'; ship: ShipId; at: HexId; die: number; danger: number; aground: boolean }
  | {
      type: 'freeingRolled';
      ship: ShipId;
      at: HexId;
      die: number;
      danger: number;
      free: boolean;
      towedBy: ShipId | null;
    }
  | { type: 'fireFought'; ship: ShipId; die: number; need: number; left: number; out: boolean }
  | { type: 'repaired'; ship: ShipId; what: 'jam' | 'steering' | 'gunport' }
  | {
      type: 'gunFired';
      firer: string;
      gun: number;
      target: string;
      range: number;
      band: Band;
      part: Part | null;
      partDie: number | null;
      die: number;
      modifiers: Factor[];
      total: number;
      armour: number;
      hit: boolean;
    }
  | {
      type: 'smallShotFired';
      firer: string;
      gun: number | null;
      target: string;
      range: number;
      dice: number[];
      helm: boolean;
    }
  | { type: 'hitRolled'; target: string; firer: string; die: number; effect: HitEffect }
  | { type: 'shoreHitRolled'; unit: string; die: number; knocksOut: boolean }
  | { type: 'buildingHit'; unit: string; hits: number; needed: number }
  | { type: 'workDown'; unit: string }
  | { type: 'gunLost'; unit: string; gun: number }
  | { type: 'knotsLost'; ship: ShipId; halves: number; top: number; dice: number[]; cause: LossCause }
  | { type: 'criticalRolled'; ship: ShipId; dice: number[]; effect: Critical }
  | { type: 'listed'; ship: ShipId; toward: Bearing; already: boolean }
  | { type: 'repairTimed'; ship: ShipId; what: 'jam' | 'steering' | 'gunport'; die: number }
  | { type: 'fireBroke'; ship: ShipId; die: number }
  | { type: 'crewTested'; ship: ShipId; die: number; leaves: boolean }
  | { type: 'shipAbandoned'; ship: ShipId; burning: boolean }
  | { type: 'sinkingBegan'; ship: ShipId; die: number; at: number }
  | { type: 'sinkingHastened'; ship: ShipId; by: number; at: number }
  | { type: 'shipSunk'; ship: ShipId; at: HexId; cause: SinkCause; settled: boolean }
  | {
      type: 'ramRolled';
      ship: ShipId;
      target: ShipId;
      clash: Clash;
      die: number;
      modifiers: Factor[];
      total: number;
      halts: boolean;
    }
  | { type: 'strikeForestalled'; ship: ShipId; target: ShipId }
  | { type: 'shipHalted'; ship: ShipId }
  | { type: 'sparRolled'; ship: ShipId; target: ShipId; die: number; result: 'target' | 'fails' | 'own' }
  | { type: 'torpedoBurst'; ship: ShipId; die: number; knots: number; criticals: number }
  | { type: 'mineTimed'; at: HexId; die: number; field: boolean }
  | { type: 'mineRolled'; ship: ShipId; at: HexId; dice: number[]; strength: number; explodes: boolean }
  | { type: 'dummyFound'; ship: ShipId; at: HexId }
  | { type: 'mineDrifted'; from: HexId; to: HexId };

export type RamsInterrupt = Interrupt & { type: 'strike'; ship: ShipId; target: ShipId };
