import type { Dice } from '../core/dice.ts';
import type { Game, Situation } from '../core/game.ts';
import type { Rules } from '../core/rules.ts';
import type { Objective, OrderWords } from '../core/scenario.ts';
import type { Edge, HexId, Side } from '../core/types.ts';
import { phrase, subjectOf, type Hole, type Phrase } from '../languages/phrase.ts';
import type { Desk } from './desk/index.ts';
import type { Marks } from './marks.ts';

/** What every captain may use of a rule system; those of the system itself know its own queries beside. */
export interface KnownRules<G extends Game = Game> extends Rules<G> {
  /** What a screen may ask. */
  readonly desk: Desk<G>;
  /** Conditions that only its units are in, by the words that its sheets have for them. */
  readonly marks?: Marks;
  /** What both sides are to do, as far as this view knows, in the order of the desk's `objectives`; absent = what the scenario says. */
  goals?(now: Situation<G>): readonly Objective[];
  /** How well that side stands, in this system's hull points, for bots. */
  appraise(now: Situation<G>, side: Side): number;
  /** A deep copy, for search. */
  clone(state: G['state']): G['state'];
}

/** How a commander weighs what he does to the enemy against what is done to him. Numbers are factors; 1 is the steady captain. */
export interface Temper {
  readonly name: string;
  /** Of harm done to the enemy. */
  readonly harm: number;
  /** Of harm to the own ships. */
  readonly hurt: number;
  /** Of the way still to go to prey and objectives. */
  readonly haste: number;
}

/** Where the plan of her side wants a ship. */
export interface Station {
  /** Any of these will do. */
  readonly hexes: readonly HexId[];
  /** The edge by which she is to leave, whatever it costs; null where she is to stay. */
  readonly edge: Edge | null;
}

/** What a reckoning of the whole battle goes by: a unit as a piece that goes so far and hits so hard. */
export interface Gauge {
  /** Hexes that she makes in a turn; 0 for whoever stays where he is. */
  readonly pace: number;
  /** Hexes that the river carries her in a turn, where it runs. */
  readonly drift: number;
  /** Turns until she can go: while she raises steam, or lies aground for who knows how long (Infinity). */
  readonly held: number;
  /** Hexes at which her guns do their work; 0 where she has none. */
  readonly reach: number;
  /** Points that she has left, and has when whole. */
  readonly hull: number;
  readonly full: number;
  /** Points that her guns cost that unit in a turn, at the range at which they do their work. */
  bite(target: string): number;
  /** The same of her bow, alongside. */
  blow(target: string): number;
}

/** A decision that is owed, as one side sees it. */
export interface Ask<G extends Game = Game> {
  readonly now: Situation<G>;
  readonly side: Side;
  readonly options: readonly G['command'][];
  readonly rules: KnownRules<G>;
  readonly temper: Temper;
  /** The bot's own dice. The captain throws them only where it pays to be unpredictable. */
  readonly dice: Dice;
  /** Where the plan of the side wants its ships; who has no station does as the captain thinks best. Absent = nobody has one. */
  readonly stations?: Stations;
}

/** The stations of a side's ships, by id. */
export type Stations = ReadonlyMap<string, Station>;

/** Everybody does as the captain thinks best. */
export const NO_STATIONS: Stations = new Map<string, Station>();

/** Why a bot decides as it does: data, to be put into words where it is shown. */
export interface Reason {
  /** Whom it is about; null = nobody in particular. */
  readonly unit: string | null;
  readonly says: Phrase;
}

/** A reason in words, as the tag of a template; it is about the unit with which it begins. */
export const reason = (parts: TemplateStringsArray, ...holes: readonly Hole[]): Reason => {
  const says = phrase(parts, ...holes);
  return { unit: subjectOf(says), says };
};

/** Of whoever has no plan for what is offered, and takes one as good as another. */
export const NOTHING_BETTER = reason`Nothing better is at hand.`;

/** One command of a plan, and why. The reason is made only when asked for. */
export interface Step<G extends Game = Game> {
  readonly command: G['command'];
  readonly why: () => Reason;
}

/** Commands to be given one after another as long as each is offered. A plan that meets a surprise is made anew. */
export type Plan<G extends Game = Game> = readonly Step<G>[];

/** A plan worth a thought. */
export interface Candidate<G extends Game = Game> {
  readonly plan: Plan<G>;
  /** In what it differs from the captain's own plan; null where it is another plan altogether. */
  readonly whim: Whim | null;
  /** How far it falls short of the captain's own at a glance, in hull points. */
  readonly loss: number;
}

/** Another choice for one unit: the one of that rank instead of the best. */
export interface Whim {
  readonly unit: string;
  readonly rank: number;
}

/** What a unit is told by standing orders, as her captain hears it. */
export interface Told {
  /** In words of these rules' own (`orderKeys`). */
  readonly words: OrderWords;
  /** She fires at nobody. */
  readonly silent: boolean;
  /** She does as the captain thinks best. */
  readonly free: boolean;
  /** Without her name and full stop: "holds at 1204". */
  readonly says: Phrase;
  /** Points of movement to where she should be; 0 where she is to be nowhere in particular. */
  readonly away: () => number;
}

/** The standing orders of a side that are in force. */
export interface ToldSide {
  /** For the side as a whole. */
  readonly words: OrderWords;
  readonly units: ReadonlyMap<string, Told>;
}

/** What captains make of standing orders in words that their rule system has added. */
export interface UnderOrders<G extends Game = Game> {
  /** What the orders call for by themselves; empty = nothing. */
  obey(ask: Ask<G>, told: ToldSide): Plan<G>;
  /** Of the offers those that the words leave open: all where none speaks of them, never less than one for a unit that must choose. */
  leaves(ask: Ask<G>, told: ToldSide): readonly G['command'][];
}

/** What a rule system's captains know. Methods, so that doctrines of different games share one list. */
export interface Doctrine<G extends Game = Game> {
  /** Turns after which the good of a plan shows. */
  readonly ahead: number;
  /** Turns for which whole tempers are tried, beyond the end where battles are quickly played on; absent = none are tried. */
  readonly far?: number;
  /** Simulations of a budget that one battle played on takes: 1 for the quickest rules. */
  readonly costs: number;
  /** Whether so many ships fight that a long thought for each would take a turn minutes; absent where one plan moves a fleet. */
  crowded?(now: Situation<G>): boolean;
  /** What to do now: the plan of the captain himself, then up to `more` others worth a thought, best first. */
  plans(ask: Ask<G>, more: number): Candidate<G>[];
  /** The captain's plan with several whims at once; absent where plans are not made of whims. */
  combine?(ask: Ask<G>, whims: readonly Whim[]): Plan<G>;
  /** Every unit on the chart as a piece for a reckoning of the battle; absent = pieces are made from what any system tells. */
  gauges?(ask: Ask<G>): ReadonlyMap<string, Gauge>;
  /** The battle as that side takes it to be, with whoever is out of sight where she may have gone; absent where everybody is seen. */
  suspects?(now: Situation<G>, side: Side): Situation<G>;
  /** Whether its captains see to the stations that they are given; where they do not, stations are made into standing orders. */
  readonly keepsStations?: boolean;
  /** Absent where the system adds no words to standing orders. */
  readonly underOrders?: UnderOrders<G>;
  /** A whole state that the view might be of: hidden things filled in by what the side knows and by its own dice. */
  imagine(rules: KnownRules<G>, now: Situation<G>, side: Side, dice: Dice): G['state'];
  /** How well that side stands, objectives counted, in hull points. */
  standing(rules: KnownRules<G>, now: Situation<G>, side: Side): number;
}
