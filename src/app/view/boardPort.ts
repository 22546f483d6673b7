import type {
  CardView,
  CloudView,
  CourseView,
  Destination,
  FieldHex,
  MineView,
  UnitSheet,
} from '../../system/desk/index.ts';
import type { Beam, BoardActs, Light } from '../../system/stage.ts';
import type { Chart } from '../../core/chart.ts';
import type { Scenario } from '../../core/scenario.ts';
import type { Drawn } from '../../system/marks.ts';
import type { Edge, Facing, HexId, Side } from '../../core/types.ts';
import type { Look } from '../settings/palette.ts';

/** What the shell tells the board to show: plain data, so that a test can read it and the board never asks the rules. */
export interface BoardView {
  /** As it lies now: with another the board paints it anew. */
  chart: Chart;
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
  clouds: readonly CloudView[];
  /** Edges by which the selected ship may leave. */
  exits: readonly { hex: HexId; edge: Edge }[];
  /** Places that can be chosen on the chart and are no step of movement: where to deploy, to lay a mine. */
  choices: readonly HexId[];
  /** Courses of plotted ships as they will run if nothing interferes. */
  ghosts: readonly Ghost[];
  /** Hexes in which some course of the ship in hand ends. */
  ends: readonly HexId[];
  /** The ways that ships have gone last. */
  trails?: readonly Trail[];
  /** Where objectives lie on the chart: places to be held, units to be destroyed or taken, ways out; `unit` goes with its ship. */
  goals?: readonly { hex: HexId; side: Side; met: boolean; unit?: string }[];
  /** Hexsides round the water of a goal that is too wide for a star in each of its hexes. */
  goalRims?: readonly { hex: HexId; facing: Facing; side: Side; met: boolean }[];
  /** Hexes of an overlay on demand. */
  wash?: readonly Wash[];
  light: Light;
  /** The keyboard's hex cursor. */
  cursor: HexId | null;
  settings: BoardSettings;
}

/**
 * A hex of an overlay: what can fire into it, in steps from 1 and as a figure, and what can ram there; or where a unit may be, and how
 * she may head there; or how much a shot breaks from there, those with the same figure alike.
 */
export interface Wash {
  kind: 'danger' | 'reach' | 'plates';
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

/** The way that a ship has gone last, hex by hex, from where she lay to where she lies. */
export interface Trail {
  unit: string;
  side: Side;
  hexes: readonly HexId[];
  /** Turns that have gone by since: an old way fades. */
  age: number;
}

/** A plotted course: of the ship in hand, of another, or of a choice that is only looked at. */
export interface Ghost {
  role: 'inHand' | 'plain' | 'preview';
  course: CourseView;
}

export interface BoardUnit extends UnitSheet, Drawn {
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

export interface BoardSettings {
  hexLines: boolean;
  numbers: boolean;
  reducedMotion: boolean;
  /** What is told over a ship stands there for a while: nothing moves, and yet not all is to be over at once. */
  wordsStand?: boolean;
  /** Show every hex's label at any zoom. */
  field: boolean;
  /** How much larger than on a small screen letters are. */
  letters: number;
  /** In which everything is painted; with another the board paints itself anew. */
  look: Look;
}

/** What a press means: what is drawn under it, and that may lie over a hex which is not its own. */
export interface Press {
  /** 0 = beside the chart, or nothing is pointed at. */
  hex: HexId;
  /** The hexside that is meant, where a facing's arrow or plate stands; null where the hex is. */
  toward: Facing | null;
  /** The unit that is meant of several in the hex, or of one whose hull lies over another. */
  unit: string | null;
  /** The edge of the chart over which an arrow points. */
  edge: Edge | null;
}

export interface BoardListener {
  /** Clicked or tapped. */
  onPress(press: Press): void;
  /** What a press would mean where the mouse is. */
  onHover(press: Press): void;
  /** The part of the chart that is in view, in the chart's own pixels. */
  onLook?(seen: Box): void;
  /** Where the page's own buttons lie over the board, in CSS pixels from its upper left corner: names keep clear of them. */
  covered(): readonly Box[];
}

/** A part of the board in CSS pixels, or of the chart in its own. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** CSS pixels of a board's edges over which something lies; absent = none. */
export interface Covered {
  top?: number;
  right?: number;
  bottom?: number;
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
  /** So many CSS pixels of the foot lie under something from now on. */
  coverFoot(pixels: number): void;
  /** Brings a hex into the middle of what nothing lies over, at another zoom where that is asked. */
  centreOn(hex: HexId, covered?: Covered, factor?: number): void;
  /** Remembers where the player looks; what it gives goes back there, unless he has moved the chart himself since. */
  bookmark(): () => void;
  /** Where a hex lies on the page now, in CSS pixels, for tests and for HTML laid over the board. */
  screenOf(hex: HexId): { x: number; y: number };
  /** Where it will lie when the camera has come to rest. */
  restOf(hex: HexId): { x: number; y: number };
  /** Where a unit lies on the page now; null for one that is not on the chart. */
  screenOfUnit(unit: string): { x: number; y: number } | null;
  /** Hears when the browser takes back what the board is drawn with, and when it is drawn again. */
  watchLoss(hear: (lost: boolean) => void): void;
  destroy(): void;
}

/**
 * Builds a board for a battle inside an element and keeps to the element's size.
 * @throws WebGlMissing where the browser cannot draw it.
 */
export type CreateBoard = (
  parent: HTMLElement,
  scenario: Scenario,
  listener: BoardListener,
  settings: BoardSettings,
) => Promise<Board>;
