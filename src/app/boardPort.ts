import type { CardView, CourseView, Destination, FieldHex, MineView, UnitKind, UnitSheet } from '../core/desk.ts';
import type { Edge, Facing, HexId, Side } from '../core/types.ts';
import type { Look } from './palette.ts';

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
  markers: readonly MineView[];
  /** Edges by which the selected ship may leave. */
  exits: readonly { hex: HexId; edge: Edge }[];
  /** Places that can be chosen on the chart and are no step of movement: where to deploy, to lay a mine. */
  choices: readonly HexId[];
  /** Courses of plotted ships as they will run if nothing interferes. */
  ghosts: readonly Ghost[];
  /** Hexes in which some course of the ship in hand ends. */
  ends: readonly HexId[];
  /** Hexes of an overlay on demand. */
  wash?: readonly Wash[];
  light: Light;
  /** The keyboard's hex cursor. */
  cursor: HexId | null;
  settings: BoardSettings;
}

/**
 * A hex of an overlay: what can fire into it, in steps from 1 and as a figure, and what can ram there; or where a unit may be, and how
 * she may head there.
 */
export interface Wash {
  kind: 'danger' | 'reach';
  hex: HexId;
  figure: string;
  /** 0 = no gun bears. */
  level: number;
  /** Something can ram there: sharp with a ram or a torpedo, blunt with a plain bow. Absent = nothing can. */
  prow?: 'sharp' | 'blunt';
  /** A counter of the side that looks lies there: figure and sign of a bow belong above it. */
  under?: true;
  facings: readonly Facing[];
}

/** A plotted course: of the ship in hand, of another, or of a choice that is only looked at. */
export interface Ghost {
  role: 'inHand' | 'plain' | 'preview';
  course: CourseView;
}

/** How far can be seen. */
export type Light = 'day' | 'mist' | 'night';

/** A side of a ship. */
export type Beam = 'port' | 'starboard';

export interface BoardUnit extends UnitSheet {
  /** Catalogue type and propulsion, for the drawing; null for what is no ship of the catalogue. */
  vesselType: string | null;
  /** Her class in the catalogue; null or absent where she has none. */
  shipClass?: string | null;
  propulsion: string | null;
  /** The order card that lies beside her; null = none. */
  order: CardView | 'hidden' | null;
  /** Where the other ship of her hex lies, as seen from her; unknown where the rules do not say it. */
  abeam?: Beam | null;
}

/** A unit that comes into being in the middle of a scene. */
export interface Newcomer {
  side: Side;
  kind: UnitKind;
  /** The unit toward which she heads, or null. */
  heads: string | null;
}

/** What stands on a movement marker. */
export interface ShownMarker {
  unit: string;
  /** "3½ kn"; empty at anchor. */
  text: string;
  way: 'ahead' | 'astern' | 'stopped';
  helm: 'port' | 'straight' | 'starboard';
  anchor: boolean;
}

export type Tone = 'damage' | 'good' | 'plain';

/** More about a shot than where it goes. */
export interface Shot {
  firer: string;
  target: string;
  /** Hits that armour turned aside; they are not among the hits that hurt. */
  aside: number;
  /** One of many: seen, but not waited for. */
  brisk: boolean;
  /** Place of the gun in her battery; null for small arms, absent where the rules do not tell guns apart. */
  gun?: number | null;
}

export interface BoardSettings {
  hexLines: boolean;
  numbers: boolean;
  reducedMotion: boolean;
  /** Show every hex's label at any zoom. */
  field: boolean;
  /** How much larger than on a small screen letters are. */
  letters: number;
  /** In which everything is painted; with another the board paints itself anew. */
  look: Look;
}

/** Animations in the board's own words; each resolves when it has been seen, at once where motion is reduced or skipped. */
export interface BoardActs {
  /** `steady` = at an even speed, one hex of several. */
  moveShip(unit: string, from: HexId, to: HexId, facing: Facing, steady?: boolean): Promise<void>;
  turnShip(unit: string, from: Facing, to: Facing): Promise<void>;
  /** Comes to lie with the other ship of the hex on that beam. */
  alongside(unit: string, target: string, on: Beam): Promise<void>;
  /** `landed` is called when the balls come down. */
  fire(from: HexId, to: HexId, hits: number, side: Side, shot?: Shot, landed?: () => void): Promise<void>;
  /** Steams up to a ship in that hex, bow first, to ram her. */
  closeIn(unit: string, hex: HexId): Promise<void>;
  ram(unit: string, from: HexId, to: HexId, damage: number): Promise<void>;
  explode(hex: HexId): Promise<void>;
  /** Flames and black smoke. */
  blaze(hex: HexId): Promise<void>;
  sink(unit: string, hex: HexId): Promise<void>;
  /** Sinks a little deeper, and stays so. */
  settle(unit: string): Promise<void>;
  /** Runs a little way toward a hex, is brought up, and falls back. */
  nudge(unit: string, from: HexId, to: HexId): Promise<void>;
  /** Her keel takes the ground where she is. */
  ground(unit: string): Promise<void>;
  /** Wheel, rudder or engine is hit: timber flies. */
  splinter(unit: string): Promise<void>;
  /** Steam escapes in white clouds. */
  steamBursts(hex: HexId): Promise<void>;
  /** A tow line is passed, or let go. */
  tow(unit: string, tow: string, fast: boolean): Promise<void>;
  /** What drifts under water shows for a moment from hex to hex. */
  drift(from: HexId, to: HexId): Promise<void>;
  /** Movement markers, all turned over at once. */
  showMarkers(markers: readonly ShownMarker[]): Promise<void>;
  /** Her ensign comes down, and a white flag goes up unless nobody is left to hoist it. */
  strike(unit: string, white?: boolean): Promise<void>;
  appear(unit: string, hex: HexId, facing: Facing, newcomer?: Newcomer): Promise<void>;
  leave(unit: string, hex: HexId): Promise<void>;
  /** Turns her order card over. */
  showCard(unit: string, card: CardView): Promise<void>;
  /** Mist or night comes over the chart, or goes. */
  lightens(to: Light): Promise<void>;
  /** A short word over a hex, or over a unit in it: "-2", "aground". */
  caption(hex: HexId, text: string, tone: Tone, unit?: string): Promise<void>;
  pause(milliseconds: number): Promise<void>;
}

export interface BoardListener {
  /**
   * A hex was clicked or tapped; 0 beside the chart. `toward` is the hexside nearest to the click, where a facing's arrow stands;
   * `unit` the one nearest to it where several lie in the hex.
   */
  onHex(hex: HexId, toward: Facing, unit: string | null): void;
  onHover(hex: HexId): void;
  /** Where the page's own buttons lie over the board, in CSS pixels from its upper left corner: names keep clear of them. */
  covered(): readonly Box[];
}

/** A part of the board, in CSS pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
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
  /** Where a unit lies on the page now; null for one that is not on the chart. */
  screenOfUnit(unit: string): { x: number; y: number } | null;
  destroy(): void;
}
