import type { Chart } from './chart.ts';
import type { Edge, Facing, HexId, RuleSetId, ShipId, Side } from './types.ts';
import type { Bearing, FortFacts, HullChanges, Vessel, WorkChanges } from './vessels.ts';

/** Guns that an author puts aboard; without bearings they stand as rules say (Q63). */
export interface GunsGiven {
  readonly gun: string;
  readonly count: number;
  readonly mount: string;
  readonly bears?: readonly Bearing[];
  readonly turret?: 1 | 2;
  readonly blind?: readonly Bearing[];
  readonly note?: string;
}

/** Changes to a vessel for one ship in one battle. Changes to her hull stand in the ship's `facts` already; rules look for the others here. */
export interface Overrides extends HullChanges {
  /** No gun on board can be used when empty; a list of catalogue mounts otherwise. */
  guns?: readonly GunsGiven[];
  ram?: boolean;
  knots?: number;
  /** Percent of the hull lost before the battle, 0 to 99. */
  damage?: number;
}

/** One ship of a battle. */
export interface Force {
  id: ShipId;
  side: Side;
  /** Id in the catalogue, or of a vessel that the battle brings. */
  vessel: string;
  /** What she is, where it is not what the catalogue has under that id: ask `vesselOf`. */
  facts?: Vessel;
  /** Name on the counter; the catalogue's unless the scenario gives another. */
  name: string;
  captain?: string;
  hex: HexId;
  facing: Facing;
  /** Turn at whose movement she appears at `hex` on the rim; 1 = there from the start. */
  turn: number;
  aground: boolean;
  anchored: boolean;
  /** Whole turns before she can move by herself. */
  steamIn: number;
  overrides: Overrides;
}

/** Changes to the catalogue's facts for one fort in one battle. */
interface WorkOverrides extends WorkChanges {
  /** The guns that can be used, in place of the catalogue's; at least one. */
  guns?: readonly { gun: string; count: number; mount: string; face: string }[];
}

/** A fort, battery or building: something on land that can be shot at. */
export interface Work {
  id: string;
  side: Side;
  kind: 'fort' | 'building';
  name: string;
  /** Id in the catalogue of forts, or of one that the battle brings; absent for buildings. */
  fort?: string;
  /** What it is, where it is not what the catalogue has under that id: ask `fortOf`. */
  facts?: FortFacts;
  /** One hex for a building, two adjacent ones for a fort (Q22). */
  hexes: readonly HexId[];
  /** Where the front looks. */
  facing: Facing;
  /** Absent where the catalogue's facts stand. */
  overrides?: WorkOverrides;
}

/** A place where mines or dummies lie; which is which is secret (Q44). */
export interface MineMarker {
  side: Side;
  hex: HexId;
  live: boolean;
  /** The field that it belongs to, for systems whose fields stay (R26). */
  field?: string;
  /** Carried by the current; neither this nor of a field: single. */
  adrift?: boolean;
}

/** What a side must do; the words are those of ruling S11. */
export type Objective = { side: Side; text: string } & (
  | { kind: 'sinkOrCapture'; ships: readonly ShipId[]; count: number }
  | { kind: 'exit'; ships: readonly ShipId[]; count: number; edge: Edge }
  | { kind: 'destroy'; targets: readonly string[]; count: number }
  | { kind: 'hold'; hexes: readonly HexId[]; count: number }
  | { kind: 'survive'; ships: readonly string[]; count: number }
);

/** What a unit is to do until something changes it (docs/standing-orders.md). An empty list of hexes = where she starts. */
export type OrderStance =
  | { kind: 'hold'; hexes: readonly HexId[] }
  /** So many turns toward each of the hexes, in rotation. */
  | { kind: 'patrol'; hexes: readonly HexId[]; turns: number }
  /** Nobody named = the nearest prey. */
  | { kind: 'engage'; prey: readonly string[] }
  | { kind: 'screen'; ship: ShipId; within: number }
  /** Lies still and silent until an enemy is within so many hexes. */
  | { kind: 'ambush'; hexes: readonly HexId[]; within: number }
  | { kind: 'runPast'; edge: Edge }
  /** null = the nearest home edge. */
  | { kind: 'withdraw'; edge: Edge | null };

/** What changes a stance; everything given must hold. */
export interface OrderCondition {
  /** From that turn on; while the battle clock shows that total or more. */
  turn?: number;
  clock?: number;
  /** Hexes to an enemy. */
  enemyWithin?: number;
  /** An enemy in that column (toward left or right) or row (toward top or bottom), or farther toward that edge. */
  enemyPast?: { at: number; toward: Edge };
  /** Percent of the hull lost, 1 to 100. */
  damage?: number;
  /** One of these units of either side is out of the battle. */
  lost?: readonly string[];
  /** Whose distance and damage count; the unit's own unless given. */
  of?: readonly string[];
  /** Enemies that count; all unless given. */
  by?: readonly string[];
}

/** A key that one rule system adds to standing orders. Plain data: parser, schema and messages are made from it. */
export interface OrderKey {
  /** What one of its words is called in messages: "a rule for cards". */
  readonly what: string;
  /** What it is about, for editors. */
  readonly says: string;
  /** The words that may stand there, each with what it means. */
  readonly words: Readonly<Record<string, string>>;
  /** Who may be told so: the side as a whole alone, or single units too. */
  readonly whose: 'side' | 'units';
}

/** What stands in orders under keys that rule systems have added: a word each. A system passes over keys that are not its own. */
export type OrderWords = Readonly<Record<string, string>>;

/** Rules that an order gives, or a side for all its units. What is left out is as the commander sees fit. */
export interface OrderRules {
  /** Units to be fired at before all others, the first most of all. */
  targets: readonly string[];
  words: OrderWords;
}

/** What some units are to do. Of the changes the first whose condition holds is in force. */
export interface StandingOrder extends OrderRules {
  who: readonly string[];
  stance: OrderStance;
  when: readonly { if: OrderCondition; then: OrderStance }[];
}

export interface SideOrders extends OrderRules {
  units: readonly StandingOrder[];
}

export type Orders = Readonly<Partial<Record<Side, SideOrders>>>;

export interface History {
  winner: Side | 'draw';
  summary: string;
  /** Ships, forts and buildings lost by each side, as ids of the battle. */
  lost: Readonly<Record<Side, readonly string[]>>;
}

/** A key that one rule system adds to its section of a scenario. Plain data: parser, schema and page are made from it. */
export type SectionKey = {
  /** What it means, for editors and the format's page. */
  says: string;
} & (
  | { kind: 'flag' }
  | { kind: 'wholeNumber'; least: number; most: number }
  | { kind: 'oneOf'; what: string; names: readonly string[] }
  /** A list of ships of this battle, in which one stands once. */
  | { kind: 'ships' }
  /** The same of its buildings. */
  | { kind: 'buildings' }
  /** For each side a list of such names, in which one may stand more than once. */
  | { kind: 'listBySide'; what: string; names: readonly string[] }
  /** A number for each ship that is named. */
  | { kind: 'numberByShip'; least: number; most: number }
  /** A ship for each ship that is named. */
  | { kind: 'shipByShip' }
  /** A word for each ship or fort that is named: one of those that ships may have, or of those for forts. */
  | { kind: 'wordByUnit'; what: string; ofShips: readonly string[]; ofForts: readonly string[] }
  /** A list of hexes of the chart, in which one stands once. */
  | { kind: 'hexes'; water?: true }
);

/** What a side may mean to do with the whole battle. */
export const AIM_NAMES = [
  'fight',
  'breakThrough',
  'keepAway',
  'keepWards',
  'stand',
  'screen',
  'lieOn',
  'deny',
  'shell',
  'obey',
] as const;
export type AimName = (typeof AIM_NAMES)[number];

/** What a scenario says to one rule system; the rest of its battle comes from the common part (S10). */
export interface RulesSection {
  options: Readonly<Record<string, boolean>>;
  turns?: number;
  /** What captains of a side set out to do, where they are told. */
  aims?: Readonly<Partial<Record<Side, AimName>>>;
  objectives?: readonly Objective[];
  /** Starting hexes and entry turns by ship. */
  forces?: Readonly<Record<ShipId, { hex?: HexId; facing?: Facing; turn?: number }>>;
  /** In place of the common ones of the same side. */
  orders?: Orders;
}

/** The light over the river. */
export const LIGHTS = ['day', 'mist', 'night'] as const;
type Light = (typeof LIGHTS)[number];

/** A battle, parsed and checked. */
export interface Scenario {
  id: string;
  title: string;
  /** ISO date of the action. */
  date: string;
  place: string;
  /** Minutes that two players need, as a guide. */
  minutes: number;
  briefing: Readonly<Record<Side | 'common', string>>;
  chart: Chart;
  /** How many times shorter the ground is drawn than ships move and guns reach (S1); absent where the chart is true. */
  drawnShorter?: number;
  /** Names printed on the chart. */
  places: readonly { hex: HexId; name: string }[];
  forces: readonly Force[];
  works: readonly Work[];
  /** Vessels and forts that are in no catalogue; absent where the battle brings none. */
  own?: { readonly vessels: readonly Vessel[]; readonly forts: readonly FortFacts[] };
  mines: readonly MineMarker[];
  /** No fire beyond so many hexes; null in clear weather. */
  visibility: number | null;
  /** In what light the battle begins; for the eye only, rules go by `visibility`. */
  light: Light;
  homeEdges: Readonly<Record<Side, readonly Edge[]>>;
  objectives: readonly Objective[];
  turns: number;
  /** What a scripted commander goes by. */
  orders?: Orders;
  history: History | null;
  rules: Readonly<Partial<Record<RuleSetId, RulesSection>>>;
}

/** What a made battle has only where it is asked for; what is no marker on the chart is dealt by rules that know it. */
export type Dealt = 'assets' | 'reserve' | 'fields' | 'adrift' | 'tows';
