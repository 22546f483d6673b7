import type { Ending } from './ending.ts';
import type { Chart } from './chart.ts';
import type { Dice } from './dice.ts';
import type { Game, Situation } from './game.ts';
import type { Scenario } from './scenario.ts';
import type { Command, KernelEvent, Outcome, RuleSetId, Ship, ShipId, Side, State } from './types.ts';
import type { Veil } from './veil.ts';

/** What a verb holds: a situation that it may change, dice, and a way to say what happened. */
export interface Play<G extends Game = Game> extends Situation<G> {
  readonly dice: Dice;
  /** Where not everything is known; see `ownDie` and `wordOf`. */
  readonly veil?: Veil | undefined;
  emit(event: G['event'] | KernelEvent): void;
}

/** What kind of work a step of the turn is: the page has a picture for each. */
export type StepKind =
  | 'purse'
  | 'fleet'
  | 'island'
  | 'mine'
  | 'cards'
  | 'event'
  | 'fort'
  | 'order'
  | 'lot'
  | 'ship'
  | 'move'
  | 'turn'
  | 'aground'
  | 'river'
  | 'gun'
  | 'ram'
  | 'morale'
  | 'clock'
  | 'arrival'
  | 'end';

/**
 * One printed step of the turn. Kernel order: begin, proceed until false, facts, awaits and decisions, end. `F` is what the step
 * works out once for all the questions of a decision.
 */
export interface Phase<G extends Game = Game, F = unknown> {
  readonly id: string;
  /** What is done in it, in plain words. */
  readonly title: string;
  /** What the rulebook calls it, where that says less to a newcomer. */
  readonly printed?: string | undefined;
  readonly kind?: StepKind | undefined;
  /** Where the rulebook prints it. */
  readonly cite: string;
  /** Left out of the turn where this says false. */
  applies?(now: Situation<G>): boolean;
  begin?(play: Play<G>): void;
  /** Does the next piece of work that needs no decision, or returns false. Called again after interrupts are decided. */
  proceed?(play: Play<G>): boolean;
  /**
   * What `awaits` and `options` would otherwise each work out again: asked by the kernel once a decision and kept beside the state.
   * `before` is what it was at the last decision since this step began, if the kernel still has it: what a command cannot have
   * changed is taken from there. What costs much may wait for its first question, and is kept in them then: only what stays the
   * same however late it is asked, or with it what it hangs on. Ids, numbers and commands only: nothing of the state, which may be
   * a draft.
   */
  facts?(now: Situation<G>, before: F | undefined): F;
  /** Sides that still owe a decision; none = go on. */
  awaits?(now: Situation<G>, facts: F): readonly Side[];
  /** Everything that side may do now: with `accepts` the only definition of legality. */
  options?(now: Situation<G>, side: Side, facts: F): readonly G['command'][];
  /**
   * Orders that `options` does not list, since they are too many, or since each takes the place of one that was given before. Says how
   * these rules would put such an order of a side that owes a decision; null where it may not be given. The order comes from
   * anywhere: nothing in it is to be trusted but its type and its side.
   */
  accepts?(now: Situation<G>, command: Command): G['command'] | null;
  perform?(play: Play<G>, command: G['command']): void;
  end?(play: Play<G>): void;
  /** Whether the battle may be decided when this step has ended. */
  readonly decides?: boolean;
}

/** The rule behind one kind of interrupt. The kernel takes the interrupt off before `perform`. */
export interface InterruptRule<G extends Game = Game> {
  readonly title: string;
  /** Why it is asked, in a sentence, and the rule behind it; absent where nobody is told. */
  readonly why?: { readonly says: string; readonly cite: string };
  options(now: Situation<G>, interrupt: G['interrupt']): readonly G['command'][];
  perform(play: Play<G>, command: G['command'], interrupt: G['interrupt']): void;
}

/** What the kernel asks of rules in order to play by them. What a screen, a bot or a scenario asks is `system/ruleset.ts`. */
export interface Rules<G extends Game = Game> {
  readonly id: RuleSetId;
  readonly edition: string;
  readonly sequence: readonly Phase<G>[];
  readonly interrupts: Readonly<Record<string, InterruptRule<G>>>;
  /** Every cause of an ending, each with a sentence for the players. */
  readonly endings: Readonly<Record<string, Ending>>;
  /** The printed tables as plain data: for help, reports and the rules hash. */
  readonly tables: Readonly<Record<string, unknown>>;
  /** The state before the first turn; dice and cursor are filled in by the kernel. */
  muster(
    scenario: Scenario,
    options: Readonly<G['options']>,
  ): Omit<G['state'], keyof State> & { ships: G['state']['ships'] };
  /**
   * The chart with what players have laid on it in this game; absent = nobody lays anything, and it is the battle's. Told by the state alone,
   * and the same object for the same things laid: what others have worked out of a chart they keep beside it.
   */
  charted?(chart: Chart, state: G['state']): Chart;
  /** Who has won, if anyone; asked when a step that decides has ended. */
  outcome(now: Situation<G>): Outcome | null;
  /** The state as that side may know it: secrets and dice blanked. */
  redact(state: G['state'], side: Side): G['state'];
  /** Whether an event shows something that had been hidden: undo stops there. */
  reveals(event: G['event'] | KernelEvent): boolean;
  /**
   * The sides that know of an event; absent = both, of all. By the event alone: what decides who has witnessed it, it says itself.
   * Nobody else reads, sees, hears or counts it before the battle is over.
   */
  witnesses?(event: G['event'] | KernelEvent): readonly Side[];
}

/** A battle as the kernel plays it: everything that never changes meanwhile. */
export interface Engagement<G extends Game = Game> {
  readonly rules: Rules<G>;
  readonly scenario: Scenario;
  /** As the battle brings it; what players have laid on it, `charted` adds. */
  readonly chart: Chart;
  readonly options: Readonly<G['options']>;
}

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
