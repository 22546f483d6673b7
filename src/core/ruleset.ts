import type { Chart } from './chart.ts';
import type { Desk, SheetLine } from './desk.ts';
import type { Dice } from './dice.ts';
import type { Game, Situation } from './game.ts';
import type { Handbook } from './help.ts';
import type { Lesson } from './lesson.ts';
import type { RulesSection, Scenario, SectionKey } from './scenario.ts';
import type { KernelEvent, Outcome, RuleSetId, Ship, ShipId, Side, State } from './types.ts';

export type { Game, Situation } from './game.ts';

/** A battle under one rule system: everything that never changes while it is played. */
export interface Match<G extends Game = Game> {
  readonly rules: RuleSet<G>;
  readonly scenario: Scenario;
  readonly chart: Chart;
  readonly options: Readonly<G['options']>;
}

/** What a verb holds: a situation that it may change, dice, and a way to say what happened. */
export interface Play<G extends Game = Game> extends Situation<G> {
  readonly dice: Dice;
  emit(event: G['event'] | KernelEvent): void;
}

/** One printed step of the turn. Kernel order: begin, proceed until false, awaits and decisions, end. */
export interface Phase<G extends Game = Game> {
  readonly id: string;
  readonly title: string;
  /** Where the rulebook prints it. */
  readonly cite: string;
  /** Left out of the turn where this says false. */
  applies?(now: Situation<G>): boolean;
  begin?(play: Play<G>): void;
  /** Does the next piece of work that needs no decision, or returns false. Called again after interrupts are decided. */
  proceed?(play: Play<G>): boolean;
  /** Sides that still owe a decision; none = go on. */
  awaits?(now: Situation<G>): readonly Side[];
  /** Everything that side may do now: the only definition of legality. */
  options?(now: Situation<G>, side: Side): G['command'][];
  perform?(play: Play<G>, command: G['command']): void;
  end?(play: Play<G>): void;
  /** Whether the battle may be decided when this step has ended. */
  readonly decides?: boolean;
}

/** The rule behind one kind of interrupt. The kernel takes the interrupt off before `perform`. */
export interface InterruptRule<G extends Game = Game> {
  readonly title: string;
  options(now: Situation<G>, interrupt: G['interrupt']): G['command'][];
  perform(play: Play<G>, command: G['command'], interrupt: G['interrupt']): void;
}

/** A switch that players set before the battle. */
export interface OptionSpec {
  readonly id: string;
  readonly title: string;
  /** What it changes, in one plain sentence. */
  readonly says: string;
  readonly byDefault: boolean;
}

/** What random games ought to meet, finer than kinds of events: each card, each line of a table. For the fuzzer's counts. */
export interface Notes<G extends Game = Game> {
  /** Every label that `of` can give. */
  readonly all: readonly string[];
  /** What of it this event is. */
  of(event: G['event'] | KernelEvent): readonly string[];
}

/** A whole rule system. Methods, not arrow properties, so that systems of different games share one registry. */
export interface RuleSet<G extends Game = Game> {
  readonly id: RuleSetId;
  readonly title: string;
  readonly edition: string;
  readonly optionSpecs: readonly OptionSpec[];
  /** What a scenario may say to this system alone, by key. */
  readonly sectionKeys?: Readonly<Record<string, SectionKey>>;
  readonly sequence: readonly Phase<G>[];
  readonly interrupts: Readonly<Record<string, InterruptRule<G>>>;
  /** Every cause of an ending, each with a sentence for the players. */
  readonly endings: Readonly<Record<string, string>>;
  /** The printed tables as plain data: for help, reports and the rules hash. */
  readonly tables: Readonly<Record<string, unknown>>;
  /** The state before the first turn; dice and cursor are filled in by the kernel. */
  muster(
    scenario: Scenario,
    options: Readonly<G['options']>,
  ): Omit<G['state'], keyof State> & { ships: G['state']['ships'] };
  /** A battle that has never been fought, by the rulebook's own generator, the same for the same seed; absent where it prints none. */
  generate?(seed: string): Scenario;
  /** What a battle made by the common generator says to this system alone; nothing where it is absent. */
  sectionFor?(scenario: Scenario, attacker: Side): RulesSection;
  /**
   * What a vessel of the catalogue is worth before any battle, the same labels in the same order for every vessel; throws on an
   * unknown id. Absent where a system does not rate single ships.
   */
  rate?(vessel: string): readonly SheetLine[];
  /** Who has won, if anyone; asked when a step that decides has ended. */
  outcome(now: Situation<G>): Outcome | null;
  /** The state as that side may know it: secrets and dice blanked. */
  redact(state: G['state'], side: Side): G['state'];
  /** Whether an event shows something that had been hidden: undo stops there. */
  reveals(event: G['event'] | KernelEvent): boolean;
  /** How well that side stands, in this system's hull points, for bots. */
  appraise(now: Situation<G>, side: Side): number;
  /** What a screen may ask. */
  readonly desk: Desk<G>;
  /** An event as one English sentence, with every die and modifier. */
  narrate(event: G['event'] | KernelEvent, scenario: Scenario): string;
  /** A command as the words on a button. */
  phrase(command: G['command'], now: Situation<G>): string;
  /** The rules in words for players, fetched when they are asked for; absent where nobody has written them down. */
  help?(): Promise<Handbook>;
  /** A lesson on a battle of its own, fetched when it is asked for; absent where there is none. */
  lesson?(): Promise<Lesson<G>>;
  /** What random games ought to meet beside every kind of command and event. */
  readonly notes?: Notes<G>;
  /** Broken invariants; empty when the state is sound. */
  audit(now: Situation<G>): string[];
  /** A deep copy, for search. */
  clone(state: G['state']): G['state'];
}

/** What a bot is told beside what it sees. */
export interface Brief<G extends Game = Game> {
  readonly match: Match<G>;
  /** Whether there is time to think on; absent = only the bot's own budget of simulations counts. */
  mayGoOn?(): boolean;
  /** Hears in one line why the bot decides as it does; absent = nobody asks, and nothing is put into words. */
  say?(reason: string): void;
}

/** Chooses among options with dice of its own. `look` gives what its side may see; it is only worked out when asked for. */
export type Bot<G extends Game = Game> = (
  look: () => Situation<G>,
  options: readonly G['command'][],
  dice: Dice,
  brief: Brief<G>,
) => G['command'];

/** The ship with that id; throws on an unknown one, which is a bug and never input. */
export const shipOf = <S extends Ship>(
  now: { readonly state: { readonly ships: Record<ShipId, S> } },
  id: ShipId,
): S => {
  const ship = now.state.ships[id];
  if (!ship) throw new Error(`no ship ${id} in this battle`);
  return ship;
};

/** Puts a decision in front of the phase's own; of several the newest is decided first. */
export const ask = <G extends Game>(play: Play<G>, question: G['interrupt']): void => {
  play.state.cursor.interrupts.push(question);
};
