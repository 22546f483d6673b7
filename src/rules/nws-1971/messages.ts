import type { Command, Edge, Facing, HexId, Interrupt, ShipId, Side } from '../../core/types.ts';
import type { Bearing, FortFace } from '../../ships/index.ts';
import type {
  Beam,
  BurstDie,
  Course,
  Decks,
  DisableCause,
  Face,
  FallOrder,
  Going,
  LossCause,
  ShipType,
  SinkCause,
  Spot,
  Stricken,
  Third,
} from './vocabulary.ts';

/** What players say to these rules, and what these rules say. */

interface NwsPlotFields {
  type: 'plot';
  ship: ShipId;
  speed: number;
  turns: readonly number[];
  ram: ShipId;
  spar: ShipId;
  rig: boolean;
  torpedo: 0 | 1 | 2 | 4 | 5;
  anchor: boolean;
}

/** A plot as it is laid. */
export type PlotCommand = Command & NwsPlotFields;

export type NwsCommand = Command &
  (
    | NwsPlotFields
    | { type: 'replot'; ship: ShipId }
    | { type: 'steady' | 'plotted' }
    | { type: 'aim'; unit: string; gun: number; target: string }
    | { type: 'salvo'; unit: string; target: string }
    | { type: 'cease'; unit: string }
    | { type: 'fallOrder'; order: FallOrder }
    | { type: 'aimed' }
  );

/** A plot as it is turned over. */
export interface ShownPlot {
  ship: ShipId;
  speed: number;
  turns: readonly number[];
  ram: ShipId;
  spar: ShipId;
}

/** What a shot that hit comes to at the plate. */
export type Outcome = 'through' | 'half' | 'bounced' | 'nothing';

export type NwsEvent =
  | { type: 'shipEntered'; ship: ShipId; at: HexId; facing: Facing }
  | { type: 'madeReady'; side: Side }
  | { type: 'plotsShown'; plots: ShownPlot[] }
  | { type: 'speedSet'; ship: ShipId; from: number; to: number }
  | { type: 'anchored'; ship: ShipId; at: HexId }
  | { type: 'weighed'; ship: ShipId; at: HexId }
  | { type: 'shipMoved'; ship: ShipId; from: HexId; to: HexId; going: Going }
  | { type: 'shipTurned'; ship: ShipId; from: Facing; facing: Facing }
  | { type: 'shipLeft'; ship: ShipId; from: HexId; edge: Edge; exited: boolean }
  | { type: 'shipGrounded'; ship: ShipId; at: HexId; by: HexId }
  | { type: 'shipStopped'; ship: ShipId; at: HexId; by: HexId }
  | { type: 'shipHeld'; ship: ShipId; at: HexId; by: ShipId }
  | { type: 'shipWaited'; ship: ShipId; at: HexId; by: ShipId }
  | { type: 'shipsMet'; ship: ShipId; at: HexId; by: ShipId; with: 'ram' | 'spar' }
  | { type: 'ramStruck'; ship: ShipId; target: ShipId; course: Facing; sixths: number }
  /** `from`: before or abaft her beam, or from below, where a mine goes off. */
  | { type: 'placeRolled'; ship: ShipId; die: number; from: 'before' | 'abaft' | 'below'; where: Stricken }
  | { type: 'sideLost'; ship: ShipId; side: Beam; what: 'engine' | 'screws' }
  | { type: 'helmHalved'; ship: ShipId }
  | { type: 'steeringLost'; ship: ShipId; times: number }
  | { type: 'shipsReleased'; ship: ShipId; target: ShipId }
  | { type: 'sparRigged'; ship: ShipId }
  | { type: 'torpedoLaunched'; ship: ShipId; at: HexId; course: Facing }
  | { type: 'torpedoRan'; ship: ShipId; from: HexId; to: HexId }
  | { type: 'torpedoSpent'; ship: ShipId; at: HexId }
  | { type: 'torpedoFound'; ship: ShipId; target: ShipId; at: HexId }
  | { type: 'torpedoRolled'; ship: ShipId; target: ShipId; with: 'spar' | 'torpedo'; die: number; does: BurstDie }
  | { type: 'mineRolled'; ship: ShipId; at: HexId; die: number; does: BurstDie | 'dummy' }
  | {
      type: 'gunFired';
      firer: string;
      gun: number;
      target: string;
      range: number;
      die: number;
      need: number;
      hit: boolean;
    }
  | {
      type: 'hitThrown';
      target: ShipId;
      firer: string;
      gun: number;
      dice: [number, number];
      /** The column of the chart. */
      column: ShipType;
      /** The further die of the chart, where one was asked for. */
      further: number | null;
      spot: Spot;
      face: Face;
      /** Of several turrets the one that was struck, else -1. */
      turret: number;
      /** In 1,200ths of an inch. */
      plate: number;
      /** The die of shot quality, where it was thrown. */
      quality: number | null;
      /** Tenths of an inch. */
      through: number;
      outcome: Outcome;
    }
  | {
      type: 'workThrown';
      target: string;
      firer: string;
      gun: number;
      dice: [number, number];
      /** Whether the chart lets it hit, and what it takes of the face that is struck (N50, N51). */
      harms: boolean;
      face: FortFace | 'walls';
      points: number;
      left: number;
    }
  | { type: 'fallOrdered'; side: Side; order: FallOrder }
  | { type: 'workGunsFell'; work: string; face: FortFace | 'walls'; guns: number[] }
  | { type: 'workSilenced'; work: string }
  | { type: 'pointsLost'; ship: ShipId; sixths: number; left: number }
  | { type: 'speedLost'; ship: ShipId; halves: number; top: number; cause: LossCause }
  | { type: 'amidshipsRolled'; ship: ShipId; die: number; does: 'magazine' | 'engines' | 'nothing' }
  | { type: 'aftRolled'; ship: ShipId; die: number; jams: boolean }
  | { type: 'steeringJammed'; ship: ShipId; die: number | null; course: Course; moves: number; times: number }
  | { type: 'pilotHouseHit'; ship: ShipId; moves: number }
  | { type: 'funnelHit'; ship: ShipId; falls: boolean; left: number }
  | { type: 'deckRolled'; ship: ShipId; die: number; deck: number; of: Decks }
  | { type: 'gunsStruck'; ship: ShipId; third: Third | 'casemate'; points: number; guns: number[]; kept: number }
  | { type: 'turretOut'; ship: ShipId; turret: number }
  | { type: 'turretRolled'; ship: ShipId; turret: number; die: number; moves: number }
  | { type: 'portRolled'; ship: ShipId; gun: number; bearing: Bearing; die: number; moves: number }
  | { type: 'wheelRolled'; ship: ShipId; die: number; does: 'port' | 'starboard' | 'power' | 'gone' | 'nothing' }
  | { type: 'wheelLost'; ship: ShipId; wheel: 'port' | 'starboard' | 'aft'; die: number | null }
  | { type: 'fireBroke'; ship: ShipId }
  | { type: 'fireRolled'; ship: ShipId; die: number; out: boolean }
  | { type: 'fifthMoveRolled'; ship: ShipId; die: number; does: 'out' | 'burns' | 'abandoned' | 'blowsUp' }
  | { type: 'flamesSpread'; ship: ShipId; die: number; third: Third; sideDie: number | null }
  | { type: 'shipDisabled'; ship: ShipId; cause: DisableCause }
  | { type: 'shipAbandoned'; ship: ShipId }
  | { type: 'shipSunk'; ship: ShipId; at: HexId; cause: SinkCause }
  | { type: 'underControl'; ship: ShipId; what: 'steering' | 'pilotHouse' | 'power' }
  | { type: 'turretFreed'; ship: ShipId; turret: number }
  | { type: 'portCleared'; ship: ShipId; gun: number; bearing: Bearing };

/** Nothing is asked in the middle of a step. */
export type NwsInterrupt = Interrupt;
