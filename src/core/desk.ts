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
  | 'waiting'
  | 'struck'
  | 'battered'
  | 'burning'
  | 'engineLost'
  | 'funnelLost'
  | 'rudderHit'
  | 'pilotHouseHit'
  | 'turretOut'
  | 'shaken'
  | 'orderHidden'
  | 'orderShown';

/** What a screen can draw; a battery is a few guns ashore, a boat carries a torpedo. */
export type UnitKind = 'ship' | 'fort' | 'building' | 'battery' | 'raft' | 'boat';

/** A ship, fort or building as every rule system can describe it. */
export interface UnitSheet {
  id: string;
  side: Side;
  name: string;
  /** What she is under these rules: "Casemate Ironclad". */
  title: string;
  kind: UnitKind;
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

/** Which unit a command belongs to, and what it is aimed at. Absent = it names none. */
export interface CommandTarget {
  unit: string | null;
  target: string | null;
  /** A place to be chosen on the chart that is no step of movement: where to deploy, to lay a mine. */
  hex?: HexId;
  /** Id of the card that is played, and of the deck that is drawn from. */
  card?: string;
  deck?: string;
  /** Place in the unit's battery of the gun that is fired. */
  gun?: number;
}

/** What a card lets a ship do, to be drawn as well as read. */
export interface CardView {
  id: string;
  title: string;
  /** "2 hexes"; empty where she stays. */
  moves: string;
  /** She may turn where she lies. */
  turns: boolean;
  fires: boolean;
}

/** The cards of one unit as a view knows them. */
export interface HandView {
  unit: string;
  side: Side;
  /** Title of the deck they came from, if she has drawn. */
  deck: string | null;
  /** null = there is one, and it is hidden. */
  held: readonly (CardView | null)[];
  laid: CardView | 'hidden' | null;
  /** The laid card lies face up. */
  shown: boolean;
  /** Why she can lay none in this turn: one sentence; null when nothing stands in the way. */
  idle: string | null;
}

/** One deck as a view knows it. */
export interface DeckView {
  id: string;
  side: Side;
  title: string;
  left: number;
  discarded: number;
  /** How many are left of each card, the chance that the next one is it, and how many lie on the discards; left and chance are null for the other side. */
  cards: readonly { card: CardView; left: number | null; chance: number | null; discarded: number }[];
}

/** A clock that ends the battle. */
export interface ClockView {
  now: number;
  /** The total at which the battle ends. */
  end: number;
  /** The turn in whose clock step it can end at the earliest, and in which it ends if nobody shifts the clock any more. */
  earliest: number;
  steady: number;
}

/** One gun of a unit. */
export interface GunView {
  /** Its place in the battery, as commands name it. */
  gun: number;
  name: string;
  /** "medium" */
  weight: string;
  /** Guns with the same number stand together. */
  mount: number;
  /** Where it stands on a plan with the front or bow ahead. */
  place: 'turret' | 'middle' | 'front' | 'rear' | 'left' | 'right';
  state: 'ready' | 'fired' | 'lost' | 'out';
  /** Whether it could fire at the unit asked about; null where none was. */
  bears: boolean | null;
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
  /** The last turn, as far as it is settled. */
  turnLimit(now: Situation<G>): number;
  /** Cards of either side; absent where a system has none. */
  hands?(now: Situation<G>): HandView[];
  decks?(now: Situation<G>, side: Side): DeckView[];
  /** Absent where no clock runs. */
  clock?(now: Situation<G>): ClockView;
  /** How far can be seen; absent where weather plays no part. */
  light?(now: Situation<G>): 'day' | 'mist' | 'night';
  /** The guns of a unit one by one; absent where a system does not tell them apart. */
  battery?(now: Situation<G>, unit: string, target: string | null): GunView[];
  roll(event: G['event'] | KernelEvent): ShownRoll | null;
  luck(event: G['event'] | KernelEvent, now: Situation<G>): LuckEntry | null;
  /** Hexes and units that an event is about, for the log's links. */
  where(event: G['event'] | KernelEvent, now: Situation<G>): { hexes: readonly HexId[]; units: readonly string[] };
}
