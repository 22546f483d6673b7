import type { Game, Situation } from './game.ts';
import type { Facing, HexId, KernelEvent, ShipId, Side } from './types.ts';

/** Conditions of a unit that a screen can draw. */
export type UnitMark =
  | 'aground'
  | 'anchored'
  | 'noSteam'
  | 'breakingOff'
  | 'ramming'
  | 'aimed'
  | 'sunk'
  | 'silenced'
  | 'left'
  | 'exited'
  | 'waiting';

/** A ship, fort or building as every rule system can describe it. */
export interface UnitSheet {
  id: string;
  side: Side;
  name: string;
  /** What she is under these rules: "Casemate Ironclad". */
  title: string;
  kind: 'ship' | 'fort' | 'building';
  /** Where she lies; empty while off the chart. A wreck keeps the hex in which she sank. */
  hexes: readonly HexId[];
  facing: Facing | null;
  hull: { left: number; full: number; critical: number | null };
  marks: readonly UnitMark[];
  /** Whether she is on the chart and not lost. */
  present: boolean;
  /** Ratings and conditions as label and value, in the order of the printed sheet. */
  lines: readonly { label: string; value: string }[];
}

/** What a unit's guns could do to a target in that hex. */
export interface FieldHex {
  hex: HexId;
  /** Short enough for a hex: "3", the number of dice or whatever the system counts. */
  strength: string;
  /** Less than full effect. */
  weak: boolean;
  /** The hex that blocks the line, or 0. */
  blocked: HexId;
}

/** Exact odds of a command, from the tables that resolve it. Chances are fractions of 1, computed from whole numbers. */
export interface OddsView {
  /** "4 dice at 2 hexes, full effect". */
  basis: string;
  /** Every result with its chance, adding up to 1. */
  outcomes: readonly { label: string; points: number; chance: number }[];
  expected: number;
  /** What matters most: "sinks", "breaks off". */
  headlines: readonly { label: string; chance: number }[];
}

/** Which unit a command belongs to, and what it is aimed at. */
export interface CommandTarget {
  unit: string | null;
  target: string | null;
}

/** A place to which a ship can go with what is left of her move. */
export interface Destination<G extends Game = Game> {
  hex: HexId;
  facing: Facing;
  /** Movement points, in the system's own measure. */
  cost: number;
  /** Steps that take her there, in order. */
  path: G['command'][];
  /** What a die may do on the way: "may ground: 15 in 36". */
  risk: string | null;
}

/** Dice that an event shows, for the tray. */
export interface ShownRoll {
  side: Side | null;
  dice: readonly number[];
  caption: string;
}

/** Points that a roll was worth on average and in fact, for the account of luck. */
export interface LuckEntry {
  side: Side;
  expected: number;
  actual: number;
}

/** The questions a screen asks. Every answer comes from the rules' own functions and from a view that one side may have. */
export interface Desk<G extends Game = Game> {
  units(now: Situation<G>): UnitSheet[];
  about(command: G['command']): CommandTarget;
  /** Whether a command is a step of movement that can be strung into a path. */
  isStep(command: G['command']): boolean;
  /** What such a step costs, in the system's own measure. */
  stepCost(now: Situation<G>, command: G['command']): number;
  /** What may happen to that ship on entering a hex, or null. */
  risk(now: Situation<G>, ship: ShipId, hex: HexId): string | null;
  /** Hexes that a unit's guns reach; empty when it has none. */
  fieldOfFire(now: Situation<G>, unit: string): FieldHex[];
  /** The odds of an offered command, or null when no die hangs on it. */
  odds(now: Situation<G>, command: G['command']): OddsView | null;
  /** Why that unit cannot fire at that target: one sentence; null when it can. */
  whyNoShot(now: Situation<G>, unit: string, target: string): string | null;
  /** Why that ship cannot act in this step, or go into that hex: one sentence; null when she can. */
  whyNoMove(now: Situation<G>, ship: ShipId, hex: HexId | null): string | null;
  /** Units that have a target plotted, as far as this view knows. */
  plotted(now: Situation<G>): readonly { unit: string; target: string }[];
  /** Hidden markers on the chart as this view knows them. */
  markers(now: Situation<G>): readonly { hex: HexId; side: Side; label: string; spent: boolean }[];
  /** Each objective with how far it has got. */
  objectives(now: Situation<G>): readonly { side: Side; text: string; done: number; needed: number; met: boolean }[];
  turnLimit(now: Situation<G>): number;
  roll(event: G['event'] | KernelEvent): ShownRoll | null;
  luck(event: G['event'] | KernelEvent, now: Situation<G>): LuckEntry | null;
  /** Hexes and units that an event is about, for the log's links. */
  where(event: G['event'] | KernelEvent, now: Situation<G>): { hexes: readonly HexId[]; units: readonly string[] };
}
