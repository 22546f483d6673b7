import type { Destination, FieldHex, UnitSheet } from '../core/desk.ts';
import type { Edge, Facing, HexId, Side } from '../core/types.ts';

/** What the shell tells the board to show: plain data, so that a test can read it and the board never asks the rules. */
export interface BoardView {
  units: readonly BoardUnit[];
  selected: string | null;
  /** Units that can act now: a lighter ring. */
  actors: readonly string[];
  /** Where the selected ship can go. */
  destinations: readonly Destination[];
  /** Reach of the selected unit's guns, with the dice in each hex. */
  field: readonly FieldHex[];
  /** Units that the selected one may fire at or ram. */
  targets: readonly string[];
  /** The line of fire being considered, or plotted ones that this player may see. */
  lines: readonly { from: HexId; to: HexId; side: Side; blocked: HexId; aimed: boolean }[];
  markers: readonly { hex: HexId; side: Side; label: string; spent: boolean }[];
  /** Edges by which the selected ship may leave. */
  exits: readonly { hex: HexId; edge: Edge }[];
  /** The keyboard's hex cursor. */
  cursor: HexId | null;
  settings: BoardSettings;
}

export interface BoardUnit extends UnitSheet {
  /** Catalogue type and propulsion, for the drawing; null for forts and buildings. */
  vesselType: string | null;
  propulsion: string | null;
}

export interface BoardSettings {
  hexLines: boolean;
  numbers: boolean;
  reducedMotion: boolean;
  /** Show every hex's label at any zoom. */
  field: boolean;
}

/** Animations in the board's own words; each resolves when it has been seen, at once where motion is reduced or skipped. */
export interface BoardActs {
  moveShip(unit: string, from: HexId, to: HexId, facing: Facing): Promise<void>;
  turnShip(unit: string, from: Facing, to: Facing): Promise<void>;
  fire(from: HexId, to: HexId, hits: number, side: Side): Promise<void>;
  ram(unit: string, from: HexId, to: HexId, damage: number): Promise<void>;
  explode(hex: HexId): Promise<void>;
  sink(unit: string, hex: HexId): Promise<void>;
  appear(unit: string, hex: HexId, facing: Facing): Promise<void>;
  leave(unit: string, hex: HexId): Promise<void>;
  /** A short word over a hex: "-2", "aground". */
  caption(hex: HexId, text: string, tone: 'damage' | 'good' | 'plain'): Promise<void>;
  pause(milliseconds: number): Promise<void>;
}

export interface BoardListener {
  /** A hex was clicked or tapped; 0 beside the chart. `toward` is the hexside nearest to the click, where a facing's arrow stands. */
  onHex(hex: HexId, toward: Facing): void;
  onHover(hex: HexId): void;
}

/** The board as the shell sees it. */
export interface Board {
  show(view: BoardView): void;
  readonly acts: BoardActs;
  /** 0 = instant, 1 = normal, 2 = twice as fast. */
  setSpeed(speed: number): void;
  /** Ends running animations at once. */
  skip(): void;
  fit(): void;
  zoomBy(factor: number): void;
  panBy(x: number, y: number): void;
  centreOn(hex: HexId): void;
  /** Where a hex lies on the page now, in CSS pixels, for tests and for HTML laid over the board. */
  screenOf(hex: HexId): { x: number; y: number };
  destroy(): void;
}
