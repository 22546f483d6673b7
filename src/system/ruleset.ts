import type { Dice } from '../core/dice.ts';
import type { Game, Situation } from '../core/game.ts';
import type { Engagement } from '../core/rules.ts';
import type { Dealt, OrderKey, RulesSection, Scenario, SectionKey } from '../core/scenario.ts';
import type { KernelEvent, Side } from '../core/types.ts';
import type { FortFacts, Vessel } from '../core/vessels.ts';
import type { Doctrine, KnownRules, Reason } from './captain.ts';
import type { Disclosure } from './disclosure.ts';
import type { Sealing } from './sealing.ts';
import type { SheetLine } from './desk/index.ts';
import type { Handbook } from './help.ts';
import type { Lesson } from './lesson.ts';
import type { EventPlayer, OnBoard, StageActs } from './stage.ts';

/** A battle under one rule system: everything that never changes while it is played. */
export interface Match<G extends Game = Game> extends Engagement<G> {
  readonly rules: RuleSet<G>;
}

/** A switch that players set before the battle. */
export interface OptionSpec {
  readonly id: string;
  readonly title: string;
  /** What it changes, in one plain sentence. */
  readonly says: string;
  /** What players by post are told of it beforehand; left out where there is nothing to tell. */
  readonly byPost?: string;
  readonly byDefault: boolean;
}

/** Something in a battle that takes no part in it under the options that are chosen. */
export interface IdlePart {
  /** What it is called in a list: "Fort Henry", "the mines". */
  readonly says: string;
  /** Its ids, where objectives may name it. */
  readonly units: readonly string[];
}

/** What random games ought to meet, finer than kinds of events: each card, each line of a table. For the fuzzer's counts. */
export interface Notes<G extends Game = Game> {
  /** Every label that `of` can give. */
  readonly all: readonly string[];
  /** What of it this event is. */
  of(event: G['event'] | KernelEvent): readonly string[];
}

/** A whole rule system. Methods, not arrow properties, so that systems of different games share one registry. */
export interface RuleSet<G extends Game = Game> extends KnownRules<G> {
  readonly title: string;
  /** What it plays like, in one or two plain sentences, for who has to choose and has read no book. */
  readonly says?: string;
  readonly optionSpecs: readonly OptionSpec[];
  /** What a scenario may say to this system alone, by key. */
  readonly sectionKeys?: Readonly<Record<string, SectionKey>>;
  /** What standing orders may say in words of this system's own, by key; what its captains make of them stands in `captain.underOrders`. */
  readonly orderKeys?: Readonly<Record<string, OrderKey>>;
  /**
   * A battle that has never been fought, by the rulebook's own generator, the same for the same seed; absent where it prints none. Ships
   * that somebody has at hand beside the catalogue's may be had in it.
   */
  generate?(seed: string, own?: readonly Vessel[]): Scenario;
  /** What a battle made by the common generator says to this system alone, and deals where that is asked for; nothing where it is absent. */
  sectionFor?(scenario: Scenario, attacker: Side, dealt: readonly Dealt[]): RulesSection;
  /** P39: what takes no part in a battle under these options; absent where all that a battle has is always used. */
  idle?(scenario: Scenario, options: Readonly<G['options']>): readonly IdlePart[];
  /** What the rulebook asks of a battle and no rule enforces, where the battle does not keep to it, each with its path. */
  asks?(scenario: Scenario): readonly { readonly path: string; readonly message: string }[];
  /**
   * What a vessel is worth before any battle, the same labels in the same order for every vessel. Absent where a system does not
   * rate single ships.
   */
  rate?(ship: Vessel): readonly SheetLine[];
  /** The same of a fort. Absent where forts take no part in a system. */
  rateFort?(fort: FortFacts): readonly SheetLine[];
  /** Types of ship that the rulebook prints, and which a vessel is; absent where every ship is rated for herself. */
  readonly types?: {
    readonly all: readonly { readonly id: string; readonly title: string }[];
    of(ship: Vessel): string;
  };
  /** An event as one English sentence, with every die and modifier. */
  narrate(event: G['event'] | KernelEvent, scenario: Scenario): string;
  /** A command as the words on a button. */
  phrase(command: G['command'], now: Situation<G>): string;
  /** The rules in words for players, fetched when they are asked for; absent where nobody has written them down. */
  help?(): Promise<Handbook>;
  /** A lesson on a battle of its own, fetched when it is asked for; absent where there is none. */
  lesson?(): Promise<Lesson<G>>;
  /** How captains fight by these rules; without them they go by the odds that the desk gives. */
  readonly captain?: Doctrine<G>;
  /** How its events look on the board; a system without a stage is played without pictures. */
  stage?(acts: StageActs, units: OnBoard): EventPlayer<G['event'] | KernelEvent>;
  /** Who may know what: what views are held to; without it no random game is sound. */
  readonly disclosure?: Disclosure<G>;
  /** How its secrets stay on their owner's machine; absent where both machines may hold them. */
  readonly sealing?: Sealing<G>;
  /** What random games ought to meet beside every kind of command and event. */
  readonly notes?: Notes<G>;
  /** Broken invariants; empty when the state is sound. */
  audit(now: Situation<G>): string[];
}

/** What a bot is told beside what it sees. */
export interface Brief<G extends Game = Game> {
  readonly match: Match<G>;
  /** The step of the battle (`stepAt`): known without a look, and no plan outlives it. */
  readonly step: number;
  /** Whether there is time to think on; absent = only the bot's own budget of simulations counts. */
  mayGoOn?(): boolean;
  /** Hears why the bot decides as it does, where it has a choice; absent = nobody asks. */
  say?(reason: Reason): void;
}

/** Chooses among options with dice of its own. `look` gives what its side may see; it is only worked out when asked for. */
export type Bot<G extends Game = Game> = (
  look: () => Situation<G>,
  options: readonly G['command'][],
  dice: Dice,
  brief: Brief<G>,
) => G['command'];
