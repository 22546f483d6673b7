import type { Game, Situation } from '../../core/game.ts';
import type { Scenario } from '../../core/scenario.ts';
import type { Vessel } from '../../core/vessels.ts';
import type { Side } from '../../core/types.ts';

/** Something that may be bought before the battle. */
export interface WareView {
  id: string;
  title: string;
  /** What she is, as the battle has her; null for what is no ship. */
  vessel: Vessel | null;
  /** What she is, or what it does. */
  says: string;
  price: number;
  /** What the price comes from. */
  why: string;
  /** How many of it may be bought. */
  most: number;
}

/** What lies before a side that buys its fleet. */
export interface MarketView {
  /** Points that it has. */
  purse: number;
  ships: readonly WareView[];
  /** How many ships it must buy. */
  needed: number;
  assets: readonly WareView[];
  /** How many assets it may buy. */
  mostAssets: number;
}

/** What has been put together, by id; an asset that is bought twice stands in it twice. */
export interface Goods {
  readonly ships: readonly string[];
  readonly assets: readonly string[];
}

/** Buying before the battle. */
export interface MarketDesk<G extends Game = Game> {
  /** What a battle will lay before that side; null where its fleet is as the battle has it. */
  before(scenario: Scenario, side: Side): MarketView | null;
  /** Null where that side has nothing to buy now. */
  of(now: Situation<G>, side: Side): MarketView | null;
  /** The command that buys these. */
  buy(side: Side, goods: Goods): G['command'];
  /** What a command buys; null for one that buys nothing. */
  goods(command: G['command']): Goods | null;
}
