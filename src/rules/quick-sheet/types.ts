import type { Play as PlayOf } from '../../core/rules.ts';
import type { Situation as SituationOf } from '../../core/game.ts';
import type { RuleSet } from '../../system/ruleset.ts';
import type { Edge, Facing, HexId, Ship, ShipId, Side, State } from '../../core/types.ts';
import type { Bearing, FortFace } from '../../ships/index.ts';
import type { QuickSheetCommand, QuickSheetEvent, QuickSheetInterrupt } from './messages.ts';
import type {
  ArmourClass,
  Asset,
  Beam,
  CardCounts,
  CardFace,
  DamageCause,
  DeckName,
  GunClass,
  PatchKind,
  Stance,
  WorkKind,
} from './vocabulary.ts';

export * from './vocabulary.ts';
export type * from './messages.ts';

/** One side's cards of one deck. */
export interface Deck {
  /** Cards to draw from; null in the view of the other side. */
  draw: CardCounts | null;
  left: number;
  discards: CardCounts;
}

/** One gun of a ship, fort or battery. */
export interface Gun {
  /** Id in the catalogue. */
  gun: string;
  class: GunClass;
  /** Guns of one mount stand alike and bear alike. */
  mount: number;
  /** Quarters on which it bears; none = all round. */
  bears: (Bearing | FortFace)[];
  /** 0 = in no turret. */
  turret: 0 | 1 | 2;
  lost: boolean;
  /** Fired by order this turn (Q7). */
  fired: boolean;
}

/**
 * `reserve` waits for an arrival roll, `waiting` for its turn; `gone` = off the chart, `exited` = off it by an exit objective,
 * `withdrawn` = lost to the fleet before the battle (Q55).
 */
export type ShipStatus = 'reserve' | 'waiting' | 'afloat' | 'sunk' | 'gone' | 'exited' | 'withdrawn';

export interface QuickSheetShip extends Ship {
  armour: ArmourClass;
  /** Turrets of a monitor (Q30); 0 = no monitor. */
  turrets: 0 | 1 | 2;
  ram: boolean;
  /** Feet, for sandbars. */
  draught: number;
  shallow: boolean;
  fast: boolean;
  /** First turn in which she can move by herself; 0 = never. */
  steamFrom: number;
  /** A moored transport: a target, without hand or activation (Q59). */
  target: boolean;
  /** Hit points at the start and now. */
  strength: number;
  points: number;
  guns: Gun[];
  status: ShipStatus;
  struck: boolean;
  /** Turn in whose movement she is due, and her hex of the rim. */
  entry: number;
  entryHex: HexId;
  /** Edge by which she left, if she did. */
  leftBy: Edge | null;
  engineLost: boolean;
  funnelLost: boolean;
  onFire: boolean;
  pilotHouseHit: boolean;
  rudderHit: boolean;
  turretsOut: number[];
  aground: boolean;
  anchored: boolean;
  /** Where the other ship of her hex lies, as seen from her (Q14). */
  abeam: Beam;
  /** Ends of activation for which a ram still shakes her gunners (Q18). */
  shaken: number;
  turnedInHex: boolean;
  hand: CardFace[];
  /** The deck her hand came from. */
  deck: DeckName | null;
  /** The card on her gun deck. */
  card: CardFace | null;
  shown: boolean;
  /** By post: what her owner has said of a card that lies face down, whether it is a move order (Q4) or full speed (Q37). */
  saidMove?: boolean;
  saidFull?: boolean;
  /** The card was spent without moving or firing (Q3). */
  held: boolean;
  /** Turn in which she may lay no card, having rammed (Q38). */
  noCardIn: number;
  acted: boolean;
  /** Hex in which she began the turn; 0 once she has left it. */
  startedIn: HexId;
}

/** Everything that can be fired at and is no ship. */
export interface QuickSheetWork {
  id: string;
  side: Side;
  kind: WorkKind;
  hexes: HexId[];
  facing: Facing;
  armour: ArmourClass;
  strength: number;
  points: number;
  guns: Gun[];
  /** Destroyed, spent or silenced: out of the battle. */
  down: boolean;
  /** The ship that a torpedo boat attacks, or ''. */
  prey: ShipId;
}

export type Unit = QuickSheetShip | QuickSheetWork;

export interface QuickSheetMine {
  side: Side;
  hex: HexId;
  /** null in the view of a side that cannot know. */
  live: boolean | null;
  /** Both sides know what it is. */
  known: boolean;
  spent: boolean;
}

export interface Instructions {
  all: Stance;
  units: Record<string, Stance>;
  /** What has been set this turn, so that nobody dithers for ever. */
  set: string[];
}

/** A ship in the middle of her activation (step 6, Q9). */
export interface Activation {
  ship: ShipId;
  stage: 'unstick' | 'repair' | 'burn' | 'card' | 'act' | 'over';
  /** Attempts to come off the sandbar. */
  attempts: number;
  /** Hexes entered by this order. */
  moved: number;
  /** Nothing more of movement: she turned in her hex, stuck, rammed or was stopped. */
  halted: boolean;
  /** Enemy units that have fired opportunity shots at her. */
  firedUpon: string[];
  /** While she rams: the hex she came from; 0 otherwise. */
  ramFrom: HexId;
  /** She has gone where only to ram, to lie alongside or to leave carries her order out, so she means to (Q77). */
  pledged: boolean;
}

/** A fort or battery firing in step 3. */
interface FortFire {
  unit: string;
  /** Guns that may still fire. */
  left: number;
}

/** Work that needs no decision and waits its turn; the last of the list is done next. */
export type Task =
  | { type: 'shot'; firer: string; gun: number; target: string; opportunity: boolean }
  | { type: 'endSalvo'; by: string }
  | { type: 'critical'; unit: string }
  | { type: 'settle'; unit: string; cause: DamageCause }
  | { type: 'strikeTest'; ship: ShipId }
  | { type: 'sandbar' | 'contact' | 'opportunity'; ship: ShipId }
  | { type: 'mine'; ship: ShipId; hex: HexId }
  | { type: 'ram'; ship: ShipId; target: ShipId; from: HexId }
  | { type: 'hole'; ship: ShipId; target: ShipId }
  | { type: 'rammerBack'; ship: ShipId; from: HexId }
  | { type: 'boatStrikes'; boat: string };

interface Spared {
  firer: string;
  target: ShipId;
  may: boolean;
}

/** What a side has bought before the battle (Q76). */
export interface Purchase {
  ships: ShipId[];
  assets: Asset[];
}

/** An island or a bar that was laid in the river before the battle. */
export interface Patch {
  kind: PatchKind;
  hexes: HexId[];
}

/** How far the river of a generated battle has been laid out (Q78). */
export interface Laying {
  /** Still to be laid: what, and by whom. */
  due: { kind: PatchKind; by: Side }[];
  /** Column in which the next one begins; 0 = not rolled. */
  column: number;
  laid: Patch[];
}

/** Choices before the first turn of a generated battle (Q55). */
export interface PreGame {
  /** Ships still to be chosen: whose fleet, and who chooses. */
  picks: { fleet: Side; by: Side }[];
  picked: ShipId[];
  /** Column in which the defender deploys; 0 = not rolled. */
  column: number;
  /** Assets still to be chosen. */
  assets: Record<Side, number>;
  markers: Record<Side, { live: number; dummies: number }>;
  /** Absent where the chart has its islands and bars already. */
  river?: Laying;
}

export interface QuickSheetState extends State {
  ships: Record<ShipId, QuickSheetShip>;
  works: Record<string, QuickSheetWork>;
  mines: QuickSheetMine[];
  attacker: Side;
  clock: number;
  /** What the clock may not fall below (Q57). */
  clockFloor: number;
  decks: Record<Side, Record<DeckName, Deck>>;
  /** What each side may still use; the other's are blanked. */
  assets: Record<Side, (Asset | 'hidden')[]>;
  instructions: Record<Side, Instructions>;
  agenda: Task[];
  active: Activation | null;
  /** Enemy units that have let the active ship go without a shot (Q20); secret, since it shows who was asked. */
  letGo: string[];
  /** Side whose ship acts next. */
  next: Side;
  /** Sides that have finished what this step asks of both in turn. */
  done: Side[];
  /** Forts and batteries still to fire in step 3, and the one that fires. */
  batteries: string[];
  battery: FortFire | null;
  /** Ships that a salvo not yet over has cost points. */
  hurt: { by: string; ship: ShipId }[];
  /** Rolls of this turn to be allowed to fire at a struck ship (Q33). */
  spared: Spared[];
  misty: boolean;
  night: boolean;
  /** The direction that a side expects a submarine from; -1 = none, secret. */
  guess: number;
  /** Ships and rafts still to drift. */
  drifting: string[];
  /** The die that may shift the clock, waiting for its side; 0 = none. */
  clockDie: number;
  /** A side that has to choose among its reserves: any, a small one, or a die to throw again. */
  arrival: { side: Side; dice: number[]; brings: 'any' | 'small' | 'reRoll' } | null;
  preGame: PreGame | null;
  /** What each side has bought while the other still buys; null before and after. The enemy's is blanked. */
  bought: Record<Side, Purchase | null>;
  /** Numbers for units that come into being during play. */
  made: number;
}

/** Q6 and Q5. */
export interface QuickSheetOptions {
  astern: boolean;
  lenientOrders: boolean;
}

export interface QuickSheet {
  state: QuickSheetState;
  command: QuickSheetCommand;
  event: QuickSheetEvent;
  interrupt: QuickSheetInterrupt;
  options: QuickSheetOptions;
}

export type Situation = SituationOf<QuickSheet>;
export type Play = PlayOf<QuickSheet>;
export type QuickSheetRules = RuleSet<QuickSheet>;
