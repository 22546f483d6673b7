/** The vocabulary that every part of Brownwater shares. Plain JSON data only: no class, Map, function or undefined. */

export const SIDES = ['union', 'confederate'] as const;
export type Side = (typeof SIDES)[number];

/** The other of the two sides. */
export const enemyOf = (side: Side): Side => (side === 'union' ? 'confederate' : 'union');

/** A hex by its printed number as an integer: 1204 is column 12, row 04 (S2). On charts over 99 wide or tall, CCCRRR. 0 is no hex. */
export type HexId = number;

/** The six facings, each toward a hexside, counter-clockwise from east (S2). */
export const FACINGS = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const;
export type FacingName = (typeof FACINGS)[number];
/** Index into FACINGS. */
export type Facing = 0 | 1 | 2 | 3 | 4 | 5;
export const ALL_FACINGS: readonly Facing[] = [0, 1, 2, 3, 4, 5];

/** The facing after `sixths` turns of 60 degrees to port (positive) or starboard (negative). */
export const turned = (facing: Facing, sixths: number): Facing => ((((facing + sixths) % 6) + 6) % 6) as Facing;

export const EDGES = ['left', 'right', 'top', 'bottom'] as const;
/** An edge of the chart as it lies before the player. */
export type Edge = (typeof EDGES)[number];

export type ShipId = string;
export type RuleSetId = string;

/** State of the game's dice: xoroshiro128plus, four 32-bit integers. Empty in a redacted view. */
export type Rng = number[];

/** What the kernel knows of a ship. Each rule system adds its own fields. */
export interface Ship {
  id: ShipId;
  side: Side;
  /** 0 while she is not on the chart. */
  at: HexId;
  facing: Facing;
}

/** A decision pushed in front of the phase's own; the newest is decided first. Data only, so that a game can be saved inside it. */
export interface Interrupt {
  type: string;
  side: Side;
}

/** Where in the turn the game stands. */
interface Cursor {
  /** Index into the rule system's sequence. */
  phase: number;
  /** Whether the phase has begun, is open for decisions, or has been closed. */
  stage: 'begin' | 'open' | 'end';
  /** Sides that owe a decision; empty only when the battle is over. */
  awaiting: Side[];
  interrupts: Interrupt[];
}

export interface Outcome {
  winner: Side | 'draw';
  /** One of the rule system's `endings` or the kernel's. */
  cause: string;
}

export interface State {
  turn: number;
  cursor: Cursor;
  rng: Rng;
  ships: Record<ShipId, Ship>;
  /** Sides that offer a draw in this turn. */
  drawOffers: Side[];
  outcome: Outcome | null;
}

/** What a player or bot hands in: one small step. */
export interface Command {
  type: string;
  side: Side;
}

/** A fact about what has happened: past tense, ids and numbers only. */
export interface GameEvent {
  type: string;
}

export type KernelEvent =
  | { type: 'turnBegan'; turn: number }
  | { type: 'phaseBegan'; phase: string }
  | { type: 'drawOffered'; side: Side }
  | { type: 'battleEnded'; outcome: Outcome };

/** A change to a roll: the rule that makes it, and the system's name for why, put into words where it is shown. */
export interface Modifier<Reason extends string = string> {
  value: number;
  cite: string;
  reason: Reason;
}
