import type { Game, Situation } from '../../core/game.ts';
import type { Objective } from '../../core/scenario.ts';
import type { Edge, HexId, ShipId, Side } from '../../core/types.ts';
import type { Refusal } from '../refusal.ts';
import type { ArmourDesk } from './armour.ts';
import type { CardsDesk } from './cards.ts';
import type { ClockDesk, LimitDesk } from './clock.ts';
import type { CrewDesk } from './crew.ts';
import type { DamageDesk } from './damage.ts';
import type { DecidingDesk } from './deciding.ts';
import type { EventsDesk } from './events.ts';
import type { FireDesk, GunsDesk, OutlookDesk } from './fire.ts';
import type { MarketDesk } from './market.ts';
import type { OddsView } from './odds.ts';
import type { PlotsDesk } from './plots.ts';
import type { StandingDesk } from './standing.ts';
import type { StepsDesk } from './steps.ts';
import type { UnitSheet } from './units.ts';

export type * from './armour.ts';
export type * from './cards.ts';
export * from './clock.ts';
export type * from './crew.ts';
export type * from './damage.ts';
export type * from './deciding.ts';
export type * from './events.ts';
export * from './fire.ts';
export type * from './market.ts';
export type * from './odds.ts';
export type * from './plots.ts';
export type * from './standing.ts';
export type * from './steps.ts';
export * from './units.ts';

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

/** How far the choices before the first turn have got. */
export interface PreludeView {
  steps: readonly { id: string; title: string }[];
  /** Place of the present one among them. */
  at: number;
}

/** An objective with how far it has got. */
export interface ObjectiveView {
  side: Side;
  text: string;
  done: number;
  needed: number;
  met: boolean;
  /** What has to be done; absent where it is something of the system's own. */
  kind?: Objective['kind'];
  /** Hexes that are to be held, and units by name that are to be destroyed or taken, to be marked on the chart; absent where it is about neither. */
  hexes?: readonly HexId[];
  units?: readonly string[];
  /** The edge by which ships are to leave. */
  edge?: Edge;
}

/** A marker on the chart for something under the water: a mine of a side, or what is in everybody's way. */
export interface MineView {
  hex: HexId;
  side: Side;
  live: boolean | null;
  /** What else than a mine it is. */
  what?: 'stakes' | 'chain' | 'wreck' | 'party' | 'lastSeen';
  /** What is written beside it. */
  label: string;
  /** What is said of it to those who do not see it; left out where that is the label. */
  says?: string;
  spent: boolean;
}

/** Smoke over a hex. */
export interface CloudView {
  hex: HexId;
  level: number;
  /** Nothing is seen through it. */
  thick: boolean;
}

/** The questions a screen asks. Every answer comes from the rules' own functions and from a view that one side may have. A facet is there whole or absent. */
export interface Desk<G extends Game = Game> {
  units(now: Situation<G>): UnitSheet[];
  about(command: G['command']): CommandTarget;
  /** The odds of an offered command, or null when no die hangs on it. */
  odds(now: Situation<G>, command: G['command']): OddsView | null;
  /** What may happen to that ship on entering a hex, or null. */
  risk(now: Situation<G>, ship: ShipId, hex: HexId): string | null;
  /** Why that ship cannot act in this step, or go into that hex; null when she can. */
  whyNoMove(now: Situation<G>, ship: ShipId, hex: HexId | null): Refusal | null;
  /** Every refusal of this desk, by name: each leads to a paragraph of the handbook. */
  readonly refusals: Readonly<Record<string, { readonly cite: string }>>;
  /** Hidden markers on the chart as this view knows them: `live` is null where it is not known whether they are dummies. */
  markers(now: Situation<G>): readonly MineView[];
  /** Each objective with how far it has got. */
  objectives(now: Situation<G>): readonly ObjectiveView[];
  /** Victory points so far; null in a battle that is not decided by them, absent where none is. */
  points?(now: Situation<G>): Record<Side, number> | null;
  /** Smoke that hangs over the water; absent where none does. */
  clouds?(now: Situation<G>): readonly CloudView[];
  /** How far can be seen; absent where weather plays no part. */
  light?(now: Situation<G>): 'day' | 'mist' | 'night';
  /** The choices before the first turn; null once it has begun. */
  prelude?(now: Situation<G>): PreludeView | null;
  readonly deciding: DecidingDesk<G>;
  readonly limit: LimitDesk<G>;
  readonly fire: FireDesk<G>;
  readonly events: EventsDesk<G>;
  /** Where ships move by steps. */
  readonly steps?: StepsDesk<G>;
  /** Where courses are plotted. */
  readonly plots?: PlotsDesk<G>;
  /** Where men change their places with the plots. */
  readonly crew?: CrewDesk<G>;
  /** Where guns are told apart. */
  readonly guns?: GunsDesk<G>;
  /** Where shots are compared with the plates that they strike. */
  readonly armour?: ArmourDesk<G>;
  /** Where ships are hurt part by part. */
  readonly damage?: DamageDesk<G>;
  readonly outlook?: OutlookDesk<G>;
  readonly cards?: CardsDesk<G>;
  /** Where a clock ends the battle. */
  readonly clock?: ClockDesk<G>;
  readonly standing?: StandingDesk<G>;
  /** Where fleets are bought before the battle. */
  readonly market?: MarketDesk<G>;
}
