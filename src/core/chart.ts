import type { Edge, Facing, HexId } from './types.ts';

export const TERRAINS = [
  'channel',
  'shallows',
  'sandbar',
  'bank',
  'bluff',
  'marsh',
  'island',
  'town',
  'wharf',
  'obstruction',
] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Half-angles in degrees that six facings can tell apart by exact integer tests. */
export type HalfAngle = 15 | 30 | 45 | 60 | 75 | 90 | 120 | 150;

/** How far a wedge opens: so many across in so many along. */
export interface Wedge {
  readonly across: number;
  readonly along: number;
}

/** The map as the rules read it. Built once per scenario; never changes; answers from integer tables. */
export interface Chart {
  readonly columns: number;
  readonly rows: number;
  /** Degrees clockwise from the top of the chart to true north. */
  readonly north: number;
  /** Speed of the river in knots (S5). */
  readonly knots: number;
  /** Every hex, by column then row. */
  readonly hexes: readonly HexId[];
  has(hex: HexId): boolean;
  /** The printed number, two (or three) digits for column and row each. */
  label(hex: HexId): string;
  /** Column and row counted from 1. */
  column(hex: HexId): number;
  row(hex: HexId): number;
  /** The hex in that column and row, or 0 beyond the rim. */
  hexAt(column: number, row: number): HexId;
  terrain(hex: HexId): Terrain;
  /** Feet of water; 0 on land. */
  depth(hex: HexId): number;
  /** Water that a ship may enter: channel, shallows or sandbar. */
  navigable(hex: HexId): boolean;
  /** Land that stops a line of fire: bank, bluff, island, town (S9); `groundStopsSight` knows of forts too. */
  blocksSight(hex: HexId): boolean;
  /** The hex that the current runs to, or 0 in slack water, on land or at the rim (S5). */
  downstream(hex: HexId): HexId;
  /** The facing of the current, or -1 in slack water and on land. */
  flow(hex: HexId): Facing | -1;
  /** Hexes to the rim following the current; 0 when the next drift leaves the chart, or in slack water. */
  hexesToRim(hex: HexId): number;
  /** The hex across that hexside, or 0 beyond the rim. */
  neighbour(hex: HexId, facing: Facing): HexId;
  /** Whether stepping from that hex in that direction crosses the named edge of the chart. */
  crosses(hex: HexId, facing: Facing, edge: Edge): boolean;
  /** Hexes between the hex and the named edge; 0 = on it. */
  hexesToEdge(hex: HexId, edge: Edge): number;
  /** Hex distance; adjacent = 1 (S3). */
  range(from: HexId, to: HexId): number;
  /** Whether `to` lies within the half-angle of the line that `facing` draws from `from`; `closed` counts the limiting line itself. */
  inArc(from: HexId, facing: Facing, to: HexId, half: HalfAngle, closed: boolean): boolean;
  /**
   * Whether any part of the hex `to` lies inside the wedge about a line from `from`, so many `across` in so many `along`: the line of
   * `facing`, or `abeam` of it, on either side.
   */
  inWedge(from: HexId, facing: Facing, to: HexId, abeam: boolean, wedge: Wedge): boolean;
  /** S3: the first hex, from the firer, that stops the line of fire, or 0. Of a hexside between two blocking hexes either is named. */
  blockedAt(from: HexId, to: HexId, blocks: (hex: HexId) => boolean): HexId;
  /** Every hex inside which the line of fire passes, in order from `from`, ends left out. */
  crossed(from: HexId, to: HexId): HexId[];
}
