import type { Game, Situation } from '../core/game.ts';
import type { Facing, HexId, KernelEvent, ShipId, Side } from '../core/types.ts';

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
  | 'abandoned'
  | 'sinking'
  | 'adrift'
  | 'inTow'
  | 'listing'
  | 'funnelHit'
  | 'pipesHit'
  | 'boilerHit'
  | 'jammed'
  | 'helmless'
  | 'harassed'
  | 'orderHidden'
  | 'orderShown';

/** What a screen can draw; a battery is a few guns ashore, a boat carries a torpedo. */
export type UnitKind = 'ship' | 'fort' | 'building' | 'battery' | 'raft' | 'boat';

/** One line of a sheet. */
export interface SheetLine {
  label: string;
  value: string;
}

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
  /** Where another ship of her hex lies, as seen from her; null or absent where that does not matter. */
  abeam?: 'port' | 'starboard' | null;
  /** `says` = in the system's own words, where the figures alone would mislead: "4½ of 8 knots". */
  hull: { left: number; full: number; critical: number | null; says?: string };
  /** The vessel that has her in tow; null or absent where none has. */
  towedBy?: string | null;
  marks: readonly UnitMark[];
  /** Whether she is on the chart and not lost. */
  present: boolean;
  /** Ratings and conditions, in the order of the printed sheet. */
  lines: readonly SheetLine[];
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
  /** Guns that would fire, where several fire one after another. */
  shots?: number;
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
  /** What is used, where it is named before the place or the target: "Fire raft". */
  means?: string;
  /** Id of the stance that it gives as a standing instruction; `unit` is null for the whole side. */
  stance?: string;
}

/** What a unit does by itself until it is told otherwise; one entry is the whole side's. */
export interface StandingView {
  /** null = everybody who has none of their own. */
  unit: string | null;
  stance: string;
  /** Whether it was given to this unit herself. */
  own: boolean;
  /** Whether it can be changed now. */
  open: boolean;
}

/** One thing that a unit can be told to do by itself. */
export interface StanceView {
  id: string;
  /** "Always" */
  title: string;
  says: string;
}

/** How far the choices before the first turn have got. */
export interface PreludeView {
  steps: readonly { id: string; title: string }[];
  /** Place of the present one among them. */
  at: number;
}

/** What a card lets a ship do, to be drawn as well as read. */
export interface CardView {
  id: string;
  title: string;
  /** The title in as few words as a card has room for: "Slow & fire". */
  word: string;
  /** "2 hexes"; empty where she stays. */
  moves: string;
  /** The most hexes she can enter by it, her damage counted; 0 where she stays. */
  hexes: number;
  /** How hard the engine works. */
  speed: 'full' | 'slow' | null;
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
  /** What keeps her from moving as her cards say: one sentence; null when nothing does. */
  hindered: string | null;
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
  /** The lowest total it can fall to: 0, or a start below that. */
  from: number;
  /** The total at which the battle ends. */
  end: number;
  /** The turn in whose clock step it can end at the earliest, and in which it ends if nobody shifts the clock any more. */
  earliest: number;
  steady: number;
  /** How it is moved: the rule in a sentence. */
  says: string;
}

/** A side's roll to shift the clock. */
export interface ClockRoll {
  side: Side;
  die: number;
  may: boolean;
  /** By how much the clock was shifted; null while that is being decided. */
  by: number | null;
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
  /** Where it bears, where its place does not say that: "port, starboard". */
  arcs?: string;
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

export type PlotHelm = 'port' | 'straight' | 'starboard';

/** A marker that may be laid for a ship: a speed with a helm, or an order that leaves her going as she goes. */
export interface PlotChoice<G extends Game = Game> {
  command: G['command'];
  /** In the system's own measure, astern below 0; null for an order of another kind. */
  speed: number | null;
  helm: PlotHelm;
  /** What it says, without her name: "4 knots, turn to port", "at anchor". */
  says: string;
}

/** A ship for which a marker is to be laid. */
export interface PlotView<G extends Game = Game> {
  unit: string;
  side: Side;
  /** How she goes now: "3 knots". */
  going: string;
  /** What works on her that the marker cannot change: "nobody at the wheel"; null when nothing does. */
  hindered: string | null;
  /** The speeds that her marker may carry, from astern to ahead. */
  speeds: readonly { speed: number; label: string; says: string }[];
  choices: readonly PlotChoice<G>[];
  /** What she does if no marker is laid for her. */
  steady: PlotChoice<G>;
  /** The marker that lies face down for her already, and how it is taken up again; null where none does. */
  laid: { choice: PlotChoice<G>; takeUp: G['command'] } | null;
}

/** Where a part of a course ends. */
export interface CourseStop {
  /** 0 = she has left the chart. */
  hex: HexId;
  /** Her heading there, after a turn that is made there. */
  facing: Facing;
  /** Whether the stream works on her: 1 = with it, -1 = against it, 0 = not at all. */
  stream: -1 | 0 | 1;
  /** "2½ knots over the ground, current against". */
  says: string;
}

/** Where a command would take a ship if nothing interferes. */
export interface CourseView {
  unit: string;
  from: { hex: HexId; facing: Facing };
  steps: readonly { hex: HexId; facing: Facing; part: number; drifts: boolean }[];
  /** The end of every part of the move, in order. */
  stops: readonly CourseStop[];
  /** The way her head turns on it. */
  turn: PlotHelm;
  /** Degrees of a turn that is begun at the end of a part and not yet made; null where there is none. */
  swing: { to: PlotHelm; degrees: number; part: number } | null;
  /** Ships of her own side that she would run into, and where. */
  meets: readonly { unit: string; hex: HexId }[];
  /** The hex that would stop her; 0 = none. */
  stoppedBy: HexId;
  /** What may come in between, one sentence each. */
  warnings: readonly string[];
}

/** A place in which a unit may be by its next move. */
export interface Berth {
  hex: HexId;
  facing: Facing;
  /** What she is about there, in the system's own word, where her guns hang on it; empty where she stays as she is. */
  order: string;
}

/** What a ship strikes with when she rams: her ram, a bow that has none, or a torpedo on a spar, where she may choose that instead. */
export type Prow = 'ram' | 'bow' | 'spar';

/** A hex in which a ship could ram an enemy. */
export interface RamHex {
  hex: HexId;
  prow: Prow;
}

/** How a unit lies and how hurt it is, as every rule system can say it. */
export interface Pose {
  unit: string;
  hex: HexId;
  facing: Facing | null;
  present: boolean;
  /** Hull left and whole, in whatever measure. */
  left: number;
  full: number;
  aground: boolean;
  anchored: boolean;
}

/** What all guns of a unit that bear on another do to it on average, fired once. */
export interface Broadside {
  /** "4 dice at 2 hexes, full effect". */
  basis: string;
  /** The chance that she is hit or loses anything. */
  harms: number;
  expected: number;
  /** What is lost: "points", "knots". */
  measure: string;
  /** The same as a share of her whole strength. */
  share: number;
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

/** A marker on the chart for something under the water. */
export interface MineView {
  hex: HexId;
  side: Side;
  live: boolean | null;
  /** What is written beside it. */
  label: string;
  spent: boolean;
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
  /** What the strength of a field counts: "dice", "guns". */
  readonly fieldCounts?: string;
  /**
   * This view as if it were that ship's turn to move, once for each order that she may have; empty where she cannot move before she
   * fires again. Absent where ships do not move by steps.
   */
  afoot?(now: Situation<G>, ship: ShipId): readonly { order: string; state: G['state'] }[];
  /** Where a ship may be when her guns speak in her next move; absent where ships move by steps. */
  berths?(now: Situation<G>, ship: ShipId): readonly Berth[];
  /** Hexes that a unit's guns, all of them ready, would reach from such a place; everybody else lies where he lies. */
  fieldFrom?(now: Situation<G>, unit: string, berth: Berth): FieldHex[];
  /**
   * Hexes in which a ship could ram an enemy who lay there: where ships move by steps, with her next one in a view in which it is her
   * turn; elsewhere on any course of her next move.
   */
  rams?(now: Situation<G>, ship: ShipId): readonly RamHex[];
  /** What a unit's guns could do to another if they fired now, whatever is being decided; null where none bears. */
  broadside?(now: Situation<G>, unit: string, target: string): Broadside | null;
  /** This battle with units so placed and so hurt, as far as these rules can say it; units unknown to them are left out. */
  posed?(now: Situation<G>, poses: readonly Pose[]): G['state'];
  /** The odds of an offered command, or null when no die hangs on it. */
  odds(now: Situation<G>, command: G['command']): OddsView | null;
  /** Why that unit cannot fire at that target: one sentence; null when it can. */
  whyNoShot(now: Situation<G>, unit: string, target: string): string | null;
  /** Why that ship cannot act in this step, or go into that hex: one sentence; null when she can. */
  whyNoMove(now: Situation<G>, ship: ShipId, hex: HexId | null): string | null;
  /** Units that have a target plotted, as far as this view knows. */
  plotted(now: Situation<G>): readonly { unit: string; target: string }[];
  /** Hidden markers on the chart as this view knows them: `live` is null where it is not known whether they are dummies. */
  markers(now: Situation<G>): readonly MineView[];
  /** Each objective with how far it has got. */
  objectives(now: Situation<G>): readonly { side: Side; text: string; done: number; needed: number; met: boolean }[];
  /** The last turn, as far as it is settled. */
  turnLimit(now: Situation<G>): number;
  /** Cards of either side; absent where a system has none. */
  hands?(now: Situation<G>): HandView[];
  decks?(now: Situation<G>, side: Side): DeckView[];
  /** Absent where no clock runs. */
  clock?(now: Situation<G>): ClockView;
  /** The rolls to shift the clock among the events of one turn. */
  clockRolls?(events: readonly (G['event'] | KernelEvent)[]): ClockRoll[];
  /** Victory points so far; null in a battle that is not decided by them, absent where none is. */
  points?(now: Situation<G>): Record<Side, number> | null;
  /** The side that moves first in this turn, of the event that settles it; absent where nobody does. */
  movesFirst?(event: G['event'] | KernelEvent): Side | null;
  /** How far can be seen; absent where weather plays no part. */
  light?(now: Situation<G>): 'day' | 'mist' | 'night';
  /** The guns of a unit one by one; absent where a system does not tell them apart. */
  battery?(now: Situation<G>, unit: string, target: string | null): GunView[];
  /** The odds of all guns of a unit that bear on another, fired one after another; null where there are fewer than two. */
  salvo?(now: Situation<G>, unit: string, target: string): OddsView | null;
  /** What is being decided, in a sentence that names whom and where; null where the title of the step says it. */
  asked?(now: Situation<G>, side: Side): { text: string; unit: string | null } | null;
  /** What a command does, in one sentence, where its name does not say it. */
  explain?(now: Situation<G>, command: G['command']): string | null;
  /** Of these offers the one that goes on without risking anything; null where the player has to choose. */
  usual?(now: Situation<G>, offers: readonly G['command'][]): G['command'] | null;
  /** Of these offers the one that a sensible player would choose; null where that is for the player alone. */
  advise?(now: Situation<G>, offers: readonly G['command'][]): G['command'] | null;
  /** Standing instructions of a side, the whole side's first. */
  standing?(now: Situation<G>, side: Side): StandingView[];
  readonly stances?: readonly StanceView[];
  /** The choices before the first turn; null once it has begun. */
  prelude?(now: Situation<G>): PreludeView | null;
  /**
   * Whether this decision is made from what its side alone knows. Where that is false the screen may show both players what both
   * know, and nobody has to look away. Absent = whenever the two know different things.
   */
  isSecret?(now: Situation<G>): boolean;
  /** Ships of either side whose markers are still to be laid; absent where nobody plots. */
  plots?(now: Situation<G>): PlotView<G>[];
  /** What lays a marker for every ship that has none, and what says that all lie; null where that side has none to lay. */
  plotsDown?(now: Situation<G>, side: Side): { rest: G['command']; done: G['command'] } | null;
  /** Where a command that lays a marker would take the ship; null for any other. */
  course?(now: Situation<G>, command: G['command']): CourseView | null;
  roll(event: G['event'] | KernelEvent): ShownRoll | null;
  luck(event: G['event'] | KernelEvent, now: Situation<G>): LuckEntry | null;
  /** Hexes and units that an event is about, for the log's links. */
  where(event: G['event'] | KernelEvent, now: Situation<G>): { hexes: readonly HexId[]; units: readonly string[] };
}
